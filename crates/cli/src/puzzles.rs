//! `bastide puzzles`: makes the puzzles of the day.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Result;
use bastide_bots::Cancel;
use bastide_bots::puzzles::{Effort, Generator, Grade, PER_DAY, Pool};

use crate::file;
use crate::interrupt::on_interrupt;
use crate::{Verdict, progress};

/// Make puzzles: positions from games of bots in which one turn is clearly the best.
///
/// Every puzzle is a record that ends with the question; keys that begin with x- tell how hard it is, what is best and
/// what other turns lose. With the same seed the same puzzles are made, on any number of threads. Ctrl-C writes those
/// of all days that are done.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Number of puzzles, ten for every day
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// Seed of all games and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

const EXAMPLES: &str = "\
Examples:
  bastide puzzles --count 20 --out puzzles.txt
  bastide puzzles --seed 7 --out crates/bots/puzzles/pool.txt";

/// How often to check for Ctrl-C.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let threads = args.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.min(256)).build()?;
    let days = (args.count as usize).div_ceil(PER_DAY);
    let generator =
        Generator { seed: args.seed, days, effort: Effort::USUAL, cancel: Cancel::new() };
    // Whatever cannot be written is found out before the work.
    file::check_writable(&args.out)?;
    let (stopped, cancel) = (on_interrupt()?, generator.cancel.clone());
    // Not joined: it waits for something that may never come.
    std::thread::spawn(move || {
        while !stopped.load(Ordering::Relaxed) {
            std::thread::sleep(POLL_INTERVAL);
        }
        cancel.cancel();
    });
    let bar = progress::bar((days * PER_DAY) as u64, "puzzles");
    let puzzles = pool.install(|| {
        generator.run(&|now| {
            bar.set_position(now.puzzles as u64);
            bar.set_message(format!("puzzles, {} games", now.games));
        })
    });
    bar.finish_and_clear();
    if puzzles.is_empty() {
        writeln!(io::stderr(), "bastide: interrupted; nothing was written")?;
        return Ok(Verdict::Interrupted);
    }
    let graded = |grade: Grade| puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
    let [easy, medium, hard] = Grade::ALL.map(graded);
    let made = puzzles.len();
    let pool = Pool::new(puzzles);
    let text = format!(
        "# Puzzles, made by `bastide puzzles --seed {} --count {}`; docs/teacher.md says how.\n\n{pool}",
        args.seed, made,
    );
    file::write(&args.out, text)?;
    let out = args.out.display();
    writeln!(io::stdout(), "{made} puzzles in {out}: {easy} easy, {medium} medium, {hard} hard")?;
    if made < days * PER_DAY {
        writeln!(io::stderr(), "bastide: interrupted before {} puzzles", days * PER_DAY)?;
        return Ok(Verdict::Interrupted);
    }
    Ok(Verdict::Done)
}
