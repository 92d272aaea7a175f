//! The clock of a node, which can be set: libfaketime stands between the program and the system.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

/// Where Debian puts the library.
const FOLDERS: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime",
    "/usr/lib/aarch64-linux-gnu/faketime",
    "/usr/lib/faketime",
];

/// The clock of one node.
#[derive(Clone, Debug)]
pub struct Clock {
    library: PathBuf,
    /// What it says, such as `+7200`.
    file: PathBuf,
}

impl Clock {
    /// A clock that is right at first; nothing if the system lacks the library.
    pub fn new(folder: &Path, n: usize) -> Result<Option<Clock>> {
        let libraries = FOLDERS.map(|folder| Path::new(folder).join("libfaketimeMT.so.1"));
        let Some(library) = libraries.into_iter().find(|library| library.exists()) else {
            eprintln!("skipped: clocks that jump (Debian: apt-get install faketime)");
            return Ok(None);
        };
        let clock = Clock { library, file: folder.join(format!("clock-{n}")) };
        clock.set(0)?;
        Ok(Some(clock))
    }

    /// Sets it so many seconds ahead, or back.
    pub fn set(&self, seconds: i64) -> Result<()> {
        // Nobody must read half of it.
        let new = self.file.with_extension("new");
        fs::write(&new, format!("{seconds:+}"))?;
        Ok(fs::rename(&new, &self.file)?)
    }

    /// What a program needs to read this clock. What measures how long something takes goes on as it does when somebody
    /// sets the clock of a machine.
    pub(crate) fn environment(&self) -> [(&'static str, PathBuf); 4] {
        [
            ("LD_PRELOAD", self.library.clone()),
            ("FAKETIME_TIMESTAMP_FILE", self.file.clone()),
            ("FAKETIME_CACHE_DURATION", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ]
    }
}
