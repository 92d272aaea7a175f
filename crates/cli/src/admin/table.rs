//! `bastide admin close`, `seat` and `forget`: help for the people at a table.

use std::io::{self, Write};

use anyhow::{Context, Result};
use bastide_server::admin::Need;
use serde_json::json;

use super::{Desk, so_many};
use crate::{Verdict, progress};

/// End running games: the player to move runs out of time, and the secret behind the draws is revealed
#[derive(clap::Args)]
pub(super) struct CloseArgs {
    /// The ids of tables, as in their addresses
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
}

/// Print a link that hands a lost seat back to the person it belongs to
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  bastide admin seat 0f3k9m2qp7xw4vzt red --public-url https://play.example.org\n\n\
                        The link works once. Send it only to that person."
)]
pub(super) struct SeatArgs {
    /// The id of the table, as in its address
    table: String,
    /// The seat: its word, such as `red`, or its number, counting from 1
    seat: String,
    /// The address that links begin with
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:7420",
        env = "BASTIDE_PUBLIC_URL"
    )]
    public_url: String,
}

/// Forget the person who holds a seat: name and token are removed at all tables, records stay verifiable
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide admin forget 0f3k9m2qp7xw4vzt red\n\n\
                        Games that other people are still playing continue with a bot. Earlier backups and exports still \
                        contain the name.")]
pub(super) struct ForgetArgs {
    /// The id of a table where that person sits, as in its address
    table: String,
    /// The seat: its word, such as `red`, or its number, counting from 1
    seat: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) async fn close(desk: &Desk, args: &CloseArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Change).await?;
    for id in &args.tables {
        archive.close_table(id).await.with_context(|| format!("table {id}"))?;
        writeln!(io::stdout(), "{id} is over.")?;
    }
    archive.close().await;
    Ok(Verdict::Done)
}

pub(super) async fn seat(desk: &Desk, args: &SeatArgs) -> Result<Verdict> {
    let url = args.public_url.trim_end_matches('/');
    let known = url.starts_with("http://") || url.starts_with("https://");
    anyhow::ensure!(known, "--public-url: `{url}` must begin with http:// or https://");
    let archive = desk.open(Need::Beside).await?;
    let key = archive.seat_key(&args.table, &args.seat).await?;
    archive.close().await;
    writeln!(io::stdout(), "{url}/t/{}#{key}", args.table)?;
    Ok(Verdict::Done)
}

pub(super) async fn forget(desk: &Desk, args: &ForgetArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Change).await?;
    let bar = progress::bar(0, "tables");
    let mut follow = desk.follow(&bar);
    let done = archive.forget(&args.table, &args.seat, &mut follow).await?;
    drop(follow);
    bar.finish_and_clear();
    archive.close().await;
    let (tables, seats, bots) = (done.tables, done.seats, done.handed_to_bots);
    if args.json {
        let told = json!({"tables": tables, "seats": seats, "handed_to_bots": bots});
        writeln!(io::stdout(), "{told}")?;
    } else {
        let (tables, seats) = (so_many(tables, "table"), so_many(seats, "seat"));
        writeln!(io::stdout(), "Forgotten at {tables}: {seats}, {bots} of them taken by bots.")?;
    }
    Ok(Verdict::Done)
}
