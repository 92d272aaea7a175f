//! `bastide admin check`.

use std::io::{self, Write};

use anyhow::Result;
use bastide_server::admin::{Checked, Need};
use serde_json::json;

use super::{Desk, bar, so_many};
use crate::Verdict;

/// Replay every log and compare digests, results, commitments and draws; exit code 1 if anything is broken
#[derive(clap::Args)]
pub(super) struct Args {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) async fn run(desk: &Desk, args: &Args) -> Result<Verdict> {
    let archive = desk.open(Need::Read).await?;
    let bar = bar(archive.count().await?);
    let mut follow = desk.follow(&bar);
    let checked = archive.check(&mut follow).await?;
    drop(follow);
    bar.finish_and_clear();
    archive.close().await;
    if args.json {
        as_json(&checked)?
    } else {
        as_text(&checked)?
    }
    Ok(if checked.is_well() { Verdict::Done } else { Verdict::Wanting })
}

fn as_json(checked: &Checked) -> Result<()> {
    let fault = |fault: &bastide_server::admin::Fault| json!({"id": fault.id, "entry": fault.entry, "what": fault.what});
    let faults: Vec<_> = checked.faults.iter().map(fault).collect();
    let told = json!({
        "games": checked.games,
        "entries": checked.entries,
        "digests": checked.digests,
        "draws": checked.draws,
        "database": checked.database,
        "faults": faults,
    });
    Ok(writeln!(io::stdout(), "{told}")?)
}

fn as_text(checked: &Checked) -> Result<()> {
    let mut out = io::stdout().lock();
    for line in &checked.database {
        writeln!(out, "database: {line}")?;
    }
    for fault in &checked.faults {
        match fault.entry {
            Some(entry) => writeln!(out, "{}: entry {entry}: {}", fault.id, fault.what)?,
            None => writeln!(out, "{}: {}", fault.id, fault.what)?,
        }
    }
    let Checked { entries, digests, draws, .. } = checked;
    let (games, broken) = (so_many(checked.games, "game"), checked.faults.len());
    writeln!(
        out,
        "{games}, {entries} entries played again, {digests} digests compared, {draws} draws made again: \
         {broken} broken."
    )?;
    Ok(())
}
