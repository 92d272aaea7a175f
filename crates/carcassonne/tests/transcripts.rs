//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;

use bastide_carcassonne::{Action, Counter, Event, PartKind, Setup, State};
use bastide_game::battery::{TestDice, random_move};
use bastide_game::{Game, Move, Seat, Turn};

fn transcript(with: &str, players: usize, seed: usize) -> String {
    let mut text = String::new();
    let mut dice = TestDice::seeded(seed);
    let mut game = State::new(&Setup::read(with, players).unwrap());
    let mut number = 0;
    while let Some(m) = random_move(&game, &mut dice) {
        number += 1;
        write_offers(&mut text, &game);
        match (m, game.turn()) {
            (Move::Choose(action), Turn::Player(seat)) => {
                writeln!(text, "{number} {} {action}", word(seat)).unwrap();
            }
            (Move::Deal(outcome), _) => writeln!(text, "{number} chance {outcome}").unwrap(),
            (Move::Choose(_), _) => unreachable!("a player chooses"),
        }
        let mut events = Vec::new();
        game.play(m, &mut events);
        for event in &events {
            write_event(&mut text, event);
        }
    }
    let points: Vec<_> = Seat::all(players).map(|s| game.points(s).to_string()).collect();
    writeln!(text, "points {}", points.join(" ")).unwrap();
    text
}

/// Places for tiles are many, so only their number is told; the rules' own checks compare the lists.
fn write_offers(text: &mut String, game: &State) {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    if let Some(Action::Tile { .. }) = actions.first() {
        writeln!(text, "    {} places", actions.len()).unwrap();
    } else if !actions.is_empty() {
        let offers: Vec<_> = actions.iter().map(Action::to_string).collect();
        writeln!(text, "    {}", offers.join(" | ")).unwrap();
    }
}

fn word(seat: Seat) -> &'static str {
    State::SEATS[seat.index()]
}

fn write_event(text: &mut String, event: &Event) {
    match event {
        Event::TileDrawn(_) | Event::TileLaid { .. } => Ok(()),
        Event::PartBegan { seat, part: PartKind::First } => {
            writeln!(text, "  {} begins", word(*seat))
        }
        Event::PartBegan { seat, part: PartKind::Builder } => {
            writeln!(text, "  {} goes on", word(*seat))
        }
        Event::PartBegan { seat, part: PartKind::Message } => {
            writeln!(text, "  {} goes on by a message", word(*seat))
        }
        Event::TileSetAside(kind) => writeln!(text, "  {} fits nowhere", kind.name),
        Event::FigurePut { owner, figure, at } => {
            writeln!(text, "  {} {} to {at}", word(*owner), figure.word())
        }
        Event::FigureTaken { owner, figure, at } => {
            writeln!(text, "  {} {} home from {at}", word(*owner), figure.word())
        }
        Event::Scored { to, reason, tally, at } => {
            let terms: Vec<_> = tally
                .terms
                .iter()
                .map(|t| format!("{} {:?} at {}", t.count, t.item, t.each))
                .collect();
            let at = at.map_or(String::new(), |place| format!(" at {place}"));
            let (to, reason) = (word(*to), reason.word());
            writeln!(text, "  {to} counts {reason}{at}: {}", terms.join(" + "))
        }
        Event::Paid { to, points, reason, counter } => {
            let with = match counter {
                Counter::Meeple => "",
                Counter::Woman => " with the woman",
            };
            writeln!(text, "  {} +{points} for {}{with}", word(*to), reason.word())
        }
        Event::FlightBegan { figure } => writeln!(text, "  a {} flies", figure.word()),
        Event::DieRolled { .. } => Ok(()),
        Event::FlightEnded { landed: true } => writeln!(text, "  and lands"),
        Event::FlightEnded { landed: false } => writeln!(text, "  and lands nowhere"),
        Event::GoldLaid(cell) => writeln!(text, "  gold to {cell}"),
        Event::GoldTaken { seat, cell } => writeln!(text, "  {} gold from {cell}", word(*seat)),
        Event::MagicianMoved { who, to: Some(place) } => {
            writeln!(text, "  {} to {place}", who.word())
        }
        Event::MagicianMoved { who, to: None } => writeln!(text, "  {} off", who.word()),
        Event::FerryLaid { cell, piers } => writeln!(text, "  ferry {cell} {piers}"),
        Event::FerryTurned { cell, from, to } => {
            writeln!(text, "  ferry {cell} from {from} to {to}")
        }
        Event::PieceSet { seat, cell, height } => {
            writeln!(text, "  {} raises {cell} to {height}", word(*seat))
        }
        Event::GuardPut { owner, figure, cell } => {
            writeln!(text, "  {} {} closes {cell}", word(*owner), figure.word())
        }
        Event::Captured { owner, figure, at, by } => {
            writeln!(text, "  {} takes {} {} from {at}", word(*by), word(*owner), figure.word())
        }
        Event::Freed { owner, figure, by } => {
            writeln!(text, "  {} {} free from {}", word(*owner), figure.word(), word(*by))
        }
        Event::RansomPaid { by, points, counter } => {
            writeln!(text, "  {} -{points} with the {}", word(*by), counter.word())
        }
        Event::RobberMoved { owner, space, ran } => {
            let how = if *ran { "runs" } else { "goes" };
            writeln!(text, "  {} robber {how} to {space}", word(*owner))
        }
        Event::Robbed { by, from, points } => {
            writeln!(text, "  {} robs {points} beside {}", word(*by), word(*from))
        }
        Event::MessageRead { seat, message } => {
            writeln!(text, "  {} reads {}", word(*seat), message.number())
        }
        Event::MessageUsed { message, obeyed } => {
            let how = if *obeyed { "obeyed" } else { "two points" };
            writeln!(text, "  message {}: {how}", message.number())
        }
        Event::CircleChosen { seat, circle } => {
            writeln!(text, "  {} lets all {}", word(*seat), circle.word())
        }
        Event::GoodsTaken { seat, good, count } => {
            writeln!(text, "  {} takes {count} {}", word(*seat), good.word())
        }
        Event::FinaleBegan => writeln!(text, "  no tile is left"),
        Event::GameOver => writeln!(text, "  over"),
    }
    .unwrap();
}

#[test]
fn base_game_of_two() {
    insta::assert_snapshot!(transcript("", 2, 1));
}

#[test]
fn first_game_of_four() {
    insta::assert_snapshot!(transcript("first", 4, 2));
}

#[test]
fn river_of_three() {
    insta::assert_snapshot!(transcript("river", 3, 3));
}

#[test]
fn abbot_of_two() {
    insta::assert_snapshot!(transcript("abbot", 2, 4));
}

#[test]
fn inns_of_five() {
    insta::assert_snapshot!(transcript("inns", 5, 5));
}

#[test]
fn traders_of_two() {
    insta::assert_snapshot!(transcript("traders", 2, 6));
}

#[test]
fn classic_of_six() {
    insta::assert_snapshot!(transcript("classic", 6, 7));
}

#[test]
fn machines_of_two() {
    insta::assert_snapshot!(transcript("machines abbot", 2, 8));
}

#[test]
fn gold_of_three() {
    insta::assert_snapshot!(transcript("gold", 3, 9));
}

#[test]
fn magic_of_two() {
    insta::assert_snapshot!(transcript("magic inns", 2, 10));
}

#[test]
fn circles_of_four() {
    insta::assert_snapshot!(transcript("circles", 4, 11));
}

#[test]
fn ferries_of_two() {
    insta::assert_snapshot!(transcript("ferries builder", 2, 12));
}

#[test]
fn tower_of_three() {
    insta::assert_snapshot!(transcript("tower", 3, 13));
}

#[test]
fn messages_of_two() {
    insta::assert_snapshot!(transcript("messages", 2, 14));
}

#[test]
fn robbers_of_four() {
    insta::assert_snapshot!(transcript("robbers messages", 4, 15));
}

#[test]
fn all_of_five() {
    insta::assert_snapshot!(transcript("all", 5, 16));
}
