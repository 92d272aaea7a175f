//! `bastide arena`: which of two players is stronger, bots of ours or other people's engines.

mod contest;
pub(crate) mod fault;
mod game;
mod player;
pub(crate) mod process;
mod report;
mod statistics;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};

use crate::games::{self, CliGame, GameKind, by_game};
use crate::interrupt::on_interrupt;
use crate::weights::WeightsArgs;
use crate::{Verdict, names, progress};
use contest::Contest;
use game::Complaints;
use player::Who;
use process::{EngineLog, Process, Terms};
use report::Report;
use statistics::Hypotheses;

/// Let two players compete in mirrored pairs of games on the same draws.
///
/// A player is a bot (random, greedy, level1 to level7, look, search:ms=N, search:playouts=N, mcts:…) or
/// `engine:COMMAND`, another program that speaks the protocol of docs/engine-protocol.md. In a pair, A sits at each
/// seat once and B at all others. Ctrl-C ends the run early and prints the results so far. docs/arena.md explains
/// how the numbers are computed.
#[derive(clap::Args)]
#[command(after_help = names::after(EXAMPLES))]
pub(crate) struct Args {
    /// The player whose score is measured
    a: String,
    /// The player it is measured against
    b: String,
    /// The game
    #[arg(long, value_name = "GAME", value_enum, default_value_t = GameKind::Carcassonne)]
    game: GameKind,
    /// What to play with: elements, boxes, presets, and `no-X`
    #[arg(long, value_name = "LIST", default_value = "base")]
    with: String,
    /// Number of players
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Number of pairs: each is one order of draws, played from every seat
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// Seed for the draws of all pairs, and for the players
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads to use [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Stop as soon as one of these two scores for A is accepted [default: an even score, and 3 % more]
    #[arg(long, value_name = "H0,H1", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    sprt: Option<String>,
    /// Milliseconds that engines may think per choice; one second later they forfeit the choice
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Show what engines write to standard error, and their `info` lines
    #[arg(long)]
    verbose: bool,
    /// Write each engine process's standard error and `info` lines to a file in this folder
    #[arg(long, value_name = "FOLDER")]
    engine_log: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    weights: WeightsArgs,
}

const EXAMPLES: &str = "\
Examples:
  bastide arena level5 greedy
  bastide arena greedy 'engine:python3 examples/engine_random.py' --pairs 10
  bastide arena search:playouts=200 search:playouts=100 --game castle --pairs 2000 --sprt
  bastide arena level7 level5 --game cardcassonne --players 4 --json";

/// How long an engine may think where nobody has told it.
const PATIENCE: Duration = Duration::from_secs(30);
/// How much longer than it was told an engine may take.
const GRACE: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    args.weights.replace()?;
    by_game!(args.game, G => run_game::<G>(args))
}

fn run_game<G: CliGame>(args: &Args) -> Result<Verdict> {
    let setup = games::set_up::<G>(&args.with, args.players, "--players")?;
    let who = [Who::read(&args.a).context("A")?, Who::read(&args.b).context("B")?];
    let names = [args.a.clone(), args.b.clone()];
    let terms = Terms {
        ms: args.ms,
        patience: args.ms.map_or(PATIENCE, |ms| Duration::from_millis(ms) + GRACE),
        verbose: args.verbose,
        log: engine_log(args.engine_log.as_deref())?,
        stopped: on_interrupt()?,
    };
    for (side, (who, name)) in ["A", "B"].iter().zip(who.iter().zip(&names)) {
        if let Who::Engine(command) = who {
            // Better refused now than in every game.
            let started = Process::start(command, G::NAME, &terms);
            started.map_err(|fault| anyhow!("{side}: {name}: {fault}"))?;
        }
    }
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let bar = progress::bar(args.pairs, "pairs");
    let contest = Contest::<G> {
        setup,
        players: args.players,
        who,
        names,
        terms,
        pairs: args.pairs,
        seed: args.seed,
        threads: args.threads.map_or(cores, NonZeroUsize::get).min(256),
        hypotheses: hypotheses(args.sprt.as_deref().unwrap_or_default(), args.players)?,
        stops_early: args.sprt.is_some(),
        decided: AtomicBool::new(false),
        complaints: Complaints::new(&bar),
    };
    let pairs = contest.play(&bar);
    bar.finish_and_clear();
    if pairs.is_empty() {
        bail!("interrupted before a pair was over");
    }
    let report = Report::of(&contest, &pairs);
    let mut out = io::stdout().lock();
    match args.json {
        true => report.write_json(&mut out)?,
        false => report.write(&mut out)?,
    }
    let decided = contest.decided.into_inner();
    if decided || pairs.len() as u64 == args.pairs {
        return Ok(Verdict::Done);
    }
    let (pairs, of) = (pairs.len(), args.pairs);
    writeln!(io::stderr(), "bastide: interrupted after {pairs} of {of} pairs")?;
    Ok(Verdict::Interrupted)
}

fn engine_log(folder: Option<&Path>) -> Result<Option<Arc<EngineLog>>> {
    let log = folder
        .map(|folder| EngineLog::create(folder).with_context(|| folder.display().to_string()));
    Ok(log.transpose()?.map(Arc::new))
}

/// Reads `0.5,0.53`; by default an even score, and 3 % more.
fn hypotheses(text: &str, players: usize) -> Result<Hypotheses> {
    if text.is_empty() {
        let h0 = 1.0 / players as f64;
        return Ok(Hypotheses { h0, h1: h0 + 0.03 });
    }
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let read = text.split_once(',').and_then(|(h0, h1)| Some((number(h0)?, number(h1)?)));
    match read {
        Some((h0, h1)) if 0.0 < h0 && h0 < h1 && h1 < 1.0 => Ok(Hypotheses { h0, h1 }),
        Some(_) | None => {
            bail!("--sprt: two scores between 0 and 1, the smaller first: `0.5,0.53`")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hypotheses_are_two_scores() {
        let read = hypotheses("0.5, 0.6", 2).unwrap();
        assert_eq!((read.h0, read.h1), (0.5, 0.6));
        assert_eq!(hypotheses("", 4).unwrap().h0, 0.25);
        for text in ["0.5", "0.6,0.5", "0,0.5", "a,b", "0.5,NaN", "0.5,1"] {
            assert!(hypotheses(text, 2).is_err(), "{text}");
        }
    }
}
