//! `bastide man`: manual pages, made from what `--help` says.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::{Cli, Verdict, file};

/// Print the manual page of a command, or write all of them to a folder
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  bastide man serve | man -l -\n  \
                        bastide man --to /usr/local/share/man/man1")]
pub(crate) struct Args {
    /// The command, such as `serve` or `admin backup`; without it, the page of the program
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
    /// Write all pages to this folder
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    to: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let mut root = Cli::command();
    root.build();
    if let Some(folder) = &args.to {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        for (name, page) in pages(&root, "bastide")? {
            file::write(&folder.join(format!("{name}.1")), page)?;
        }
        return Ok(Verdict::Done);
    }
    let (mut found, mut name) = (&root, "bastide".to_string());
    for word in &args.command {
        let Some(inner) = found.find_subcommand(word) else {
            bail!("`{name}` has no command `{word}`; `{name} --help` lists them");
        };
        (found, name) = (inner, format!("{name} {word}"));
    }
    io::stdout().lock().write_all(&page(found, &name.replace(' ', "-"))?)?;
    Ok(Verdict::Done)
}

/// The pages of a command and of all commands below it, by their names.
fn pages(command: &Command, name: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let mut all = vec![(name.to_string(), page(command, name)?)];
    let inner = command.get_subcommands().filter(|c| !c.is_hide_set() && c.get_name() != "help");
    for command in inner {
        all.extend(pages(command, &format!("{name}-{}", command.get_name()))?);
    }
    Ok(all)
}

fn page(command: &Command, name: &str) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    // Without a date, so that the same program makes the same pages.
    let source = format!("Bastide {}", env!("CARGO_PKG_VERSION"));
    Man::new(command.clone()).title(name).source(source).manual("Bastide").render(&mut text)?;
    Ok(text)
}
