//! Silent connections, endless reading, tables without end: one address cannot take what everybody needs.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::Browser;
use crate::{Server, fresh};

fn connect(browser: &Browser) -> TcpStream {
    let stream = TcpStream::connect(browser.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// Whether the other side closes within the time for reading.
fn is_closed(stream: &mut TcpStream) -> bool {
    let mut bytes = [0; 4096];
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    }
}

#[test]
fn silent_and_half_said_requests_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.header_patience = Duration::from_millis(500);
    });
    let me = server.browser();
    let mut silent = connect(&me);
    let mut half = connect(&me);
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    let mut idle = connect(&me);
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let begun = Instant::now();
    for (name, stream) in [("silent", &mut silent), ("half", &mut half), ("idle", &mut idle)] {
        assert!(is_closed(stream), "{name}");
    }
    assert!(begun.elapsed() < Duration::from_secs(10));
}

#[test]
fn an_address_has_so_many_connections_and_so_has_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.address_connections = 4);
    let mut me = server.browser();
    let held: Vec<TcpStream> = (0..4).map(|_| connect(&me)).collect();
    // Whoever is accepted says nothing; whoever is too many hears at once that it is over.
    let mut fifth = connect(&me);
    let begun = Instant::now();
    assert!(is_closed(&mut fifth));
    assert!(begun.elapsed() < Duration::from_secs(5), "it was not closed at once");
    drop(held);
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(me.get("/healthz").status, 200);

    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.connections = 3);
    let me = server.browser();
    let _held: Vec<TcpStream> = (0..3).map(|_| connect(&me)).collect();
    assert!(is_closed(&mut connect(&me)));
}

#[test]
fn whoever_takes_nothing_of_an_answer_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.stall_patience = Duration::from_millis(500);
        config.header_patience = Duration::from_secs(60);
    });
    let mut me = server.browser();
    assert_eq!(me.get("/art/kinds.json").status, 200);
    let mut stream = connect(&me);
    let request = b"GET /art/kinds.json HTTP/1.1\r\nHost: x\r\n\r\n";
    // Hundreds of answers, none of which is read.
    let mut sent = 0;
    stream.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
    while sent < 400 && stream.write_all(request).is_ok() {
        sent += 1;
    }
    std::thread::sleep(Duration::from_secs(2));
    assert!(is_closed(&mut stream));
}

#[test]
fn looking_changing_and_drawing_have_budgets() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.limits.reads = 6;
        config.limits.changes = 4;
        config.limits.draws = 1;
        config.limits.joins = 2;
    });
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let statuses: Vec<u16> = (0..5).map(|_| me.get(&format!("{path}/view")).status).collect();
    assert_eq!(statuses[..4], [200; 4]);
    let record = me.get(&format!("{path}/record"));
    assert_eq!(record.status, 200);
    assert_eq!(me.get(&path).code(), "too-many");
    let draws = |me: &mut Browser| me.post("/api/draws", &json!({"record": record.body}));
    assert_eq!(draws(&mut me).status, 200);
    assert_eq!(draws(&mut me).code(), "too-many");
    let rename = json!({"seat": 0, "name": "Ada"});
    assert_eq!(me.post(&format!("{path}/rename"), &rename).status, 200);
    assert_eq!(me.post(&format!("{path}/rename"), &rename).code(), "too-many");
}

#[test]
fn a_rematch_counts_as_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.tables = 2);
    let mut me = server.browser();
    let mut table = me.table("", &["me", "me"]);
    for made in [true, false] {
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        assert_eq!(me.post(&format!("{path}/resign"), &json!({"seat": 0})).status, 204);
        let next = me.post(&format!("{path}/rematch"), &json!({}));
        if made {
            // Asked again it is the same table, and costs nothing.
            table = next.ok();
            assert_eq!(me.post(&format!("{path}/rematch"), &json!({})).ok()["id"], table["id"]);
        } else {
            assert_eq!(next.code(), "too-many");
        }
    }
}

/// A record in which something is said and taken back a thousand times is read in milliseconds, beside everybody's moves.
#[test]
fn a_record_full_of_undos_is_cheap() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.live_games = 10);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let before = socket.play(welcome, 120);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let mut record = me.get(&format!("{path}/record")).body;
    let prompt = &before["scene"]["prompt"];
    let seat = ["red", "blue"][prompt["seat"].as_u64().unwrap() as usize];
    let sentence = prompt["options"][0]["sentence"].as_str().unwrap();
    let mut n = before["seq"].as_u64().unwrap();
    while n < 2900 {
        // Zeros in front of a number mean nothing, and are not kept.
        record += &format!("{} {seat} {sentence}\n{} {seat} undo 000{}\n", n + 1, n + 2, n + 1);
        n += 2;
    }
    let opened = me.post("/api/records", &json!({"record": record})).ok();
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let begun = Instant::now();
    for _ in 0..10 {
        assert_eq!(me.get(&format!("{path}/view")).status, 200);
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?} for ten", begun.elapsed());
    let kept = me.get(&format!("{path}/record")).body;
    assert!(kept.contains(" undo ") && !kept.contains("undo 0"));
    // Fewer of them are in memory than of usual games.
    for _ in 0..6 {
        me.post("/api/records", &json!({"record": record})).ok();
    }
    let numbers = me.get("/metrics").body;
    let live = numbers.lines().find_map(|line| line.strip_prefix("bastide_live_games "));
    let live: f64 = live.unwrap().parse().unwrap();
    assert!((1.0..=3.0).contains(&live), "{live}");
}

/// Many who only watch cost the others nothing: nobody is told of them.
#[test]
fn nobody_is_told_of_those_who_only_watch() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.sockets = 200);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    socket.answer();
    let mut other = server.browser();
    other.table("", &["me", "me"]);
    for watcher in [&server.browser(), &other] {
        let watchers: Vec<_> = (0..20).map(|_| watcher.socket(&table)).collect();
        drop(watchers);
    }
    std::thread::sleep(Duration::from_millis(300));
    socket.send(&json!({"type": "ping"}));
    while socket.next_or_end().unwrap()["type"] != "pong" {}
    let told = socket.heard.lines().filter(|line| line.contains("\"type\":\"table\"")).count();
    assert!(told <= 1, "{told} times");
}

#[test]
fn files_and_pictures_are_compressed_once_and_known_again() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let plain = me.ask("GET", "/art/kinds.json", "", "");
    let tag = plain.head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let again = me.ask("GET", "/art/kinds.json", &format!("If-None-Match: {tag}\r\n"), "");
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert!(plain.body.len() > 100_000);
    let mut stream = connect(&me);
    let request = "GET /art/kinds.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\
                   Connection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let text = String::from_utf8_lossy(&answer);
    let head = text.split("\r\n\r\n").next().unwrap();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    assert!(answer.len() < plain.body.len() / 2);
    // It has a length, so it was not compressed while it was sent.
    assert!(head.contains("content-length: "), "{head}");
}
