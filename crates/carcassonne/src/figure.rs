//! Figures: what each player owns, what stands on the board, and how it comes home.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::{Feature, Segment};

use crate::action::Post;
use crate::event::Event;
use crate::expansions::tower::{self, Prisoner};
use crate::expansions::traders;
use crate::state::State;

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Figure {
    /// An ordinary meeple.
    Meeple,
    /// The big meeple: counts twice in a majority.
    BigMeeple,
    /// The abbot: only on monasteries and gardens.
    Abbot,
    /// The builder: no meeple; gives a second tile.
    Builder,
    /// The pig: no meeple; makes cities worth more to its owner's farmers.
    Pig,
}

/// How many kinds of figures there are.
pub const FIGURES: usize = 5;

impl Figure {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Figure; FIGURES] =
        [Figure::Meeple, Figure::BigMeeple, Figure::Abbot, Figure::Builder, Figure::Pig];

    /// The word for it in records.
    pub fn word(self) -> &'static str {
        match self {
            Figure::Meeple => "meeple",
            Figure::BigMeeple => "big-meeple",
            Figure::Abbot => "abbot",
            Figure::Builder => "builder",
            Figure::Pig => "pig",
        }
    }

    /// The figure a word stands for.
    pub fn from_word(word: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|f| f.word() == word)
    }

    /// What it weighs in a majority. Builder and pig are no meeples and weigh nothing.
    pub fn strength(self) -> u8 {
        match self {
            Figure::Meeple | Figure::Abbot => 1,
            Figure::BigMeeple => 2,
            Figure::Builder | Figure::Pig => 0,
        }
    }

    /// Whether it is a meeple; the others are special figures.
    pub fn is_meeple(self) -> bool {
        self.strength() > 0
    }
}

/// How many figures of each kind, by [`Figure`].
pub type Supply = [u8; FIGURES];

/// A figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlacedFigure {
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: Figure,
    /// Where it stands.
    pub on: Segment,
}

/// More figures than six players own cannot stand on the board.
pub(crate) type OnBoard = ArrayVec<PlacedFigure, 72>;

/// Puts a figure from its owner's supply on a segment.
pub(crate) fn put(
    state: &mut State,
    owner: Seat,
    figure: Figure,
    on: Segment,
    log: &mut impl Log<Event>,
) {
    state.supply[owner.index()][figure as usize] -= 1;
    state.figures.push(PlacedFigure { owner, figure, on });
    log.emit(|| Event::FigurePut { owner, figure, at: state.place(on) });
}

/// Takes a figure from the board to its owner's supply, and with it those that may not stay alone.
pub(crate) fn take(state: &mut State, number: usize, log: &mut impl Log<Event>) {
    let taken = state.figures.swap_remove(number);
    go_home(state, taken, log);
    if taken.figure.is_meeple() {
        let feature = state.land.feature(taken.on);
        traders::return_unaccompanied(state, taken.owner, feature, log);
    }
}

/// Takes all figures from a feature.
pub(crate) fn clear(state: &mut State, feature: Feature, log: &mut impl Log<Event>) {
    let mut number = 0;
    while number < state.figures.len() {
        if state.land.feature(state.figures[number].on) == feature {
            let taken = state.figures.swap_remove(number);
            go_home(state, taken, log);
        } else {
            number += 1;
        }
    }
}

/// A tower takes a figure from the board; builder and pig may be left alone.
pub(crate) fn capture(state: &mut State, number: usize, by: Seat, log: &mut impl Log<Event>) {
    let taken = state.figures.swap_remove(number);
    let at = state.place(taken.on).into();
    hand_over(state, taken.owner, taken.figure, at, by, log);
    traders::return_unaccompanied(state, taken.owner, state.land.feature(taken.on), log);
}

/// A figure that left the board goes to whoever took it, its owner or somebody else.
pub(crate) fn hand_over(
    state: &mut State,
    owner: Seat,
    figure: Figure,
    at: Post,
    by: Seat,
    log: &mut impl Log<Event>,
) {
    if owner == by {
        state.supply[owner.index()][figure as usize] += 1;
        log.emit(|| Event::FigureTaken { owner, figure, at });
    } else {
        state.towers.prisoners.push(Prisoner { by, owner, figure });
        log.emit(|| tower::Event::Captured { owner, figure, at, by }.into());
    }
}

/// Sends home whoever may not stay alone on a feature that was cut off.
pub(crate) fn send_lonely_home(state: &mut State, feature: Feature, log: &mut impl Log<Event>) {
    for owner in Seat::all(state.seats()) {
        traders::return_unaccompanied(state, owner, feature, log);
    }
}

fn go_home(state: &mut State, taken: PlacedFigure, log: &mut impl Log<Event>) {
    state.supply[taken.owner.index()][taken.figure as usize] += 1;
    log.emit(|| Event::FigureTaken {
        owner: taken.owner,
        figure: taken.figure,
        at: state.place(taken.on).into(),
    });
}
