//! A disk of its own for one test, small enough to be filled.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A small disk in memory, mounted on a folder until this is dropped.
#[derive(Debug)]
pub(crate) struct Disk(PathBuf);

impl Disk {
    /// Mounts one; nothing where the system does not let us.
    pub(crate) fn mount(at: &Path, megabytes: u32) -> Option<Disk> {
        let size = format!("size={megabytes}m,mode=777");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(at);
        let mounted = mount.stdin(Stdio::null()).stderr(Stdio::null()).status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Disk(at.to_path_buf()));
        }
        eprintln!("skipped: a disk that can be filled (only root may mount one)");
        None
    }

    /// Leaves no room on it.
    pub(crate) fn fill(&self) {
        for size in [1 << 20, 1 << 12] {
            let ballast = |n: usize| self.0.join(format!("ballast-{size}-{n}"));
            // Until nothing more goes on it.
            let _ = (0..).find(|n| fs::write(ballast(*n), vec![1; size]).is_err());
        }
    }

    /// Makes room again.
    pub(crate) fn free(&self) {
        for entry in fs::read_dir(&self.0).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with("ballast") {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
