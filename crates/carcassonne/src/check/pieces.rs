//! Nothing is lost and nothing appears: tiles, figures, tokens, and where they may lie.

use std::collections::{BTreeMap, BTreeSet};

use bastide_game::Seat;
use bastide_game::battery::Violation;
use bastide_landscape::{KindId, KindName, Port, Segment, Terrain};

use crate::expansions::gold::BARS;
use crate::expansions::magic::Magician;
use crate::expansions::tower::{Prisoner, pieces_each};
use crate::figure::Figure;
use crate::score::Counter;
use crate::setup::Setup;
use crate::state::State;
use crate::step::Step;

/// Everything that was in the box is somewhere.
pub(super) fn are_conserved(setup: &Setup, state: &State) -> Result<(), Violation> {
    figures_are_conserved(setup, state)?;
    tiles_are_conserved(setup, state)?;
    goods_are_conserved(state)?;
    tokens_are_conserved(state)
}

fn figures_are_conserved(setup: &Setup, state: &State) -> Result<(), Violation> {
    for seat in Seat::all(state.seats()) {
        for figure in Figure::ALL {
            let standing = state.figures.iter().filter(|f| f.owner == seat && f.figure == figure);
            let towers = state.towers.all.iter().filter(|t| t.guard == Some((seat, figure)));
            let prisoners = state.towers.prisoners.iter();
            let held = prisoners.filter(|p| p.owner == seat && p.figure == figure && p.by != seat);
            let away = standing.count() + towers.count() + held.count();
            let count = away as u8 + state.supply(seat)[figure as usize];
            if count != setup.figures()[figure as usize] || state.owned != setup.figures() {
                return Err(format!("seat {} has {count} of {}", seat.0, figure.word()).into());
            }
        }
    }
    Ok(())
}

fn tiles_are_conserved(setup: &Setup, state: &State) -> Result<(), Violation> {
    let mut box_holds: BTreeMap<KindName, i32> = BTreeMap::new();
    let tiles = setup.tiles();
    let name = |kind: &KindId| tiles.set.kind(*kind).name;
    for (kind, count) in tiles.bag.iter().chain(&tiles.river) {
        *box_holds.entry(name(kind)).or_default() += i32::from(*count);
    }
    for kind in tiles.lake.iter().chain([&tiles.start]) {
        *box_holds.entry(name(kind)).or_default() += 1;
    }
    let out = state.land.tiles().map(|tile| tile.kind);
    let out = out.chain(state.drawn()).chain(state.set_aside());
    let all = out.map(|kind| (kind, 1)).chain(state.undrawn());
    for (kind, count) in all {
        *box_holds.entry(kind.name).or_default() -= i32::from(count);
    }
    match box_holds.iter().find(|(_, left)| **left != 0) {
        Some((name, left)) => Err(format!("tile {name}: {left} too few are somewhere").into()),
        None => Ok(()),
    }
}

fn goods_are_conserved(state: &State) -> Result<(), Violation> {
    let total = |good: usize| {
        let taken: u8 = state.goods.taken.iter().map(|seat| seat[good]).sum();
        taken + state.goods.in_box[good]
    };
    match [total(0), total(1), total(2)] {
        [9, 6, 5] | [0, 0, 0] => Ok(()),
        goods => Err(format!("goods do not add up: {goods:?}").into()),
    }
}

fn tokens_are_conserved(state: &State) -> Result<(), Violation> {
    let gold = state.gold.on.len()
        + usize::from(state.gold.in_box)
        + state.gold.taken.iter().map(|n| usize::from(*n)).sum::<usize>();
    if gold != BARS && gold != 0 {
        return Err(format!("{gold} gold bars are somewhere").into());
    }
    let ferries = state.ferries.on.len() + usize::from(state.ferries.in_box);
    if ferries != 8 && ferries != 0 {
        return Err(format!("{ferries} ferries are somewhere").into());
    }
    let built: usize = state.towers.all.iter().map(|t| usize::from(t.height)).sum();
    let left: usize = state.towers.pieces.iter().map(|n| usize::from(*n)).sum();
    let all = state.seats() * usize::from(pieces_each(state.seats()));
    if built + left != all && built + left != 0 {
        return Err(format!("{built} tower pieces are built and {left} left of {all}").into());
    }
    let messages: BTreeSet<_> = state.messages.used.iter().chain(&state.messages.read).collect();
    let count = state.messages.used.len() + usize::from(state.messages.read.is_some());
    if messages.len() != count || (count > 0 && !state.track.women) {
        return Err("a message is in two places".into());
    }
    let second = Seat::all(6).any(|seat| state.track.at(seat, Counter::Woman) > 0);
    if second && !state.track.women {
        return Err("a counter moved that does not exist".into());
    }
    let strange = |on: &Option<u8>| on.is_some_and(|space| space >= 50 || !state.robbers.played);
    if state.robbers.on.iter().any(strange) {
        return Err("a robber stands where there is no space".into());
    }
    Ok(())
}

/// Between two parts nothing is on its way any more.
pub(super) fn nothing_is_left_over(state: &State) -> Result<(), Violation> {
    let quiet = state.agenda.now() != Some(Step::Draw)
        || (state.grants.is_empty()
            && !state.round.is_open()
            && state.gold.turn.is_none()
            && state.flight.is_none()
            && !state.messages.due
            && state.messages.read.is_none());
    if quiet { Ok(()) } else { Err("something of the last part is left over".into()) }
}

/// Tokens and neutral figures lie where the rules let them.
pub(super) fn lie_where_they_may(state: &State) -> Result<(), Violation> {
    let ordered = |a: Segment, b: Segment| (a.min(b), a.max(b));
    let links: BTreeSet<_> = state.land.links().iter().map(|(a, b)| ordered(*a, *b)).collect();
    let mut ferries = BTreeSet::new();
    for ferry in &state.ferries.on {
        let tile = state.land.tile(ferry.tile);
        let [a, b] = ferry.piers.sides().map(|side| tile.segment_at(Port::middle(side)));
        if state.land.terrain(a) != Terrain::Road || state.land.terrain(b) != Terrain::Road {
            return Err("a ferry joins what is no road".into());
        }
        ferries.insert(ordered(a, b));
    }
    if ferries != links || links.len() != state.land.links().len() {
        return Err("the links of the board are not the ferries".into());
    }
    magicians_are_apart(state)?;
    let held = &state.towers.prisoners;
    let both = |p: &Prisoner| held.iter().any(|o| o.by == p.owner && o.owner == p.by);
    if state.agenda.now() == Some(Step::Draw) && held.iter().any(both) {
        return Err("two hold figures of each other".into());
    }
    Ok(())
}

fn magicians_are_apart(state: &State) -> Result<(), Violation> {
    let [mage, witch] = Magician::ALL.map(|who| state.magic.on[who as usize]);
    let feature = |on: Option<Segment>| on.map(|on| state.land.feature(on));
    let quiet = matches!(state.agenda.now(), Some(Step::Draw | Step::Deploy));
    if quiet && mage.is_some() && feature(mage) == feature(witch) {
        return Err("mage and witch are together".into());
    }
    for on in [mage, witch].into_iter().flatten() {
        let closed = state.land.open_ends(state.land.feature(on)) == 0;
        if closed && state.agenda.now() == Some(Step::Draw) {
            return Err("mage or witch was left on something finished".into());
        }
    }
    Ok(())
}
