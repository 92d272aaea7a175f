//! What may be answered now: every sentence with what a board needs to show it.

use bastide_carcassonne::{self as rules, Action, Asks, Message, Piers, Place, Spot, State};
use bastide_game::{Game, Move, Seat, Table, Turn};
use bastide_landscape::{Cell, Port, Terrain};

use super::choice::{Cause, Choice, CounterAt, Landing, Prompt, Question};
use super::event::{index, post, sides, tile};
use super::joins::joins;
use super::region::{Region, region, regions};
use super::words::{ElementName, Figure, Side};
use crate::board::Gain;
use crate::tables::Aids;

/// The question of a table, if a seat is asked. Only whoever `holds` it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, holds: impl Fn(Seat) -> bool) -> Option<Prompt> {
    let state = table.game();
    let rules::Question { seat, asks, cause, element } =
        state.question().filter(|_| table.turn() != Turn::Over)?;
    let options = if holds(seat) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let asked = Asked { state, seat, aids, regions: regions(state) };
        actions.into_iter().map(|action| asked.choice(action)).collect()
    } else {
        Vec::new()
    };
    let cause = causes(state, cause);
    Some(Prompt {
        seat: seat.0,
        question: asks.into(),
        cause,
        element: element.map(ElementName::from),
        options,
    })
}

impl From<Asks> for Question {
    fn from(asks: Asks) -> Question {
        match asks {
            Asks::PlaceTile => Question::Tile,
            Asks::Deploy => Question::Figure,
            Asks::Land => Question::Land,
            Asks::PlaceGold => Question::Gold,
            Asks::TakeGold => Question::Take,
            Asks::MoveMagician => Question::Magic,
            Asks::PlaceRobber => Question::Robber,
            Asks::Capture => Question::Capture,
            Asks::Exchange => Question::Exchange,
            Asks::PlaceFerry => Question::Ferry,
            Asks::TurnFerry => Question::Turn,
            Asks::MoveCounter => Question::Move,
            Asks::Rob => Question::Rob,
            Asks::FollowMessage => Question::Message,
            Asks::ChooseCircle => Question::Circle,
            Asks::JoinMeeple => Question::Join,
            Asks::RemoveMeeple => Question::Remove,
            Asks::TakeSecondTile => Question::Again,
        }
    }
}

fn causes(state: &State, cause: rules::Cause) -> Cause {
    match cause {
        rules::Cause::Drew(kind) => Cause::Drew { kind: kind.to_string() },
        rules::Cause::Placed(kind) => Cause::Placed { kind: kind.to_string() },
        rules::Cause::Rolled(far) => Cause::Rolled { far },
        rules::Cause::Sign => Cause::Sign,
        rules::Cause::Met => Cause::Met,
        rules::Cause::Finished => Cause::Finished,
        rules::Cause::TowerGrew(cell) => Cause::TowerGrew { tile: tile(state, cell) },
        rules::Cause::HeldByBoth => Cause::HeldByBoth,
        rules::Cause::RoadGrew => Cause::RoadGrew,
        rules::Cause::Scored => Cause::Scored,
        rules::Cause::CounterLeft => Cause::CounterLeft,
        rules::Cause::Read(message) => Cause::Read { message: message.number() },
        rules::Cause::CropCircle(terrain) => Cause::CropCircle { terrain: terrain.into() },
        rules::Cause::CircleChosen(circle, terrain) => {
            Cause::CircleChosen { circle: circle.into(), terrain: terrain.into() }
        }
        rules::Cause::BuilderServed => Cause::BuilderServed,
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
        let sentence = action.to_string();
        let ends = after.turn() != Turn::Player(self.seat);
        match action {
            Action::Tile { cell, facing, .. } => Choice::Tile {
                sentence,
                ends,
                then: after.question().filter(|_| !ends).map(|next| next.asks.into()),
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
                Choice::Figure { sentence, ends, figure: figure.into(), part, region }
            }
            Action::Recall => Choice::Recall { sentence, ends, points: counted(&events) },
            Action::Fly { figure } => {
                let landings = landings(state, figure);
                Choice::Fly { sentence, ends, figure: figure.into(), landings }
            }
            Action::Land { spot } => {
                let cell = state.landing().map(|id| state.land().tile(id).cell).unwrap_or_default();
                let (tile, part, at) = self.place(Place { cell, spot });
                let figure = state.flight().map_or(Figure::Meeple, |flight| flight.figure.into());
                Choice::Land { sentence, ends, figure, tile, part, at }
            }
            Action::Gold { cell } => Choice::Gold { sentence, ends, tile: tile(state, cell) },
            Action::Take { cell } => Choice::Take { sentence, ends, tile: tile(state, cell) },
            Action::Enchant { who, at } => {
                let (tile, part, at) = self.place(at);
                Choice::Enchant { sentence, ends, who: who.into(), tile, part, at }
            }
            Action::Banish { who } => Choice::Banish { sentence, ends, who: who.into() },
            Action::Robber { space } => {
                Choice::Robber { sentence, ends, space, beside: self.counters_on(space) }
            }
            Action::Piece { cell } => {
                let (tile, height) = (tile(state, cell), rules::tower_height(state, cell) + 1);
                let reach = rules::tower_reach(cell, height).into_iter();
                let reach = reach.map(|cell| [i32::from(cell.x), i32::from(cell.y)]).collect();
                Choice::Piece { sentence, ends, tile, height, reach }
            }
            Action::Guard { figure, cell } => {
                Choice::Guard { sentence, ends, figure: figure.into(), tile: tile(state, cell) }
            }
            Action::Capture { owner, figure, at } => {
                let (tile, part) = post(state, at);
                Choice::Capture {
                    sentence,
                    ends,
                    owner: owner.0,
                    figure: figure.into(),
                    tile,
                    part,
                }
            }
            Action::Exchange { figure } => {
                Choice::Exchange { sentence, ends, figure: figure.into() }
            }
            Action::Ransom { figure, from, counter } => Choice::Ransom {
                sentence,
                ends,
                figure: figure.into(),
                from: from.0,
                counter: counter.into(),
                points: rules::RANSOM,
            },
            Action::Ferry { piers } => {
                let (tile, sides, parts) = self.piers(state.last().cell, piers);
                Choice::Ferry { sentence, ends, tile, sides, parts }
            }
            Action::Turn { cell, piers } => {
                let (tile, sides, parts) = self.piers(cell, piers);
                Choice::Turn { sentence, ends, tile, sides, parts }
            }
            Action::Move { points, counter } => {
                let rules::CounterMove { from, to, message: dark } =
                    rules::counter_move(state, self.seat, counter, points);
                Choice::Move { sentence, ends, points, counter: counter.into(), from, to, dark }
            }
            Action::Rob { points, from } => Choice::Rob {
                sentence,
                ends,
                points: rules::robbed_share(points),
                whole: points,
                from: from.0,
            },
            Action::FollowMessage => {
                // Number 4 gives another tile, if there is one; all others give points, perhaps none.
                let tile =
                    state.message() == Some(Message::Part) && state.undrawn().next().is_some();
                let points = (!tile).then(|| counted(&events));
                Choice::Message { sentence, ends, message: self.message(), points }
            }
            Action::TakeSeal => {
                Choice::Points { sentence, ends, message: self.message(), points: rules::SEAL }
            }
            Action::Score { figure, at } => {
                let (tile, part, at) = self.place(at);
                let (figure, points) = (figure.into(), counted(&events));
                Choice::Score { sentence, ends, figure, tile, part, at, points }
            }
            Action::Circle(circle) => {
                Choice::Circle { sentence, ends, circle: circle.into(), terrain: terrain_of(state) }
            }
            Action::Join { figure, at } => {
                let (tile, part, at) = self.place(at);
                Choice::Join { sentence, ends, figure: figure.into(), tile, part, at }
            }
            Action::Remove { figure, at } => {
                let (tile, part, at) = self.place(at);
                Choice::Remove { sentence, ends, figure: figure.into(), tile, part, at }
            }
            Action::TakeSecondTile => Choice::Again { sentence, ends },
            Action::Pass => Choice::Pass { sentence, ends },
        }
    }

    /// The tile, the part and the region of a place.
    fn place(&self, place: Place) -> (u16, u16, u16) {
        let at = index(self.state, place).unwrap_or_default();
        let region = self.regions.iter().position(|region| region.parts.contains(&at));
        (at[0], at[1], region.unwrap_or_default() as u16)
    }

    fn piers(&self, cell: Cell, piers: Piers) -> (u16, [Side; 2], [u16; 2]) {
        let parts = piers.sides().map(|side| {
            let spot = Spot { terrain: Terrain::Road, port: Some(Port::middle(side)) };
            index(self.state, Place { cell, spot }).unwrap_or_default()[1]
        });
        (tile(self.state, cell), sides(piers), parts)
    }

    /// The counters of others on a space.
    fn counters_on(&self, space: u8) -> Vec<CounterAt> {
        let beside = rules::counters_beside(self.state, self.seat, space).into_iter();
        beside.map(|(seat, counter)| CounterAt { seat: seat.0, counter: counter.into() }).collect()
    }

    fn message(&self) -> u8 {
        self.state.message().map_or(0, rules::Message::number)
    }
}

/// Where a flight may end, for each number of the die.
fn landings(state: &State, figure: rules::Figure) -> Vec<Landing> {
    let landing = |landing: rules::Landing| {
        let tile = state.land().tile_at(landing.cell).map(|id| state.land().tile(id));
        let part = |spot: &Spot| spot.part_of(tile?).map(|part| part as u16);
        Landing {
            far: landing.far,
            cell: [i32::from(landing.cell.x), i32::from(landing.cell.y)],
            parts: landing.spots.iter().filter_map(part).collect(),
        }
    };
    rules::landings(state, figure).into_iter().map(landing).collect()
}

/// On what those stand whom the crop circle just placed concerns.
fn terrain_of(state: &State) -> super::words::Terrain {
    rules::crop_circle(state).unwrap_or(Terrain::Field).into()
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
