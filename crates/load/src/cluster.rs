//! A database, a bus and nodes: real processes on this machine.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use bastide_testkit::{NatsServer, PostgresServer};

use crate::clock::Clock;
use crate::process::{Node, cpu, cpu_of_all, memory};
use crate::proxy::Proxy;

/// Megabytes of a disk that is filled.
const DISK: u32 = 200;

/// Nodes and what they need. They end before it does.
#[derive(Debug)]
pub struct Cluster {
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The lines of each node to the database and to the bus, if they go by way of one that can be cut.
    pub lines: Vec<(Proxy, Proxy)>,
    /// The bus, where there is one.
    pub nats: Option<NatsServer>,
    /// The database, unless it is a file.
    pub postgres: Option<PostgresServer>,
    folder: tempfile::TempDir,
}

impl Cluster {
    /// One node on an empty folder.
    pub fn sqlite(program: &Path, args: &[&str]) -> Result<Cluster> {
        let folder = tempfile::tempdir()?;
        let data = folder.path().to_path_buf();
        Ok(Cluster { folder, ..Cluster::on_folder(program, &data, args)? })
    }

    /// One node on a folder that may have games in it, and keeps them.
    pub fn on_folder(program: &Path, data: &Path, args: &[&str]) -> Result<Cluster> {
        let mut all = vec!["--data".to_string(), data.display().to_string()];
        all.extend(args.iter().map(|arg| arg.to_string()));
        let (folder, nodes) = (tempfile::tempdir()?, vec![Node::start(program, &all, None)?]);
        Ok(Cluster { nodes, lines: Vec::new(), nats: None, postgres: None, folder })
    }

    /// Nodes at one database; nothing where the system lacks what is needed.
    pub fn postgres(program: &Path, nodes: usize, args: &[&str]) -> Result<Option<Cluster>> {
        Cluster::start(program, nodes, args, false)
    }

    /// The same with lines that can be cut.
    pub fn with_lines(program: &Path, nodes: usize, args: &[&str]) -> Result<Option<Cluster>> {
        Cluster::start(program, nodes, args, true)
    }

    fn start(program: &Path, nodes: usize, args: &[&str], lines: bool) -> Result<Option<Cluster>> {
        // Everything that is acknowledged is on the disk, as for people.
        let started = if lines {
            // With what breaks there comes a disk that can be filled: no more of a log than fits on it.
            let little = ["max_connections=200", "max_wal_size=16MB", "min_wal_size=2MB"];
            PostgresServer::start_on_small_disk(&little, DISK)
        } else {
            PostgresServer::start_with(&["max_connections=200"])
        };
        let (Some(postgres), Some(nats)) = (started, NatsServer::start()) else {
            return Ok(None);
        };
        let (nats, postgres) = (Some(nats), Some(postgres));
        let folder = tempfile::tempdir()?;
        let mut cluster = Cluster { nodes: Vec::new(), lines: Vec::new(), nats, postgres, folder };
        for n in 0..nodes {
            let (database, bus) = cluster.addresses(lines)?;
            let mut all = vec!["--database".to_string(), database];
            if nodes > 1 {
                all.extend(["--bus".to_string(), bus]);
            }
            all.extend(args.iter().map(|arg| arg.to_string()));
            let clock = if lines { Clock::new(cluster.folder.path(), n)? } else { None };
            cluster.nodes.push(Node::start(program, &all, clock)?);
        }
        Ok(Some(cluster))
    }

    /// Where the next node finds database and bus.
    fn addresses(&mut self, lines: bool) -> Result<(String, String)> {
        let postgres = self.postgres.as_ref().context("no database")?;
        let nats = self.nats.as_ref().context("no bus")?;
        if !lines {
            return Ok((postgres.url(), nats.url()));
        }
        let (database, bus) = (Proxy::to(postgres.port())?, Proxy::to(nats.port())?);
        let addresses =
            (postgres.url_at(database.port()), format!("nats://127.0.0.1:{}", bus.port()));
        self.lines.push((database, bus));
        Ok(addresses)
    }

    /// Where the nodes are.
    pub fn addresses_of_nodes(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The CPU time of the nodes, of the database and of the bus.
    pub fn cpu(&self) -> [Duration; 3] {
        let database = self.postgres.as_ref().and_then(PostgresServer::process_id);
        let bus = self.nats.as_ref().and_then(NatsServer::process_id);
        let nodes = self.nodes.iter().map(|node| cpu(node.id())).sum();
        [nodes, database.map(cpu_of_all).unwrap_or_default(), bus.map(cpu).unwrap_or_default()]
    }

    /// What the nodes hold in memory, in MB.
    pub fn memory(&self) -> u64 {
        self.nodes.iter().map(|node| memory(node.id())).sum()
    }
}
