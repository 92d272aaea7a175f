//! A hash of everything that pictures are painted from. The build script computes it; a test computes it again.

use std::fs;
use std::path::{Path, PathBuf};

/// What pictures are painted from, relative to the crate: its sources and stamps, the tiles and cards of the games, and
/// what reads and turns tiles.
pub(crate) const SOURCES: [&str; 8] = [
    "src",
    "stamps",
    "../landscape/src",
    "../carcassonne/tiles",
    "../carcassonne/src/tiles.rs",
    "../castle/tiles",
    "../castle/src/tile.rs",
    "../cardcassonne/src/card.rs",
];

/// The files below a path, sorted.
fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_path_buf()];
    }
    let entries = fs::read_dir(path).expect("sources are there while they are compiled");
    let mut below: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    below.sort();
    below.iter().flat_map(|path| files(path)).collect()
}

/// FNV-1a over the names and bytes of all sources, in hexadecimal.
pub(crate) fn version(root: &Path) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for source in SOURCES {
        for file in files(&root.join(source)) {
            let name = file.strip_prefix(root).unwrap_or(&file);
            add(name.to_string_lossy().replace('\\', "/").as_bytes());
            add(&fs::read(&file).expect("sources are there while they are compiled"));
        }
    }
    format!("{hash:016x}")
}
