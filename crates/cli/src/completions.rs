//! `bastide completions`: what a shell needs to complete our commands.

use std::io::{self, Write};

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Cli, Verdict};

/// Print completions for a shell
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  bastide completions bash > /etc/bash_completion.d/bastide\n  \
                        bastide completions zsh > \"${fpath[1]}/_bastide\"\n  \
                        bastide completions fish > ~/.config/fish/completions/bastide.fish"
)]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    // Written at once: clap_complete panics where its writer fails, and whoever reads us may be gone.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "bastide", &mut text);
    io::stdout().lock().write_all(&text)?;
    Ok(Verdict::Done)
}
