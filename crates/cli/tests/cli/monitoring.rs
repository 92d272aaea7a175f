//! What whoever watches a server sees: numbers, logs and traces.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::{Value, json};
use yaml_rust2::{Yaml, YamlLoader};

use crate::bastide;
use crate::serve::Serving;

/// The kinds of all numbers that a server tells, by their names.
fn kinds(told: &str) -> BTreeMap<&str, &str> {
    let lines = told.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    lines.filter_map(|line| line.split_once(' ')).collect()
}

#[test]
fn a_fresh_server_tells_every_number_from_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(folder.path(), &["--port", "0"]);
    let told = server.browser().get("/metrics").body;
    let counters = [
        "tables",
        "entries",
        "refused",
        "bot_failures",
        "external_timeouts",
        "abandoned",
        "connections_refused",
        "hints",
        "digest_mismatches",
        "nudges",
        "catch_ups",
    ];
    let mut zeros: Vec<String> = counters.iter().map(|n| format!("bastide_{n}_total 0")).collect();
    // Whoever asks is connected.
    zeros.push("bastide_connections 1".to_string());
    for gauge in ["sockets", "running_tables", "overdue_tables", "live_games", "nodes"] {
        zeros.push(format!("bastide_{gauge} 0"));
    }
    for histogram in ["move", "bot", "bot_wait"] {
        zeros.push(format!("bastide_{histogram}_seconds_count 0"));
    }
    for status in ["2xx", "4xx", "5xx"] {
        let labels = format!("route=\"/api/tables\",method=\"POST\",status=\"{status}\"");
        zeros.push(format!("bastide_requests_total{{{labels}}} 0"));
    }
    let call = "route=\"/api/tables/{id}/claim\",method=\"POST\"";
    zeros.push(format!("bastide_request_seconds_count{{{call}}} 0"));
    for zero in zeros {
        assert!(told.lines().any(|line| line == zero), "`{zero}` is missing:\n{told}");
    }
    let kinds = kinds(&told);
    for (name, kind) in [
        ("bastide_commit_seconds", "histogram"),
        ("bastide_commit_wait_seconds", "histogram"),
        ("bastide_database_bytes", "gauge"),
        ("process_resident_memory_bytes", "gauge"),
        ("process_open_fds", "gauge"),
        ("process_cpu_seconds_total", "counter"),
    ] {
        assert_eq!(kinds.get(name), Some(&kind), "{name}:\n{told}");
    }
    for name in kinds.keys() {
        assert!(told.contains(&format!("# HELP {name} ")), "{name} is not described:\n{told}");
    }
}

/// The value of the first number that begins like this.
fn value(told: &str, begin: &str) -> f64 {
    let line = told.lines().find(|line| line.starts_with(begin) && !line.starts_with('#'));
    let line = line.unwrap_or_else(|| panic!("no `{begin}`:\n{told}"));
    line.rsplit(' ').next().and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn requests_commits_and_tables_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(folder.path(), &["--port", "0"]);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    socket.choose(&welcome, 0);
    assert_eq!(me.get("/api/tables/nothing").status, 404);
    assert_eq!(me.get("/no/such/page").status, 200, "the client answers for every page");
    let told = me.get("/metrics").body;
    let route = |route: &str, method: &str, status: &str| {
        format!(
            "bastide_requests_total{{route=\"{route}\",method=\"{method}\",status=\"{status}\"}}"
        )
    };
    assert_eq!(value(&told, &route("/api/tables", "POST", "2xx")), 1.0);
    assert_eq!(value(&told, &route("/api/tables/{id}", "GET", "4xx")), 1.0);
    assert_eq!(value(&told, &route("other", "GET", "2xx")), 1.0);
    assert!(value(&told, "bastide_commit_seconds_count") >= 3.0);
    assert!(value(&told, "bastide_commit_wait_seconds_count") >= 3.0);
    assert_eq!(value(&told, "bastide_running_tables"), 1.0);
    assert_eq!(value(&told, "bastide_live_games"), 1.0);
    assert!(value(&told, "bastide_database_bytes") > 10_000.0);
    assert!(value(&told, "process_resident_memory_bytes") > 1e6);
    assert!(value(&told, "process_open_fds") > 5.0);
    assert!(!told.contains("nothing"), "ids and pages are in no label:\n{told}");
}

#[test]
fn logs_are_json_when_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["serve", "--port", "0", "--log-format", "json", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut said = BufReader::new(child.stdout.take().expect("an output")).lines();
    let said = said.find_map(|line| {
        line.expect("text").strip_prefix("Bastide is at http://").map(str::to_string)
    });
    let address = said.expect("an address").parse().expect("an address");
    let table = crate::client::Browser::new(address).table("", &["me", "me"]);
    let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(kill.expect("it runs").success());
    let ended = child.wait_with_output().expect("it ends");
    let logged = String::from_utf8(ended.stderr).expect("text");
    let lines: Vec<Value> = logged
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")))
        .collect();
    let made = lines.iter().find(|line| line["message"] == "a table was made").expect("a line");
    assert_eq!((&made["game"], &made["level"]), (&table["id"], &json!("INFO")));
    assert!(made["timestamp"].is_string());
    for (variable, value) in [("BASTIDE_LOG_FORMAT", "xml"), ("BASTIDE_LOG", "a=b=c")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
        command.args(["serve", "--port", "0", "--data"]).arg(folder.path()).env(variable, value);
        let ended = command.output().expect("it runs");
        assert_eq!(ended.status.code(), Some(2), "{variable}");
        assert!(String::from_utf8_lossy(&ended.stderr).contains(value));
    }
}

/// A collector that keeps what it is sent.
fn collector() -> (String, mpsc::Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a socket");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let (sender, received) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.expect("a connection"));
            let mut head = String::new();
            while !head.ends_with("\r\n\r\n") {
                if stream.read_line(&mut head).unwrap_or(0) == 0 {
                    break;
                }
            }
            let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: "));
            let length: usize = length.and_then(|n| n.parse().ok()).unwrap_or(0);
            let mut body = vec![0; length];
            stream.read_exact(&mut body).expect("all of it");
            let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            stream.get_mut().write_all(answer).expect("an answer");
            if sender.send((head, body)).is_err() {
                return;
            }
        }
    });
    (url, received)
}

#[test]
fn traces_go_to_a_collector() {
    let (url, received) = collector();
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Serving::start(folder.path(), &["--port", "0", "--otlp", &url]);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    socket.choose(&welcome, 0);
    drop(socket);
    server.terminate();
    assert!(server.wait().success());
    let mut all = Vec::new();
    while let Ok((head, body)) = received.recv_timeout(Duration::from_secs(2)) {
        assert!(head.starts_with("POST /v1/traces HTTP/1.1\r\n"), "{head}");
        assert!(head.to_lowercase().contains("content-type: application/x-protobuf"), "{head}");
        all.extend(body);
    }
    // Texts stand in protobuf as they are.
    let has = |word: &str| all.windows(word.len()).any(|window| window == word.as_bytes());
    for word in ["bastide", "POST /api/tables", "/api/tables/{id}/socket", "move", "commit"] {
        assert!(has(word), "no span tells of `{word}`");
    }
    // A collector that is not there hurts nobody.
    let nowhere = ["--port", "0", "--otlp", "http://127.0.0.1:9"];
    let mut server = Serving::start(folder.path(), &nowhere);
    assert_eq!(server.browser().get("/healthz").body, "ok\n");
    server.terminate();
    assert!(server.wait().success());
    let ran = bastide(&["serve", "--otlp", "https://collector"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("must begin with http://"), "{}", ran.err);
}

fn packaging(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging").join(name)
}

/// The numbers that a query names, without what belongs to histograms.
fn named(query: &str) -> Vec<String> {
    let words = query.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let ours = words.filter(|word| word.starts_with("bastide_") || word.starts_with("process_"));
    ours.map(|word| {
        let bare = ["_bucket", "_count", "_sum"].iter().find_map(|end| word.strip_suffix(end));
        bare.filter(|bare| bare.ends_with("_seconds")).unwrap_or(word).to_string()
    })
    .collect()
}

/// Every number that the dashboard and the alerts name exists.
#[test]
fn dashboard_and_alerts_name_numbers_that_exist() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(folder.path(), &["--port", "0"]);
    let told = server.browser().get("/metrics").body;
    let kinds = kinds(&told);
    let check = |query: &str, place: &str| {
        let names = named(query);
        assert!(!names.is_empty() || query.starts_with("up"), "{place}: `{query}` names nothing");
        for name in names {
            assert!(kinds.contains_key(name.as_str()), "{place}: no server tells `{name}`");
        }
    };
    let dashboard = std::fs::read_to_string(packaging("grafana/bastide.json")).expect("a file");
    let dashboard: Value = serde_json::from_str(&dashboard).expect("JSON");
    let mut queries = 0;
    for panel in dashboard["panels"].as_array().expect("panels") {
        assert!(panel["description"].is_string(), "{}: says not what it means", panel["title"]);
        for target in panel["targets"].as_array().expect("targets") {
            check(target["expr"].as_str().expect("a query"), "the dashboard");
            queries += 1;
        }
    }
    assert!(queries > 15, "{queries}");
    let alerts = std::fs::read_to_string(packaging("prometheus/alerts.yml")).expect("a file");
    let alerts = YamlLoader::load_from_str(&alerts).expect("YAML");
    let rules: Vec<&Yaml> = alerts[0]["groups"]
        .as_vec()
        .expect("groups")
        .iter()
        .flat_map(|group| group["rules"].as_vec().expect("rules"))
        .collect();
    assert!(rules.len() > 6);
    let hosting = packaging("../docs/hosting.md");
    let hosting = std::fs::read_to_string(hosting).expect("a page");
    for rule in rules {
        let name = rule["alert"].as_str().expect("a name");
        check(rule["expr"].as_str().expect("a query"), name);
        assert!(rule["annotations"]["summary"].as_str().is_some(), "{name}");
        assert!(hosting.contains(name), "docs/hosting.md does not say what to do about {name}");
    }
}
