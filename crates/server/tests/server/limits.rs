//! What is too much, too large or from elsewhere.

use serde_json::json;

use crate::{Server, fresh};

#[test]
fn malformed_messages_are_refused_and_the_socket_goes_on() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    socket.answer();
    let deep = "[".repeat(4000);
    for text in [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        r#"{"type":"play"}"#,
        r#"{"type":"play","seq":-1,"seat":0,"sentence":"pass"}"#,
        r#"{"type":"play","seq":1,"seat":300,"sentence":"pass"}"#,
        r#"{"type":"play","seq":1e99,"seat":0,"sentence":"pass"}"#,
        r#"{"type":"dance","seq":1}"#,
        r#"{"type":"undo","seq":1,"seat":0,"extra":1}"#,
        deep.as_str(),
    ] {
        socket.send_text(text);
        let answer = socket.answer();
        assert_eq!(answer["code"], "bad-request", "{text}: {answer}");
    }
    socket.send(&json!({"type": "ping"}));
    assert_eq!(socket.answer()["type"], "pong");
}

#[test]
fn an_oversized_message_ends_the_socket() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    socket.answer();
    for length in [5000, 60_000] {
        let mut socket = me.socket(&table);
        socket.answer();
        socket.send_text(&format!(r#"{{"type":"ping","x":"{}"}}"#, "x".repeat(length)));
        assert_eq!(socket.close_code(), Some(1009), "{length}");
    }
    // What is larger still is not read at all.
    socket.send_text(&"x".repeat(1_000_000));
    while socket.next_or_end().is_some() {}
    // The table is none the worse for it.
    assert_eq!(me.socket(&table).answer()["seq"], 1);
}

#[test]
fn a_whole_view_costs_as_much_as_reading_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.reads = 3);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut sockets = [me.socket(&table), me.socket(&table)];
    let mut welcomed = 0;
    for socket in &mut sockets {
        socket.next("welcome");
        for _ in 0..3 {
            socket.send(&json!({"type": "whole"}));
            let answer = socket.answer();
            welcomed += u32::from(answer["type"] == "welcome");
            assert!(answer["type"] == "welcome" || answer["code"] == "too-many", "{answer}");
        }
        // What costs little is answered all the same.
        socket.send(&json!({"type": "ping"}));
        assert_eq!(socket.answer()["type"], "pong");
    }
    assert_eq!(welcomed, 3);
}

#[test]
fn a_flood_of_messages_ends_the_socket() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.messages = 20);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    // Thousands, so that on a slow machine, too, there is a second in which it is too much.
    for _ in 0..5000 {
        socket.send(&json!({"type": "ping"}));
    }
    let mut pongs = 0;
    while let Some(message) = socket.next_or_end() {
        pongs += u32::from(message["type"] == "pong");
    }
    // What was on its way when the socket was closed may be lost; on a slow machine several seconds
    // may go by before there is one with too many.
    assert!(pongs < 1000, "{pongs}");
    assert_eq!(me.socket(&table).answer()["type"], "welcome");
}

#[test]
fn a_request_that_does_not_come_to_its_end_is_given_up() {
    use std::io::{Read, Write};
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.limits.seconds = 3);
    let mut me = server.browser();
    me.table("", &["me", "me"]);
    let mut stream = std::net::TcpStream::connect(me.address).unwrap();
    stream.set_read_timeout(Some(std::time::Duration::from_secs(30))).unwrap();
    let host = format!("Host: {0}\r\nOrigin: http://{0}\r\n", me.address);
    let head = format!("POST /api/tables HTTP/1.1\r\n{host}Content-Length: 500\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(b"{\"game\":").unwrap();
    let mut answer = [0; 64];
    let read = stream.read(&mut answer).unwrap();
    let mut text = String::from_utf8_lossy(&answer[..read]).to_string();
    let _ = stream.read_to_string(&mut text);
    assert!(text.starts_with("HTTP/1.1 503") && text.contains("\"code\":\"given-up\""), "{text}");
    // Others were not kept waiting.
    assert_eq!(me.get("/api/tables").ok().as_array().unwrap().len(), 1);
}

#[test]
fn other_sites_may_not_ask() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let id = table["id"].as_str().unwrap().to_string();
    for origin in ["https://evil.example", "null", "http://localhost:1", ""] {
        me.origin = Some(origin.to_string());
        let made = me.post("/api/tables", &json!({"game": "carcassonne", "seats": []}));
        assert_eq!(made.code(), "wrong-origin", "{origin}");
        assert_eq!(
            me.post(&format!("/api/tables/{id}/resign"), &json!({"seat": 0})).code(),
            "wrong-origin"
        );
        let refused = me.try_socket(&id).err().expect("no socket");
        assert!(refused.contains("403"), "{refused}");
    }
}

#[test]
fn an_address_has_so_many_sockets_and_makes_so_many_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.limits.sockets = 3;
        config.limits.tables = 2;
    });
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let id = table["id"].as_str().unwrap().to_string();
    let sockets: Vec<_> = (0..3).map(|_| me.socket(&table)).collect();
    assert!(me.try_socket(&id).err().expect("no socket").contains("429"));
    drop(sockets);
    let mut opened = me.try_socket(&id);
    for _ in 0..1500 {
        if opened.is_ok() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        opened = me.try_socket(&id);
    }
    assert!(opened.is_ok(), "places are given back");
    me.table("", &["me", "me"]);
    let new = json!({"game": "carcassonne", "seats": [{"who": "me"}, {"who": "me"}]});
    assert_eq!(me.post("/api/tables", &new).code(), "too-many");
}

#[test]
fn a_proxy_is_believed_only_if_it_is_trusted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.limits.tables = 1;
        config.trust_proxy = true;
    });
    let mut me = server.browser();
    let new = json!({"game": "carcassonne", "seats": [{"who": "me"}, {"who": "me"}]}).to_string();
    let mut from = |address: &str| {
        me.ask("POST", "/api/tables", &format!("X-Forwarded-For: {address}\r\n"), &new).status
    };
    assert_eq!(from("10.0.0.1"), 201);
    assert_eq!(from("10.0.0.2"), 201);
    assert_eq!(from("10.0.0.9, 10.0.0.2"), 429);
    // Some proxies add the port.
    assert_eq!(from("10.0.0.3:4711"), 201);
    assert_eq!(from("10.0.0.3:4712"), 429);
    assert_eq!(from("[2001:db8::1]:4711"), 201);
    assert_eq!(from("2001:db8::2"), 429);
    let (_other_folder, other) = fresh();
    let mut here = other.browser();
    let numbers = here.ask("GET", "/metrics", "X-Forwarded-For: 1.2.3.4\r\n", "");
    assert_eq!(numbers.status, 404);
}

/// A request passed on by a proxy has a loopback address, although its client has not.
#[test]
fn a_proxy_that_says_nothing_of_its_clients_opens_no_metrics() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    assert_eq!(me.get("/metrics").status, 200);
    me.host = Some("play.example.org".to_string());
    assert_eq!(me.get("/metrics").code(), "not-found");
    drop(server);
    for proxied in [true, false] {
        let server = Server::with(folder.path(), |config| {
            config.trust_proxy = proxied;
            config.public_url = (!proxied).then(|| "https://play.example.org".to_string());
        });
        assert_eq!(server.browser().get("/metrics").code(), "not-found", "{proxied}");
    }
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let body = json!({"game": "x".repeat(50_000), "seats": []});
    assert_eq!(me.post("/api/tables", &body).code(), "too-large");
}
