//! Whether the logs have what people were told: every acknowledged move once, at its place, and none that nobody made.

use anyhow::{Context, Result};

use crate::table::Table;

/// What a comparison found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// Moves that were acknowledged.
    pub acked: usize,
    /// Moves that were acknowledged and are not there.
    pub lost: Vec<String>,
    /// Moves that are there and that nobody made, or made twice.
    pub doubled: Vec<String>,
}

impl Audit {
    /// Compares what was said at a table with its log.
    pub fn of(table: &mut Table) -> Result<Audit> {
        let mut audit = Audit::default();
        let path = format!("/api/tables/{}/view", table.id);
        for seat in 0..table.words.len() {
            // Two at one screen see the same.
            let reader = seat.min(table.people.len() - 1);
            let view = table.people[reader].call("GET", &path, None)?;
            let entries = view["entries"].as_array().context("no entries")?;
            let mine = |sent: &&crate::table::Sent| sent.seat == seat as u64;
            for sent in table.sent.iter().filter(|sent| sent.acked).filter(mine) {
                audit.acked += 1;
                let kept = entries.get(sent.seq as usize);
                if kept.is_none_or(|entry| entry["sentence"] != sent.sentence.as_str()) {
                    audit.lost.push(format!("{} {sent:?}", table.id));
                }
            }
            for (n, entry) in entries.iter().enumerate() {
                let is_sent = |sent: &crate::table::Sent| {
                    sent.seq == n as u64 && entry["sentence"] == sent.sentence.as_str()
                };
                if entry["actor"] == table.words[seat].as_str()
                    && !table.sent.iter().filter(mine).any(is_sent)
                {
                    audit.doubled.push(format!("{} {entry}", table.id));
                }
            }
        }
        Ok(audit)
    }

    /// Adds what was found at another table.
    pub fn add(&mut self, other: Audit) {
        self.acked += other.acked;
        self.lost.extend(other.lost);
        self.doubled.extend(other.doubled);
    }

    /// Whether everything is as it was told.
    pub fn is_clean(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty()
    }
}
