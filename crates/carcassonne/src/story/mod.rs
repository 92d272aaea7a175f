//! Stories: rule examples as text, and the player that checks them.
//!
//! A story is a position, sentences that are played, and what must hold then:
//!
//! ```
//! let story = "
//! players   red blue
//! board     W^  U>  .
//! figures   red meeple A1 road E
//! play      red tile W^ C1
//!           red pass
//! expect    red 3
//! ";
//! bastide_carcassonne::story::check(story).expect("a road of three tiles pays three points");
//! ```

mod pieces;

use std::str::FromStr;

use bastide_game::{Actor, Game, Seat, Table, Turn};
use bastide_landscape::{Cell, Terrain};
use thiserror::Error;

use crate::action::Action;
use crate::expansions::traders::Good;
use crate::figure::Figure;
use crate::notation::spot;
use crate::position::{KEYS, Line, ParsePosition, cell, from_lines, lines, seat_of, shown};
use crate::setup::Setup;
use crate::state::State;

/// Why a story does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoryError {
    /// It is not written like a story.
    #[error(transparent)]
    Written(#[from] ParsePosition),
    /// It is, but the rules tell it differently.
    #[error("line {line}: {problem}")]
    Told {
        /// Counted from 1.
        line: usize,
        /// What is different.
        problem: String,
    },
}

/// Plays a story and checks what it expects.
pub fn check(text: &str) -> Result<(), StoryError> {
    tell(text).map(|_| ())
}

/// The table at the end of a story that holds.
pub fn tell(text: &str) -> Result<Table<State>, StoryError> {
    let lines = lines(text)?;
    let split = lines.iter().position(|l| !KEYS.contains(&l.key)).unwrap_or(lines.len());
    let position = from_lines(&lines[..split])?;
    let table = Table::starting_at(position.setup, position.state);
    let mut teller = Teller { table, origin: position.origin };
    for line in &lines[split..] {
        let told = |problem| StoryError::Told { line: line.number, problem };
        match line.key {
            "play" => teller.play(line.rest).map_err(told)?,
            "refused" => teller.refused(line.rest).map_err(told)?,
            "offers" => teller.offers(line.rest).map_err(told)?,
            "expect" => teller.expect(line.rest).map_err(told)?,
            key => return Err(unknown(line, key).into()),
        }
    }
    Ok(teller.table)
}

fn unknown(line: &Line<'_>, key: &str) -> ParsePosition {
    line.problem(format!("`{}` is no verb of a story", shown(key)))
}

/// Sentences in which a cell may be called `B1`.
const VERBS_WITH_CELLS: [&str; 11] = [
    "gold", "take", "mage", "witch", "tower", "guard", "capture", "turn", "score", "join", "remove",
];

struct Teller {
    table: Table<State>,
    origin: Cell,
}

impl Teller {
    fn state(&self) -> &State {
        self.table.game()
    }

    fn setup(&self) -> &Setup {
        self.table.setup()
    }

    /// Somebody says a sentence. Before a tile is laid it is drawn, unless the story drew it.
    fn play(&mut self, words: &str) -> Result<(), String> {
        let (actor, sentence) = self.sentence(words)?;
        if self.table.turn() == Turn::Chance
            && self.state().drawn().is_none()
            && let Ok(Action::Tile { kind, .. }) = Action::from_str(&sentence)
        {
            let draw = format!("draw {}", kind.name);
            self.table.say(Actor::Chance, &draw).map_err(|e| e.to_string())?;
        }
        self.table.say(actor, &sentence).map_err(|e| {
            let mut offered = Vec::new();
            self.table.game().actions(&mut offered);
            let offered: Vec<_> = offered.iter().map(Action::to_string).collect();
            format!("{e}; possible is: {}", offered.join(" | "))
        })
    }

    fn refused(&mut self, words: &str) -> Result<(), String> {
        let before = self.table.clone();
        let played = self.play(words);
        self.table = before;
        match played {
            Ok(()) => Err("this must be refused, but it is possible".into()),
            Err(_) => Ok(()),
        }
    }

    /// `SEAT: a | b | c`, all of them and no others.
    fn offers(&self, words: &str) -> Result<(), String> {
        let (seat, options) = words.split_once(':').ok_or("offers are `SEAT: a | b | c`")?;
        let seat = seat_of(self.setup(), seat.trim())?;
        if self.table.turn() != Turn::Player(seat) {
            return Err(format!("it is not {}'s turn to answer", State::SEATS[seat.index()]));
        }
        let mut expected = Vec::new();
        for option in options.split('|') {
            let sentence = self.with_cells(option)?;
            let action = Action::from_str(&sentence).map_err(|e| e.to_string())?;
            expected.push(self.state().normal(action).to_string());
        }
        let mut offered = Vec::new();
        self.state().actions(&mut offered);
        let mut offered: Vec<_> = offered.iter().map(Action::to_string).collect();
        expected.sort_unstable();
        offered.sort_unstable();
        if expected == offered {
            return Ok(());
        }
        Err(format!("offered is: {}", offered.join(" | ")))
    }

    fn sentence(&self, words: &str) -> Result<(Actor, String), String> {
        let (who, what) = words.split_once(char::is_whitespace).ok_or("who says what?")?;
        let actor = match who {
            "chance" => Actor::Chance,
            "table" => Actor::Table,
            seat => Actor::Seat(seat_of(self.setup(), seat)?),
        };
        Ok((actor, self.with_cells(what)?))
    }

    /// Stories may say `tile U> D1` for `tile U +3,0 >`.
    fn with_cells(&self, sentence: &str) -> Result<String, String> {
        let words: Vec<_> = sentence.split_whitespace().collect();
        let short = |kind: &str| kind.ends_with(['^', '>', 'v', '<']) && kind.len() > 1;
        Ok(match words.as_slice() {
            ["tile", kind, at] if short(kind) => {
                let (name, arrow) = kind.split_at(kind.len() - 1);
                format!("tile {name} {} {arrow}", cell(at, self.origin)?)
            }
            ["tile", kind, at, arrow] => {
                format!("tile {kind} {} {arrow}", cell(at, self.origin)?)
            }
            [verb, rest @ ..] if VERBS_WITH_CELLS.contains(verb) => {
                let mut said = vec![verb.to_string()];
                for word in rest {
                    said.push(match cell(word, self.origin) {
                        Ok(cell) => cell.to_string(),
                        Err(_) => word.to_string(),
                    });
                }
                said.join(" ")
            }
            words => words.join(" "),
        })
    }

    fn expect(&self, words: &str) -> Result<(), String> {
        let list: Vec<_> = words.split_whitespace().collect();
        let is = |what: String| {
            if what == list.join(" ") { Ok(()) } else { Err(format!("it is: {what}")) }
        };
        let seat = |word: &str| seat_of(self.setup(), word);
        if let Some(told) = pieces::told(self.state(), self.origin, &list, seat) {
            return is(told?);
        }
        match list.as_slice() {
            ["turn", _] => is(format!("turn {}", self.turn_word())),
            ["winners", ..] => {
                let names = self.table.winners();
                let names: Vec<_> = names.iter().map(|s| State::SEATS[s.index()]).collect();
                is(format!("winners {}", names.join(" ")))
            }
            ["discarded", ..] => {
                let names: Vec<_> = self.state().set_aside().iter().map(|k| k.name).collect();
                is(format!("discarded {}", names.join(" ")))
            }
            ["parts", at, terrain, _] => {
                let count = self.parts(at, terrain)?;
                is(format!("parts {at} {terrain} {count}"))
            }
            ["joined", a @ .., cell, terrain, port] if a.len() == 3 => {
                self.joined(a, &[cell, terrain, port], true)
            }
            ["apart", a @ .., cell, terrain, port] if a.len() == 3 => {
                self.joined(a, &[cell, terrain, port], false)
            }
            [seat, "holds", _, figure] => {
                let seat_number = seat_of(self.setup(), seat)?;
                let kind = Figure::from_word(figure).ok_or("that is no figure")?;
                let count = self.state().supply(seat_number)[kind as usize];
                is(format!("{seat} holds {count} {figure}"))
            }
            [seat, "goods", ..] => {
                let goods = self.state().goods(seat_of(self.setup(), seat)?);
                let words =
                    Good::ALL.iter().map(|g| format!("{} {}", g.word(), goods[*g as usize]));
                is(format!("{seat} goods {}", words.collect::<Vec<_>>().join(" ")))
            }
            [seat, figure, "on", at, place @ ..] => self.stands(seat, figure, at, place),
            [seat, points] if points.parse::<i32>().is_ok() => {
                let points = self.state().points(seat_of(self.setup(), seat)?);
                is(format!("{seat} {points}"))
            }
            _ => Err("docs/notation.md lists what a story can expect".into()),
        }
    }

    fn turn_word(&self) -> &'static str {
        match self.table.turn() {
            Turn::Player(Seat(n)) => State::SEATS[n as usize],
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// How many different features of a terrain a tile has.
    fn parts(&self, at: &str, terrain: &str) -> Result<usize, String> {
        let terrain = Terrain::from_word(terrain).ok_or("that is no terrain")?;
        let land = self.state().land();
        let id = land.tile_at(cell(at, self.origin)?).ok_or("no tile lies there")?;
        let parts = land.tile(id).segments().filter(|(_, part)| part.terrain == terrain);
        let mut features: Vec<_> = parts.map(|(segment, _)| land.feature(segment)).collect();
        features.sort_unstable();
        features.dedup();
        Ok(features.len())
    }

    fn joined(&self, first: &[&str], second: &[&str], joined: bool) -> Result<(), String> {
        let feature = |words: &[&str]| -> Result<_, String> {
            let land = self.state().land();
            let id = land.tile_at(cell(words[0], self.origin)?).ok_or("no tile lies there")?;
            let part = spot(&words[1..])?.part_of(land.tile(id)).ok_or("no such part there")?;
            Ok(land.feature(land.tile(id).segment(part)))
        };
        match (feature(first)? == feature(second)?, joined) {
            (true, true) | (false, false) => Ok(()),
            (true, false) => Err("they are joined".into()),
            (false, true) => Err("they are apart".into()),
        }
    }

    fn stands(&self, seat: &str, figure: &str, at: &str, place: &[&str]) -> Result<(), String> {
        let (state, owner) = (self.state(), seat_of(self.setup(), seat)?);
        let kind = Figure::from_word(figure).ok_or("that is no figure")?;
        let id = state.land().tile_at(cell(at, self.origin)?).ok_or("no tile lies there")?;
        let tile = state.land().tile(id);
        let on = tile.segment(spot(place)?.part_of(tile).ok_or("no such part there")?);
        let found =
            state.figures().iter().any(|f| f.owner == owner && f.figure == kind && f.on == on);
        if found { Ok(()) } else { Err("no such figure stands there".into()) }
    }
}
