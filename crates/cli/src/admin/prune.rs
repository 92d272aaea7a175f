//! `bastide admin prune`.

use std::io::{self, Write};

use anyhow::Result;
use bastide_server::admin::{Filter, Need, TableState, days_ago};
use serde_json::json;

use super::list::{FilterArgs, as_json, as_text};
use super::{Desk, bar, so_many};
use crate::Verdict;

/// Remove tables without recent activity, with their records: finished ones unless --state says otherwise
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  bastide admin prune --older-than 365 --dry-run\n  \
                        bastide admin prune --older-than 30 --state open\n\n\
                        Removed tables are gone for good; run `bastide admin backup` first.")]
pub(super) struct Args {
    /// Only tables without activity for this many days
    #[arg(long, value_name = "DAYS")]
    older_than: u32,
    #[command(flatten)]
    filter: FilterArgs,
    /// List what would be removed, and remove nothing
    #[arg(long)]
    dry_run: bool,
    /// Print JSON: with --dry-run one line per table, otherwise one object
    #[arg(long)]
    json: bool,
}

pub(super) async fn run(desk: &Desk, args: &Args) -> Result<Verdict> {
    let need = if args.dry_run { Need::Read } else { Need::Change };
    let archive = desk.open(need).await?;
    let mut states: Vec<TableState> = args.filter.state.iter().map(|s| (*s).into()).collect();
    if states.is_empty() {
        states.push(TableState::Finished);
    }
    let idle_since = Some(days_ago(args.older_than));
    let filter = Filter { states, kind: args.filter.game.clone(), idle_since, name: None };
    let found = archive.tables(&filter).await?;
    if args.dry_run {
        let mut out = io::stdout().lock();
        for table in &found {
            let line = if args.json { as_json(table).to_string() } else { as_text(table) };
            writeln!(out, "{line}")?;
        }
        if !args.json {
            writeln!(out, "{} to be removed.", so_many(found.len() as u64, "table"))?;
        }
        return Ok(Verdict::Done);
    }
    let bar = bar(found.len() as u64);
    let mut follow = desk.follow(&bar);
    let removed = archive.remove(&found, &mut follow).await?;
    drop(follow);
    bar.finish_and_clear();
    archive.close().await;
    let skipped = (found.len() as u64).saturating_sub(removed);
    if args.json {
        writeln!(io::stdout(), "{}", json!({"removed": removed, "skipped": skipped}))?;
    } else {
        let also = match skipped {
            0 => String::new(),
            _ => format!(
                ", {} skipped: something happened there meanwhile",
                so_many(skipped, "table")
            ),
        };
        writeln!(io::stdout(), "{} removed{also}.", so_many(removed, "table"))?;
    }
    Ok(Verdict::Done)
}
