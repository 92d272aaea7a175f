//! `bastide train`: learns the weights by which bots judge positions.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use bastide_bots::HasBots;
use bastide_bots::carcassonne::CarcassonneJudge;
use bastide_bots::cardcassonne::CardJudge;
use bastide_bots::castle::CastleJudge;
use bastide_bots::learned::Net;
use bastide_bots::train::{Course, Learner, Student};

use crate::file;
use crate::games::{self, CliGame};
use crate::interrupt::on_interrupt;
use crate::{Verdict, progress, threads};

/// Learn position values from games of a bot against itself.
///
/// The course selects the kind of game to learn: two, many or expansions (all three Carcassonne), castle, cards-two or
/// cards-many (both Cardcassonne). The same seed
/// gives the same weights on any number of threads. Every minute a checkpoint is written beside the weights; run the
/// same command again to resume from it. Ctrl-C writes the weights learned so far.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The course: two, many, expansions, castle, cards-two or cards-many
    course: String,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games [default: set by the course]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: Option<u64>,
    /// Seed for the initial weights and for all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Start from the weights of a finished first stage, and learn only the second stage of the course
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Number of threads to use [default: all cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

const EXAMPLES: &str = "\
Examples:
  bastide train two --out carcassonne-two.weights
  bastide train two --from first.weights --out carcassonne-two.weights
  bastide train castle --games 2000 --out castle.weights --threads 1";

/// How often a checkpoint is written.
const EVERY: Duration = Duration::from_secs(60);

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let names: Vec<_> = Course::ALL.iter().map(|course| course.name).collect();
    let course = Course::named(&args.course)
        .ok_or_else(|| anyhow!("`{}` is no course; there are {}", args.course, names.join(", ")))?;
    let course = args.games.map_or(course, |games| course.of_length(games));
    let pool = threads::pool(args.threads)?;
    pool.install(|| match course.game {
        "castle" => learn::<bastide_castle::State, CastleJudge>(args, &course),
        "cardcassonne" => learn::<bastide_cardcassonne::State, CardJudge>(args, &course),
        _ => learn::<bastide_carcassonne::State, CarcassonneJudge>(args, &course),
    })
}

fn learn<G, S>(args: &Args, course: &Course) -> Result<Verdict>
where
    G: CliGame + HasBots<Setup: Sync>,
    S: Student<G>,
{
    let set_up = |(with, seats): &(&str, usize)| games::set_up::<G>(with, *seats, "course");
    let setups = course.setups.iter().map(set_up).collect::<Result<Vec<_>>>()?;
    let mut learner = Learner::<G, S>::new(Net::new(S::SORTS, args.seed), Vec::new(), args.seed);
    let part = args.out.with_extension("part");
    if part.exists() {
        let bytes = std::fs::read(&part).with_context(|| part.display().to_string())?;
        let resumed = learner.resume(&bytes);
        resumed.with_context(|| format!("{}: remove it to begin anew", part.display()))?;
        writeln!(io::stderr(), "bastide: going on after {} games", learner.games())?;
    }
    let mut stages = Stages::new(args, course);
    if let Some(from) = &args.from
        && course.second_after(learner.games()).is_none()
    {
        let stage = course.second;
        let stage = stage.ok_or_else(|| anyhow!("the course `{}` has one stage", course.name))?;
        let first = read_weights::<G, S>(from)?;
        if first.is_joint() {
            let file = from.display();
            bail!("{file}: these weights have a joint head, which only train/joint.py can train");
        }
        learner.begin_stage(&first, stage.units, course.games);
        stages.keep::<G, S>(first)?;
    }
    if course.second_after(learner.games()).is_some() && stages.first.is_none() {
        stages.first = Some(read_weights::<G, S>(&stages.file)?);
    }
    // Whatever cannot be written is found out before the work.
    file::write(&args.out, stages.weights(&learner).to_bytes(G::NAME, S::VERSION))?;
    let stopped = on_interrupt()?;
    let bar = progress::bar(course.total(), "games");
    let mut written = Instant::now();
    while learner.games() < course.total() && !stopped.load(Ordering::Relaxed) {
        let done = learner.games();
        if let (Some(stage), None) = (course.second_after(done), &stages.first) {
            let first = learner.weights();
            learner.begin_stage(&first, stage.units, done);
            stages.keep::<G, S>(first)?;
        }
        let setups = match done < course.prelude {
            true => vec![set_up(&Course::PRELUDE)?],
            false => setups.clone(),
        };
        learner.set_setups(setups);
        let round = learner.round(&course.lesson(done));
        bar.set_position(round.games.min(course.total()));
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
    file::write(&args.out, stages.weights(&learner).to_bytes(G::NAME, S::VERSION))?;
    if learner.games() < course.total() {
        file::write(&part, learner.checkpoint())?;
        let (done, of) = (learner.games(), course.total());
        writeln!(io::stderr(), "bastide: interrupted after {done} of {of} games")?;
        return Ok(Verdict::Interrupted);
    }
    for done in [&part, &stages.file].into_iter().filter(|file| file.exists()) {
        std::fs::remove_file(done).with_context(|| done.display().to_string())?;
    }
    writeln!(io::stdout(), "{} games, weights in {}", learner.games(), args.out.display())?;
    Ok(Verdict::Done)
}

/// What the first stage of a course has learned, kept in a file of its own while the second goes on.
struct Stages {
    file: PathBuf,
    first: Option<Net>,
    /// Whether the mean of what both say is kept.
    mean: bool,
}

impl Stages {
    fn new(args: &Args, course: &Course) -> Stages {
        let mean = course.second.is_some_and(|stage| stage.mean);
        Stages { file: args.out.with_extension("first"), first: None, mean }
    }

    fn keep<G: CliGame + HasBots, S: Student<G>>(&mut self, first: Net) -> Result<()> {
        file::write(&self.file, first.to_bytes(G::NAME, S::VERSION))?;
        self.first = Some(first);
        Ok(())
    }

    /// What was learned so far, by both stages if both count.
    fn weights<G, S>(&self, learner: &Learner<G, S>) -> Net
    where
        G: HasBots<Setup: Sync>,
        S: Student<G>,
    {
        let second = learner.weights();
        let first = self.first.as_ref().filter(|_| self.mean);
        first.and_then(|first| first.averaged(&second)).unwrap_or(second)
    }
}

/// The weights of a file.
pub(crate) fn read_weights<G: CliGame + HasBots, S: Student<G>>(file: &Path) -> Result<Net> {
    let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
    let net = Net::from_bytes(&bytes, G::NAME, S::SORTS, S::VERSION);
    net.with_context(|| file.display().to_string())
}
