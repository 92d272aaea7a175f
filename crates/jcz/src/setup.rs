//! What the boxes, figures and house rules of a game of JCloisterZone are here.

use bastide_carcassonne::{Element, Elements};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::expansions::{COMPANIONS, FIGURES_AND_RULES, SETS, WITHOUT_TILES};
use crate::geography::ellipsize;

/// Why a game of JCloisterZone cannot be set up here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownSetup {
    /// A tile set that is none of ours.
    #[error("the tile set `{0}` is unknown here")]
    Set(String),
    /// A tile set that is not in the game exactly once.
    #[error("the tile set `{name}` is in the game {count} times; here it can be in it once")]
    Copies {
        /// The set.
        name: String,
        /// How often the game has it.
        count: String,
    },
    /// The game is played without the base game.
    #[error("the game has no tiles of the base game (`basic:1` or `basic:2`)")]
    NoBase,
    /// An element that is none of ours.
    #[error("the element `{0}` is unknown here")]
    Element(String),
    /// An element in another number than ours.
    #[error("the element `{name}` is {count} here, not {given}")]
    Number {
        /// The element.
        name: String,
        /// How many we have.
        count: u64,
        /// How many the game has.
        given: String,
    },
    /// An element that belongs to something in the game but was left out.
    #[error("the game leaves out the element `{element}`, which belongs to `{of}` here")]
    LeftOut {
        /// What is missing.
        element: &'static str,
        /// What it belongs to.
        of: &'static str,
    },
    /// A rule that is none of ours.
    #[error("the rule `{0}` is unknown here")]
    Rule(String),
    /// A rule that is played otherwise here.
    #[error("the rule `{name}` is `{ours}` here, not {given}")]
    Option {
        /// The rule.
        name: String,
        /// How it is played here.
        ours: &'static str,
        /// How the game has it.
        given: String,
    },
}

/// The ordinary meeples, of which everybody has seven.
const MEEPLES: (&str, u64) = ("small-follower", 7);

/// Rules that touch what we play, and how we play them.
const RULES: [(&str, &str); 2] =
    [("tiny-city-scoring", "4"), ("inn-and-cathedral-final-scoring", "zero")];

/// Rules of expansions that are not among our elements: whatever they say, nothing follows.
const OTHER_RULES: [&str; 24] = [
    "princess-action",
    "fairy-placement",
    "dragon-move",
    "barn-placement",
    "wagon-move",
    "bazaar-auction",
    "bazaar-no-auction",
    "hill-tiebreaker",
    "espace-variant",
    "gq11-pig-herd",
    "tunnelize-other-expansions",
    "more-tunnel-tokens",
    "festival-return",
    "keep-monasteries",
    "labyrinth-variant",
    "coc-final-scoring",
    "count-move",
    "little-buildings-scoring",
    "king-and-robber-scoring",
    "king-and-robber-baron-scoring",
    "vineyards-for-garden",
    "robbers-son-action",
    "meteorite-impact",
    "black-fairy-placement",
];

/// Our elements for the sets, elements and rules of a game of JCloisterZone.
pub fn elements(
    sets: &Map<String, Value>,
    elements: &Map<String, Value>,
    rules: &Map<String, Value>,
) -> Result<Elements, UnknownSetup> {
    let mut ours = Elements::BASE.without(Element::Fields);
    let mut base = false;
    for (name, count) in sets {
        let name = full_name(name, elements);
        let set = SETS.iter().find(|(set, _)| *set == name);
        let (_, element) = set.ok_or_else(|| UnknownSetup::Set(ellipsize(&name)))?;
        if count.as_u64() != Some(1) {
            return Err(UnknownSetup::Copies { name, count: ellipsize(&count.to_string()) });
        }
        let again = element.map_or(base, |element| ours.has(element));
        if again {
            return Err(UnknownSetup::Copies { name, count: "2".to_string() });
        }
        match element {
            Some(element) => ours = ours.with(*element),
            None => base = true,
        }
    }
    if !base {
        return Err(UnknownSetup::NoBase);
    }
    for (name, value) in elements.iter().filter(|(_, value)| is_on(value)) {
        if let Some((_, element)) = FIGURES_AND_RULES.iter().find(|(word, _)| word == name) {
            number(name, value, 1)?;
            ours = ours.with(*element);
        } else if COMPANIONS.iter().any(|(word, _)| word == name) {
            number(name, value, 1)?;
        } else if name != MEEPLES.0 && !WITHOUT_TILES.contains(&name.as_str()) {
            return Err(UnknownSetup::Element(ellipsize(name)));
        }
    }
    let meeples = elements.get(MEEPLES.0).unwrap_or(&Value::Null);
    number(MEEPLES.0, meeples, MEEPLES.1)?;
    for (element, of) in COMPANIONS.iter().filter(|(_, of)| ours.has(*of)) {
        if !elements.get(*element).is_some_and(is_on) {
            return Err(UnknownSetup::LeftOut { element, of: of.name() });
        }
    }
    for (name, value) in rules {
        agrees(name, value)?;
    }
    Ok(ours)
}

/// A set without its edition means that with gardens if the game has them.
fn full_name(name: &str, elements: &Map<String, Value>) -> String {
    if name.contains(':') || SETS.iter().any(|(set, _)| *set == name) {
        return name.to_string();
    }
    let gardens = elements.get("garden").is_some_and(is_on);
    format!("{name}:{}", if gardens { 2 } else { 1 })
}

/// Whether a value switches something on: `false`, 0 and nothing do not.
fn is_on(value: &Value) -> bool {
    !matches!(value, Value::Null | Value::Bool(false)) && value.as_u64() != Some(0)
}

fn number(name: &str, value: &Value, count: u64) -> Result<(), UnknownSetup> {
    let given = match value.as_bool() {
        Some(on) => Some(u64::from(on)),
        None => value.as_u64(),
    };
    if given == Some(count) {
        return Ok(());
    }
    Err(UnknownSetup::Number {
        name: name.to_string(),
        count,
        given: ellipsize(&value.to_string()),
    })
}

fn agrees(name: &str, value: &Value) -> Result<(), UnknownSetup> {
    if OTHER_RULES.contains(&name) {
        return Ok(());
    }
    let rule = RULES.iter().find(|(rule, _)| *rule == name);
    let (_, ours) = rule.ok_or_else(|| UnknownSetup::Rule(ellipsize(name)))?;
    let same = match value.as_str() {
        Some(text) => text == *ours,
        None => value.as_u64().is_some() && value.as_u64() == ours.parse().ok(),
    };
    if same {
        return Ok(());
    }
    Err(UnknownSetup::Option { name: name.to_string(), ours, given: ellipsize(&value.to_string()) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(sets: Value, with: Value, rules: Value) -> Result<String, String> {
        let map = |value: Value| value.as_object().cloned().unwrap();
        let found = elements(&map(sets), &map(with), &map(rules));
        let names = |e: Elements| e.iter().map(Element::name).collect::<Vec<_>>().join(" ");
        found.map(names).map_err(|e| e.to_string())
    }

    fn base(with: Value) -> Result<String, String> {
        read(json!({"basic:2": 1}), with, json!({}))
    }

    #[test]
    fn sets_and_elements_are_ours() {
        let seven = json!({"small-follower": 7, "farmers": true});
        assert_eq!(base(seven).unwrap(), "fields");
        assert_eq!(base(json!({"small-follower": 7})).unwrap(), "");
        let all = read(
            json!({"basic": 1, "inns-and-cathedrals": 1, "traders-and-builders": 1}),
            json!({"small-follower": 7, "farmers": true, "garden": true, "abbot": 1, "pig": 1,
                   "big-follower": 1, "inn": true, "cathedral": true, "builder": 1, "traders": true,
                   "mayor": 0}),
            json!({"tiny-city-scoring": "4", "fairy-placement": "on-tile",
                   "inn-and-cathedral-final-scoring": "zero"}),
        );
        assert_eq!(
            all.unwrap(),
            "fields abbot inn-tiles big-meeple trader-tiles goods builder pig"
        );
    }

    #[test]
    fn the_first_edition_is_the_same_without_gardens() {
        let first = read(
            json!({"basic:1": 1, "inns-and-cathedrals:1": 1, "tower": 1}),
            json!({"small-follower": 7, "inn": true, "cathedral": true, "tower": true}),
            json!({}),
        );
        assert_eq!(first.unwrap(), "inn-tiles tower-tiles tower-pieces");
        assert_eq!(
            base(json!({"small-follower": 7})),
            read(json!({"basic": 1}), json!({"small-follower": 7}), json!({}))
        );
    }

    #[test]
    fn elements_that_no_tile_uses_change_nothing() {
        let with = |extra: Value| {
            let mut with = json!({"small-follower": 7, "farmers": true});
            with.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
            base(with)
        };
        assert_eq!(with(json!({"pig-herd": true, "hill": true, "dragon": 1})).unwrap(), "fields");
        // A fairy is placed without any sign on a tile.
        assert!(with(json!({"fairy": 1})).unwrap_err().contains("`fairy` is unknown"));
    }

    #[test]
    fn what_we_lack_is_named() {
        let seven = || json!({"small-follower": 7});
        let problem = |found: Result<String, String>, word: &str| {
            let text = found.unwrap_err();
            assert!(text.contains(word), "{text}");
        };
        problem(read(json!({"basic:3": 1}), seven(), json!({})), "`basic:3` is unknown");
        problem(read(json!({"dragon": 1}), seven(), json!({})), "`dragon:1` is unknown");
        problem(
            read(json!({"basic:1": 1, "basic:2": 1}), seven(), json!({})),
            "`basic:2` is in the game 2 times",
        );
        problem(
            read(json!({"basic:2": 2}), seven(), json!({})),
            "`basic:2` is in the game 2 times",
        );
        problem(read(json!({"tower:2": 1}), seven(), json!({})), "no tiles of the base game");
        problem(base(json!({"small-follower": 8})), "7 here, not 8");
        problem(base(json!({})), "`small-follower` is 7");
        problem(base(json!({"small-follower": 7, "mayor": 1})), "`mayor` is unknown");
        problem(base(json!({"small-follower": 7, "pig": 2})), "`pig` is 1 here, not 2");
        problem(base(json!({"small-follower": 7, "abbot": 1})), "leaves out the element `garden`");
        problem(
            read(json!({"basic:2": 1}), seven(), json!({"tiny-city-scoring": "2"})),
            "`tiny-city-scoring` is `4` here",
        );
        problem(
            read(json!({"basic:2": 1}), seven(), json!({"dragon-eats": true})),
            "`dragon-eats` is unknown",
        );
    }
}
