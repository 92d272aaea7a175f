//! What a story can expect of the expansions' pieces.

use bastide_game::position::PositionError;
use bastide_game::story::Mistold;
use bastide_game::{Game, Seat};
use bastide_landscape::{Cell, Segment, TileId};

use crate::expansions::magic::Magician;
use crate::expansions::tower::Prisoner;
use crate::notation::{read_figure, spot};
use crate::position::cell;
use crate::score::Counter;
use crate::state::State;

/// How it is, for an expectation about pieces; nothing if it is about something else.
pub(super) fn told(
    state: &State,
    origin: Cell,
    words: &[&str],
    seat: impl Fn(&str) -> Result<Seat, PositionError>,
) -> Option<Result<String, Mistold>> {
    let told = told_of(state, origin, words, seat)?;
    Some(told.map_err(Mistold::from))
}

fn told_of(
    state: &State,
    origin: Cell,
    words: &[&str],
    seat: impl Fn(&str) -> Result<Seat, PositionError>,
) -> Option<Result<String, PositionError>> {
    Some(match words {
        ["bars", at, _] => tile(state, origin, at).map(|tile| {
            let bars = state.gold.on.iter().filter(|on| **on == tile).count();
            format!("bars {at} {bars}")
        }),
        ["tower", at, _] => tile(state, origin, at).map(|tile| {
            let tower = state.towers.all.iter().find(|tower| tower.tile == tile);
            format!("tower {at} {}", tower.map_or(0, |tower| tower.height))
        }),
        ["ferry", at, _, _] => tile(state, origin, at).map(|tile| {
            let ferry = state.ferries.on.iter().find(|ferry| ferry.tile == tile);
            ferry.map_or(format!("no ferry on {at}"), |f| format!("ferry {at} {}", f.piers))
        }),
        [who @ ("mage" | "witch"), "off"] => Ok(magician(state, who)
            .map_or(format!("{who} off"), |on| format!("{who} on {}", state.place(on)))),
        [who @ ("mage" | "witch"), "on", at, place @ ..] => {
            segment(state, origin, at, place).map(|on| match magician(state, who) {
                Some(stands) if stands == on => words.join(" "),
                Some(stands) => format!("{who} on {}", state.place(stands)),
                None => format!("{who} off"),
            })
        }
        ["messages", ..] => {
            let used = state.messages.used.iter().map(|m| m.number().to_string());
            Ok(format!("messages {}", used.collect::<Vec<_>>().join(" ")))
        }
        [who, "gold", _] => {
            seat(who).map(|s| format!("{who} gold {}", state.gold.taken[s.index()]))
        }
        [who, "pieces", _] => {
            seat(who).map(|s| format!("{who} pieces {}", state.towers.pieces[s.index()]))
        }
        [who, "counter", _] => {
            seat(who).map(|s| format!("{who} counter {}", state.track.at(s, Counter::Meeple)))
        }
        [who, "woman", _] => {
            seat(who).map(|s| format!("{who} woman {}", state.track.at(s, Counter::Woman)))
        }
        [who, "robber", "on", _] | [who, "robber", "home"] => {
            seat(who).map(|s| match state.robbers.on[s.index()] {
                Some(space) => format!("{who} robber on {space}"),
                None => format!("{who} robber home"),
            })
        }
        [who, "prisoners", ..] => seat(who).map(|s| {
            let mut held = state.towers.prisoners.clone();
            held.sort_unstable();
            let word =
                |p: &Prisoner| format!(" {} {}", State::SEATS[p.owner.index()], p.figure.word());
            let held: String = held.iter().filter(|p| p.by == s).map(word).collect();
            format!("{who} prisoners{}", if held.is_empty() { " none" } else { &held })
        }),
        [who, figure, "on", at, "tower"] => seat(who).and_then(|owner| {
            let tile = tile(state, origin, at)?;
            let figure = read_figure(figure)?;
            let tower = state.towers.all.iter().find(|tower| tower.tile == tile);
            let stands = tower.is_some_and(|tower| tower.guard == Some((owner, figure)));
            Ok(if stands { words.join(" ") } else { "no such figure stands there".into() })
        }),
        _ => return None,
    })
}

fn magician(state: &State, who: &str) -> Option<Segment> {
    Magician::from_word(who).and_then(|who| state.magic.on[who as usize])
}

pub(super) fn tile(state: &State, origin: Cell, at: &str) -> Result<TileId, PositionError> {
    let found = state.land.tile_at(cell(at, origin)?);
    found.ok_or_else(|| PositionError::NoTile(at.to_string()))
}

pub(super) fn segment(
    state: &State,
    origin: Cell,
    at: &str,
    place: &[&str],
) -> Result<Segment, PositionError> {
    let tile = state.land.tile(tile(state, origin, at)?);
    let part = spot(place)?
        .part_of(tile)
        .ok_or_else(|| PositionError::NoPart(format!("{at} {}", place.join(" "))))?;
    Ok(tile.segment(part))
}
