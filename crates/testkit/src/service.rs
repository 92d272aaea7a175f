//! Programs that tests need and the system has or has not: found, started for one test, and gone with it.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// How long a program may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program, if the system has it. If not, that is said on one line, and with `CI` set it is a failure.
pub(crate) fn find(program: &str, elsewhere: &[PathBuf], package: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(elsewhere.iter().cloned());
    let found = folders.map(|folder| folder.join(program)).find(|file| file.is_file());
    if found.is_none() {
        let missing = format!("{program} is missing (Debian: apt-get install {package})");
        assert!(env::var_os("CI").is_none(), "{missing}; with CI set nothing may be skipped");
        eprintln!("skipped: {missing}");
    }
    found
}

/// Whether a program can be run like this at all.
fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// A command that ends with whoever started it, where the system can do that; as another user if we are root and one is
/// named.
pub(crate) fn command(program: &Path, user: Option<&str>) -> Command {
    let user = user.filter(|_| works(Command::new("sh").args(["-c", "test $(id -u) = 0"])));
    let mut drop = Command::new("setpriv");
    drop.args(["--pdeathsig", "KILL"]);
    if let Some(user) = user {
        drop.args(["--reuid", user, "--regid", user, "--clear-groups"]);
    }
    if user.is_some() || works(Command::new("setpriv").arg("--version")) {
        drop.arg(program);
        return drop;
    }
    Command::new(program)
}

/// Runs a command to its end.
pub(crate) fn run(command: &mut Command) {
    let done = command.stdin(Stdio::null()).output();
    let done = done.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
}

/// A port that nobody uses at the moment.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Waits until something holds.
pub fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "waited too long until {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A process that ends with this.
#[derive(Debug)]
pub(crate) struct Process(pub(crate) Child);

impl Process {
    pub(crate) fn start(command: &mut Command, log: &Path) -> Process {
        let log = fs::File::create(log).unwrap();
        let quiet = command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
        Process(quiet.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}")))
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        run(Command::new("kill").args([&format!("-{name}"), &self.0.id().to_string()]));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A folder that is gone with this. Every user may look into it.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// A folder named after this process, made by `user`.
    pub(crate) fn new(what: &str, user: Option<&str>) -> Folder {
        let root = env::temp_dir().join(format!("bastide-test-{what}"));
        let _ = fs::create_dir(&root);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let _ = fs::set_permissions(&root, fs::Permissions::from_mode(0o777));
        }
        sweep(&root);
        let port = free_port();
        let path = root.join(format!("{}-{port}", std::process::id()));
        run(command(Path::new("mkdir"), user).arg(&path));
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Removes what processes left behind that were killed.
fn sweep(root: &Path) {
    for entry in fs::read_dir(root).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let process = name.split_once('-').and_then(|(id, _)| id.parse::<u32>().ok());
        let is_gone = |id: u32| {
            Path::new("/proc/self").exists() && !Path::new(&format!("/proc/{id}")).exists()
        };
        if process.is_some_and(is_gone) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
