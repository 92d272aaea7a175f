//! `bastide admin`: looking after the games of a server.

mod backup;
mod check;
mod list;
mod prune;
mod table;
mod transfer;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;
use bastide_server::Database;
use bastide_server::admin::{Archive, Error, Need, TableState};
use indicatif::ProgressBar;

use crate::interrupt::on_interrupt;
use crate::place::PlaceArgs;
use crate::{Verdict, progress};

/// Manage the games of a server: back up, check, move and prune them, and help people at their tables
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    place: PlaceArgs,
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  bastide admin backup games.db                   while the server runs
  bastide admin check                             does every log replay?
  bastide admin tables --state running --idle 30
  bastide admin prune --older-than 365 --dry-run
  bastide admin seat 0f3k9m2qp7xw4vzt red         a link that hands a lost seat back

Exit codes: 0 success, 1 a check failed, 2 bad input or usage.";

#[derive(clap::Subcommand)]
enum Command {
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Check(check::Args),
    Export(transfer::ExportArgs),
    Import(transfer::ImportArgs),
    Tables(list::TablesArgs),
    Stats(list::StatsArgs),
    Prune(prune::Args),
    Close(table::CloseArgs),
    Seat(table::SeatArgs),
    Forget(table::ForgetArgs),
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum State {
    /// Seats are open; play has not begun
    Open,
    /// In play
    Running,
    /// Over
    Finished,
}

impl From<State> for TableState {
    fn from(state: State) -> TableState {
        match state {
            State::Open => TableState::Open,
            State::Running => TableState::Running,
            State::Finished => TableState::Finished,
        }
    }
}

/// The word for where a table stands.
fn word(state: TableState) -> &'static str {
    match state {
        TableState::Open => "open",
        TableState::Running => "running",
        TableState::Finished => "finished",
    }
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let desk = Desk { database: args.place.database()?, stopped: on_interrupt()? };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let done = runtime.block_on(async {
        match &args.command {
            Command::Backup(args) => backup::backup(&desk, args).await,
            Command::Restore(args) => backup::restore(&desk, args).await,
            Command::Check(args) => check::run(&desk, args).await,
            Command::Export(args) => transfer::export(&desk, args).await,
            Command::Import(args) => transfer::import(&desk, args).await,
            Command::Tables(args) => list::tables(&desk, args).await,
            Command::Stats(args) => list::stats(&desk, args).await,
            Command::Prune(args) => prune::run(&desk, args).await,
            Command::Close(args) => table::close(&desk, args).await,
            Command::Seat(args) => table::seat(&desk, args).await,
            Command::Forget(args) => table::forget(&desk, args).await,
        }
    });
    match done {
        // Whatever was finished stays; the command can be given again.
        Err(error) if matches!(error.downcast_ref(), Some(Error::Interrupted)) => {
            Ok(Verdict::Interrupted)
        }
        done => done,
    }
}

/// What every command needs.
struct Desk {
    database: Database,
    /// Somebody pressed Ctrl-C.
    stopped: Arc<AtomicBool>,
}

impl Desk {
    async fn open(&self, need: Need) -> Result<Archive> {
        Ok(Archive::open(&self.database, need).await?)
    }

    /// Moves a bar, and ends the work when somebody wants that.
    fn follow<'a>(
        &'a self,
        bar: &'a ProgressBar,
    ) -> impl FnMut(u64) -> ControlFlow<()> + Send + 'a {
        move |done| {
            bar.set_position(done);
            if self.stopped.load(Ordering::Relaxed) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        }
    }
}

/// A number of things in words: `1 game`, `2 games`.
fn so_many(number: u64, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// A bar that counts games.
fn bar(games: u64) -> ProgressBar {
    progress::bar(games, "games")
}
