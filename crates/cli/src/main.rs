//! Bastide on the command line. Every subcommand is one file with its arguments and a `run`.
#![forbid(unsafe_code)]

mod admin;
mod arena;
mod bench;
mod carcassonne;
mod cardcassonne;
mod castle;
mod completions;
mod dataset;
mod dialogue;
mod driver;
mod engine;
mod engine_check;
mod file;
mod games;
mod healthcheck;
mod import;
mod ink;
mod interrupt;
mod man;
mod measure;
mod names;
mod narrate;
mod place;
mod play;
mod progress;
mod puzzles;
mod render;
mod replay;
mod review;
mod seats;
mod serve;
mod session;
mod show;
mod simulate;
mod systemd;
mod telemetry;
mod terminal;
mod threads;
mod tiles;
mod train;
mod verify;
mod weights;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Parser, Subcommand};

/// Servers make and drop many small things for every move, on whichever thread comes first: a fifth of a move's time
/// went into the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play, simulate and analyse Carcassonne, The Castle and Cardcassonne.
#[derive(Parser)]
#[command(name = "bastide", version = VERSION.as_str(), propagate_version = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The version, and the commit where whoever built it said which (`BASTIDE_COMMIT`).
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("BASTIDE_COMMIT") {
        Some(commit) if !commit.is_empty() => format!("{version} ({commit})"),
        Some(_) | None => version.to_string(),
    }
});

const EXAMPLES: &str = "\
Examples:
  bastide play                                   play against the computer
  bastide play --with classic --save game.txt    with expansions, saved to a file
  bastide play --from game.txt                   continue that game
  bastide simulate --games 1000 --bots greedy,random
  bastide arena level7 'engine:python3 bot.py'   which of two players is stronger
  bastide engine-check python3 bot.py            what an engine of yours does wrong
  bastide replay game.txt --each-turn
  bastide review game.txt                        what every decision cost
  bastide show game.txt --to 40
  bastide serve --open                           play in the browser
  bastide admin backup games.db                  a copy of all games while the server runs
  bastide render game.txt -o board.png

Exit codes: 0 success, 1 a check failed, 2 bad input or usage.";

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Engine(engine::Args),
    EngineCheck(engine_check::Args),
    Train(train::Args),
    Dataset(dataset::Args),
    Puzzles(puzzles::Args),
    Replay(replay::Args),
    Review(review::Args),
    Show(show::Args),
    Render(render::Args),
    Tiles(tiles::Args),
    Import(import::Args),
    Bench(bench::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Healthcheck(healthcheck::Args),
    Verify(verify::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// How a command ended that did its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// All is well.
    Done,
    /// Something was checked and found wanting.
    Wanting,
    /// Somebody ended it early.
    Interrupted,
}

/// The exit code of a program that Ctrl-C ended.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    let ended = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::EngineCheck(args) => engine_check::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Dataset(args) => dataset::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Tiles(args) => tiles::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Healthcheck(args) => healthcheck::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    };
    match ended {
        Ok(Verdict::Done) => ExitCode::SUCCESS,
        Ok(Verdict::Wanting) => ExitCode::from(1),
        Ok(Verdict::Interrupted) => ExitCode::from(INTERRUPTED),
        Err(error) if nobody_listens(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be said, the exit code must do.
            let _ = writeln!(io::stderr(), "bastide: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whoever read our output has closed it, as `head` does. That is no failure.
fn nobody_listens(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<io::Error>().map(io::Error::kind);
    kind == Some(io::ErrorKind::BrokenPipe)
}
