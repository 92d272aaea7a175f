//! Mage & Witch: one makes a road or city worth more, the other halves it.
//!
//! Rules: Big Box, p. 19. Steps: `Step::MoveMagician`, and `Step::SeparateMagicians` twice: when a
//! tile or a link has brought both to one road or city.

pub(crate) mod check;
pub(crate) mod text;

use arrayvec::ArrayVec;
use bastide_game::Log;
use bastide_landscape::{Feature, Segment, Terrain};

use crate::action::{self, Place, Spot};
use crate::event;
use crate::score::{Item, Tally};
use crate::state::State;
use crate::step::Flow;
use crate::tiles::on_tile;
use crate::view::View;

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `mage +1,0 road W`: bring mage or witch to a road or city.
    Enchant {
        /// Which of the two.
        who: Magician,
        /// Where to.
        at: Place,
    },
    /// `mage off`: take mage or witch from the board.
    Banish {
        /// Which of the two.
        who: Magician,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Mage or witch came to a road or city, or left the board.
    Moved {
        /// Which of the two.
        who: Magician,
        /// Where to; nowhere if it left.
        to: Option<Place>,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where mage or witch goes.
    Move,
}

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Magician {
    /// A point more for every tile.
    Mage,
    /// Half of the points.
    Witch,
}

impl Magician {
    /// Both, in the order in which they are offered.
    pub const ALL: [Magician; 2] = [Magician::Mage, Magician::Witch];

    /// The word for it in records.
    pub fn word(self) -> &'static str {
        match self {
            Magician::Mage => "mage",
            Magician::Witch => "witch",
        }
    }

    /// The one a word stands for.
    pub fn from_word(word: &str) -> Option<Magician> {
        Magician::ALL.into_iter().find(|m| m.word() == word)
    }
}

/// Where the two stand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Magic {
    /// Whether they are in the box at all.
    pub(crate) played: bool,
    pub(crate) on: [Option<Segment>; 2],
}

impl Magic {
    pub(crate) fn new(played: bool) -> Magic {
        Magic { played, on: [None; 2] }
    }
}

impl State {
    /// Where mage or witch stands.
    pub fn magician(&self, who: Magician) -> Option<Place> {
        self.magic.on[who as usize].map(|on| self.place(on))
    }
}

impl View {
    /// Where mage or witch stands.
    pub fn magician(&self, who: Magician) -> Option<Place> {
        self.on_table.magic[who as usize]
    }
}

/// What everybody sees: where both stand.
pub(crate) fn seen(state: &State) -> [Option<Place>; 2] {
    Magician::ALL.map(|who| state.magician(who))
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    let Event::Moved { who, to } = event;
    view.on_table.magic[who as usize] = to;
}

/// The road or city on which one of them stands.
fn stand(state: &State, who: Magician) -> Option<Feature> {
    state.magic.on[who as usize].map(|on| state.land.feature(on))
}

/// Whether both stand on one road or in one city.
fn united(state: &State) -> bool {
    let [mage, witch] = Magician::ALL.map(|who| stand(state, who));
    mage.is_some() && mage == witch
}

/// A tile with their sign moves one of them.
pub(crate) fn enter_move(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    if !state.magic.played || !state.last().kind.signs.has(on_tile::MAGIC) {
        return Flow::Done;
    }
    ask(state, log)
}

/// If both are on one feature, one of them moves at once.
pub(crate) fn enter_part(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    if united(state) { ask(state, log) } else { Flow::Done }
}

/// One of them must move; if neither can, one that is on the board leaves it.
fn ask(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    if targets(state).next().is_some() {
        return Flow::Wait;
    }
    let on_board: ArrayVec<Magician, 2> = on_board(state).collect();
    match on_board[..] {
        [] => Flow::Done,
        [only] => {
            banish(state, only, log);
            Flow::Done
        }
        _ => Flow::Wait,
    }
}

fn on_board(state: &State) -> impl Iterator<Item = Magician> {
    Magician::ALL.into_iter().filter(|who| state.magic.on[*who as usize].is_some())
}

/// All parts of unfinished roads and cities on whose feature neither of them stands.
fn targets(state: &State) -> impl Iterator<Item = Place> {
    let stands = Magician::ALL.map(|who| stand(state, who));
    state.land.tiles().flat_map(move |tile| {
        tile.segments().enumerate().filter_map(move |(part, (segment, shape))| {
            let feature = state.land.feature(segment);
            let may = matches!(shape.terrain, Terrain::Road | Terrain::City)
                && !state.is_closed(feature)
                && !stands.contains(&Some(feature));
            may.then(|| Place { cell: tile.cell, spot: Spot::of(tile, part) })
        })
    })
}

/// Both may go to the same places, so these are looked for once.
pub(crate) fn actions(state: &State, into: &mut Vec<action::Action>) {
    let mage = Magician::Mage;
    into.extend(
        targets(state).map(|at| Action::Enchant { who: mage, at }).map(action::Action::from),
    );
    for number in 0..into.len() {
        if let action::Action::Expansion(super::Action::Magic(Action::Enchant { at, .. })) =
            into[number]
        {
            into.push(Action::Enchant { who: Magician::Witch, at }.into());
        }
    }
    if into.is_empty() {
        into.extend(on_board(state).map(|who| Action::Banish { who }).map(action::Action::from));
    }
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Enchant { who, at } => enchant(state, who, at, log),
        Action::Banish { who } => banish(state, who, log),
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Enchant { who, at } => {
            state.segment(at).into_iter().chain(state.magic.on[who as usize]).collect()
        }
        Action::Banish { who } => state.magic.on[who as usize].into_iter().collect(),
    }
}

/// An action with the first name of its place.
pub(crate) fn canonical(state: &State, action: Action) -> Action {
    match action {
        Action::Enchant { who, at } => Action::Enchant { who, at: state.canonical(at) },
        Action::Banish { .. } => action,
    }
}

fn enchant(state: &mut State, who: Magician, at: Place, log: &mut impl Log<event::Event>) {
    let on = state.segment(at).expect("only places on the board are offered");
    state.magic.on[who as usize] = Some(on);
    log.emit(|| Event::Moved { who, to: Some(at) }.into());
}

fn banish(state: &mut State, who: Magician, log: &mut impl Log<event::Event>) {
    state.magic.on[who as usize] = None;
    log.emit(|| Event::Moved { who, to: None }.into());
}

/// Whoever stands on a finished feature leaves the board, even if nobody was paid there.
pub(crate) fn leave(state: &mut State, finished: Feature, log: &mut impl Log<event::Event>) {
    for who in Magician::ALL {
        if stand(state, who) == Some(finished) {
            banish(state, who, log);
        }
    }
}

/// The mage adds a point a tile; the witch takes half and leaves the bigger half.
pub(crate) fn bend(state: &State, feature: Feature, tiles: u16, tally: &mut Tally) {
    if stand(state, Magician::Mage) == Some(feature) {
        tally.add(Item::Mage, tiles, 1);
    }
    if stand(state, Magician::Witch) == Some(feature) {
        tally.add(Item::Witch, tally.points() / 2, -1);
    }
}
