//! The oracle: whole games recorded on JCloisterZone, played again by our rules. After every tile
//! both sides must offer the same placements and choices and hold the same points and pieces.
//!
//! The games bring their own tiles (`tiles.json`), since a few of them differ from ours. Moves are
//! typed values; nothing is parsed as a sentence of ours.
//!
//! A new expansion adds its sign in `tiles`, the words for its choices in `compare`, what its
//! players hold in `holdings`, and whatever may differ as a row of the closed table in `report`.

mod compare;
mod corpus;
mod holdings;
mod replay;
mod report;
mod tiles;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use corpus::{Deviations, Games, Unreadable};
use replay::{Replay, Stop};
use report::Report;
use tiles::Catalogue;

/// What the oracle is asked.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Recorded games, one a line, as `.jsonl` or `.jsonl.gz`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The tiles of the games [default: `tiles.json` beside each file].
    #[arg(long, value_name = "F")]
    tiles: Option<PathBuf>,
    /// Games to skip [default: `deviations.txt` beside each file, if there is one].
    #[arg(long, value_name = "F")]
    deviations: Option<PathBuf>,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

/// Plays all games and reports.
pub(crate) fn run(args: &Args) -> ExitCode {
    match play_all(args) {
        Ok(report) => {
            if args.json {
                println!("{}", report.json());
            } else {
                print!("{report}");
            }
            ExitCode::from(u8::from(report.differs()))
        }
        Err(unreadable) => {
            eprintln!("{unreadable}");
            ExitCode::from(2)
        }
    }
}

fn play_all(args: &Args) -> Result<Report, Unreadable> {
    let mut report = Report::default();
    // A catalogue lives as long as the process, so each file of tiles is read once.
    let mut catalogues: BTreeMap<PathBuf, Catalogue> = BTreeMap::new();
    for file in &args.files {
        let beside = |name: &str| file.parent().unwrap_or(Path::new("")).join(name);
        let path = args.tiles.clone().unwrap_or_else(|| beside("tiles.json"));
        if !catalogues.contains_key(&path) {
            catalogues.insert(path.clone(), Catalogue::read(&path)?);
        }
        let catalogue = &catalogues[&path];
        let deviations = match &args.deviations {
            Some(path) => Deviations::read(path)?,
            None => Deviations::read_if_there(&beside("deviations.txt"))?,
        };
        for game in Games::open(file)? {
            let (line, game) = game?;
            if let Some(reason) = deviations.reason(&game.id) {
                if args.json {
                    eprintln!("skipped {}: {reason}", game.id);
                }
                report.skip(&game.id, reason);
                continue;
            }
            let outcome = Replay::new(&game, catalogue).and_then(|replay| replay.play(&mut report));
            match outcome {
                Ok(()) => {}
                Err(Stop::Differs(difference)) => report.differ(difference),
                Err(Stop::Unreadable(problem)) => {
                    return Err(Unreadable::new(file, Some(line), problem));
                }
            }
            report.played();
        }
    }
    Ok(report)
}
