//! The habits of the browser client: what the formatter and the linter do not know.

use std::collections::BTreeSet;

use super::Text;

/// A file whose code is longer does too much; style sheets inside components do not count.
const MAX_LINES: usize = 400;

/// Where the sources lie.
const SOURCES: &str = "web/src/";
/// Written by the tests of the protocol.
const GENERATED: &str = "web/src/lib/protocol/";
/// Where the texts lie, a folder per language.
const TEXTS: &str = "web/src/lib/i18n/";
/// Where each game has its room.
const ROOMS: &str = "web/src/lib/";

/// Everything that is off.
pub(super) fn all(texts: &[Text]) -> Vec<String> {
    let games = games(texts);
    let mut problems = locales(texts);
    for text in texts.iter().filter(|text| is_source(&text.path)) {
        problems.extend(too_long(text));
        problems.extend(without_head(text));
        problems.extend(other_rooms(text, &games));
        problems.extend(read_sentences(text));
    }
    problems
}

fn is_source(path: &str) -> bool {
    let code = path.ends_with(".ts") || path.ends_with(".svelte");
    code && path.starts_with(SOURCES) && !path.starts_with(GENERATED)
}

fn too_long(text: &Text) -> Option<String> {
    let code = text.text.split("<style").next().unwrap_or_default();
    let lines = code.lines().count();
    // Texts are as long as a game has things to say.
    let long = lines > MAX_LINES && !text.path.starts_with(TEXTS);
    long.then(|| format!("{}: {lines} lines of code, {MAX_LINES} are the most", text.path))
}

/// Every source file opens by saying what it is.
fn without_head(text: &Text) -> Option<String> {
    let mut lines = text.text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.find(|line| !line.starts_with("<script") && !line.starts_with("<!--"));
    let silent = first.is_some_and(|line| !line.starts_with("//") && !line.starts_with("/*"))
        && !text.text.starts_with("<!--");
    silent.then(|| format!("{}: must open with a comment that says what it is", text.path))
}

/// The games, by the crates of their rules.
fn games(texts: &[Text]) -> Vec<&str> {
    let name = |text: &'_ Text| -> Option<usize> {
        let rest = text.path.strip_prefix("crates/")?;
        rest.strip_suffix("/src/step.rs").map(str::len)
    };
    let crates = "crates/".len();
    texts.iter().filter_map(|text| name(text).map(|n| &text.path[crates..crates + n])).collect()
}

/// The room of one game never uses that of another; what they share lies outside.
fn other_rooms(text: &Text, games: &[&str]) -> Vec<String> {
    let room = text.path.strip_prefix(ROOMS).and_then(|rest| rest.split('/').next());
    let Some(own) = room.filter(|room| games.contains(room)) else {
        return Vec::new();
    };
    let mut problems = Vec::new();
    for (n, line) in text.text.lines().enumerate() {
        let other = games.iter().find(|game| {
            **game != own && line.contains("from '") && line.contains(&format!("../{game}/"))
        });
        if let Some(other) = other {
            problems.push(format!("{}:{}: names the room of `{other}`", text.path, n + 1));
        }
    }
    problems
}

/// Whose business sentences are: the page that shows the lines of a record, and the input for typed moves.
const READERS: [&str; 2] = ["web/src/lib/luck/", "web/src/lib/play/Choices.svelte"];

/// A client shows what it is told; what a sentence means is the rules' business.
fn read_sentences(text: &Text) -> Vec<String> {
    if READERS.iter().any(|reader| text.path.starts_with(reader)) {
        return Vec::new();
    }
    let read = |line: &str| {
        ["sentence.split(", "sentence.startsWith(", "sentence.match("]
            .iter()
            .any(|w| line.contains(w))
    };
    let lines = text.text.lines().enumerate().filter(|(_, line)| read(line));
    lines.map(|(n, _)| format!("{}:{}: reads a sentence", text.path, n + 1)).collect()
}

/// Every language has the same files.
fn locales(texts: &[Text]) -> Vec<String> {
    let inside = texts.iter().filter_map(|text| text.path.strip_prefix(TEXTS)?.split_once('/'));
    let inside: BTreeSet<(&str, &str)> = inside.collect();
    let languages: BTreeSet<&str> = inside.iter().map(|(language, _)| *language).collect();
    let files: BTreeSet<&str> = inside.iter().map(|(_, file)| *file).collect();
    let missing = languages.iter().flat_map(|language| {
        let missing = files.iter().filter(|file| !inside.contains(&(*language, **file)));
        missing.map(move |file| format!("{TEXTS}{language}/{file}: is missing"))
    });
    missing.collect()
}
