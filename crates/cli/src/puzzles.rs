//! `bastide puzzles`: makes the puzzles of the day.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bastide_bots::Cancel;
use bastide_bots::puzzles::{Effort, Generator, Grade, PER_DAY, Pool, Progress, Puzzle};

use crate::file;
use crate::interrupt::on_interrupt;
use crate::{Verdict, progress, threads};

/// Make puzzles: positions from games of bots in which one turn is clearly the best.
///
/// Every puzzle is a record that ends with the question. Keys that begin with x- give its grade, the best turn and what
/// other turns lose. The same seed gives the same puzzles on any number of threads. The file is saved after every two
/// days' worth of puzzles; the same command continues from there, even with a higher --count.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Number of puzzles, ten per day
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// Seed for all games and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads to use [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

const EXAMPLES: &str = "\
Examples:
  bastide puzzles --count 20 --out puzzles.txt
  bastide puzzles --count 200 --out crates/bots/puzzles/pool.txt";

/// How often to check for Ctrl-C.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let pool = threads::pool(args.threads)?;
    let days = (args.count as usize).div_ceil(PER_DAY);
    let mut puzzles = begun(args)?;
    let done = (puzzles.len() / PER_DAY).min(days);
    let generator =
        Generator { seed: args.seed, days, done, effort: Effort::USUAL, cancel: Cancel::new() };
    let (stopped, cancel) = (on_interrupt()?, generator.cancel.clone());
    // Not joined: it waits for something that may never come.
    std::thread::spawn(move || {
        while !stopped.load(Ordering::Relaxed) {
            std::thread::sleep(POLL_INTERVAL);
        }
        cancel.cancel();
    });
    let bar = progress::bar((days * PER_DAY) as u64, "puzzles");
    let mut written = Ok(());
    pool.install(|| {
        let told = |now: Progress| {
            bar.set_position(now.puzzles as u64);
            bar.set_message(format!("puzzles, {} games", now.games));
        };
        generator.run(&told, &mut |more| {
            puzzles.extend(more);
            written = write(args, &puzzles);
            if written.is_err() {
                generator.cancel.cancel();
            }
        });
    });
    bar.finish_and_clear();
    written?;
    if puzzles.is_empty() {
        writeln!(io::stderr(), "bastide: interrupted; nothing was written")?;
        return Ok(Verdict::Interrupted);
    }
    let graded = |grade: Grade| puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
    let [easy, medium, hard] = Grade::ALL.map(graded);
    let (made, out) = (puzzles.len(), args.out.display());
    writeln!(io::stdout(), "{made} puzzles in {out}: {easy} easy, {medium} medium, {hard} hard")?;
    if made < days * PER_DAY {
        writeln!(io::stderr(), "bastide: interrupted before {} puzzles", days * PER_DAY)?;
        return Ok(Verdict::Interrupted);
    }
    Ok(Verdict::Done)
}

/// What the first line of a file says.
fn title(seed: u64) -> String {
    format!("# Puzzles, made by `bastide puzzles --seed {seed}`; docs/teacher.md says how.")
}

/// The puzzles of an earlier run with the same seed that the file has; none if there is no file.
fn begun(args: &Args) -> Result<Vec<Puzzle>> {
    // Whatever cannot be written is found out before the work.
    if !args.out.exists() {
        file::check_writable(&args.out)?;
        return Ok(Vec::new());
    }
    let name = args.out.display();
    let text = file::read(&args.out)?;
    if text.lines().next() != Some(title(args.seed).as_str()) {
        bail!("{name}: is no work of the same seed; remove it to begin anew");
    }
    let pool: Pool = text.parse().with_context(|| name.to_string())?;
    Ok(pool.puzzles().to_vec())
}

fn write(args: &Args, puzzles: &[Puzzle]) -> Result<()> {
    let pool = Pool::new(puzzles.to_vec());
    file::write(&args.out, format!("{}\n\n{pool}", title(args.seed)))
}
