//! What the browser client ships of other people's work.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::licences::{Part, texts_in};

/// The packages whose code reaches browsers; docs/decisions/0002-dependencies.md names them. All others only build
/// and check.
const SHIPPED: [&str; 4] = ["@noble/ciphers", "@noble/hashes", "svelte", "uqr"];

/// These packages with their texts.
pub(super) fn parts(folder: &Path) -> Result<Vec<Part>> {
    let packages = folder.join("node_modules");
    let mut parts = Vec::new();
    for name in SHIPPED {
        let inside = packages.join(name);
        let about = fs::read_to_string(inside.join("package.json"));
        let about = about.with_context(|| format!("{name} is not installed: scripts/web build"))?;
        let about: Value = serde_json::from_str(&about)?;
        let text = |key: &str| about[key].as_str().unwrap_or_default().to_string();
        let home = about["repository"]["url"].as_str().unwrap_or("npmjs.com");
        parts.push(Part {
            name: name.to_string(),
            version: text("version"),
            licence: text("license"),
            home: home.trim_start_matches("git+").trim_end_matches(".git").to_string(),
            texts: texts_in(&inside)?,
        });
    }
    Ok(parts)
}
