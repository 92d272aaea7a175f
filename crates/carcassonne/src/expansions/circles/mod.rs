//! Crop Circles: after the turn everybody may add, or must take back, a meeple of one kind.
//!
//! Rules: Big Box, p. 21. Steps: `Step::CropCircles`, then `Step::CropCircle` for one seat after
//! the other, the mover last.

pub(crate) mod check;
pub(crate) mod text;

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::{Segment, Terrain};

use crate::action::{self, Place};
use crate::event;
use crate::figure::{self, Figure};
use crate::question::Cause;
use crate::state::State;
use crate::step::{Flow, Step};
use crate::tiles::on_tile;

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `circle join`, `circle remove`: what the crop circle lets everybody do.
    Choose(Circle),
    /// `join meeple +1,0 road W`: put a meeple beside an own one.
    Join {
        /// Which figure.
        figure: Figure,
        /// Where the other stands.
        at: Place,
    },
    /// `remove meeple +1,0 road W`: take an own meeple back without points.
    Remove {
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        at: Place,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody decided what a crop circle does.
    Chosen {
        /// Who.
        seat: Seat,
        /// What.
        circle: Circle,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// What the crop circle does.
    Choose,
    /// Whether a meeple is added.
    Join,
    /// Which meeple is taken back.
    Remove,
}

/// What everybody does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Circle {
    /// Everybody may put a meeple beside an own one.
    Join,
    /// Everybody must take an own meeple back.
    Remove,
}

impl Circle {
    /// The word for it in records.
    pub fn word(self) -> &'static str {
        match self {
            Circle::Join => "join",
            Circle::Remove => "remove",
        }
    }
}

/// A circle that is being carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circles {
    circle: Circle,
    /// Who does it now.
    pub(crate) asked: Seat,
}

impl Default for Circles {
    fn default() -> Circles {
        Circles { circle: Circle::Join, asked: Seat(0) }
    }
}

/// Figures that can be farmer, traveller or knight.
const KINDS: [Figure; 2] = [Figure::Meeple, Figure::BigMeeple];

/// Where those stand whom the circle on the tile just laid concerns.
pub fn concerned(state: &State) -> Option<Terrain> {
    let signs = state.last().kind.signs;
    let circles = [
        (on_tile::FORK, Terrain::Field),
        (on_tile::CLUB, Terrain::Road),
        (on_tile::SHIELD, Terrain::City),
    ];
    circles.into_iter().find(|(sign, _)| signs.has(*sign)).map(|(_, terrain)| terrain)
}

/// The meeples of a seat that the circle concerns; equal ones on one spot once.
fn meeples(state: &State, seat: Seat) -> impl Iterator<Item = (Figure, Segment)> {
    let terrain = concerned(state);
    let is_one = move |f: &figure::PlacedFigure| {
        f.owner == seat && KINDS.contains(&f.figure) && Some(state.land.terrain(f.on)) == terrain
    };
    let figures = state.figures.iter().enumerate();
    figures
        .filter(move |(n, f)| is_one(f) && !state.figures[..*n].contains(f))
        .map(|(_, f)| (f.figure, f.on))
}

/// What the mover is asked, and why.
pub(crate) fn choice(state: &State) -> (Asks, Cause) {
    (Asks::Choose, Cause::CropCircle(concerned(state).unwrap_or(Terrain::Field)))
}

/// What each seat is asked, and why.
pub(crate) fn seat_choice(state: &State) -> (Asks, Cause) {
    let circle = state.circles.circle;
    let asks = match circle {
        Circle::Join => Asks::Join,
        Circle::Remove => Asks::Remove,
    };
    (asks, Cause::CircleChosen(circle, concerned(state).unwrap_or(Terrain::Field)))
}

/// The mover decides, if anybody is concerned.
pub(crate) fn enter(state: &State) -> Flow {
    if concerned(state).is_none() {
        return Flow::Done;
    }
    let anybody = Seat::all(state.seats()).any(|seat| meeples(state, seat).next().is_some());
    if anybody { Flow::Wait } else { Flow::Done }
}

pub(crate) fn actions(into: &mut Vec<action::Action>) {
    into.extend([Circle::Join, Circle::Remove].map(Action::Choose).map(action::Action::from));
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Choose(circle) => choose(state, circle, log),
        Action::Join { figure, at } => join(state, figure, at, log),
        Action::Remove { figure, at } => remove(state, figure, at, log),
    }
}

/// An action with the first name of its place.
pub(crate) fn canonical(state: &State, action: Action) -> Action {
    match action {
        Action::Choose(_) => action,
        Action::Join { figure, at } => Action::Join { figure, at: state.canonical(at) },
        Action::Remove { figure, at } => Action::Remove { figure, at: state.canonical(at) },
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Choose(_) => Vec::new(),
        Action::Join { at, .. } | Action::Remove { at, .. } => {
            state.segment(at).into_iter().collect()
        }
    }
}

/// Whom a choice concerns: those who may add a meeple, or must take one back.
pub fn concerns(state: &State, circle: Circle) -> Vec<Seat> {
    let has = |seat: &Seat| meeples(state, *seat).next().is_some();
    let can = |seat: &Seat| match circle {
        Circle::Join => has(seat) && holds_one(state, *seat),
        Circle::Remove => has(seat),
    };
    Seat::all(state.seats()).filter(can).collect()
}

/// Whether a seat has a meeple to add.
fn holds_one(state: &State, seat: Seat) -> bool {
    KINDS.iter().any(|figure| state.supply[seat.index()][*figure as usize] > 0)
}

fn choose(state: &mut State, circle: Circle, log: &mut impl Log<event::Event>) {
    let seat = state.mover;
    log.emit(|| Event::Chosen { seat, circle }.into());
    state.circles = Circles { circle, asked: seat.next(state.seats()) };
    state.agenda.next(&[Step::CropCircle]);
}

/// The next seat does it, until the mover has.
pub(crate) fn go_on(state: &mut State) {
    if state.circles.asked != state.mover {
        state.circles.asked = state.circles.asked.next(state.seats());
        state.agenda.next(&[Step::CropCircle]);
    }
}

/// Who has nothing to add or nothing to choose is not asked.
pub(crate) fn enter_seat(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    let seat = state.circles.asked;
    let mut own = meeples(state, seat);
    let (first, second) = (own.next(), own.next().is_some());
    drop(own);
    let asked = match state.circles.circle {
        Circle::Join => first.is_some() && holds_one(state, seat),
        Circle::Remove => second,
    };
    if asked {
        return Flow::Wait;
    }
    if let (Circle::Remove, Some((figure, on))) = (state.circles.circle, first) {
        take(state, seat, figure, on, log);
    }
    go_on(state);
    Flow::Done
}

pub(crate) fn seat_actions(state: &State, into: &mut Vec<action::Action>) {
    let seat = state.circles.asked;
    match state.circles.circle {
        Circle::Join => {
            let mut spots: ArrayVec<Segment, 16> = ArrayVec::new();
            for (_, on) in meeples(state, seat) {
                if !spots.contains(&on) {
                    spots.push(on);
                }
            }
            for figure in KINDS {
                if state.supply[seat.index()][figure as usize] > 0 {
                    let places = spots.iter().map(|on| state.place(*on));
                    into.extend(
                        places.map(|at| Action::Join { figure, at }).map(action::Action::from),
                    );
                }
            }
            into.push(action::Action::Pass);
        }
        Circle::Remove => {
            let own = meeples(state, seat).map(|(figure, on)| (figure, state.place(on)));
            into.extend(
                own.map(|(figure, at)| Action::Remove { figure, at }).map(action::Action::from),
            );
        }
    }
}

fn join(state: &mut State, figure: Figure, at: Place, log: &mut impl Log<event::Event>) {
    let on = state.segment(at).expect("only places on the board are offered");
    figure::put(state, state.circles.asked, figure, on, log);
    go_on(state);
}

fn remove(state: &mut State, figure: Figure, at: Place, log: &mut impl Log<event::Event>) {
    let on = state.segment(at).expect("only places on the board are offered");
    take(state, state.circles.asked, figure, on, log);
    go_on(state);
}

fn take(
    state: &mut State,
    seat: Seat,
    figure: Figure,
    on: Segment,
    log: &mut impl Log<event::Event>,
) {
    let number = state.standing(seat, figure, on).expect("only figures on the board are offered");
    figure::take(state, number, log);
}
