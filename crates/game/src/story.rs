//! Stories of all games: sentences that are played from a position on, and what must hold then.
//! What a game adds is its [`Teller`]. docs/notation.md has the grammar.

use std::str::FromStr;

use thiserror::Error;

use crate::position::{Line, ParsePosition, ellipsize, seat_of};
use crate::record::Actor;
use crate::rules::Game;
use crate::seat::Turn;
use crate::table::Table;

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

/// What a game adds to the telling of its stories.
pub trait Teller<G: Game> {
    /// The sentence that stands in a record for what a story says shortly.
    fn long(&self, sentence: &str) -> Result<String, String> {
        Ok(sentence.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// What chance must have said before a sentence, if the story left it out.
    fn before(&self, _game: &G, _actor: Actor, _sentence: &str) -> Option<String> {
        None
    }

    /// How it is, in the words of an expectation.
    fn told(&self, table: &Table<G>, words: &[&str]) -> Result<String, String>;
}

/// The table at the end of a story that holds: `lines` are told on the table of its position.
pub fn tell<G: Game>(
    lines: &[Line<'_>],
    table: Table<G>,
    teller: &impl Teller<G>,
) -> Result<Table<G>, StoryError> {
    let mut telling = Telling { table, teller };
    for line in lines {
        let told = |problem| StoryError::Told { line: line.number, problem };
        match line.key {
            "play" => telling.play(line.rest).map_err(told)?,
            "refused" => telling.refused(line.rest).map_err(told)?,
            "offers" => telling.offers(line.rest).map_err(told)?,
            "expect" => telling.expect(line.rest).map_err(told)?,
            key => {
                let problem = format!("`{}` is no verb of a story", ellipsize(key));
                return Err(line.problem(problem).into());
            }
        }
    }
    Ok(telling.table)
}

struct Telling<'a, G: Game, T> {
    table: Table<G>,
    teller: &'a T,
}

impl<G: Game, T: Teller<G>> Telling<'_, G, T> {
    fn seat(&self, word: &str) -> Result<crate::Seat, String> {
        seat_of::<G>(word, self.table.game().seats())
    }

    fn offered(&self) -> Vec<String> {
        let mut offered = Vec::new();
        self.table.game().actions(&mut offered);
        offered.iter().map(G::Action::to_string).collect()
    }

    /// Somebody says a sentence, and before it chance what the story left out.
    fn play(&mut self, words: &str) -> Result<(), String> {
        let (who, what) = words.split_once(char::is_whitespace).ok_or("who says what?")?;
        let actor = match who {
            "chance" => Actor::Chance,
            "table" => Actor::Table,
            seat => Actor::Seat(self.seat(seat)?),
        };
        let sentence = self.teller.long(what)?;
        if self.table.turn() == Turn::Chance
            && let Some(dealt) = self.teller.before(self.table.game(), actor, &sentence)
        {
            self.table.play_sentence(Actor::Chance, &dealt).map_err(|e| e.to_string())?;
        }
        self.table
            .play_sentence(actor, &sentence)
            .map_err(|e| format!("{e}; possible is: {}", self.offered().join(" | ")))
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
        if self.table.turn() != Turn::Player(self.seat(seat.trim())?) {
            return Err(format!("it is not {}'s turn to answer", seat.trim()));
        }
        let mut expected = Vec::new();
        for option in options.split('|') {
            let sentence = self.teller.long(option)?;
            let action = G::Action::from_str(&sentence).map_err(|e| e.to_string())?;
            expected.push(self.table.game().canonicalize(action).to_string());
        }
        let mut offered = self.offered();
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

    /// What every game can be asked; the rest is the teller's.
    fn told(&self, words: &[&str]) -> Result<String, String> {
        Ok(match words {
            ["turn", _] => match self.table.turn() {
                Turn::Player(seat) => format!("turn {}", G::SEATS[seat.index()]),
                Turn::Chance => "turn chance".into(),
                Turn::Over => "turn over".into(),
            },
            ["winners", ..] => {
                let winners = self.table.winners();
                let names: Vec<_> = winners.iter().map(|s| G::SEATS[s.index()]).collect();
                format!("winners {}", names.join(" "))
            }
            [who, points] if points.parse::<i32>().is_ok() && self.seat(who).is_ok() => {
                format!("{who} {}", self.table.game().points(self.seat(who)?))
            }
            words => self.teller.told(&self.table, words)?,
        })
    }
}

/// What an expectation that nobody understands is answered with.
pub const UNKNOWN: &str = "docs/notation.md lists what a story can expect";
