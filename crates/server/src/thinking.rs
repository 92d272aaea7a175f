//! What a bot answers. It thinks on a thread of its own, and whatever goes wrong there, there is an answer.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bastide_bots::{Budget, Cancel, Strength, seed_of};
use bastide_game::Seat;
use tokio::time::error::Elapsed;

use crate::app::App;
use crate::blocking::spawn_low_priority;
use crate::error::Error;
use crate::live::DynTable;
use crate::mind::Mind;
use crate::play::LoadedGame;
use crate::threads::{Pace, Question};

/// How a bot answers: its name, the table, the seat, what it has in mind and a budget in, a sentence out.
pub type Think = Arc<dyn Fn(&str, &dyn DynTable, Seat, &mut Mind, &Budget) -> String + Send + Sync>;

/// The answer of the bots that exist. They are shown no more than their seat may know.
pub fn think(
    bot: &str,
    table: &dyn DynTable,
    seat: Seat,
    mind: &mut Mind,
    budget: &Budget,
) -> String {
    table.think(bot, seat, mind, budget)
}

/// What the bots of a table have in mind while it is driven on.
pub(crate) type Minds = HashMap<Seat, Mind>;

/// A bot that tables offer. Those that think for as long as they are told are for laboratories.
pub(crate) fn named(name: &str) -> Option<Strength> {
    Strength::NAMED.into_iter().find(|bot| bot.to_string() == name)
}

/// How long the greedy bot may think for another one.
const SPARE_PATIENCE: Duration = Duration::from_secs(5);

/// Whether people play at a table.
pub(crate) fn has_people(playing: &LoadedGame) -> bool {
    playing.game.seats.iter().any(|seat| seat.bot.is_none())
}

/// The sentence of a bot. If it panics, or has none when the time for waiting and thinking is over,
/// the greedy one answers; if even that fails, the first thing that is allowed.
pub(crate) async fn answer(
    app: &App,
    bot: &str,
    playing: &LoadedGame,
    seat: Seat,
    minds: &mut Minds,
) -> Result<String, Error> {
    let (asked, table) = (Instant::now(), playing.table.as_ref());
    let for_people = has_people(playing);
    let pace = named(bot).map_or(Pace::Quick, Pace::of);
    let thought = thought(app, bot, table, seat, minds, Question { pace, for_people }).await?;
    let sentence = match thought {
        Some(sentence) => sentence,
        None => spare_answer(app, table, seat).await?,
    };
    if for_people {
        metrics::histogram!("bastide_bot_wait_seconds").record(asked.elapsed().as_secs_f64());
    }
    Ok(sentence)
}

/// What a bot thinks up, on a thread of its own; nothing if it fails or comes too late.
async fn thought(
    app: &App,
    bot: &str,
    table: &dyn DynTable,
    seat: Seat,
    minds: &mut Minds,
    question: Question,
) -> Result<Option<String>, Error> {
    let name = bot.to_string();
    // A thread that fails or comes too late keeps the mind, and the next question finds a new one.
    let mut mind = match minds.remove(&seat) {
        Some(mind) => mind,
        None => Mind::new(seed()?),
    };
    let asked = Instant::now();
    let patience = app.config.thinking_patience;
    let late = |_: Elapsed| "too late";
    let thinks = async {
        let mut line = app.pool.threads.line_up(question, asked).ok_or("too many wait")?;
        let thread = tokio::time::timeout(patience, line.granted()).await.map_err(late)?;
        let thread = thread.ok_or("no thread")?;
        let begun = Instant::now();
        let (think, shown) = (Arc::clone(&app.config.think), table.copy());
        // A searching bot answers in time with what it has found; one that does not is told to stop.
        let stop = StopOnDrop(Cancel::new());
        let budget = Budget::until(asked + patience * 9 / 10).with_cancel(stop.0.clone());
        let thought = spawn_low_priority("bot", move || {
            // Kept by the thread, so that one that hangs counts as one.
            let _thread = thread;
            let sentence = think(&name, shown.as_ref(), seat, &mut mind, &budget);
            (sentence, mind)
        });
        let left = patience.saturating_sub(asked.elapsed());
        let thought = tokio::time::timeout(left, thought).await.map_err(late);
        metrics::histogram!("bastide_bot_seconds").record(begun.elapsed().as_secs_f64());
        thought?.map_err(|_| "a panic")
    };
    match thinks.await {
        Ok((sentence, mind)) => {
            minds.insert(seat, mind);
            Ok(Some(sentence))
        }
        Err(why) => {
            tracing::error!(bot, why, "a bot has no answer; the greedy one plays for it");
            metrics::counter!("bastide_bot_failures_total").increment(1);
            Ok(None)
        }
    }
}

/// The move of the greedy bot, for whoever has none.
pub(crate) async fn spare_answer(
    app: &App,
    table: &dyn DynTable,
    seat: Seat,
) -> Result<String, Error> {
    let (shown, spare) = (table.copy(), Arc::clone(&app.pool.spare));
    let greedy = async {
        let permit = spare.acquire_owned().await.ok()?;
        let thought = spawn_low_priority("bot", move || {
            let _permit = permit;
            shown.think("greedy", seat, &mut Mind::new(1), &Budget::UNLIMITED)
        });
        thought.await.ok()
    };
    if let Ok(Some(sentence)) = tokio::time::timeout(SPARE_PATIENCE, greedy).await {
        return Ok(sentence);
    }
    table.anything().ok_or_else(|| Error::Internal("a player has nothing to choose".to_string()))
}

/// Stops a bot when nobody waits for its answer any more.
struct StopOnDrop(Cancel);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

fn seed() -> Result<u64, Error> {
    let bytes = crate::token::random()?;
    Ok(seed_of(0, &bytes.map(u64::from)))
}
