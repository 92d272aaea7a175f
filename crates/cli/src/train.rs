//! `bastide train`: learns the weights by which bots judge positions.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use bastide_bots::Learned;
use bastide_bots::learned::Net;
use bastide_bots::teacher::Taught;
use bastide_bots::train::{Course, Learner};

use crate::file;
use crate::games::{self, CliGame};
use crate::interrupt::on_interrupt;
use crate::{Verdict, names, progress};

/// Learn what positions are worth from games of a bot against itself.
///
/// A course is what the weights of a kind of game are learned by: two, many, expansions (Carcassonne) or castle. With the
/// same seed it ends with the same weights, on any number of threads. Every minute a checkpoint is written beside
/// the weights; whoever starts the command again goes on from there. Ctrl-C writes what there is.
#[derive(clap::Args)]
#[command(after_help = names::after(EXAMPLES))]
pub(crate) struct Args {
    /// The course: two, many, expansions or castle
    course: String,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games [default: that of the course]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: Option<u64>,
    /// Seed of the first weights and of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

const EXAMPLES: &str = "\
Examples:
  bastide train two --out carcassonne-two.weights
  bastide train castle --games 2000 --out castle.weights --threads 1";

/// How often a checkpoint is written.
const EVERY: Duration = Duration::from_secs(60);

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let names: Vec<_> = Course::ALL.iter().map(|course| course.name).collect();
    let course = Course::named(&args.course)
        .ok_or_else(|| anyhow!("`{}` is no course; there are {}", args.course, names.join(", ")))?;
    let course = args.games.map_or(course, |games| course.of_length(games));
    let threads = args.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.min(256)).build()?;
    pool.install(|| match course.game {
        "castle" => learn::<bastide_castle::State>(args, &course),
        _ => learn::<bastide_carcassonne::State>(args, &course),
    })
}

fn learn<G>(args: &Args, course: &Course) -> Result<Verdict>
where
    G: CliGame + Taught + bastide_bots::HasBots<Setup: Sync>,
{
    let set_up = |(with, seats): &(&str, usize)| games::set_up::<G>(with, *seats, "course");
    let setups = course.setups.iter().map(set_up).collect::<Result<Vec<_>>>()?;
    let mut learner =
        Learner::<G, G::Judge>::new(Net::new(G::Judge::SORTS, args.seed), Vec::new(), args.seed);
    let part = args.out.with_extension("part");
    if part.exists() {
        let bytes = std::fs::read(&part).with_context(|| part.display().to_string())?;
        let resumed = learner.resume(&bytes);
        resumed.with_context(|| format!("{}: remove it to begin anew", part.display()))?;
        writeln!(io::stderr(), "bastide: going on after {} games", learner.games())?;
    }
    // Whatever cannot be written is found out before the work.
    file::write(&args.out, learner.weights().to_bytes(G::NAME, G::Judge::VERSION))?;
    let stopped = on_interrupt()?;
    let bar = progress::bar(course.games, "games");
    let mut written = Instant::now();
    while learner.games() < course.games && !stopped.load(Ordering::Relaxed) {
        let done = learner.games();
        let setups = match done < course.prelude {
            true => vec![set_up(&Course::PRELUDE)?],
            false => setups.clone(),
        };
        learner.set_setups(setups);
        let round = learner.round(course.round, &course.lesson(done), course.rate(done));
        bar.set_position(round.games.min(course.games));
        bar.set_message(format!(
            "games, {:.1} points each, error {:.2}",
            round.points, round.error
        ));
        if written.elapsed() > EVERY {
            file::write(&part, learner.checkpoint())?;
            written = Instant::now();
        }
    }
    bar.finish_and_clear();
    file::write(&args.out, learner.weights().to_bytes(G::NAME, G::Judge::VERSION))?;
    if learner.games() < course.games {
        file::write(&part, learner.checkpoint())?;
        let (done, of) = (learner.games(), course.games);
        writeln!(io::stderr(), "bastide: interrupted after {done} of {of} games")?;
        return Ok(Verdict::Interrupted);
    }
    if part.exists() {
        std::fs::remove_file(&part).with_context(|| part.display().to_string())?;
    }
    writeln!(io::stdout(), "{} games, weights in {}", learner.games(), args.out.display())?;
    Ok(Verdict::Done)
}
