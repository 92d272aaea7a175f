//! `bastide admin tables` and `stats`.

use std::io::{self, Write};

use anyhow::Result;
use bastide_server::admin::{Filter, Need, Sitter, TableRow, day, days_ago};
use serde_json::{Value, json};

use super::{Desk, State, word};
use crate::Verdict;

/// List tables, the most recently active last
#[derive(clap::Args)]
pub(super) struct TablesArgs {
    #[command(flatten)]
    filter: FilterArgs,
    /// Only tables without activity for this many days
    #[arg(long, value_name = "DAYS")]
    idle: Option<u32>,
    /// Only tables where somebody has exactly this name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// List only the latest N tables
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: usize,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// Which tables are meant.
#[derive(clap::Args)]
pub(super) struct FilterArgs {
    /// Only tables in this state; may be given several times
    #[arg(long, value_name = "STATE", value_enum)]
    pub(super) state: Vec<State>,
    /// Only tables of this game: carcassonne, castle or cardcassonne
    #[arg(long, value_name = "GAME")]
    pub(super) game: Option<String>,
}

/// Count games, entries and bytes
#[derive(clap::Args)]
pub(super) struct StatsArgs {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) async fn tables(desk: &Desk, args: &TablesArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Read).await?;
    let filter = Filter {
        states: args.filter.state.iter().map(|state| (*state).into()).collect(),
        kind: args.filter.game.clone(),
        idle_since: args.idle.map(days_ago),
        name: args.name.clone(),
    };
    let found = archive.tables(&filter).await?;
    archive.close().await;
    let mut out = io::stdout().lock();
    let left_out = found.len().saturating_sub(args.limit);
    for table in &found[left_out..] {
        if args.json {
            writeln!(out, "{}", as_json(table))?;
        } else {
            writeln!(out, "{}", as_text(table))?;
        }
    }
    if left_out > 0 && !args.json {
        writeln!(io::stderr(), "{left_out} earlier ones are not listed; --limit shows more.")?;
    }
    Ok(Verdict::Done)
}

pub(super) fn as_text(table: &TableRow) -> String {
    let sitter = |seat: &Sitter| match (seat.name.as_str(), &seat.bot, seat.held) {
        ("", None, false) => "(open)".to_string(),
        ("", None, true) => "(no name)".to_string(),
        (name, Some(bot), _) if name == bot => bot.clone(),
        (name, Some(bot), _) => format!("{name} ({bot})"),
        (name, None, _) => name.to_string(),
    };
    let seats = table.seats.iter().map(sitter).collect::<Vec<_>>().join(", ");
    let with = if table.setup.is_empty() { "" } else { " with " };
    format!(
        "{}  {}  {:8}  {:4} entries  {}{with}{}: {seats}",
        table.id,
        day(table.last_at),
        word(table.state),
        table.entries,
        table.kind,
        table.setup,
    )
}

pub(super) fn as_json(table: &TableRow) -> Value {
    let seat = |seat: &Sitter| json!({"name": seat.name, "bot": seat.bot, "held": seat.held});
    json!({
        "id": table.id,
        "game": table.kind,
        "with": table.setup,
        "state": word(table.state),
        "imported": table.imported,
        "entries": table.entries,
        "created_at": table.created_at,
        "last_at": table.last_at,
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

pub(super) async fn stats(desk: &Desk, args: &StatsArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Read).await?;
    let stats = archive.stats().await?;
    archive.close().await;
    let mut out = io::stdout().lock();
    if args.json {
        let games = stats.games.iter().map(|(kind, game)| {
            let told = json!({"open": game.open, "running": game.running, "finished": game.finished, "imported": game.imported});
            (kind.clone(), told)
        });
        let games: serde_json::Map<String, Value> = games.collect();
        let told = json!({"games": games, "entries": stats.entries, "bytes": stats.bytes, "last_at": stats.last_at});
        writeln!(out, "{told}")?;
        return Ok(Verdict::Done);
    }
    for (kind, game) in &stats.games {
        let (open, running, finished) = (game.open, game.running, game.finished);
        writeln!(out, "{kind}: {open} open, {running} running, {finished} finished")?;
    }
    let megabytes = stats.bytes as f64 / 1e6;
    writeln!(out, "{} entries, {megabytes:.1} MB", stats.entries)?;
    if let Some(last) = stats.last_at {
        writeln!(out, "The last move was made on {}.", day(last))?;
    }
    Ok(Verdict::Done)
}
