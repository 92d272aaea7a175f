//! The habits of this repository, checked: short files, expansions that do not know each other,
//! files that say what they are, nothing that ties them to one machine, rulings with their stories.

mod checks;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Where to look.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The repository [default: the one around the current folder].
    #[arg(long, value_name = "FOLDER")]
    root: Option<PathBuf>,
}

/// A text file of the repository.
pub(crate) struct Text {
    /// Its path from the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Checks everything and lists what is off.
pub(crate) fn run(args: &Args) -> ExitCode {
    let texts = match texts(args.root.as_deref().unwrap_or(Path::new("."))) {
        Ok(texts) => texts,
        Err(problem) => {
            eprintln!("{problem}");
            return ExitCode::from(2);
        }
    };
    let mut problems = checks::all(&texts);
    problems.extend(web::all(&texts));
    for problem in &problems {
        println!("{problem}");
    }
    if problems.is_empty() {
        println!("{} files are tidy", texts.len());
        return ExitCode::SUCCESS;
    }
    println!("{} problems", problems.len());
    ExitCode::from(1)
}

/// Every text file that is tracked or about to be.
fn texts(root: &Path) -> Result<Vec<Text>, String> {
    let top = git(root, &["rev-parse", "--show-toplevel"])?;
    let root = PathBuf::from(top.trim_end());
    let listed = git(&root, &["ls-files", "-z", "--cached", "--others", "--exclude-standard"])?;
    let mut texts = Vec::new();
    for path in listed.split('\0').filter(|path| !path.is_empty()) {
        // A file that was just removed is still listed; one that is no text says nothing.
        if let Ok(text) = std::fs::read_to_string(root.join(path)) {
            let path = path.to_string();
            texts.push(Text { path, text });
        }
    }
    Ok(texts)
}

fn git(folder: &Path, args: &[&str]) -> Result<String, String> {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(args)
        .output()
        .map_err(|e| format!("git cannot be run: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim_end().to_string());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
