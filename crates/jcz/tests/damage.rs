//! Whatever a file holds, reading it does not panic, and what is read can be played.

use bastide_carcassonne::State;
use bastide_game::{Record, Table};
use bastide_jcz::import;
use serde_json::{Value, json};

const GAMES: [&str; 4] = [
    include_str!("games/base.jcz"),
    include_str!("games/double-turn.jcz"),
    include_str!("games/abbot.jcz"),
    include_str!("games/river.jcz"),
];

/// Imports a text; a record that comes out must be sound. Says whether one did.
fn survives(text: &str) -> bool {
    let Ok(record) = import(text) else {
        return false;
    };
    let read: Record = record.to_string().parse().expect("a record can be read");
    assert_eq!(read, record);
    Table::<State>::from_record(&read, read.entries.len()).expect("a record can be played");
    true
}

#[test]
fn damaged_letters() {
    let mut rng = fastrand::Rng::with_seed(1);
    for round in 0..4_000 {
        let mut text: Vec<u8> = GAMES[round % GAMES.len()].bytes().collect();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..text.len());
            match rng.u8(..4) {
                0 => text[at] = rng.u8(32..127),
                1 => text.truncate(at.max(1)),
                2 => drop(text.remove(at)),
                _ => text.insert(at, rng.u8(32..127)),
            }
        }
        survives(&String::from_utf8_lossy(&text));
    }
}

/// Values that stand where others are expected.
fn junk(rng: &mut fastrand::Rng) -> Value {
    let words = [
        "",
        "I",
        "N",
        "NWSE",
        "_W",
        "NL.NR",
        "R0",
        "R90",
        "BA/RCr",
        "BA/C",
        "FL/F.o",
        "RI/s",
        "City",
        "Field",
        "Tower",
        "0.small.1",
        "1.abbot.1",
        "-1.small",
        "18446744073709551616.big.1",
        "é\n#",
        "PASS",
        "COMMIT",
        "UNDO",
        "RETURN_MEEPLE",
        "ABBOT_RETURN",
        "2026-01-01",
    ];
    match rng.u8(..8) {
        0 => Value::Null,
        1 => json!(rng.bool()),
        2 => json!(rng.i64(..)),
        3 => json!(rng.i64(-3..8)),
        4 => json!([rng.i64(-1200..1200), rng.i64(-3..4)]),
        5 => json!(1e300),
        6 => json!({"x": [[[{}]]]}),
        _ => json!(words[rng.usize(..words.len())]),
    }
}

/// Changes one value somewhere inside.
fn damage(value: &mut Value, rng: &mut fastrand::Rng) {
    if rng.u8(..6) > 0 {
        match value {
            Value::Array(list) if !list.is_empty() => {
                let at = rng.usize(..list.len());
                match rng.u8(..12) {
                    0 => drop(list.remove(at)),
                    1 => list.swap(0, at),
                    2 => list.push(list[at].clone()),
                    _ => damage(&mut list[at], rng),
                }
                return;
            }
            Value::Object(map) if !map.is_empty() => {
                let keys: Vec<String> = map.keys().cloned().collect();
                let key = &keys[rng.usize(..keys.len())];
                match rng.u8(..20) {
                    0 => drop(map.remove(key)),
                    _ => damage(&mut map[key.as_str()], rng),
                }
                return;
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_)
            | Value::Object(_) => {}
        }
    }
    *value = junk(rng);
}

#[test]
fn damaged_values() {
    let mut rng = fastrand::Rng::with_seed(2);
    let mut sound = 0;
    for round in 0..6_000 {
        let mut saved: Value = serde_json::from_str(GAMES[round % 3]).expect("a sample");
        for _ in 0..rng.usize(1..3) {
            damage(&mut saved, &mut rng);
        }
        sound += usize::from(survives(&saved.to_string()));
    }
    assert!(sound > 100, "only {sound} games survived the damage");
}
