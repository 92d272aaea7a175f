//! The rules of Carcassonne: the base game with fields, the eleven expansions of the Big Box and The
//! Tower, in any combination and element by element.
//!
//! The rules are pure: no chance, no clock, no input or output. Start reading at `step.rs`, which
//! says what happens when; `score/` says what things are worth; `expansions/` has a room for each.
//!
//! ```
//! use bastide_carcassonne::{Setup, State};
//! use bastide_game::{Actor, Game, Seat, Table, Turn};
//!
//! let setup = Setup::read("inns, builder", 2).expect("a setup");
//! let mut table = Table::<State>::new(setup);
//! assert_eq!(table.turn(), Turn::Chance);
//!
//! table.play_sentence(Actor::Chance, "draw V").expect("a V is in the bag");
//! table.play_sentence(Actor::Seat(Seat(0)), "tile V +1,0 >").expect("it fits beside the start tile");
//! table.play_sentence(Actor::Seat(Seat(0)), "meeple road W").expect("the road is free");
//! assert_eq!(table.game().figures().len(), 1);
//! ```
#![forbid(unsafe_code)]

mod action;
mod bag;
pub mod check;
mod chronicle;
mod copy;
mod effect;
mod element;
mod event;
pub mod expansions;
mod figure;
mod game;
mod notation;
mod outlook;
pub mod position;
mod question;
mod score;
mod setup;
mod state;
mod step;
pub mod story;
pub mod tiles;
mod turn;
mod view;

pub use action::{Action, Outcome, Place, Post, Spot};
pub use chronicle::Account;
pub use effect::{Change, answered, changes};
pub use element::{Element, Elements, With, box_names, boxes, presets};
pub use event::Event;
pub use expansions::{
    Circle, Flight, Good, Magician, Message, OnTable, Piers, Prisoner, RANSOM, SEAL, TowerView,
    crop_circle, gold_worth, heading, robbed_share, tower_reach,
};
pub use figure::{FIGURES, Figure, PlacedFigure, Supply};
pub use outlook::{
    CounterMove, FeatureInfo, Landing, Novelty, counter_move, counters_beside, dark_spaces,
    feature_info, flight_path, landings, novelties, tower_height,
};
pub use question::{Asks, Cause, Question};
pub use score::round::watchers;
pub use score::{Contest, Counter, Item, Reason, Tally, Term, When, leaders, project, worth};
pub use setup::{PLAYERS, Setup, Tiles};
pub use state::State;
pub use turn::end::TurnKind;
pub use view::{Holding, PlacedTile, View};

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
