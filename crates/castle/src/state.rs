//! The state: plain data without allocations, mutated in place, cheap to clone.

use arrayvec::ArrayVec;
use bastide_game::{Begins, Game, Seat};

use crate::action::{Place, Spot};
use crate::bag::Bag;
use crate::board::{Board, Segment, Tile, TileId};
use crate::score::Scoring;
use crate::setup::{PLAYERS, Setup};
use crate::step::Step;
use crate::tile::Kind;
use crate::wall::{CORNERS, SPACES};
use crate::wall_tile::{Pile, WALL_TILES, full_pile};

/// Followers in each supply; the seventh is the marker on the track.
pub const FOLLOWERS: u8 = 6;

/// A follower on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedFollower {
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub on: Segment,
}

/// A keep on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// A segment of its house.
    pub on: Segment,
    /// The tiles of its house, which never grows again.
    pub size: u8,
}

/// A game of The Castle.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) order_choice: bool,
    /// The version of the rules by which it is played.
    pub(crate) rules: u32,
    pub(crate) step: Step,
    pub(crate) mover: Seat,
    /// Whether this turn was given by a wall tile.
    pub(crate) is_extra: bool,
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) set_aside: ArrayVec<&'static Kind, SPACES>,
    pub(crate) drawn: Option<&'static Kind>,
    /// The tile laid in this turn.
    pub(crate) last: Option<TileId>,
    pub(crate) followers: ArrayVec<PlacedFollower, { PLAYERS * FOLLOWERS as usize }>,
    pub(crate) supply: [u8; PLAYERS],
    pub(crate) points: [u16; PLAYERS],
    pub(crate) keeps: [Option<Keep>; PLAYERS],
    /// The corner towers on which a wall tile lies, one bit each. Which one it is exists nowhere
    /// before somebody takes it.
    pub(crate) corners: u16,
    /// The wall tiles that nobody has seen: those on the wall and those put back.
    pub(crate) unseen: Pile,
    /// The wall tiles in front of each player.
    pub(crate) held: [Pile; PLAYERS],
    /// The wall tiles played in this turn.
    pub(crate) played: Pile,
    /// The wall tiles that left the game, those played in this turn among them.
    pub(crate) spent: Pile,
    /// What is being scored.
    pub(crate) scoring: Scoring,
}

impl State {
    pub(crate) fn set_up(setup: &Setup) -> State {
        State {
            order_choice: setup.order_choice,
            rules: State::RULES,
            step: if setup.begins == Begins::Lot { Step::DrawLot } else { Step::Draw },
            mover: setup.begins.seat().unwrap_or(Seat(0)),
            is_extra: false,
            board: Board::new(),
            bag: Bag::full(),
            set_aside: ArrayVec::new(),
            drawn: None,
            last: None,
            followers: ArrayVec::new(),
            supply: [FOLLOWERS; PLAYERS],
            points: [0; PLAYERS],
            keeps: [None; PLAYERS],
            corners: (1 << CORNERS) - 1,
            unseen: full_pile(),
            held: [[0; WALL_TILES]; PLAYERS],
            played: [0; WALL_TILES],
            spent: [0; WALL_TILES],
            scoring: Scoring::default(),
        }
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// What lies inside the wall.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tile in the mover's hand.
    pub fn drawn(&self) -> Option<&'static Kind> {
        self.drawn
    }

    /// The kinds that can still be drawn, with how many there are.
    pub fn undrawn(&self) -> impl Iterator<Item = (&'static Kind, u8)> {
        self.bag.each()
    }

    /// Tiles that fitted nowhere.
    pub fn set_aside(&self) -> &[&'static Kind] {
        &self.set_aside
    }

    /// The followers on the board.
    pub fn followers(&self) -> &[PlacedFollower] {
        &self.followers
    }

    /// The followers a seat can still put.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// A seat's keep, once it stands.
    pub fn keep(&self, seat: Seat) -> Option<Keep> {
        self.keeps[seat.index()]
    }

    /// The wall tiles in front of a seat.
    pub fn held(&self, seat: Seat) -> Pile {
        self.held[seat.index()]
    }

    /// The corner towers on which a wall tile lies, by their numbers along the track.
    pub fn corners(&self) -> impl Iterator<Item = u8> {
        let corners = self.corners;
        (0..CORNERS as u8).filter(move |corner| corners & (1 << corner) != 0)
    }

    /// The tile laid in this turn.
    pub(crate) fn last(&self) -> Option<&Tile> {
        self.last.map(|id| self.board.tile(id))
    }

    /// The name of a segment of a laid tile. Start spaces have none: nothing ever stands there.
    pub(crate) fn place(&self, segment: Segment) -> Place {
        let tile = self.board.tile(self.board.tile_of(segment));
        let space = tile.space.expect("only parts of laid tiles are named");
        Place { space, spot: Spot::of(tile, tile.part_of(segment)) }
    }

    /// The segment of a place, if there is such a part.
    pub(crate) fn segment(&self, place: Place) -> Option<Segment> {
        let tile = self.board.tile(self.board.tile_on(place.space)?);
        Some(tile.segment(place.spot.part_of(tile)?))
    }
}
