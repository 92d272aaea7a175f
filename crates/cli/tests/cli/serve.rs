//! `bastide serve` as a process of its own: started, killed, started again.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::json;

use crate::client::Browser;

/// A server that is killed when this is dropped.
pub(crate) struct Serving {
    child: Child,
    pub(crate) address: SocketAddr,
    said: Vec<String>,
}

impl Serving {
    pub(crate) fn start(folder: &Path, args: &[&str]) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
        command.args(["serve", "--no-bot-delay", "--data"]).arg(folder).args(args);
        Serving::run(command)
    }

    pub(crate) fn run(mut command: Command) -> Serving {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let out = child.stdout.take().expect("it has an output");
        let mut said = Vec::new();
        let mut address = None;
        for line in BufReader::new(out).lines() {
            let line = line.expect("text");
            let found = line.strip_prefix("Bastide is at http://");
            address = address.or(found.map(|a| a.parse().expect("an address")));
            let last = line.starts_with("Ctrl-C");
            said.push(line);
            if last {
                break;
            }
        }
        Serving { child, address: address.expect("it says where it is"), said }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Asks it to stop, as a system does.
    #[cfg(unix)]
    pub(crate) fn terminate(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it runs").success());
    }

    /// Waits for its end.
    pub(crate) fn wait(&mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }

    /// The same browser, now at this server.
    pub(crate) fn move_here(&self, browser: &mut Browser) {
        browser.address = self.address;
        browser.origin = Some(format!("http://{}", self.address));
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // SIGKILL: it has no time to tidy up.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(folder.path(), &["--port", "0"]);
    let mut me = server.browser();
    let table = me.table("classic", &["me", "greedy"]);
    let mut told = None;
    let mut server = server;
    for n in 0..4 {
        server.move_here(&mut me);
        let mut socket = me.socket(&table);
        let mut message = socket.answer();
        if let Some((seq, entries)) = told {
            assert!(message["seq"].as_u64() >= seq, "an entry was lost");
            let view =
                me.get(&format!("/api/tables/{}/view", table["id"].as_str().expect("an id")));
            let now = view.ok()["entries"].clone();
            let found: &Vec<_> = now.as_array().expect("entries");
            let entries: serde_json::Value = entries;
            for entry in entries.as_array().expect("entries") {
                assert!(found.contains(entry), "{entry} was lost");
            }
        }
        while message["scene"]["prompt"]["seat"] != 0 {
            message = socket.answer();
        }
        let said = socket.choose(&message, n);
        assert_eq!(said["type"], "update");
        told = Some((said["seq"].as_u64(), said["entries"].clone()));
        drop(server);
        server = Serving::start(folder.path(), &["--port", "0"]);
    }
}

#[test]
fn without_a_port_the_next_free_one_is_taken_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = tempfile::tempdir().expect("a folder");
    let first = Serving::start(folder.path(), &[]);
    let second = Serving::start(other.path(), &[]);
    assert_ne!(first.address.port(), second.address.port());
    let port = second.address.port();
    assert!(second.said[0].ends_with(&format!("is taken; this is {port}.")), "{:?}", second.said);
    assert_eq!(second.browser().get("/healthz").body, "ok\n");
}

#[test]
fn what_cannot_be_served_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "text").expect("written");
    let ran = crate::bastide(&["serve", "--port", "0", "--data", file.to_str().expect("a path")]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    let ran = crate::bastide(&["serve", "--public-url", "play.example.org"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("must begin with http"), "{}", ran.err);
}

/// A shell forbids files above a size, as a full disk would; the signal that says so is ignored. When there is room
/// again the server goes on by itself, and nothing that was acknowledged is lost.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_the_server_heals_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    let script = "trap '' XFSZ; ulimit -S -f 600; exec \"$0\" serve --port 0 --data \"$1\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_bastide")]).arg(folder.path());
    let server = Serving::run(command);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    assert_eq!(me.get("/healthz").status, 200);
    let mut name = String::new();
    let mut refused = None;
    for n in 0..280 {
        let rename = json!({"seat": 0, "name": format!("Name {n}")});
        let answer = me.post(&format!("{path}/rename"), &rename);
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
        name = format!("Name {n}");
    }
    let refused = refused.expect("at some time the disk is full");
    assert_eq!((refused.status, refused.code().as_str()), (503, "not-saved"));
    assert_eq!(me.get(&path).ok()["seats"][0]["name"], name);
    for _ in 0..3 {
        assert_eq!(socket.choose(&welcome, 0)["code"], "not-saved");
    }
    std::thread::sleep(std::time::Duration::from_millis(1100));
    assert_eq!(me.get("/healthz").status, 503);
    assert_eq!(me.get("/readyz").status, 503);
    let room = ["--fsize=unlimited", "--pid", &server.child.id().to_string()];
    assert!(Command::new("prlimit").args(room).status().expect("it runs").success());
    // Nobody starts it again.
    assert_eq!(socket.choose(&welcome, 0)["type"], "update");
    std::thread::sleep(std::time::Duration::from_millis(1100));
    assert_eq!(me.get("/healthz").status, 200);
    assert_eq!(me.get("/readyz").body, "ready\n");
    assert_eq!(me.get(&path).ok()["seats"][0]["name"], name);
}

#[test]
fn a_folder_has_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    // Several begin at once in an empty folder: one of them serves, the others say why not.
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
        command.args(["serve", "--port", "0", "--data", data]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    let mut all: Vec<Child> = (0..4).map(|_| start()).collect();
    // Kept open: a server whose output nobody reads any more ends as if all were well.
    let mut outputs: Vec<_> = all
        .iter_mut()
        .map(|child| BufReader::new(child.stdout.take().expect("an output")).lines())
        .collect();
    let serving = outputs.iter_mut().filter_map(Iterator::next).count();
    assert_eq!(serving, 1);
    for mut child in all {
        if child.try_wait().expect("it can be asked").is_none() && {
            std::thread::sleep(std::time::Duration::from_millis(500));
            child.try_wait().expect("it can be asked").is_none()
        } {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            continue;
        }
        let ended = child.wait_with_output().expect("it ended");
        let said = String::from_utf8_lossy(&ended.stderr).to_string();
        assert_eq!(ended.status.code(), Some(2), "{said}");
        assert!(said.contains("another Bastide server uses this database"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    // Whoever was killed holds nothing.
    assert_eq!(
        Serving::start(folder.path(), &["--port", "0"]).browser().get("/healthz").status,
        200
    );
    std::fs::write(folder.path().join("bastide.db"), "").expect("written");
    let ran = crate::bastide(&["serve", "--port", "0", "--data", data]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("the database file is empty"), "{}", ran.err);
}

/// A node that is about to stop says so to the balancer first, and serves everybody until then.
#[cfg(unix)]
#[test]
fn a_node_drains_before_it_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Serving::start(folder.path(), &["--port", "0", "--drain", "2"]);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    assert_eq!(me.get("/readyz").status, 200);
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it runs").success());
    let begun = std::time::Instant::now();
    while me.get("/readyz").status == 200 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(1), "nobody is told");
    }
    assert_eq!(me.get("/healthz").status, 200);
    for n in 0..3 {
        message = socket.choose(&message, n);
        assert_eq!(message["type"], "update");
    }
    // What is said at the last moment is kept and answered, or was never heard.
    assert_eq!(socket.close_code(), Some(1001));
    assert!(server.child.wait().expect("it ends").success());
}

/// A system that wants the program to end: every browser is told, so that it comes back at once.
#[cfg(unix)]
#[test]
fn whoever_is_connected_is_told_when_the_server_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Serving::start(folder.path(), &["--port", "0", "--sockets", "200"]);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut sockets: Vec<_> = (0..120).map(|_| me.socket(&table)).collect();
    // Some are in the middle of something.
    for socket in sockets.iter_mut().step_by(3) {
        socket.send(&json!({"type": "ping"}));
    }
    server.terminate();
    let codes: Vec<_> = sockets.iter_mut().map(|socket| socket.close_code()).collect();
    assert_eq!(codes, vec![Some(1001); 120]);
    assert!(server.wait().success());
}

/// A stand-in for the program that opens browsers writes down what it was asked to open.
#[cfg(unix)]
#[test]
fn open_shows_the_start_page_in_the_browser() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let opener = folder.path().join(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
    let script = format!("#!/bin/sh\nprintf %s \"$1\" > {}/opened\n", folder.path().display());
    std::fs::write(&opener, script).expect("written");
    std::fs::set_permissions(&opener, std::fs::Permissions::from_mode(0o755)).expect("allowed");
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    let path = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{}:{path}", folder.path().display()));
    command.args(["serve", "--open", "--port", "0", "--data"]).arg(folder.path());
    let server = Serving::run(command);
    let opened = folder.path().join("opened");
    let wanted = format!("http://{}", server.address);
    for _ in 0..500 {
        if std::fs::read_to_string(&opened).is_ok_and(|found| found == wanted) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("nothing was opened: {:?}", std::fs::read_to_string(&opened));
}

#[test]
fn a_club_behind_one_router_gets_more_places() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["--port", "0", "--sockets", "2", "--tables", "1"];
    let server = Serving::start(folder.path(), &args);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let id = table["id"].as_str().expect("an id");
    let held: Vec<_> = (0..2).map(|_| me.socket(&table)).collect();
    assert!(me.try_socket(id).err().expect("no third").contains("429"));
    drop(held);
    let new = json!({"game": "carcassonne", "seats": [{"who": "me"}, {"who": "me"}]});
    assert_eq!(me.post("/api/tables", &new).code(), "too-many");
}
