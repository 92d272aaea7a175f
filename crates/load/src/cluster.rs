//! A database, a bus and nodes: real processes on this machine.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use bastide_testkit::{NatsServer, PostgresServer};

use crate::process::{Node, cpu, cpu_of_all, memory};
use crate::proxy::Proxy;

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
    _folder: tempfile::TempDir,
}

impl Cluster {
    /// One node on a folder.
    pub fn sqlite(program: &Path, args: &[&str]) -> Result<Cluster> {
        let folder = tempfile::tempdir()?;
        let mut all = vec!["--data".to_string(), folder.path().display().to_string()];
        all.extend(args.iter().map(|arg| arg.to_string()));
        let nodes = vec![Node::start(program, &all)?];
        Ok(Cluster { nodes, lines: Vec::new(), nats: None, postgres: None, _folder: folder })
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
        let (Some(postgres), Some(nats)) =
            (PostgresServer::start_with(&["max_connections=200"]), NatsServer::start())
        else {
            return Ok(None);
        };
        let (nats, postgres) = (Some(nats), Some(postgres));
        let folder = tempfile::tempdir()?;
        let mut cluster =
            Cluster { nodes: Vec::new(), lines: Vec::new(), nats, postgres, _folder: folder };
        for _ in 0..nodes {
            let (database, bus) = cluster.addresses(lines)?;
            let mut all = vec!["--database".to_string(), database];
            if nodes > 1 {
                all.extend(["--bus".to_string(), bus]);
            }
            all.extend(args.iter().map(|arg| arg.to_string()));
            cluster.nodes.push(Node::start(program, &all)?);
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
