//! The state of a game and small questions about it.

use arrayvec::ArrayVec;
use bastide_game::{Begins, Game, Log, Seat};
use bastide_landscape::{Cell, Facing, Feature, Kind, KindId, Landscape, Segment, Tile, TileId};

use crate::action::{Place, Spot};
use crate::bag::Bag;
use crate::element::{Element, Elements};
use crate::event::Event;
use crate::expansions::circles::Circles;
use crate::expansions::ferries::Ferries;
use crate::expansions::gold::Gold;
use crate::expansions::machines::Flight;
use crate::expansions::magic::Magic;
use crate::expansions::messages::Messages;
use crate::expansions::river::River;
use crate::expansions::robbers::Robbers;
use crate::expansions::tower::{self, Towers};
use crate::expansions::traders::Goods;
use crate::figure::{Figure, OnBoard, PlacedFigure, Supply};
use crate::score::Counter;
use crate::score::round::ScoringRound;
use crate::score::track::{Grants, Track};
use crate::setup::{PLAYERS, Setup};
use crate::step::{Agenda, Step, Steps, advance, turn_with};
use crate::turn::end::{Parts, TurnKind};

/// The most seats at a table.
pub(crate) const MAX_SEATS: usize = *PLAYERS.end();

/// A game of Carcassonne: plain data, mutated in place, cheap to clone.
#[derive(Debug)]
pub struct State {
    /// The tiles that lie.
    pub(crate) land: Landscape,
    /// The figures that stand on them.
    pub(crate) figures: OnBoard,
    /// The figures each player owns, on the board or not.
    pub(crate) owned: Supply,
    /// The figures each player holds.
    pub(crate) supply: [Supply; MAX_SEATS],
    /// How many play.
    pub(crate) seats: u8,
    /// The version of the rules by which it is played.
    pub(crate) rules: u32,
    /// What is played with.
    pub(crate) elements: Elements,
    /// Whether meeples may lie on fields.
    pub(crate) fields: bool,
    /// Whose turn it is. Others may be asked in between.
    pub(crate) mover: Seat,
    /// What is still to happen.
    pub(crate) agenda: Agenda,
    /// The steps of a part, without those for which nothing is in the box.
    pub(crate) turn: Steps,
    /// The tiles not drawn yet.
    pub(crate) bag: Bag,
    /// The tile in the mover's hand.
    pub(crate) drawn: Option<KindId>,
    /// The tile laid last.
    pub(crate) last: TileId,
    /// While a figure is asked for: the parts of that tile on whose features figures stand, as bits.
    pub(crate) occupied: u16,
    /// Segments whose features changed in this part.
    pub(crate) touched: ArrayVec<Segment, 32>,
    /// Points on their way.
    pub(crate) grants: Grants,
    /// The scoring round that is going on.
    pub(crate) round: ScoringRound,
    /// The counters.
    pub(crate) track: Track,
    /// Extra parts of this turn.
    pub(crate) parts: Parts,
    /// Where the river goes on.
    pub(crate) river: River,
    /// Goods tokens.
    pub(crate) goods: Goods,
    /// The figure in the air.
    pub(crate) flight: Option<Flight>,
    /// Gold bars.
    pub(crate) gold: Gold,
    /// Mage and witch.
    pub(crate) magic: Magic,
    /// Ferries.
    pub(crate) ferries: Ferries,
    /// Towers, pieces and prisoners.
    pub(crate) towers: Towers,
    /// The stack of messages.
    pub(crate) messages: Messages,
    /// Robbers on the track.
    pub(crate) robbers: Robbers,
    /// The crop circle that is being carried out.
    pub(crate) circles: Circles,
}

impl State {
    /// The table before the first draw.
    pub(crate) fn set_up(setup: &Setup) -> State {
        let mut state = State::bare(setup);
        let start = setup.tiles.start;
        state.last = state.land.place(start, Cell::default(), Facing::UP);
        state.river = River::out_of(&state.land, state.land.tile(state.last)).unwrap_or_default();
        state.mover = setup.begins.seat().unwrap_or(Seat(0));
        if setup.begins == Begins::Lot {
            state.agenda.next(&[Step::DrawLot]);
        } else {
            begin(&mut state, &mut ());
        }
        state
    }

    /// A table with nothing on it and nobody to move.
    pub(crate) fn bare(setup: &Setup) -> State {
        let has = |element| setup.elements.has(element);
        let mut supply = [Supply::default(); MAX_SEATS];
        supply[..setup.seats].fill(setup.figures());
        State {
            land: Landscape::new(setup.tiles.set.clone()),
            figures: OnBoard::new(),
            owned: setup.figures(),
            supply,
            seats: setup.seats as u8,
            rules: State::RULES,
            elements: setup.elements,
            fields: has(Element::Fields),
            mover: Seat(0),
            agenda: Agenda::default(),
            turn: turn_with(setup.elements),
            bag: Bag::new(&setup.tiles),
            drawn: None,
            last: TileId(0),
            occupied: 0,
            touched: ArrayVec::new(),
            grants: Grants::new(),
            round: ScoringRound::default(),
            track: Track::new(has(Element::Messages)),
            parts: Parts::default(),
            river: River::default(),
            goods: Goods::new(has(Element::Goods)),
            flight: None,
            gold: Gold::new(has(Element::Gold)),
            magic: Magic::new(has(Element::Magic)),
            ferries: Ferries::new(has(Element::Ferries)),
            towers: Towers::new(has(Element::TowerPieces), setup.seats),
            messages: Messages::default(),
            robbers: Robbers::new(has(Element::Robbers)),
            circles: Circles::default(),
        }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// What is played with.
    pub fn elements(&self) -> Elements {
        self.elements
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
    pub fn figures(&self) -> &[PlacedFigure] {
        &self.figures
    }

    /// The figures a player holds.
    pub fn supply(&self, seat: Seat) -> Supply {
        self.supply[seat.index()]
    }

    /// The tile that was drawn and not laid yet.
    pub fn drawn(&self) -> Option<&Kind> {
        self.drawn.map(|kind| self.land.set().kind(kind))
    }

    /// The tile that was laid last.
    pub fn last(&self) -> Tile<'_> {
        self.land.tile(self.last)
    }

    /// The points of one of a player's counters.
    pub fn counter(&self, seat: Seat, counter: Counter) -> u16 {
        self.track.at(seat, counter)
    }

    /// Whether everybody has a second counter.
    pub fn has_women(&self) -> bool {
        self.track.women
    }

    /// Tiles that were drawn and fitted nowhere.
    pub fn set_aside(&self) -> impl ExactSizeIterator<Item = &Kind> {
        self.bag.set_aside.iter().map(|kind| self.land.set().kind(*kind))
    }

    /// Every kind of tile that can still be drawn, with how many are left.
    pub fn undrawn(&self) -> impl Iterator<Item = (&Kind, u8)> {
        self.bag.each().map(|(kind, left)| (self.land.set().kind(kind), left))
    }

    /// What can be drawn next: first the river, then everything else.
    pub fn next_draws(&self) -> impl Iterator<Item = (&Kind, u8)> {
        self.bag.next_kinds().map(|(kind, left)| (self.land.set().kind(kind), left))
    }

    /// Whether this part is one that a builder or a message gave.
    pub fn is_second_part(&self) -> bool {
        self.parts.kind != TurnKind::First
    }

    /// Why this part of the turn is played.
    pub fn part(&self) -> TurnKind {
        self.parts.kind
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
    pub(crate) fn standing_on(&self, feature: Feature) -> impl Iterator<Item = &PlacedFigure> {
        self.figures.iter().filter(move |f| self.land.feature(f.on) == feature)
    }

    /// Whether a road or city has no open end left.
    pub(crate) fn is_closed(&self, feature: Feature) -> bool {
        self.land.open_ends(feature) == 0
    }

    /// The number of a figure on a segment.
    pub(crate) fn standing(&self, owner: Seat, figure: Figure, on: Segment) -> Option<usize> {
        self.figures.iter().position(|f| *f == PlacedFigure { owner, figure, on })
    }

    /// The segment at a place, if there is one.
    pub fn segment(&self, place: Place) -> Option<Segment> {
        let tile = self.land.tile(self.land.tile_at(place.cell)?);
        Some(tile.segment(place.spot.part_of(tile)?))
    }

    /// The place of a segment, as records name it.
    pub fn place(&self, segment: Segment) -> Place {
        let tile = self.land.tile(self.land.tile_of(segment));
        let part = tile.segments().position(|(s, _)| s == segment).expect("it lies on its tile");
        Place { cell: tile.cell, spot: Spot::of(tile, part) }
    }

    /// A place by the first port of its part, if there is such a part.
    pub(crate) fn canonical(&self, place: Place) -> Place {
        self.segment(place).map_or(place, |segment| self.place(segment))
    }

    /// The bytes that a clone copies.
    pub fn bytes(&self) -> usize {
        size_of::<State>()
            + self.land.bytes()
            + self.bag.bytes()
            + size_of_val(self.towers.all.as_slice())
    }
}

/// The seat that begins was drawn.
pub(crate) fn draw_lot(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.mover = seat;
    log.emit(|| Event::LotDrawn(seat));
    state.agenda.begin(&state.turn);
}

/// Begins the first part of the game and runs to the first question.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.begin(&state.turn);
    advance(state, log);
}

/// The turn passes to the next player.
pub(crate) fn pass_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.mover = state.mover.next(state.seats());
    state.parts = Parts::default();
    tower::begin_part(state);
    log.emit(|| Event::PartBegan { seat: state.mover, part: TurnKind::First });
    state.agenda.begin(&state.turn);
}
