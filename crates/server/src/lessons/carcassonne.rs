//! A lesson of Carcassonne: a board with what the last tile met. If a tile is in the hand, the picture
//! shows where it may go; where counters matter, the stretch of the track where they moved.

use std::collections::BTreeSet;

use bastide_art::{Board, Level, Mark, Palette, Strip, Token, board};
use bastide_carcassonne::expansions::{self, gold, magic, robbers, tower};
use bastide_carcassonne::story::{self, StoryError};
use bastide_carcassonne::{Action, Counter, Event, Figure, Place, Post, State, View};
use bastide_game::{Actor, Game, Move, Seat, Table, Viewer};
use bastide_landscape::Cell;

use super::{PIXELS, Scenery};

/// A story that was played.
#[derive(Debug)]
pub(super) struct Landscape {
    table: Table<State>,
}

impl Landscape {
    pub(super) fn tell(text: &str) -> Result<Landscape, StoryError> {
        story::tell(text).map(|table| Landscape { table })
    }

    fn board(&self) -> Board {
        let game = self.table.game();
        let mut view = game.view(Viewer::Spectator);
        let marks = self.gone().put_back(&mut view);
        let strip = self.strip(&view);
        let mut board = Board { pixels: PIXELS, bare: true, strip, ..Board::of(&view) };
        board.marks.extend(marks);
        if game.drawn().is_some() {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let mut cells = BTreeSet::new();
            for action in &actions {
                if let Action::Tile { cell, .. } = action {
                    cells.insert(*cell);
                }
            }
            board.marks = cells.into_iter().map(Mark::Gap).collect();
        } else if self.table.moves().next().is_none() {
            board.marks.clear();
        }
        let by = self.last_by();
        for mark in &mut board.marks {
            if let Mark::Last(_, seat) = mark {
                *seat = by.map(|by| by.0);
            }
        }
        board
    }

    /// The seat that laid the last tile.
    fn last_by(&self) -> Option<Seat> {
        let tiles = self.table.moves().filter_map(|(_, by, what)| match (by, what) {
            (Actor::Seat(seat), Move::Choose(Action::Tile { .. })) => Some(seat),
            _ => None,
        });
        tiles.last()
    }

    /// What left the board since the last tile was laid.
    fn gone(&self) -> Gone {
        let mut game = self.table.start().clone();
        let mut gone = Gone::default();
        let mut events = Vec::new();
        for (_, _, m) in self.table.moves() {
            let before = game.view(Viewer::Spectator);
            events.clear();
            game.play(m, &mut events);
            for event in &events {
                gone.note(&before, event);
            }
        }
        gone
    }

    /// Where counters and robbers are, and how they came there.
    fn strip(&self, view: &View) -> Option<Strip> {
        let (start, game) = (self.table.start(), self.table.game());
        let robbers: Vec<(u8, u16)> = (0u8..)
            .zip(&view.seats)
            .filter_map(|(seat, holding)| Some((seat, u16::from(holding.robber?))))
            .collect();
        if robbers.is_empty() && !game.has_women() {
            return None;
        }
        let mut strip = Strip { robbers, ..Strip::default() };
        for seat in Seat::all(game.seats()) {
            let women = if game.has_women() { 2 } else { 1 };
            for counter in Counter::ALL.into_iter().take(women) {
                let token = match counter {
                    Counter::Meeple => Token::Counter(seat.0),
                    Counter::Woman => Token::Woman(seat.0),
                };
                let (from, to) = (start.counter(seat, counter), game.counter(seat, counter));
                strip.counters.push((token, to));
                if from != to {
                    strip.moves.push((seat.0, from, to));
                }
            }
        }
        let spaces = || {
            let moves = strip.moves.iter().flat_map(|(_, from, to)| [*from, *to]);
            let counters = strip.counters.iter().map(|(_, space)| *space);
            moves.chain(counters).chain(strip.robbers.iter().map(|(_, space)| *space))
        };
        let (low, high) = (spaces().min()?, spaces().max()?);
        (strip.from, strip.spaces) = (low, (high - low + 2).max(6));
        Some(strip)
    }
}

impl Scenery for Landscape {
    fn points(&self) -> Vec<i32> {
        let game = self.table.game();
        Seat::all(game.seats()).map(|seat| game.points(seat)).collect()
    }

    fn size(&self) -> (f64, f64) {
        self.board().size(Level::Rich)
    }

    fn picture(&self, palette: Palette) -> String {
        board(&self.board(), palette, Level::Rich)
    }
}

/// What left the board, and what else a picture points out.
#[derive(Default)]
struct Gone {
    figures: Vec<(Place, Seat, Figure)>,
    gold: Vec<Cell>,
    magic: [Option<Place>; 2],
    robbers: Vec<(Seat, Option<u8>)>,
    marks: Vec<Mark>,
}

impl Gone {
    fn note(&mut self, before: &View, event: &Event) {
        if let Event::TilePlaced { .. } = event {
            *self = Gone::default();
        } else if let Event::FigureTaken { owner, figure, at } = event {
            self.note_figure(*owner, *figure, *at);
        } else if let Event::Expansion(event) = event {
            self.note_expansion(before, *event);
        } else if let (Event::FigurePut { at, .. }, Some(_)) = (event, before.on_table.flight) {
            let from = before.tiles.last();
            self.marks.extend(from.map(|from| Mark::Flight(from.cell, at.cell)));
        }
    }

    fn note_figure(&mut self, owner: Seat, figure: Figure, at: Post) {
        let place = at.spot.map(|spot| Place { cell: at.cell, spot });
        self.figures.extend(place.map(|place| (place, owner, figure)));
    }

    fn note_expansion(&mut self, before: &View, event: expansions::Event) {
        use expansions::Event::{Gold, Magic, Robbers, Tower};
        if let Tower(tower::Event::Captured { owner, figure, at, .. }) = event {
            self.note_figure(owner, figure, at);
        } else if let Tower(tower::Event::Raised { cell, height, .. }) = event {
            self.marks.extend(tower::reach(cell, height).into_iter().map(Mark::Reach));
        } else if let Gold(gold::Event::Taken { cell, .. }) = event {
            self.gold.push(cell);
        } else if let Magic(magic::Event::Moved { who, to: None }) = event {
            self.magic[who as usize] = before.magician(who);
        } else if let Robbers(robbers::Event::Robbed { by, .. }) = event {
            self.robbers.push((by, before.seats[by.index()].robber));
        }
    }

    /// Shows it again; what is left are the marks.
    fn put_back(mut self, view: &mut View) -> Vec<Mark> {
        view.figures.extend(self.figures);
        view.on_table.gold.extend(self.gold);
        view.on_table.gold.sort_unstable();
        for (now, before) in view.on_table.magic.iter_mut().zip(self.magic) {
            *now = now.or(before);
        }
        for (seat, space) in self.robbers {
            view.seats[seat.index()].robber = space;
        }
        let lies = |cell: &Cell| view.tiles.iter().any(|laid| laid.cell == *cell);
        self.marks.retain(|mark| !matches!(mark, Mark::Reach(cell) if !lies(cell)));
        self.marks
    }
}
