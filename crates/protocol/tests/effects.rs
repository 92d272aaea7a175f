//! What is told of an answer is what it does, over whole random games with every expansion.

use std::collections::BTreeSet;

use bastide_carcassonne::{Action, Asks, Setup, State, answered, gold_worth};
use bastide_game::{Actor, Game, Seat, Table, Turn};
use bastide_protocol::Aids;
use bastide_protocol::carcassonne::{
    self, Choice, Effect, Offer, Question, Region, prompt, regions,
};

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
