//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_castle::{Account, Action, Event, Setup, State};
use bastide_game::{Game, Seat};
use bastide_testkit::offers;

fn transcript(with: &str, seed: usize) -> String {
    let game = State::new(&Setup::read(with, 2).unwrap());
    let offers = |actions: &[Action]| offers(actions, |a| matches!(a, Action::Tile { .. }));
    bastide_testkit::transcript(game, seed, eager, offers, tell)
}

fn word(seat: Seat) -> &'static str {
    State::SEATS[seat.index()]
}

fn tell(event: &Event) -> String {
    match event {
        Event::LotDrawn(seat) => format!("the lot falls on {}", State::SEATS[seat.index()]),
        Event::TileDrawn(_) | Event::TilePlaced { .. } => String::new(),
        Event::TurnBegan { seat, extra: false } => format!("{} begins", word(*seat)),
        Event::TurnBegan { seat, extra: true } => format!("{} goes on", word(*seat)),
        Event::TileSetAside(kind) => format!("{} fits nowhere", kind.name),
        Event::FollowerPut { owner, at } => format!("{} to {at}", word(*owner)),
        Event::FollowerTaken { owner, at } => format!("{} home from {at}", word(*owner)),
        Event::WallPlayed { seat, tile } => format!("{} uses {tile}", word(*seat)),
        Event::Paid { to, points, account } => {
            let how = match account {
                Account::Completed { tiles, each, at, .. } => format!(" {at}: {tiles} at {each}"),
                Account::Open { tiles, each, times, at, .. } => {
                    format!(" {at}: {tiles} at {each}, {times} times")
                }
                Account::Court { markets, each, at } => format!(" {at}: {markets} at {each}"),
                Account::Keep | Account::Bonus => String::new(),
            };
            format!("{} +{points} for {}{how}", word(*to), account.reason())
        }
        Event::WallTaken { seat, corner, tile } => {
            format!("{} takes {tile} from {corner}", word(*seat))
        }
        Event::KeepMoved { owner, at, size } => {
            format!("{} keep to {at}, {size} tiles", word(*owner))
        }
        Event::FinaleBegan => "no tile is left".to_string(),
        Event::GameOver => "over".to_string(),
    }
}

#[test]
fn a_game() {
    insta::assert_snapshot!(transcript("", 1));
}

#[test]
fn a_game_with_chosen_order() {
    insta::assert_snapshot!(transcript("order-choice", 2));
}
