//! An archive that is the same, byte for byte, whenever and wherever it is made of the same files.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

/// Writes everything in a folder under a name: sorted, everybody's, of one time, with no more rights than needed.
pub(super) fn write(folder: &Path, name: &str, to: &Path, time: u64) -> Result<()> {
    let file = File::create(to).with_context(|| to.display().to_string())?;
    let gzip = GzBuilder::new().mtime(0).write(file, Compression::best());
    let mut archive = tar::Builder::new(gzip);
    for path in files(folder)? {
        let bytes = fs::read(folder.join(&path))?;
        let mut header = tar::Header::new_ustar();
        header.set_size(bytes.len() as u64);
        header.set_mode(if is_executable(&folder.join(&path))? { 0o755 } else { 0o644 });
        header.set_mtime(time);
        let inside = Path::new(name).join(&path);
        archive.append_data(&mut header, inside, bytes.as_slice())?;
    }
    archive.into_inner()?.finish()?.flush()?;
    Ok(())
}

/// All files below a folder, sorted, as seen from there.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path.strip_prefix(folder)?.to_path_buf());
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(unix)]
fn is_executable(path: &Path) -> Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> Result<bool> {
    Ok(path.file_stem().is_some_and(|stem| stem == "bastide") && path.extension().is_none())
}

/// The checksums of all files below a folder, as `sha256sum` writes and checks them.
pub(super) fn sums(folder: &Path) -> Result<String> {
    let mut text = String::new();
    for path in files(folder)? {
        text += &format!("{}  {}\n", sha256(&folder.join(&path))?, path.display());
    }
    Ok(text)
}

/// The checksum of a file.
pub(super) fn sha256(path: &Path) -> Result<String> {
    let mut file = File::open(path).with_context(|| path.display().to_string())?;
    let mut hash = Sha256::new();
    let mut buffer = [0; 1 << 16];
    loop {
        match io::Read::read(&mut file, &mut buffer)? {
            0 => break,
            n => hash.update(&buffer[..n]),
        }
    }
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_make_the_same_archive() {
        let make = |order: &[&str]| {
            let folder = tempfile::tempdir().unwrap();
            let inside = folder.path().join("in");
            for name in order {
                let path = inside.join(name);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, name).unwrap();
            }
            let to = folder.path().join("out.tar.gz");
            write(&inside, "bastide-1", &to, 86_400).unwrap();
            (fs::read(&to).unwrap(), sums(&inside).unwrap())
        };
        let (first, sums) = make(&["b", "a/c", "a/a"]);
        assert_eq!((first.clone(), sums.clone()), make(&["a/a", "b", "a/c"]));
        let read = flate2::read::GzDecoder::new(first.as_slice());
        let mut archive = tar::Archive::new(read);
        let entries = archive.entries().unwrap().map(|entry| {
            let entry = entry.unwrap();
            assert_eq!(entry.header().mtime().unwrap(), 86_400);
            entry.path().unwrap().display().to_string()
        });
        let names: Vec<_> = entries.collect();
        assert_eq!(names, ["bastide-1/a/a", "bastide-1/a/c", "bastide-1/b"]);
        let of_b = "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d  b";
        assert!(sums.lines().any(|line| line == of_b), "{sums}");
    }
}
