//! What the tests of every game have in common. Each game keeps its texts under `tests/`: stories,
//! records that must always be read, snapshots of whole games. Nothing here is part of the product,
//! so what does not hold panics and says where. `PostgresServer` and `NatsServer` are real servers for one test.
#![allow(clippy::unwrap_used)] // a test that cannot read its texts has failed

mod certificates;
mod cut;
mod disk;
mod golden;
mod mangled;
mod nats;
mod postgres;
mod service;
mod stories;
mod transcript;

use std::fs;
use std::path::{Path, PathBuf};

pub use certificates::Certificates;
pub use cut::CutLine;
pub use golden::old_records_end_as_they_did;
pub use mangled::{mangled_records, mangled_stories};
pub use nats::NatsServer;
pub use postgres::PostgresServer;
pub use service::{free_port, wait_until};
pub use stories::{every_story_holds, rulings_and_stories_belong_together};
pub use transcript::{offers, transcript};

/// All files with an ending under a folder, whatever folder they lie in, by name.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = paths
        .flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|e| e == ending))
        .collect();
    found.sort();
    found
}
