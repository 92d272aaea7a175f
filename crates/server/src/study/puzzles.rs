//! The puzzles of a day, the same on every server, and what an answer is worth.

use std::net::IpAddr;

use bastide_bots::puzzles::Pool;
use bastide_bots::{Budget, Cancel};
use bastide_protocol::{PuzzleCard, PuzzleDay, PuzzleVerdict};

use super::{check_length, play, source};
use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::limits;
use crate::teacher;

/// The number of a day, from 1970; there are none for days to come.
pub(super) fn day_number(day: &str) -> Result<i64, Error> {
    let today = clock::day_number(clock::now());
    let number = clock::number_of_day(day);
    let number = number.ok_or_else(|| Error::BadRequest("a day is like 2026-02-28".to_string()))?;
    if (0..=today).contains(&number) { Ok(number) } else { Err(Error::NotFound) }
}

/// The puzzles of a day, or of today, without anything that there is to find.
pub(super) fn of_day(day: Option<&str>) -> Result<PuzzleDay, Error> {
    let today = clock::day(clock::now());
    let day = day.unwrap_or(&today);
    let puzzles = Pool::shipped().day(day_number(day)?);
    let card = |(puzzle, n): (&&bastide_bots::puzzles::Puzzle, u8)| PuzzleCard {
        n,
        game: puzzle.record.game.clone(),
        with: puzzle.record.with.clone(),
        grade: puzzle.grade.number(),
    };
    let puzzles = puzzles.iter().zip(1..).map(card).collect();
    Ok(PuzzleDay { day: day.to_string(), today, puzzles })
}

/// What a turn is worth as the answer to a puzzle.
pub(super) async fn judge(
    app: &App,
    address: IpAddr,
    day: &str,
    n: u8,
    line: Vec<String>,
) -> Result<PuzzleVerdict, Error> {
    let number = day_number(day)?;
    check_length(&line)?;
    app.addresses.spend(limits::Budget::Hints, address)?;
    let replayed = {
        let day = day.to_string();
        move || {
            let source = source::of_puzzle(&day, n)?;
            let asked = source.game.table.copy();
            let played = play(source, &line)?;
            if !played.ended() {
                return Err(Error::NotPossible("the turn is not over yet".to_string()));
            }
            let line: Vec<String> = played.line().map(|line| line.sentence).collect();
            Ok((asked, line))
        }
    };
    let (asked, line) = app.blocking.run(replayed).await??;
    let puzzles = Pool::shipped().day(number);
    let puzzle = *puzzles.get(usize::from(n) - 1).ok_or(Error::NotFound)?;
    let judge = move |cancel: Cancel| {
        let budget = Budget::UNLIMITED.with_cancel(cancel);
        asked.judge(puzzle, &line, &budget)
    };
    let verdict = teacher::think(app, address, judge).await?;
    verdict.ok_or_else(|| Error::Internal("an answer was played that is none".to_string()))
}
