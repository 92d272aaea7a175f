//! Where a line begins: a game that anybody may look back at, or a puzzle.

use bastide_bots::puzzles::Pool;
use bastide_game::{Actor, Seat, Turn};
use bastide_protocol::StudyFrom;

use super::{play, puzzles};
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

/// Opens what a study begins with.
pub(super) async fn open(app: &App, who: Caller, from: StudyFrom) -> Result<Source, Error> {
    match from {
        StudyFrom::Table { id, at } => of_table(app, who, &id, at).await,
        StudyFrom::Puzzle { day, n, answered } => {
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

/// A position of a game that is over, or of an opened record whose seats are all here.
async fn of_table(app: &App, who: Caller, id: &str, at: u32) -> Result<Source, Error> {
    let playing = LoadedGame::load(app, id).await?;
    if !playing.table.is_taught() {
        return Err(Error::NotFound);
    }
    let seats = &playing.game.seats;
    let opened = playing.game.header.is_some() && seats.iter().all(|seat| seat.bot.is_none());
    let held = opened && playing.mine(who).len() == seats.len();
    if playing.table.turn() != Turn::Over && !held {
        return Err(Error::NotPossible("the game is not over yet".to_string()));
    }
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
