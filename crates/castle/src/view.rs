//! What a viewer may know, and how events bring it up to date. Everybody may know everything but the
//! future: what lies on the corner towers is part of that.

use bastide_game::Seat;
use bastide_landscape::Facing;

use crate::action::Place;
use crate::event::Event;
use crate::setup::PLAYERS;
use crate::state::State;
use crate::step::Step;
use crate::tile::Kind;
use crate::wall::{Space, wall};
use crate::wall_tile::{Pile, WALL_TILES};

/// All that can be seen of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose turn it is.
    pub mover: Seat,
    /// Whether a wall tile gave it.
    pub extra: bool,
    /// The tile in the mover's hand.
    pub drawn: Option<&'static Kind>,
    /// The tiles that lie, in the order in which they were laid; without the start spaces.
    pub tiles: Vec<PlacedTile>,
    /// The followers on the board, sorted.
    pub followers: Vec<(Place, Seat)>,
    /// What each seat has.
    pub seats: [Holding; PLAYERS],
    /// The first spaces of the corner towers on which a wall tile lies.
    pub corners: Vec<u8>,
    /// The wall tiles nobody has seen: those on the wall and those put back.
    pub unseen: Pile,
    /// The wall tiles played in this turn.
    pub played: Pile,
    /// What can still be drawn.
    pub undrawn: Vec<(&'static Kind, u8)>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<&'static Kind>,
    /// Whether the game is over.
    pub over: bool,
}

/// A tile that lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedTile {
    /// What.
    pub kind: &'static Kind,
    /// Where.
    pub space: Space,
    /// Which way up.
    pub facing: Facing,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holding {
    /// Points.
    pub points: u16,
    /// Followers in the supply.
    pub supply: u8,
    /// Where the keep stands, and how many tiles its house has.
    pub keep: Option<(Place, u8)>,
    /// The wall tiles in front of the seat.
    pub held: Pile,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let laid =
            state.board.tiles().iter().filter_map(|t| {
                Some(PlacedTile { kind: t.kind, space: t.space?, facing: t.facing })
            });
        let mut followers: Vec<_> =
            state.followers.iter().map(|f| (state.place(f.on), f.owner)).collect();
        followers.sort_unstable();
        View {
            mover: state.mover,
            extra: state.is_extra,
            drawn: state.drawn,
            tiles: laid.collect(),
            followers,
            seats: std::array::from_fn(|n| Holding {
                points: state.points[n],
                supply: state.supply[n],
                keep: state.keeps[n].map(|keep| (state.place(keep.on), keep.size)),
                held: state.held[n],
            }),
            corners: state.corners().map(|corner| wall().corners[corner as usize]).collect(),
            unseen: state.unseen,
            played: state.played,
            undrawn: state.undrawn().collect(),
            set_aside: state.set_aside.to_vec(),
            over: state.step == Step::Over,
        }
    }

    /// Brings the view up to date with an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::LotDrawn(seat) => self.mover = seat,
            Event::TurnBegan { seat, extra } => {
                self.mover = seat;
                self.extra = extra;
                self.played = [0; WALL_TILES];
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
            Event::TilePlaced { kind, space, facing } => {
                self.drawn = None;
                self.tiles.push(PlacedTile { kind, space, facing });
            }
            Event::FollowerPut { owner, at } => {
                self.seats[owner.index()].supply -= 1;
                self.followers.push((at, owner));
                self.followers.sort_unstable();
            }
            Event::FollowerTaken { owner, at } => {
                self.seats[owner.index()].supply += 1;
                if let Some(n) = self.followers.iter().position(|f| *f == (at, owner)) {
                    self.followers.remove(n);
                }
            }
            Event::WallPlayed { seat, tile } => {
                self.seats[seat.index()].held[tile as usize] -= 1;
                self.played[tile as usize] += 1;
            }
            Event::Paid { to, points, .. } => self.seats[to.index()].points += points,
            Event::WallTaken { seat, corner, tile } => {
                self.corners.retain(|c| *c != corner);
                self.unseen[tile as usize] -= 1;
                self.seats[seat.index()].held[tile as usize] += 1;
            }
            Event::KeepMoved { owner, at, size } => {
                self.seats[owner.index()].keep = Some((at, size));
            }
            Event::FinaleBegan => {
                self.corners.clear();
                self.played = [0; WALL_TILES];
            }
            Event::GameOver => self.over = true,
        }
    }
}
