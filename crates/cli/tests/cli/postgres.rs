//! `bastide serve --database`: what cannot be used is said on one line, and what was acknowledged is kept.

use std::process::Command;
use std::time::{Duration, Instant};

use bastide_testkit::{NatsServer, PostgresServer, free_port, wait_until};

use crate::serve::Serving;

fn serve(url: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(["serve", "--no-bot-delay", "--port", "0", "--database", url]);
    command
}

/// A start that fails: quickly, on one line, without a password, and nobody was told an address.
fn refused(url: &str) -> String {
    let begun = Instant::now();
    let ended = serve(url).output().expect("it runs");
    assert!(begun.elapsed() < Duration::from_secs(15), "{url} took too long");
    let said = String::from_utf8(ended.stderr).expect("text");
    assert_eq!(ended.status.code(), Some(2), "{said}");
    assert_eq!(ended.stdout, b"", "{url}");
    assert!(!said.contains("pa55"), "{said}");
    said
}

#[test]
fn a_database_that_cannot_be_used_is_named_on_one_line() {
    let nowhere = format!("postgres://ada:pa55@127.0.0.1:{}/games", free_port());
    let said = refused(&nowhere);
    assert!(said.contains("no database answers at 127.0.0.1"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    let said = refused("mysql://ada:pa55@host/x");
    assert!(
        said.contains("--database: ") && said.contains("neither postgres:// nor sqlite:"),
        "{said}"
    );
    let Some(server) = PostgresServer::start() else { return };
    let wrong = server.url().replace("pa55w0rd", "pa55");
    let said = refused(&wrong);
    assert!(said.contains("refuses the user `bastide`"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    drop(Serving::run(serve(&server.url())));
    server.query("insert into _sqlx_migrations values (99, 'x', now(), true, '\\x00', 1)");
    assert!(refused(&server.url()).contains("written by a newer version"));
}

#[test]
fn the_command_line_counts_before_the_environment() {
    let nowhere = format!("postgres://ada:pa55@127.0.0.1:{}/games", free_port());
    let folder = tempfile::tempdir().expect("a folder");
    let stats = |args: &[&str], database: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
        command.args(["admin", "stats"]).args(args).current_dir(folder.path());
        let ended = command.env("BASTIDE_DATABASE", database).output().expect("it runs");
        assert_eq!(ended.status.code(), Some(2));
        let said = String::from_utf8(ended.stderr).expect("text");
        assert!(!said.contains("pa55"), "{said}");
        said
    };
    assert!(stats(&[], &nowhere).contains("no database answers"));
    let said = stats(&["--data", "club"], &nowhere);
    assert!(said.contains("club") && !said.contains("answers"), "{said}");
    assert!(
        stats(&["--data", "club", "--database", "sqlite:x.db"], "").contains("cannot be used with")
    );
    let quoted = stats(&[], "'postgres://ada:pa55@host/x'");
    assert!(quoted.contains("BASTIDE_DATABASE: "), "{quoted}");
}

#[test]
fn what_postgresql_acknowledged_survives_being_killed() {
    let Some(database) = PostgresServer::start() else { return };
    let mut server = Serving::run(serve(&database.url()));
    let mut me = server.browser();
    let table = me.table("classic", &["me", "greedy"]);
    let id = table["id"].as_str().expect("an id");
    for n in 0..4 {
        server.move_here(&mut me);
        let mut socket = me.socket(&table);
        let mut message = socket.answer();
        while message["scene"]["prompt"]["seat"] != 0 {
            message = socket.answer();
        }
        let said = socket.choose(&message, n);
        assert_eq!(said["type"], "update");
        drop(server);
        let kept = database.query(&format!("select count(*) from entry where game_id = '{id}'"));
        assert!(kept.parse::<u64>().ok() >= said["seq"].as_u64(), "an entry was lost");
        server = Serving::run(serve(&database.url()));
    }
}

/// While the database is gone people are told so, and nobody need do anything when it is back.
#[test]
fn a_database_that_goes_away_in_play_comes_back_by_itself() {
    let Some(mut database) = PostgresServer::start() else { return };
    let server = Serving::run(serve(&database.url()));
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let message = socket.answer();
    let message = socket.choose(&message, 0);
    assert_eq!(message["type"], "update");
    database.kill();
    let refused = socket.choose(&message, 0);
    assert_eq!((&refused["type"], &refused["code"]), (&"refused".into(), &"not-saved".into()));
    assert_eq!(me.get("/readyz").status, 503);
    database.run();
    let begun = Instant::now();
    while me.get("/readyz").status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(10));
        std::thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(socket.choose(&message, 0)["type"], "update");
}

/// Two nodes hear each other over a bus that speaks TLS only; whom to trust is what the system says.
#[test]
fn nodes_nudge_each_other_over_an_encrypted_bus() {
    let Some(database) = PostgresServer::start() else { return };
    let Some((bus, certificates)) = NatsServer::start_encrypted() else { return };
    let address = bus.url().replace("nats://", "tls://");
    let node = |trusted: bool| {
        let mut node = serve(&database.url());
        node.args(["--bus", &address]);
        if trusted {
            node.env("SSL_CERT_FILE", certificates.authority());
        }
        node
    };
    let ended = node(false).output().expect("it runs");
    let said = String::from_utf8(ended.stderr).expect("text");
    assert_eq!((ended.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    let (here, there) = (Serving::run(node(true)), Serving::run(node(true)));
    let nodes = |server: &Serving| {
        let metrics = server.browser().get("/metrics").body;
        let line = metrics.lines().find_map(|line| line.strip_prefix("bastide_nodes "));
        line.and_then(|number| number.parse::<f64>().ok())
    };
    wait_until("both nodes know each other", || {
        nodes(&here) == Some(2.0) && nodes(&there) == Some(2.0)
    });
}
