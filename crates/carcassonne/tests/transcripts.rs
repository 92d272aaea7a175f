//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

mod support;

use std::fmt::Write as _;

use bastide_carcassonne::{Action, Event, Setup, State};
use bastide_game::{Game, Move, Seat, Turn};
use support::{TestDice, random_move};

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
        Event::PartBegan { seat, second: true } => writeln!(text, "  {} goes on", word(*seat)),
        Event::PartBegan { seat, second: false } => writeln!(text, "  {} begins", word(*seat)),
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
        Event::Paid { to, points, reason } => {
            writeln!(text, "  {} +{points} for {}", word(*to), reason.word())
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
