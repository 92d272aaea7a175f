//! What the sessions of PostgreSQL wait for while people play.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use bastide_testkit::PostgresServer;

/// How often it is looked at.
const EVERY: Duration = Duration::from_millis(250);

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    looks: usize,
    /// Sessions that had something to do, by what they waited for; nothing if for nothing.
    seen: BTreeMap<String, usize>,
}

impl Waits {
    /// Looks now and then until everybody has played.
    pub fn sample(postgres: &PostgresServer, ended: &AtomicBool) -> Waits {
        let mut waits = Waits::default();
        while !ended.load(Ordering::Relaxed) {
            waits.add(&postgres.query(
                "select coalesce(wait_event_type || ' ' || wait_event, ''), count(*) from pg_stat_activity
                 where state = 'active' and application_name = 'bastide' group by 1",
            ));
            sleep(EVERY);
        }
        waits
    }

    fn add(&mut self, rows: &str) {
        self.looks += 1;
        for row in rows.lines() {
            if let Some((event, count)) = row.split_once('|') {
                *self.seen.entry(event.to_string()).or_default() += count.parse().unwrap_or(0);
            }
        }
    }

    /// How many sessions had something to do, and how many of them waited for a lock of a row, table or transaction.
    fn locked(&self) -> (usize, usize) {
        let locks = self.seen.iter().filter(|(event, _)| event.starts_with("Lock "));
        (self.seen.values().sum(), locks.map(|(_, count)| count).sum())
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, locked) = self.locked();
        let share = locked as f64 * 100.0 / all.max(1) as f64;
        let looks = self.looks;
        writeln!(
            f,
            "  PostgreSQL: {locked} of {all} busy sessions waited for a lock ({share:.1} %), {looks} looks"
        )?;
        for (event, count) in &self.seen {
            let event = if event.is_empty() { "nothing: they work" } else { event };
            writeln!(f, "    {count} {event}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locks_are_told_from_other_waits() {
        let mut waits = Waits::default();
        waits.add("|3\nIO WALSync|2\nLock transactionid|1");
        waits.add("");
        waits.add("LWLock WALWrite|4");
        assert_eq!((waits.looks, waits.locked()), (3, (10, 1)));
        assert!(waits.to_string().contains("1 of 10 busy sessions waited for a lock (10.0 %)"));
    }
}
