//! `bastide dataset`: training data for networks that are trained on a GPU.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, anyhow, bail};
use bastide_bots::teacher::Taught;
use bastide_bots::train::{Course, Dataset, Exam, SelfPlay};
use bastide_bots::{HasBots, Learned};
use indicatif::ProgressBar;

use crate::games::{self, CliGame};
use crate::interrupt::on_interrupt;
use crate::train::read_weights;
use crate::{Verdict, progress, threads};

/// Write training data for a network that is trained on a GPU.
///
/// The bot of a two-player course plays against itself. Some games yield every position with the points that both seats
/// went on to score; others yield turns in which each candidate move is played out a few times on the same draws.
/// `train/joint.py` in the source tree trains on such a folder. The same seed gives the same data on any number of
/// threads.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The course: two or castle
    course: String,
    /// The folder to write to; it is created if it does not exist
    #[arg(short, long, value_name = "FOLDER")]
    out: PathBuf,
    /// Number of games that yield positions
    #[arg(long, default_value_t = 64_000, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    games: u64,
    /// Number of games that yield compared turns
    #[arg(long, default_value_t = 8_000, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    compared: u64,
    /// Weights to play with [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Seed for all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads to use [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

const EXAMPLES: &str = "\
Examples:
  bastide dataset two --out dataset
  bastide dataset two --weights my.weights --out validation --games 2000 --compared 200 --seed 2";

/// Games between two checks for Ctrl-C.
const ROUND: u64 = 256;

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let course = Course::named(&args.course);
    let course = course.filter(|course| ["two", "castle"].contains(&course.name));
    let course = course.ok_or_else(|| {
        anyhow!("`{}` is no course of games of two; there are two, castle", args.course)
    })?;
    let pool = threads::pool(args.threads)?;
    pool.install(|| match course.game {
        "castle" => write::<bastide_castle::State>(args, &course),
        _ => write::<bastide_carcassonne::State>(args, &course),
    })
}

fn write<G>(args: &Args, course: &Course) -> Result<Verdict>
where
    G: CliGame + Taught + HasBots<Setup: Sync>,
{
    let set_up = |(with, seats): &(&str, usize)| games::set_up::<G>(with, *seats, "course");
    let setups = course.setups.iter().map(set_up).collect::<Result<Vec<_>>>()?;
    let net = match &args.weights {
        Some(file) => read_weights::<G, G::Judge>(file)?.into(),
        None => G::new(&setups[0]).net(),
    };
    let self_play = SelfPlay::<G, _> {
        judge: G::Judge::with_net(net),
        setups,
        // As at the end of the course, when whoever plays knows what there is to know.
        lesson: course.lesson(course.total() - 1),
        seed: args.seed,
    };
    std::fs::create_dir_all(&args.out).with_context(|| args.out.display().to_string())?;
    let about = format!(
        "bastide-dataset 1 {} {} sorts={} width={}\n",
        G::NAME,
        G::Judge::VERSION,
        G::Judge::SORTS,
        bastide_bots::learned::WIDTH
    );
    crate::file::write(&args.out.join("about.txt"), about)?;
    let stopped = on_interrupt()?;
    let bar = progress::bar(args.games + args.compared, "games");
    let games = |numbers| self_play.games(numbers);
    let compared = |numbers| self_play.comparisons(&Exam::USUAL, numbers);
    let mut done = Files::create(&args.out, "games")?.fill(args.games, games, &bar, &stopped)?;
    done += Files::create(&args.out, "turns")?.fill(args.compared, compared, &bar, &stopped)?;
    bar.finish_and_clear();
    if done < args.games + args.compared {
        let of = args.games + args.compared;
        writeln!(io::stderr(), "bastide: interrupted after {done} of {of} games")?;
        return Ok(Verdict::Interrupted);
    }
    writeln!(io::stdout(), "{done} games, dataset in {}", args.out.display())?;
    Ok(Verdict::Done)
}

/// The two files of one kind of data.
struct Files {
    records: BufWriter<File>,
    vectors: BufWriter<File>,
    name: String,
}

impl Files {
    fn create(folder: &Path, name: &str) -> Result<Files> {
        let open = |kind: &str| -> Result<BufWriter<File>> {
            let path = folder.join(format!("{name}.{kind}"));
            let file = File::create(&path).with_context(|| path.display().to_string())?;
            Ok(BufWriter::new(file))
        };
        let name = folder.join(name).display().to_string();
        Ok(Files { records: open("records")?, vectors: open("vectors")?, name })
    }

    /// Writes what so many games yield, round by round, until somebody stops it; how many were played.
    fn fill(
        mut self,
        count: u64,
        play: impl Fn(Range<u64>) -> Dataset,
        bar: &ProgressBar,
        stopped: &AtomicBool,
    ) -> Result<u64> {
        let mut first = 0;
        while first < count && !stopped.load(Ordering::Relaxed) {
            let next = count.min(first + ROUND);
            self.write(&play(first..next))?;
            bar.inc(next - first);
            first = next;
        }
        self.finish()?;
        Ok(first)
    }

    fn write(&mut self, dataset: &Dataset) -> Result<()> {
        let written = self.records.write_all(&dataset.records);
        let written = written.and_then(|()| self.vectors.write_all(&dataset.vectors));
        written.with_context(|| self.name.clone())
    }

    fn finish(mut self) -> Result<()> {
        for file in [&mut self.records, &mut self.vectors] {
            if let Err(error) = file.flush() {
                bail!("{}: {error}", self.name);
            }
        }
        Ok(())
    }
}
