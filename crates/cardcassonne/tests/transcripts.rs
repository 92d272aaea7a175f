//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_cardcassonne::{Account, Action, Event, Row, Setup, State};
use bastide_game::{Game, Seat};
use bastide_testkit::offers;

fn transcript(seats: usize, seed: usize) -> String {
    let game = State::new(&Setup::new(seats).unwrap());
    bastide_testkit::transcript(
        game,
        seed,
        eager,
        |actions: &[Action]| offers(actions, |_| false),
        tell,
    )
}

fn word(seat: Seat) -> &'static str {
    State::SEATS[seat.index()]
}

fn tell(event: &Event) -> String {
    match event {
        Event::LotDrawn(seat) => format!("the lot falls on {}", State::SEATS[seat.index()]),
        Event::TurnedUp { .. }
        | Event::JokerPut { .. }
        | Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::CardPlayed { .. } => String::new(),
        Event::RoundBegan { round, dealer } => {
            format!("round {round}, {} deals", word(*dealer))
        }
        Event::FollowerPut { claim, last } => {
            let lies = if *last { ", the last one" } else { "" };
            format!("{} to {} {}{lies}", word(claim.seat), claim.row, claim.at)
        }
        Event::RoundEnded { dealer } => {
            format!("the round is over, {} next", word(*dealer))
        }
        Event::Cleared { seat, row, cards } => {
            let cards: String = cards.iter().map(|lying| format!(" {}", lying.card)).collect();
            format!("{} clears {row}:{cards}", word(*seat))
        }
        Event::ScoringBegan { seat } => format!("{} scores", word(*seat)),
        Event::LeftTheGame { card, count, .. } => format!("{count} {card} gone"),
        Event::AnimalsTaken { kind, count, .. } => {
            format!("{count} {} animals", kind.colour())
        }
        Event::JokersTaken { count, .. } => format!("{count} animal jokers"),
        Event::JokerAssigned { kind, .. } => format!("joker to {}", kind.colour()),
        Event::UnderTheChest { card, count, .. } => {
            format!("{count} {card} under the chest")
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
            format!("{} +{points} for {}: {how}", word(*to), account.reason())
        }
        Event::FinaleBegan => "the end".to_string(),
        Event::ChestOpened { seat, chest } => {
            let kinds = Row::ALL.into_iter().zip(chest.buildings);
            let kinds: String = kinds.map(|(k, n)| format!(" {n} {}", k.colour())).collect();
            format!("{} opens{kinds} {} jokers", word(*seat), chest.jokers)
        }
        Event::GameOver => "over".to_string(),
    }
}

#[test]
fn a_game_of_two() {
    insta::assert_snapshot!(transcript(2, 1));
}

#[test]
fn a_game_of_five() {
    insta::assert_snapshot!(transcript(5, 2));
}
