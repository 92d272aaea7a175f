//! `bastide admin` on the games of a real server, while it runs and after it has stopped.

mod beside;
mod replacing;

use std::path::{Path, PathBuf};

use bastide_testkit::PostgresServer;
use serde_json::{Value, json};

use crate::client::Browser;
use crate::serve::Serving;
use crate::{Ran, bastide};

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Runs a command on a folder.
fn admin(data: &Path, args: &[&str]) -> Ran {
    bastide(&[&["admin", "--data", text(data)][..], args].concat())
}

/// Runs a command that must succeed; what it says.
fn done(data: &Path, args: &[&str]) -> String {
    let ran = admin(data, args);
    assert_eq!(ran.code, Some(0), "{args:?}: {}{}", ran.out, ran.err);
    ran.out
}

/// Runs a command that must be refused; why.
fn refused(data: &Path, args: &[&str]) -> String {
    let ran = admin(data, args);
    assert_eq!(ran.code, Some(2), "{args:?}: {}{}", ran.out, ran.err);
    assert_eq!(ran.err.lines().count(), 1, "one clear line: {}", ran.err);
    ran.err
}

fn id(table: &Value) -> String {
    table["id"].as_str().expect("an id").to_string()
}

/// A server with a finished game of two people, one that runs and one with an open seat, and who made them.
struct Club {
    folder: tempfile::TempDir,
    server: Option<Serving>,
    ada: Browser,
    finished: String,
    running: String,
    open: String,
}

impl Club {
    fn new() -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let server = Serving::start(&folder.path().join("data"), &["--port", "0"]);
        let mut ada = server.browser();
        let finished = ada.table("", &["me", "me"]);
        let mut socket = ada.socket(&finished);
        let welcome = socket.answer();
        socket.play(welcome, 20);
        ada.post(&format!("/api/tables/{}/resign", id(&finished)), &json!({"seat": 1}));
        let running = ada.table("inns", &["me", "link"]);
        let mut bob = server.browser();
        let path = format!("/api/tables/{}", id(&running));
        let link = running["seats"][1]["link"].as_str().expect("a link").to_string();
        let key = link.split('#').nth(1).expect("a key");
        bob.post(&format!("{path}/claim"), &json!({"key": key, "name": "Bob"})).ok();
        ada.post(&format!("{path}/rename"), &json!({"seat": 0, "name": "Ada"})).ok();
        let again = format!("/api/tables/{}/rename", id(&finished));
        ada.post(&again, &json!({"seat": 0, "name": "Ada"})).ok();
        let mut socket = ada.socket(&running);
        let welcome = socket.answer();
        socket.choose(&welcome, 3);
        let open = ada.table_of("castle", "", &["me", "link"]);
        let (finished, running, open) = (id(&finished), id(&running), id(&open));
        Club { folder, server: Some(server), ada, finished, running, open }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn stop(&mut self) {
        let mut server = self.server.take().expect("it runs");
        server.terminate();
        assert!(server.wait().success());
    }

    fn start(&mut self, data: &Path) {
        let server = Serving::start(data, &["--port", "0"]);
        self.ada.address = server.address;
        self.ada.origin = Some(format!("http://{}", server.address));
        self.server = Some(server);
    }

    /// The lines of all games of a folder, sorted.
    fn games(&self, data: &Path) -> Vec<Value> {
        let file = self.path("compare.jsonl");
        done(data, &["export", text(&file)]);
        let lines = std::fs::read_to_string(&file).expect("an export");
        let lines: Vec<Value> =
            lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines[0]["format"], "bastide-games");
        assert_eq!(lines.last().expect("an end")["end"], lines.len() as u64 - 2);
        lines[1..lines.len() - 1].to_vec()
    }
}

#[test]
fn a_backup_of_a_running_server_has_everything_and_is_restored() {
    let mut club = Club::new();
    let backup = club.path("backup.db");
    let said = done(&club.data(), &["backup", text(&backup)]);
    assert!(said.starts_with("3 games copied to "), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&backup).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "only its owner can read it");
    }
    club.stop();
    let before = club.games(&club.data());
    // Games that are there are not overwritten by accident.
    let said = refused(&club.data(), &["restore", text(&backup)]);
    assert!(said.contains("there are 3 games already"), "{said}");
    let other = club.path("other");
    assert!(done(&other, &["restore", text(&backup)]).starts_with("3 games restored"));
    assert_eq!(club.games(&other), before);
    done(&other, &["prune", "--older-than", "0"]);
    done(&other, &["restore", text(&backup), "--overwrite"]);
    assert_eq!(club.games(&other), before);
    let names =
        std::fs::read_dir(&other).expect("a folder").map(|f| f.expect("a file").file_name());
    let aside = names.filter(|name| name.to_string_lossy().starts_with("bastide.db.before-"));
    assert_eq!(aside.count(), 1, "what was there is kept");
    // And it can be played on.
    club.start(&other);
    let view = club.ada.get(&format!("/api/tables/{}/view", club.running)).ok();
    assert!(view["entries"].as_array().expect("entries").len() > 1);
    let junk = club.path("junk");
    std::fs::write(&junk, "SQLite format 3\0 and nothing else").expect("written");
    assert!(refused(&club.path("third"), &["restore", text(&junk)]).contains("junk"));
    assert!(refused(&club.path("third"), &["restore", "no/such/file"]).contains("no/such/file"));
}

#[test]
fn games_move_between_databases_and_an_interrupted_import_goes_on() {
    let mut club = Club::new();
    let whole = club.path("games.jsonl");
    let packed = club.path("games.jsonl.gz");
    done(&club.data(), &["export", text(&packed)]);
    club.stop();
    done(&club.data(), &["export", text(&whole)]);
    let before = club.games(&club.data());
    // Cut short in the middle of the last game.
    let lines = std::fs::read_to_string(&whole).expect("an export");
    let cut = club.path("cut.jsonl");
    let end = lines.lines().take(3).map(|line| line.len() + 1).sum::<usize>();
    std::fs::write(&cut, &lines[..end + 40]).expect("written");
    let other = club.path("other");
    let said = refused(&other, &["import", text(&cut)]);
    assert!(said.contains("cut short: 2 games were read"), "{said}");
    let said = done(&other, &["import", text(&whole)]);
    assert_eq!(said, "1 game imported, 2 already there.\n");
    assert_eq!(club.games(&other), before);
    let said = done(&other, &["import", text(&packed)]);
    assert_eq!(said, "0 games imported, 3 already there.\n");
    // A game that is there otherwise is left alone, and said.
    let changed = club.path("changed.jsonl");
    std::fs::write(&changed, lines.replace("\"Bob\"", "\"Eve\"")).expect("written");
    let ran = admin(&other, &["import", text(&changed)]);
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.err.contains(&club.running), "{}", ran.err);
    assert_eq!(club.games(&other), before);
    for (name, bytes, why) in [
        ("none", "", "line 1: this is no export"),
        (
            "newer",
            "{\"format\":\"bastide-games\",\"version\":7,\"program\":\"x\",\"games\":1}\n",
            "version 7",
        ),
        (
            "wrong",
            "{\"format\":\"bastide-games\",\"version\":1,\"program\":\"x\",\"games\":1}\n{\"id\":1}\n",
            "line 2",
        ),
        (
            "count",
            "{\"format\":\"bastide-games\",\"version\":1,\"program\":\"x\",\"games\":1}\n{\"end\":4}\n",
            "says 4",
        ),
    ] {
        let file = club.path(name);
        std::fs::write(&file, bytes).expect("written");
        let said = refused(&other, &["import", text(&file)]);
        assert!(said.contains(why), "{said}");
    }
}

#[test]
fn a_check_finds_what_is_broken_and_says_where() {
    let mut club = Club::new();
    let well = done(&club.data(), &["check", "--json"]);
    let well: Value = serde_json::from_str(&well).expect("JSON");
    assert_eq!((&well["games"], &well["faults"]), (&json!(3), &json!([])));
    assert!(well["draws"].as_u64() > Some(5) && well["digests"].as_u64() > Some(1), "{well}");
    club.stop();
    let games = club.games(&club.data());
    let game = |id: &str| games.iter().find(|game| game["id"] == id).expect("a game").clone();
    type Break = fn(&mut Value);
    let breaks: [(&str, Break, &str); 5] = [
        (&club.finished, |game| game["entries"][9][3][1] = json!(5), "entry 10: the state is not"),
        (&club.finished, |game| game["outcome"]["points"][0] = json!(999), "its result is not"),
        (&club.finished, |game| game["seats"][0]["nonce"] = json!("00".repeat(32)), "was drawn"),
        (
            &club.running,
            |game| game["secret"] = json!("00".repeat(32)),
            "not the one that was promised",
        ),
        (&club.running, |game| game["entries"][0][1] = json!("draw ZZ"), "entry 1: "),
    ];
    for (n, (id, break_it, what)) in breaks.iter().enumerate() {
        let mut broken = game(id);
        break_it(&mut broken);
        let file = club.path(&format!("broken{n}"));
        let head = json!({"format": "bastide-games", "version": 1, "program": "x", "games": 1});
        std::fs::write(&file, format!("{head}\n{broken}\n{{\"end\":1}}\n")).expect("written");
        let data = club.path(&format!("data{n}"));
        done(&data, &["import", text(&file)]);
        let ran = admin(&data, &["check"]);
        assert_eq!(ran.code, Some(1), "{what}: {}", ran.out);
        assert!(ran.out.starts_with(&format!("{id}: ")) && ran.out.contains(what), "{}", ran.out);
    }
}

/// What no server makes is not let in, and named with its line.
#[test]
fn an_import_takes_only_what_a_server_could_have_made() {
    let mut club = Club::new();
    club.stop();
    let games = club.games(&club.data());
    let game = games.iter().find(|game| game["id"] == club.finished).expect("a game").clone();
    let seat = game["seats"][0].clone();
    for (field, value, why) in [
        ("id", json!(""), "line 2: `` is no id of a game"),
        ("id", json!("../../etc/passwd"), "line 2: `../../etc/passwd` is no id"),
        ("id", json!("x".repeat(1_000_000)), "is no id of a game"),
        ("rematch", json!("<script>"), "line 2: `<script>` is no id"),
        ("kind", json!("chess"), "line 2: there is no game `chess`; there are `carcassonne`"),
        ("seats", json!([]), "has 0 seats; 2 to 6 are possible"),
        ("seats", json!(vec![seat; 300]), "has 300 seats; 2 to 6 are possible"),
    ] {
        let mut bad = game.clone();
        bad[field] = value;
        let file = club.path("bad");
        let head = json!({"format": "bastide-games", "version": 1, "program": "x", "games": 1});
        std::fs::write(&file, format!("{head}\n{bad}\n{{\"end\":1}}\n")).expect("written");
        let said = refused(&club.path("other"), &["import", text(&file)]);
        assert!(said.contains(why) && said.len() < 500, "{said}");
    }
}

#[test]
fn tables_are_listed_counted_and_pruned() {
    let mut club = Club::new();
    let listed = done(&club.data(), &["tables", "--json"]);
    let listed: Vec<Value> =
        listed.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(listed.len(), 3);
    for (id, state) in
        [(&club.finished, "finished"), (&club.running, "running"), (&club.open, "open")]
    {
        let only = done(&club.data(), &["tables", "--state", state]);
        assert!(only.starts_with(id.as_str()) && only.lines().count() == 1, "{only}");
    }
    assert_eq!(done(&club.data(), &["tables", "--name", "Bob"]).lines().count(), 1);
    assert_eq!(done(&club.data(), &["tables", "--game", "castle"]).lines().count(), 1);
    assert_eq!(done(&club.data(), &["tables", "--idle", "1"]), "");
    assert_eq!(done(&club.data(), &["tables", "--limit", "2"]).lines().count(), 2);
    let stats: Value =
        serde_json::from_str(&done(&club.data(), &["stats", "--json"])).expect("JSON");
    assert_eq!(stats["games"]["carcassonne"]["finished"], 1);
    assert_eq!(stats["games"]["castle"]["open"], 1);
    assert!(stats["bytes"].as_u64() > Some(10_000), "{stats}");
    let would = done(&club.data(), &["prune", "--older-than", "0", "--dry-run"]);
    assert!(would.contains(&club.finished) && would.contains("1 table to be removed"), "{would}");
    club.stop();
    assert_eq!(done(&club.data(), &["prune", "--older-than", "1"]), "0 tables removed.\n");
    assert_eq!(done(&club.data(), &["prune", "--older-than", "0"]), "1 table removed.\n");
    let open = ["prune", "--older-than", "0", "--state", "open", "--json"];
    assert_eq!(done(&club.data(), &open), "{\"removed\":1,\"skipped\":0}\n");
    assert_eq!(club.games(&club.data()).len(), 1);
    done(&club.data(), &["check"]);
}

#[test]
fn a_game_is_closed_and_can_be_verified_then() {
    let mut club = Club::new();
    club.stop();
    assert_eq!(
        done(&club.data(), &["close", &club.running]),
        format!("{} is over.\n", club.running)
    );
    assert!(refused(&club.data(), &["close", &club.running]).contains("is over already"));
    assert!(refused(&club.data(), &["close", &club.open]).contains("has not begun"));
    assert!(refused(&club.data(), &["close", "nobody"]).contains("there is no table `nobody`"));
    done(&club.data(), &["check"]);
    club.start(&club.data());
    let record = club.ada.get(&format!("/api/tables/{}/record", club.running)).body;
    assert!(record.contains("table timeout") && record.contains("table reveal"), "{record}");
    let file = club.path("record.txt");
    std::fs::write(&file, record).expect("written");
    assert_eq!(bastide(&["verify", text(&file)]).code, Some(0));
}

#[test]
fn a_lost_seat_is_handed_back_while_the_server_runs() {
    let club = Club::new();
    let args = ["seat", &club.running, "red", "--public-url", "https://play.example.org/"];
    let link = done(&club.data(), &args);
    let key = link.trim().strip_prefix(&format!("https://play.example.org/t/{}#", club.running));
    let mut elsewhere = club.server.as_ref().expect("it runs").browser();
    let path = format!("/api/tables/{}/claim", club.running);
    let claim = json!({"key": key.expect("a key")});
    let table = elsewhere.post(&path, &claim).ok();
    assert_eq!(table["seats"][0]["who"], "me", "{table}");
    assert_eq!(elsewhere.post(&path, &claim).status, 404, "it works once");
    assert!(
        refused(&club.data(), &["seat", &club.running, "pink"]).contains("there are red, blue")
    );
    assert!(refused(&club.data(), &["seat", &club.open, "2"]).contains("no person"));
    assert!(refused(&club.data(), &["seat", "nobody", "red"]).contains("no table"));
}

#[test]
fn a_person_is_forgotten_and_records_stay_verifiable() {
    let mut club = Club::new();
    club.stop();
    let said = done(&club.data(), &["forget", &club.running, "red", "--json"]);
    let said: Value = serde_json::from_str(&said).expect("JSON");
    // Both seats of the finished game, and one each of the others; Bob plays on against a bot.
    assert_eq!(said, json!({"tables": 3, "seats": 4, "handed_to_bots": 2}));
    let games = club.games(&club.data());
    let all = serde_json::to_string(&games).expect("JSON");
    assert!(!all.contains("Ada") && all.contains("Bob"));
    let token = |game: &Value, seat: usize| game["seats"][seat]["token"].clone();
    let finished = games.iter().find(|game| game["id"] == club.finished.as_str()).expect("a game");
    assert!(!token(finished, 0).is_null() && token(finished, 0) != token(finished, 1));
    assert!(games.iter().all(|game| game["owner"].is_null()));
    done(&club.data(), &["check"]);
    assert!(refused(&club.data(), &["forget", &club.running, "red"]).contains("no person"));
    club.start(&club.data());
    assert_eq!(club.ada.get("/api/tables").ok(), json!([]), "the browser knows nothing any more");
    let record = club.ada.get(&format!("/api/tables/{}/record", club.finished)).body;
    let file = club.path("record.txt");
    std::fs::write(&file, &record).expect("written");
    assert_eq!(bastide(&["verify", text(&file)]).code, Some(0), "{record}");
    // Nobody can sit down where somebody sat.
    let table = club.ada.get(&format!("/api/tables/{}", club.finished)).ok();
    assert!(table["seats"][0]["link"].is_null(), "{table}");
}

#[test]
fn what_cannot_be_done_is_said() {
    let club = Club::new();
    let backup = club.path("before.backup");
    done(&club.data(), &["backup", text(&backup)]);
    for args in [&["import", "x"][..], &["restore", text(&backup), "--overwrite"]] {
        assert!(
            refused(&club.data(), args).contains("a server uses it; stop that first"),
            "{args:?}"
        );
    }
    let nothing = club.path("nothing");
    for args in [&["check"][..], &["backup", "x"], &["stats"], &["tables"]] {
        assert!(refused(&nothing, args).contains("there are no games here"), "{args:?}");
    }
    assert!(!nothing.exists(), "whoever looks makes nothing");
    let no_folder = club.path("no/such/folder/backup");
    assert!(refused(&club.data(), &["backup", text(&no_folder)]).contains("cannot be written"));
}

/// Runs a command on a database of PostgreSQL.
fn on_postgres(url: &str, args: &[&str]) -> Ran {
    bastide(&[&["admin", "--database", url][..], args].concat())
}

#[test]
fn games_move_to_postgresql_and_back() {
    let Some(database) = PostgresServer::start() else { return };
    let url = database.url();
    let done = |args: &[&str]| {
        let ran = on_postgres(&url, args);
        assert_eq!(ran.code, Some(0), "{args:?}: {}{}", ran.out, ran.err);
        ran.out
    };
    let mut club = Club::new();
    club.stop();
    let before = club.games(&club.data());
    let nothing = on_postgres(&url, &["stats"]);
    assert_eq!(nothing.code, Some(2));
    assert!(nothing.err.contains("there are no games here"), "{}", nothing.err);
    let there = club.path("there.jsonl.gz");
    self::done(&club.data(), &["export", text(&there)]);
    assert_eq!(done(&["import", text(&there)]), "3 games imported, 0 already there.\n");
    assert_eq!(done(&["import", text(&there)]), "0 games imported, 3 already there.\n");
    let checked: Value = serde_json::from_str(&done(&["check", "--json"])).expect("JSON");
    assert_eq!((&checked["games"], &checked["faults"]), (&json!(3), &json!([])));
    let stats: Value = serde_json::from_str(&done(&["stats", "--json"])).expect("JSON");
    assert_eq!(stats["games"]["carcassonne"]["running"], 1);
    let back = club.path("back.jsonl");
    done(&["backup", text(&back)]);
    let other = club.path("other");
    self::done(&other, &["restore", text(&back)]);
    assert_eq!(club.games(&other), before, "nothing was lost on the way there and back");
    let again = on_postgres(&url, &["restore", text(&back)]);
    assert!(again.err.contains("there are 3 games already"), "{}", again.err);
    done(&["prune", "--older-than", "0"]);
    assert_eq!(done(&["restore", text(&back), "--overwrite"]).split(' ').next(), Some("3"));
    done(&["check"]);
    let wrong = on_postgres(&url.replace("pa55w0rd", "pa55"), &["stats"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("refuses the user") && !wrong.err.contains("pa55"), "{}", wrong.err);
}

#[test]
fn people_are_helped_while_a_server_at_postgresql_runs() {
    let Some(database) = PostgresServer::start() else { return };
    let url = database.url();
    let mut club = Club::new();
    club.stop();
    let file = club.path("games.jsonl");
    done(&club.data(), &["export", text(&file)]);
    assert_eq!(on_postgres(&url, &["import", text(&file)]).code, Some(0));
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(["serve", "--port", "0", "--database", &url]);
    let server = Serving::run(command);
    let mut guest = server.browser();
    let link = on_postgres(&url, &["seat", &club.running, "1"]).out;
    let key = link.trim().split('#').nth(1).expect("a key");
    let path = format!("/api/tables/{}/claim", club.running);
    assert_eq!(guest.post(&path, &json!({"key": key})).ok()["seats"][0]["who"], "me");
    // The seat is the guest's now, and so is being forgotten.
    let forgotten = on_postgres(&url, &["forget", &club.running, "red", "--json"]);
    let told: Value = serde_json::from_str(&forgotten.out).expect("JSON");
    assert_eq!(told, json!({"tables": 1, "seats": 1, "handed_to_bots": 1}));
    // Whoever watches sees the end, although no server was asked for it.
    let mut socket = guest.try_socket(&club.running).expect("a socket");
    let mut message = socket.answer();
    let closed = on_postgres(&url, &["close", &club.running]);
    assert_eq!(closed.code, Some(0), "{}", closed.err);
    while message["scene"]["view"]["over"].is_null() {
        message = socket.answer();
    }
    assert_eq!(on_postgres(&url, &["check"]).code, Some(0));
}
