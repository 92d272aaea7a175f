//! Records, setups and positions as text: what is read, what is refused, what comes back.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_castle::{Action, Outcome, Setup, State, position, story};
use bastide_game::battery::TestRng;
use bastide_game::{Chronicle, Game, Record, Seat, Table, Turn, Viewer};

#[test]
fn a_record_is_played() {
    let text = "game castle\nrules 1\nwith order-choice\nseats black white\n\n\
        1 chance draw P7\n2 black tile P7 B10 ^\n3 black follower path W\n4 chance draw C1\n";
    let record: Record = text.parse().unwrap();
    let table = Table::<State>::from_record(&record, usize::MAX).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(table.game().points(bastide_game::Seat(0)), 2);
}

#[test]
fn a_record_is_written_the_one_way() {
    // The tile looks the same in all four facings.
    let text = "game castle\nrules 1\nwith base order-choice\nseats black white\n\n\
        1 chance draw C1\n2 black tile C1 D12 >\n3 black undo 2\n4 black tile C1 D12 v\n";
    let mut record: Record = text.parse().unwrap();
    let table = Table::<State>::from_record(&record, usize::MAX).unwrap();
    table.rewrite(&mut record);
    let written = text.replace("base ", "").replace("D12 v", "D12 ^");
    assert_eq!(record.to_string(), written);
}

#[test]
fn setups_are_read_and_written() {
    for (with, canonical) in [
        ("", ""),
        ("base", ""),
        ("base, order-choice", "order-choice"),
        ("no-order-choice order-choice", ""),
    ] {
        assert_eq!(Setup::read(with, 2).unwrap().with(), canonical);
    }
    let refused = |with, seats| Setup::read(with, seats).unwrap_err().to_string();
    assert_eq!(refused("", 3), "exactly 2 can play, not 3");
    assert_eq!(refused("inns", 2), "`inns` is unknown; did you mean `order-choice`?");
}

#[test]
fn sentences_that_are_none_are_refused() {
    for text in [
        "",
        "tile",
        "tile P7 B10",
        "tile Q9 B10 ^",
        "tile P7 A1 ^",
        "tile P7 B10 ^^",
        "follower",
        "follower path",
        "follower path NNW",
        "follower court N",
        "follower city N",
        "play",
        "play tower",
        "score",
        "score B10",
        "score B10 path",
        "pass pass",
        "tile P7 B10 ^ ^",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["", "draw", "draw Q9", "wall", "wall 3", "roll 2", "draw P7 P7"] {
        assert!(text.parse::<Outcome>().is_err(), "{text}");
    }
}

#[test]
fn positions_come_back() {
    for seed in 0..40 {
        let with = if seed % 2 == 0 { "order-choice" } else { "" };
        let setup = Setup::read(with, 2).unwrap();
        let mut rng = TestRng::seeded(seed);
        let mut game = State::new(&setup);
        while let Some(m) = eager(&game, &mut rng) {
            game.play(m, &mut ());
            let Some(text) = position::write(&setup, &game) else { continue };
            let (read_setup, read) =
                position::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(read_setup, setup);
            assert_eq!(read.view(Viewer::Spectator), game.view(Viewer::Spectator), "{text}");
            assert_eq!(position::write(&setup, &read), Some(text));
        }
        assert_eq!(game.turn(), Turn::Over);
    }
}

#[test]
fn mistakes_in_positions_are_named() {
    for (text, problem) in [
        ("players red", "line 1: `players` is no key of a position"),
        ("  x", "line 1: no key stands above"),
        ("turn red", "line 1: `red` does not play"),
        ("turn", "line 1: a turn is `turn black`"),
        ("track black", "line 1: points are missing"),
        ("track black 70000", "line 1: that is no number of points"),
        ("taken 14", "line 1: no wall tile lies there at the beginning"),
        ("held black towers", "line 1: there is no wall tile `towers`; there are"),
        ("held black bonus bonus bonus", "line 1: the box does not have so many bonus"),
        ("held black bonus bonus\nspent bonus", "line 2: the box does not have so many bonus"),
        ("tiles B10 C1^", "line 1: C1^ does not fit at B10"),
        ("tiles B10", "line 1: tiles are written `B10 P7^`"),
        ("tiles B10 P7", "line 1: there is no tile `P`"),
        ("tiles D12 C1^ D12 C1^", "line 1: C1^ does not fit at D12"),
        ("followers black D12 court NNW", "line 1: there is no D12 court NNW"),
        ("tiles D6 H8<\nfollowers black D6 house W", "line 2: nobody stands on what is complete"),
        ("tiles D6 H6^\nkeeps black D6 house W", "line 2: a keep stands on a completed house"),
        ("keeps black", "line 1: a seat, a space and a place"),
        ("bag 3 P1", "line 1: the box does not have so many P1"),
        ("bag 1 P1 255 P1", "line 1: the box does not have so many P1"),
        ("bag x P1", "line 1: the bag is `3 P1 1 H2`"),
        ("discarded P1 P1 P1 P1 P1", "line 1: the box does not have so many P1"),
        ("bag P1", "line 1: the bag is `3 P1 1 H2`"),
    ] {
        let found = position::read(text).unwrap_err().to_string();
        assert!(found.starts_with(problem), "{text}: {found}");
    }
    let told = story::check("bid 3").unwrap_err().to_string();
    assert_eq!(told, "line 1: `bid` is no verb of a story");
}

#[test]
fn the_other_seat_or_the_lot_may_begin() {
    let table = |with: &str, entries: &str| {
        let text = format!("game castle\nrules 2\nwith {with}\nseats black white\n\n{entries}");
        let record: Record = text.parse().unwrap();
        Table::<State>::from_record(&record, usize::MAX).unwrap()
    };
    assert_eq!(table("begins-white", "1 chance draw C1\n").turn(), Turn::Player(Seat(1)));
    let lot = table("order-choice begins-lot", "");
    let mut outcomes = Vec::new();
    lot.game().outcomes(&mut outcomes);
    assert_eq!(outcomes, [(Outcome::Begin(Seat(0)), 1), (Outcome::Begin(Seat(1)), 1)]);
    assert_eq!(State::with(lot.setup()), "order-choice begins-lot");
    let drawn = table("begins-lot", "1 chance begin white\n2 chance draw C1\n");
    assert_eq!(drawn.turn(), Turn::Player(Seat(1)));
}

#[test]
fn a_position_without_tiles_keeps_the_reasons_of_its_end() {
    let text = "game castle\nrules 2\nwith\nseats black white\nx-position \
        tiles B10 P2> E5 P1> F5 P1> G5 P1> / followers black B10 path W / \
        followers black F5 path E / held black open-path / bag empty\n\n";
    let record: Record = text.parse().unwrap();
    let table = Table::<State>::from_record(&record, usize::MAX).unwrap();
    let chronicle = Chronicle::of(&table);
    let shares = chronicle.shares().into_iter();
    let shares: Vec<_> = shares.map(|(_, reason, points)| format!("{reason} {points}")).collect();
    assert_eq!(shares, ["open-path 3"]);
    assert_eq!((chronicle.finale().len(), table.game().points(Seat(0))), (1, 3));
    // Nothing can be played in it, so no new game begins with it.
    let text = bastide_game::position::of_record(&record).unwrap();
    let refused = Table::<State>::from_position(&text).map(|_| ()).unwrap_err();
    assert_eq!(refused.why, bastide_game::position::PositionError::NothingToPlay);
}
