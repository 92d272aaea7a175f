//! A real PostgreSQL for one test: a copy of an empty cluster that is made once, on a port and in a folder of its own.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, net::TcpStream};

use crate::certificates::{Certificates, plain};
use crate::disk::Disk;
use crate::service::{Folder, Process, command, find, free_port, run, wait_until};

/// PostgreSQL refuses to run as root.
const USER: Option<&str> = Some("postgres");
/// Nobody but tests of this machine sees it.
const PASSWORD: &str = "pa55w0rd";

/// A server of PostgreSQL with an empty database.
#[derive(Debug)]
pub struct PostgresServer {
    programs: PathBuf,
    /// Gone before its folder.
    process: Option<Process>,
    /// Its own, if it can be filled; gone before the folder.
    disk: Option<Disk>,
    folder: Folder,
    port: u16,
    /// What it is started with beside the usual.
    settings: Vec<String>,
}

impl PostgresServer {
    /// Starts one that forgets what was written if the machine (not the process) fails; nothing if the system has none.
    pub fn start() -> Option<PostgresServer> {
        PostgresServer::start_with(&["fsync=off"])
    }

    /// Starts one with settings.
    pub fn start_with(settings: &[&str]) -> Option<PostgresServer> {
        PostgresServer::start_on(settings, None)
    }

    /// Starts one on a disk of so many megabytes, which can be filled; on an ordinary one where that is not possible.
    pub fn start_on_small_disk(settings: &[&str], megabytes: u32) -> Option<PostgresServer> {
        PostgresServer::start_on(settings, Some(megabytes))
    }

    fn start_on(settings: &[&str], megabytes: Option<u32>) -> Option<PostgresServer> {
        let programs = programs()?;
        let folder = Folder::new("postgres", USER);
        let disk = megabytes.and_then(|megabytes| Disk::mount(&folder.0, megabytes));
        let data = folder.0.join("data");
        run(command(Path::new("cp"), USER).arg("-a").arg(template(&programs)).arg(&data));
        let settings = settings.iter().map(|setting| setting.to_string()).collect();
        let mut server =
            PostgresServer { programs, process: None, disk, folder, port: free_port(), settings };
        server.run();
        Some(server)
    }

    /// Starts one that also speaks TLS, with a certificate of its own authority.
    pub fn start_encrypted() -> Option<(PostgresServer, Certificates)> {
        let certificates = Certificates::new(USER)?;
        let [certificate, key] = certificates.server().map(|path| plain(&path));
        let files = [format!("ssl_cert_file={certificate}"), format!("ssl_key_file={key}")];
        let server = PostgresServer::start_with(&["fsync=off", "ssl=on", &files[0], &files[1]])?;
        Some((server, certificates))
    }

    /// Starts the server again after [`PostgresServer::kill`], at the same address.
    pub fn run(&mut self) {
        let mut postgres = command(&self.programs.join("postgres"), USER);
        postgres.arg("-D").arg(self.folder.0.join("data")).arg("-k").arg(&self.folder.0);
        postgres.args(["-h", "127.0.0.1", "-p", &self.port.to_string()]);
        for setting in &self.settings {
            postgres.args(["-c", setting]);
        }
        // The log is ours: the server runs as somebody else.
        let log = env::temp_dir().join(format!("bastide-test-postgres-{}.log", self.port));
        self.process = Some(Process::start(&mut postgres, &log));
        let _ = fs::remove_file(&log);
        let ready = self.programs.join("pg_isready");
        wait_until("PostgreSQL answers", || {
            TcpStream::connect(("127.0.0.1", self.port)).is_ok() && {
                let mut ready = Command::new(&ready);
                ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
                ready.status().is_ok_and(|status| status.success())
            }
        });
    }

    /// Leaves no room on its disk; whether it has one that can be filled.
    pub fn fill_disk(&self) -> bool {
        self.disk.as_ref().map(Disk::fill).is_some()
    }

    /// Makes room on its disk, and starts it again if it gave up meanwhile.
    pub fn free_disk(&mut self) {
        if let Some(disk) = &self.disk {
            disk.free();
        }
        let gave_up = |process: &mut Process| !matches!(process.0.try_wait(), Ok(None));
        if self.process.as_mut().is_none_or(gave_up) {
            self.process = None;
            self.run();
        }
    }

    /// Ends the server at once, as a crash would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            // It ends its own processes, which a signal 9 would leave behind.
            process.signal("QUIT");
            let _ = process.0.wait();
        }
    }

    /// The process that all its others come from, while it runs.
    pub fn process_id(&self) -> Option<u32> {
        self.process.as_ref().map(|process| process.0.id())
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        self.url_at(self.port)
    }

    /// The same database by way of another port, behind which somebody passes it on.
    pub fn url_at(&self, port: u16) -> String {
        format!("postgres://bastide:{PASSWORD}@127.0.0.1:{port}/postgres")
    }

    /// What a statement answers, as text without a frame.
    pub fn query(&self, sql: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        let done = psql.arg(self.url()).args(["-Atqc", sql]).output().unwrap();
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim_end().to_string()
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Where the programs are.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten() {
        versions.push(entry.path().join("bin"));
    }
    versions.sort();
    versions.reverse();
    let found = find("postgres", &versions, "postgresql")?;
    // A link leads to the folder in which all of them are.
    let found = fs::canonicalize(&found).unwrap_or(found);
    found.parent().map(Path::to_path_buf)
}

/// An empty cluster, made by whoever needs it first.
fn template(programs: &Path) -> PathBuf {
    let name = programs.to_string_lossy().replace(['/', '.'], "-");
    let root = env::temp_dir().join("bastide-test-postgres");
    let path = root.join(format!("template{name}"));
    let lock = File::create(root.join("template.lock")).unwrap();
    lock.lock().unwrap();
    if !path.exists() {
        let new = path.with_extension("new");
        let _ = fs::remove_dir_all(&new);
        let password = root.join("template.password");
        fs::write(&password, PASSWORD).unwrap();
        let mut initdb = command(&programs.join("initdb"), USER);
        initdb.args(["-U", "bastide", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C.UTF-8"]);
        initdb.args(["--no-sync", "--wal-segsize=1"]).arg("--pwfile").arg(&password);
        run(initdb.arg("-D").arg(&new));
        fs::rename(&new, &path).unwrap();
    }
    path
}
