//! What the expansions have on the table, read and written: counters, gold, ferries, mage and
//! witch, towers and prisoners, robbers, messages.

use bastide_game::SentenceError::Form;
use bastide_game::position::PositionError::{self, Impossible};
use bastide_game::position::{Line, ParsePosition, ellipsize};
use bastide_game::{Game, Seat};
use bastide_landscape::{Cell, Side, Terrain, TileId};

use super::{cell, seat_of};
use crate::action::Piers;
use crate::element::Element;
use crate::expansions::ferries;
use crate::expansions::magic::Magician;
use crate::expansions::messages::Message;
use crate::expansions::tower::Prisoner;
use crate::figure::Figure;
use crate::notation::spot;
use crate::score::Counter;
use crate::score::track::SPACES;
use crate::setup::Setup;
use crate::state::State;
use crate::turn::end::TurnKind;

/// Reads `SEAT [second|message] [owed N] [ransomed]`.
pub(super) fn read_turn(
    state: &mut State,
    setup: &Setup,
    words: &str,
) -> Result<(), PositionError> {
    let mut words = words.split_whitespace();
    state.mover = seat_of(setup, words.next().unwrap_or_default())?;
    while let Some(word) = words.next() {
        match word {
            "second" => state.parts.kind = TurnKind::Builder,
            "message" => state.parts.kind = TurnKind::Message,
            "ransomed" => state.towers.ransomed = true,
            "owed" => {
                let owed = words.next().and_then(|n| n.parse().ok());
                state.parts.messages = owed
                    .filter(|n| *n <= 100)
                    .ok_or(Form("a turn is `SEAT [second|message] [owed N] [ransomed]`"))?;
            }
            _ => return Err(Form("a turn is `SEAT [second|message] [owed N] [ransomed]`").into()),
        }
    }
    Ok(())
}

/// A line that one of the expansions understands.
pub(super) fn read(
    state: &mut State,
    setup: &Setup,
    origin: Cell,
    line: &Line<'_>,
) -> Result<(), ParsePosition> {
    let words: Vec<_> = line.rest.split_whitespace().collect();
    let read = match line.key {
        "track" => counters(state, setup, Counter::Meeple, &words),
        "women" => counters(state, setup, Counter::Woman, &words),
        "gold" => gold(state, setup, &words),
        "bars" => bars(state, origin, &words),
        "ferries" => ferry(state, origin, &words),
        "mage" => magician(state, origin, Magician::Mage, &words),
        "witch" => magician(state, origin, Magician::Witch, &words),
        "towers" => tower(state, setup, origin, &words),
        "pieces" => pieces(state, setup, &words),
        "prisoners" => prisoner(state, setup, &words),
        "robbers" => robbers(state, setup, &words),
        "messages" => messages(state, &words),
        _ => Ok(()),
    };
    read.map_err(|why| line.problem(why))
}

/// Pairs of a seat and a number up to a limit.
fn by_seat(setup: &Setup, words: &[&str], most: u16) -> Result<Vec<(Seat, u16)>, PositionError> {
    let pair = |pair: &[&str]| {
        let number = pair.get(1).and_then(|n| n.parse().ok()).filter(|n| *n <= most);
        let number = number.ok_or(Form("here stand seats and numbers, as in `red 12 blue 5`"))?;
        Ok((seat_of(setup, pair[0])?, number))
    };
    words.chunks(2).map(pair).collect()
}

fn counters(
    state: &mut State,
    setup: &Setup,
    counter: Counter,
    words: &[&str],
) -> Result<(), PositionError> {
    if counter == Counter::Woman && !state.track.women {
        return Err(Impossible("the second counters come with `messages`"));
    }
    for (seat, points) in by_seat(setup, words, 9999)? {
        state.track.put(seat, counter, points);
    }
    Ok(())
}

fn gold(state: &mut State, setup: &Setup, words: &[&str]) -> Result<(), PositionError> {
    for (seat, bars) in by_seat(setup, words, 16)? {
        state.gold.in_box = less(state.gold.in_box, bars, "gold")?;
        state.gold.taken[seat.index()] += bars as u8;
    }
    Ok(())
}

fn less(in_box: u8, taken: u16, what: &str) -> Result<u8, PositionError> {
    let left = u16::from(in_box).checked_sub(taken);
    left.map(|n| n as u8).ok_or_else(|| PositionError::NotInBox(what.to_string()))
}

fn tile_at(state: &State, origin: Cell, word: &str) -> Result<TileId, PositionError> {
    let at = cell(word, origin)?;
    state.land.tile_at(at).ok_or_else(|| PositionError::NoTile(ellipsize(word)))
}

fn bars(state: &mut State, origin: Cell, words: &[&str]) -> Result<(), PositionError> {
    for pair in words.chunks(2) {
        let tile = tile_at(state, origin, pair[0])?;
        let count = pair.get(1).and_then(|n| n.parse::<u8>().ok()).filter(|n| *n <= 16);
        let count = count.ok_or(Form("bars are `CELL NUMBER`"))?;
        state.gold.in_box = less(state.gold.in_box, u16::from(count), "gold")?;
        for _ in 0..count {
            state.gold.on.push(tile);
        }
    }
    Ok(())
}

fn ferry(state: &mut State, origin: Cell, words: &[&str]) -> Result<(), PositionError> {
    let [at, a, b] = words else {
        return Err(Form("a ferry is `CELL SIDE SIDE`").into());
    };
    let tile = tile_at(state, origin, at)?;
    let side = |word: &str| Side::ALL.into_iter().find(|side| format!("{side:?}") == word);
    let piers = side(a).zip(side(b)).and_then(|(a, b)| Piers::new(a, b));
    let piers = piers.filter(|piers| ferries::may_lie(state, tile, *piers));
    ferries::place_ferry(state, tile, piers.ok_or(Impossible("no ferry can lie like that"))?);
    Ok(())
}

fn magician(
    state: &mut State,
    origin: Cell,
    who: Magician,
    words: &[&str],
) -> Result<(), PositionError> {
    let [at, place @ ..] = words else {
        return Err(Form("mage and witch stand on `CELL PLACE`").into());
    };
    let tile = state.land.tile(tile_at(state, origin, at)?);
    let part = spot(place)?.part_of(tile).ok_or_else(|| PositionError::NoPart(place.join(" ")))?;
    let way = matches!(tile.kind.parts[part].terrain, Terrain::Road | Terrain::City);
    if !way || !state.magic.played {
        return Err(Impossible(
            "mage and witch come with `magic` and stand on roads and in cities",
        ));
    }
    state.magic.on[who as usize] = Some(tile.segment(part));
    Ok(())
}

fn tower(
    state: &mut State,
    setup: &Setup,
    origin: Cell,
    words: &[&str],
) -> Result<(), PositionError> {
    let [at, height, guard @ ..] = words else {
        return Err(Form("a tower is `CELL HEIGHT [SEAT FIGURE]`").into());
    };
    let tile = tile_at(state, origin, at)?;
    let height = height
        .parse::<u8>()
        .ok()
        .filter(|n| *n <= 30)
        .ok_or(Form("a tower is `CELL HEIGHT [SEAT FIGURE]`"))?;
    let guard = match guard {
        [] => None,
        [owner, figure] if height > 0 => {
            let owner = seat_of(setup, owner)?;
            let figure = Figure::from_word(figure)
                .filter(|f| matches!(f, Figure::Meeple | Figure::BigMeeple))
                .ok_or(Impossible("only a meeple closes a tower"))?;
            take_from_supply(state, owner, figure)?;
            Some((owner, figure))
        }
        _ => return Err(Form("a tower is closed by `SEAT FIGURE`").into()),
    };
    let tower = state.towers.all.iter_mut().find(|tower| tower.tile == tile);
    let tower = tower.ok_or(Impossible("towers stand on foundations"))?;
    (tower.height, tower.guard) = (height, guard);
    Ok(())
}

fn take_from_supply(state: &mut State, owner: Seat, figure: Figure) -> Result<(), PositionError> {
    let left = &mut state.supply[owner.index()][figure as usize];
    let taken = left.checked_sub(1);
    *left = taken.ok_or_else(|| PositionError::NoneLeft(figure.word()))?;
    Ok(())
}

fn pieces(state: &mut State, setup: &Setup, words: &[&str]) -> Result<(), PositionError> {
    for (seat, count) in by_seat(setup, words, 30)? {
        state.towers.pieces[seat.index()] = count as u8;
    }
    Ok(())
}

fn prisoner(state: &mut State, setup: &Setup, words: &[&str]) -> Result<(), PositionError> {
    let [by, owner, figure] = words else {
        return Err(Form("a prisoner is `HOLDER OWNER FIGURE`").into());
    };
    let (by, owner) = (seat_of(setup, by)?, seat_of(setup, owner)?);
    let figure = Figure::from_word(figure).filter(|f| f.is_meeple());
    let figure = figure.ok_or(Impossible("only meeples are taken prisoner"))?;
    let back = |p: &Prisoner| p.by == owner && p.owner == by;
    if by == owner || state.towers.prisoners.iter().any(back) {
        return Err(Impossible("two who hold figures of each other have exchanged them"));
    }
    take_from_supply(state, owner, figure)?;
    state.towers.prisoners.push(Prisoner { by, owner, figure });
    Ok(())
}

fn robbers(state: &mut State, setup: &Setup, words: &[&str]) -> Result<(), PositionError> {
    if !state.robbers.played {
        return Err(Impossible("robbers come with `robbers`"));
    }
    for (seat, space) in by_seat(setup, words, SPACES - 1)? {
        state.robbers.on[seat.index()] = Some(space as u8);
    }
    Ok(())
}

fn messages(state: &mut State, words: &[&str]) -> Result<(), PositionError> {
    for word in words {
        let message = word.parse().ok().and_then(Message::from_number);
        let message = message.filter(|m| !state.messages.used.contains(m) && state.track.women);
        state.messages.used.push(message.ok_or(Impossible("messages go from 1 to 8, each once"))?);
    }
    Ok(())
}

/// Writes the lines of all this, behind the board.
pub(super) fn write(state: &State, mut line: impl FnMut(&str, &str)) {
    let seat = |seat: Seat| State::SEATS[seat.index()];
    let at = |tile: TileId| state.land.tile(tile).cell;
    let mut bars: Vec<Cell> = state.gold.on.iter().map(|tile| at(*tile)).collect();
    bars.sort_unstable();
    let bars: Vec<_> =
        bars.chunk_by(|a, b| a == b).map(|b| format!("{} {}", b[0], b.len())).collect();
    if !bars.is_empty() {
        line("bars", &bars.join(" "));
    }
    let mut ferries: Vec<_> = state.ferries.on.iter().map(|f| (at(f.tile), f.piers)).collect();
    ferries.sort_unstable();
    for (cell, piers) in ferries {
        line("ferries", &format!("{cell} {piers}"));
    }
    for who in Magician::ALL {
        if let Some(on) = state.magic.on[who as usize] {
            line(who.word(), &state.place(on).to_string());
        }
    }
    let mut towers: Vec<_> = state.towers.all.iter().filter(|tower| tower.height > 0).collect();
    towers.sort_unstable_by_key(|tower| at(tower.tile));
    for tower in towers {
        let guard =
            tower.guard.map(|(owner, figure)| format!(" {} {}", seat(owner), figure.word()));
        let guard = guard.unwrap_or_default();
        line("towers", &format!("{} {}{guard}", at(tower.tile), tower.height));
    }
    let mut prisoners = state.towers.prisoners.clone();
    prisoners.sort_unstable();
    for Prisoner { by, owner, figure } in prisoners {
        line("prisoners", &format!("{} {} {}", seat(by), seat(owner), figure.word()));
    }
}

/// Writes the lines of what lies beside the board.
pub(super) fn write_beside(setup: &Setup, state: &State, mut line: impl FnMut(&str, &str)) {
    let mut by_seat = |key: &str, of: &dyn Fn(Seat) -> Option<u16>| {
        let all = Seat::all(state.seats());
        let words: Vec<_> = all
            .filter_map(|seat| Some(format!("{} {}", State::SEATS[seat.index()], of(seat)?)))
            .collect();
        if !words.is_empty() {
            line(key, &words.join(" "));
        }
    };
    by_seat("track", &|seat| Some(state.track.at(seat, Counter::Meeple)));
    by_seat("women", &|seat| state.track.women.then(|| state.track.at(seat, Counter::Woman)));
    by_seat("robbers", &|seat| state.robbers.on[seat.index()].map(u16::from));
    by_seat("gold", &|seat| match state.gold.taken[seat.index()] {
        0 => None,
        bars => Some(u16::from(bars)),
    });
    let towers = setup.elements.has(Element::TowerPieces);
    by_seat("pieces", &|seat| towers.then(|| u16::from(state.towers.pieces[seat.index()])));
    let used: Vec<_> = state.messages.used.iter().map(|m| m.number().to_string()).collect();
    if !used.is_empty() {
        line("messages", &used.join(" "));
    }
}

/// The words of the turn behind the seat.
pub(super) fn turn_words(state: &State) -> String {
    let mut words = match state.parts.kind {
        TurnKind::First => "",
        TurnKind::Builder => " second",
        TurnKind::Message => " message",
    }
    .to_string();
    if state.parts.messages > 0 {
        words.push_str(&format!(" owed {}", state.parts.messages));
    }
    if state.towers.ransomed {
        words.push_str(" ransomed");
    }
    words
}
