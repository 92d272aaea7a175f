//! Files: read with care, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// No record or position is larger.
const MAX_BYTES: u64 = 16 * 1024 * 1024;

/// The text of a file, without the byte order mark that some editors put in front. Refuses what cannot be
/// a text of ours before reading all of it.
pub(crate) fn read(path: &Path) -> Result<String> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("{name}: cannot be opened"))?;
    let about = file.metadata().with_context(|| format!("{name}: cannot be read"))?;
    if about.is_dir() {
        bail!("{name}: this is a folder, not a file");
    }
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("{name}: cannot be read"))?;
    if bytes.len() as u64 > MAX_BYTES {
        bail!("{name}: larger than 16 MiB; no record is");
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|b| **b == b'\n').count() + 1;
        let start = before.iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
        let column = String::from_utf8_lossy(&before[start..]).chars().count() + 1;
        anyhow::anyhow!("{name}: line {line}, column {column}: not UTF-8 text")
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_string).unwrap_or(text))
}

/// Writes a file so that it holds either what it held before or all of the text or picture.
pub(crate) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    let name = path.display();
    // A link stays a link.
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let mut temporary = beside(path)?;
    let written = temporary
        .write_all(contents.as_ref())
        .and_then(|()| temporary.as_file().sync_all())
        .and_then(|()| allow_like(path, temporary.as_file()));
    written.with_context(|| format!("{name}: cannot be written"))?;
    temporary.persist(path).with_context(|| format!("{name}: cannot be written"))?;
    Ok(())
}

/// A file that appears under its name when it is whole; until then nobody sees it. Only its owner can read it.
#[derive(Debug)]
pub(crate) struct NewFile {
    temporary: tempfile::NamedTempFile,
    path: PathBuf,
}

impl NewFile {
    /// Begins a file.
    pub(crate) fn create(path: &Path) -> Result<NewFile> {
        Ok(NewFile { temporary: beside(path)?, path: path.to_path_buf() })
    }

    /// Where it lies until it is whole.
    pub(crate) fn unfinished(&self) -> &Path {
        self.temporary.path()
    }

    /// It is whole: it takes its name.
    pub(crate) fn finish(self) -> Result<()> {
        let failed = || format!("{}: cannot be written", self.path.display());
        self.temporary.as_file().sync_all().with_context(failed)?;
        self.temporary.persist(&self.path).with_context(failed)?;
        Ok(())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.temporary.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.temporary.flush()
    }
}

/// Finds out before long work whether its result can be written; the file stays as it is.
pub(crate) fn check_writable(path: &Path) -> Result<()> {
    beside(path).map(drop)
}

/// A temporary file in the same folder.
fn beside(path: &Path) -> Result<tempfile::NamedTempFile> {
    let name = path.display();
    if path.is_dir() {
        bail!("{name}: this is a folder, not a file");
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    let temporary = tempfile::Builder::new().prefix(".bastide-").tempfile_in(folder);
    temporary.with_context(|| format!("{name}: cannot be written"))
}

/// Who may read the file: as before, or whoever may read a new file.
#[cfg(unix)]
fn allow_like(path: &Path, file: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let ordinary = || fs::Permissions::from_mode(0o644);
    let allowed = fs::metadata(path).map_or_else(|_| ordinary(), |about| about.permissions());
    file.set_permissions(allowed)
}

#[cfg(not(unix))]
fn allow_like(_path: &Path, _file: &File) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_leaves_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        write(&path, "one\n").unwrap();
        write(&path, "two\n").unwrap();
        assert_eq!(read(&path).unwrap(), "two\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(write(folder.path(), "").is_err());
        assert!(write(&folder.path().join("no/such/folder"), "").is_err());
    }

    #[test]
    fn what_is_no_text_is_refused_with_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("junk");
        fs::write(&path, b"game x\nab\xff\xfe").unwrap();
        let error = read(&path).unwrap_err().to_string();
        assert!(error.ends_with("line 2, column 3: not UTF-8 text"), "{error}");
        assert!(read(folder.path()).unwrap_err().to_string().contains("folder"));
    }

    #[test]
    fn a_byte_order_mark_is_no_text() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        fs::write(&path, "\u{feff}game carcassonne\n").unwrap();
        assert_eq!(read(&path).unwrap(), "game carcassonne\n");
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("huge");
        File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("16 MiB"));
    }
}
