//! People at a server that runs already, while somebody pulls plugs: who waited for how long, and whether anything was lost.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::audit::Audit;
use crate::summary::summary;
use crate::table::{Kind, Table};

/// What people noticed.
#[derive(Debug)]
pub struct Noticed {
    /// How long moves took, as people read it.
    pub text: String,
    /// When somebody waited for longer than a second, since the beginning, and for how long.
    pub waits: Vec<(Duration, Duration)>,
    /// How often lines were lost.
    pub lost_lines: usize,
    /// What the logs say.
    pub audit: Audit,
}

/// Plays at so many tables, with a pause between moves, for so long; games that end are followed by others.
pub fn watch(server: SocketAddr, tables: usize, pace: Duration, time: Duration) -> Result<Noticed> {
    let begun = Instant::now();
    let mut played: Vec<Table> = Vec::new();
    std::thread::scope(|scope| -> Result<()> {
        let play = |n: usize| {
            scope.spawn(move || -> Result<Vec<Table>> {
                let mut tables = Vec::new();
                while begun.elapsed() < time {
                    let mut table = Table::make(&[server], n, Kind::ALL[n % Kind::ALL.len()])?;
                    while begun.elapsed() < time && table.step()? {
                        std::thread::sleep(pace);
                    }
                    tables.push(table);
                }
                Ok(tables)
            })
        };
        let threads: Vec<_> = (0..tables).map(play).collect();
        for thread in threads {
            played.extend(thread.join().map_err(|_| anyhow!("a table broke off"))??);
        }
        Ok(())
    })?;
    let times: Vec<(Instant, Duration)> =
        played.iter().flat_map(|table| table.times.iter().copied()).collect();
    let long = times.iter().filter(|(_, took)| *took > Duration::from_secs(1));
    let mut waits: Vec<_> = long.map(|(at, took)| (at.duration_since(begun), *took)).collect();
    waits.sort();
    let mut audit = Audit::default();
    for table in &mut played {
        audit.add(Audit::of(table)?);
    }
    let lost_lines = played.iter().map(Table::lost_lines).sum();
    let text = summary(times.into_iter().map(|(_, took)| took).collect());
    Ok(Noticed { text, waits, lost_lines, audit })
}
