//! What a viewer may know, and how events bring it up to date. In this game everybody may know
//! everything but the future.

use bastide_game::{Seat, Viewer};
use bastide_landscape::{Cell, Facing, KindName};

use crate::action::{Place, Post};
use crate::event::Event;
use crate::expansions::{self, OnTable};
use crate::figure::{Figure, Supply};
use crate::score::Counter;
use crate::state::State;
use crate::turn::end::TurnKind;

/// All that can be seen of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose turn it is.
    pub mover: Seat,
    /// Why this part of the turn is played.
    pub part: TurnKind,
    /// The tile in the mover's hand.
    pub drawn: Option<KindName>,
    /// The tiles that lie, in the order in which they were laid.
    pub tiles: Vec<PlacedTile>,
    /// The figures on the board, sorted.
    pub figures: Vec<(Place, Seat, Figure)>,
    /// What each seat has.
    pub seats: Vec<Holding>,
    /// What can still be drawn.
    pub undrawn: Vec<(KindName, u8)>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<KindName>,
    /// What the expansions have on the table.
    pub on_table: OnTable,
    /// Whether the game is over.
    pub over: bool,
}

/// A tile that lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedTile {
    /// What.
    pub kind: KindName,
    /// Where.
    pub cell: Cell,
    /// Which way up.
    pub facing: Facing,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holding {
    /// The points of each counter; the second stays at 0 where there is none.
    pub counters: [u16; 2],
    /// Figures in the supply.
    pub supply: Supply,
    /// Goods: wine, grain, cloth.
    pub goods: [u8; 3],
    /// Gold bars taken.
    pub gold: u8,
    /// The space of the robber on the track.
    pub robber: Option<u8>,
    /// Tower pieces left.
    pub pieces: u8,
}

impl Holding {
    /// All points.
    pub fn points(&self) -> u16 {
        self.counters.iter().sum()
    }

    fn of(state: &State, seat: Seat) -> Holding {
        Holding {
            counters: Counter::ALL.map(|counter| state.track.at(seat, counter)),
            supply: state.supply(seat),
            goods: state.goods(seat),
            gold: state.gold(seat),
            robber: state.robber(seat),
            pieces: state.pieces(seat),
        }
    }
}

/// All items in their order.
pub(crate) fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}

impl View {
    pub(crate) fn of(state: &State, _viewer: Viewer) -> View {
        let lies = state.land.tiles();
        View {
            mover: state.mover,
            part: state.parts.kind,
            drawn: state.drawn().map(|kind| kind.name),
            tiles: lies
                .map(|t| PlacedTile { kind: t.kind.name, cell: t.cell, facing: t.facing })
                .collect(),
            figures: sorted(state.figures.iter().map(|f| (state.place(f.on), f.owner, f.figure))),
            seats: Seat::all(state.seats()).map(|seat| Holding::of(state, seat)).collect(),
            undrawn: state.undrawn().map(|(kind, left)| (kind.name, left)).collect(),
            set_aside: state.set_aside().map(|kind| kind.name).collect(),
            on_table: OnTable::of(state),
            over: state.agenda.now().is_none(),
        }
    }

    /// Brings the view up to date with an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::LotDrawn(seat) => self.mover = seat,
            Event::PartBegan { seat, part } => {
                self.mover = seat;
                self.part = part;
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
            Event::TilePlaced { kind, cell, facing, foundation } => {
                self.drawn = None;
                self.tiles.push(PlacedTile { kind, cell, facing });
                expansions::hear_tile(self, cell, foundation);
            }
            Event::FigurePut { owner, figure, at } => {
                self.seats[owner.index()].supply[figure as usize] -= 1;
                self.figures.push((at, owner, figure));
                self.figures.sort_unstable();
            }
            Event::FigureTaken { owner, figure, at } => {
                self.seats[owner.index()].supply[figure as usize] += 1;
                self.leave(owner, figure, at);
            }
            Event::Paid { to, counter, points, .. } => {
                self.seats[to.index()].counters[counter as usize] += points;
            }
            Event::Scored { .. } => {}
            Event::Expansion(event) => expansions::hear(self, event),
            Event::FinaleBegan => {
                self.on_table.gold.clear();
                for seat in &mut self.seats {
                    seat.robber = None;
                }
            }
            Event::GameOver => self.over = true,
        }
    }

    /// A figure leaves the board, from a part of a tile or from a tower.
    pub(crate) fn leave(&mut self, owner: Seat, figure: Figure, at: Post) {
        match at.spot {
            Some(spot) => {
                let stood = (Place { cell: at.cell, spot }, owner, figure);
                forget(&mut self.figures, |f| *f == stood);
            }
            None => expansions::hear_guard_left(self, at.cell),
        }
    }
}

/// Removes the first item that is meant; what is sorted stays so.
pub(crate) fn forget<T>(items: &mut Vec<T>, is_it: impl Fn(&T) -> bool) {
    if let Some(number) = items.iter().position(is_it) {
        items.remove(number);
    }
}
