//! The licences of everything inside the program: each crate with its own texts, each text once.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::web;

/// The package that is shipped.
const SHIPPED: &str = "bastide-cli";

/// What somebody else made, and under which terms.
pub(super) struct Part {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: String,
    pub(super) home: String,
    /// The texts that came with it.
    pub(super) texts: Vec<String>,
}

/// The list, as a document.
pub(super) fn list(target: &str) -> Result<String> {
    let mut parts = crates(target)?;
    parts.extend(web::parts(Path::new("web"))?);
    parts.push(Part {
        name: "SQLite".to_string(),
        version: "inside libsqlite3-sys".to_string(),
        licence: "public domain".to_string(),
        home: "https://sqlite.org/copyright.html".to_string(),
        texts: Vec::new(),
    });
    Ok(document(&parts))
}

fn document(parts: &[Part]) -> String {
    let mut text = "# What others made\n\nBastide contains these works of other people. The texts of their licences follow; \
                    where a crate offers several, any of them may be chosen.\n\n| what | version | licence | from |\n\
                    | --- | --- | --- | --- |\n"
        .to_string();
    // A text that several brought is told once.
    let mut texts: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for part in parts {
        let Part { name, version, licence, home, .. } = part;
        text += &format!("| {name} | {version} | {licence} | {home} |\n");
        for found in &part.texts {
            texts.entry(found.as_str()).or_default().insert(name.clone());
        }
    }
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by(|a, b| (&a.1, a.0).cmp(&(&b.1, b.0)));
    for (found, of) in texts {
        let of = of.into_iter().collect::<Vec<_>>().join(", ");
        text += &format!("\n## {of}\n\n```\n{}\n```\n", found.trim_end());
    }
    text
}

/// The crates that are inside the program on a platform, sorted; not those that only build or test it.
fn crates(target: &str) -> Result<Vec<Part>> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", target])
        .output()
        .context("cargo cannot be run")?;
    let error = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo metadata: {}", error.trim());
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let inside = inside(&metadata)?;
    let packages = metadata["packages"].as_array().context("packages")?;
    let mut parts = Vec::new();
    for package in packages {
        let foreign = !package["source"].is_null();
        if foreign && inside.contains(text(&package["id"])) {
            let manifest = Path::new(text(&package["manifest_path"]));
            let folder = manifest.parent().context("a folder")?;
            let home = [&package["repository"], &package["homepage"]];
            let home = home.iter().find_map(|value| value.as_str()).unwrap_or("crates.io");
            parts.push(Part {
                name: text(&package["name"]).to_string(),
                version: text(&package["version"]).to_string(),
                licence: package["license"].as_str().unwrap_or("see below").replace('/', " OR "),
                home: home.to_string(),
                texts: texts_in(folder)?,
            });
        }
    }
    parts.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(parts)
}

/// The ids of all packages that the shipped one needs to run.
fn inside(metadata: &Value) -> Result<BTreeSet<String>> {
    let nodes = metadata["resolve"]["nodes"].as_array().context("nodes")?;
    let nodes: HashMap<&str, &Value> = nodes.iter().map(|node| (text(&node["id"]), node)).collect();
    let packages = metadata["packages"].as_array().context("packages")?;
    let ours = packages.iter().find(|package| package["name"] == SHIPPED);
    let mut next = vec![text(&ours.context("our own package")?["id"])];
    let mut found = BTreeSet::new();
    while let Some(id) = next.pop() {
        if !found.insert(id.to_string()) {
            continue;
        }
        let node = nodes.get(id).context("a node for every package")?;
        for needed in node["deps"].as_array().into_iter().flatten() {
            let kinds = needed["dep_kinds"].as_array();
            // `null` is the kind of what is needed to run; others build or test.
            if kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null())) {
                next.push(text(&needed["pkg"]));
            }
        }
    }
    Ok(found)
}

/// The licences and notices in a folder.
pub(super) fn texts_in(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_one = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
        if path.is_file() && is_one.iter().any(|word| name.starts_with(word)) {
            names.push(path);
        }
    }
    names.sort();
    let read = |path| Ok(String::from_utf8_lossy(&fs::read(path)?).replace("\r\n", "\n"));
    names.into_iter().map(read).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, texts: &[&str]) -> Part {
        Part {
            name: name.to_string(),
            version: "1.0".to_string(),
            licence: "MIT".to_string(),
            home: "crates.io".to_string(),
            texts: texts.iter().map(|text| text.to_string()).collect(),
        }
    }

    #[test]
    fn a_text_is_told_once_with_all_who_brought_it() {
        let text = document(&[part("one", &["Permission\n"]), part("two", &["Permission\n", "x"])]);
        assert_eq!(text.matches("Permission").count(), 1);
        assert!(text.contains("\n## one, two\n\n```\nPermission\n```\n"), "{text}");
        assert!(text.contains("| two | 1.0 | MIT | crates.io |\n"), "{text}");
    }

    #[test]
    fn what_only_builds_or_tests_is_not_inside() {
        let metadata: Value = serde_json::json!({
            "packages": [{"name": SHIPPED, "id": "us"}],
            "resolve": {"nodes": [
                {"id": "us", "deps": [
                    {"pkg": "a", "dep_kinds": [{"kind": null}]},
                    {"pkg": "b", "dep_kinds": [{"kind": "dev"}, {"kind": "build"}]},
                ]},
                {"id": "a", "deps": [{"pkg": "c", "dep_kinds": [{"kind": "build"}, {"kind": null}]}]},
                {"id": "c", "deps": []},
            ]},
        });
        let found: Vec<_> = inside(&metadata).unwrap().into_iter().collect();
        assert_eq!(found, ["a", "c", "us"]);
    }
}
