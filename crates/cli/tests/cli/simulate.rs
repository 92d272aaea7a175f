//! `bastide simulate`.

use serde_json::Value;

use crate::{bastide, json};

#[test]
fn json_has_the_promised_keys() {
    let summary =
        json(&["simulate", "--games", "20", "--players", "3", "--with", "traders,inns", "--json"]);
    let keys: Vec<&str> = summary.as_object().unwrap().keys().map(String::as_str).collect();
    let mut promised = vec![
        "games",
        "players",
        "with",
        "threads",
        "seconds",
        "cpu_seconds",
        "games_per_second",
        "games_per_cpu_second",
        "mean_points",
        "wins",
        "draws",
        "mean_turns",
        "discarded",
    ];
    promised.sort_unstable();
    assert_eq!(keys, promised);
    assert_eq!(summary["with"], "inns traders");
    assert_eq!(summary["mean_points"].as_array().unwrap().len(), 3);
    assert_eq!(summary["wins"].as_array().unwrap().len(), 3);
}

/// What must not depend on how the work is shared.
fn counts(summary: &Value) -> Vec<Value> {
    let keys = ["games", "mean_points", "wins", "draws", "mean_turns", "discarded"];
    keys.iter().map(|key| summary[*key].clone()).collect()
}

#[test]
fn threads_change_nothing_but_the_time() {
    let run = |threads| {
        json(&["simulate", "--games", "101", "--seed", "9", "--threads", threads, "--json"])
    };
    let one = counts(&run("1"));
    assert_eq!(one, counts(&run("3")));
    assert_eq!(one, counts(&run("8")));
    let greedy = |threads| {
        json(&[
            "simulate",
            "--games",
            "4",
            "--bots",
            "greedy,random",
            "--threads",
            threads,
            "--json",
        ])
    };
    assert_eq!(counts(&greedy("1")), counts(&greedy("3")));
}

#[test]
fn seeds_matter() {
    let run = |seed| json(&["simulate", "--games", "30", "--seed", seed, "--json"]);
    assert_ne!(counts(&run("1")), counts(&run("2")));
}

#[test]
fn checked_games_hold() {
    let ran = bastide(&["simulate", "--games", "4", "--with", "classic", "--check"]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("every move checked"), "{}", ran.out);
}

#[test]
fn what_seats_won_and_draws_add_up_to_all_games() {
    for game in ["carcassonne", "castle", "cardcassonne"] {
        let ran = bastide(&["simulate", "--game", game, "--games", "90"]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let rows = ran.out.lines().filter_map(|line| line.strip_suffix(" %"));
        let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().rev().collect()).collect();
        assert_eq!(rows.len(), 3, "{}", ran.out);
        let sum = |n: usize| rows.iter().map(|row| row[n].parse::<f64>().unwrap()).sum::<f64>();
        assert!((sum(0) - 100.0).abs() < 1e-9, "{}", ran.out);
        assert!((sum(1) - 90.0).abs() < 1e-9, "{}", ran.out);
    }
}

#[test]
fn bots_are_one_for_all_or_one_a_seat() {
    for bots in ["random,greedy,random", "level8", "nobody", ""] {
        let ran = bastide(&["simulate", "--games", "1", "--bots", bots]);
        assert_eq!(ran.code, Some(2), "{bots}");
        assert!(ran.err.starts_with("bastide: --bots: "), "{}", ran.err);
        assert!(ran.out.is_empty());
    }
}

#[test]
fn the_castle_is_simulated_and_checked() {
    let castle = ["simulate", "--game", "castle", "--games", "60", "--seed", "3", "--json"];
    let run = |threads| json(&[&castle[..], &["--threads", threads]].concat());
    let summary = run("1");
    assert_eq!(counts(&summary), counts(&run("4")));
    assert_eq!(summary["players"], 2);
    let laid = summary["mean_turns"].as_f64().unwrap() + summary["discarded"].as_f64().unwrap();
    assert!((laid - 60.0).abs() < 1e-9, "{summary}");
    let checked = bastide(&[
        "simulate",
        "--game",
        "castle",
        "--with",
        "order-choice",
        "--games",
        "5",
        "--check",
    ]);
    assert_eq!(checked.code, Some(0), "{}", checked.err);
}

#[test]
fn the_castle_refuses_what_it_does_not_have() {
    for (args, problem) in [
        (["--players", "3"], "--players: exactly 2 can play, not 3"),
        (["--with", "inns"], "`inns` is unknown; did you mean `order-choice`"),
        (["--bots", "level8"], "`level8` is no bot; there are `random`, `greedy`, `level1`"),
    ] {
        let ran = bastide(&[&["simulate", "--game", "castle"][..], &args[..]].concat());
        assert_eq!(ran.code, Some(2));
        assert!(ran.err.contains(problem), "{}", ran.err);
    }
}

#[test]
fn whoever_names_no_bot_reads_which_there_are() {
    let there = "there are `random`, `greedy`, `level1` to `level7`, `look`";
    for game in ["carcassonne", "cardcassonne"] {
        let ran = bastide(&["simulate", "--game", game, "--bots", "nobody"]);
        assert_eq!(ran.code, Some(2));
        assert!(ran.err.contains(&format!("`nobody` is no bot; {there}")), "{}", ran.err);
    }
}
