//! What may be answered now: every sentence with what a board needs to show it.

use bastide_carcassonne::tiles::on_tile;
use bastide_carcassonne::{
    self as rules, Action, Counter, Figure, Message, Piers, Place, Spot, State,
};
use bastide_game::{Game, Move, Seat, Table, Turn};
use bastide_landscape::{Cell, Port, Terrain};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::choice::{Choice, CounterAt, Landing, Question};
use super::event::{index, post, sides, tile};
use super::joins::joins;
use super::region::{Region, region, regions};
use crate::board::Gain;
use crate::tables::Aids;

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Prompt {
    /// Who is asked; often, but not always, whoever moves.
    pub seat: u8,
    /// What is asked.
    pub question: Question,
    /// What may be answered; empty for those who do not hold the seat.
    pub options: Vec<Choice>,
}

/// The question of a table, if a seat is asked. Only whoever `holds` it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, holds: impl Fn(Seat) -> bool) -> Option<Prompt> {
    let Turn::Player(seat) = table.turn() else {
        return None;
    };
    let state = table.game();
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let question = question(&actions);
    let options = if holds(seat) {
        let asked = Asked { state, seat, aids, regions: regions(state) };
        actions.into_iter().map(|action| asked.choice(action)).collect()
    } else {
        Vec::new()
    };
    Some(Prompt { seat: seat.0, question, options })
}

/// What is asked, by its first answer; who may also pass is asked about the others.
fn question(actions: &[Action]) -> Question {
    match actions.first() {
        Some(Action::Tile { .. }) => Question::Tile,
        Some(Action::Land { .. }) => Question::Land,
        Some(Action::Gold { .. }) => Question::Gold,
        Some(Action::Take { .. }) => Question::Take,
        Some(Action::Enchant { .. } | Action::Banish { .. }) => Question::Magic,
        Some(Action::Robber { .. }) => Question::Robber,
        Some(Action::Capture { .. }) => Question::Capture,
        Some(Action::Exchange { .. }) => Question::Exchange,
        Some(Action::Ferry { .. }) => Question::Ferry,
        Some(Action::Turn { .. }) => Question::Turn,
        Some(Action::Move { .. }) => Question::Move,
        Some(Action::Rob { .. }) => Question::Rob,
        Some(Action::FollowMessage | Action::TakeSeal | Action::Score { .. }) => Question::Message,
        Some(Action::Circle(_)) => Question::Circle,
        Some(Action::Join { .. }) => Question::Join,
        Some(Action::Remove { .. }) => Question::Remove,
        Some(Action::TakeSecondTile) => Question::Again,
        Some(
            Action::Put { .. }
            | Action::Recall
            | Action::Fly { .. }
            | Action::Piece { .. }
            | Action::Guard { .. }
            | Action::Ransom { .. }
            | Action::Pass,
        )
        | None => Question::Figure,
    }
}

/// A question that is put into words.
struct Asked<'a> {
    state: &'a State,
    seat: Seat,
    aids: Aids,
    regions: Vec<Region>,
}

impl Asked<'_> {
    fn choice(&self, action: Action) -> Choice {
        let state = self.state;
        let mut after = state.clone();
        let mut events = Vec::new();
        after.play(Move::Choose(action), &mut events);
        let say = action.to_string();
        let ends = after.turn() != Turn::Player(self.seat);
        let word = |figure: Figure| figure.word().to_string();
        match action {
            Action::Tile { cell, facing, .. } => Choice::Tile {
                say,
                ends,
                x: i32::from(cell.x),
                y: i32::from(cell.y),
                facing: facing.quarters(),
                joins: joins(state, &after),
                gains: if self.aids.foresee() {
                    gains(after, self.seat, events)
                } else {
                    Vec::new()
                },
            },
            Action::Put { figure, spot } => {
                let part = spot.part_of(state.last()).unwrap_or_default();
                let feature = state.land().feature(state.last().segment(part));
                let (part, region) = (part as u16, region(state, feature));
                Choice::Figure { say, ends, figure: word(figure), part, region }
            }
            Action::Recall => Choice::Recall { say, ends, points: counted(&events) },
            Action::Fly { figure } => {
                let landings = landings(state, figure);
                Choice::Fly { say, ends, figure: word(figure), landings }
            }
            Action::Land { spot } => {
                let cell = state.landing().map(|id| state.land().tile(id).cell).unwrap_or_default();
                let (tile, part, at) = self.place(Place { cell, spot });
                let figure = state.flight().map_or(String::new(), |flight| word(flight.figure));
                Choice::Land { say, ends, figure, tile, part, at }
            }
            Action::Gold { cell } => Choice::Gold { say, ends, tile: tile(state, cell) },
            Action::Take { cell } => Choice::Take { say, ends, tile: tile(state, cell) },
            Action::Enchant { who, at } => {
                let (tile, part, at) = self.place(at);
                Choice::Enchant { say, ends, who: who.word().to_string(), tile, part, at }
            }
            Action::Banish { who } => Choice::Banish { say, ends, who: who.word().to_string() },
            Action::Robber { space } => {
                Choice::Robber { say, ends, space, beside: self.counters_on(space) }
            }
            Action::Piece { cell } => {
                let (tile, height) = (tile(state, cell), height(state, cell) + 1);
                Choice::Piece { say, ends, tile, height, reach: reach(cell, height) }
            }
            Action::Guard { figure, cell } => {
                Choice::Guard { say, ends, figure: word(figure), tile: tile(state, cell) }
            }
            Action::Capture { owner, figure, at } => {
                let (tile, part) = post(state, at);
                Choice::Capture { say, ends, owner: owner.0, figure: word(figure), tile, part }
            }
            Action::Exchange { figure } => Choice::Exchange { say, ends, figure: word(figure) },
            Action::Ransom { figure, from, counter } => Choice::Ransom {
                say,
                ends,
                figure: word(figure),
                from: from.0,
                counter: counter.word().to_string(),
                points: 3,
            },
            Action::Ferry { piers } => {
                let (tile, sides, parts) = self.piers(state.last().cell, piers);
                Choice::Ferry { say, ends, tile, sides, parts }
            }
            Action::Turn { cell, piers } => {
                let (tile, sides, parts) = self.piers(cell, piers);
                Choice::Turn { say, ends, tile, sides, parts }
            }
            Action::Move { points, counter } => {
                let now = state.counter(self.seat, counter);
                Choice::Move {
                    say,
                    ends,
                    points,
                    counter: counter.word().to_string(),
                    from: (now % 50) as u8,
                    to: ((now + points) % 50) as u8,
                    dark: state.has_women()
                        && self.seat == state.mover()
                        && (now + points).is_multiple_of(5),
                }
            }
            Action::Rob { points, from } => {
                Choice::Rob { say, ends, points: points.div_ceil(2), whole: points, from: from.0 }
            }
            Action::FollowMessage => {
                // Number 4 gives another tile, if there is one; all others give points, perhaps none.
                let tile =
                    state.message() == Some(Message::Part) && state.undrawn().next().is_some();
                let points = (!tile).then(|| counted(&events));
                Choice::Message { say, ends, message: self.message(), points }
            }
            Action::TakeSeal => Choice::Points { say, ends, message: self.message(), points: 2 },
            Action::Score { figure, at } => {
                let (tile, part, at) = self.place(at);
                let (figure, points) = (word(figure), counted(&events));
                Choice::Score { say, ends, figure, tile, part, at, points }
            }
            Action::Circle(circle) => Choice::Circle {
                say,
                ends,
                circle: circle.word().to_string(),
                terrain: concerned(state).word().to_string(),
            },
            Action::Join { figure, at } => {
                let (tile, part, at) = self.place(at);
                Choice::Join { say, ends, figure: word(figure), tile, part, at }
            }
            Action::Remove { figure, at } => {
                let (tile, part, at) = self.place(at);
                Choice::Remove { say, ends, figure: word(figure), tile, part, at }
            }
            Action::TakeSecondTile => Choice::Again { say, ends },
            Action::Pass => Choice::Pass { say, ends },
        }
    }

    /// The tile, the part and the region of a place.
    fn place(&self, place: Place) -> (u16, u16, u16) {
        let at = index(self.state, place).unwrap_or_default();
        let region = self.regions.iter().position(|region| region.parts.contains(&at));
        (at[0], at[1], region.unwrap_or_default() as u16)
    }

    fn piers(&self, cell: Cell, piers: Piers) -> (u16, [String; 2], [u16; 2]) {
        let parts = piers.sides().map(|side| {
            let spot = Spot { terrain: Terrain::Road, port: Some(Port::middle(side)) };
            index(self.state, Place { cell, spot }).unwrap_or_default()[1]
        });
        (tile(self.state, cell), sides(piers), parts)
    }

    /// The counters of others on a space.
    fn counters_on(&self, space: u8) -> Vec<CounterAt> {
        let mut found = Vec::new();
        for seat in Seat::all(self.state.seats()).filter(|seat| *seat != self.seat) {
            let count = if self.state.has_women() { 2 } else { 1 };
            for counter in Counter::ALL.into_iter().take(count) {
                if self.state.counter(seat, counter) % 50 == u16::from(space) {
                    found.push(CounterAt { seat: seat.0, counter: counter.word().to_string() });
                }
            }
        }
        found
    }

    fn message(&self) -> u8 {
        self.state.message().map_or(0, rules::Message::number)
    }
}

/// Where a flight may end, for each number of the die.
fn landings(state: &State, figure: Figure) -> Vec<Landing> {
    let (dx, dy) = rules::heading(state.last()).unwrap_or_default();
    let from = state.last().cell;
    let landing = |far: u8| {
        let steps = i16::from(far);
        let cell = Cell::new(from.x + steps * dx, from.y + steps * dy);
        Landing {
            far,
            cell: [i32::from(cell.x), i32::from(cell.y)],
            parts: lands(state, figure, far),
        }
    };
    (1..=3).map(landing).collect()
}

/// The parts on which a figure would land if the die said so.
fn lands(state: &State, figure: Figure, far: u8) -> Vec<u16> {
    let mut flown = state.clone();
    flown.play(Move::Choose(Action::Fly { figure }), &mut ());
    let mut events = Vec::new();
    flown.play(Move::Deal(rules::Outcome::Roll(far)), &mut events);
    let forced = events.iter().find_map(|event| {
        if let rules::Event::FigurePut { at, .. } = event { index(state, *at) } else { None }
    });
    if let Some([_, part]) = forced {
        return vec![part];
    }
    let Some(id) = flown.landing() else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    flown.actions(&mut actions);
    let part = |action: Action| {
        let Action::Land { spot } = action else { return None };
        spot.part_of(state.land().tile(id)).map(|part| part as u16)
    };
    actions.into_iter().filter_map(part).collect()
}

fn height(state: &State, cell: Cell) -> u8 {
    let tower = state.towers().find(|(tile, ..)| state.land().tile(*tile).cell == cell);
    tower.map_or(0, |(_, height, _)| height)
}

/// The cells that a tower reaches.
fn reach(cell: Cell, height: u8) -> Vec<[i32; 2]> {
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    let mut cells = vec![[x, y]];
    for far in 1..=i32::from(height) {
        cells.extend([[x, y - far], [x + far, y], [x, y + far], [x - far, y]]);
    }
    cells
}

/// On what those stand whom the crop circle just laid concerns.
fn concerned(state: &State) -> Terrain {
    let signs = state.last().kind.signs;
    if signs.has(on_tile::FORK) {
        Terrain::Field
    } else if signs.has(on_tile::CLUB) {
        Terrain::Road
    } else {
        Terrain::City
    }
}

/// What is counted for a tile that was laid, before the final count, if no figure follows.
fn gains(mut after: State, seat: Seat, mut events: Vec<rules::Event>) -> Vec<Gain> {
    let mut actions = Vec::new();
    while after.turn() == Turn::Player(seat) && after.drawn().is_none() {
        actions.clear();
        after.actions(&mut actions);
        // The offer of a second part comes after all is counted.
        if !actions.contains(&Action::Pass) || actions.contains(&Action::TakeSecondTile) {
            break;
        }
        after.play(Move::Choose(Action::Pass), &mut events);
    }
    let mut points = vec![0; after.seats()];
    for event in &events {
        if *event == rules::Event::FinaleBegan {
            break;
        }
        if let rules::Event::Scored { to, tally, .. } = event {
            points[to.index()] += i32::from(tally.points());
        }
    }
    let seats = points.into_iter().enumerate().filter(|(_, points)| *points > 0);
    seats.map(|(seat, points)| Gain { seat: seat as u8, points }).collect()
}

/// What the first thing that was counted brought.
fn counted(events: &[rules::Event]) -> u16 {
    let first = events.iter().find_map(|event| {
        if let rules::Event::Scored { tally, .. } = event { Some(tally.points()) } else { None }
    });
    first.unwrap_or_default()
}
