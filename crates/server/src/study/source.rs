//! Where a line begins: a game that anybody may look back at, or a puzzle.

use std::sync::Arc;

use bastide_bots::puzzles::Pool;
use bastide_game::{Actor, Seat, Turn};
use bastide_protocol::StudyFrom;

use super::{check_length, play, puzzles};
use crate::app::App;
use crate::error::Error;
use crate::play::LoadedGame;
use crate::record;
use crate::token::{self, Caller};

/// Where a line begins.
pub(super) struct Source {
    pub(super) game: LoadedGame,
    /// What chance said next in the game.
    pub(super) next: Vec<String>,
    /// The only seat that may try something.
    pub(super) solver: Option<Seat>,
}

/// What a line begins with, before it is replayed.
pub(super) enum Start {
    /// A game, and how many of its entries.
    Table(Arc<LoadedGame>, u32),
    /// A puzzle of a day, and how it was answered.
    Puzzle(String, u8, Option<Vec<String>>),
}

impl Start {
    /// Finds what somebody wants to begin with, if they may.
    pub(super) async fn find(app: &App, who: Caller, from: StudyFrom) -> Result<Start, Error> {
        match from {
            StudyFrom::Table { id, at } => {
                let playing = LoadedGame::load(app, &id).await?;
                may_study(&playing, who)?;
                Ok(Start::Table(playing, at))
            }
            StudyFrom::Puzzle { day, n, answered } => {
                check_length(answered.as_deref().unwrap_or_default())?;
                Ok(Start::Puzzle(day, n, answered))
            }
        }
    }

    /// Replays it.
    pub(super) fn source(self) -> Result<Source, Error> {
        match self {
            Start::Table(playing, at) => of_table(&playing, at),
            Start::Puzzle(day, n, answered) => {
                let source = of_puzzle(&day, n)?;
                let Some(line) = answered else { return Ok(source) };
                let game = source.game.clone();
                // Whoever has played a whole turn may try everything.
                if !play(source, &line)?.ended() {
                    return Err(Error::NotPossible("the answer is no whole turn".to_string()));
                }
                Ok(Source { game, next: Vec::new(), solver: None })
            }
        }
    }
}

/// A game must be over, or an opened record whose seats are all here.
fn may_study(playing: &LoadedGame, who: Caller) -> Result<(), Error> {
    if !playing.table.is_studied() {
        return Err(Error::NotFound);
    }
    let seats = &playing.game.seats;
    let opened = playing.game.header.is_some() && seats.iter().all(|seat| seat.bot.is_none());
    let held = opened && playing.mine(who).len() == seats.len();
    if playing.table.turn() == Turn::Over || held {
        return Ok(());
    }
    Err(Error::NotPossible("the game is not over yet".to_string()))
}

/// A position of a game.
fn of_table(playing: &LoadedGame, at: u32) -> Result<Source, Error> {
    let (before, after) = playing.entries.split_at((at as usize).min(playing.entries.len()));
    let game = LoadedGame::replay(playing.game.clone(), before.to_vec())?;
    let chance = game.catalog.word(Actor::Chance);
    let next = after.iter().take_while(|entry| entry.actor == chance);
    let next = next.map(|entry| entry.sentence.clone()).collect();
    Ok(Source { game, next, solver: None })
}

/// The position of a puzzle, for whoever is asked.
pub(super) fn of_puzzle(day: &str, n: u8) -> Result<Source, Error> {
    let day = puzzles::day_number(day)?;
    let puzzles = Pool::shipped().day(day);
    let puzzle = puzzles.get(usize::from(n).wrapping_sub(1)).ok_or(Error::NotFound)?;
    let nobody = token::hash(&token::token()?);
    let opened = record::import(&puzzle.record.to_string(), nobody)?;
    let game = LoadedGame::replay(opened.facts, opened.entries)?;
    let Turn::Player(seat) = game.table.turn() else {
        return Err(Error::Internal("a puzzle asks nobody".to_string()));
    };
    Ok(Source { game, next: Vec::new(), solver: Some(seat) })
}
