//! Records as text, and undo, played on Carcassonne.
#![allow(clippy::unwrap_used)]

use bastide_carcassonne::{Setup, State, position};
use bastide_game::{Actor, End, Game, MoveError, Record, Seat, Table, Turn};

const HEADER: &str = "game carcassonne\nrules 1\nwith inns builder\nseats red blue\n";
const RED: Actor = Actor::Seat(Seat(0));
const BLUE: Actor = Actor::Seat(Seat(1));

fn table(entries: &str) -> Table<State> {
    let record: Record = format!("{HEADER}\n{entries}").parse().unwrap();
    Table::from_record(&record, usize::MAX).unwrap()
}

fn problem(text: &str) -> String {
    match text.parse::<Record>() {
        Err(error) => error.to_string(),
        Ok(record) => match Table::<State>::from_record(&record, usize::MAX) {
            Err(error) => error.to_string(),
            Ok(_) => "it is fine".into(),
        },
    }
}

#[test]
fn reading_tolerates_spacing_and_writing_is_canonical() {
    let loose = "# a game\n\n  game   carcassonne\nrules 1\n with  inns   builder \nseats  red   blue\n\
                 name red Ann #1\nx-note hello\n\n  1  chance   draw V # first\n\n2 red tile V  +1,0 >\n";
    let record: Record = loose.parse().unwrap();
    assert_eq!(
        record.to_string(),
        "game carcassonne\nrules 1\nwith inns builder\nseats red blue\nname red Ann #1\n\
         x-note hello\n\n1 chance draw V\n2 red tile V +1,0 >\n"
    );
    assert_eq!(record.to_string().parse::<Record>().unwrap().to_string(), record.to_string());
}

#[test]
fn broken_headers_are_named_with_line_and_column() {
    let cases = [
        ("", "line 1, column 1: the header has no `game`"),
        ("game carcassonne\nrules 1\nwith\n\n", "line 4, column 1: the header has no `seats`"),
        ("rules 1\ngame carcassonne\n", "line 2, column 1: `game` must stand before `rules`"),
        ("game carcassonne\nrules one\n", "line 2, column 1: `one` is no version of rules"),
        ("game carcassonne\ncolour red\n", "line 2, column 1: unknown key `colour`"),
        ("game a\ngame b\n", "line 2, column 1: `game` stands here twice"),
        (
            "game chess\nrules 1\nwith\nseats red blue\n\n",
            "line 1, column 6: this is a record of `chess`",
        ),
        (
            "game carcassonne\nrules 99\nwith\nseats red blue\n\n",
            "line 2, column 7: the record needs rules 99, these are rules 3",
        ),
        (
            "game carcassonne\nrules 1\nwith inn\nseats red blue\n\n",
            "line 3, column 6: `inn` is unknown; did you mean `inns`, `all`, `minis`?",
        ),
        (
            "game carcassonne\nrules 1\nwith\nseats red\n\n",
            "line 4, column 7: 2 to 6 can play, not 1",
        ),
        (
            "# from a club night\ngame carcassonne\nrules 1\n# many boxes\n  with inn\nseats red blue\n\n",
            "line 5, column 8: `inn` is unknown; did you mean `inns`, `all`, `minis`?",
        ),
        (
            "game carcassonne\nrules 1\nwith\nseats blue red\n\n",
            "line 4, column 7: the seats must be `red blue`",
        ),
        (
            "game carcassonne\nrules 1\nwith\nseats red blue\nname pink Eve\n\n",
            "line 5, column 6: `pink` is none of the seats",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(problem(text), expected);
    }
}

#[test]
fn broken_entries_are_named_with_line_and_column() {
    let cases = [
        ("2 chance draw V\n", "line 6, column 1: entry 1 must stand here, not `2`"),
        ("1 chance\n", "line 6, column 3: an entry needs a sentence"),
        ("1 pink pass\n", "line 6, column 3: `pink` is none of the seats"),
        (
            "1 chance deal V\n",
            "line 6, column 10: entry 1: `deal V`: chance says `draw TILE`, `roll NUMBER`, `message NUMBER` or `begin SEAT`",
        ),
        ("1 chance draw ZZ\n", "line 6, column 10: entry 1: `draw ZZ`: there is no tile `ZZ`"),
        ("1 chance draw HA\n", "line 6, column 10: entry 1: `draw HA`: that is not possible now"),
        ("1 red pass\n", "line 6, column 7: entry 1: `pass`: it is somebody else's turn"),
        (
            "1 chance draw V\n2 red tile V +5,0 >\n",
            "line 7, column 7: entry 2: `tile V +5,0 >`: that is not possible now",
        ),
        (
            "1 chance draw V\n2 blue tile V +1,0 >\n",
            "line 7, column 8: entry 2: `tile V +1,0 >`: it is somebody else's turn",
        ),
        (
            "1 table shrug\n",
            "line 6, column 9: entry 1: `shrug`: the table says `resigned SEAT`, `timeout SEAT` or \
             `reveal HEX`",
        ),
    ];
    for (entries, expected) in cases {
        assert_eq!(problem(&format!("{HEADER}\n{entries}")), expected);
    }
}

const OPENING: &str = "1 chance draw V\n2 red tile V +1,0 >\n";

#[test]
fn a_player_takes_back_until_the_last_draw() {
    let mut table = table(OPENING);
    table.play_sentence(RED, "undo 2").unwrap();
    assert_eq!(table.turn(), Turn::Player(Seat(0)));
    assert_eq!(table.game().land().tiles().len(), 1);
    table.play_sentence(RED, "tile V -1,0 v").unwrap();
    // What was taken back cannot be taken back again, and nothing is taken back across a draw.
    let refused = |table: &mut Table<State>, actor, say: &str| {
        matches!(table.play_sentence(actor, say), Err(MoveError::Undo { .. }))
    };
    assert!(refused(&mut table, RED, "undo 2"));
    assert!(refused(&mut table, RED, "undo 1"));
    assert!(refused(&mut table, RED, "undo 3"));
    assert!(refused(&mut table, BLUE, "undo 4"));
    assert!(refused(&mut table, RED, "undo 99"));
    assert!(matches!(table.play_sentence(RED, "undo x"), Err(MoveError::Parse(_))));
    table.play_sentence(RED, "undo 4").unwrap();
    table.play_sentence(RED, "tile V +1,0 >").unwrap();
    table.play_sentence(RED, "meeple road N").unwrap();
    // After the draw that follows it is too late.
    table.play_sentence(Actor::Chance, "draw U").unwrap();
    assert!(refused(&mut table, RED, "undo 7"));
    assert_eq!(table.moves().map(|(n, ..)| n).collect::<Vec<_>>(), [1, 6, 7, 8]);
}

#[test]
fn a_record_with_undo_is_played_like_one_without() {
    let with = table(&format!("{OPENING}3 red undo 2\n4 red tile V -1,0 v\n5 red pass\n"));
    let without = table("1 chance draw V\n2 red tile V -1,0 v\n3 red pass\n");
    assert_eq!(with.game().digest(), without.game().digest());
}

#[test]
fn the_last_decision_before_a_draw_can_be_taken_back() {
    let mut table = table(OPENING);
    table.play_sentence(RED, "pass").unwrap();
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.last_undoable(), Some((3, Seat(0))));
    table.play_sentence(RED, "undo 3").unwrap();
    assert_eq!(table.turn(), Turn::Player(Seat(0)));
}

#[test]
fn the_bag_holds_no_more_than_the_box() {
    let twice = position::read("players red blue\nboard D^\nbag 1 V 1 E 2 V\n").unwrap();
    let once = position::read("players red blue\nboard D^\nbag 1 E 3 V\n").unwrap();
    let written = |p: &position::Position| position::write(&p.setup, &p.state).unwrap();
    assert_eq!(written(&twice), written(&once));
    let rows = "board".to_string() + &" . E^".repeat(240);
    for (more, problem) in [
        ("bag 200 V 200 V", "line 2: the box does not have so many V"),
        ("bag 9 V 1 V", "line 2: the box does not have so many V"),
        ("bag 1 EKa", "line 2: the box does not have so many EKa"),
        ("bag V", "line 2: a bag is `empty` or `3 D 1 Eg …`"),
        ("discarded C C", "line 2: the box does not have so many C"),
        (&rows, "line 2: with what is left in the bag, the board is too large"),
    ] {
        let found = position::read(&format!("players red blue\n{more}\n")).unwrap_err();
        assert_eq!(found.to_string(), problem);
    }
}

#[test]
fn nothing_is_taken_back_once_the_game_is_over() {
    let position = position::read("players red blue\nboard D^\nbag 1 V\n").unwrap();
    let mut table = Table::starting_at(position.setup, position.state);
    table.play_sentence(Actor::Chance, "draw V").unwrap();
    table.play_sentence(RED, "tile V +1,0 >").unwrap();
    assert_eq!(table.last_undoable(), Some((2, Seat(0))));
    table.play_sentence(RED, "pass").unwrap();
    assert_eq!(table.end(), Some(End::Played));
    assert_eq!(table.last_undoable(), None);
    let refused = table.play_sentence(RED, "undo 3").unwrap_err().to_string();
    assert_eq!(refused, "`undo 3`: the game is over");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn who_resigns_or_runs_out_of_time_does_not_win() {
    let mut resigned = table(OPENING);
    resigned.play_sentence(Actor::Table, "resigned red").unwrap();
    assert_eq!(resigned.end(), Some(End::Resigned(Seat(0))));
    assert_eq!(resigned.winners(), [Seat(1)]);
    assert_eq!(resigned.turn(), Turn::Over);
    assert!(resigned.play_sentence(RED, "pass").is_err());
    assert!(resigned.play_sentence(RED, "undo 2").is_err());
    assert!(resigned.play_sentence(Actor::Table, "resigned blue").is_err());
    resigned.play_sentence(Actor::Table, "reveal 00ff").unwrap();
    let mut late = table(OPENING);
    late.play_sentence(Actor::Table, "timeout blue").unwrap();
    assert_eq!(late.end(), Some(End::Timeout(Seat(1))));
    assert_eq!(late.winners(), [Seat(0)]);
    assert!(table(OPENING).play_sentence(Actor::Table, "resigned pink").is_err());
}

#[test]
fn other_names_for_the_same_part_are_understood() {
    let offered = |say: &str| {
        let mut table = table(OPENING);
        table.play_sentence(RED, say).map(|_| table.game().digest()).ok()
    };
    assert!(offered("meeple road N").is_some());
    assert_eq!(offered("meeple road N"), offered("meeple road W"));
    assert_eq!(offered("meeple road E"), None);
}

#[test]
fn a_game_may_begin_with_a_position() {
    let setup = Setup::read("", 2).unwrap();
    let mut start = Table::<State>::new(setup.clone());
    start.play_sentence(Actor::Chance, "draw U").unwrap();
    start.play_sentence(RED, "tile U +1,0 >").unwrap();
    start.play_sentence(RED, "pass").unwrap();
    let mut table = Table::starting_at(setup, start.game().clone());
    table.play_sentence(Actor::Chance, "draw V").unwrap();
    table.play_sentence(BLUE, "tile V +2,0 ^").unwrap();
    table.play_sentence(BLUE, "undo 2").unwrap();
    assert_eq!(table.game().land().tiles().len(), 2);
}

#[test]
fn nothing_is_taken_back_across_somebody_elses_answer() {
    let text = "\
with      circles
players   red blue
board     B^ .
          Ev .
figures   blue meeple A2 city S
";
    let position = position::read(text).unwrap();
    let mut table = Table::starting_at(position.setup, position.state);
    let (red, blue) = (Actor::Seat(Seat(0)), Actor::Seat(Seat(1)));
    table.play_sentence(Actor::Chance, "draw Korn5").unwrap();
    table.play_sentence(red, "tile Korn5 +1,0 ^").unwrap();
    table.play_sentence(red, "meeple city S").unwrap();
    table.play_sentence(red, "circle join").unwrap();
    assert_eq!(table.turn(), Turn::Player(Seat(1)));
    table.play_sentence(blue, "join meeple 0,+1 city S").unwrap();
    assert_eq!(table.turn(), Turn::Player(Seat(0)));
    assert!(table.play_sentence(red, "undo 4").is_err());
    assert_eq!(table.last_undoable(), Some((5, Seat(1))));
    table.play_sentence(blue, "undo 5").unwrap();
    assert_eq!(table.turn(), Turn::Player(Seat(1)));
    table.play_sentence(red, "undo 4").unwrap();
    assert_eq!(table.turn(), Turn::Player(Seat(0)));
    table.play_sentence(red, "circle remove").unwrap();
    assert_eq!(table.turn(), Turn::Chance);
}

/// A table with a word about who begins, after some entries.
fn beginning(with: &str, entries: &str) -> Table<State> {
    let header = format!("game carcassonne\nrules 1\nwith {with}\nseats red blue yellow\n");
    let record: Record = format!("{header}\n{entries}").parse().unwrap();
    Table::from_record(&record, usize::MAX).unwrap()
}

#[test]
fn a_named_seat_begins_and_the_turn_goes_on_clockwise() {
    let entries = "1 chance draw V\n2 blue tile V +1,0 >\n3 blue pass\n4 chance draw V\n";
    let table = beginning("inns begins-blue", entries);
    assert_eq!(table.turn(), Turn::Player(Seat(2)));
    assert_eq!(State::with(table.setup()), "inns begins-blue");
}

#[test]
fn chance_draws_who_begins_before_the_first_tile() {
    let table = beginning("begins-lot", "");
    let mut outcomes = Vec::new();
    table.game().outcomes(&mut outcomes);
    let words: Vec<_> = outcomes.iter().map(|(o, weight)| format!("{weight} {o}")).collect();
    assert_eq!(words, ["1 begin red", "1 begin blue", "1 begin yellow"]);
    let table = beginning("begins-lot", "1 chance begin yellow\n2 chance draw V\n");
    assert_eq!(table.turn(), Turn::Player(Seat(2)));
    assert!(position::write(table.setup(), beginning("begins-lot", "").game()).is_none());
}

#[test]
fn a_position_says_itself_whose_turn_it_is() {
    let table = beginning("inns begins-lot", "1 chance begin blue\n");
    let text = position::write(table.setup(), table.game()).unwrap();
    assert!(text.contains("with      inns\n") && text.contains("turn      blue\n"), "{text}");
    let (again, record) = Table::<State>::from_position(&text).unwrap();
    assert_eq!(again.game().mover(), Seat(1));
    assert!(Table::<State>::before_record(&record).is_ok());
}

#[test]
fn a_seat_that_does_not_play_cannot_begin() {
    let refused = problem("game carcassonne\nrules 1\nwith begins-pink\nseats red blue\n\n");
    assert_eq!(refused, "line 3, column 6: `begins-pink` is unknown; did you mean `begins-lot`?");
}
