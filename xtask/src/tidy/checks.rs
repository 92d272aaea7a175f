//! One function a habit. Each looks at one file or at all and says what is off.

use super::Text;

/// A file that is longer does too much.
const MAX_LINES: usize = 500;

/// Where the expansions lie.
const EXPANSIONS: &str = "crates/carcassonne/src/expansions/";

/// Where the rules lie, and which of their files may name an expansion: where two things meet, and what
/// holds or tells the whole state. All others ask `expansions/mod.rs`.
const RULES: &str = "crates/carcassonne/src/";
const MAY_NAME: [&str; 8] = [
    "expansions/",
    "score/",
    "turn/",
    "check/options.rs",
    "figure.rs",
    "outlook.rs",
    "state.rs",
    "step.rs",
];

/// Where the stories lie.
const STORIES: &str = "crates/carcassonne/tests/stories/";

/// The only place that crates may come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Everything that is off.
pub(super) fn all(texts: &[Text]) -> Vec<String> {
    let mut problems = Vec::new();
    for text in texts {
        problems.extend(too_long(text));
        problems.extend(without_head(text));
        problems.extend(machine_paths(text));
        problems.extend(other_registries(text));
        problems.extend(other_expansions(text, texts));
        problems.extend(missing_stories(text, texts));
        problems.extend(missing_tests(text, texts));
    }
    problems
}

fn is_source(path: &str) -> bool {
    let folder = path.starts_with("xtask/src/")
        || path.strip_prefix("crates/").is_some_and(|rest| {
            let folders = rest.split_once('/');
            folders.is_some_and(|(_, inside)| inside.starts_with("src/"))
        });
    folder && path.ends_with(".rs")
}

fn too_long(text: &Text) -> Option<String> {
    let lines = text.text.lines().count();
    let long = is_source(&text.path) && lines > MAX_LINES;
    long.then(|| format!("{}: {lines} lines, {MAX_LINES} are the most", text.path))
}

/// Every source file opens by saying what it is.
fn without_head(text: &Text) -> Option<String> {
    let silent = text.path.ends_with(".rs") && !text.text.starts_with("//!");
    silent.then(|| format!("{}: must open with `//!` and what it is", text.path))
}

/// Folders of one machine mean nothing on another.
fn machine_paths(text: &Text) -> Vec<String> {
    // Put together here, so that this file does not hold what it forbids.
    let folders = ["work", "home", "root"].map(|name| format!("/{name}/"));
    let mut problems = Vec::new();
    for (number, line) in text.text.lines().enumerate() {
        for folder in &folders {
            let absolute = line.match_indices(folder.as_str()).any(|(at, _)| {
                let before = line[..at].chars().next_back();
                !before.is_some_and(|c| c.is_alphanumeric() || "._-~".contains(c))
            });
            if absolute {
                let place = format!("{}:{}", text.path, number + 1);
                problems.push(format!("{place}: names the folder `{folder}` of one machine"));
            }
        }
    }
    problems
}

fn other_registries(text: &Text) -> Vec<String> {
    if !text.path.ends_with("Cargo.lock") {
        return Vec::new();
    }
    let sources = text.text.lines().enumerate();
    sources
        .filter(|(_, line)| {
            line.contains("://") && line.trim() != format!("source = \"{REGISTRY}\"")
        })
        .map(|(n, line)| format!("{}:{}: `{}` is not crates.io", text.path, n + 1, line.trim()))
        .collect()
}

/// All tests of a crate are one program, which names its files: one that it does not name would never run.
fn missing_tests(text: &Text, texts: &[Text]) -> Option<String> {
    let (folder, file) = text.path.rsplit_once('/')?;
    let name = file.strip_suffix(".rs").filter(|name| *name != "all")?;
    let all = texts.iter().find(|all| all.path == format!("{folder}/all.rs"))?;
    let is_test = folder.starts_with("crates/") && folder.ends_with("/tests");
    let is_named = all.text.lines().any(|line| line == format!("mod {name};"));
    (is_test && !is_named).then(|| format!("{}: is not named in `{}`", text.path, all.path))
}

/// The name of the expansion a file belongs to.
fn expansion(path: &str) -> Option<&str> {
    let name = path.strip_prefix(EXPANSIONS)?;
    let name = name.split('/').next()?;
    let name = name.strip_suffix(".rs").unwrap_or(name);
    (name != "mod").then_some(name)
}

/// An expansion may use the core; it never names another expansion. Of the core, only few files name
/// one.
fn other_expansions(text: &Text, texts: &[Text]) -> Vec<String> {
    let own = expansion(&text.path);
    let file = text.path.strip_prefix(RULES);
    let asks = file.is_some_and(|file| !MAY_NAME.iter().any(|name| file.starts_with(name)));
    if own.is_none() && !asks {
        return Vec::new();
    }
    let mut others: Vec<_> = texts.iter().filter_map(|t| expansion(&t.path)).collect();
    others.retain(|name| Some(*name) != own);
    others.sort_unstable();
    others.dedup();
    let mut problems = Vec::new();
    for (at, word) in
        ["expansions::", "super::"].into_iter().flat_map(|word| text.text.match_indices(word))
    {
        let named = first_names(&text.text[at + word.len()..]);
        for other in others.iter().filter(|other| named.contains(other)) {
            let line = text.text[..at].lines().count().max(1);
            problems.push(format!("{}:{line}: names the expansion `{other}`", text.path));
        }
    }
    problems
}

/// What follows `::`: one name, or the first names of a list in braces.
fn first_names(after: &str) -> Vec<&str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let first = |text: &'_ str| -> usize { text.find(|c| !is_name(c)).unwrap_or(text.len()) };
    let Some(list) = after.strip_prefix('{') else {
        return vec![&after[..first(after)]];
    };
    let mut depth = 0;
    let mut names = Vec::new();
    let mut begins = true;
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            c if begins && is_name(c) => {
                names.push(&list[at..at + first(&list[at..])]);
                begins = false;
            }
            _ => {}
        }
    }
    names
}

/// A ruling that names its story names one that is told.
fn missing_stories(text: &Text, texts: &[Text]) -> Vec<String> {
    if text.path != "docs/rulings.md" {
        return Vec::new();
    }
    let mut problems = Vec::new();
    for (number, line) in text.text.lines().enumerate() {
        let in_name = |c: char| c.is_alphanumeric() || "./_-".contains(c);
        for word in line.split(|c| !in_name(c)) {
            let Some(end) = word.find(".story") else {
                continue;
            };
            let word = &word[..end + ".story".len()];
            let name = word.split_once("stories/").map_or(word, |(_, name)| name);
            let told = texts.iter().any(|story| {
                let path = story.path.strip_prefix(STORIES);
                path.is_some_and(|path| {
                    let file = path.rsplit('/').next();
                    path == name || (!name.contains('/') && file == Some(name))
                })
            });
            if !told {
                problems.push(format!("{}:{}: there is no story `{name}`", text.path, number + 1));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(files: &[(&str, &str)]) -> Vec<String> {
        let text =
            |(path, text): &(&str, &str)| Text { path: path.to_string(), text: text.to_string() };
        all(&files.iter().map(text).collect::<Vec<_>>())
    }

    const RIVER: (&str, &str) = ("crates/carcassonne/src/expansions/river.rs", "//! The River.\n");

    #[test]
    fn tests_that_would_never_run_are_found() {
        let (all, test) = ("crates/game/tests/all.rs", "crates/game/tests/a.rs");
        assert_eq!(problems(&[(all, "//! All.\n\nmod a;\n"), (test, "//! A.\n")]), [""; 0]);
        assert_eq!(
            problems(&[(all, "//! All.\n\nmod ab;\n"), (test, "//! A.\n")]),
            ["crates/game/tests/a.rs: is not named in `crates/game/tests/all.rs`"]
        );
        assert_eq!(problems(&[(test, "//! A.\n")]), [""; 0], "cargo finds it by itself");
    }

    #[test]
    fn a_tidy_repository_has_no_problems() {
        let inns = "//! Inns.\nuse crate::score::When;\nuse super::inns::x;\n";
        let found = problems(&[
            RIVER,
            ("crates/carcassonne/src/expansions/inns.rs", inns),
            ("crates/carcassonne/src/expansions/mod.rs", "//! All.\nuse self::river;\n"),
            ("Cargo.lock", "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n"),
            ("docs/a.md", concat!("see example.com/home/page and ../wor", "k/here\n")),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn long_and_silent_files_are_found() {
        let long = format!("//! Long.\n{}", "// line\n".repeat(500));
        assert_eq!(
            problems(&[("crates/game/src/a/b.rs", &long), ("crates/game/tests/b.rs", &long)]),
            ["crates/game/src/a/b.rs: 501 lines, 500 are the most"]
        );
        assert_eq!(
            problems(&[("xtask/src/a.rs", "fn main() {}\n")]),
            ["xtask/src/a.rs: must open with `//!` and what it is"]
        );
    }

    #[test]
    fn expansions_do_not_name_each_other() {
        let cases = [
            "use crate::expansions::river;",
            "use crate::expansions::river::River;",
            "use crate::expansions::{inns, river::River};",
            "use crate::expansions::{\n    a::{b, c},\n    river,\n};",
            "use super::river;",
            "use super::{a::{x, y}, river};",
            "fn f() { crate::expansions::river::flow() }",
        ];
        for case in cases {
            let text = format!("//! Inns.\n{case}\n");
            let found = problems(&[RIVER, ("crates/carcassonne/src/expansions/inns.rs", &text)]);
            assert_eq!(found.len(), 1, "{case}: {found:?}");
            assert!(found[0].ends_with("names the expansion `river`"), "{}", found[0]);
        }
    }

    #[test]
    fn only_few_files_of_the_core_name_an_expansion() {
        let text = "//! Core.\nuse crate::expansions::{self, river};\n";
        let found = |file: &str| {
            let path = format!("crates/carcassonne/src/{file}");
            problems(&[RIVER, (path.as_str(), text)]).len()
        };
        let named = ["notation.rs", "view.rs", "position/read.rs", "step.rs", "turn/draw.rs"];
        assert_eq!(named.map(found), [1, 1, 1, 0, 0]);
    }

    #[test]
    fn machines_and_registries_are_found() {
        let path = ["", "home", "me"].join("/");
        let text = format!("all good\nsee {path}/notes\n");
        let found = problems(&[("docs/a.md", &text)]);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("docs/a.md:2: names the folder"), "{}", found[0]);
        let lock = "source = \"registry+https://crates.example.com/index\"\n";
        assert_eq!(problems(&[("Cargo.lock", lock)]).len(), 1);
    }

    #[test]
    fn rulings_name_stories_that_are_told() {
        let stories = "crates/carcassonne/tests/stories/base/a-story-is-told.story";
        let rulings = "| 1 | `base/a-story-is-told.story` |\n| 2 | a-story-is-told.story |\n\
                       | 3 | (base/nobody-told-it.story) |\n";
        assert_eq!(
            problems(&[(stories, "x"), ("docs/rulings.md", rulings)]),
            ["docs/rulings.md:3: there is no story `base/nobody-told-it.story`"]
        );
    }
}
