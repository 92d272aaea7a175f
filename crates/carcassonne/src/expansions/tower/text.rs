//! The Tower as text: sentences, positions, what stories expect.

use std::fmt;

use bastide_game::Game;
use bastide_game::SentenceError::{self, Form};
use bastide_game::position::PositionError::{self, Impossible};

use super::{Action, GUARDS, Prisoner, Tower};
use crate::element::Element;
use crate::figure::Figure;
use crate::notation::{
    counter_word, read_cell, read_counter, read_figure, read_post, read_seat, seat_word,
};
use crate::position::{Names, by_seat, take_from_supply};
use crate::setup::Setup;
use crate::state::State;

/// More pieces than anybody has; stories may build what a game would not.
const MAX_PIECES: u8 = 30;

/// In the line of the turn: the mover has bought somebody back.
const RANSOMED: &str = "ransomed";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Raise { cell } => write!(f, "tower {cell}"),
            Action::Guard { figure, cell } => write!(f, "guard {} {cell}", figure.word()),
            Action::Capture { owner, figure, at } => {
                write!(f, "capture {} {} {at}", seat_word(*owner), figure.word())
            }
            Action::Exchange { figure } => write!(f, "exchange {}", figure.word()),
            Action::Ransom { figure, from, counter } => {
                let counter = counter_word(*counter);
                write!(f, "ransom {} {}{counter}", figure.word(), seat_word(*from))
            }
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["tower", cell] => Action::Raise { cell: read_cell(cell)? },
        ["guard", figure, cell] => {
            Action::Guard { figure: read_figure(figure)?, cell: read_cell(cell)? }
        }
        ["capture", owner, figure, cell, at @ ..] => Action::Capture {
            owner: read_seat(owner)?,
            figure: read_figure(figure)?,
            at: read_post(cell, at)?,
        },
        ["exchange", figure] => Action::Exchange { figure: read_figure(figure)? },
        ["ransom", figure, from, with @ ..] => Action::Ransom {
            figure: read_figure(figure)?,
            from: read_seat(from)?,
            counter: read_counter(with)?,
        },
        _ => return Ok(None),
    }))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    match key {
        "towers" => read_tower(state, names, words),
        "pieces" => read_pieces(state, names, words),
        "prisoners" => read_prisoner(state, names, words),
        _ => Ok(()),
    }
}

fn read_tower(state: &mut State, names: &Names<'_>, words: &[&str]) -> Result<(), PositionError> {
    let form = Form("a tower is `CELL HEIGHT [SEAT FIGURE]`");
    let [at, height, guard @ ..] = words else {
        return Err(form.into());
    };
    let tile = names.tile(state, at)?;
    let height = height.parse::<u8>().ok().filter(|n| *n <= MAX_PIECES).ok_or(form)?;
    let guard = match guard {
        [] => None,
        [owner, figure] if height > 0 => {
            let owner = names.seat(owner)?;
            let figure = Figure::from_word(figure)
                .filter(|f| GUARDS.contains(f))
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

fn read_pieces(state: &mut State, names: &Names<'_>, words: &[&str]) -> Result<(), PositionError> {
    for (seat, count) in names.by_seat(words, u16::from(MAX_PIECES))? {
        state.towers.pieces[seat.index()] = count as u8;
    }
    Ok(())
}

fn read_prisoner(
    state: &mut State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<(), PositionError> {
    let [by, owner, figure] = words else {
        return Err(Form("a prisoner is `HOLDER OWNER FIGURE`").into());
    };
    let (by, owner) = (names.seat(by)?, names.seat(owner)?);
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

/// Reads the word of a turn in which somebody was bought back; says whether it was that word.
pub(crate) fn read_turn_word(state: &mut State, word: &str) -> bool {
    state.towers.ransomed |= word == RANSOMED;
    word == RANSOMED
}

/// The word of a turn in which somebody was bought back.
pub(crate) fn turn_word(state: &State) -> Option<&'static str> {
    state.towers.ransomed.then_some(RANSOMED)
}

/// Writes the pieces that everybody still has.
pub(crate) fn write_pieces(setup: &Setup, state: &State, line: &mut impl FnMut(&str, &str)) {
    let played = setup.elements.has(Element::TowerPieces);
    by_seat(state, "pieces", |seat| played.then(|| u16::from(state.pieces(seat))), line);
}

/// Writes towers and prisoners.
pub(crate) fn write_lines(state: &State, line: &mut impl FnMut(&str, &str)) {
    let at = |tower: &Tower| state.land.tile(tower.tile).cell;
    let mut towers: Vec<_> = state.towers.all.iter().filter(|tower| tower.height > 0).collect();
    towers.sort_unstable_by_key(|tower| at(tower));
    for tower in towers {
        let guard =
            tower.guard.map(|(owner, figure)| format!(" {} {}", seat_word(owner), figure.word()));
        let guard = guard.unwrap_or_default();
        line("towers", &format!("{} {}{guard}", at(tower), tower.height));
    }
    for Prisoner { by, owner, figure } in super::view::prisoners_seen(state) {
        line("prisoners", &format!("{} {} {}", seat_word(by), seat_word(owner), figure.word()));
    }
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    let tower = |at: &str| {
        let tile = names.tile(state, at)?;
        Ok::<_, PositionError>(state.towers.all.iter().find(|tower| tower.tile == tile))
    };
    Ok(Some(match words {
        ["tower", at, _] => format!("tower {at} {}", tower(at)?.map_or(0, |tower| tower.height)),
        [who, "pieces", _] => format!("{who} pieces {}", state.pieces(names.seat(who)?)),
        [who, "prisoners", ..] => {
            let seat = names.seat(who)?;
            let held = super::view::prisoners_seen(state).into_iter().filter(|p| p.by == seat);
            let word =
                |p: Prisoner| format!(" {} {}", State::SEATS[p.owner.index()], p.figure.word());
            let held: String = held.map(word).collect();
            format!("{who} prisoners{}", if held.is_empty() { " none" } else { &held })
        }
        [who, figure, "on", at, "tower"] => {
            let guard = Some((names.seat(who)?, read_figure(figure)?));
            let stands = tower(at)?.is_some_and(|tower| tower.guard == guard);
            if stands { words.join(" ") } else { "no such figure stands there".into() }
        }
        _ => return Ok(None),
    }))
}
