//! The fault suite: people play at three nodes while one thing after the other breaks. Afterwards the logs are compared
//! with what people were told.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};

use crate::audit::Audit;
use crate::cluster::Cluster;
use crate::table::{Kind, Table};

/// Something that breaks, and is whole again afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A node is killed.
    KilledNode,
    /// The bus is killed.
    KilledBus,
    /// The database is ended in the middle of everything.
    RestartedDatabase,
    /// A node stands still, for longer than anybody waits for it, and goes on as if nothing had been.
    PausedNode,
    /// A node does not reach the database, and is not told.
    CutDatabase,
    /// A node does not reach the bus, and is not told.
    CutBus,
    /// There is no room left on the disk of the database.
    FullDisk,
    /// Somebody sets the clock of a node two hours ahead, and then two hours back.
    ClockJump,
    /// One node after the other is replaced.
    RollingRestart,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 9] = [
        Fault::KilledNode,
        Fault::KilledBus,
        Fault::RestartedDatabase,
        Fault::PausedNode,
        Fault::CutDatabase,
        Fault::CutBus,
        Fault::FullDisk,
        Fault::ClockJump,
        Fault::RollingRestart,
    ];

    fn happen(self, cluster: &mut Cluster, n: usize) -> Result<()> {
        let n = n % cluster.nodes.len();
        match self {
            Fault::KilledNode => {
                cluster.nodes[n].kill();
                sleep(Duration::from_millis(1500));
                cluster.nodes[n].run()
            }
            Fault::KilledBus => {
                let bus = cluster.nats.as_mut().context("no bus")?;
                bus.kill();
                sleep(Duration::from_millis(1500));
                bus.run();
                Ok(())
            }
            Fault::RestartedDatabase => {
                let database = cluster.postgres.as_mut().context("no database")?;
                database.kill();
                sleep(Duration::from_millis(500));
                database.run();
                Ok(())
            }
            Fault::PausedNode => {
                cluster.nodes[n].signal("STOP")?;
                sleep(Duration::from_secs(6));
                cluster.nodes[n].signal("CONT")
            }
            Fault::CutDatabase => {
                cluster.lines[n].0.cut();
                sleep(Duration::from_secs(6));
                cluster.lines[n].0.mend();
                Ok(())
            }
            Fault::CutBus => {
                cluster.lines[n].1.cut();
                sleep(Duration::from_secs(3));
                cluster.lines[n].1.mend();
                Ok(())
            }
            Fault::FullDisk => {
                let database = cluster.postgres.as_mut().context("no database")?;
                if database.fill_disk() {
                    sleep(Duration::from_secs(3));
                    database.free_disk();
                }
                Ok(())
            }
            Fault::ClockJump => {
                if let Some(clock) = &cluster.nodes[n].clock {
                    for hours in [2, -2, 0] {
                        clock.set(hours * 3600)?;
                        sleep(Duration::from_millis(2500));
                    }
                }
                Ok(())
            }
            Fault::RollingRestart => {
                for node in &mut cluster.nodes {
                    node.stop()?;
                    node.run()?;
                    sleep(Duration::from_millis(500));
                }
                Ok(())
            }
        }
    }
}

/// How the suite is run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What breaks, in this order.
    pub faults: Vec<Fault>,
    /// How often all of it.
    pub rounds: usize,
    /// At how many tables people play.
    pub tables: usize,
    /// How long they think.
    pub pace: Duration,
}

/// What happened while something was broken.
#[derive(Clone, Debug)]
pub struct Incident {
    /// What broke.
    pub fault: Fault,
    /// Moves that were begun meanwhile and just after.
    pub moves: usize,
    /// The longest that anybody waited for one of them.
    pub longest: Duration,
}

/// What came of it all.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// By what broke.
    pub incidents: Vec<Incident>,
    /// What the logs say.
    pub audit: Audit,
    /// How often lines were lost.
    pub lost_lines: usize,
}

/// How long people play on after each fault.
const AFTERWARDS: Duration = Duration::from_millis(1500);

/// Runs the suite with this program; nothing where the system lacks what is needed.
pub fn run(program: &Path, plan: &Plan) -> Result<Option<Outcome>> {
    let args = ["--no-bot-delay", "--drain", "1"];
    let Some(mut cluster) = Cluster::with_lines(program, 3, &args)? else {
        return Ok(None);
    };
    let nodes = cluster.addresses_of_nodes();
    let ended = AtomicBool::new(false);
    let mut spans = Vec::new();
    let mut tables: Vec<Table> = Vec::new();
    std::thread::scope(|scope| -> Result<()> {
        let play = |n: usize| {
            let (nodes, ended) = (&nodes, &ended);
            scope.spawn(move || play(nodes, n, plan.pace, ended))
        };
        let threads: Vec<_> = (0..plan.tables).map(play).collect();
        sleep(AFTERWARDS);
        let broken = (|| {
            for n in 0..plan.rounds {
                for (k, fault) in plan.faults.iter().enumerate() {
                    let begun = Instant::now();
                    fault.happen(&mut cluster, n + k)?;
                    sleep(AFTERWARDS);
                    spans.push((*fault, begun, Instant::now()));
                }
            }
            Ok(())
        })();
        ended.store(true, Ordering::Relaxed);
        for thread in threads {
            tables.extend(thread.join().map_err(|_| anyhow!("a table broke off"))??);
        }
        broken
    })?;
    let incidents = spans.into_iter().map(|(fault, from, to)| {
        let times = tables.iter().flat_map(|table| &table.times);
        let during: Vec<Duration> = times
            .filter(|(begun, took)| *begun < to && *begun + *took > from)
            .map(|(_, took)| *took)
            .collect();
        let longest = during.iter().max().copied().unwrap_or_default();
        Incident { fault, moves: during.len(), longest }
    });
    let incidents = incidents.collect();
    let lost_lines = tables.iter().map(Table::lost_lines).sum();
    let mut audit = Audit::default();
    for table in &mut tables {
        audit.add(Audit::of(table)?);
    }
    Ok(Some(Outcome { incidents, audit, lost_lines }))
}

/// Plays, one game after the other, until everything has been broken.
fn play(
    nodes: &[std::net::SocketAddr],
    n: usize,
    pace: Duration,
    ended: &AtomicBool,
) -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    while !ended.load(Ordering::Relaxed) {
        let kind = Kind::ALL[n % Kind::ALL.len()];
        let mut table = Table::make(
            nodes,
            n,
            Kind {
                bot: (n % 4 == 3).then_some("greedy"),
                watched: n % 2 == 1,
                apart: true,
                ..kind
            },
        )?;
        while !ended.load(Ordering::Relaxed) && table.step()? {
            sleep(pace);
        }
        tables.push(table);
    }
    Ok(tables)
}
