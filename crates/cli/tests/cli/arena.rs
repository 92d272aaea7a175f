//! `bastide arena`: between bots, with our own engine, with the example, and with engines that misbehave.

use std::process::Command;

use serde_json::Value;

use crate::{bastide, json};

/// What must not depend on threads or on who asks.
fn counts(report: &Value) -> Vec<Value> {
    let keys = ["games", "a_score", "interval", "points", "margin", "errors", "sprt"];
    keys.iter().map(|key| report[*key].clone()).collect()
}

fn arena(a: &str, b: &str, args: &[&str]) -> Value {
    json(&[&["arena", a, b, "--json"][..], args].concat())
}

/// Our own engine with a bot.
fn engine(bot: &str) -> String {
    format!("engine:'{}' engine --bot {bot}", env!("CARGO_BIN_EXE_bastide"))
}

#[test]
fn json_begins_with_the_promised_fields() {
    let ran = bastide(&["arena", "greedy", "random", "--pairs", "3", "--json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let promised = [
        "a",
        "b",
        "games",
        "a_score",
        "interval",
        "points",
        "margin",
        "ms_per_turn",
        "slowest_ms",
        "errors",
    ];
    let places: Vec<_> =
        promised.iter().map(|key| ran.out.find(&format!("\"{key}\":")).expect(key)).collect();
    assert!(places.is_sorted(), "{}", ran.out);
    let report: Value = serde_json::from_str(&ran.out).expect("one JSON object");
    assert_eq!((&report["a"], &report["b"]), (&"greedy".into(), &"random".into()));
    assert_eq!((&report["games"], &report["a_score"]), (&6.into(), &1.0.into()));
    assert_eq!(report["errors"], serde_json::json!([0, 0]));
    let number = |value: &Value| value.as_f64().expect("a number");
    let points = &report["points"];
    let margin = number(&points[0]) - number(&points[1]);
    assert!((margin - number(&report["margin"])).abs() < 1e-9);
    let [low, high] = [0, 1].map(|n| number(&report["interval"][n]));
    assert!(low < 1.0 && low < high && high <= 1.0, "{report}");
    for side in [0, 1] {
        let [mean, slowest] = ["ms_per_turn", "slowest_ms"].map(|key| number(&report[key][side]));
        assert!(0.0 < mean && mean <= slowest, "{report}");
    }
}

#[test]
fn the_table_says_what_the_json_says() {
    let args = ["--pairs", "2", "--players", "3", "--with", "inns"];
    let report = arena("greedy", "random", &args);
    let ran = bastide(&[&["arena", "greedy", "random"][..], &args].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let number = |value: &Value| value.as_f64().expect("a number");
    let [a, b] = [0, 1].map(|side| number(&report["points"][side]));
    for line in [
        "6 games of 3 of carcassonne with inns\n2 rounds of the seats on the same draws, seed 1"
            .into(),
        format!("mean points{a:>19.2}{b:>12.2}\n"),
        format!(
            "A won {} games alone, shared 0 and lost {}",
            report["results"][0], report["results"][2]
        ),
        format!("A scores {:.1} % (95 %: ", 100.0 * number(&report["a_score"])),
        format!("A has {:.2} points more than B", number(&report["margin"])),
    ] {
        assert!(ran.out.contains(&line), "{line}\n{}", ran.out);
    }
    assert!(!ran.out.contains("Elo"), "Elo is about two: {}", ran.out);
    let six = arena("greedy", "random", &["--pairs", "1", "--players", "6"]);
    assert_eq!((&six["a_score"], &six["elo"]), (&1.0.into(), &Value::Null));
}

#[test]
fn threads_change_nothing_but_the_time() {
    for game in ["carcassonne", "castle", "cardcassonne"] {
        let run = |threads| {
            arena("level1", "random", &["--game", game, "--pairs", "5", "--threads", threads])
        };
        assert_eq!(counts(&run("1")), counts(&run("2")), "{game}");
    }
    let run =
        |threads| arena("greedy", "random", &["--pairs", "400", "--sprt", "--threads", threads]);
    let one = run("1");
    assert_eq!(counts(&one), counts(&run("2")));
    assert_eq!(one["sprt"]["verdict"], "h1");
    assert!(one["games"].as_u64().expect("a number") < 800, "it stops early");
}

#[test]
fn a_player_scores_exactly_even_against_itself() {
    for (bot, game, players) in [
        ("greedy", "carcassonne", 2),
        ("level1", "carcassonne", 3),
        ("random", "castle", 2),
        ("level1", "cardcassonne", 4),
    ] {
        let number = players.to_string();
        let report = arena(bot, bot, &["--game", game, "--pairs", "2", "--players", &number]);
        let score = report["a_score"].as_f64().expect("a number");
        assert!((score - 1.0 / f64::from(players)).abs() < 1e-9, "{report}");
        assert!(report["margin"].as_f64().expect("a number").abs() < 1e-9, "{report}");
        assert_eq!(report["games"], 2 * players);
    }
}

#[test]
fn our_engine_plays_like_the_bot_it_asks() {
    for (game, players, with) in
        [("carcassonne", "3", "classic"), ("castle", "2", "base"), ("cardcassonne", "3", "base")]
    {
        let run = |a: &str, b: &str| {
            let args = ["--game", game, "--players", players, "--with", with, "--pairs", "1"];
            counts(&arena(a, b, &args))
        };
        let bots = run("greedy", "level1");
        assert_eq!(bots, run(&engine("greedy"), &engine("level1")), "{game}");
        assert_eq!(bots, run("greedy", &engine("level1")), "{game}");
    }
}

#[test]
fn the_example_plays_whole_games_of_each_kind() {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "the example needs python3");
        return;
    }
    let example =
        concat!("engine:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/engine_random.py");
    for (game, players) in [("carcassonne", "2"), ("castle", "2"), ("cardcassonne", "4")] {
        let args = ["--game", game, "--players", players, "--pairs", "1"];
        let report = arena(example, "random", &args);
        assert_eq!(report["errors"], serde_json::json!([0, 0]), "{report}");
        assert_eq!(counts(&report), counts(&arena(example, "random", &args)), "{game}");
    }
}

#[test]
fn the_example_that_knows_the_tiles_agrees_with_the_rules() {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "the example needs python3");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for with in ["base", "inns,traders"] {
        let tiles = folder.path().join("tiles.json");
        let box_ = bastide(&["tiles", "--with", with, "--json"]);
        std::fs::write(&tiles, &box_.out).expect("a file");
        let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/engine_tiles.py");
        let engine = format!("engine:python3 '{example}' '{}'", tiles.display());
        let logs = folder.path().join(with);
        let logs = logs.to_str().expect("UTF-8");
        let args = ["--with", with, "--pairs", "1", "--engine-log", logs];
        let report = arena(&engine, "random", &args);
        assert_eq!(report["errors"], serde_json::json!([0, 0]), "{report}");
        // It reports every placement on which it disagrees.
        let mut read = 0;
        for log in std::fs::read_dir(logs).expect("a folder") {
            let text = std::fs::read_to_string(log.expect("an entry").path()).expect("a log");
            assert_eq!(text, "", "{with}");
            read += 1;
        }
        assert!(read > 0, "every engine has a log");
    }
}

#[test]
fn players_that_there_are_not() {
    for (a, says) in [
        ("level8", "A: `level8` is no bot"),
        ("engine:", "A: `engine:` needs a command"),
        ("engine:'", "A: `engine:'`: a quotation mark is not closed"),
        ("engine:no-such-program", "A: engine:no-such-program: it cannot be started: "),
        ("engine:true", "A: engine:true: it has ended"),
        ("engine:echo hello", "A: engine:echo hello: `hello` is no answer"),
        ("engine:sh -c 'echo games chess; echo ready'", "it plays only `chess`"),
    ] {
        let ran = bastide(&["arena", a, "greedy", "--pairs", "1"]);
        assert_eq!(ran.code, Some(2), "{a}: {}", ran.out);
        assert!(ran.err.contains(says), "{a}: {}", ran.err);
        assert!(ran.out.is_empty());
    }
    for (args, says) in [
        (["--players", "9"], "--players: 2 to 6 can play"),
        (["--with", "rivre"], "--with: `rivre` is unknown"),
        (["--sprt=0.6,0.5", "--json"], "--sprt: two scores between 0 and 1"),
    ] {
        let ran = bastide(&[&["arena", "greedy", "random"][..], &args].concat());
        assert_eq!(ran.code, Some(2), "{args:?}");
        assert!(ran.err.contains(says), "{}", ran.err);
    }
}

/// An engine in a shell: what it does with `option`, and with `go`. Neither has a single quotation mark.
fn shell(game: &str, on_option: &str, on_go: &str) -> String {
    format!(
        "engine:sh -c 'while read -r order rest; do case $order in \
         bastide) echo games {game}; echo ready;; newgame) echo ready;; \
         option) {on_option};; go) {on_go};; quit) exit;; esac; done'"
    )
}

/// Plays against an engine that answers every `go` by running something in a shell.
fn misbehaves(on_go: &str, says: &str, args: &[&str]) -> Value {
    let b = shell("carcassonne", "", on_go);
    let base = ["arena", "random", &b, "--pairs", "1", "--threads", "1", "--json"];
    let ran = bastide(&[&base[..], args].concat());
    assert_eq!(ran.code, Some(0), "{on_go}: {}", ran.err);
    assert!(ran.err.contains(says), "{on_go}: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    assert!(ran.err.lines().count() <= 21, "{}", ran.err);
    let report: Value = serde_json::from_str(&ran.out).expect("one JSON object");
    assert_eq!(report["games"], 2);
    assert_eq!(report["errors"][0], 0);
    report
}

/// Greedy plays in the stead of whoever never answers, so all is as if it had been asked.
fn is_all_greedy(report: &Value) {
    assert!(report["errors"][1].as_u64().expect("a number") > 60, "{report}");
    assert_eq!(report["a_score"], 0.0, "{report}");
}

#[test]
fn engines_that_choose_what_is_not_offered() {
    is_all_greedy(&misbehaves(
        "echo choose tile V +99,99 ^",
        "`tile V +99,99 ^` cannot be chosen",
        &[],
    ));
    is_all_greedy(&misbehaves("echo choose e2e4", "`e2e4` cannot be chosen now", &[]));
    is_all_greedy(&misbehaves("echo error no idea", "it says: no idea; greedy moves", &[]));
}

#[test]
fn engines_that_talk_nonsense() {
    is_all_greedy(&misbehaves("echo bestmove e2e4", "`bestmove e2e4` is no answer", &[]));
    is_all_greedy(&misbehaves("printf \"\\377\\n\"", "`(not UTF-8)` is no answer", &[]));
}

#[test]
fn engines_that_say_nothing_in_time() {
    is_all_greedy(&misbehaves("exec sleep 60", "no answer within 1010 ms", &["--ms", "10"]));
}

#[test]
fn engines_that_say_too_much() {
    is_all_greedy(&misbehaves("exec yes info hm", "more than 10000 lines and no answer", &[]));
    is_all_greedy(&misbehaves("exec cat /dev/zero", "a line of more than 65536 bytes", &[]));
    let long = "head -c 70000 /dev/zero | tr \"\\0\" x; echo";
    is_all_greedy(&misbehaves(long, "a line of more than 65536 bytes", &[]));
}

#[test]
fn engines_that_die_are_started_again_for_the_next_game() {
    let report = misbehaves("exit 3", "pair 1, game 2: it has ended; greedy moves instead", &[]);
    is_all_greedy(&report);
}

#[test]
fn an_engine_that_fails_once_plays_on() {
    // The first answer is wrong, all others are the last option.
    let on_go = "if [ -z \"$once\" ]; then once=1; echo choose nothing; else echo choose $last; fi";
    let b = shell("carcassonne", "last=$rest", on_go);
    let report = arena("random", &b, &["--pairs", "1", "--threads", "1"]);
    assert_eq!(report["errors"], serde_json::json!([0, 1]));
}

#[test]
fn what_engines_write_to_standard_error_is_shown_on_request() {
    let on_go = "echo thinking aloud >&2; echo info looked at nothing; echo error no";
    let b = shell("castle", "", on_go);
    let args = ["arena", "random", &b, "--pairs", "1", "--game", "castle"];
    let quiet = bastide(&args);
    assert_eq!(quiet.code, Some(0), "{}", quiet.err);
    assert!(!quiet.err.contains("thinking aloud") && !quiet.err.contains("looked at"));
    let verbose = bastide(&[&args[..], &["--verbose"]].concat());
    assert!(
        verbose.err.contains("thinking aloud") && verbose.err.contains("info looked at nothing")
    );
}
