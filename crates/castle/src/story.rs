//! Stories: rule examples as text, and the player that checks them.
//!
//! A story is a position, sentences that are played, and what must hold then:
//!
//! ```
//! let story = "
//! play      black tile P7^ B10
//!           black follower path W
//! expect    black 2
//! ";
//! bastide_castle::story::check(story).expect("start space and tile pay a point each");
//! ```

use std::str::FromStr;

use bastide_game::{Actor, Game, Table, Turn};
use thiserror::Error;

use crate::action::Action;
use crate::notation::place;
use crate::position::{KEYS, ParsePosition, from_lines, lines, seat_of, short_tile};
use crate::score::extent;
use crate::state::State;
use crate::wall::{Space, wall};
use crate::wall_tile::WallTile;

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
    let (setup, state) = from_lines(&lines[..split])?;
    let mut teller = Teller { table: Table::starting_at(setup, state) };
    for line in &lines[split..] {
        let told = |problem| StoryError::Told { line: line.number, problem };
        match line.key {
            "play" => teller.play(line.rest).map_err(told)?,
            "refused" => teller.refused(line.rest).map_err(told)?,
            "offers" => teller.offers(line.rest).map_err(told)?,
            "expect" => teller.expect(line.rest).map_err(told)?,
            key => {
                let problem = format!("`{}` is no verb of a story", crate::shown(key));
                return Err(line.problem(problem).into());
            }
        }
    }
    Ok(teller.table)
}

struct Teller {
    table: Table<State>,
}

impl Teller {
    fn state(&self) -> &State {
        self.table.game()
    }

    /// Somebody says a sentence. Before a tile is laid it is drawn, unless the story drew it.
    fn play(&mut self, words: &str) -> Result<(), String> {
        let (who, what) = words.split_once(char::is_whitespace).ok_or("who says what?")?;
        let actor = match who {
            "chance" => Actor::Chance,
            "table" => Actor::Table,
            seat => Actor::Seat(seat_of(seat)?),
        };
        let sentence = long(what)?;
        if self.table.turn() == Turn::Chance
            && let Ok(Action::Tile { kind, .. }) = Action::from_str(&sentence)
        {
            let draw = format!("draw {}", kind.name);
            self.table.say(Actor::Chance, &draw).map_err(|e| e.to_string())?;
        }
        self.table.say(actor, &sentence).map_err(|e| {
            let mut offered = Vec::new();
            self.state().actions(&mut offered);
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
        if self.table.turn() != Turn::Player(seat_of(seat.trim())?) {
            return Err(format!("it is not {seat}'s turn to answer"));
        }
        let mut expected = Vec::new();
        for option in options.split('|') {
            let action = Action::from_str(&long(option)?).map_err(|e| e.to_string())?;
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

    fn expect(&self, words: &str) -> Result<(), String> {
        let list: Vec<_> = words.split_whitespace().collect();
        let told = self.told(&list)?;
        if told == list.join(" ") { Ok(()) } else { Err(format!("it is: {told}")) }
    }

    /// How it is, in the words of the expectation.
    fn told(&self, words: &[&str]) -> Result<String, String> {
        let state = self.state();
        Ok(match words {
            ["turn", _] => format!("turn {}", self.turn_word()),
            ["winners", ..] => {
                let winners = self.table.winners();
                let names: Vec<_> = winners.iter().map(|s| State::SEATS[s.index()]).collect();
                format!("winners {}", names.join(" "))
            }
            ["discarded", ..] => {
                let names: Vec<_> = state.set_aside().iter().map(|k| k.name).collect();
                format!("discarded {}", names.join(" "))
            }
            ["taken", ..] => {
                let gone = |n: &u8| !state.corners().any(|c| c == *n);
                let gone = (0..wall().corners.len() as u8).filter(gone);
                let names: Vec<_> = gone.map(|n| wall().corners[n as usize].to_string()).collect();
                format!("taken {}", if names.is_empty() { "none".into() } else { names.join(" ") })
            }
            [how @ ("joined" | "apart"), a, b, c, d, e, f] => {
                let together = self.feature(&[a, b, c])? == self.feature(&[d, e, f])?;
                let is = if together { "joined" } else { "apart" };
                words.join(" ").replacen(how, is, 1)
            }
            ["markets", place @ .., _] if place.len() == 3 => {
                let feature = self.feature(place)?;
                let count = extent(&state.board, feature, crate::Terrain::Court).signed;
                format!("markets {} {count}", place.join(" "))
            }
            [who, "supply", _] => format!("{who} supply {}", state.supply(seat_of(who)?)),
            [who, "keep", _] => {
                let keep = state.keep(seat_of(who)?);
                format!("{who} keep {}", keep.map_or("none".into(), |keep| keep.size.to_string()))
            }
            [who, "held", ..] => {
                let held = WallTile::ALL.into_iter().zip(state.held(seat_of(who)?));
                let held: String =
                    held.map(|(tile, n)| format!(" {tile}").repeat(usize::from(n))).collect();
                format!("{who} held{}", if held.is_empty() { " none" } else { &held })
            }
            [who, "on", space, spot @ ..] => {
                let (owner, at) = (seat_of(who)?, place(space, spot)?);
                let on = state.segment(at).ok_or("no such part there")?;
                let stands = state.followers().iter().any(|f| f.owner == owner && f.on == on);
                if stands { words.join(" ") } else { format!("{who} does not stand there") }
            }
            [who, points] if points.parse::<i32>().is_ok() => {
                format!("{who} {}", state.points(seat_of(who)?))
            }
            _ => return Err("docs/notation.md lists what a story can expect".into()),
        })
    }

    fn feature(&self, words: &[&str]) -> Result<crate::Feature, String> {
        let segment = self.state().segment(place(words[0], &words[1..])?);
        Ok(self.state().board.feature(segment.ok_or("no such part there")?))
    }

    fn turn_word(&self) -> &'static str {
        match self.table.turn() {
            Turn::Player(seat) => State::SEATS[seat.index()],
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }
}

/// Stories may say `tile P7^ B10` for `tile P7 B10 ^`.
fn long(sentence: &str) -> Result<String, String> {
    let words: Vec<_> = sentence.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["tile", tile, at] => {
            let ((kind, facing), space) = (short_tile(tile)?, at.parse::<Space>()?);
            format!("tile {} {space} {facing}", kind.name)
        }
        words => words.join(" "),
    })
}
