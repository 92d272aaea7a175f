//! Reads a position.

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::{Line, ParsePosition, PositionError, ellipsize, lines_of, only_keys};
use bastide_game::{Begins, Game, Log};
use bastide_landscape::{Cell, FARTHEST, Facing, Kind, KindId, Landscape, MAX_TILES, Terrain};

use super::{KEYS, MAX_POINTS, Names, Position, take_from_supply};
use crate::event::Event;
use crate::expansions;
use crate::figure::{Figure, PlacedFigure};
use crate::notation::{arrow, read_figure, spot};
use crate::score::Counter;
use crate::setup::Setup;
use crate::state::{State, begin};
use crate::turn::end::TurnKind;

const TOO_LARGE: PositionError =
    PositionError::Impossible("with what is left in the bag, the board is too large");

/// Reads a position.
pub fn read(text: &str) -> Result<Position, ParsePosition> {
    let lines = lines_of::<State>(text)?;
    only_keys(&lines, &KEYS)?;
    from_lines(&lines, &mut ())
}

/// Events of the starting position, such as a final scoring that takes place at once.
pub(crate) fn opening_events(text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    if let Ok(lines) = lines_of::<State>(text) {
        let _ = from_lines(&lines, &mut events);
    }
    events
}

/// Builds the state that the head of a story describes.
pub(crate) fn from_lines(
    lines: &[Line<'_>],
    log: &mut impl Log<Event>,
) -> Result<Position, ParsePosition> {
    let of = |key: &'static str| lines.iter().filter(move |l| l.key == key);
    let words = |key: &'static str| {
        of(key).flat_map(|l| l.rest.split_whitespace().map(move |word| (l, word)))
    };
    // A position says whose turn it is, not who began.
    let setup = read_setup(lines)?.beginning_with(Begins::FirstSeat);
    let mut origin = Cell::default();
    for line in of("origin") {
        let unknown = |_| line.problem(SentenceError::unknown("cell", line.rest));
        origin = line.rest.parse().map_err(unknown)?;
    }
    let mut state = State::bare(&setup);
    let mut laid = Vec::new();
    for (row, line) in of("board").enumerate() {
        lay_row(&mut state, line, origin, row, &mut laid)?;
    }
    if laid.is_empty() {
        laid.push(setup.tiles.start);
        state.land.place(setup.tiles.start, Cell::default(), Facing::UP);
    }
    expansions::find_on_board(&mut state);

    let mut in_box = InBox::of(&state);
    let mut discarded = Vec::new();
    for (line, word) in words("discarded") {
        discarded.push(in_box.take(word, 1).map_err(|e| line.problem(e))?.0);
    }
    let given: Vec<_> = words("bag").collect();
    if given.is_empty() {
        take_out(&mut state, setup.tiles.start, laid.iter().chain(&discarded));
    } else {
        state.bag.keep(&read_bag(&given, InBox::of(&state))?);
    }
    state.bag.set_aside = discarded;
    let left: usize = state.bag.each().map(|(_, n)| usize::from(n)).sum();
    if let Some(line) = of("board").next_back().filter(|_| laid.len() + left > MAX_TILES) {
        return Err(line.problem(TOO_LARGE));
    }

    let names = Names { setup: &setup, origin };
    for line in of("turn") {
        read_turn(&mut state, &names, line.rest).map_err(|e| line.problem(e))?;
    }
    for line in lines {
        let words: Vec<_> = line.rest.split_whitespace().collect();
        let read = if line.key == "track" {
            read_track(&mut state, &names, &words)
        } else {
            expansions::read_line(&mut state, &names, line.key, &words)
        };
        read.map_err(|why| line.problem(why))?;
    }
    for line in of("figures") {
        put_figure(&mut state, &names, line)?;
    }
    for line in of("figures").take(1) {
        nobody_alone(&state).map_err(|e| line.problem(e))?;
    }
    begin(&mut state, log);
    Ok(Position { setup, state, origin })
}

/// Reads `SEAT [second|message] [owed N]`, and what expansions add.
fn read_turn(state: &mut State, names: &Names<'_>, words: &str) -> Result<(), PositionError> {
    let form = Form("a turn is `SEAT [second|message] [owed N] [ransomed]`");
    let mut words = words.split_whitespace();
    state.mover = names.seat(words.next().unwrap_or_default())?;
    while let Some(word) = words.next() {
        match word {
            "second" => state.parts.kind = TurnKind::Builder,
            "message" => state.parts.kind = TurnKind::Message,
            "owed" => {
                let owed = words.next().and_then(|n| n.parse().ok()).filter(|n| *n <= 100);
                state.parts.messages = owed.ok_or(form.clone())?;
            }
            word if expansions::read_turn_word(state, word) => {}
            _ => return Err(form.into()),
        }
    }
    Ok(())
}

fn read_track(state: &mut State, names: &Names<'_>, words: &[&str]) -> Result<(), PositionError> {
    for (seat, points) in names.by_seat(words, MAX_POINTS)? {
        state.track.put(seat, Counter::Meeple, points);
    }
    Ok(())
}

/// What lies or left the game is no longer in the bag. The start tile never was; and in a story
/// more copies may lie than the box has.
fn take_out<'a>(state: &mut State, start: KindId, out: impl Iterator<Item = &'a KindId>) {
    let mut start_lies = false;
    for kind in out {
        if *kind == start && !start_lies {
            start_lies = true;
        } else {
            state.bag.take(state.land.set().kind(*kind).name);
        }
    }
}

fn read_setup(lines: &[Line<'_>]) -> Result<Setup, ParsePosition> {
    let first = |key: &str| lines.iter().find(|l| l.key == key);
    let with = first("with").map_or("", |l| l.rest);
    let Some(players) = first("players") else {
        let line = lines.last().map_or(1, |l| l.number);
        return Err(ParsePosition { line, why: PositionError::MissingKey("players") });
    };
    let seats = players.rest.split_whitespace().count();
    let known = State::SEATS.iter().zip(players.rest.split_whitespace()).all(|(a, b)| *a == b);
    if !known || seats > State::SEATS.len() {
        let first = State::SEATS[..seats.min(State::SEATS.len())].join(" ");
        return Err(players.problem(PositionError::Players(first)));
    }
    Setup::read(with, seats).map_err(|why| {
        let with = first("with").filter(|_| !why.is_about_seats());
        with.unwrap_or(players).problem(why)
    })
}

fn lay_row(
    state: &mut State,
    line: &Line<'_>,
    origin: Cell,
    row: usize,
    laid: &mut Vec<KindId>,
) -> Result<(), ParsePosition> {
    for (column, word) in line.rest.split_whitespace().enumerate() {
        if word == "." {
            continue;
        }
        let far = FARTHEST as usize;
        if laid.len() >= MAX_TILES || row > far || column > far {
            return Err(line.problem(TOO_LARGE));
        }
        let cell = Cell::new(origin.x + column as i16, origin.y + row as i16);
        let split = word.char_indices().next_back().map_or(0, |(at, _)| at);
        let (name, top) = word.split_at(split);
        let kind = tile_kind(&state.land, name).map_err(|e| line.problem(e))?;
        let facing = arrow(top).map_err(|e| line.problem(e))?;
        let beside_tile = state.land.gaps().any(|gap| gap == cell);
        if beside_tile && !state.land.fits(kind, cell, facing) {
            return Err(line.problem(PositionError::DoesNotFit {
                tile: ellipsize(word),
                at: cell.to_string(),
            }));
        }
        let id = kind.id;
        state.last = state.land.place(id, cell, facing);
        laid.push(id);
    }
    Ok(())
}

fn tile_kind<'a>(land: &'a Landscape, name: &str) -> Result<&'a Kind, SentenceError> {
    land.set().find(name).ok_or_else(|| SentenceError::unknown("tile", name))
}

/// How many tiles of each kind the box has beyond those already named.
struct InBox<'a> {
    land: &'a Landscape,
    left: Vec<(KindId, u8)>,
}

impl InBox<'_> {
    fn of(state: &State) -> InBox<'_> {
        InBox { land: &state.land, left: state.bag.each().collect() }
    }

    fn take(&mut self, name: &str, count: u8) -> Result<(KindId, u8), PositionError> {
        let kind = tile_kind(self.land, name)?;
        let left = self.left.iter_mut().find(|(k, _)| *k == kind.id).map(|(_, left)| left);
        let too_many = || PositionError::NotInBox(kind.name.to_string());
        let left = left.ok_or_else(too_many)?;
        *left = left.checked_sub(count).ok_or_else(too_many)?;
        Ok((kind.id, count))
    }
}

fn read_bag(
    words: &[(&Line<'_>, &str)],
    mut in_box: InBox<'_>,
) -> Result<Vec<(KindId, u8)>, ParsePosition> {
    if let [(_, "empty")] = words {
        return Ok(Vec::new());
    }
    let pair = |pair: &[(&Line<'_>, &str)]| {
        let (line, count) = pair[0];
        let count =
            count.parse().map_err(|_| line.problem(Form("a bag is `empty` or `3 D 1 Eg …`")))?;
        let name = pair.get(1).map_or("", |(_, name)| name);
        in_box.take(name, count).map_err(|e| line.problem(e))
    };
    words.chunks(2).map(pair).collect()
}

fn put_figure(state: &mut State, names: &Names<'_>, line: &Line<'_>) -> Result<(), ParsePosition> {
    let words: Vec<_> = line.rest.split_whitespace().collect();
    let [owner, figure, at, place @ ..] = words.as_slice() else {
        return Err(line.problem(Form("a figure is `SEAT FIGURE CELL PLACE`")));
    };
    let owner = names.seat(owner).map_err(|e| line.problem(e))?;
    let figure = read_figure(figure).map_err(|e| line.problem(e))?;
    let cell = names.cell(at).map_err(|e| line.problem(e))?;
    let spot = spot(place).map_err(|e| line.problem(e))?;
    let tile = state.land.tile_at(cell).map(|id| state.land.tile(id));
    let tile = tile.ok_or_else(|| line.problem(PositionError::NoTile(ellipsize(at))))?;
    let part = spot.part_of(tile);
    let part = part.ok_or_else(|| line.problem(PositionError::NoPart(format!("{cell} {spot}"))))?;
    let on = tile.segment(part);
    let stands = match (figure, spot.terrain) {
        (Figure::Meeple | Figure::BigMeeple, Terrain::Field) | (Figure::Pig, Terrain::Field) => {
            state.fields
        }
        (Figure::Meeple | Figure::BigMeeple, terrain) => {
            matches!(terrain, Terrain::Road | Terrain::City | Terrain::Monastery)
        }
        (Figure::Abbot, terrain) => matches!(terrain, Terrain::Monastery | Terrain::Garden),
        (Figure::Builder, terrain) => matches!(terrain, Terrain::Road | Terrain::City),
        (Figure::Pig, _) => false,
    };
    if !stands {
        let (what, on) = (figure.word(), spot.terrain.to_string());
        return Err(line.problem(PositionError::CannotStand { what, on }));
    }
    take_from_supply(state, owner, figure).map_err(|e| line.problem(e))?;
    state.figures.push(PlacedFigure { owner, figure, on });
    Ok(())
}

/// Builder and pig stand only where a meeple of their owner does.
fn nobody_alone(state: &State) -> Result<(), PositionError> {
    let special = state.figures.iter().filter(|f| !f.figure.is_meeple());
    for f in special {
        let feature = state.land.feature(f.on);
        if !state.standing_on(feature).any(|o| o.owner == f.owner && o.figure.is_meeple()) {
            return Err(PositionError::Impossible(
                "a builder or a pig needs a meeple of its owner beside it",
            ));
        }
    }
    Ok(())
}
