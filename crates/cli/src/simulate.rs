//! `bastide simulate`: many games of bots, and what came of them.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Result, bail};
use bastide_bots::{SeededRng, Strength, seed_of};
use bastide_carcassonne::PLAYERS;
use bastide_game::Seat;
use bastide_game::battery::{Broken, play_checked};
use cpu_time::ProcessTime;
use indicatif::ProgressBar;
use serde::Serialize;

use crate::driver::Driver;
use crate::games::{self, CliGame, GameKind, by_game};
use crate::interrupt::on_interrupt;
use crate::{Verdict, names, progress, seats};

/// Let bots play many games and print statistics.
///
/// Game number i depends only on the seed and i, so the results are the same for any number of threads.
/// Ctrl-C ends the run early and prints the results so far.
#[derive(clap::Args)]
#[command(after_help = names::after(EXAMPLES))]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_name = "GAME", value_enum, default_value_t = GameKind::Carcassonne)]
    game: GameKind,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What to play with: elements, boxes, presets, and `no-X`
    #[arg(long, value_name = "LIST", default_value = "base")]
    with: String,
    /// Number of players
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// One bot for all seats, or one for each: random, greedy, level1 to level7
    #[arg(long, value_name = "LIST", default_value = "random")]
    bots: String,
    /// Seed for the draws of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads to use [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object instead of a summary
    #[arg(long)]
    json: bool,
    /// Check every invariant after every move (random games only)
    #[arg(long)]
    check: bool,
}

const EXAMPLES: &str = "\
Examples:
  bastide simulate --games 200 --bots greedy,random
  bastide simulate --games 100000 --with classic --players 4 --json
  bastide simulate --games 500 --with classic --check
  bastide simulate --game castle --games 100000
  bastide simulate --game cardcassonne --players 4 --bots level3,greedy,greedy,greedy --games 20";

/// What the games of a run share.
#[derive(Debug)]
struct Run<G: CliGame> {
    setup: G::Setup,
    bots: Vec<Strength>,
    games: u64,
    seed: u64,
    threads: usize,
    check: bool,
    /// Whether no more games are begun.
    stopped: Arc<AtomicBool>,
}

/// Sums over games. Whole numbers: in whatever order they are added, the sum is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Totals {
    games: u64,
    points: [i64; *PLAYERS.end()],
    wins: [u64; *PLAYERS.end()],
    /// Games that somebody won alone.
    alone: [u64; *PLAYERS.end()],
    draws: u64,
    turns: u64,
    discarded: u64,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Summary {
    games: u64,
    players: usize,
    with: String,
    threads: usize,
    seconds: f64,
    cpu_seconds: f64,
    games_per_second: f64,
    games_per_cpu_second: f64,
    mean_points: Vec<f64>,
    wins: Vec<u64>,
    #[serde(skip)]
    alone: Vec<u64>,
    draws: u64,
    mean_turns: f64,
    discarded: f64,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    by_game!(args.game, G => run_game::<G>(args))
}

fn run_game<G: CliGame>(args: &Args) -> Result<Verdict> {
    let setup = games::set_up::<G>(&args.with, args.players, "--players")?;
    let bots = seats::bots(&args.bots, args.players)?;
    if args.check && bots.iter().any(|bot| *bot != Strength::Random) {
        bail!("--check plays random games: leave --bots out");
    }
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or(cores, NonZeroUsize::get);
    let run = Run::<G> {
        setup,
        bots,
        games: args.games,
        seed: args.seed,
        threads: threads.min(256),
        check: args.check,
        stopped: on_interrupt()?,
    };
    let (wall, cpu) = (Instant::now(), ProcessTime::now());
    let bar = progress::bar(run.games, "games");
    let ended = all_games(&run, &bar);
    bar.finish_and_clear();
    let (wall, cpu) = (wall.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64());
    let mut out = io::stdout().lock();
    match ended {
        Ok(totals) if totals.games == 0 => bail!("interrupted before a game was over"),
        Ok(totals) => {
            let summary = Summary::of(&run, &totals, wall, cpu);
            match args.json {
                true => writeln!(out, "{}", serde_json::to_string(&summary)?)?,
                false => summary.write(&run, &mut out)?,
            }
            if totals.games == run.games {
                return Ok(Verdict::Done);
            }
            let (games, of) = (totals.games, run.games);
            writeln!(io::stderr(), "bastide: interrupted after {games} of {of} games")?;
            Ok(Verdict::Interrupted)
        }
        Err((game, broken)) => {
            writeln!(io::stderr(), "bastide: game {game}: {}", broken.what)?;
            write!(out, "{}", broken.record)?;
            Ok(Verdict::Wanting)
        }
    }
}

/// A game that did not hold, with its number.
type Failure = (u64, Box<Broken>);

/// Plays all games on all threads. Of several failures the first in number is the answer.
fn all_games<G: CliGame>(run: &Run<G>, bar: &ProgressBar) -> Result<Totals, Failure> {
    let next = AtomicU64::new(0);
    let sum = Mutex::new((Totals::default(), None::<Failure>));
    std::thread::scope(|scope| {
        for _ in 0..run.threads.min(run.games as usize) {
            scope.spawn(|| worker(run, &next, &sum, bar));
        }
    });
    let (totals, failure) = sum.into_inner().unwrap_or_else(PoisonError::into_inner);
    failure.map_or(Ok(totals), Err)
}

/// Takes games by small lots until none is left, or none before the first failure.
fn worker<G: CliGame>(
    run: &Run<G>,
    next: &AtomicU64,
    sum: &Mutex<(Totals, Option<Failure>)>,
    bar: &ProgressBar,
) {
    // Small enough that the last lots end together, large enough not to be felt.
    let lot = (run.games / (run.threads as u64 * 16)).clamp(1, 256);
    let mut driver = Driver::<G>::new(&run.bots);
    loop {
        let first = next.fetch_add(lot, Ordering::Relaxed);
        let beyond = |failure: &Option<Failure>| failure.as_ref().is_some_and(|(n, _)| *n < first);
        let stopped = run.stopped.load(Ordering::Relaxed);
        if stopped
            || first >= run.games
            || beyond(&sum.lock().unwrap_or_else(PoisonError::into_inner).1)
        {
            return;
        }
        let last = (first + lot).min(run.games);
        let mut totals = Totals::default();
        let mut failure = None;
        for game in first..last {
            if run.stopped.load(Ordering::Relaxed) {
                break;
            }
            if !run.check {
                totals.add(&driver.play(&run.setup, run.seed, game));
                continue;
            }
            let mut luck = SeededRng::new(seed_of(run.seed, &[game]));
            match play_checked::<G>(&run.setup, &mut luck, |state| state.verify(&run.setup)) {
                Ok(end) => totals.add(&end),
                Err(broken) => {
                    failure = Some((game, broken));
                    break;
                }
            }
        }
        bar.inc(totals.games);
        let mut sum = sum.lock().unwrap_or_else(PoisonError::into_inner);
        sum.0.merge(&totals);
        if let Some(failure) = failure
            && sum.1.as_ref().is_none_or(|(n, _)| failure.0 < *n)
        {
            sum.1 = Some(failure);
        }
    }
}

impl Totals {
    /// Adds a game that is over.
    fn add<G: CliGame>(&mut self, end: &G) {
        self.games += 1;
        for seat in Seat::all(end.seats()) {
            self.points[seat.index()] += i64::from(end.points(seat));
        }
        let winners = end.leaders();
        winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        if let [winner] = winners[..] {
            self.alone[winner.index()] += 1;
        }
        self.draws += u64::from(winners.len() > 1);
        self.turns += end.turns() as u64;
        self.discarded += end.discarded() as u64;
    }

    fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        for seat in 0..*PLAYERS.end() {
            self.points[seat] += other.points[seat];
            self.wins[seat] += other.wins[seat];
            self.alone[seat] += other.alone[seat];
        }
        self.draws += other.draws;
        self.turns += other.turns;
        self.discarded += other.discarded;
    }
}

impl Summary {
    fn of<G: CliGame>(run: &Run<G>, totals: &Totals, wall: f64, cpu: f64) -> Summary {
        let players = run.bots.len();
        let games = totals.games as f64;
        Summary {
            games: totals.games,
            players,
            with: G::with(&run.setup),
            threads: run.threads,
            seconds: wall,
            cpu_seconds: cpu,
            games_per_second: games / wall.max(1e-9),
            games_per_cpu_second: games / cpu.max(1e-9),
            mean_points: totals.points[..players]
                .iter()
                .map(|points| *points as f64 / games)
                .collect(),
            wins: totals.wins[..players].to_vec(),
            alone: totals.alone[..players].to_vec(),
            draws: totals.draws,
            mean_turns: totals.turns as f64 / games,
            discarded: totals.discarded as f64 / games,
        }
    }

    fn write<G: CliGame>(&self, run: &Run<G>, out: &mut impl Write) -> io::Result<()> {
        let with = match self.with.as_str() {
            "" => "base",
            with => with,
        };
        let checked = if run.check { ", every move checked" } else { "" };
        writeln!(out, "{} games of {} with {with}{checked}\n", self.games, self.players)?;
        writeln!(out, "  seat     bot      mean points     won")?;
        let shares = shares(&[&self.alone[..], &[self.draws]].concat());
        for (seat, bot) in run.bots.iter().enumerate() {
            writeln!(
                out,
                "  {:8} {:8} {:11.2} {:7}  {:5.1} %",
                G::SEATS[seat],
                bot.to_string(),
                self.mean_points[seat],
                self.alone[seat],
                shares[seat],
            )?;
        }
        writeln!(out, "  {:29} {:7}  {:5.1} %", "draws", self.draws, shares[run.bots.len()])?;
        writeln!(
            out,
            "\n  turns per game: {:.2}; {}s that fitted nowhere per game: {:.3}",
            self.mean_turns,
            G::THING,
            self.discarded
        )?;
        writeln!(
            out,
            "  {:.2} s on {} threads, {:.0} games/s; {:.2} s CPU, {:.0} games/s CPU",
            self.seconds,
            self.threads,
            self.games_per_second,
            self.cpu_seconds,
            self.games_per_cpu_second
        )
    }
}

/// Numbers as percentages with one decimal that add up to 100: what rounding leaves over goes where most was
/// cut off.
fn shares(of: &[u64]) -> Vec<f64> {
    const WHOLE: u64 = 1000;
    let sum = of.iter().sum::<u64>().max(1);
    let mut tenths: Vec<u64> = of.iter().map(|n| n * WHOLE / sum).collect();
    let mut by_rest: Vec<usize> = (0..of.len()).collect();
    by_rest.sort_by_key(|n| std::cmp::Reverse(of[*n] * WHOLE % sum));
    let left = WHOLE.saturating_sub(tenths.iter().sum());
    for n in by_rest.into_iter().take(left as usize) {
        tenths[n] += 1;
    }
    tenths.into_iter().map(|n| n as f64 / 10.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_stops_a_run_keeps_what_was_played() {
        let run = Run::<bastide_castle::State> {
            setup: games::set_up::<bastide_castle::State>("base", 2, "--players").unwrap(),
            bots: seats::bots("random", 2).unwrap(),
            games: 1_000_000_000,
            seed: 1,
            threads: 2,
            check: false,
            stopped: Arc::new(AtomicBool::new(false)),
        };
        let bar = ProgressBar::hidden();
        let totals = std::thread::scope(|scope| {
            scope.spawn(|| {
                while bar.position() == 0 {
                    std::thread::yield_now();
                }
                run.stopped.store(true, Ordering::Relaxed);
            });
            all_games(&run, &bar).map_err(|(game, _)| game).unwrap()
        });
        assert!(totals.games > 0 && totals.games < run.games);
        let known = totals.alone.iter().sum::<u64>() + totals.draws;
        assert_eq!(known, totals.games);
    }

    #[test]
    fn shares_add_up() {
        assert_eq!(shares(&[1, 1, 1]), [33.4, 33.3, 33.3]);
        assert_eq!(shares(&[48, 48, 4]), [48.0, 48.0, 4.0]);
        assert_eq!(shares(&[7, 0]), [100.0, 0.0]);
    }
}
