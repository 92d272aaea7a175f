//! `cargo xtask dist`: what people download. An archive with the program, its licences, manual pages, completions and
//! units; the same sources make the same bytes. The folder it is made of stays, for the Debian package.

mod archive;
mod licences;
mod web;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};

/// What goes into the archive.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The program, built for those who get it.
    #[arg(long, value_name = "FILE")]
    binary: PathBuf,
    /// Where the archive and the folder `staging` are made.
    #[arg(long, value_name = "FOLDER", default_value = "dist")]
    out: PathBuf,
    /// The platform the program was built for [default: this one].
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
}

/// The time that every file of the archive bears, unless `SOURCE_DATE_EPOCH` says another.
const USUAL_TIME: u64 = 1_577_836_800;

/// Files of the repository and where they go.
const FILES: [(&str, &str); 14] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("SECURITY.md", "SECURITY.md"),
    ("docs/hosting.md", "docs/hosting.md"),
    ("docs/performance.md", "docs/performance.md"),
    ("packaging/grafana/bastide.json", "monitoring/grafana/bastide.json"),
    ("packaging/prometheus/alerts.yml", "monitoring/prometheus/alerts.yml"),
    ("packaging/systemd/bastide.service", "systemd/bastide.service"),
    ("packaging/systemd/bastide.socket", "systemd/bastide.socket"),
    ("packaging/systemd/bastide.env", "systemd/bastide.env"),
    ("packaging/systemd/bastide-node@.service", "systemd/bastide-node@.service"),
    ("packaging/cluster/bastide-cluster", "bastide-cluster"),
];

/// Shells and the names under which they look for completions.
const SHELLS: [(&str, &str); 3] =
    [("bash", "bastide.bash"), ("zsh", "_bastide"), ("fish", "bastide.fish")];

pub(crate) fn run(args: &Args) -> ExitCode {
    match make(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(2)
        }
    }
}

fn make(args: &Args) -> Result<()> {
    let version = said_by(&args.binary, &["--version"])?;
    let version = version.trim().strip_prefix("bastide ").context("that is not our program")?;
    let number = version.split(' ').next().unwrap_or(version);
    let target = match &args.target {
        Some(target) => target.clone(),
        None => host()?,
    };
    let name = format!("bastide-{number}-{target}");
    let staging = args.out.join("staging");
    if staging.exists() {
        fs::remove_dir_all(&staging).context("the folder of the last time cannot be removed")?;
    }
    stage(args, &staging, version, &target)?;
    let time = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(text) => text.parse().context("SOURCE_DATE_EPOCH is no number")?,
        Err(_) => USUAL_TIME,
    };
    let archive = args.out.join(format!("{name}.tar.gz"));
    archive::write(&staging, &name, &archive, time)?;
    let sum = archive::sha256(&archive)?;
    fs::write(args.out.join("SHA256SUMS"), format!("{sum}  {name}.tar.gz\n"))?;
    let megabytes = |path: &Path| Ok::<f64, anyhow::Error>(fs::metadata(path)?.len() as f64 / 1e6);
    println!("{}: {:.1} MB", archive.display(), megabytes(&archive)?);
    println!("the program: {:.1} MB, links to {}", megabytes(&args.binary)?, links(&args.binary));
    println!("sha256 {sum}");
    Ok(())
}

/// Puts everything into a folder as the archive holds it.
fn stage(args: &Args, staging: &Path, version: &str, target: &str) -> Result<()> {
    let put = |to: &str, bytes: &[u8]| -> Result<()> {
        let to = staging.join(to);
        fs::create_dir_all(to.parent().context("a folder")?)?;
        fs::write(&to, bytes).with_context(|| to.display().to_string())
    };
    for (from, to) in FILES {
        put(to, &fs::read(from).with_context(|| from.to_string())?)?;
    }
    put("bastide", &fs::read(&args.binary)?)?;
    for program in ["bastide", "bastide-cluster"] {
        executable(&staging.join(program))?;
    }
    put("VERSION", format!("{version}\n{target}\n").as_bytes())?;
    put("THIRD-PARTY.md", licences::list(target)?.as_bytes())?;
    for (shell, file) in SHELLS {
        let text = said_by(&args.binary, &["completions", shell])?;
        put(&format!("completions/{file}"), text.as_bytes())?;
    }
    let pages = staging.join("man/man1");
    said_by(&args.binary, &["man", "--to", pages.to_str().context("a plain path")?])?;
    let sums = archive::sums(staging)?;
    put("SHA256SUMS", sums.as_bytes())
}

#[cfg(unix)]
fn executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(0o755))?)
}

#[cfg(not(unix))]
fn executable(_path: &Path) -> Result<()> {
    Ok(())
}

/// What a program writes to its standard output.
fn said_by(program: &Path, args: &[&str]) -> Result<String> {
    let program = program.canonicalize().with_context(|| program.display().to_string())?;
    let output = Command::new(&program).args(args).output();
    let output = output.with_context(|| program.display().to_string())?;
    let error = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{}: {}", program.display(), error.trim());
    Ok(String::from_utf8(output.stdout)?)
}

/// The platform of this machine.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("rustc cannot be run")?;
    let text = String::from_utf8(output.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not name its host")?.to_string())
}

/// The libraries that a program needs from the system, where something here can tell.
fn links(binary: &Path) -> String {
    let output = Command::new("readelf").arg("--dynamic").arg(binary).output();
    let Ok(output) = output else {
        return "what nobody here can tell (readelf is missing)".to_string();
    };
    let text = String::from_utf8_lossy(&output.stdout).to_string();
    let needed = text.lines().filter(|line| line.contains("(NEEDED)"));
    let names: Vec<_> = needed.filter_map(|line| line.split(['[', ']']).nth(1)).collect();
    if names.is_empty() { "nothing".to_string() } else { names.join(", ") }
}
