//! `bastide review`: what every decision of a finished game cost.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use bastide_bots::Budget;
use bastide_bots::cardcassonne::Tutor;
use bastide_bots::search::Limit;
use bastide_bots::teacher::{Charted, REVIEW, ReviewedMove, Teacher};
use bastide_game::{Game, MoveOf, Record, Table, Turn};
use serde_json::json;

use crate::games::GameKind;
use crate::{Verdict, file};

/// Review a finished game: what every decision cost compared with the best one.
///
/// By default every decision is played out as often as on the review page. With --against, a second review is made, and
/// the average difference between the two costs is printed. docs/teacher.md explains the numbers.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record of a finished game
    file: PathBuf,
    /// Playouts per decision
    #[arg(long, default_value_t = REVIEW.playouts, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    playouts: u64,
    /// Compare with a second review that uses this many playouts
    #[arg(long, value_name = "PLAYOUTS", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    against: Option<u64>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  bastide review game.txt
  bastide review game.txt --against 1600 --json";

/// More than any decision takes: the number of playouts decides.
const NO_LIMIT: Duration = Duration::from_secs(3600);

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let name = args.file.display().to_string();
    let record: Record = file::read(&args.file)?.parse().with_context(|| name.clone())?;
    let Some(kind) = GameKind::named(&record.game) else {
        bail!("{name}: `{}` is no game that bastide knows", record.game);
    };
    let review = |playouts: u64| -> Result<(Vec<ReviewedMove>, f64)> {
        let limit = Limit { playouts, time: NO_LIMIT };
        let begun = Instant::now();
        let moves = match kind {
            GameKind::Carcassonne => board::<bastide_carcassonne::State>(&record, limit),
            GameKind::Castle => board::<bastide_castle::State>(&record, limit),
            GameKind::Cardcassonne => cards(&record, limit),
        };
        Ok((moves.with_context(|| name.clone())?, begun.elapsed().as_secs_f64()))
    };
    let (moves, seconds) = review(args.playouts)?;
    let differs = match args.against {
        Some(playouts) => Some(difference(&moves, &review(playouts)?.0)),
        None => None,
    };
    let mut out = io::stdout().lock();
    if args.json {
        let each = |m: &ReviewedMove| json!({ "entry": m.entry, "seat": m.seat.0, "cost": m.loss });
        let told = json!({
            "playouts": args.playouts,
            "seconds": seconds,
            "decisions": moves.iter().map(each).collect::<Vec<_>>(),
            "against": args.against,
            "differs": differs,
        });
        writeln!(out, "{told}")?;
        return Ok(Verdict::Done);
    }
    writeln!(out, "entry  seat  cost")?;
    for m in &moves {
        writeln!(out, "{:>5}  {:>4}  {:>4.1}", m.entry, m.seat.0 + 1, m.loss)?;
    }
    let decisions = moves.len();
    writeln!(out, "{decisions} decisions, {} playouts each, {seconds:.1} s", args.playouts)?;
    if let (Some(playouts), Some(differs)) = (args.against, differs) {
        writeln!(out, "with {playouts} playouts costs differ by {differs:.2} points on average")?;
    }
    Ok(Verdict::Done)
}

/// How far the costs of the same decisions differ, on average.
fn difference(these: &[ReviewedMove], those: &[ReviewedMove]) -> f32 {
    let sum: f32 = these.iter().zip(those).map(|(a, b)| (a.loss - b.loss).abs()).sum();
    sum / these.len().max(1) as f32
}

/// Moves with the numbers of their entries.
type Entries<G> = Vec<(usize, MoveOf<G>)>;

/// A game that is over: its start and its moves.
fn finished<G: Game>(record: &Record) -> Result<(G, Entries<G>)> {
    let table = Table::<G>::from_record(record, usize::MAX)?;
    if table.turn() != Turn::Over {
        bail!("the game is not over");
    }
    let moves = table.moves().map(|(entry, _, what)| (entry, what)).collect();
    Ok((table.start().clone(), moves))
}

fn board<G: Charted>(record: &Record, limit: Limit) -> Result<Vec<ReviewedMove>> {
    let (start, moves) = finished::<G>(record)?;
    let mut teacher = Teacher::new(&start, 1);
    let review = teacher.review(&start, &moves, limit, &Budget::UNLIMITED, &mut |_| ());
    Ok(review.map(|review| review.moves).unwrap_or_default())
}

fn cards(record: &Record, limit: Limit) -> Result<Vec<ReviewedMove>> {
    let (start, moves) = finished(record)?;
    let review = Tutor::new(limit).review(&start, &moves, &Budget::UNLIMITED, &mut |_| ());
    Ok(review.map(|review| review.moves).unwrap_or_default())
}
