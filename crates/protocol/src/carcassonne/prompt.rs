//! What may be answered now: every sentence with what a board needs to show it.

use std::fmt::Write;

use bastide_carcassonne::{self as rules, Action, Asks, Place, State};
use bastide_game::{Game, Move, Seat, Table, Turn};

use super::choice::{Cause, Choice, Offer, Prompt, Question};
use super::effect::{Effect, effect, gains};
use super::event::{index, tile};
use super::expansions;
use super::joins::joins;
use super::region::{Region, region, regions};
use super::words::ElementName;
use crate::tables::Aids;

/// The question of a table, if a seat is asked. Only whoever `holds` it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, holds: impl Fn(Seat) -> bool) -> Option<Prompt> {
    prompt_in(table, aids, &regions(table.game()), holds)
}

/// The same for whoever knows the regions already.
pub(super) fn prompt_in(
    table: &Table<State>,
    aids: Aids,
    regions: &[Region],
    holds: impl Fn(Seat) -> bool,
) -> Option<Prompt> {
    let state = table.game();
    let rules::Question { seat, asks, cause, element } =
        state.question().filter(|_| table.turn() != Turn::Over)?;
    let options = if holds(seat) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let asked = Asked { state, seat, aids, regions };
        let (mut told, mut lent) = (Vec::new(), Lent::default());
        let offer = |action| {
            let region = expansions::enchanted(&asked, action);
            let again = region.is_some_and(|region| told.contains(&region));
            told.extend(region);
            asked.offer(action, again, &mut lent)
        };
        actions.into_iter().map(offer).collect()
    } else {
        Vec::new()
    };
    let cause = causes(state, cause);
    Some(Prompt {
        seat: seat.0,
        question: asks.into(),
        cause,
        element: element.map(ElementName::from),
        options,
    })
}

impl From<Asks> for Question {
    fn from(asks: Asks) -> Question {
        match asks {
            Asks::PlaceTile => Question::Tile,
            Asks::Deploy => Question::Figure,
            Asks::MoveCounter => Question::Move,
            Asks::Expansion(asks) => expansions::question(asks),
        }
    }
}

fn causes(state: &State, cause: rules::Cause) -> Cause {
    match cause {
        rules::Cause::Drew(kind) => Cause::Drew { kind: kind.to_string() },
        rules::Cause::Placed(kind) => Cause::Placed { kind: kind.to_string() },
        rules::Cause::Rolled(far) => Cause::Rolled { far },
        rules::Cause::Sign => Cause::Sign,
        rules::Cause::Met => Cause::Met,
        rules::Cause::Finished => Cause::Finished,
        rules::Cause::TowerGrew(cell) => Cause::TowerGrew { tile: tile(state, cell) },
        rules::Cause::HeldByBoth => Cause::HeldByBoth,
        rules::Cause::RoadGrew => Cause::RoadGrew,
        rules::Cause::Scored => Cause::Scored,
        rules::Cause::CounterLeft => Cause::CounterLeft,
        rules::Cause::Read(message) => Cause::Read { message: message.number() },
        rules::Cause::CropCircle(terrain) => Cause::CropCircle { terrain: terrain.into() },
        rules::Cause::CircleChosen(circle, terrain) => {
            Cause::CircleChosen { circle: circle.into(), terrain: terrain.into() }
        }
        rules::Cause::BuilderServed => Cause::BuilderServed,
    }
}

/// A question that is put into words.
pub(super) struct Asked<'a> {
    pub(super) state: &'a State,
    /// Who is asked.
    pub(super) seat: Seat,
    aids: Aids,
    regions: &'a [Region],
}

/// An option that was tried out.
pub(super) struct Tried {
    pub(super) sentence: String,
    /// Whether chance or somebody else acts then.
    pub(super) ends: bool,
    /// What happened.
    events: Vec<rules::Event>,
    /// The game then.
    pub(super) after: Box<State>,
}

/// Memory passed on from one answer to the next, because there are many.
#[derive(Default)]
struct Lent {
    events: Vec<rules::Event>,
    state: Option<Box<State>>,
}

impl Tried {
    /// The sentence, for whoever puts the option into words.
    pub(super) fn take_sentence(&mut self) -> String {
        std::mem::take(&mut self.sentence)
    }

    /// What the first thing that was counted brought.
    pub(super) fn counted(&self) -> u16 {
        let first = self.events.iter().find_map(|event| {
            if let rules::Event::Scored { tally, .. } = event { Some(tally.points()) } else { None }
        });
        first.unwrap_or_default()
    }
}

impl Asked<'_> {
    /// An answer with what it changes, unless that was told with another place of the same region.
    fn offer(&self, action: Action, again: bool, lent: &mut Lent) -> Offer {
        let Lent { events, state } = std::mem::take(lent);
        let (mut events, mut after) = match state {
            Some(mut state) => {
                State::clone_from(&mut state, self.state);
                (events, state)
            }
            None => (events, Box::new(self.state.clone())),
        };
        events.clear();
        after.play(Move::Choose(action), &mut events);
        let ends = after.turn() != Turn::Player(self.seat);
        // There are many of them, and few are longer.
        let mut sentence = String::with_capacity(32);
        let _ = write!(sentence, "{action}");
        let mut tried = Tried { sentence, ends, events, after };
        let choice = self.choice(action, &mut tried);
        let Tried { mut after, mut events, .. } = tried;
        let effect = if again {
            Effect::default()
        } else {
            let gains = || gains(&mut after, self.seat, &mut events);
            effect(self.state, action, self.regions, self.aids, gains)
        };
        *lent = Lent { events, state: Some(after) };
        Offer { choice, effect }
    }

    fn choice(&self, action: Action, tried: &mut Tried) -> Choice {
        let state = self.state;
        if let Action::Expansion(action) = action {
            return expansions::choice(self, action, tried);
        }
        let (sentence, ends, after) = (tried.take_sentence(), tried.ends, &tried.after);
        match action {
            Action::Tile { cell, facing, .. } => Choice::Tile {
                sentence,
                ends,
                then: after.question().filter(|_| !ends).map(|next| next.asks.into()),
                x: i32::from(cell.x),
                y: i32::from(cell.y),
                facing: facing.quarters(),
                joins: joins(state, after),
            },
            Action::Put { figure, spot } => {
                let part = spot.part_of(state.last()).unwrap_or_default();
                let feature = state.land().feature(state.last().segment(part));
                let (part, region) = (part as u16, region(state, feature));
                Choice::Figure { sentence, ends, figure: figure.into(), part, region }
            }
            Action::Move { points, counter } => {
                let rules::CounterMove { from, to, message: dark } =
                    rules::counter_move(state, self.seat, counter, points);
                let robbers = rules::watchers(state, self.seat, counter);
                let robbers = robbers.into_iter().map(|seat| seat.0).collect();
                let counter = counter.into();
                Choice::Move { sentence, ends, points, counter, from, to, dark, robbers }
            }
            Action::Pass | Action::Expansion(_) => Choice::Pass { sentence, ends },
        }
    }

    /// The tile, the part and the region of a place.
    pub(super) fn place(&self, place: Place) -> (u16, u16, u16) {
        let at = index(self.state, place).unwrap_or_default();
        let region = self.regions.iter().position(|region| region.parts.contains(&at));
        (at[0], at[1], region.unwrap_or_default() as u16)
    }
}
