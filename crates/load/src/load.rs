//! Many tables at once: how long a move takes, and what it costs whom.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::audit::Audit;
use crate::cluster::Cluster;
use crate::gate::Gate;
use crate::process::cpu;
use crate::summary::summary;
use crate::table::{Kind, Table};
use crate::waits::Waits;

/// So often those say something who wait for others to begin.
const STAY_EVERY: Duration = Duration::from_secs(20);

/// What is played, how often, and for how long.
#[derive(Clone, Debug)]
pub struct Run {
    /// How many tables.
    pub tables: usize,
    /// What they play, by turns.
    pub kinds: Vec<Kind>,
    /// From which number of moves on it is measured.
    pub moves_before: usize,
    /// How often a table moves.
    pub every: Duration,
    /// For how long.
    pub time: Duration,
    /// How often somebody opens the page again, if at all.
    pub reopen_every: Option<Duration>,
}

/// What was found.
#[derive(Debug)]
pub struct Report {
    /// What people read.
    pub text: String,
    /// Whether everything that was acknowledged is there.
    pub audit: Audit,
    /// Moves a second.
    pub rate: f64,
}

/// Plays and measures.
pub fn run(cluster: &Cluster, run: &Run) -> Result<Report> {
    let nodes = cluster.addresses_of_nodes();
    let gate = Gate::default();
    let mut tables: Vec<Table> = Vec::new();
    let (ended, mut waits) = (AtomicBool::new(false), None);
    let (mut before, mut ours, mut took) = ([Duration::ZERO; 3], Duration::ZERO, Duration::ZERO);
    std::thread::scope(|scope| -> Result<()> {
        let mut threads = Vec::new();
        for n in 0..run.tables {
            let (gate, nodes) = (&gate, &nodes);
            let thread = std::thread::Builder::new().stack_size(256 * 1024);
            threads.push(thread.spawn_scoped(scope, move || one(nodes, n, run, gate))?);
        }
        gate.open_for(run.tables);
        (before, ours) = (cluster.cpu(), cpu(std::process::id()));
        let begun = Instant::now();
        let looking = cluster.postgres.as_ref().map(|postgres| {
            let ended = &ended;
            scope.spawn(move || Waits::sample(postgres, ended))
        });
        let joined = threads.into_iter().try_for_each(|thread| -> Result<()> {
            tables.push(thread.join().map_err(|_| anyhow!("a table broke off"))??);
            Ok(())
        });
        took = begun.elapsed();
        ended.store(true, Ordering::Relaxed);
        waits = looking.and_then(|looking| looking.join().ok());
        joined
    })?;
    let after = cluster.cpu();
    let ours = cpu(std::process::id()) - ours;
    let moves = tables.iter().map(|table| table.times.len()).sum::<usize>().max(1);
    let each = |used: Duration| used.as_secs_f64() * 1000.0 / moves as f64;
    let core = |used: Duration| used.as_secs_f64() * 100.0 / took.as_secs_f64();
    let times = tables.iter().flat_map(|table| table.times.iter().map(|(_, took)| *took));
    let told = tables.iter().flat_map(|table| table.told.iter().copied());
    let bytes = |n: usize| tables.iter().map(|table| table.bytes[n]).sum::<usize>() / moves;
    let largest = tables.iter().map(|table| table.largest).max().unwrap_or_default();
    let rate = moves as f64 / took.as_secs_f64();
    let mut text = format!(
        "{} tables, {} nodes: {rate:.0} moves a second\n  a move: {}\n  everybody else knows: {}\n",
        run.tables,
        nodes.len(),
        summary(times.collect()),
        summary(told.collect()),
    );
    for (n, who) in ["nodes", "database", "bus"].into_iter().enumerate() {
        let used = after[n].saturating_sub(before[n]);
        if !used.is_zero() {
            text += &format!(
                "  CPU of {who}: {:.2} ms a move, {:.0} % of a core\n",
                each(used),
                core(used)
            );
        }
    }
    text += &format!("  CPU of this program: {:.2} ms a move, {:.0} %\n", each(ours), core(ours));
    text += &format!(
        "  bytes a move: {} to who is asked next, {} to the other, {} to who watches; most {largest}\n",
        bytes(0),
        bytes(1),
        bytes(2),
    );
    text += &format!("  memory of the nodes: {} MB\n", cluster.memory());
    if let Some(waits) = waits {
        text += &waits.to_string();
    }
    let mut audit = Audit::default();
    // A sample is enough where nothing was broken on purpose.
    for table in tables.iter_mut().take(200) {
        audit.add(Audit::of(table)?);
    }
    Ok(Report { text, audit, rate })
}

/// Plays one table to where it is measured, waits for the others, then moves at its pace.
fn one(nodes: &[SocketAddr], n: usize, run: &Run, gate: &Gate) -> Result<Table> {
    // Not all at once: beginning is not what is measured.
    std::thread::sleep(Duration::from_millis(8 * n as u64));
    let mut prepared = prepare(nodes, n, run);
    // Whoever is silent for too long is taken for gone.
    gate.wait(STAY_EVERY, || {
        for person in prepared.iter_mut().flat_map(|table| &mut table.people) {
            let _ = person.stay();
        }
    });
    let mut table = prepared?;
    let begin = Instant::now() + run.every.mul_f64(n as f64 / run.tables as f64);
    let mut reopened = begin;
    for k in 0.. {
        let due = begin + run.every * k;
        if due > begin + run.time {
            break;
        }
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
        if run.reopen_every.is_some_and(|every| reopened.elapsed() > every) {
            reopened = Instant::now();
            let who = k as usize % table.people.len();
            table.people[who].open()?;
        }
        if !table.step()? {
            break;
        }
    }
    Ok(table)
}

fn prepare(nodes: &[SocketAddr], n: usize, run: &Run) -> Result<Table> {
    let kind = run.kinds.get(n % run.kinds.len().max(1)).copied().unwrap_or(Kind::CLASSIC);
    let mut table = Table::make(nodes, n, kind)?;
    while table.times.len() < run.moves_before && table.step()? {
        // A socket may say twenty things a second and no more.
        std::thread::sleep(Duration::from_millis(60));
    }
    table.forget_times();
    Ok(table)
}
