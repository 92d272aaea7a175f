//! What is told of an answer is what it does, over whole random games with every expansion.

use std::collections::BTreeSet;

use bastide_carcassonne::{Action, Asks, Setup, State, answered, gold_worth};
use bastide_game::{Actor, Game, Seat, Table, Turn};
use bastide_landscape::Facing;
use bastide_protocol::carcassonne::{
    self, Choice, Effect, Offer, Question, Region, prompt, regions,
};
use bastide_protocol::{Aids, Told};

/// Nearly everything. The share of robbers is told when they strike, and the points of an abbot move counters only
/// after what is asked next.
const NEARLY_ALL: &str = "river machines messages ferries gold magic circles inns traders tower";

/// Whether an expansion asks.
fn is_added(table: &Table<State>) -> bool {
    table.game().question().is_some_and(|question| question.element.is_some())
}

/// Plays a random game and looks at every third state, but at every question of an expansion.
fn play(with: &str, seed: u64, mut look: impl FnMut(&Table<State>)) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut table = Table::<State>::new(Setup::read(with, 3).expect("a setup"));
    for n in 0.. {
        if n % 3 == 0 || table.turn() == Turn::Over || is_added(&table) {
            look(&table);
        }
        let (actor, sentence) = match table.turn() {
            Turn::Over => return,
            Turn::Player(seat) => {
                let actions = actions(&table);
                (Actor::Seat(seat), actions[random.usize(..actions.len())].to_string())
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.game().outcomes(&mut outcomes);
                (Actor::Chance, outcomes[random.usize(..outcomes.len())].0.to_string())
            }
        };
        table.play_sentence(actor, &sentence).expect("it is possible");
    }
}

fn actions(table: &Table<State>) -> Vec<Action> {
    let mut actions = Vec::new();
    table.game().actions(&mut actions);
    actions
}

/// Plays an answer and then whatever is needed until all points have moved counters.
fn played(table: &Table<State>, seat: Seat, action: Action) -> Table<State> {
    let mut after = table.clone();
    after.play_sentence(Actor::Seat(seat), &action.to_string()).expect("it was offered");
    loop {
        let Some(question) = after.game().question() else { return after };
        let actions = actions(&after);
        let moves = question.asks == Asks::MoveCounter;
        let more = after.game().drawn().is_some()
            || actions.iter().any(|action| action.to_string() == "again");
        let declines = question.seat == seat && !more && actions.contains(&Action::Pass);
        let Some(next) = actions.iter().find(|action| moves || **action == Action::Pass) else {
            return after;
        };
        if !moves && !declines {
            return after;
        }
        after.play_sentence(Actor::Seat(question.seat), &next.to_string()).expect("offered");
    }
}

#[test]
fn gains_are_what_counters_move() {
    let mut kinds = BTreeSet::new();
    let rare = (0..40).flat_map(|seed| ["magic messages", "ferries"].map(|with| (with, seed)));
    for (with, seed) in [(NEARLY_ALL, 0), (NEARLY_ALL, 1), ("abbot", 2)].into_iter().chain(rare) {
        play(with, seed, |table| {
            if seed > 2 && !is_added(table) {
                return;
            }
            let Some(prompt) = prompt(table, Aids::All, |_| true) else { return };
            // Points that were counted before the question move counters after it.
            if table.game().question().is_some_and(|question| question.asks == Asks::MoveCounter) {
                return;
            }
            let seat = Seat(prompt.seat);
            let mut told = BTreeSet::new();
            for (action, Offer { choice, effect }) in actions(table).into_iter().zip(prompt.options)
            {
                if is_told_again(&mut told, &choice) {
                    continue;
                }
                let after = played(table, seat, action);
                if after.turn() == Turn::Over {
                    continue;
                }
                let mut got = Seat::all(3)
                    .map(|seat| after.game().points(seat) - table.game().points(seat))
                    .collect::<Vec<_>>();
                for gain in &effect.gains {
                    kinds.insert(word(&choice));
                    got[usize::from(gain.seat)] -= gain.points;
                }
                assert_eq!(got, [0; 3], "{action} of {choice:?} {effect:?}");
            }
        });
    }
    for kind in ["tile", "figure", "recall", "enchant", "ransom", "turn", "message", "points"] {
        assert!(kinds.contains(kind), "{kind} never gave anything: {kinds:?}");
    }
}

/// Whether what mage or witch do to a region was told with another place there.
fn is_told_again(told: &mut BTreeSet<(String, u16)>, choice: &Choice) -> bool {
    let Choice::Enchant { who, at, .. } = choice else { return false };
    !told.insert((format!("{who:?}"), *at))
}

fn word(choice: &Choice) -> String {
    let told = serde_json::to_value(choice).expect("JSON");
    told["kind"].as_str().expect("a word").to_owned()
}

/// The regions of a state that are not the same in another.
fn different(of: &[Region], from: &[Region]) -> Vec<Region> {
    of.iter().filter(|region| !from.contains(region)).cloned().collect()
}

#[test]
fn changes_are_all_regions_that_become_others() {
    let mut kinds = BTreeSet::new();
    let flights = (0..30).map(|seed| ("machines", seed));
    for (with, seed) in [("all", 0)].into_iter().chain(flights) {
        play(with, seed, |table| {
            if with == "machines" && !is_added(table) {
                return;
            }
            let Some(prompt) = prompt(table, Aids::All, |_| true) else { return };
            let before = regions(table.game());
            let mut known = BTreeSet::new();
            for (action, Offer { choice, effect }) in actions(table).into_iter().zip(prompt.options)
            {
                if is_told_again(&mut known, &choice) {
                    assert_eq!(effect, Effect::default());
                    continue;
                }
                if matches!(action, Action::Tile { .. }) {
                    assert!(effect.changes.is_empty());
                    continue;
                }
                let mut told = Vec::new();
                for change in effect.changes {
                    let mut after = change.after;
                    let was: Vec<&Region> =
                        change.before.iter().map(|n| &before[usize::from(*n)]).collect();
                    if after.parts.is_empty() {
                        assert_eq!(was.len(), 1);
                        after.parts.clone_from(&was[0].parts);
                    }
                    // Everything comes from what it is said to come from.
                    let from = |part| was.iter().any(|region| region.parts.contains(part));
                    assert!(after.parts.iter().all(from));
                    told.push(after);
                    kinds.insert(word(&choice));
                }
                told.sort_by(|a, b| a.parts.cmp(&b.parts));
                let mut all = different(&regions(&answered(table.game(), action)), &before);
                all.sort_by(|a, b| a.parts.cmp(&b.parts));
                assert_eq!(told, all, "{action}");
            }
        });
    }
    let expected =
        ["capture", "enchant", "ferry", "figure", "gold", "join", "land", "remove", "turn"];
    for kind in expected {
        assert!(kinds.contains(kind), "{kind} never changed anything: {kinds:?}");
    }
}

#[test]
fn aids_say_how_much_of_an_effect_is_told() {
    let (mut gained, mut changed) = (0, 0);
    play("magic", 1, |table| {
        for (aids, foresees, counts) in
            [(Aids::All, true, true), (Aids::Standard, false, true), (Aids::None, false, false)]
        {
            let Some(prompt) = prompt(table, aids, |_| true) else { return };
            for Offer { effect, .. } in prompt.options {
                assert!(foresees || effect.gains.is_empty());
                assert!(counts || effect.changes.is_empty());
                gained += effect.gains.len();
                changed += effect.changes.len();
            }
        }
    });
    assert!(gained > 0 && changed > 0);
}

#[test]
fn what_else_an_answer_tells_is_so_when_it_is_played() {
    let mut seen = BTreeSet::new();
    let golden = (0..60).map(|seed| ("gold no-fields", seed));
    for (with, seed) in [("tower circles", 1), ("tower circles", 2)].into_iter().chain(golden) {
        play(with, seed, |table| {
            if with.starts_with("gold") && !is_added(table) {
                return;
            }
            let Some(prompt) = prompt(table, Aids::None, |_| true) else { return };
            let seat = Seat(prompt.seat);
            for (action, offer) in actions(table).into_iter().zip(prompt.options) {
                let mut after = table.clone();
                after.play_sentence(Actor::Seat(seat), &action.to_string()).expect("offered");
                let next = carcassonne::prompt(&after, Aids::None, |_| false);
                seen.insert(word(&offer.choice));
                if let Choice::Piece { figures, .. } = offer.choice {
                    let captures = actions(&after);
                    let is_capture = |a: &&Action| a.to_string().starts_with("capture");
                    let asked = next.is_some_and(|next| next.question == Question::Capture);
                    let captures = captures.iter().filter(is_capture).count();
                    assert_eq!(figures.len(), if asked { captures } else { 0 });
                } else if let Choice::Capture { owner, exchanged, .. } = offer.choice {
                    let held = |table: &Table<State>| {
                        let by = |p: &&bastide_carcassonne::Prisoner| p.by == Seat(owner);
                        table.game().prisoners().iter().filter(by).count()
                    };
                    let asked = next.is_some_and(|next| next.question == Question::Exchange);
                    assert_eq!(exchanged, asked || held(&after) < held(table));
                } else if let Choice::Take { bars, worth, then, .. } = offer.choice {
                    let own = table.game().gold(seat);
                    assert!(bars > 0);
                    assert_eq!(i32::from(worth), gold_worth(own));
                    assert_eq!(i32::from(then), gold_worth(own + 1));
                    assert!(after.game().gold(seat) > own);
                } else if let Choice::Circle { seats, .. } = offer.choice {
                    let asked = next
                        .filter(|next| matches!(next.question, Question::Join | Question::Remove));
                    assert!(asked.is_none_or(|next| seats.contains(&next.seat)));
                }
            }
        });
    }
    for kind in ["capture", "circle", "piece", "take"] {
        assert!(seen.contains(kind), "{kind} was never asked: {seen:?}");
    }
}

#[test]
fn nothing_is_finished_for_less_than_was_told() {
    for seed in 0..4 {
        let mut before: Vec<Region> = Vec::new();
        play("river inns", seed, |table| {
            let now = regions(table.game());
            for finished in now.iter().filter(|region| region.open == 0) {
                let inside = |region: &&Region| {
                    region.terrain == finished.terrain
                        && region.parts.iter().all(|part| finished.parts.contains(part))
                };
                for told in before.iter().filter(inside) {
                    assert!(told.finished <= finished.finished, "{told:?} {finished:?}");
                }
            }
            before = now;
        });
    }
}

#[test]
fn a_road_of_one_tile_lacks_a_tile_at_each_open_end() {
    let table = Table::<State>::new(Setup::read("", 2).expect("a setup"));
    let told = regions(table.game());
    let road = told.iter().find(|region| region.terrain == carcassonne::Terrain::Road);
    let road = road.expect("the first tile has a road");
    assert_eq!((road.now, road.open, road.finished), (1, 2, Some(3)));
    let city = told.iter().find(|region| region.terrain == carcassonne::Terrain::City);
    let city = city.expect("the first tile has a city");
    assert_eq!((city.now, city.open, city.finished), (1, 1, Some(4)));
}

#[test]
fn holes_tell_what_fits_and_how_likely_that_is() {
    for (with, seed) in [("", 1), ("river inns", 2)] {
        play(with, seed, |table| {
            let chronicle = bastide_game::Chronicle::of(table);
            let view = |aids| carcassonne::view(Told { table, chronicle: &chronicle }, aids);
            assert!(view(Aids::None).holes.is_empty());
            let shown = view(Aids::Standard);
            let state = table.game();
            if table.turn() == Turn::Over {
                assert!(shown.holes.is_empty());
                return;
            }
            assert_eq!(shown.holes.len(), state.land().gaps().count());
            for cell in state.land().gaps() {
                let at = [i32::from(cell.x), i32::from(cell.y)];
                let hole = shown.holes.iter().find(|hole| hole.cell == at).expect("a hole");
                let fits = |kind: &str| {
                    let kind = state.undrawn().find(|(k, _)| k.name.as_str() == kind);
                    kind.is_some_and(|(kind, _)| {
                        Facing::ALL.iter().any(|facing| state.land().fits(kind, cell, *facing))
                    })
                };
                let all = shown.undrawn.iter().enumerate();
                let fitting: Vec<_> = all.filter(|(_, kind)| fits(&kind.kind)).collect();
                let kinds: Vec<u16> = fitting.iter().map(|(n, _)| *n as u16).collect();
                assert_eq!(hole.kinds, kinds);
                let left: u16 = fitting.iter().map(|(_, kind)| u16::from(kind.left)).sum();
                assert_eq!(hole.left, left);
                if table.turn() == Turn::Chance {
                    let mut outcomes = Vec::new();
                    state.outcomes(&mut outcomes);
                    let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                    let drawn = |outcome: &bastide_carcassonne::Outcome| {
                        fits(outcome.to_string().trim_start_matches("draw "))
                    };
                    let meant = outcomes.iter().filter(|(outcome, _)| drawn(outcome));
                    let meant: u32 = meant.map(|(_, weight)| weight).sum();
                    assert_eq!(u32::from(hole.next), meant * 1000 / sum);
                }
            }
        });
    }
}
