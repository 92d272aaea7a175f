//! Stories and records with words exchanged, lines lost and doubled: whatever is read, nothing panics,
//! and a position is read as it is written.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use bastide_castle::{State, position, story};
use bastide_game::battery::TestDice;
use bastide_game::{Dice, Record, Table};

fn texts(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// One to three changes to a text.
fn mangle(text: &str, words: &[&str], dice: &mut TestDice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..=dice.below(3) {
        let line = dice.below(lines.len() as u32) as usize;
        match dice.below(6) {
            0 if lines.len() > 1 => {
                lines.remove(line);
            }
            1 => lines.insert(line, lines[line].clone()),
            2 => {
                let cut = dice.below(lines[line].chars().count() as u32 + 1) as usize;
                lines[line] = lines[line].chars().take(cut).collect();
            }
            _ => {
                let new = words[dice.below(words.len() as u32) as usize];
                let old: Vec<_> = lines[line].split_whitespace().map(str::to_string).collect();
                if let Some(old) = old.get(dice.below(old.len().max(1) as u32) as usize) {
                    lines[line] = lines[line].replacen(old.as_str(), new, 1);
                }
            }
        }
    }
    lines.join("\n")
}

#[test]
fn mangled_stories_do_not_panic() {
    let stories = texts("stories");
    let said = stories.iter().flat_map(|s| s.lines()).filter(|line| !line.starts_with('#'));
    let words: Vec<_> = said.flat_map(str::split_whitespace).collect();
    let (mut dice, mut read) = (TestDice::seeded(1), 0);
    for _ in 0..100 {
        for text in &stories {
            let text = mangle(text, &words, &mut dice);
            let _ = story::check(&text);
            let head = text.split("\nplay").next().unwrap().split("\nexpect").next().unwrap();
            let Ok((setup, state)) = position::read(head) else { continue };
            let Some(written) = position::write(&setup, &state) else { continue };
            let (_, again) = position::read(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
            assert_eq!(position::write(&setup, &again), Some(written));
            read += 1;
        }
    }
    assert!(read > 1000, "{read}");
}

#[test]
fn mangled_records_do_not_panic() {
    let records = texts("records");
    let words: Vec<_> = records.iter().flat_map(|s| s.split_whitespace()).collect();
    let mut dice = TestDice::seeded(2);
    for _ in 0..500 {
        for text in &records {
            if let Ok(record) = mangle(text, &words, &mut dice).parse::<Record>() {
                let _ = Table::<State>::from_record(&record, usize::MAX);
            }
        }
    }
}
