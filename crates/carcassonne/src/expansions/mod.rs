//! The expansions: a room each, and this file, which knows them all. The core asks here and names no
//! expansion but where two things meet: in `step.rs`, `turn/` and `score/`. A room may use the core; it
//! never names another room.
//!
//! What a room has, if it has any of it: `Action`, `Event` and `Asks` with `answer`, `hear`,
//! `canonical` and `touched`; the sentences (`read` and `Display`), the lines of positions (`read_line`) and what
//! stories expect (`told`) in its `text.rs`; what must hold (`holds`) and what must be offered
//! (`expected`), worked out a second time, in its `check.rs`. Small rooms are one file.

pub mod abbot;
pub mod circles;
pub mod ferries;
pub mod gold;
pub(crate) mod inns;
pub mod machines;
pub mod magic;
pub mod messages;
pub(crate) mod river;
pub mod robbers;
pub mod tower;
pub mod traders;

use std::fmt;

use bastide_game::battery::Violation;
use bastide_game::position::PositionError;
use bastide_game::{Log, Milestone, Seat, SentenceError};
use bastide_landscape::{Cell, Segment, TileId};

pub use circles::{Circle, concerned as crop_circle};
pub use ferries::Piers;
pub use gold::worth as gold_worth;
pub use machines::{Flight, heading};
pub use magic::Magician;
pub use messages::{Message, SEAL};
pub use robbers::share as robbed_share;
pub use tower::view::TowerView;
pub use tower::{Prisoner, RANSOM, reach as tower_reach};
pub use traders::Good;

use crate::action::{self, Place};
use crate::check::Board;
use crate::element::Element;
use crate::event;
use crate::figure::Figure;
use crate::position::Names;
use crate::question::{self, Cause};
use crate::setup::Setup;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// A type with a variant for each room that has such a type, and the way from there into the core's.
macro_rules! one_of {
    ($(#[$about:meta])* $name:ident in $core:ty: $($variant:ident of $room:ident),+) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $(#[doc = concat!("See [`", stringify!($room), "`].")] $variant($room::$name),)+
        }
        $(impl From<$room::$name> for $core {
            #[inline]
            fn from(own: $room::$name) -> $core {
                <$core>::Expansion($name::$variant(own))
            }
        })+
    };
}

one_of!(
    /// What expansions let players choose.
    Action in action::Action:
    Abbot of abbot, Traders of traders, Machines of machines, Messages of messages,
    Ferries of ferries, Gold of gold, Magic of magic, Robbers of robbers, Circles of circles,
    Tower of tower
);
one_of!(
    /// What can happen by expansions.
    Event in event::Event:
    Traders of traders, Machines of machines, Messages of messages, Ferries of ferries,
    Gold of gold, Magic of magic, Robbers of robbers, Circles of circles, Tower of tower
);
one_of!(
    /// What expansions ask.
    Asks in question::Asks:
    Traders of traders, Machines of machines, Messages of messages, Ferries of ferries,
    Gold of gold, Magic of magic, Robbers of robbers, Circles of circles, Tower of tower
);

/// What the expansions have on the table, for all to see.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OnTable {
    /// The figure in the air.
    pub flight: Option<Flight>,
    /// The tiles of gold bars, one entry a bar, sorted.
    pub gold: Vec<Cell>,
    /// Where mage and witch stand.
    pub magic: [Option<Place>; 2],
    /// The ferries with their lakes, sorted.
    pub ferries: Vec<(Cell, Piers)>,
    /// The towers and foundations, in the order in which they were laid.
    pub towers: Vec<TowerView>,
    /// Figures that somebody else holds, sorted.
    pub prisoners: Vec<Prisoner>,
    /// The message that was turned up.
    pub message: Option<Message>,
    /// Messages that were used, in the order in which they will come up again.
    pub used_messages: Vec<Message>,
}

impl OnTable {
    pub(crate) fn of(state: &State) -> OnTable {
        OnTable {
            flight: state.flight(),
            gold: gold::seen(state),
            magic: magic::seen(state),
            ferries: ferries::seen(state),
            towers: tower::view::seen(state),
            prisoners: tower::view::prisoners_seen(state),
            message: state.message(),
            used_messages: state.used_messages().to_vec(),
        }
    }
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Abbot(action) => abbot::answer(state, action, log),
        Action::Traders(action) => traders::answer(state, action, log),
        Action::Machines(action) => machines::answer(state, action, log),
        Action::Messages(action) => messages::answer(state, action, log),
        Action::Ferries(action) => ferries::answer(state, action, log),
        Action::Gold(action) => gold::answer(state, action, log),
        Action::Magic(action) => magic::answer(state, action, log),
        Action::Robbers(action) => robbers::answer(state, action, log),
        Action::Circles(action) => circles::answer(state, action, log),
        Action::Tower(action) => tower::answer(state, action, log),
    }
}

/// An action with the first names of its places.
pub(crate) fn canonical(state: &State, action: Action) -> Action {
    match action {
        Action::Machines(action) => Action::Machines(machines::canonical(state, action)),
        Action::Messages(action) => Action::Messages(messages::canonical(state, action)),
        Action::Magic(action) => Action::Magic(magic::canonical(state, action)),
        Action::Circles(action) => Action::Circles(circles::canonical(state, action)),
        Action::Tower(action) => Action::Tower(tower::canonical(state, action)),
        Action::Abbot(_)
        | Action::Traders(_)
        | Action::Ferries(_)
        | Action::Gold(_)
        | Action::Robbers(_) => action,
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Abbot(action) => abbot::touched(state, action),
        Action::Machines(action) => machines::touched(state, action),
        Action::Messages(action) => messages::touched(state, action),
        Action::Ferries(action) => ferries::touched(state, action),
        Action::Gold(action) => gold::touched(state, action),
        Action::Magic(action) => magic::touched(state, action),
        Action::Circles(action) => circles::touched(state, action),
        Action::Tower(action) => tower::touched(state, action),
        Action::Traders(_) | Action::Robbers(_) => Vec::new(),
    }
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    match event {
        Event::Traders(event) => traders::hear(view, event),
        Event::Machines(event) => machines::hear(view, event),
        Event::Messages(event) => messages::hear(view, event),
        Event::Ferries(event) => ferries::hear(view, event),
        Event::Gold(event) => gold::hear(view, event),
        Event::Magic(event) => magic::hear(view, event),
        Event::Robbers(event) => robbers::hear(view, event),
        Event::Circles(circles::Event::Chosen { .. }) => {}
        Event::Tower(event) => tower::view::hear(view, event),
    }
}

/// A tile was laid: what everybody sees on it.
pub(crate) fn hear_tile(view: &mut View, cell: Cell, foundation: bool) {
    tower::view::hear_tile(view, cell, foundation);
}

/// A figure left a tile, but no part of it.
pub(crate) fn hear_guard_left(view: &mut View, cell: Cell) {
    tower::view::hear_guard_left(view, cell);
}

/// What an event means for the story of a game.
pub(crate) fn milestone(event: Event) -> Option<Milestone<State>> {
    match event {
        Event::Tower(event) => tower::view::milestone(event),
        Event::Traders(_)
        | Event::Machines(_)
        | Event::Messages(_)
        | Event::Ferries(_)
        | Event::Gold(_)
        | Event::Magic(_)
        | Event::Robbers(_)
        | Event::Circles(_) => None,
    }
}

/// What a step asks that an expansion added, why, and by what.
pub(crate) fn question(state: &State, step: Step) -> Option<(question::Asks, Cause, Element)> {
    Some(match step {
        Step::Land => {
            let far = state.flight().and_then(|flight| flight.far).unwrap_or_default();
            (machines::Asks::Land.into(), Cause::Rolled(far), Element::Machines)
        }
        Step::PlaceGold => (gold::Asks::Lay.into(), Cause::Sign, Element::Gold),
        Step::ShareGold => (gold::Asks::Take.into(), Cause::Finished, Element::Gold),
        Step::MoveMagician => (magic::Asks::Move.into(), Cause::Sign, Element::Magic),
        Step::SeparateMagicians => (magic::Asks::Move.into(), Cause::Met, Element::Magic),
        Step::Robber => (robbers::Asks::Place.into(), Cause::Sign, Element::Robbers),
        Step::Pay => (robbers::Asks::Rob.into(), Cause::CounterLeft, Element::Robbers),
        Step::Capture => (tower::Asks::Capture.into(), tower::cause(state), Element::TowerPieces),
        Step::Exchange => (tower::Asks::Exchange.into(), Cause::HeldByBoth, Element::TowerPieces),
        Step::Ransom => (tower::Asks::Ransom.into(), Cause::Scored, Element::TowerPieces),
        Step::PlaceFerry => {
            (ferries::Asks::Lay.into(), Cause::Placed(state.last().kind.name), Element::Ferries)
        }
        Step::TurnFerry => (ferries::Asks::Turn.into(), Cause::RoadGrew, Element::Ferries),
        Step::Message => {
            (messages::Asks::Follow.into(), Cause::Read(state.message()?), Element::Messages)
        }
        Step::CropCircles => {
            let (asks, cause) = circles::choice(state);
            (asks.into(), cause, Element::Circles)
        }
        Step::CropCircle => {
            let (asks, cause) = circles::seat_choice(state);
            (asks.into(), cause, Element::Circles)
        }
        Step::EndTurn => {
            (traders::Asks::TakeSecondTile.into(), Cause::BuilderServed, Element::Builder)
        }
        Step::DrawLot
        | Step::Draw
        | Step::PlaceTile
        | Step::Deploy
        | Step::Roll
        | Step::Score
        | Step::ReadMessage
        | Step::Robbers
        | Step::NextRobber
        | Step::Finale
        | Step::Over => return None,
    })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Abbot(action) => action.fmt(f),
            Action::Traders(action) => action.fmt(f),
            Action::Machines(action) => action.fmt(f),
            Action::Messages(action) => action.fmt(f),
            Action::Ferries(action) => action.fmt(f),
            Action::Gold(action) => action.fmt(f),
            Action::Magic(action) => action.fmt(f),
            Action::Robbers(action) => action.fmt(f),
            Action::Circles(action) => action.fmt(f),
            Action::Tower(action) => action.fmt(f),
        }
    }
}

/// What the first room says that understands something.
macro_rules! first {
    ($($call:path),+; $arguments:tt) => {{
        $(if let Some(found) = $call $arguments? {
            return Ok(Some(found.into()));
        })+
        Ok(None)
    }};
}

/// Reads the sentences of expansions; nothing if the words are none.
pub(crate) fn read(words: &[&str]) -> Result<Option<action::Action>, SentenceError> {
    first!(
        abbot::read, traders::read, machines::read, messages::text::read, ferries::text::read,
        gold::text::read, magic::text::read, robbers::read, circles::text::read, tower::text::read;
        (words)
    )
}

/// How it is, for what a story expects of expansions; nothing if it is about something else.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    first!(
        traders::told, messages::text::told, ferries::text::told, gold::text::told,
        magic::text::told, robbers::told, tower::text::told;
        (state, names, words)
    )
}

/// The keys of their lines in positions: beside the board, and on it.
pub(crate) const KEYS: [&str; 12] = [
    "women",
    "robbers",
    "gold",
    "pieces",
    "messages",
    "goods",
    "bars",
    "ferries",
    "mage",
    "witch",
    "towers",
    "prisoners",
];

/// Finds what the tiles of a position tell: where the river goes on, and foundations.
pub(crate) fn find_on_board(state: &mut State) {
    river::find_end(state);
    let laid = state.land.tiles().len();
    for id in 0..laid {
        tower::found(state, TileId(id as u8));
    }
}

/// Reads a line of a position, if it is one of theirs.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    traders::read_line(state, names, key, words)?;
    messages::text::read_line(state, names, key, words)?;
    ferries::text::read_line(state, names, key, words)?;
    gold::text::read_line(state, names, key, words)?;
    magic::text::read_line(state, names, key, words)?;
    robbers::read_line(state, names, key, words)?;
    tower::text::read_line(state, names, key, words)
}

/// Reads a word of a position's turn; says whether it was one of theirs.
pub(crate) fn read_turn_word(state: &mut State, word: &str) -> bool {
    tower::text::read_turn_word(state, word)
}

/// Their words of a position's turn.
pub(crate) fn turn_word(state: &State) -> Option<&'static str> {
    tower::text::turn_word(state)
}

/// Writes the lines of what lies beside the board.
pub(crate) fn write_beside(setup: &Setup, state: &State, line: &mut impl FnMut(&str, &str)) {
    messages::text::write_women(state, line);
    robbers::write_line(state, line);
    gold::text::write_taken(state, line);
    tower::text::write_pieces(setup, state, line);
    messages::text::write_used(state, line);
    traders::write_lines(state, line);
}

/// Writes the lines of what lies on the board.
pub(crate) fn write_on_board(state: &State, line: &mut impl FnMut(&str, &str)) {
    gold::text::write_bars(state, line);
    ferries::text::write_lines(state, line);
    magic::text::write_lines(state, line);
    tower::text::write_lines(state, line);
}

/// What must hold.
pub(crate) fn hold(state: &State) -> Result<(), Violation> {
    traders::holds(state)?;
    machines::holds(state)?;
    messages::holds(state)?;
    ferries::check::holds(state)?;
    gold::holds(state)?;
    magic::check::holds(state)?;
    robbers::holds(state)?;
    tower::check::holds(state)
}

/// What must be offered now, if one of their steps asks.
pub(crate) fn expected(state: &State, board: &Board) -> Option<Vec<action::Action>> {
    machines::expected(state, board)
        .or_else(|| ferries::check::expected(state))
        .or_else(|| magic::check::expected(state, board))
        .or_else(|| circles::check::expected(state))
        .or_else(|| tower::check::expected(state))
        .or_else(|| messages::check::expected(state))
}

/// What must be offered instead of a figure on the tile just laid.
pub(crate) fn instead(state: &State, board: &Board) -> Vec<action::Action> {
    let mut all = machines::instead(state);
    all.extend(tower::check::instead(state));
    all.extend(abbot::instead(state, board));
    all
}

/// Whether a finished road may be open again after this part.
pub(crate) fn may_reopen_roads(state: &State) -> bool {
    ferries::check::may_reopen_roads(state)
}

/// How many figures of a kind are neither on the board nor in their owner's supply.
pub(crate) fn away(state: &State, owner: Seat, figure: Figure) -> usize {
    tower::check::away(state, owner, figure)
}
