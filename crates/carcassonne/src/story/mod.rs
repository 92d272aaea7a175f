//! Stories: rule examples as text, and the player that checks them.
//!
//! A story is a position, sentences that are played, and what must hold then:
//!
//! ```
//! let story = "
//! players   red blue
//! board     W^  U>  .
//! figures   red meeple A1 road E
//! play      red tile W^ C1
//!           red pass
//! expect    red 3
//! ";
//! bastide_carcassonne::story::check(story).expect("a road of three tiles pays three points");
//! ```

use std::str::FromStr;

use bastide_game::position::lines_of;
use bastide_game::story::{self, Mistold, Teller};
use bastide_game::{Actor, Seat, SentenceError, Table};
use bastide_landscape::{Cell, Feature, Terrain};

pub use bastide_game::story::StoryError;

use crate::action::Action;
use crate::expansions;
use crate::figure::Figure;
use crate::notation::read_figure;
use crate::position::{KEYS, Names, from_lines};
use crate::setup::Setup;
use crate::state::State;

/// Plays a story and checks what it expects.
pub fn check(text: &str) -> Result<(), StoryError> {
    tell(text).map(|_| ())
}

/// The table at the end of a story that holds.
pub fn tell(text: &str) -> Result<Table<State>, StoryError> {
    let lines = lines_of::<State>(text)?;
    let split = lines.iter().position(|l| !KEYS.contains(&l.key)).unwrap_or(lines.len());
    let position = from_lines(&lines[..split], &mut ())?;
    let teller = OnTheBoard { setup: position.setup.clone(), origin: position.origin };
    let table = Table::starting_at(position.setup, position.state);
    story::tell(&lines[split..], table, &teller)
}

/// What stories of Carcassonne can say; cells are counted from the origin.
struct OnTheBoard {
    setup: Setup,
    origin: Cell,
}

impl Teller<State> for OnTheBoard {
    /// Stories may say `tile U> D1` for `tile U +3,0 >`, and `B1` wherever a cell is named.
    fn long(&self, sentence: &str) -> Result<String, Mistold> {
        let names = self.names();
        let words: Vec<_> = sentence.split_whitespace().collect();
        let short = |kind: &str| kind.ends_with(['^', '>', 'v', '<']) && kind.len() > 1;
        Ok(match words.as_slice() {
            ["tile", kind, at] if short(kind) => {
                let (name, arrow) = kind.split_at(kind.len() - 1);
                format!("tile {name} {} {arrow}", names.cell(at)?)
            }
            ["tile", kind, at, arrow] => {
                format!("tile {kind} {} {arrow}", names.cell(at)?)
            }
            ["draw", ..] => words.join(" "),
            words => {
                let said = |word: &&str| match names.cell(word) {
                    Ok(cell) => cell.to_string(),
                    Err(_) => word.to_string(),
                };
                words.iter().map(said).collect::<Vec<_>>().join(" ")
            }
        })
    }

    /// Before a tile is laid it is drawn, unless the story drew it.
    fn before(&self, game: &State, _actor: Actor, sentence: &str) -> Option<String> {
        match Action::from_str(sentence) {
            Ok(Action::Tile { kind, .. }) if game.drawn().is_none() => Some(format!("draw {kind}")),
            Ok(_) | Err(_) => None,
        }
    }

    fn told(&self, table: &Table<State>, words: &[&str]) -> Result<String, Mistold> {
        let (state, names) = (table.game(), self.names());
        if let Some(told) = expansions::told(state, &names, words)? {
            return Ok(told);
        }
        Ok(match words {
            ["discarded", ..] => {
                let names: Vec<_> = state.set_aside().map(|k| k.name.as_str()).collect();
                format!("discarded {}", names.join(" "))
            }
            ["parts", at, terrain, _] => {
                let count = self.parts(state, at, terrain)?;
                format!("parts {at} {terrain} {count}")
            }
            [how @ ("joined" | "apart"), a, b, c, d, e, f] => {
                let one = self.feature(state, &[a, b, c])? == self.feature(state, &[d, e, f])?;
                words.join(" ").replacen(how, if one { "joined" } else { "apart" }, 1)
            }
            [who, "holds", _, figure] => {
                let kind = read_figure(figure)?;
                let count = state.supply(names.seat(who)?)[kind as usize];
                format!("{who} holds {count} {figure}")
            }
            [who, figure, "on", at, place @ ..] => {
                let kind = read_figure(figure)?;
                if !self.stands(state, names.seat(who)?, kind, at, place)? {
                    return Ok("no such figure there".into());
                }
                words.join(" ")
            }
            _ => return Err(Mistold::UnknownExpectation),
        })
    }
}

impl OnTheBoard {
    fn names(&self) -> Names<'_> {
        Names { setup: &self.setup, origin: self.origin }
    }

    /// How many different features of a terrain a tile has.
    fn parts(&self, state: &State, at: &str, terrain: &str) -> Result<usize, Mistold> {
        let named = Terrain::from_word(terrain);
        let terrain = named.ok_or_else(|| SentenceError::unknown("terrain", terrain))?;
        let land = state.land();
        let id = self.names().tile(state, at)?;
        let parts = land.tile(id).segments().filter(|(_, part)| part.terrain == terrain);
        let mut features: Vec<_> = parts.map(|(segment, _)| land.feature(segment)).collect();
        features.sort_unstable();
        features.dedup();
        Ok(features.len())
    }

    fn feature(&self, state: &State, words: &[&str]) -> Result<Feature, Mistold> {
        let land = state.land();
        Ok(land.feature(self.names().segment(state, words[0], &words[1..])?))
    }

    fn stands(
        &self,
        state: &State,
        owner: Seat,
        kind: Figure,
        at: &str,
        place: &[&str],
    ) -> Result<bool, Mistold> {
        let on = self.names().segment(state, at, place)?;
        Ok(state.figures().iter().any(|f| f.owner == owner && f.figure == kind && f.on == on))
    }
}
