//! What the packaging says of the program is true: every setting and flag that it names exists, and every image is
//! named with its version.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use yaml_rust2::{Yaml, YamlLoader};

use crate::bastide;
use crate::serve::Serving;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The words in a text that begin like this.
fn words<'a>(text: &'a str, begin: &str) -> BTreeSet<&'a str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let all = text.split(|c| !is_word(c)).map(|word| word.trim_end_matches('-'));
    all.filter(|word| word.starts_with(begin) && word.len() > begin.len()).collect()
}

/// Settings that no flag has: what is logged, the commit that a build tells of, and the image that compose uses.
const NO_FLAGS: [&str; 3] = ["BASTIDE_LOG", "BASTIDE_COMMIT", "BASTIDE_VERSION"];

#[test]
fn every_setting_exists() {
    let help = bastide(&["serve", "--help"]).out + &bastide(&["healthcheck", "--help"]).out;
    let known = words(&help, "BASTIDE_");
    assert!(known.len() > 10, "{known:?}");
    for path in [
        "Dockerfile",
        "compose.yaml",
        "packaging/systemd/bastide.service",
        "packaging/systemd/bastide.env",
        "packaging/cluster/bastide-cluster",
        "docs/hosting.md",
    ] {
        for word in words(&read(path), "BASTIDE_") {
            let exists = known.contains(word) || NO_FLAGS.contains(&word);
            assert!(exists, "{path}: the program knows no {word}");
        }
    }
}

#[test]
fn every_flag_exists() {
    let mut known = BTreeSet::new();
    let commands = ["serve", "healthcheck", "admin"];
    let helps: Vec<String> = commands.iter().map(|name| bastide(&[name, "--help"]).out).collect();
    for help in &helps {
        known.extend(words(help, "--"));
    }
    for path in [
        "packaging/systemd/bastide.service",
        "packaging/systemd/bastide.socket",
        "packaging/systemd/bastide-node@.service",
    ] {
        for word in words(&read(path), "--") {
            assert!(known.contains(word), "{path}: no command has {word}");
        }
    }
    let compose = compose();
    let check = compose["x-node"]["healthcheck"]["test"].as_vec().expect("a command");
    let check: Vec<_> = check.iter().filter_map(Yaml::as_str).collect();
    assert_eq!(check[..3], ["CMD", "bastide", "healthcheck"]);
    assert!(check[3..].iter().all(|flag| known.contains(flag)), "{check:?}");
}

fn compose() -> Yaml {
    YamlLoader::load_from_str(&read("compose.yaml")).expect("YAML").remove(0)
}

/// Whether an image is named with a version of two numbers or more; `latest` is another one tomorrow.
fn has_version(image: &str) -> bool {
    let version = image.split(':').nth(1).unwrap_or_default();
    version.split(['.', '-']).take_while(|n| n.parse::<u32>().is_ok()).count() >= 2
}

#[test]
fn every_service_is_pinned_watched_and_started_again() {
    let compose = compose();
    let services = compose["services"].as_hash().expect("services");
    let names: Vec<_> = services.keys().filter_map(Yaml::as_str).collect();
    assert_eq!(names, ["node1", "node2", "node3", "postgres", "nats", "caddy"]);
    for (name, service) in services {
        // What another place says once is merged in.
        let of = |key: &str| {
            let own = &service[key];
            if own.is_badvalue() { service["<<"][key].clone() } else { own.clone() }
        };
        let image = of("image").as_str().expect("an image").to_string();
        let ours = image.starts_with("bastide:${BASTIDE_VERSION:?");
        assert!(ours || has_version(&image), "{image} is not named with its version");
        assert_eq!(of("restart").as_str(), Some("unless-stopped"), "{name:?}");
        assert!(of("healthcheck")["test"].as_vec().is_some(), "{name:?} is not watched");
    }
    for volume in ["games", "certificates"] {
        assert!(!compose["volumes"][volume].is_badvalue(), "{volume}");
    }
    // Nobody but Caddy is reachable from outside.
    let open: Vec<_> = services.iter().filter(|(_, s)| !s["ports"].is_badvalue()).collect();
    assert_eq!(open.len(), 1);
}

#[test]
fn whatever_compose_asks_for_is_in_the_example() {
    let (compose, example) = (read("compose.yaml"), read("packaging/compose/env.example"));
    let asked = compose.split("${").skip(1).filter_map(|rest| rest.split([':', '}']).next());
    let asked: BTreeSet<_> = asked.filter(|name| *name != "COMMIT").collect();
    assert_eq!(asked, BTreeSet::from(["BASTIDE_VERSION", "DOMAIN", "POSTGRES_PASSWORD"]));
    for name in asked {
        let there = example.lines().any(|line| line.starts_with(&format!("{name}=")));
        assert!(there, "env.example has no {name}");
    }
    assert!(read(".gitignore").lines().any(|line| line == "/.env"), "secrets stay at home");
    let caddy = read("packaging/compose/Caddyfile");
    assert!(caddy.contains("node1:7420 node2:7420 node3:7420") && caddy.contains("/readyz"));
}

#[test]
fn images_are_named_with_their_version() {
    let text = read("Dockerfile");
    let images = text.lines().filter_map(|line| line.strip_prefix("FROM "));
    let images: Vec<_> = images.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(images.len(), 3, "{images:?}");
    for image in images {
        assert!(has_version(image), "{image} is not named with its version");
    }
    // The compiler is the oldest with which the sources build, so that this is tried where it matters.
    let oldest = read("Cargo.toml");
    let oldest = oldest.lines().find_map(|line| line.strip_prefix("rust-version = \""));
    let oldest = oldest.and_then(|rest| rest.split('"').next()).expect("a version");
    assert!(text.contains(&format!("FROM rust:{oldest}.")), "the compiler is not {oldest}");
}

#[test]
fn every_copied_file_is_in_the_build_context() {
    let allowed = read(".dockerignore");
    let allowed: Vec<&str> = allowed.lines().filter_map(|line| line.strip_prefix('!')).collect();
    let text = read("Dockerfile").replace("\\\n", " ");
    let copies = text.lines().filter_map(|line| line.strip_prefix("COPY "));
    let mut checked = 0;
    for copy in copies.filter(|copy| !copy.starts_with("--from=")) {
        let mut words: Vec<&str> = copy.split_whitespace().collect();
        words.pop();
        for source in words {
            assert!(root().join(source).exists(), "COPY {copy}: there is no {source}");
            let first = source.trim_end_matches('/').split('/').next().expect("a word");
            let is_let_in = allowed.iter().any(|line| {
                *line == first
                    || line.strip_suffix('*').is_some_and(|begin| first.starts_with(begin))
            });
            assert!(is_let_in, "COPY {copy}: .dockerignore leaves {source} out");
            checked += 1;
        }
    }
    assert!(checked >= 8, "{checked} files and folders");
    // What the program is compiled from beside its crates: files that are included from elsewhere.
    for needed in ["Cargo.toml", "Cargo.lock", ".cargo", "crates", "xtask", "web"] {
        assert!(allowed.contains(&needed), "{needed}");
    }
}

#[test]
fn an_image_runs_as_nobody_in_particular() {
    let text = read("Dockerfile");
    let last = text.rsplit("FROM ").next().expect("a last stage");
    let user = last.lines().find_map(|line| line.strip_prefix("USER ")).expect("a user");
    assert!(user.split(':').all(|id| id.parse::<u32>().is_ok_and(|id| id > 0)), "{user}");
    assert!(last.contains("HEALTHCHECK") && last.contains("\"healthcheck\""), "{last}");
}

/// systemd itself looks at the units, where it is installed.
#[cfg(target_os = "linux")]
#[test]
fn the_service_may_do_little() {
    let unit = root().join("packaging/systemd/bastide.service");
    let run = Command::new("systemd-analyze")
        .args(["security", "--no-pager", "--offline=true", "--threshold=20"])
        .arg(&unit)
        .output();
    let Ok(run) = run else {
        eprintln!("skipped: systemd-analyze is not installed");
        return;
    };
    let said = String::from_utf8_lossy(&run.stdout).to_string();
    let exposure = said.lines().find(|line| line.contains("Overall exposure level"));
    assert!(run.status.success(), "more than 2.0: {exposure:?}");
}

/// A node of several may do no more than the only one, and finds what `bastide-cluster` writes.
#[test]
fn a_node_may_do_as_little_as_the_only_one() {
    let hardening = |path: &str| {
        let text = read(path);
        let (_, rest) = text.split_once("StateDirectory=").expect("a folder of its own");
        rest.split_once("[Install]").expect("an end").0.to_string()
    };
    let (one, node) =
        ("packaging/systemd/bastide.service", "packaging/systemd/bastide-node@.service");
    assert_eq!(hardening(one), hardening(node));
    let (cluster, node) = (read("packaging/cluster/bastide-cluster"), read(node));
    assert!(cluster.contains("settings=/etc/bastide/cluster.env"));
    assert!(node.contains("EnvironmentFile=/etc/bastide/cluster.env"));
    assert!(cluster.contains("bastide-node@$port") && node.contains("serve --port %i"));
    // The balancer of both ways in does the same.
    let proxy = |text: &str| {
        let (_, rest) = text.split_once("lb_policy").expect("a balancer");
        rest.split_once('}').expect("an end").0.to_string()
    };
    assert_eq!(proxy(&cluster), proxy(&read("packaging/compose/Caddyfile")));
    let script = root().join("packaging/cluster/bastide-cluster");
    assert!(Command::new("bash").arg("-n").arg(script).status().expect("bash").success());
}

/// What `bastide-cluster` keeps running is started again when it ends, also after it was stopped for a while, and
/// nothing is left behind at the end.
#[test]
fn what_a_cluster_keeps_is_started_again_and_ended() {
    use std::time::{Duration, Instant};
    let script = read("packaging/cluster/bastide-cluster");
    let function = |name: &str| {
        let begin = script.find(&format!("{name}() {{\n")).expect("a function");
        let end = script[begin..].find("\n}\n").expect("its end");
        script[begin..begin + end + 3].to_string()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pid");
    let program = folder.path().join("program");
    std::fs::write(&program, format!("echo $$ > {}\nexec sleep 1000\n", file.display()))
        .expect("written");
    let trap = script.lines().find(|line| line.ends_with("EXIT")).expect("a trap");
    let as_user = if run("id", &["-u"]) == "0" { "as root" } else { "" };
    let text = format!(
        "set -euo pipefail\nkept=()\n{}{}{trap}\ntrap exit INT TERM\nkeep {as_user} bash {}\nwait\n",
        function("as"),
        function("keep"),
        program.display()
    );
    let mut cluster = Command::new("bash").args(["-c", &text]).spawn().expect("bash");
    let next = |before: &str| {
        let begun = Instant::now();
        loop {
            let found = std::fs::read_to_string(&file).unwrap_or_default().trim().to_string();
            if !found.is_empty() && found != before {
                return found;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "it was not started");
            std::thread::sleep(Duration::from_millis(50));
        }
    };
    let first = next("");
    for signal in ["-STOP", "-CONT", "-KILL"] {
        run("kill", &[signal, &first]);
        std::thread::sleep(Duration::from_millis(200));
    }
    let second = next(&first);
    run("kill", &["-STOP", &second]);
    run("kill", &["-TERM", &cluster.id().to_string()]);
    cluster.wait().expect("its end");
    assert!(!Path::new("/proc").join(&second).exists(), "{second} is left behind");
}

/// What a program of the system says.
fn run(program: &str, args: &[&str]) -> String {
    let ran = Command::new(program).args(args).output().expect("it runs");
    String::from_utf8_lossy(&ran.stdout).trim().to_string()
}

/// A switch is turned on and off in the ways that people write that into files of settings.
#[test]
fn switches_are_settings_too() {
    let folder = tempfile::tempdir().expect("a folder");
    for value in ["true", "1", "yes", "false", "0"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
        command.args(["serve", "--port", "0", "--data"]).arg(folder.path());
        command.env("BASTIDE_TRUST_PROXY", value);
        assert_eq!(Serving::run(command).browser().get("/healthz").status, 200, "{value}");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(["serve", "--port", "0"]).env("BASTIDE_TRUST_PROXY", "perhaps");
    assert_eq!(command.output().expect("it runs").status.code(), Some(2));
}
