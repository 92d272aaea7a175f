//! What must hold in every state, worked out a second time, slowly and by definition: from the list of
//! tiles and followers alone. Tests hold it against the rules after each move.

use std::collections::{BTreeMap, BTreeSet};

use bastide_game::{Game, Seat, Turn};
use bastide_landscape::{Cell, Facing, Port, Side};

use crate::action::{Action, Spot};
use crate::board::{Segment, Tile};
use crate::setup::PLAYERS;
use crate::state::{FOLLOWERS, State};
use crate::step::Step;
use crate::tile::{Kind, Terrain, on_part};
use crate::tiles;
use crate::wall::{Space, wall};
use crate::wall_tile::{WallTile, full_pile};

/// Checks a state.
pub fn check(state: &State) -> Result<(), String> {
    let board = Slow::of(state);
    features_are_the_same(state, &board)?;
    followers_stand_where_they_may(state, &board)?;
    pieces_are_conserved(state)?;
    keeps_stand_on_houses(state, &board)?;
    options_are_complete(state, &board)
}

/// Features by the second opinion: tiles by their cells, start spaces in the ring.
#[derive(Debug)]
pub struct Slow<'a> {
    at: BTreeMap<Cell, &'a Tile>,
    /// For each segment the first one of its feature.
    first: Vec<usize>,
}

impl<'a> Slow<'a> {
    /// Floods the board.
    pub fn of(state: &'a State) -> Slow<'a> {
        let mut at = BTreeMap::new();
        let mut segments = 0;
        for (n, tile) in state.board.tiles().iter().enumerate() {
            let cell = match tile.space {
                Some(space) => space.cell(),
                None => wall().ring[usize::from(wall().starts[n].track) / 2],
            };
            segments += tile.kind.parts.len();
            at.insert(cell, tile);
        }
        let mut slow = Slow { at, first: (0..segments).collect() };
        slow.flood();
        slow
    }

    /// Gives touching segments the smaller number until nothing changes.
    fn flood(&mut self) {
        loop {
            let before = self.first.clone();
            for (cell, tile) in &self.at {
                for side in Side::ALL {
                    let Some(other) = self.at.get(&cell.beside(side)) else { continue };
                    if !shows(tile, side) || !shows(other, side.opposite()) {
                        continue;
                    }
                    for (here, there) in touching(side) {
                        let (a, b) = (tile.segment_at(here), other.segment_at(there));
                        let same = terrain(tile, a) == terrain(other, b);
                        // Half a side of court beside a path touches no whole side.
                        let whole = tile.edge(side) == other.edge(side.opposite());
                        if same && whole {
                            let least = self.first[a.number()].min(self.first[b.number()]);
                            self.first[a.number()] = least;
                            self.first[b.number()] = least;
                        }
                    }
                }
            }
            if before == self.first {
                return;
            }
        }
    }

    /// The tiles that lie in or beside a feature, with its segments there.
    fn segments(&self, of: Segment) -> Vec<(Cell, &'a Tile, Segment)> {
        let name = self.first[of.number()];
        let of_tile = |(cell, tile): (&Cell, &&'a Tile)| {
            let (cell, tile) = (*cell, *tile);
            tile.segments().map(move |(segment, _)| (cell, tile, segment)).collect::<Vec<_>>()
        };
        let all = self.at.iter().flat_map(of_tile);
        all.filter(|(_, _, s)| self.first[s.number()] == name).collect()
    }

    /// How many tiles a feature lies on.
    pub fn tiles(&self, of: Segment) -> usize {
        self.segments(of).iter().map(|(cell, ..)| *cell).collect::<BTreeSet<_>>().len()
    }

    /// How many markets a court has.
    pub fn markets(&self, of: Segment) -> usize {
        self.signs(of, on_part::MARKET)
    }

    /// Whether two segments belong to one feature.
    pub fn same(&self, a: Segment, b: Segment) -> bool {
        self.first[a.number()] == self.first[b.number()]
    }

    /// How many signs a feature has.
    fn signs(&self, of: Segment, sign: bastide_landscape::Signs) -> usize {
        let has = |tile: &Tile, s| tile.kind.parts[tile.part_of(s)].signs.has(sign);
        self.segments(of).iter().filter(|(_, tile, s)| has(tile, *s)).count()
    }

    /// The sides of a feature that face an empty space.
    pub fn open_sides(&self, of: Segment) -> usize {
        let open = |(cell, tile, segment): &(Cell, &Tile, Segment)| {
            let faces = |side: &Side| {
                let beside = cell.beside(*side);
                shows(tile, *side)
                    && tile.segment_at(Port::middle(*side)) == *segment
                    && Space::at(beside).is_some()
                    && !self.at.contains_key(&beside)
            };
            Side::ALL.iter().filter(|side| faces(side)).count()
        };
        self.segments(of).iter().map(open).sum()
    }

    /// What a path, house or tower pays without wall tiles.
    pub fn points(&self, terrain: Terrain, of: Segment) -> usize {
        let each = match terrain {
            Terrain::Path => 1 + self.signs(of, on_part::FOUNTAIN).min(1),
            Terrain::House => 1,
            Terrain::Tower => 2,
            Terrain::Court => 0,
        };
        each * self.tiles(of)
    }

    /// How many followers each seat has on a feature.
    pub fn followers(&self, state: &State, of: Segment) -> [usize; PLAYERS] {
        let name = self.first[of.number()];
        let count = |n| {
            let here = state.followers.iter().filter(|f| self.first[f.on.number()] == name);
            here.filter(|f| f.owner.index() == n).count()
        };
        [count(0), count(1)]
    }

    /// Whether a tile may lie there, by definition.
    fn fits(&self, kind: &Kind, space: Space, facing: Facing) -> bool {
        let cell = space.cell();
        let beside = |side: Side| {
            let tile = self.at.get(&cell.beside(side))?;
            shows(tile, side.opposite()).then(|| tile.edge(side.opposite()))
        };
        let touches = Side::ALL.into_iter().any(|side| beside(side).is_some());
        let runs_on = |side: Side| {
            beside(side).is_none_or(|edge| {
                (edge == Terrain::Path) == (kind.edge(facing, side) == Terrain::Path)
            })
        };
        !self.at.contains_key(&cell) && touches && Side::ALL.into_iter().all(runs_on)
    }
}

/// A start space shows one side only.
fn shows(tile: &Tile, side: Side) -> bool {
    tile.space.is_some() || side as u8 == tile.facing.quarters()
}

fn terrain(tile: &Tile, segment: Segment) -> Terrain {
    tile.kind.parts[tile.part_of(segment)].terrain
}

/// The ports of a side and those they touch.
fn touching(side: Side) -> [(Port, Port); 3] {
    let other = side.opposite();
    [
        (Port::left(side), Port::right(other)),
        (Port::middle(side), Port::middle(other)),
        (Port::right(side), Port::left(other)),
    ]
}

fn features_are_the_same(state: &State, slow: &Slow<'_>) -> Result<(), String> {
    let segments = || (0..slow.first.len()).map(|n| Segment(n as u16));
    let mut names = BTreeMap::new();
    for segment in segments() {
        let (quick, by_hand) = (state.board.feature(segment), slow.first[segment.number()]);
        if *names.entry(by_hand).or_insert(quick) != quick {
            return Err(format!("segment {} is in the wrong feature", segment.number()));
        }
    }
    let different: BTreeSet<_> = names.values().collect();
    if different.len() != names.len() {
        return Err("two features have grown together".into());
    }
    for name in names.keys() {
        let segment = Segment(*name as u16);
        let feature = state.board.feature(segment);
        let open = slow.open_sides(segment);
        if usize::from(state.board.open_sides(feature)) != open {
            return Err(format!("a feature has {open} open sides"));
        }
        if state.board.followers(feature).map(usize::from) != slow.followers(state, segment) {
            return Err("followers of a feature are miscounted".into());
        }
        if state.board.walk(feature).count() != slow.segments(segment).len() {
            return Err("a ring misses segments".into());
        }
    }
    Ok(())
}

fn followers_stand_where_they_may(state: &State, slow: &Slow<'_>) -> Result<(), String> {
    let between_turns = state.step == Step::Draw || state.step == Step::Over;
    for follower in &state.followers {
        let at = state.place(follower.on);
        let complete = at.spot.terrain != Terrain::Court && slow.open_sides(follower.on) == 0;
        if between_turns && complete {
            return Err(format!("a follower was left on the complete {at}"));
        }
    }
    Ok(())
}

fn pieces_are_conserved(state: &State) -> Result<(), String> {
    for seat in Seat::all(PLAYERS) {
        let standing = state.followers.iter().filter(|f| f.owner == seat).count();
        if standing + usize::from(state.supply(seat)) != usize::from(FOLLOWERS) {
            return Err("a follower is lost".into());
        }
    }
    for tile in WallTile::ALL {
        let n = tile as usize;
        let all = state.unseen[n] + state.held[0][n] + state.held[1][n] + state.spent[n];
        if all != full_pile()[n] {
            return Err(format!("there are {all} {tile}"));
        }
    }
    let unseen: u8 = state.unseen.iter().sum();
    if state.step != Step::Over && u32::from(unseen) != state.corners.count_ones() + 5 {
        return Err("five wall tiles were put back".into());
    }
    for kind in tiles::kinds() {
        let lying = state.board.tiles().iter().filter(|t| t.space.is_some() && t.kind == kind);
        let elsewhere = state.set_aside.iter().chain(&state.drawn).filter(|k| **k == kind).count();
        let all = lying.count() + elsewhere + usize::from(state.bag[kind.number as usize]);
        if all != usize::from(kind.copies) {
            return Err(format!("there are {all} {}", kind.name));
        }
    }
    if state.in_bag != state.bag.iter().sum::<u8>() {
        return Err("the bag is miscounted".into());
    }
    Ok(())
}

fn keeps_stand_on_houses(state: &State, slow: &Slow<'_>) -> Result<(), String> {
    for keep in state.keeps.iter().flatten() {
        let at = state.place(keep.on);
        let sound = at.spot.terrain == Terrain::House
            && slow.open_sides(keep.on) == 0
            && slow.tiles(keep.on) == usize::from(keep.size);
        if !sound {
            return Err(format!("a keep of {} stands on {at}", keep.size));
        }
    }
    Ok(())
}

fn options_are_complete(state: &State, slow: &Slow<'_>) -> Result<(), String> {
    let Turn::Player(seat) = state.turn() else { return Ok(()) };
    let mut offered = Vec::new();
    state.actions(&mut offered);
    let mut expected = Vec::new();
    match state.step {
        Step::PlaceTile => {
            let kind = state.drawn.ok_or("no tile was drawn")?;
            for space in Space::all() {
                let fitting = kind.facings().filter(|facing| slow.fits(kind, space, *facing));
                expected.extend(fitting.map(|facing| Action::Tile { kind, space, facing }));
            }
        }
        Step::PutFollower => {
            let tile = state.last().ok_or("no tile was laid")?;
            for (part, (segment, _)) in tile.segments().enumerate() {
                if slow.followers(state, segment) == [0; 2] {
                    expected.push(Action::Follower { spot: Spot::of(tile, part) });
                }
            }
            expected.push(Action::Pass);
        }
        Step::PlayWallTiles => {
            let by_hand = [WallTile::ExtraTurn, WallTile::DoubleHouse, WallTile::DoubleTower];
            let held = by_hand.into_iter().filter(|t| state.held(seat)[*t as usize] > 0);
            expected.extend(held.map(|tile| Action::Play { tile }));
            expected.push(Action::Pass);
        }
        Step::Draw | Step::Score | Step::EndTurn | Step::Over => return Ok(()),
    }
    if offered != expected {
        return Err(format!("offered is {offered:?}, but possible is {expected:?}"));
    }
    if offered.len() < 2 && state.step != Step::PlaceTile {
        return Err("a question with one answer".into());
    }
    Ok(())
}
