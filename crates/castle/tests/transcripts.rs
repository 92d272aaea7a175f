//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

mod support;

use std::fmt::Write as _;

use bastide_castle::{Account, Action, Event, Setup, State};
use bastide_game::battery::TestDice;
use bastide_game::{Game, Move, Seat, Turn};
use support::eager;

fn transcript(with: &str, seed: usize) -> String {
    let mut text = String::new();
    let mut dice = TestDice::seeded(seed);
    let mut game = State::new(&Setup::read(with, 2).unwrap());
    let mut number = 0;
    while let Some(m) = eager(&game, &mut dice) {
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
    let points: Vec<_> = Seat::all(2).map(|s| game.points(s).to_string()).collect();
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
        Event::TurnBegan { seat, extra: false } => writeln!(text, "  {} begins", word(*seat)),
        Event::TurnBegan { seat, extra: true } => writeln!(text, "  {} goes on", word(*seat)),
        Event::TileSetAside(kind) => writeln!(text, "  {} fits nowhere", kind.name),
        Event::FollowerPut { owner, at } => writeln!(text, "  {} to {at}", word(*owner)),
        Event::FollowerTaken { owner, at } => writeln!(text, "  {} home from {at}", word(*owner)),
        Event::WallPlayed { seat, tile } => writeln!(text, "  {} uses {tile}", word(*seat)),
        Event::Paid { to, points, account } => {
            let how = match account {
                Account::Completed { tiles, each, at, .. } => format!(" {at}: {tiles} at {each}"),
                Account::Open { tiles, each, times, at, .. } => {
                    format!(" {at}: {tiles} at {each}, {times} times")
                }
                Account::Court { markets, each, at } => format!(" {at}: {markets} at {each}"),
                Account::Keep | Account::Bonus => String::new(),
            };
            writeln!(text, "  {} +{points} for {}{how}", word(*to), account.word())
        }
        Event::WallTaken { seat, corner, tile } => {
            writeln!(text, "  {} takes {tile} from {corner}", word(*seat))
        }
        Event::KeepMoved { owner, at, size } => {
            writeln!(text, "  {} keep to {at}, {size} tiles", word(*owner))
        }
        Event::FinaleBegan => writeln!(text, "  no tile is left"),
        Event::GameOver => writeln!(text, "  over"),
    }
    .unwrap();
}

#[test]
fn a_game() {
    insta::assert_snapshot!(transcript("", 1));
}

#[test]
fn a_game_with_chosen_order() {
    insta::assert_snapshot!(transcript("order-choice", 2));
}
