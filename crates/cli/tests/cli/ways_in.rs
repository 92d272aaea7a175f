//! How people get the program and keep it running: manual pages, completions, health checks, a socket that somebody
//! else opened.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

use crate::bastide;
use crate::serve::Serving;

#[test]
fn the_version_is_told() {
    let ran = bastide(&["--version"]);
    let version = ran.out.trim().strip_prefix("bastide ").expect("its name").to_string();
    assert!(version.starts_with(env!("CARGO_PKG_VERSION")), "{version}");
    assert_eq!(ran.code, Some(0));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = bastide(&["man", "--to", folder.path().to_str().expect("a path")]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let help = bastide(&["--help"]).out;
    let commands = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next());
    let commands: Vec<_> = commands
        .expect("a list of commands")
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|name| !name.is_empty() && *name != "help")
        .collect();
    assert!(commands.len() > 12 && commands.contains(&"serve"), "{commands:?}");
    for name in commands {
        let page = folder.path().join(format!("bastide-{name}.1"));
        let text = std::fs::read_to_string(&page).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(text.contains(&format!(".TH bastide-{name} 1")), "{text}");
    }
    let serve = bastide(&["man", "serve"]);
    let written = std::fs::read_to_string(folder.path().join("bastide-serve.1")).expect("a page");
    assert_eq!((serve.code, serve.out), (Some(0), written));
    let ran = bastide(&["man", "nothing"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("has no command `nothing`"), "{}", ran.err);
}

#[test]
fn shells_are_told_what_can_be_typed() {
    for (shell, word) in
        [("bash", "complete -F"), ("zsh", "#compdef bastide"), ("fish", "complete -c bastide")]
    {
        let ran = bastide(&["completions", shell]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains(word) && ran.out.contains("trust-proxy"), "{shell}");
    }
    assert_eq!(bastide(&["completions", "cmd.exe"]).code, Some(2));
    // Bash itself finds no fault with it.
    let mut bash = Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn().expect("bash runs");
    let text = bastide(&["completions", "bash"]).out;
    bash.stdin.take().expect("an input").write_all(text.as_bytes()).expect("it reads");
    assert!(bash.wait().expect("it ends").success());
}

#[test]
fn a_server_is_asked_whether_it_is_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(folder.path(), &["--port", "0"]);
    let port = server.address.port().to_string();
    let ran = bastide(&["healthcheck", "--port", &port]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "ok\n"), "{}", ran.err);
    let ran = bastide(&["healthcheck", "--port", &port, "--ready", "--bind", "0.0.0.0"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "ready\n"), "{}", ran.err);
    drop(server);
    let ran = bastide(&["healthcheck", "--port", &port]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("does not answer"), "{}", ran.err);
    // Somebody else listens there, and never answers.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a socket");
    let port = silent.local_addr().expect("an address").port().to_string();
    let ran = bastide(&["healthcheck", "--port", &port, "--patience", "1"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
}

/// Starts a server as systemd does: with a socket that is open already as descriptor 3.
#[cfg(unix)]
fn start_with(socket: &TcpListener, folder: &std::path::Path, notify: &str) -> Serving {
    use std::os::fd::OwnedFd;
    let mut command = Command::new("sh");
    let script = "exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec \"$0\" serve --data \"$1\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_bastide")]).arg(folder);
    command.env("NOTIFY_SOCKET", notify);
    let passed: OwnedFd = socket.try_clone().expect("a copy").into();
    command.stdin(Stdio::from(passed));
    Serving::run(command)
}

#[cfg(target_os = "linux")]
#[test]
fn nobody_is_refused_while_a_server_with_a_passed_socket_restarts() {
    use std::os::unix::net::UnixDatagram;
    let folder = tempfile::tempdir().expect("a folder");
    let told = folder.path().join("notify");
    let notices = UnixDatagram::bind(&told).expect("a socket");
    notices.set_read_timeout(Some(std::time::Duration::from_secs(20))).expect("a timeout");
    let notice = || {
        let mut bytes = [0; 64];
        let length = notices.recv(&mut bytes).expect("it tells");
        String::from_utf8_lossy(&bytes[..length]).to_string()
    };
    let socket = TcpListener::bind("127.0.0.1:0").expect("a socket");
    let address = socket.local_addr().expect("an address");
    let data = folder.path().join("data");
    let notify = told.to_str().expect("a path");
    let mut first = start_with(&socket, &data, notify);
    assert_eq!(first.address, address, "it listens where it was told");
    assert_eq!(notice(), "READY=1");
    assert_eq!(first.browser().get("/healthz").body, "ok\n");
    first.terminate();
    assert_eq!(notice(), "STOPPING=1");
    assert!(first.wait().success());
    // Nobody serves now. Whoever comes waits, and is served by the next one.
    let mut early = TcpStream::connect(address).expect("nobody is refused");
    early.write_all(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("sent");
    let second = start_with(&socket, &data, notify);
    assert_eq!(notice(), "READY=1");
    let mut answer = String::new();
    BufReader::new(early).read_line(&mut answer).expect("an answer");
    assert_eq!(answer, "HTTP/1.1 200 OK\r\n");
    drop(second);
}

#[cfg(unix)]
#[test]
fn a_passed_descriptor_that_is_no_socket_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = "exec 3</dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec \"$0\" serve --data \"$1\"";
    let ran = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_bastide")])
        .arg(folder.path())
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&ran.stderr).to_string();
    assert_eq!(ran.status.code(), Some(2), "{said}");
    assert!(said.contains("does not listen for TCP"), "{said}");
}
