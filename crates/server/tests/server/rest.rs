//! The calls beside play: what they answer and what they refuse.

use serde_json::{Value, json};

use crate::{BOTS, Server, fresh};

#[test]
fn info_says_what_can_be_played() {
    let (_folder, server) = fresh();
    let info = server.browser().get("/api/info").ok();
    assert_eq!(info["games"][0]["name"], "carcassonne");
    assert_eq!(info["games"][0]["bots"], json!(BOTS));
    assert_eq!(info["games"][1]["name"], "castle");
    assert_eq!(
        (&info["games"][1]["minPlayers"], &info["games"][1]["maxPlayers"]),
        (&json!(2), &json!(2))
    );
    assert_eq!(info["games"][1]["seats"], json!(["black", "white"]));
    assert_eq!(info["loopback"], true);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let new =
        |game: &str, with: &str, seats: Value| json!({"game": game, "with": with, "seats": seats});
    let two = json!([{"who": "me"}, {"who": "me"}]);
    for (body, code) in [
        (new("chess", "", two.clone()), "bad-setup"),
        (new("carcassonne", "tower-pieces", two.clone()), "bad-setup"),
        (new("carcassonne", "rivver", two.clone()), "bad-setup"),
        (new("carcassonne", "", json!([{"who": "me"}])), "bad-setup"),
        (
            new("carcassonne", "", json!([{"who": "me"}, {"who": "bot", "bot": "level9"}])),
            "bad-setup",
        ),
        (new("carcassonne", "", json!([{"who": "me"}, {"who": "ghost"}])), "bad-request"),
        (json!({"game": "carcassonne", "seats": two, "nonce": "zz"}), "bad-request"),
        (json!([]), "bad-request"),
    ] {
        assert_eq!(me.post("/api/tables", &body).code(), code, "{body}");
    }
    for path in ["/api/tables/none", "/api/tables/none/record", "/api/nothing", "/favicon.nope"] {
        assert_eq!(me.get(path).code(), "not-found", "{path}");
    }
    assert_eq!(me.ask("DELETE", "/api/tables", "", "").code(), "bad-request");
    assert!(me.try_socket("none").err().unwrap().contains("404"));
}

#[test]
fn without_aids_nothing_is_counted_for_the_players() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let seats = json!([{"who": "me"}, {"who": "me"}]);
    let new = json!({"game": "carcassonne", "seats": seats, "aids": "none"});
    let table = me.post("/api/tables", &new).ok();
    assert_eq!(table["aids"], "none");
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, 30);
    let view = &last["scene"]["view"];
    assert_eq!((&view["undrawn"], &view["dead"]), (&json!([]), &json!([])));
    assert_eq!(view["seats"][0]["projected"], Value::Null);
    assert!(view["left"].as_u64().unwrap() > 0);
}

#[test]
fn the_document_names_every_call_and_every_call_exists() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let document = me.get("/api/openapi.json").ok();
    let paths = document["paths"].as_object().unwrap();
    let page = include_str!("../../../../docs/protocol.md");
    let rows =
        page.lines().filter_map(|line| line.strip_prefix("| `")).filter(|row| row.contains('/'));
    let mut named = 0;
    for call in rows.flat_map(|row| row.split(" | ").next().unwrap().split(" · ")) {
        let call = call.trim_matches('`');
        let (method, path) = call.split_once(' ').unwrap();
        let path = path.replace("ID", "{id}").replace("DAY", "{day}").replace("/N/", "/{n}/");
        let path = path.split('?').next().unwrap().to_string();
        if path != "/api/openapi.json" {
            let methods =
                paths.get(&path).unwrap_or_else(|| panic!("{path} is not in the document"));
            assert!(methods.get(method.to_lowercase()).is_some(), "{call}");
            named += 1;
        }
    }
    assert!(named >= 14, "{named}");
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{id}", table["id"].as_str().unwrap());
            let answer = me.ask(&method.to_uppercase(), &path, "", "{}");
            assert_ne!(answer.status, 404, "{method} {path}");
            assert_ne!(answer.status, 405, "{method} {path}");
        }
    }
}

#[test]
fn pages_and_headers() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    for path in ["/", "/t/abc", "/index.html"] {
        let page = me.get(path);
        assert!(page.status == 200 || path == "/index.html", "{path}");
        let head = page.head.to_lowercase();
        assert!(head.contains("content-security-policy: default-src 'none'"), "{head}");
        assert!(!head.contains("unsafe-inline"));
        assert!(head.contains("x-content-type-options: nosniff"));
    }
    assert!(me.get("/api/info").head.contains("cache-control: no-store"));
    assert_eq!(me.get("/healthz").body, "ok\n");
    assert_eq!(me.get("/metrics").status, 200);
}

#[test]
fn cookies_are_kept_from_scripts_and_bound_to_https() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let new = json!({"game": "carcassonne", "seats": [{"who": "me"}, {"who": "me"}]});
    let head = me.post("/api/tables", &new).head;
    assert!(head.contains("; HttpOnly; SameSite=Lax;"), "{head}");
    assert!(!head.contains("strict-transport-security"), "{head}");
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.public_url = Some("https://play.example.org".to_string());
    });
    let mut me = server.browser();
    assert_eq!(me.post("/api/tables", &new).code(), "wrong-origin");
    me.origin = Some("https://play.example.org".to_string());
    let made = me.post("/api/tables", &new);
    assert!(made.head.contains("set-cookie: __Host-bastide="), "{}", made.head);
    assert!(made.head.contains("; Secure;"));
    assert!(made.head.contains("strict-transport-security: max-age="), "{}", made.head);
    assert_eq!(
        made.json()["spectateLink"].as_str().unwrap().find("https://play.example.org/t/"),
        Some(0)
    );
}

#[test]
fn operators_can_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let server = Server::with(folder.path(), |config| config.admin = Some(free));
    let mut me = server.browser();
    assert_eq!(me.get("/metrics").status, 404);
    me.address = free;
    assert_eq!(me.get("/metrics").status, 200);
}

#[test]
fn a_bot_that_nobody_names_is_the_usual_one() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    for game in ["carcassonne", "castle", "cardcassonne"] {
        let seats = json!([{"who": "me"}, {"who": "bot"}]);
        let table = me.post("/api/tables", &json!({"game": game, "seats": seats})).ok();
        assert_eq!(table["seats"][1]["bot"], "level3", "{game}");
        assert_eq!(table["seats"][1]["name"], "level3", "{game}");
    }
}
