//! What a viewer may know, and how events bring it up to date. In this game everybody may know
//! everything but the future.

use bastide_game::{Seat, Viewer};
use bastide_landscape::{Cell, Facing, KindName};

use crate::action::{Piers, Place, Post};
use crate::event::Event;
use crate::expansions::machines::Flight;
use crate::expansions::magic::Magician;
use crate::expansions::messages::Message;
use crate::expansions::tower::Prisoner;
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

/// A tower, or the foundation of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TowerView {
    /// Its tile.
    pub cell: Cell,
    /// How many pieces it has.
    pub height: u8,
    /// Who closed it.
    pub guard: Option<(Seat, Figure)>,
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
            gold: state.gold.taken[seat.index()],
            robber: state.robbers.on[seat.index()],
            pieces: state.towers.pieces[seat.index()],
        }
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}

impl View {
    pub(crate) fn of(state: &State, _viewer: Viewer) -> View {
        let lies = state.land.tiles();
        let cell = |tile| state.land.tile(tile).cell;
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
            flight: state.flight,
            gold: sorted(state.gold.on.iter().map(|tile| cell(*tile))),
            magic: state.magic.on.map(|on| on.map(|on| state.place(on))),
            ferries: sorted(state.ferries.on.iter().map(|f| (cell(f.tile), f.piers))),
            towers: state
                .towers
                .all
                .iter()
                .map(|t| TowerView { cell: cell(t.tile), height: t.height, guard: t.guard })
                .collect(),
            prisoners: sorted(state.towers.prisoners.iter().copied()),
            message: state.messages.read,
            used_messages: state.messages.used.to_vec(),
            over: state.agenda.now().is_none(),
        }
    }

    /// Brings the view up to date with an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
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
                if foundation {
                    self.towers.push(TowerView { cell, height: 0, guard: None });
                }
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
            Event::FlightBegan { figure } => self.flight = Some(Flight { figure, far: None }),
            Event::DieRolled { far } => {
                if let Some(flight) = &mut self.flight {
                    flight.far = Some(far);
                }
            }
            Event::FlightEnded { .. } => self.flight = None,
            Event::GoldLaid(cell) => {
                self.gold.push(cell);
                self.gold.sort_unstable();
            }
            Event::GoldTaken { seat, cell } => {
                self.seats[seat.index()].gold += 1;
                forget(&mut self.gold, |on| *on == cell);
            }
            Event::MagicianMoved { who, to } => self.magic[who as usize] = to,
            Event::FerryLaid { cell, piers } => self.put_ferry(cell, piers),
            Event::FerryTurned { cell, from, to } => {
                forget(&mut self.ferries, |ferry| *ferry == (cell, from));
                self.put_ferry(cell, to);
            }
            Event::PieceSet { seat, cell, height } => {
                self.seats[seat.index()].pieces -= 1;
                self.tower(cell, |tower| tower.height = height);
            }
            Event::GuardPut { owner, figure, cell } => {
                self.seats[owner.index()].supply[figure as usize] -= 1;
                self.tower(cell, |tower| tower.guard = Some((owner, figure)));
            }
            Event::Captured { owner, figure, at, by } => {
                self.leave(owner, figure, at);
                self.prisoners.push(Prisoner { by, owner, figure });
                self.prisoners.sort_unstable();
            }
            Event::Freed { owner, figure, by } => {
                self.seats[owner.index()].supply[figure as usize] += 1;
                let freed = Prisoner { by, owner, figure };
                forget(&mut self.prisoners, |prisoner| *prisoner == freed);
            }
            Event::RansomPaid { by, counter, points } => {
                self.seats[by.index()].counters[counter as usize] -= points;
            }
            Event::Paid { to, counter, points, .. } => {
                self.seats[to.index()].counters[counter as usize] += points;
            }
            Event::RobberMoved { owner, space, .. } => {
                self.seats[owner.index()].robber = Some(space);
            }
            Event::Robbed { by, .. } => self.seats[by.index()].robber = None,
            Event::GoodsTaken { seat, good, count } => {
                self.seats[seat.index()].goods[good as usize] += count;
            }
            Event::MessageRead { message, .. } => {
                self.message = Some(message);
                forget(&mut self.used_messages, |used| *used == message);
            }
            Event::MessageUsed { message, .. } => {
                self.message = None;
                self.used_messages.push(message);
            }
            Event::Scored { .. } | Event::CircleChosen { .. } => {}
            Event::FinaleBegan => {
                self.gold.clear();
                for seat in &mut self.seats {
                    seat.robber = None;
                }
            }
            Event::GameOver => self.over = true,
        }
    }

    /// A figure leaves the board, from a part of a tile or from a tower.
    fn leave(&mut self, owner: Seat, figure: Figure, at: Post) {
        match at.spot {
            Some(spot) => {
                let stood = (Place { cell: at.cell, spot }, owner, figure);
                forget(&mut self.figures, |f| *f == stood);
            }
            None => self.tower(at.cell, |tower| tower.guard = None),
        }
    }

    fn tower(&mut self, cell: Cell, change: impl Fn(&mut TowerView)) {
        if let Some(tower) = self.towers.iter_mut().find(|tower| tower.cell == cell) {
            change(tower);
        }
    }

    fn put_ferry(&mut self, cell: Cell, piers: Piers) {
        self.ferries.push((cell, piers));
        self.ferries.sort_unstable();
    }

    /// Where mage or witch stands.
    pub fn magician(&self, who: Magician) -> Option<Place> {
        self.magic[who as usize]
    }
}

/// Removes the first item that is meant; what is sorted stays so.
fn forget<T>(items: &mut Vec<T>, is_it: impl Fn(&T) -> bool) {
    if let Some(number) = items.iter().position(is_it) {
        items.remove(number);
    }
}
