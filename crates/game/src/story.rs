//! Stories of all games: sentences that are played from a position on, and what must hold then.
//! What a game adds is its [`Teller`]. docs/notation.md has the grammar.

use thiserror::Error;

use crate::error::MoveError;
use crate::position::{Line, ParsePosition, PositionError, ellipsize, seat_of};
use crate::record::Actor;
use crate::rules::Game;
use crate::seat::Turn;
use crate::sentence::SentenceError;
use crate::table::Table;

/// Why a story does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoryError {
    /// It is not written like a story.
    #[error(transparent)]
    Written(#[from] ParsePosition),
    /// It is, but the rules tell it differently.
    #[error("line {line}: {why}")]
    Told {
        /// Counted from 1.
        line: usize,
        /// What is different.
        why: Mistold,
    },
}

/// How a story and the rules differ.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Mistold {
    /// The line begins with no verb of a story.
    #[error("`{0}` is no verb of a story")]
    UnknownVerb(String),
    /// Its words cannot be read.
    #[error(transparent)]
    Words(#[from] SentenceError),
    /// It names what is not on the table.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Chance cannot have dealt what a move needs.
    #[error(transparent)]
    NotDealt(MoveError),
    /// A move is not possible.
    #[error("{why}; possible is: {offered}")]
    Refused {
        /// Why.
        why: MoveError,
        /// What is possible.
        offered: String,
    },
    /// A move that must be refused is possible.
    #[error("this must be refused, but it is possible")]
    NotRefused,
    /// Somebody else is asked.
    #[error("it is not {0}'s turn to answer")]
    NotAsked(String),
    /// Something else is offered.
    #[error("offered is: {0}")]
    Offered(String),
    /// It is different.
    #[error("it is: {0}")]
    Differs(String),
    /// Nobody understands what is expected.
    #[error("docs/notation.md lists what a story can expect")]
    UnknownExpectation,
}

/// What a game adds to the telling of its stories.
pub trait Teller<G: Game> {
    /// The sentence that stands in a record for what a story says shortly.
    fn long(&self, sentence: &str) -> Result<String, Mistold> {
        Ok(sentence.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// What chance must have said before a sentence, if the story left it out.
    fn before(&self, _game: &G, _actor: Actor, _sentence: &str) -> Option<String> {
        None
    }

    /// How it is, in the words of an expectation.
    fn told(&self, table: &Table<G>, words: &[&str]) -> Result<String, Mistold>;
}

/// The table at the end of a story that holds: `lines` are told on the table of its position.
pub fn tell<G: Game>(
    lines: &[Line<'_>],
    table: Table<G>,
    teller: &impl Teller<G>,
) -> Result<Table<G>, StoryError> {
    let mut telling = Telling { table, teller };
    for line in lines {
        let told = |why| StoryError::Told { line: line.number, why };
        match line.key {
            "play" => telling.play(line.rest).map_err(told)?,
            "refused" => telling.refused(line.rest).map_err(told)?,
            "offers" => telling.offers(line.rest).map_err(told)?,
            "expect" => telling.expect(line.rest).map_err(told)?,
            key => {
                return Err(told(Mistold::UnknownVerb(ellipsize(key))));
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
    fn seat(&self, word: &str) -> Result<crate::Seat, PositionError> {
        seat_of::<G>(word, self.table.game().seats())
    }

    fn offered(&self) -> Vec<String> {
        let mut offered = Vec::new();
        self.table.game().actions(&mut offered);
        offered.iter().map(G::Action::to_string).collect()
    }

    /// Somebody says a sentence, and before it chance what the story left out.
    fn play(&mut self, words: &str) -> Result<(), Mistold> {
        let (who, what) = words
            .split_once(char::is_whitespace)
            .ok_or(SentenceError::Form("a move is `play SEAT SENTENCE`"))?;
        let actor = match who {
            "chance" => Actor::Chance,
            "table" => Actor::Table,
            seat => Actor::Seat(self.seat(seat)?),
        };
        let sentence = self.teller.long(what)?;
        if self.table.turn() == Turn::Chance
            && let Some(dealt) = self.teller.before(self.table.game(), actor, &sentence)
        {
            self.table.play_sentence(Actor::Chance, &dealt).map_err(Mistold::NotDealt)?;
        }
        self.table
            .play_sentence(actor, &sentence)
            .map_err(|why| Mistold::Refused { why, offered: self.offered().join(" | ") })?;
        Ok(())
    }

    fn refused(&mut self, words: &str) -> Result<(), Mistold> {
        let before = self.table.clone();
        let played = self.play(words);
        self.table = before;
        match played {
            Ok(()) => Err(Mistold::NotRefused),
            Err(_) => Ok(()),
        }
    }

    /// `SEAT: a | b | c`, all of them and no others.
    fn offers(&self, words: &str) -> Result<(), Mistold> {
        let (seat, options) =
            words.split_once(':').ok_or(SentenceError::Form("offers are `SEAT: a | b | c`"))?;
        if self.table.turn() != Turn::Player(self.seat(seat.trim())?) {
            return Err(Mistold::NotAsked(ellipsize(seat.trim())));
        }
        let mut expected = Vec::new();
        for option in options.split('|') {
            let sentence = self.teller.long(option)?;
            let action = self.table.game().read_action(&sentence).map_err(|e| e.why)?;
            expected.push(self.table.game().canonicalize(action).to_string());
        }
        let mut offered = self.offered();
        expected.sort_unstable();
        offered.sort_unstable();
        if expected == offered {
            return Ok(());
        }
        Err(Mistold::Offered(offered.join(" | ")))
    }

    fn expect(&self, words: &str) -> Result<(), Mistold> {
        let list: Vec<_> = words.split_whitespace().collect();
        let told = self.told(&list)?;
        if told == list.join(" ") { Ok(()) } else { Err(Mistold::Differs(told)) }
    }

    /// What every game can be asked; the rest is the teller's.
    fn told(&self, words: &[&str]) -> Result<String, Mistold> {
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
