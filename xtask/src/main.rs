//! Checks of Bastide itself, and what is made of it for others.
//!
//! * `cargo xtask dist` makes the archive that people download.
//! * `cargo xtask oracle FILE…` plays games recorded on JCloisterZone and says where ours differ.
//! * `cargo xtask instructions` counts the instructions of a game.
//! * `cargo xtask tidy` checks the habits of this repository.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout)]

mod dist;
mod instructions;
mod oracle;
mod tidy;

use std::process::ExitCode;

use clap::Parser;

/// Checks of Bastide itself.
#[derive(Parser, Debug)]
#[command(name = "xtask", bin_name = "cargo xtask")]
enum Task {
    /// Play games recorded on JCloisterZone and say where ours differ.
    ///
    /// Exit status 0: all agree; 1: some differ; 2: a file cannot be read, or a game is played with
    /// an element that is not built yet.
    Oracle(oracle::Args),
    /// Make the archive that people download, of a program that is built; `make dist` does both.
    Dist(dist::Args),
    /// Count the instructions of a random game (needs valgrind); exit status 1 if it became dearer.
    Instructions(instructions::Args),
    /// Check the habits of this repository; exit status 1 if something is off.
    Tidy(tidy::Args),
}

fn main() -> ExitCode {
    match Task::parse() {
        Task::Oracle(args) => oracle::run(&args),
        Task::Dist(args) => dist::run(&args),
        Task::Instructions(args) => instructions::run(&args),
        Task::Tidy(args) => tidy::run(&args),
    }
}
