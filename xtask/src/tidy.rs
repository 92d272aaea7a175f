//! x
use std::process::ExitCode;
/// x
#[derive(clap::Args, Debug)]
pub(crate) struct Args {}
pub(crate) fn run(_: &Args) -> ExitCode {
    ExitCode::SUCCESS
}
