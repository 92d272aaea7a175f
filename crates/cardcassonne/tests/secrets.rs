//! Nobody is told what he may not know: everything hidden is shuffled, and nothing a viewer sees, hears
//! or may do changes.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_cardcassonne::check::check;
use bastide_cardcassonne::{Action, Event, Outcome, Setup, State};
use bastide_game::battery::TestRng;
use bastide_game::{Actor, Game, Move, Seat, Turn, Viewer};

fn heard(game: &mut State, m: Move<Action, Outcome>, viewer: Viewer) -> Vec<Event> {
    let mut events = Vec::new();
    game.play(m, &mut events);
    events.iter().filter_map(|event| State::redact(event, viewer)).collect()
}

fn offers(game: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

/// Somebody else's move in a game that was dealt anew: the same as far as `viewer` can tell.
fn in_the_other(
    game: &State,
    other: &State,
    m: Move<Action, Outcome>,
    viewer: Viewer,
) -> Option<Move<Action, Outcome>> {
    let by = game.turn();
    let same = |n: &Move<Action, Outcome>| {
        State::redacted_text(by, n, viewer) == State::redacted_text(by, &m, viewer)
    };
    match m {
        Move::Choose(_) => offers(other).into_iter().map(Move::Choose).find(same),
        Move::Deal(_) => {
            let mut outcomes = Vec::new();
            other.outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Move::Deal(outcome)).find(same)
        }
    }
}

fn reveals(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
}

#[test]
fn what_is_hidden_changes_nothing_that_is_told() {
    let (mut followed, mut different) = (0, 0);
    for seed in 0..200 {
        let setup = Setup::new(2 + seed % 4).unwrap();
        let mut rng = TestRng::seeded(seed);
        let mut game = State::new(&setup);
        while let Some(m) = eager(&game, &mut rng) {
            for seat in Seat::all(game.seats()) {
                let viewer = Viewer::Seat(seat);
                let mut other = game.determinize(seat, &mut rng);
                check(&other).unwrap();
                assert_eq!(other.view(viewer), game.view(viewer));
                assert_eq!(other.turn(), game.turn());
                if game.turn() == Turn::Player(seat) {
                    assert_eq!(offers(&other), offers(&game));
                }
                different +=
                    usize::from(Seat::all(game.seats()).any(|s| other.hand(s) != game.hand(s)));
                // The move as the viewer hears it, if the others could make it: a face-down card or a
                // card dealt to another seat is then not the same one.
                let Some(n) = in_the_other(&game, &other, m, viewer) else { continue };
                let (told, again) =
                    (heard(&mut game.clone(), m, viewer), heard(&mut other, n, viewer));
                if !reveals(&told) {
                    assert_eq!(told, again, "{m:?} and {n:?}");
                    followed += usize::from(m != n);
                }
            }
            game.play(m, &mut ());
        }
    }
    assert!(followed > 10_000 && different > 10_000, "{followed} {different}");
}

#[test]
fn spectators_know_least() {
    let setup = Setup::new(3).unwrap();
    let mut rng = TestRng::seeded(5);
    let mut game = State::new(&setup);
    while let Some(m) = eager(&game, &mut rng) {
        game.play(m, &mut ());
        let view = game.view(Viewer::Spectator);
        assert!(view.seats.iter().all(|holding| holding.cards.is_empty()));
        let seen = view.rows.iter().flatten();
        assert!(seen.clone().all(|seen| seen.card.is_some() != seen.down_by.is_some()));
    }
}

#[test]
fn sentences_hide_cards() {
    let down = Move::Choose("down green-2 road".parse::<Action>().unwrap());
    let dealt = Move::Deal("deal blue fairy".parse::<Outcome>().unwrap());
    let red = Turn::Player(Seat(0));
    let told = |by, m, seat| State::redacted_text(by, &m, Viewer::Seat(Seat(seat)));
    assert_eq!(told(red, down, 0), "down green-2 road");
    assert_eq!(told(red, down, 1), "down ? road");
    assert_eq!(told(Turn::Chance, dealt, 0), "deal blue ?");
    assert_eq!(told(Turn::Chance, dealt, 1), "deal blue fairy");
    assert_eq!(State::redacted_text(red, &down, Viewer::Spectator), "down ? road");
    assert_eq!(State::redacted_text(Turn::Chance, &dealt, Viewer::Spectator), "deal blue ?");
    let open = Move::Choose("play green-2 field".parse::<Action>().unwrap());
    assert_eq!(told(red, open, 3), "play green-2 field");
    let up = Move::Deal("open fairy".parse::<Outcome>().unwrap());
    assert_eq!(told(Turn::Chance, up, 3), "open fairy");
}

/// Whoever ends a round sees what others played face down, and cannot take that turn back.
#[test]
fn what_was_uncovered_stays_so() {
    let story = "players red blue\nround 1\nrows city blue/green-animal\n\
        followers blue road 0\nplay red claim city\n";
    let mut table = bastide_cardcassonne::story::tell(story).unwrap();
    let red = Actor::Seat(Seat(0));
    assert_eq!(table.turn(), Turn::Player(Seat(0)), "the animal is red's to keep");
    assert_eq!(table.last_undoable(), None);
    let refused = table.play_sentence(red, "undo 1").unwrap_err().to_string();
    assert_eq!(refused, "`undo 1`: something hidden was uncovered since");
    table.play_sentence(red, "keep green-animal").unwrap();
    assert_eq!(table.game().points(Seat(0)), 3);
    assert!(table.play_sentence(red, "undo 1").is_err());
    table.play_sentence(red, "undo 2").unwrap();
    assert_eq!(table.game().points(Seat(0)), 0);
}

/// The last answer of the game opens the chests, under which nobody may have looked before: whether a
/// building was worth keeping cannot be tried out.
#[test]
fn what_lay_under_the_chests_stays_uncovered() {
    let story = "players red blue\nround 10\nchests red yellow-building red-building\n\
        rows city blue/green-building\nfollowers blue road 0\nplay red claim city\n\
        play red keep green-building\nexpect red 15\nexpect turn over\n";
    let mut table = bastide_cardcassonne::story::tell(story).unwrap();
    assert_eq!(table.last_undoable(), None);
    assert!(table.play_sentence(Actor::Seat(Seat(0)), "undo 2").is_err());
    assert_eq!(table.game().points(Seat(0)), 15);
}

/// Whether a move uncovers something is known before it is made.
#[test]
fn only_the_end_of_a_round_and_of_the_game_uncover() {
    for seed in 0..40 {
        let mut rng = TestRng::seeded(seed);
        let mut game = State::new(&Setup::new(2 + seed % 4).unwrap());
        while let Some(m) = eager(&game, &mut rng) {
            let (reveals_hidden, mut events) = (game.reveals_hidden(&m), Vec::new());
            game.play(m, &mut events);
            let opened = events.iter().any(|event| matches!(event, Event::ChestOpened { .. }));
            assert_eq!(reveals_hidden, reveals(&events) || opened, "{m:?}");
        }
    }
}

/// Every card that a seat cannot know is as likely in one place as in another.
#[test]
fn hidden_cards_are_dealt_evenly() {
    let (_, game) = bastide_cardcassonne::position::read(
        "players red blue\nround 10\nrows city blue-1 red/green-2 blue/fairy\n\
         hands red green-1\nhands blue dragon\n\
         followers red city 0\nfollowers blue city 0\ngone 7 green-1 4 green-2",
    )
    .unwrap();
    let (mut rng, mut in_hand, mut in_row) = (TestRng::seeded(1), 0, 0);
    let rounds = 20_000;
    let mut dragons = 0;
    for _ in 0..rounds {
        let dealt = game.determinize(Seat(0), &mut rng);
        assert_eq!(dealt.hand(Seat(0)), game.hand(Seat(0)));
        let row = dealt.row(bastide_cardcassonne::Row::City);
        assert_eq!(row[1], game.row(bastide_cardcassonne::Row::City)[1]);
        let dragon = "dragon".to_string();
        dragons += usize::from(dealt.hand(Seat(1))[0].to_string() == dragon);
        in_row += usize::from(row[2].card.to_string() == dragon);
        in_hand += usize::from(dealt.hand(Seat(1))[0].to_string() == "yellow-1");
    }
    // Unknown are 130 - blue-1, green-2, green-1, 11 gone = 116 cards, one dragon, eight yellow-1.
    let near = |count: usize, of: f64| (count as f64 - of).abs() < 4.0 * of.sqrt();
    let each = f64::from(rounds) / 116.0;
    assert!(near(dragons, each) && near(in_row, each), "{dragons} {in_row} {each}");
    assert!(near(in_hand, 8.0 * each), "{in_hand}");
}
