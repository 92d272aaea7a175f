//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

mod support;

use std::fmt::Write as _;

use bastide_cardcassonne::{Account, Action, Event, Row, Setup, State};
use bastide_game::battery::TestDice;
use bastide_game::{Game, Move, Seat, Turn};
use support::eager;

fn transcript(seats: usize, seed: usize) -> String {
    let mut text = String::new();
    let mut dice = TestDice::seeded(seed);
    let mut game = State::new(&Setup::new(seats).unwrap());
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
    let points: Vec<_> = Seat::all(seats).map(|s| game.points(s).to_string()).collect();
    writeln!(text, "points {}", points.join(" ")).unwrap();
    text
}

fn write_offers(text: &mut String, game: &State) {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    if !actions.is_empty() {
        let offers: Vec<_> = actions.iter().map(Action::to_string).collect();
        writeln!(text, "    {}", offers.join(" | ")).unwrap();
    }
}

fn word(seat: Seat) -> &'static str {
    State::SEATS[seat.index()]
}

fn write_event(text: &mut String, event: &Event) {
    match event {
        Event::TurnedUp { .. }
        | Event::JokerPut { .. }
        | Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::CardPlayed { .. } => Ok(()),
        Event::RoundBegan { round, dealer } => {
            writeln!(text, "  round {round}, {} deals", word(*dealer))
        }
        Event::FollowerPut { claim, last } => {
            let lies = if *last { ", the last one" } else { "" };
            writeln!(text, "  {} to {} {}{lies}", word(claim.seat), claim.row, claim.at)
        }
        Event::RoundEnded { dealer } => {
            writeln!(text, "  the round is over, {} next", word(*dealer))
        }
        Event::Cleared { seat, row, cards } => {
            let cards: String = cards.iter().map(|lying| format!(" {}", lying.card)).collect();
            writeln!(text, "  {} clears {row}:{cards}", word(*seat))
        }
        Event::ScoringBegan { seat } => writeln!(text, "  {} scores", word(*seat)),
        Event::LeftTheGame { card, count, .. } => writeln!(text, "  {count} {card} gone"),
        Event::AnimalsTaken { kind, count, .. } => {
            writeln!(text, "  {count} {} animals", kind.colour())
        }
        Event::JokersTaken { count, .. } => writeln!(text, "  {count} animal jokers"),
        Event::JokerAssigned { kind, .. } => writeln!(text, "  joker to {}", kind.colour()),
        Event::UnderTheChest { card, count, .. } => {
            writeln!(text, "  {count} {card} under the chest")
        }
        Event::Paid { to, points, account } => {
            let how = match account {
                Account::Persons { row, of } => format!("{row} {of:?}"),
                Account::Animals { kind, before, after } => {
                    format!("{} {before} to {after}", kind.colour())
                }
                Account::LooseJokers { count } => count.to_string(),
                Account::DragonOrFairy { card } => card.to_string(),
                Account::Foreign { card, count } => format!("{count} {card}"),
                Account::Buildings { series } => format!("{:?}", series.of),
            };
            writeln!(text, "  {} +{points} for {}: {how}", word(*to), account.word())
        }
        Event::FinaleBegan => writeln!(text, "  the end"),
        Event::ChestOpened { seat, chest } => {
            let kinds = Row::ALL.into_iter().zip(chest.buildings);
            let kinds: String = kinds.map(|(k, n)| format!(" {n} {}", k.colour())).collect();
            writeln!(text, "  {} opens{kinds} {} jokers", word(*seat), chest.jokers)
        }
        Event::GameOver => writeln!(text, "  over"),
    }
    .unwrap();
}

#[test]
fn a_game_of_two() {
    insta::assert_snapshot!(transcript(2, 1));
}

#[test]
fn a_game_of_five() {
    insta::assert_snapshot!(transcript(5, 2));
}
