//! `bastide-load PROGRAM …`: measures a program, or breaks things around it. The figures of docs/performance.md and
//! docs/scale.md come from here.
#![expect(clippy::print_stdout, reason = "it is what this is for")]

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use bastide_load::audit::Audit;
use bastide_load::cluster::Cluster;
use bastide_load::faults::{self, Fault, Plan};
use bastide_load::load::{self, Run};
use bastide_load::table::{Kind, Table};
use bastide_load::watch::watch;
use clap::{Parser, Subcommand, ValueEnum};

/// Many tables at real servers
#[derive(Parser)]
struct Args {
    /// The program to measure, such as target/release/bastide
    program: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Clone, Copy, ValueEnum)]
enum Database {
    Sqlite,
    Postgres,
}

#[derive(Subcommand)]
enum What {
    /// Tables of two people that move now and then
    Play {
        /// How many tables
        #[arg(long, default_value_t = 50)]
        tables: usize,
        /// How many nodes
        #[arg(long, default_value_t = 1)]
        nodes: usize,
        /// Where games are kept; several nodes need PostgreSQL
        #[arg(long, value_enum, default_value = "sqlite")]
        database: Database,
        /// With SQLite, a folder with games that are there already, instead of an empty one
        #[arg(long)]
        data: Option<PathBuf>,
        /// Milliseconds between the moves of a table
        #[arg(long, default_value_t = 10_000)]
        every: u64,
        /// For how many seconds
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// After how many moves the measurement begins; 200 for a board of about 100 tiles
        #[arg(long, default_value_t = 0)]
        after: usize,
        /// All games by turns instead of the classic boxes
        #[arg(long)]
        all_games: bool,
        /// Somebody watches each table
        #[arg(long)]
        watched: bool,
        /// A bot sits opposite; which
        #[arg(long, value_name = "BOT", num_args = 0..=1, default_missing_value = "greedy")]
        bots: Option<String>,
        /// The people of a table are at different nodes
        #[arg(long)]
        apart: bool,
        /// The two people of a table share one browser, so each table has one socket
        #[arg(long, conflicts_with_all = ["bots", "all_games"])]
        one_screen: bool,
        /// Seconds after which somebody at each table opens the page again
        #[arg(long)]
        reopen: Option<u64>,
    },
    /// Kills a node over and over while people play, and looks for lost moves
    Kill {
        /// How often
        #[arg(long, default_value_t = 100)]
        times: usize,
        /// Where games are kept
        #[arg(long, value_enum, default_value = "sqlite")]
        database: Database,
    },
    /// Lets people play at a server that runs already, whose plugs somebody pulls meanwhile; PROGRAM is not started
    At {
        /// Where it is, such as 127.0.0.1:8080
        server: SocketAddr,
        /// How many tables
        #[arg(long, default_value_t = 3)]
        tables: usize,
        /// For how many seconds
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Milliseconds that people think
        #[arg(long, default_value_t = 300)]
        pace: u64,
    },
    /// Breaks one thing after the other while people play at three nodes
    Faults {
        /// How often all of it
        #[arg(long, default_value_t = 1)]
        rounds: usize,
        /// How many tables
        #[arg(long, default_value_t = 24)]
        tables: usize,
        /// Only restarts of one node after the other
        #[arg(long)]
        rolling: bool,
        /// Milliseconds that people think
        #[arg(long, default_value_t = 300)]
        pace: u64,
    },
}

fn main() -> Result<()> {
    let Args { program, what } = Args::parse();
    match what {
        What::Play {
            tables,
            nodes,
            database,
            data,
            every,
            seconds,
            after,
            all_games,
            watched,
            bots,
            apart,
            one_screen,
            reopen,
        } => {
            let kinds: &[Kind] = if all_games { &Kind::ALL } else { &[Kind::CLASSIC] };
            // It is there until the end.
            let bots = bots.map(|bot| &*Box::leak(bot.into_boxed_str()));
            let kinds = kinds
                .iter()
                .map(|kind| Kind { bot: bots, watched, apart, one_screen, ..*kind })
                .collect();
            let run = Run {
                tables,
                kinds,
                moves_before: after,
                every: Duration::from_millis(every),
                time: Duration::from_secs(seconds),
                reopen_every: reopen.map(Duration::from_secs),
            };
            let cluster = match data {
                Some(folder) => Cluster::on_folder(&program, &folder, &ARGS)?,
                None => start(&program, database, nodes)?,
            };
            let report = load::run(&cluster, &run)?;
            print!("{}", report.text);
            judge(&report.audit)
        }
        What::Kill { times, database } => kill(start(&program, database, 1)?, times),
        What::At { server, tables, seconds, pace } => {
            let (pace, time) = (Duration::from_millis(pace), Duration::from_secs(seconds));
            let noticed = watch(server, tables, pace, time)?;
            println!("{}", noticed.text);
            for (at, took) in noticed.waits {
                println!(
                    "after {:.1} s somebody waited {:.2} s",
                    at.as_secs_f64(),
                    took.as_secs_f64()
                );
            }
            println!("lines lost: {}", noticed.lost_lines);
            judge(&noticed.audit)
        }
        What::Faults { rounds, tables, rolling, pace } => {
            let faults = if rolling { vec![Fault::RollingRestart] } else { Fault::ALL.to_vec() };
            let plan = Plan { faults, rounds, tables, pace: Duration::from_millis(pace) };
            let outcome = faults::run(&program, &plan)?.context("PostgreSQL or NATS is missing")?;
            for incident in &outcome.incidents {
                println!("{incident:?}");
            }
            println!("lines lost: {}", outcome.lost_lines);
            judge(&outcome.audit)
        }
    }
}

/// How nodes are started.
const ARGS: [&str; 3] = ["--no-bot-delay", "--live-games", "30000"];

fn start(program: &Path, database: Database, nodes: usize) -> Result<Cluster> {
    match database {
        Database::Sqlite => Cluster::sqlite(program, &ARGS),
        Database::Postgres => {
            Cluster::postgres(program, nodes, &ARGS)?.context("PostgreSQL or NATS is missing")
        }
    }
}

fn judge(audit: &Audit) -> Result<()> {
    println!(
        "acknowledged moves: {}, lost: {}, doubled: {}",
        audit.acked,
        audit.lost.len(),
        audit.doubled.len()
    );
    ensure!(audit.is_clean(), "{audit:?}");
    Ok(())
}

/// People play as quickly as they can while the node is killed and started again.
fn kill(mut cluster: Cluster, times: usize) -> Result<()> {
    use std::sync::atomic::{AtomicBool, Ordering};
    let ended = AtomicBool::new(false);
    let nodes = cluster.addresses_of_nodes();
    let begun = Instant::now();
    let audit = std::thread::scope(|scope| -> Result<Audit> {
        let play = |n: usize| {
            let (nodes, ended) = (&nodes, &ended);
            scope.spawn(move || -> Result<Audit> {
                let mut tables = Vec::new();
                while !ended.load(Ordering::Relaxed) {
                    let mut table = Table::make(nodes, n, Kind::ALL[n % Kind::ALL.len()])?;
                    while !ended.load(Ordering::Relaxed) && table.step()? {
                        std::thread::sleep(Duration::from_millis(60));
                    }
                    tables.push(table);
                }
                let mut audit = Audit::default();
                for table in &mut tables {
                    audit.add(Audit::of(table)?);
                }
                Ok(audit)
            })
        };
        let threads: Vec<_> = (0..8).map(play).collect();
        let killed = (|| {
            for n in 0..times {
                // Not always at the same moment of a commit.
                std::thread::sleep(Duration::from_millis(650 + (n as u64 * 37) % 100));
                cluster.nodes[0].kill();
                cluster.nodes[0].run()?;
            }
            Ok(())
        })();
        ended.store(true, Ordering::Relaxed);
        let mut audit = Audit::default();
        for thread in threads {
            let one = thread.join().map_err(|_| anyhow::anyhow!("a table broke off"))?;
            audit.add(one?);
        }
        killed.map(|()| audit)
    })?;
    println!("{times} kills in {:.0} s", begun.elapsed().as_secs_f64());
    judge(&audit)
}
