//! What a viewer may know, and how events bring it up to date. In this game everybody may know
//! everything but the future.

use bastide_game::{Seat, Viewer};
use bastide_landscape::{Cell, Facing, Kind};

use crate::action::Place;
use crate::event::Event;
use crate::figure::{Figure, Supply};
use crate::state::State;

/// All that can be seen of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose turn it is.
    pub mover: Seat,
    /// Whether it is the second part of a turn.
    pub second: bool,
    /// The tile in the mover's hand.
    pub drawn: Option<&'static Kind>,
    /// The tiles that lie, in the order in which they were laid.
    pub tiles: Vec<Laid>,
    /// The figures on the board, sorted.
    pub figures: Vec<(Place, Seat, Figure)>,
    /// What each seat has.
    pub seats: Vec<Holding>,
    /// What can still be drawn.
    pub undrawn: Vec<(&'static Kind, u8)>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<&'static Kind>,
    /// Whether the game is over.
    pub over: bool,
}

/// A tile that lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// What.
    pub kind: &'static Kind,
    /// Where.
    pub cell: Cell,
    /// Which way up.
    pub facing: Facing,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holding {
    /// Points.
    pub points: u16,
    /// Figures in the supply.
    pub supply: Supply,
    /// Goods: wine, grain, cloth.
    pub goods: [u8; 3],
}

impl View {
    pub(crate) fn of(state: &State, _viewer: Viewer) -> View {
        let lies = state.land.tiles().iter();
        let mut figures: Vec<_> =
            state.figures.iter().map(|f| (state.place(f.on), f.owner, f.figure)).collect();
        figures.sort_unstable();
        View {
            mover: state.mover,
            second: state.parts.second,
            drawn: state.drawn,
            tiles: lies.map(|t| Laid { kind: t.kind, cell: t.cell, facing: t.facing }).collect(),
            figures,
            seats: Seat::all(state.seats())
                .map(|seat| Holding {
                    points: state.track.points(seat),
                    supply: state.supply(seat),
                    goods: state.goods(seat),
                })
                .collect(),
            undrawn: state.bag.each().collect(),
            set_aside: state.bag.set_aside.clone(),
            over: state.agenda.now().is_none(),
        }
    }

    /// Brings the view up to date with an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::PartBegan { seat, second } => {
                self.mover = seat;
                self.second = second;
            }
            Event::TileDrawn(kind) => {
                self.drawn = Some(kind);
                if let Some(stack) = self.undrawn.iter_mut().find(|(k, _)| *k == kind) {
                    stack.1 -= 1;
                }
                self.undrawn.retain(|(_, left)| *left > 0);
            }
            Event::TileSetAside(kind) => {
                self.drawn = None;
                self.set_aside.push(kind);
            }
            Event::TileLaid { kind, cell, facing } => {
                self.drawn = None;
                self.tiles.push(Laid { kind, cell, facing });
            }
            Event::FigurePut { owner, figure, at } => {
                self.seats[owner.index()].supply[figure as usize] -= 1;
                self.figures.push((at, owner, figure));
                self.figures.sort_unstable();
            }
            Event::FigureTaken { owner, figure, at } => {
                self.seats[owner.index()].supply[figure as usize] += 1;
                if let Some(n) = self.figures.iter().position(|f| *f == (at, owner, figure)) {
                    self.figures.remove(n);
                }
            }
            Event::Scored { .. } | Event::FinaleBegan => {}
            Event::Paid { to, points, .. } => self.seats[to.index()].points += points,
            Event::GoodsTaken { seat, good, count } => {
                self.seats[seat.index()].goods[good as usize] += count;
            }
            Event::GameOver => self.over = true,
        }
    }
}
