//! Scoring what is complete: what is due to whom, in which order, and what a marker finds at the end
//! of its move.

mod finale;
mod order;

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::{Port, Side};

use crate::action::Place;
use crate::board::{Board, Feature, Segment, TileId};
use crate::event::{Account, Event};
use crate::state::{Keep, State};
use crate::tile::{Terrain, on_part};
use crate::wall::{Beside, wall};
use crate::wall_tile::WallTile;

pub use finale::{LargestKeep, whose_keep};
pub(crate) use finale::{MARKET, finale, largest_empty_area};

/// At most so many features are completed by one tile: two at each side.
pub(crate) const MAX_DUE: usize = 8;

/// A completed feature that scores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    pub(crate) to: Seat,
    pub(crate) worth: Worth,
    /// Its first segment, row by row, by which it is named.
    pub(crate) first: Segment,
    pub(crate) at: Place,
}

/// What a path, house or tower is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Worth {
    pub(crate) terrain: Terrain,
    pub(crate) tiles: u8,
    /// Points for each tile.
    pub(crate) each: u8,
}

impl Worth {
    pub(crate) fn points(self) -> u16 {
        u16::from(self.tiles) * u16::from(self.each)
    }
}

/// What is being scored.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scoring {
    /// What is due to the player whose scorings are made now, the next one in front.
    pub(crate) group: ArrayVec<Due, MAX_DUE>,
    /// What is due to the mover's opponent afterwards.
    later: ArrayVec<Due, MAX_DUE>,
    /// A marker rests on this corner tower, and its wall tile is turned up.
    pub(crate) taking: Option<(Seat, u8)>,
}

/// The tiles of a feature, its fountains and its first segment, found by walking it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub(crate) tiles: u8,
    pub(crate) signed: u8,
    pub(crate) first: Segment,
}

/// Walks a feature; `sign` is counted on its segments. A tile counts once however often the feature
/// crosses it.
pub(crate) fn extent(board: &Board, feature: Feature, terrain: Terrain) -> Extent {
    let sign = if terrain == Terrain::Court { on_part::MARKET } else { on_part::FOUNTAIN };
    let (mut tiles, mut signed) = (0u128, 0);
    let mut first = None;
    for segment in board.walk(feature) {
        let id = board.tile_of(segment);
        tiles |= 1 << id.0;
        let tile = board.tile(id);
        let part = tile.part_of(segment);
        signed += u8::from(tile.kind.parts[part].signs.has(sign));
        if let Some(space) = tile.space {
            let at = (space, part, segment);
            first = Some(first.map_or(at, |before| at.min(before)));
        }
    }
    let (_, _, first) = first.expect("whoever stands on a feature stands on a laid tile");
    Extent { tiles: tiles.count_ones() as u8, signed, first }
}

/// Points for each tile of a path without a fountain.
pub(crate) const PATH: u8 = 1;

/// Points for each tile of a feature: a path 1, by a fountain 2; a house 1; a tower 2.
pub(crate) fn worth(terrain: Terrain, extent: Extent) -> Worth {
    let each = match terrain {
        Terrain::Path if extent.signed > 0 => 2,
        Terrain::Path => PATH,
        Terrain::House => 1,
        Terrain::Tower => 2,
        Terrain::Court => 0,
    };
    Worth { terrain, tiles: extent.tiles, each }
}

/// Who has more followers; nobody if they are equal.
#[inline]
pub(crate) fn majority([black, white]: [u8; 2]) -> Option<Seat> {
    match black.cmp(&white) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}

/// Finds what the new tile completed. What nobody wins is cleared at once.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let Some(last) = state.last else { return };
    for (feature, terrain) in completed(&state.board, last) {
        let Some(to) = majority(state.board.followers(feature)) else {
            send_home(state, feature, log);
            continue;
        };
        let extent = extent(&state.board, feature, terrain);
        let first = extent.first;
        let due = Due { to, worth: worth(terrain, extent), first, at: state.place(first) };
        let mover = to == state.mover;
        let group = if mover { &mut state.scoring.group } else { &mut state.scoring.later };
        group.push(due);
    }
    raise(state, WallTile::DoubleHouse, Terrain::House);
    raise(state, WallTile::DoubleTower, Terrain::Tower);
    arrange(state);
}

/// The occupied paths, houses and towers that the tile completed: its own, and those of its neighbours that it
/// covers with something else.
fn completed(board: &Board, last: TileId) -> ArrayVec<(Feature, Terrain), MAX_DUE> {
    let mut found: ArrayVec<(Feature, Terrain), MAX_DUE> = ArrayVec::new();
    let mut look = |segment: Segment, terrain: Terrain| {
        let feature = board.feature(segment);
        let complete = terrain != Terrain::Court && board.open_sides(feature) == 0;
        let scores = complete && board.followers(feature) != [0; 2];
        if scores && !found.iter().any(|(f, _)| *f == feature) {
            found.push((feature, terrain));
        }
    };
    let tile = board.tile(last);
    for (segment, part) in tile.segments() {
        look(segment, part.terrain);
    }
    for side in Side::ALL {
        let Some(space) = tile.space else { continue };
        let Beside::Space(beside) = wall().beside(space, side) else { continue };
        let Some(other) = board.tile_on(beside).map(|id| board.tile(id)) else { continue };
        let touching = side.opposite();
        if other.edge(touching) != tile.edge(side) {
            look(other.segment_at(Port::middle(touching)), other.edge(touching));
        }
    }
    found
}

/// Whether the tile laid in this turn completed something of a kind that a seat scores.
pub(crate) fn completes(state: &State, seat: Seat, terrain: Terrain) -> bool {
    let scored = |(feature, what): (Feature, Terrain)| {
        what == terrain && majority(state.board.followers(feature)) == Some(seat)
    };
    state.last.is_some_and(|last| completed(&state.board, last).into_iter().any(scored))
}

/// The wall tiles played for one completed house or tower make the mover's largest worth more.
fn raise(state: &mut State, tile: WallTile, terrain: Terrain) {
    let played = state.played[tile as usize];
    if played == 0 {
        return;
    }
    let fitting = state.scoring.group.iter_mut().filter(|due| due.worth.terrain == terrain);
    let largest = fitting.max_by_key(|due| (due.worth.tiles, std::cmp::Reverse(due.at)));
    if let Some(due) = largest {
        due.worth.each += played * tile.worth().amount;
    }
}

/// Puts the group into its order: the mover's so that it brings the most wall tiles, the other's so
/// that it brings the fewest; the first one row by row if several do.
fn arrange(state: &mut State) {
    let board = &state.board;
    let key = |due: &Due| {
        let tile = board.tile(board.tile_of(due.first));
        (due.at.space, tile.part_of(due.first))
    };
    let group = &mut state.scoring.group;
    group.sort_unstable_by_key(key);
    if group.len() < 2 || state.order_choice {
        return;
    }
    let start = state.points[group[0].to.index()];
    let most = group[0].to == state.mover;
    let amounts = group.iter().map(|due| due.worth.points()).collect();
    let best = order::best(&amounts, start, state.corners, most);
    *group = best.into_iter().map(|n| group[n]).collect();
}

/// Makes scorings until somebody must speak; false if none is left.
pub(crate) fn go_on(state: &mut State, log: &mut impl Log<Event>) -> bool {
    loop {
        if state.scoring.taking.is_some() || is_asked(state) {
            return true;
        }
        if !state.scoring.group.is_empty() {
            let due = state.scoring.group.remove(0);
            pay(state, due, log);
        } else if !state.scoring.later.is_empty() {
            state.scoring.group = std::mem::take(&mut state.scoring.later);
            arrange(state);
        } else {
            return false;
        }
    }
}

/// Whether the mover chooses what is scored next: only if it matters.
fn is_asked(state: &State) -> bool {
    let group = &state.scoring.group;
    if !state.order_choice || group.len() < 2 {
        return false;
    }
    let amounts = group.iter().map(|due| due.worth.points()).collect();
    order::matters(&amounts, state.points[group[0].to.index()], state.corners)
}

/// The mover chose what is scored next.
pub(crate) fn choose(state: &mut State, at: Place, log: &mut impl Log<Event>) {
    let chosen = state.scoring.group.iter().position(|due| due.at == at);
    let due = state.scoring.group.remove(chosen.expect("the feature was offered"));
    pay(state, due, log);
}

/// One move of a marker, with all that belongs to it.
fn pay(state: &mut State, due: Due, log: &mut impl Log<Event>) {
    let Due { to, worth, first, at } = due;
    let Worth { terrain, tiles, each } = worth;
    grant(state, to, worth.points(), Account::Completed { terrain, tiles, each, at }, log);
    send_home(state, state.board.feature(first), log);
    let keep = &mut state.keeps[to.index()];
    if terrain == Terrain::House && keep.is_none_or(|keep| keep.size < tiles) {
        *keep = Some(Keep { on: first, size: tiles });
        log.emit(|| Event::KeepMoved { owner: to, at, size: tiles });
    }
    let corner = wall().corner_at(state.points[to.index()]);
    state.scoring.taking =
        corner.filter(|corner| state.corners & (1 << corner) != 0).map(|corner| (to, corner));
}

fn grant(state: &mut State, to: Seat, points: u16, account: Account, log: &mut impl Log<Event>) {
    state.points[to.index()] += points;
    log.emit(|| Event::Paid { to, points, account });
}

/// The followers on a feature go back to their owners.
fn send_home(state: &mut State, feature: Feature, log: &mut impl Log<Event>) {
    state.board.clear(feature);
    let mut number = 0;
    while let Some(follower) = state.followers.get(number).copied() {
        if state.board.feature(follower.on) != feature {
            number += 1;
            continue;
        }
        state.followers.remove(number);
        state.supply[follower.owner.index()] += 1;
        log.emit(|| Event::FollowerTaken { owner: follower.owner, at: state.place(follower.on) });
    }
}

/// The wall tile on the corner tower was turned up and goes to whoever reached it.
pub(crate) fn take(state: &mut State, tile: WallTile, log: &mut impl Log<Event>) {
    let (seat, corner) = state.scoring.taking.take().expect("a marker rests on a corner tower");
    state.corners &= !(1 << corner);
    state.unseen[tile as usize] -= 1;
    state.held[seat.index()][tile as usize] += 1;
    log.emit(|| Event::WallTaken { seat, corner: wall().corners[corner as usize], tile });
}
