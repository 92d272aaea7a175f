//! The rules of Cardcassonne: cards are laid in four rows, and followers secure what lies there.
//!
//! The rules are pure: no chance, no clock, no input or output. Start reading at `step.rs`, which
//! says what happens when; `score/` says what is scored and `worth.rs` what it is worth; `card.rs` is
//! the box.
//!
//! ```
//! use bastide_cardcassonne::{Setup, State};
//! use bastide_game::{Actor, Game, Seat, Table, Turn};
//!
//! let mut table = Table::<State>::new(Setup::new(3).expect("three can play"));
//! assert_eq!(table.turn(), Turn::Chance);
//!
//! table.play_sentence(Actor::Chance, "open green-2").expect("it is in the box");
//! table.play_sentence(Actor::Chance, "open fairy").expect("so is the fairy");
//! table.play_sentence(Actor::Seat(Seat(0)), "put fairy field").expect("the dealer chooses her row");
//! ```
#![forbid(unsafe_code)]

mod action;
mod card;
pub mod check;
mod chronicle;
mod event;
mod game;
mod knowledge;
mod notation;
mod outlook;
pub mod position;
mod question;
mod score;
mod setup;
mod state;
mod step;
pub mod story;
mod view;
pub mod worth;

pub use action::{Action, Outcome};
pub use card::{CARDS, Card, Face, KINDS, Pile, ROWS, Row};
pub use chronicle::{Reason, RoundEnd, Rounds, Taken};
pub use event::{Account, Event};
pub use outlook::{Promise, next_stretch, promise};
pub use question::{Asks, Question};
pub use score::series::{Chest, Series, best_series, sorted};
pub use setup::Setup;
pub use state::{Claim, Collection, Lying, State};
pub use view::{Holding, Seen, View};

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
