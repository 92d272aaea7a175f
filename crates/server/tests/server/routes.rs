//! What holds for every route: none can be asked without end, and every refusal is one that the document names.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::{Server, fresh};

/// Every method and path of the document.
fn routes(me: &mut Browser) -> Vec<(String, String, Value)> {
    let document = me.get("/api/openapi.json").ok();
    let paths = document["paths"].as_object().unwrap();
    let calls = paths.iter().flat_map(|(path, methods)| {
        let call = |(method, call): (&String, &Value)| {
            (method.to_uppercase(), path.clone(), call["responses"].clone())
        };
        methods.as_object().unwrap().iter().map(call)
    });
    calls.collect()
}

fn filled(path: &str, id: &str, day: &str, n: &str) -> String {
    path.replace("{id}", id).replace("{day}", day).replace("{n}", n)
}

/// Operators' routes, which limit themselves.
const OPERATORS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

#[test]
fn every_route_is_counted_or_compressed_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.limits.reads = 1;
        config.limits.changes = 1;
        config.limits.joins = 1;
    });
    let mut me = server.browser();
    let id = me.table("", &["me", "me"])["id"].as_str().unwrap().to_string();
    let documented = routes(&mut me);
    // What is left of the budgets.
    me.get("/api/info");
    me.post("/api/tables", &json!({}));
    me.get(&format!("/api/tables/{id}/socket"));
    for (method, path, _) in documented {
        if OPERATORS.contains(&path.as_str()) {
            continue;
        }
        let path = filled(&path, &id, "2026-02-28", "1");
        let answer = me.ask(&method, &path, "", "{}");
        assert_eq!((answer.status, answer.code().as_str()), (429, "too-many"), "{method} {path}");
    }
    for path in ["/api/openapi.json", "/art/kinds.json", "/art/x/light/V.1.svg"] {
        let first = me.get(path);
        let tag = first.head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let again = me.ask("GET", path, &format!("If-None-Match: {tag}\r\n"), "");
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
        // What has a length is not compressed while it is sent.
        for offered in ["gzip", "GZIP", "x-gzip", "gzip;Q=1", "*"] {
            let gzip = me.ask("HEAD", path, &format!("Accept-Encoding: {offered}\r\n"), "");
            assert!(gzip.head.contains("content-length: "), "{path} {offered}: {}", gzip.head);
        }
    }
}

#[test]
fn every_refusal_has_a_code_and_a_documented_status() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    let id = me.table("", &["me", "link"])["id"].as_str().unwrap().to_string();
    let long = format!("{{\"key\":\"{}\"}}", "x".repeat(600_000));
    let bodies = ["", "{", "null", "[]", "{\"seat\":9}", "{\"seat\":0,\"name\":\"\"}", &long];
    let places =
        [(id.as_str(), "2026-02-28", "1"), ("none", "2026-02-31", "256"), ("%ff", "x", "0")];
    let mut refused = 0;
    for (method, path, responses) in routes(&mut me) {
        if OPERATORS.contains(&path.as_str()) {
            continue;
        }
        for (id, day, n) in places {
            for query in ["", "?at=x", "?at=-1&since=1e9", "?protocol=x"] {
                for body in bodies.iter().filter(|body| method != "GET" || body.is_empty()) {
                    let path = format!("{}{query}", filled(&path, id, day, n));
                    let answer = other.ask(&method, &path, "", body);
                    let shown = &body[..body.len().min(40)];
                    let what =
                        format!("{method} {path} {shown}: {} {}", answer.status, answer.body);
                    assert!(responses.get(answer.status.to_string()).is_some(), "{what}");
                    if answer.status >= 400 {
                        let problem = answer.json();
                        assert!(
                            problem["code"].is_string() && problem["text"].is_string(),
                            "{what}"
                        );
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 300, "{refused}");
    other.origin = Some("https://evil.example".to_string());
    for (method, path, responses) in routes(&mut me) {
        if method != "GET" {
            let answer = other.ask(&method, &filled(&path, &id, "2026-02-28", "1"), "", "{}");
            assert_eq!(answer.code(), "wrong-origin");
            assert!(responses.get("403").is_some(), "{method} {path}");
        }
    }
}
