//! `bastide train`.

use crate::bad_input::is_refused;
use crate::bastide;

#[test]
fn the_same_seed_learns_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |name: &str, threads: &str, seed: &str| {
        let out = folder.path().join(name);
        let ran = bastide(&[
            "train",
            "castle",
            "--games",
            "3",
            "--threads",
            threads,
            "--seed",
            seed,
            "--out",
            out.to_str().unwrap(),
        ]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.starts_with("3 games, weights in "), "{}", ran.out);
        std::fs::read(out).unwrap()
    };
    let one = learn("one.weights", "1", "5");
    assert!(one.starts_with(b"bastide-weights 1 castle "));
    assert_eq!(one, learn("two.weights", "2", "5"));
    assert_ne!(one, learn("other.weights", "1", "6"));
    // Nothing is left but what was asked for.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn cards_are_learned_like_tiles() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |course: &str, name: &str, threads: &str| {
        let out = folder.path().join(name);
        let file = out.to_str().unwrap();
        let ran = bastide(&["train", course, "--games", "8", "--threads", threads, "--out", file]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        std::fs::read(out).unwrap()
    };
    let one = learn("cards-two", "one.weights", "1");
    assert!(one.starts_with(b"bastide-weights 1 cardcassonne "));
    assert_eq!(one, learn("cards-two", "two.weights", "2"));
    assert_ne!(one, learn("cards-many", "many.weights", "2"));
    // An arena plays by them.
    let weights = format!("cards-two={}", folder.path().join("one.weights").display());
    let game = ["--game", "cardcassonne", "--pairs", "2", "--json"];
    let play = |more: &[&str]| {
        let ran = bastide(&[&["arena", "look", "greedy"], &game[..], more].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        told["margin"].as_f64().unwrap()
    };
    assert!(play(&["--weights", &weights]) < play(&[]), "eight games teach less than many");
}

#[test]
fn two_stages_are_kept_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let learn_course = |course: &str, more: &[&str]| {
        let ran = bastide(&[&["train", course, "--games", "4", "--threads", "1"], more].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.starts_with("4 games, weights in "), "{}", ran.out);
    };
    let learn = |more: &[&str]| learn_course("two", more);
    let units = |name: &str| {
        let bytes = std::fs::read(folder.path().join(name)).unwrap();
        let line = String::from_utf8_lossy(&bytes[..80]).into_owned();
        line.lines().next().unwrap().rsplit_once("hidden=").unwrap().1.to_string()
    };
    learn(&["--out", &path("whole.weights")]);
    assert_eq!(units("whole.weights"), "96");
    let first = bastide_bots::learned::Net::new(9, 1).to_bytes("carcassonne", 1);
    std::fs::write(path("given"), first).unwrap();
    learn(&["--from", &path("given"), "--out", &path("second.weights")]);
    assert_eq!(units("second.weights"), "96");
    assert_ne!(
        std::fs::read(path("whole.weights")).ok(),
        std::fs::read(path("second.weights")).ok()
    );
    // Where the mean of both is not asked for, the second stage alone counts.
    learn_course("expansions", &["--from", &path("given"), "--out", &path("later.weights")]);
    assert_eq!(units("later.weights"), "64");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 4, "nothing else is left");
    let (given, out) = (path("given"), path("x.weights"));
    is_refused(
        &["train", "castle", "--from", &given, "--out", &out],
        "the course `castle` has one stage",
    );
    is_refused(&["train", "two", "--from", "/nowhere/at/all", "--out", &out], "/nowhere/at/all");
}

#[test]
fn what_cannot_be_learned_is_refused() {
    let there = "`chess` is no course; there are two, many, expansions, castle, cards-two, \
                 cards-many";
    is_refused(&["train", "chess", "--out", "x.weights"], there);
    is_refused(
        &["train", "two", "--out", "/nowhere/at/all.weights"],
        "/nowhere/at/all.weights: cannot be written",
    );
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.weights");
    std::fs::write(folder.path().join("x.part"), "hello").unwrap();
    is_refused(
        &["train", "castle", "--games", "3", "--out", out.to_str().unwrap()],
        "x.part: remove it to begin anew",
    );
}

#[test]
fn bots_judge_by_weights_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("castle.weights");
    let file = file.to_str().unwrap();
    let learned = bastide(&["train", "castle", "--games", "2", "--out", file]);
    assert_eq!(learned.code, Some(0), "{}", learned.err);
    let arena = |more: &[&str]| {
        let match_ = ["arena", "look", "random", "--game", "castle", "--pairs", "1", "--json"];
        let ran = bastide(&[&match_[..], more].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        told["points"][0].as_f64().unwrap()
    };
    // Who has learned from two games is no match for the program's own weights.
    assert!(arena(&["--weights", &format!("castle={file}")]) < arena(&[]) - 10.0);
    let refused = |weights: &str, why: &str| {
        is_refused(&["arena", "look", "greedy", "--weights", weights], why);
    };
    refused("castle", "--weights castle: expected COURSE=FILE");
    refused(
        &format!("chess={file}"),
        "`chess` is no course; there are two, many, expansions, castle",
    );
    refused(&format!("two={file}"), "these weights are for `bastide-weights 1 castle");
    refused("two=/nowhere/at/all", "/nowhere/at/all");
}

#[test]
fn puzzles_that_cannot_be_written_are_refused_before_the_work() {
    let nowhere = "/nowhere/at/all.txt: cannot be written";
    is_refused(&["puzzles", "--out", "/nowhere/at/all.txt"], nowhere);
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    is_refused(&["puzzles", "--out", folder], "this is a folder, not a file");
    let none = bastide(&["puzzles", "--out", "x.txt", "--count", "0"]);
    assert_eq!(none.code, Some(2), "{}", none.err);
    assert!(none.err.contains("'--count <COUNT>': 0 is not in"), "{}", none.err);
}

#[test]
fn datasets_are_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, threads: &str| {
        let out = folder.path().join(name);
        let at = out.to_str().unwrap();
        let ran = bastide(&[
            "dataset",
            "two",
            "--games",
            "3",
            "--compared",
            "2",
            "--threads",
            threads,
            "--out",
            at,
        ]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert_eq!(ran.out, format!("5 games, dataset in {at}\n"));
        let files =
            ["about.txt", "games.records", "games.vectors", "turns.records", "turns.vectors"];
        files.map(|file| std::fs::read(out.join(file)).unwrap())
    };
    let [about, games, vectors, turns, plans] = write("one", "1");
    assert_eq!(about, b"bastide-dataset 1 carcassonne 1 sorts=9 width=48\n");
    for (records, vectors) in [(&games, &vectors), (&turns, &plans)] {
        let count =
            |record: &[u8]| u32::from_le_bytes([record[4], record[5], record[6], record[7]]);
        let counted: usize = records.chunks_exact(20).map(|record| count(record) as usize).sum();
        assert_eq!(vectors.len(), counted * (2 + 2 * 48), "every record has its vectors");
    }
    // Three games of 71 tiles; the last turn ends the game.
    assert!((3 * 69..3 * 72 + 24).contains(&(games.len() / 20)), "{}", games.len() / 20);
    assert!(turns.len() / 20 > 100, "several plans of some dozen turns");
    assert_eq!(write("two", "2"), [about, games, vectors, turns, plans]);
}

#[test]
fn datasets_are_of_games_of_two() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("dataset");
    let out = out.to_str().unwrap();
    is_refused(&["dataset", "many", "--out", out], "`many` is no course of games of two");
    let weights = ["--weights", "/nowhere/at/all"];
    is_refused(&[&["dataset", "two", "--out", out], &weights[..]].concat(), "/nowhere/at/all");
}

#[test]
fn a_joint_head_is_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let net = bastide_bots::carcassonne::Weights::Two.net();
    assert!(net.is_joint());
    std::fs::write(path("joint"), net.to_bytes("carcassonne", 1)).unwrap();
    let args = ["train", "two", "--from", &path("joint"), "--out", &path("new.weights")];
    is_refused(&args, "these weights have a joint head");
}
