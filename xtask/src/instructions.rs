//! Counts the instructions of a random game with valgrind and compares them with the kept numbers.
//! Seconds differ from machine to machine and hour to hour; instructions hardly do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

/// What is asked of the count.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Keep the numbers of this run.
    #[arg(long)]
    update: bool,
}

/// A game that is counted: the example that plays it and how many are enough for a steady number.
struct Counted {
    name: &'static str,
    package: &'static str,
    example: &'static str,
    games: u64,
}

const CARCASSONNE: Counted =
    Counted { name: "base", package: "bastide-carcassonne", example: "random_game", games: 100 };

const CASTLE: Counted =
    Counted { name: "castle", package: "bastide-castle", example: "castle_games", games: 100 };

/// What is played. The names of Carcassonne's are what it is played with.
const GAMES: [Counted; 4] = [
    CARCASSONNE,
    Counted { name: "classic", games: 60, ..CARCASSONNE },
    CASTLE,
    Counted {
        name: "cardcassonne",
        package: "bastide-cardcassonne",
        example: "card_games",
        ..CASTLE
    },
];

/// A game may get this much dearer before the check fails, in percent.
const SLACK: u64 = 10;

/// Counts, compares and reports.
pub(crate) fn run(args: &Args) -> ExitCode {
    match compare(args) {
        Ok(false) => ExitCode::SUCCESS,
        Ok(true) => {
            eprintln!("a game became more than {SLACK} % dearer; see docs/performance.md");
            ExitCode::from(1)
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether a game became dearer than it may.
fn compare(args: &Args) -> Result<bool> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask has a parent")?;
    let file = root.join("xtask/instructions.txt");
    let before = fs::read_to_string(&file).unwrap_or_default();
    let mut kept = String::new();
    let mut dearer = false;
    for counted in GAMES {
        let (with, games) = (counted.name, counted.games);
        let program = build(root, &counted)?;
        // The difference of two runs leaves out what happens once a process.
        let once = count(&program, games, with)?;
        let twice = count(&program, 2 * games, with)?;
        let now = twice.saturating_sub(once) / games;
        kept.push_str(&format!("{with} {now}\n"));
        match number(&before, with) {
            None => println!("{with}: {now} instructions a game"),
            Some(was) => {
                let change = (now as f64 / was as f64 - 1.0) * 100.0;
                println!("{with}: {now} instructions a game, {change:+.1} % against {was}");
                dearer |= now * 100 > was * (100 + SLACK);
            }
        }
    }
    if args.update {
        fs::write(&file, kept).with_context(|| format!("writing {}", file.display()))?;
        return Ok(false);
    }
    Ok(dearer)
}

fn number(text: &str, with: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(with))?;
    line.trim().parse().ok()
}

fn build(root: &Path, counted: &Counted) -> Result<PathBuf> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let built = Command::new(cargo)
        .current_dir(root)
        .args(["build", "--release", "--quiet", "-p", counted.package])
        .args(["--example", counted.example])
        .status()
        .context("starting cargo")?;
    if !built.success() {
        bail!("the example {} does not build", counted.example);
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    Ok(target.join("release/examples").join(counted.example))
}

fn count(program: &Path, games: u64, with: &str) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([games.to_string().as_str(), with])
        .output()
        .context("starting valgrind (is it installed?)")?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text.lines().find_map(|line| line.split("Collected :").nth(1));
    let collected = collected.with_context(|| format!("valgrind said no number: {text}"))?;
    collected.trim().parse().context("valgrind's number")
}
