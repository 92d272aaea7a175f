//! The state of a game and small questions about it.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::{Cell, Facing, Feature, Landscape, Segment, Tile, TileId};

use crate::action::{Place, Spot};
use crate::bag::Bag;
use crate::element::Element;
use crate::event::Event;
use crate::expansions::river::River;
use crate::expansions::traders::{Goods, Parts};
use crate::figure::{Figure, OnBoard, Standing, Supply};
use crate::score::track::{Grants, Track};
use crate::setup::{PLAYERS, Setup};
use crate::step::{Agenda, TURN, advance};

/// The most seats at a table.
pub(crate) const MOST_SEATS: usize = *PLAYERS.end();

/// A game of Carcassonne: plain data, mutated in place, cheap to clone.
#[derive(Clone, Debug)]
pub struct State {
    /// The tiles that lie.
    pub(crate) land: Landscape,
    /// The figures that stand on them.
    pub(crate) figures: OnBoard,
    /// The figures each player owns, on the board or not.
    pub(crate) owned: Supply,
    /// The figures each player holds.
    pub(crate) supply: [Supply; MOST_SEATS],
    /// How many play.
    pub(crate) seats: u8,
    /// Whether meeples may lie on fields.
    pub(crate) fields: bool,
    /// Whose turn it is. Others may be asked in between.
    pub(crate) mover: Seat,
    /// What is still to happen.
    pub(crate) agenda: Agenda,
    /// The tiles not drawn yet.
    pub(crate) bag: Bag,
    /// The tile in the mover's hand.
    pub(crate) drawn: Option<&'static bastide_landscape::Kind>,
    /// The tile laid last.
    pub(crate) last: TileId,
    /// While a figure is asked for: the parts of that tile on whose features figures stand, as bits.
    pub(crate) occupied: u16,
    /// Segments whose features changed in this part.
    pub(crate) touched: ArrayVec<Segment, 16>,
    /// Points on their way.
    pub(crate) grants: Grants,
    /// The counters.
    pub(crate) track: Track,
    /// Extra parts of this turn.
    pub(crate) parts: Parts,
    /// Where the river goes on.
    pub(crate) river: River,
    /// Goods tokens.
    pub(crate) goods: Goods,
}

impl State {
    /// The table before the first draw.
    pub(crate) fn set_up(setup: &Setup) -> State {
        let mut state = State::bare(setup);
        let start = setup.tiles.start;
        state.last = state.land.place(start, Cell::default(), Facing::UP);
        state.river = River::out_of(&state.land, state.land.tile(state.last)).unwrap_or_default();
        begin(&mut state);
        state
    }

    /// A table with nothing on it and nobody to move.
    pub(crate) fn bare(setup: &Setup) -> State {
        let mut supply = [Supply::default(); MOST_SEATS];
        supply[..setup.seats].fill(setup.figures());
        State {
            land: Landscape::new(),
            figures: OnBoard::new(),
            owned: setup.figures(),
            supply,
            seats: setup.seats as u8,
            fields: setup.elements.has(Element::Fields),
            mover: Seat(0),
            agenda: Agenda::default(),
            bag: Bag::new(&setup.tiles),
            drawn: None,
            last: TileId(0),
            occupied: 0,
            touched: ArrayVec::new(),
            grants: Grants::new(),
            track: Track::default(),
            parts: Parts::default(),
            river: River::default(),
            goods: Goods::new(setup.elements.has(Element::Goods)),
        }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The tiles that lie and the features they form.
    pub fn land(&self) -> &Landscape {
        &self.land
    }

    /// The figures on the board.
    pub fn figures(&self) -> &[Standing] {
        &self.figures
    }

    /// The figures a player holds.
    pub fn supply(&self, seat: Seat) -> Supply {
        self.supply[seat.index()]
    }

    /// The tile that was drawn and not laid yet.
    pub fn drawn(&self) -> Option<&'static bastide_landscape::Kind> {
        self.drawn
    }

    /// The tile that was laid last.
    pub fn last(&self) -> &Tile {
        self.land.tile(self.last)
    }

    /// The goods a player took: wine, grain, cloth.
    pub fn goods(&self, seat: Seat) -> [u8; 3] {
        self.goods.taken[seat.index()]
    }

    /// Tiles that were drawn and fitted nowhere.
    pub fn set_aside(&self) -> &[&'static bastide_landscape::Kind] {
        &self.bag.set_aside
    }

    /// Every kind of tile that can still be drawn, with how many are left.
    pub fn undrawn(&self) -> impl Iterator<Item = (&'static bastide_landscape::Kind, u8)> {
        self.bag.each()
    }

    /// Whether this is the second part that a builder gave.
    pub fn is_second_part(&self) -> bool {
        self.parts.second
    }

    /// Whether meeples may lie on fields.
    pub fn has_fields(&self) -> bool {
        self.fields
    }

    /// The number of a player's only figure of a kind, if it stands on the board.
    #[inline]
    pub(crate) fn on_board(&self, owner: Seat, figure: Figure) -> Option<usize> {
        if self.supply[owner.index()][figure as usize] == self.owned[figure as usize] {
            return None;
        }
        self.figures.iter().position(|f| f.figure == figure && f.owner == owner)
    }

    /// The figures on a feature.
    pub(crate) fn standing_on(&self, feature: Feature) -> impl Iterator<Item = &Standing> {
        self.figures.iter().filter(move |f| self.land.feature(f.on) == feature)
    }

    /// Whether a road or city has no open end left.
    pub(crate) fn is_closed(&self, feature: Feature) -> bool {
        self.land.open_ends(feature) == 0
    }

    /// The place of a segment, as records name it.
    pub fn place(&self, segment: Segment) -> Place {
        let tile = self.land.tile(self.land.tile_of(segment));
        let part = tile.segments().position(|(s, _)| s == segment).expect("it lies on its tile");
        Place { cell: tile.cell, spot: Spot::of(tile, part) }
    }

    /// The bytes that a clone copies.
    pub fn bytes(&self) -> usize {
        size_of::<State>() + self.land.bytes() + self.bag.bytes()
    }
}

/// Begins the first part of the game and runs to the first question.
pub(crate) fn begin(state: &mut State) {
    state.agenda.next(TURN);
    advance(state, &mut ());
}

/// The turn passes to the next player.
pub(crate) fn pass_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.mover = state.mover.next(state.seats());
    state.parts = Parts::default();
    log.tell(|| Event::PartBegan { seat: state.mover, second: false });
    state.agenda.next(TURN);
}
