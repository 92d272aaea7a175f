//! Turns in which nothing is asked but where a tile goes and which figure follows.

use bastide_carcassonne::tiles::on_tile;
use bastide_carcassonne::{Magician, State};
use bastide_landscape::Signs;

/// Whether nothing but a figure follows a tile that is laid now.
pub(super) fn is_plain(state: &State) -> bool {
    let asks = |sign: Signs| state.drawn().is_some_and(|kind| kind.signs.has(sign));
    let is_asking = [
        on_tile::GOLD,
        on_tile::MAGIC,
        on_tile::ROBBER,
        on_tile::FORK,
        on_tile::CLUB,
        on_tile::SHIELD,
        on_tile::TOWER,
    ];
    !is_asking.into_iter().any(asks)
        && state.drawn().is_some_and(|kind| kind.heading.is_none())
        && !state.has_women()
        && !state.has_robbers()
        && state.ferries().next().is_none()
        && state.towers().next().is_none()
        && state.bars().next().is_none()
        && Magician::ALL.iter().all(|who| state.magician(*who).is_none())
}
