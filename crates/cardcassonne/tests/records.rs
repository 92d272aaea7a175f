//! Records, setups and positions as text: what is read, what is refused, what comes back.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_cardcassonne::{Action, Outcome, Setup, State, position, story};
use bastide_game::battery::TestRng;
use bastide_game::{Game, Record, Seat, Table, Turn, Viewer};

#[test]
fn a_record_is_played() {
    let text = "game cardcassonne\nrules 1\nwith\nseats red blue yellow\n\n\
        1 chance open green-2\n2 chance open fairy\n3 red put fairy field\n4 chance open blue-1\n";
    let record: Record = text.parse().unwrap();
    let table = Table::<State>::from_record(&record, usize::MAX).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(table.game().row(bastide_cardcassonne::Row::Field).len(), 2);
}

#[test]
fn setups_are_read_and_written() {
    for seats in 2..=5 {
        let setup = Setup::read("", seats).unwrap();
        assert_eq!(State::with(&setup), "");
        assert_eq!(State::new(&setup).seats(), seats);
        assert_eq!(Setup::read("base", seats), Ok(setup));
    }
    let refused = |with, seats| Setup::read(with, seats).unwrap_err().to_string();
    assert_eq!(refused("", 1), "2 to 5 can play, not 1");
    assert_eq!(refused("", 6), "2 to 5 can play, not 6");
    let other = "`inns` is unknown; this game has nothing to choose";
    assert_eq!(refused("base, inns", 2), other);
}

#[test]
fn sentences_that_are_none_are_refused() {
    for text in [
        "",
        "play",
        "play green-2",
        "play field",
        "play green-4 field",
        "play green field",
        "play ? field",
        "down ? road",
        "play green-2 green",
        "put fairy",
        "claim",
        "claim green",
        "claim city city",
        "discard",
        "keep city",
        "assign",
        "assign field",
        "pass",
        "play green-2 field field",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in
        ["", "open", "open green-9", "deal fairy", "deal pink fairy", "deal red ?", "draw A"]
    {
        assert!(text.parse::<Outcome>().is_err(), "{text}");
    }
}

#[test]
fn positions_come_back() {
    let mut written = 0;
    for seed in 0..60 {
        let setup = Setup::new(2 + seed % 4).unwrap();
        let mut rng = TestRng::seeded(seed);
        let mut game = State::new(&setup);
        while let Some(m) = eager(&game, &mut rng) {
            game.play(m, &mut ());
            let Some(text) = position::write(&setup, &game) else { continue };
            let (read_setup, read) =
                position::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(read_setup, setup);
            assert_eq!(read.turn(), game.turn(), "{text}");
            for seat in Seat::all(game.seats()) {
                let viewer = Viewer::Seat(seat);
                assert_eq!(read.view(viewer), game.view(viewer), "{text}");
                assert_eq!(read.chest(seat), game.chest(seat), "{text}");
            }
            assert_eq!((read.deck(), read.gone()), (game.deck(), game.gone()), "{text}");
            assert_eq!(position::write(&setup, &read), Some(text));
            written += 1;
        }
        assert_eq!(game.turn(), Turn::Over);
    }
    assert!(written > 60 * 120, "{written}");
}

#[test]
fn mistakes_in_positions_are_named() {
    let two = "players red blue\nround 1\n";
    for (text, problem) in [
        ("", "line 1: `players` is missing"),
        ("players red", "line 1: 2 to 5 can play, not 1"),
        ("players blue red", "line 1: the players must be `red blue`"),
        ("players red pink", "line 1: `pink` does not play"),
        ("board x", "line 1: `board` is no key of a position"),
        ("  x", "line 1: no key stands above"),
        ("players red blue\ntrack red 1", "line 2: without a round the game has not begun"),
        ("players red blue\nround 11", "line 2: there is no such round"),
        ("players red blue\nround 1 draw", "line 2: a round is `round 3` or `round 3 deal`"),
        ("players red blue\nround 1 deal\nhands red fairy", "line 3: nothing is played before"),
        ("+dealer green", "line 3: `green` does not play"),
        ("+dealer", "line 3: docs/notation.md says what follows here"),
        ("+track red", "line 3: points are missing"),
        ("+track red 70000", "line 3: that is no number of points"),
        ("+rows sky", "line 3: there is no row `sky`; there are"),
        ("+rows city green-1", "line 3: a card lies in the row of its colour, or face down"),
        ("+rows city pink/green-1", "line 3: `pink` does not play"),
        ("+rows city fairy fairy", "line 3: the box does not have so many fairy"),
        ("+rows city green-9", "line 3: there is no card `green-9`"),
        ("+followers red city 1", "line 3: no follower can stand there"),
        ("+followers red city", "line 3: a follower is `red city 4`"),
        ("+followers red city 0\nfollowers red city 0", "line 4: everybody has one follower"),
        ("+hands red fairy dragon", "line 3: some have more turns left than others"),
        ("+hands blue fairy", "line 3: some have more turns left than others"),
        (
            "+hands red red-1 red-1 red-1 red-1 red-1 red-1 red-1",
            "line 3: that is more than a hand",
        ),
        ("+animals red green", "line 3: animals are `red green 2 1`"),
        ("+animals red green 0 1", "line 3: a kind of animal needs a card"),
        ("+animals red pink 1 0", "line 3: there is no colour `pink`; there are"),
        ("+animals red green 1 5", "line 3: the box does not have so many animal-joker"),
        ("+animals red green 1 0\nloose red 1", "line 4: a joker belongs to an animal"),
        ("+loose red", "line 3: loose jokers are `red 1`"),
        ("+chests red fairy", "line 3: only buildings go under a chest"),
        ("+gone 9 green-1", "line 3: the box does not have so many green-1"),
        ("+gone green-1", "line 3: gone is `3 green-1`"),
        ("+gone x green-1", "line 3: there is no number `x`"),
        ("+gone 8 green-1 8 red-1 8 blue-1", "line 3: too few cards are left"),
    ] {
        let text = text.strip_prefix('+').map_or(text.into(), |rest| format!("{two}{rest}"));
        let found = position::read(&text).map(|_| ()).unwrap_err().to_string();
        assert!(found.starts_with(problem), "{text}: {found}");
    }
    let told = story::check("players red blue\nbid 3").unwrap_err().to_string();
    assert_eq!(told, "line 2: `bid` is no verb of a story");
}

#[test]
fn a_named_seat_or_the_lot_may_deal_first() {
    let table = |with: &str, entries: &str| {
        let text =
            format!("game cardcassonne\nrules 2\nwith {with}\nseats red blue yellow\n\n{entries}");
        let record: Record = text.parse().unwrap();
        Table::<State>::from_record(&record, usize::MAX).unwrap()
    };
    let named = table("begins-blue", "1 chance open fairy\n");
    assert_eq!((named.game().dealer(), named.turn()), (Seat(1), Turn::Player(Seat(1))));
    let drawn = table("begins-lot", "1 chance begin yellow\n2 chance open fairy\n");
    assert_eq!((drawn.game().dealer(), drawn.turn()), (Seat(2), Turn::Player(Seat(2))));
    let lot = table("begins-lot", "");
    let mut outcomes = Vec::new();
    lot.game().outcomes(&mut outcomes);
    assert_eq!(outcomes, [0, 1, 2].map(|n| (Outcome::Begin(Seat(n)), 1)));
    assert_eq!(State::with(lot.setup()), "begins-lot");
}
