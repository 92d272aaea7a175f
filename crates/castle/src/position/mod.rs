//! Positions: the table at the start of a turn, before the draw, as text. docs/notation.md has the
//! grammar.

mod write;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::PositionError::{self, Impossible};
use bastide_game::position::{Line, ParsePosition, ellipsize, lines_of, only_keys};
use bastide_game::{Begins, Log, Seat};
use bastide_landscape::{Cell, Facing};

pub use write::write;

use crate::bag::Bag;
use crate::event::Event;
use crate::notation::{arrow, place, tile_kind, wall_tile};
use crate::setup::{PLAYERS, Setup};
use crate::state::{Keep, PlacedFollower, State};
use crate::step::go_on;
use crate::tile::{Kind, Terrain};
use crate::tiles::KINDS;
use crate::wall::{SPACES, Space, wall};
use crate::wall_tile::{Pile, WallTile, full_pile};

/// The keys of a position, in the order in which they are written.
pub const KEYS: [&str; 11] = [
    "with",
    "turn",
    "track",
    "taken",
    "held",
    "spent",
    "tiles",
    "keeps",
    "followers",
    "bag",
    "discarded",
];

/// Reads a position.
pub fn read(text: &str) -> Result<(Setup, State), ParsePosition> {
    read_logged(text, &mut ())
}

/// Reads a position and logs its opening events.
pub(crate) fn read_logged(
    text: &str,
    log: &mut impl Log<Event>,
) -> Result<(Setup, State), ParsePosition> {
    from_lines(&lines_of::<State>(text)?, log)
}

pub(crate) fn from_lines(
    lines: &[Line<'_>],
    log: &mut impl Log<Event>,
) -> Result<(Setup, State), ParsePosition> {
    let at = |line: &Line<'_>| {
        let number = line.number;
        move |why: PositionError| ParsePosition { line: number, why }
    };
    let of = |key: &'static str| lines.iter().filter(move |line| line.key == key);
    only_keys(lines, &KEYS)?;
    let mut setup = Setup::default();
    for line in of("with") {
        setup = Setup::read(line.rest, PLAYERS).map_err(|e| line.problem(e))?;
        // A position says whose turn it is, not who began.
        setup.begins = Begins::FirstSeat;
    }
    let mut state = State::set_up(&setup);
    for line in of("tiles") {
        place_tile(&mut state, line.rest).map_err(at(line))?;
    }
    // What lies is not in the bag; a position may show more copies than the box has.
    for tile in state.board.tiles().iter().filter(|tile| tile.space.is_some()) {
        state.bag.take(tile.kind);
    }
    // Whoever says what is in the bag has left out what was discarded.
    let given = of("bag").next().is_some();
    // The order of the keys does not matter to whoever writes a position, but to reading it.
    for key in KEYS {
        for line in of(key).filter(|_| !matches!(key, "with" | "tiles")) {
            read_line(&mut state, key, line.rest, given).map_err(at(line))?;
        }
    }
    let last = lines.last().map_or(1, |line| line.number);
    finish(&mut state, log).map_err(|why| ParsePosition { line: last, why })?;
    Ok((setup, state))
}

fn read_line(state: &mut State, key: &str, rest: &str, given: bool) -> Result<(), PositionError> {
    let words: Vec<_> = rest.split_whitespace().collect();
    match key {
        "turn" => {
            let (who, more) =
                words.split_first().ok_or(Form("a turn is `turn black` or `turn black extra`"))?;
            state.mover = seat_of(who)?;
            state.is_extra = match more {
                [] => false,
                ["extra"] => true,
                _ => return Err(Form("a turn is `turn black` or `turn black extra`").into()),
            };
        }
        "track" => {
            for pair in words.chunks(2) {
                let [seat, points] = pair else { return Err(Form("points are missing").into()) };
                let points = points.parse::<u16>().ok().filter(|points| *points <= 999);
                state.points[seat_of(seat)?.index()] =
                    points.ok_or(Form("that is no number of points"))?;
            }
        }
        "taken" => {
            for word in words {
                let corner = word.parse().ok().and_then(|track| wall().corner_of(track));
                state.corners &=
                    !(1 << corner.ok_or(Impossible("no wall tile lies there at the beginning"))?);
            }
        }
        "held" => {
            let (who, tiles) =
                words.split_first().ok_or(Form("wall tiles are `black TILE TILE`"))?;
            add(&mut state.held[seat_of(who)?.index()], tiles)?;
        }
        "spent" => add(&mut state.spent, &words)?,
        "keeps" | "followers" => {
            let [who, space, spot @ ..] = words.as_slice() else {
                return Err(Form("a seat, a space and a place, such as `black D5 house N`").into());
            };
            stand(state, key == "keeps", seat_of(who)?, place(space, spot)?)?;
        }
        "bag" => {
            let mut left = [0; KINDS];
            let words = if words == ["empty"] { &[] } else { words.as_slice() };
            for pair in words.chunks(2) {
                let [count, kind] = pair else { return Err(Form("the bag is `3 P1 1 H2`").into()) };
                let kind = tile_kind(kind)?;
                let count = count.parse().map_err(|_| Form("the bag is `3 P1 1 H2`"))?;
                let left: &mut u8 = &mut left[kind.number as usize];
                let sum = left.checked_add(count).filter(|sum| *sum <= kind.copies);
                *left = sum.ok_or_else(|| PositionError::NotInBox(kind.name.to_string()))?;
            }
            state.bag = Bag::of(|kind| left[kind.number as usize]);
        }
        _ => {
            for word in words {
                let kind = tile_kind(word)?;
                if !given {
                    state.bag.take(kind);
                }
                let before = state.set_aside.iter().filter(|k| k.number == kind.number).count();
                if before >= kind.copies.into() {
                    return Err(PositionError::NotInBox(kind.name.to_string()));
                }
                state.set_aside.push(kind);
            }
        }
    }
    Ok(())
}

/// `B10 P7^`, or `D5-F6 C1^` for all spaces of a rectangle that are still empty.
fn place_tile(state: &mut State, rest: &str) -> Result<(), PositionError> {
    let words: Vec<_> = rest.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [at, tile] = pair else { return Err(Form("tiles are written `B10 P7^`").into()) };
        let (kind, facing) = short_tile(tile)?;
        let (from, to) = at.split_once('-').unwrap_or((at, at));
        let (from, to) = (from.parse::<Space>()?.cell(), to.parse::<Space>()?.cell());
        for y in from.y..=to.y {
            for x in from.x..=to.x {
                let Some(space) = Space::at(Cell::new(x, y)) else { continue };
                if at.contains('-') && state.board.tile_on(space).is_some() {
                    continue;
                }
                if !state.board.paths_run_on(kind, space, facing) {
                    return Err(PositionError::DoesNotFit {
                        tile: ellipsize(tile),
                        at: space.to_string(),
                    });
                }
                state.board.place(kind, space, facing);
            }
        }
    }
    Ok(())
}

/// `P7^`.
pub(crate) fn short_tile(word: &str) -> Result<(&'static Kind, Facing), SentenceError> {
    let split = word.char_indices().next_back().map_or(0, |(n, _)| n);
    let (name, facing) = word.split_at(split);
    Ok((tile_kind(name)?, arrow(facing)?))
}

fn stand(
    state: &mut State,
    keep: bool,
    owner: Seat,
    at: crate::Place,
) -> Result<(), PositionError> {
    let on = state.segment(at).ok_or_else(|| PositionError::NoPart(at.to_string()))?;
    let feature = state.board.feature(on);
    let complete = at.spot.terrain != Terrain::Court && state.board.open_sides(feature) == 0;
    if keep {
        if at.spot.terrain != Terrain::House || !complete {
            return Err(Impossible("a keep stands on a completed house"));
        }
        let extent = crate::score::extent(&state.board, feature, Terrain::House);
        state.keeps[owner.index()] = Some(Keep { on: extent.first, size: extent.tiles });
        return Ok(());
    }
    if complete {
        return Err(Impossible("nobody stands on what is complete"));
    }
    let supply = &mut state.supply[owner.index()];
    *supply = supply.checked_sub(1).ok_or(PositionError::NoneLeft("follower"))?;
    state.followers.push(PlacedFollower { owner, on });
    state.board.settle(owner, on);
    Ok(())
}

fn add(pile: &mut Pile, words: &[&str]) -> Result<(), PositionError> {
    for word in words {
        let tile = wall_tile(word)?;
        let count = &mut pile[tile as usize];
        *count += 1;
        if *count > tile.worth().copies {
            return Err(PositionError::NotInBox(tile.to_string()));
        }
    }
    Ok(())
}

/// What follows from the rest, and what must hold.
fn finish(state: &mut State, log: &mut impl Log<Event>) -> Result<(), PositionError> {
    if usize::from(state.bag.tiles()) + state.set_aside.len() > SPACES {
        return Err(PositionError::NotInBox("tiles".into()));
    }
    let full = full_pile();
    for tile in WallTile::ALL {
        let n = tile as usize;
        let seen = state.held[0][n] + state.held[1][n] + state.spent[n];
        state.unseen[n] =
            full[n].checked_sub(seen).ok_or_else(|| PositionError::NotInBox(tile.to_string()))?;
    }
    let unseen: u8 = state.unseen.iter().sum();
    if state.corners.count_ones() > unseen.into() {
        return Err(Impossible("more wall tiles are gone than corner towers are empty"));
    }
    go_on(state, log);
    Ok(())
}

/// The seat a word stands for.
pub(crate) fn seat_of(word: &str) -> Result<Seat, PositionError> {
    bastide_game::position::seat_of::<State>(word, PLAYERS)
}
