//! What must hold in every state, worked out a second time, slowly and by definition: from the list of
//! tiles and followers alone. Tests hold it against the rules after each move.

mod slow;

use std::collections::{BTreeMap, BTreeSet};

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat, Turn};

pub use slow::Slow;

use crate::action::{Action, Spot};
use crate::board::Segment;
use crate::setup::PLAYERS;
use crate::state::{FOLLOWERS, State};
use crate::step::Step;
use crate::tile::Terrain;
use crate::tiles;
use crate::wall::Space;
use crate::wall_tile::{WallTile, full_pile};

/// Checks a state.
pub fn check(state: &State) -> Result<(), Violation> {
    let board = Slow::of(state);
    features_are_the_same(state, &board)?;
    followers_stand_where_they_may(state, &board)?;
    pieces_are_conserved(state)?;
    keeps_stand_on_houses(state, &board)?;
    options_are_complete(state, &board)
}

fn features_are_the_same(state: &State, slow: &Slow<'_>) -> Result<(), Violation> {
    let segments = || (0..slow.first.len()).map(Segment::from_number);
    let mut names = BTreeMap::new();
    for segment in segments() {
        let (quick, by_hand) = (state.board.feature(segment), slow.first[segment.number()]);
        if *names.entry(by_hand).or_insert(quick) != quick {
            return Err(format!("segment {} is in the wrong feature", segment.number()).into());
        }
    }
    let different: BTreeSet<_> = names.values().collect();
    if different.len() != names.len() {
        return Err("two features have grown together".into());
    }
    for name in names.keys() {
        let segment = Segment::from_number(*name);
        let feature = state.board.feature(segment);
        let open = slow.open_sides(segment);
        if usize::from(state.board.open_sides(feature)) != open {
            return Err(format!("a feature has {open} open sides").into());
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

fn followers_stand_where_they_may(state: &State, slow: &Slow<'_>) -> Result<(), Violation> {
    let between_turns = state.step == Step::Draw || state.step == Step::Over;
    for follower in &state.followers {
        let at = state.place(follower.on);
        let complete = at.spot.terrain != Terrain::Court && slow.open_sides(follower.on) == 0;
        if between_turns && complete {
            return Err(format!("a follower was left on the complete {at}").into());
        }
    }
    Ok(())
}

fn pieces_are_conserved(state: &State) -> Result<(), Violation> {
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
            return Err(format!("there are {all} {tile}").into());
        }
    }
    let unseen: u8 = state.unseen.iter().sum();
    if state.step != Step::Over && u32::from(unseen) != state.corners.count_ones() + 5 {
        return Err("five wall tiles were put back".into());
    }
    for kind in tiles::kinds() {
        let lying = state.board.tiles().iter().filter(|t| t.space.is_some() && t.kind == kind);
        let elsewhere = state.set_aside.iter().chain(&state.drawn).filter(|k| **k == kind).count();
        let all = lying.count() + elsewhere + usize::from(state.bag.left(kind));
        if all != usize::from(kind.copies) {
            return Err(format!("there are {all} {}", kind.name).into());
        }
    }
    if state.bag.tiles() != state.bag.each().map(|(_, left)| left).sum::<u8>() {
        return Err("the bag is miscounted".into());
    }
    Ok(())
}

fn keeps_stand_on_houses(state: &State, slow: &Slow<'_>) -> Result<(), Violation> {
    for keep in state.keeps.iter().flatten() {
        let at = state.place(keep.on);
        let sound = at.spot.terrain == Terrain::House
            && slow.open_sides(keep.on) == 0
            && slow.tiles(keep.on) == usize::from(keep.size);
        if !sound {
            return Err(format!("a keep of {} stands on {at}", keep.size).into());
        }
    }
    Ok(())
}

fn options_are_complete(state: &State, slow: &Slow<'_>) -> Result<(), Violation> {
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
        Step::DrawLot | Step::Draw | Step::Score | Step::EndTurn | Step::Over => return Ok(()),
    }
    if offered != expected {
        return Err(format!("offered is {offered:?}, but possible is {expected:?}").into());
    }
    if offered.len() < 2 && state.step != Step::PlaceTile {
        return Err("a question with one answer".into());
    }
    Ok(())
}
