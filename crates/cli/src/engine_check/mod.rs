//! `bastide engine-check`: plays an engine through every situation of the protocol and says what it does wrong.

mod situation;
mod trial;

use std::io::{self, Write};
use std::time::Duration;

use anyhow::{Result, bail};
use bastide_bots::engine::Order;

use crate::Verdict;
use crate::arena::fault::Fault;
use crate::arena::process::{Process, Terms};
use crate::games::{CliGame, GameKind, by_game};
use crate::interrupt::on_interrupt;
use situation::Situation;
use trial::Trial;

/// Play an engine through every situation of the protocol, and say what it does wrong.
///
/// The engine is started with COMMAND and plays short scripted games: after each of its choices the move of the script
/// comes back, which may be another one. Checked are the greeting, lines and keys that it does not know, the largest
/// seed, a whole game of each kind (with hidden cards in Cardcassonne), a tile that fits nowhere, turns that end by
/// themselves, tiles that look the same in several facings, `stop`, thinking time, and `quit`. docs/engine-protocol.md has the protocol.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The engine's program and its arguments
    #[arg(
        value_name = "COMMAND",
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    command: Vec<String>,
    /// Milliseconds that the engine may think per choice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    ms: u64,
    /// Only this game [default: all that the engine plays]
    #[arg(long, value_name = "GAME", value_enum)]
    game: Option<GameKind>,
    /// Show what the engine writes to standard error, and its `info` lines
    #[arg(long)]
    verbose: bool,
}

const EXAMPLES: &str = "\
Examples:
  bastide engine-check python3 examples/engine_random.py
  bastide engine-check --game castle --ms 500 ./my-engine --fast

Exit codes: 0 all is well, 1 the engine does something wrong, 2 it cannot be started.";

/// Time allowed beyond an engine's thinking time, as in the arena.
const GRACE: Duration = Duration::from_secs(1);

/// Prints a line for every check.
#[derive(Debug, Default)]
struct Report {
    failed: usize,
    passed: usize,
}

impl Report {
    fn line(&mut self, what: &str, outcome: Result<String, String>) -> io::Result<()> {
        let mut out = io::stdout().lock();
        match outcome {
            Ok(note) => {
                self.passed += 1;
                writeln!(out, "ok    {what}{note}")
            }
            Err(why) => {
                self.failed += 1;
                writeln!(out, "FAIL  {what}: {why}")
            }
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let terms = Terms {
        ms: Some(args.ms),
        patience: Duration::from_millis(args.ms) + GRACE,
        verbose: args.verbose,
        log: None,
        stopped: on_interrupt()?,
    };
    let (mut process, games) = match Process::meet(&args.command, &terms) {
        Ok(met) => met,
        Err(fault) => bail!("{}: {fault}", args.command.join(" ")),
    };
    let mut report = Report::default();
    report.line("it says who it is, which games it plays, and is ready", Ok(String::new()))?;
    // A reply to this is noticed at the next question.
    process.tell_line("juggle 3 balls");
    let kinds = kinds(&games, args.game)?;
    for kind in kinds {
        by_game!(kind, G => check_game::<G>(args, &terms, &mut process, &mut report))?;
        if terms.stopped.load(std::sync::atomic::Ordering::Relaxed) {
            return Ok(Verdict::Interrupted);
        }
    }
    let quits = process.is_alive() && process.quits();
    report.line(
        "`quit` ends it within a second",
        if quits { Ok(String::new()) } else { Err("it is still running".to_string()) },
    )?;
    let Report { failed, passed } = report;
    writeln!(io::stdout(), "\n{passed} passed, {failed} failed")?;
    Ok(if failed == 0 { Verdict::Done } else { Verdict::Wanting })
}

/// The games to check: those that both sides know, or the one that is wanted.
fn kinds(games: &[String], wanted: Option<GameKind>) -> Result<Vec<GameKind>> {
    let known: Vec<GameKind> = games.iter().filter_map(|name| GameKind::named(name)).collect();
    match wanted {
        None if known.is_empty() => bail!("`games {}` names no game of ours", games.join(" ")),
        None => Ok(known),
        Some(kind) if known.contains(&kind) => Ok(vec![kind]),
        Some(_) => bail!("it plays only `{}`", games.join(" ")),
    }
}

fn check_game<G: CliGame>(
    args: &Args,
    terms: &Terms,
    process: &mut Process,
    report: &mut Report,
) -> Result<()> {
    for situation in Situation::all::<G>() {
        let name = format!("{}: {}", G::NAME, situation.name());
        let Some(script) = situation.find::<G>()? else { continue };
        if !process.is_alive() {
            *process = match Process::meet(&args.command, terms) {
                Ok((process, _)) => process,
                Err(fault) => {
                    report.line(&name, Err(fault.to_string()))?;
                    continue;
                }
            };
        }
        let outcome = Trial::new(situation, &script, terms).run(process);
        report.line(&name, outcome)?;
    }
    Ok(())
}

/// Describes a fault with the entry and the order before it.
fn describe_fault(fault: &Fault, entry: usize, orders: &[Order]) -> String {
    let last = orders.iter().rev().find(|order| !matches!(order, Order::Option(_) | Order::Go(_)));
    match last {
        Some(last) => format!("entry {entry}: {fault} (after `{last}`)"),
        None => format!("entry {entry}: {fault}"),
    }
}
