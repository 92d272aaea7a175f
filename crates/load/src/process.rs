//! What a process costs, and a node as a process of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::clock::Clock;
use crate::person::get;

/// How long a node may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// A node of `bastide serve`, with an address that it keeps when it is started again.
#[derive(Debug)]
pub struct Node {
    program: PathBuf,
    args: Vec<String>,
    /// Where it listens.
    pub address: SocketAddr,
    child: Option<Child>,
    /// Its clock, if that can be set.
    pub clock: Option<Clock>,
}

impl Node {
    /// Starts a node and waits until it is ready.
    pub fn start(program: &Path, args: &[String], clock: Option<Clock>) -> Result<Node> {
        let port = bastide_testkit::free_port();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let (program, args) = (program.to_path_buf(), args.to_vec());
        let mut node = Node { program, args, address, child: None, clock };
        node.run()?;
        Ok(node)
    }

    /// Starts it again.
    pub fn run(&mut self) -> Result<()> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--port", &self.address.port().to_string()]).args(&self.args);
        command.args(["--sockets", "1000000", "--tables", "1000000"]);
        command.args(["--connections", "1000000", "--address-connections", "1000000"]);
        command.env("BASTIDE_LOG", std::env::var("BASTIDE_LOG").unwrap_or("error".to_string()));
        if let Some(clock) = &self.clock {
            command.envs(clock.environment());
        }
        let child = command.stdout(Stdio::null()).spawn();
        self.child = Some(child.with_context(|| self.program.display().to_string())?);
        let begun = Instant::now();
        while !self.is_ready() {
            ensure!(begun.elapsed() < PATIENCE, "a node does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Whether players should be sent there.
    pub fn is_ready(&self) -> bool {
        let status = |path| get(self.address, path).map_or(0, |(status, _)| status);
        // Older programs, which newer ones are compared with, only know whether they live.
        matches!((status("/readyz"), status("/healthz")), (200, _) | (404, 200))
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.as_ref().map_or(0, Child::id)
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) -> Result<()> {
        let signal = format!("-{name}");
        let sent = Command::new("kill").args([&signal, &self.id().to_string()]).status()?;
        ensure!(sent.success(), "kill {signal} failed");
        Ok(())
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks it to stop and waits until it has.
    pub fn stop(&mut self) -> Result<()> {
        self.signal("TERM")?;
        let Some(mut child) = self.child.take() else {
            return Ok(());
        };
        let begun = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                ensure!(status.success(), "a node ended with {status}");
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let _ = child.kill();
                let _ = child.wait();
                anyhow::bail!("a node does not stop");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The fields of `/proc/PID/stat` after the name, which may contain blanks.
fn stat(process: u32) -> Vec<String> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default();
    fields.split_whitespace().map(str::to_string).collect()
}

/// The CPU time that a process has used.
pub fn cpu(process: u32) -> Duration {
    // A tick is 10 ms on every Linux. The processes that have ended count for their parent.
    let stat = stat(process);
    let ticks = stat.iter().skip(11).take(4).map(|field| field.parse().unwrap_or(0));
    Duration::from_millis(ticks.sum::<u64>() * 10)
}

/// The CPU time of a process and those that it started.
pub fn cpu_of_all(parent: u32) -> Duration {
    let mut all = cpu(parent);
    for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Ok(process) = entry.file_name().to_string_lossy().parse::<u32>() else {
            continue;
        };
        if stat(process).get(1).and_then(|parent| parent.parse().ok()) == Some(parent) {
            all += cpu(process);
        }
    }
    all
}

/// What a process holds in memory, in MB.
pub fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() / 1000
}
