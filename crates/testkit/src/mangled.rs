//! Stories and records with words and numbers exchanged, lines lost and doubled: whatever is read, nothing
//! panics, and a position is read as it is written.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Game, Record, Rng, Table};

use crate::files;

fn texts(root: &str, folder: &str, ending: &str) -> Vec<String> {
    let paths = files(&Path::new(root).join("tests").join(folder), ending);
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Numbers at which something may run over.
const NUMBERS: [&str; 8] = ["0", "2", "9", "60", "200", "255", "999", "65535"];

/// One to three changes to a text.
fn mangle(text: &str, words: &[&str], rng: &mut TestRng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..=rng.below(3) {
        let line = rng.below(lines.len() as u32) as usize;
        match rng.below(6) {
            0 if lines.len() > 1 => {
                lines.remove(line);
            }
            1 => lines.insert(line, lines[line].clone()),
            2 => {
                let cut = rng.below(lines[line].chars().count() as u32 + 1) as usize;
                lines[line] = lines[line].chars().take(cut).collect();
            }
            kind => {
                let number = |word: &&str| word.parse::<u32>().is_ok();
                let from = if kind == 3 { &NUMBERS } else { words };
                let new = from[rng.below(from.len() as u32) as usize];
                let old = lines[line].split_whitespace().filter(|word| kind != 3 || number(word));
                let old: Vec<_> = old.map(str::to_string).collect();
                if let Some(old) = old.get(rng.below(old.len().max(1) as u32) as usize) {
                    lines[line] = lines[line].replacen(old.as_str(), new, 1);
                }
            }
        }
    }
    lines.join("\n")
}

/// Mangles every story under `tests/stories` of a crate so many times. Where its position can still be
/// read it is written as it was read, and the game goes on from there to its end.
pub fn mangled_stories<G: Game, E, F: Display>(
    root: &str,
    times: usize,
    check: impl Fn(&str) -> Result<(), E>,
    read: impl Fn(&str) -> Result<(G::Setup, G), F>,
    write: impl Fn(&G::Setup, &G) -> Option<String>,
) {
    let stories = texts(root, "stories", "story");
    let said = stories.iter().flat_map(|s| s.lines()).filter(|line| !line.starts_with('#'));
    let words: Vec<_> = said.flat_map(str::split_whitespace).collect();
    let (mut rng, mut positions) = (TestRng::seeded(1), 0);
    for text in (0..times).flat_map(|_| &stories) {
        let text = mangle(text, &words, &mut rng);
        let _ = check(&text);
        let verbs = ["\nplay ", "\nexpect ", "\noffers ", "\nrefused "];
        let split = verbs.iter().filter_map(|verb| text.find(verb)).min();
        let Ok((setup, state)) = read(&text[..split.unwrap_or(text.len())]) else { continue };
        let mut game = state.clone();
        while let Some(m) = random_move(&game, &mut rng) {
            game.play(m, &mut ());
        }
        let Some(written) = write(&setup, &state) else { continue };
        let (_, again) = read(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
        assert_eq!(write(&setup, &again), Some(written));
        positions += 1;
    }
    assert!(positions > 10 * times, "only {positions} positions were read");
}

/// Mangles every record under `tests/records` of a crate so many times and plays what can be read.
pub fn mangled_records<G: Game>(root: &str, times: usize) {
    let records = texts(root, "records", "record");
    let words: Vec<_> = records.iter().flat_map(|s| s.split_whitespace()).collect();
    let (mut rng, mut read) = (TestRng::seeded(2), 0);
    for text in (0..times).flat_map(|_| &records) {
        if let Ok(record) = mangle(text, &words, &mut rng).parse::<Record>() {
            let _ = Table::<G>::from_record(&record, usize::MAX);
            read += 1;
        }
    }
    assert!(read > times / 4, "only {read} records were read");
}
