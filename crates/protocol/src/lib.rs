//! What browser and server say to each other, and how a game is put into those words.
//!
//! docs/protocol.md says what the messages mean. The types here are exported to TypeScript by
//! `tests/export.rs`, so that a client cannot misread them. Integers are 32 bits or fewer: more would
//! become `bigint` there. Rule types are not serialisable; only what [`view`] shows can be sent.
#![forbid(unsafe_code)]

mod choice;
mod chronicle;
mod event;
mod joins;
mod pieces;
mod play;
mod prompt;
mod region;
mod tables;
mod view;

pub use choice::{Choice, CounterAt, Gain, Landing, Question};
pub use chronicle::{Chronicle, History, Scoring, TurnPoints};
pub use event::{Event, GoodWord, Term, event};
pub use joins::Join;
pub use pieces::{
    FerryView, FlightView, GoldView, MagicianView, MessagesView, PrisonerView, RobberView,
    TowerView,
};
pub use play::{ClientMessage, Line, ServerMessage};
pub use prompt::{Prompt, prompt};
pub use region::{Region, regions};
pub use tables::{
    Aids, BotWord, Claim, Draw, Draws, GameInfo, ImportRecord, Info, NewSeat, NewTable, Problem,
    Rename, ReturnLink, SeatKind, SeatOnly, Sitting, Table, TableCard, TableSeat, ViewAt, Weighted,
};
pub use view::{
    FigureView, GoodsView, Over, OverHow, Reason, SeatView, SupplyView, TileView, Undrawn, View,
    view,
};
