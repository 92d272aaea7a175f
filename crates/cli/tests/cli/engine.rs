//! `bastide engine`, and the conversation of docs/engine-protocol.md.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};

use crate::{bastide, bastide_in};

/// An engine that is talked to line by line.
struct Engine {
    child: Child,
    stdin: ChildStdin,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Engine {
    fn start(bot: &str) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
            .args(["engine", "--bot", bot])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let stdin = child.stdin.take().expect("an input");
        let lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        Engine { child, stdin, lines }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("it listens");
    }

    fn hear(&mut self) -> String {
        self.lines.next().expect("it answers").expect("in words")
    }
}

#[test]
fn the_conversation_of_the_documentation_takes_place() {
    let text = include_str!("../../../../docs/engine-protocol.md");
    let transcript = text.split("```transcript\n").nth(1).and_then(|rest| rest.split("```").next());
    let mut engine = Engine::start("greedy");
    let mut heard = 0;
    for line in transcript.expect("a transcript").lines() {
        if let Some(order) = line.strip_prefix("> ") {
            engine.say(order);
        } else {
            let answer = engine.hear().replace(env!("CARGO_PKG_VERSION"), "0.1.0");
            assert_eq!(format!("< {answer}"), line);
            heard += 1;
        }
    }
    assert!(heard > 10);
    assert!(engine.lines.next().is_none(), "nothing is left to say");
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn whoever_thinks_for_long_can_be_stopped() {
    let mut engine = Engine::start("search:ms=600000");
    engine.say("newgame castle players 2 seat black seed 1");
    assert_eq!(engine.hear(), "ready");
    engine.say("move chance draw P7");
    engine.say("go");
    engine.say("stop");
    assert!(engine.hear().starts_with("choose tile P7 "));
    engine.say("go ms 20");
    assert!(engine.hear().starts_with("choose tile P7 "));
    engine.say("quit");
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn whatever_is_said_is_answered_in_a_line() {
    let long = format!("move red {}\n", "x".repeat(100_000));
    for (said, answer) in [
        ("go\n", "error no game has begun"),
        ("move red pass\nposition players red blue\ngo\n", "error no game has begun"),
        ("go ms soon\n", "error `ms` needs a number, not `soon`"),
        ("juggle 3\n", "info `juggle` is no order"),
        ("newgame castle seat black\n", "error `newgame` needs `players` and their number"),
        ("bastide 7\n", "error this engine speaks version 1, not version 7"),
        ("newgame carcassonne players 2 seat red rules 99\n", "error this engine plays by rules"),
        ("newgame carcassonne players 2 seat pink\n", "error `pink` does not play"),
        ("newgame carcassonne players 99 seat red\n", "error 2 to 6 can play"),
        ("newgame carcassonne players 2 seat red with rivre\n", "error `rivre` is unknown"),
        (
            "newgame castle players 2 seat black\nposition turn nobody\ngo\n",
            "ready\nerror position: line 1: `nobody` does not play",
        ),
        (
            "newgame cardcassonne players 3 seat red\nposition players red blue\ngo\n",
            "ready\nerror position: 3 play this game, not 2",
        ),
        (&long, "info a line has more than 65536 bytes"),
    ] {
        let ran = bastide_in(std::path::Path::new("."), &["engine"], said);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.starts_with(answer), "{}", ran.out);
        assert!(ran.err.is_empty(), "{}", ran.err);
    }
    let ran = bastide_in(std::path::Path::new("."), &["engine", "--bot", "level8"], "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("`level8` is no bot"), "{}", ran.err);
}

fn check(args: &[&str]) -> crate::Ran {
    bastide(&[&["engine-check", "--ms", "200"][..], args].concat())
}

#[test]
fn an_engine_that_follows_the_protocol_passes_every_check() {
    let ran = check(&[env!("CARGO_BIN_EXE_bastide"), "engine", "--bot", "random"]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    for situation in [
        "carcassonne: a tile that fits nowhere",
        "carcassonne: a turn that ends without a question",
        "carcassonne: a tile that looks the same in several facings",
        "carcassonne: four players and everything in the box",
        "castle: `go` without limits, then `stop`",
        "cardcassonne: a whole game",
        "`quit` ends it within a second",
    ] {
        assert!(ran.out.contains(&format!("ok    {situation}")), "{situation}: {}", ran.out);
    }
    assert!(ran.out.ends_with(" 0 failed\n"), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn what_an_engine_does_wrong_is_said() {
    let engine = |on_newgame: &str, on_go: &str, on_stop: &str, on_quit: &str| {
        let script = format!(
            "while read -r order rest; do case $order in bastide) echo games castle; echo ready;; \
             newgame) {on_newgame};; go) {on_go};; option) last=$rest;; stop) {on_stop};; \
             quit) {on_quit};; esac; done"
        );
        check(&["sh", "-c", &script])
    };
    let good = ("echo ready", "echo choose $last", ":", "exit");
    let ran = engine(good.0, good.1, good.2, good.3);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    for (newgame, go, stop, quit, says) in [
        (
            "echo error no",
            good.1,
            good.2,
            good.3,
            "FAIL  castle: a whole game, with the largest seed and an unknown key: `newgame castle",
        ),
        (good.0, "echo choose pass", good.2, good.3, "`pass` cannot be chosen now"),
        (good.0, ":", "echo choose $last", good.3, "no answer within 1200 ms"),
        (
            good.0,
            "echo choose $last; echo choose $last",
            good.2,
            good.3,
            "although nothing was asked",
        ),
        (good.0, good.1, good.2, ":", "FAIL  `quit` ends it within a second: it is still running"),
    ] {
        let ran = engine(newgame, go, stop, quit);
        assert_eq!(ran.code, Some(1), "{says}: {}", ran.out);
        assert!(ran.out.contains(says), "{says}: {}", ran.out);
    }
    for (command, says) in
        [("cat", "cat: `bastide 1` is no answer"), ("true", "true: it has ended")]
    {
        let ran = check(&[command]);
        assert_eq!(ran.code, Some(2), "{}", ran.out);
        assert!(ran.err.contains(says), "{}", ran.err);
    }
}
