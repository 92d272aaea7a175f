//! How long a move takes while many tables play, what it costs, and what idle watchers cost.
//!
//! `load PROGRAM` starts that program on a folder of its own, plays 50 tables of the classic boxes to a board of 100
//! tiles, each with two browsers that sit there and one that watches, then lets each table make two moves a second, and
//! counts the program's CPU time and the bytes that each browser gets. `load PROGRAM many N` lets N tables of two
//! browsers make a move every ten seconds from the beginning of the game. Times are from the sentence sent to the update
//! received. The numbers of docs/performance.md come from here; `cargo run --release -p bastide-server --example load --
//! target/release/bastide` runs it.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "it is what this is for")]

#[expect(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/support/client.rs"]
mod client;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::time::{Duration, Instant};

use client::{Browser, Socket};
use serde::Deserialize;
use serde_json::{Value, json};

/// A run: how many tables, from which size of the board on, how often a move, for how long.
#[derive(Clone, Copy)]
struct Run {
    tables: usize,
    tiles: usize,
    every: Duration,
    for_: Duration,
    watched: bool,
}

const WATCHERS: usize = 2000;

fn main() {
    let mut args = std::env::args().skip(1);
    let binary = args.next().expect("the path of the program");
    let many = args.next().is_some_and(|word| word == "many");
    let count = args.next().map_or(1000, |n| n.parse().expect("a number"));
    let folder = tempfile::tempdir().unwrap();
    let (server, address) = start(&binary, folder.path());
    if many {
        let (every, for_) = (Duration::from_secs(10), Duration::from_secs(60));
        measure(&server, address, Run { tables: count, tiles: 0, every, for_, watched: false });
    } else {
        println!("bare commit: {}", summary(commits(folder.path())));
        let (every, for_) = (Duration::from_millis(500), Duration::from_secs(10));
        measure(&server, address, Run { tables: 50, tiles: 100, every, for_, watched: true });
        let watchers = watch(address);
        std::thread::sleep(Duration::from_secs(2));
        println!("with {} sockets that only listen: {} MB", watchers.len(), memory(server.id()));
    }
}

/// The program that is measured; it is ended with the measurement, also if that fails.
struct Server(Child);

impl Server {
    fn id(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What became of the moves of a table.
#[derive(Default)]
struct Played {
    times: Vec<Duration>,
    /// Bytes that came to whoever is asked next, to the other player and to whoever watches.
    bytes: [usize; 3],
    /// The largest message.
    largest: usize,
    /// How many tiles were laid.
    tiles: usize,
}

fn measure(server: &Server, address: SocketAddr, run: Run) {
    let ready = Barrier::new(run.tables + 1);
    let mut all = Played::default();
    let mut before = Duration::ZERO;
    let mut took = Duration::ZERO;
    std::thread::scope(|scope| {
        let one = |n| {
            let ready = &ready;
            let thread = std::thread::Builder::new().stack_size(256 * 1024);
            thread.spawn_scoped(scope, move || table(address, n, run, ready)).unwrap()
        };
        let threads: Vec<_> = (0..run.tables).map(one).collect();
        ready.wait();
        before = cpu(server.id());
        let begun = Instant::now();
        for thread in threads {
            let Played { times, bytes, largest, tiles: _ } = thread.join().unwrap();
            all.times.extend(times);
            all.largest = all.largest.max(largest);
            for (all, more) in all.bytes.iter_mut().zip(bytes) {
                *all += more;
            }
        }
        took = begun.elapsed();
    });
    let moves = all.times.len();
    let used = cpu(server.id()) - before;
    let Run { tables, tiles, every, .. } = run;
    println!(
        "{tables} tables from {tiles} tiles on, a move every {every:?}: {}",
        summary(all.times)
    );
    println!(
        "CPU time of the server per move: {:.2} ms, {:.0} % of a core",
        used.as_secs_f64() * 1000.0 / moves as f64,
        used.as_secs_f64() * 100.0 / took.as_secs_f64()
    );
    let [asked, other, watcher] = all.bytes.map(|bytes| bytes / moves);
    println!(
        "bytes per move: {asked} to who is asked next, {other} to the other player, {watcher} to who watches; the \
         largest message {}",
        all.largest
    );
    println!("memory of the server: {} MB", memory(server.id()));
}

fn start(binary: &str, data: &Path) -> (Server, SocketAddr) {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let server = Command::new(binary)
        .args(["serve", "--port", &port.to_string(), "--data", data.to_str().unwrap()])
        .args(["--sockets", "1000000", "--tables", "1000000"])
        .args(limits(binary))
        .env("BASTIDE_LOG", "warn")
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while std::net::TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
    (Server(server), address)
}

/// Programs that count connections are told not to.
fn limits(binary: &str) -> Vec<&'static str> {
    let help = Command::new(binary).args(["serve", "--help"]).output().unwrap().stdout;
    let known = String::from_utf8_lossy(&help).contains("--address-connections");
    let args = ["--connections", "1000000", "--address-connections", "1000000"];
    if known { args.to_vec() } else { Vec::new() }
}

/// What a browser must know of a message; the rest is passed over.
#[derive(Deserialize)]
struct Told {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seq: u64,
    /// Of a patch.
    prompt: Option<Prompt>,
    /// Of everything else.
    scene: Option<Scene>,
}

#[derive(Deserialize)]
struct Scene {
    prompt: Option<Prompt>,
}

#[derive(Deserialize)]
struct Prompt {
    seat: u64,
    options: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    sentence: String,
}

/// The next message about the game, and how long it is.
fn hear(socket: &mut Socket) -> (Told, usize) {
    loop {
        let text = socket.next_text().unwrap();
        let told: Told = serde_json::from_str(&text).unwrap();
        assert!(told.kind != "refused", "{text}");
        if matches!(told.kind.as_str(), "welcome" | "update" | "patch") {
            return (told, text.len());
        }
    }
}

/// Plays one table to its size, waits for the others, then moves at its pace.
fn table(address: SocketAddr, n: usize, run: Run, ready: &Barrier) -> Played {
    // Not all at once: beginning is not what is measured.
    std::thread::sleep(Duration::from_millis(8 * n as u64));
    let mut ada = Browser::new(address);
    let made = ada.table("river abbot inns traders", &["me", "link"]);
    let id = made["id"].as_str().unwrap();
    let mut bo = Browser::new(address);
    let key = made["seats"][1]["link"].as_str().unwrap().split_once('#').unwrap().1.to_string();
    bo.post(&format!("/api/tables/{id}/claim"), &json!({"key": key})).ok();
    let path = format!("/api/tables/{id}/socket?protocol=2");
    let open = |browser: &Browser| browser.try_socket_at(&path).unwrap();
    let mut sockets = vec![open(&ada), open(&bo)];
    if run.watched {
        sockets.push(open(&Browser::new(address)));
    }
    let mut told: Vec<Told> = sockets.iter_mut().map(|socket| hear(socket).0).collect();
    let (mut rng, mut played) = (n, Played::default());
    let mut step = |told: &mut Vec<Told>, played: &mut Played| -> bool {
        let prompt = |told: &mut Told| told.prompt.take().or(told.scene.take()?.prompt);
        let Some((seq, prompt)) = told.iter_mut().find_map(|told| {
            let prompt = match told.prompt.take() {
                Some(prompt) => Some(prompt),
                None => prompt(told),
            };
            prompt.filter(|prompt| !prompt.options.is_empty()).map(|prompt| (told.seq, prompt))
        }) else {
            return false;
        };
        rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let sentence = &prompt.options[(rng >> 33) % prompt.options.len()].sentence;
        let said = json!({"type": "play", "seq": seq, "seat": prompt.seat, "sentence": sentence});
        let start = Instant::now();
        let speaker = prompt.seat as usize;
        sockets[speaker].send_text(&said.to_string());
        let (mut length, mut took) = (vec![0; sockets.len()], Duration::ZERO);
        for n in [speaker].into_iter().chain((0..sockets.len()).filter(|n| *n != speaker)) {
            while told[n].seq <= seq {
                (told[n], length[n]) = hear(&mut sockets[n]);
            }
            if n == speaker {
                took = start.elapsed();
            }
        }
        let asks = |told: &Told| {
            let prompt =
                told.prompt.as_ref().or(told.scene.as_ref().and_then(|s| s.prompt.as_ref()));
            prompt.is_some_and(|prompt| !prompt.options.is_empty())
        };
        let asked = usize::from(asks(&told[1]));
        played.tiles += usize::from(sentence.starts_with("tile "));
        played.times.push(took);
        played.bytes[0] += length[asked];
        played.bytes[1] += length[1 - asked];
        played.bytes[2] += length.get(2).copied().unwrap_or_default();
        played.largest = played.largest.max(length.into_iter().max().unwrap_or_default());
        true
    };
    while played.tiles < run.tiles && step(&mut told, &mut played) {
        // A socket may say twenty things a second and no more.
        std::thread::sleep(Duration::from_millis(60));
    }
    played = Played::default();
    ready.wait();
    let begin = Instant::now() + run.every.mul_f64(n as f64 / run.tables as f64);
    for k in 0.. {
        let due = begin + run.every * k;
        if due > begin + run.for_ {
            break;
        }
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
        if !step(&mut told, &mut played) {
            break;
        }
    }
    played
}

/// Sockets that say nothing, on as many tables as there are; each has read its welcome.
fn watch(address: SocketAddr) -> Vec<Socket> {
    let mut browser = Browser::new(address);
    let tables: Vec<Value> = (0..20).map(|_| browser.table("", &["me", "me"])).collect();
    let open = |n: usize| {
        let mut socket = browser.socket(&tables[n % tables.len()]);
        socket.next_text().unwrap();
        socket
    };
    (0..WATCHERS).map(open).collect()
}

/// The CPU time that the process has used.
fn cpu(process: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // Fields are counted after the name, which may contain blanks; a tick is 10 ms on every Linux.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    let ticks: u64 = fields[11..=12].iter().map(|field| field.parse::<u64>().unwrap()).sum();
    Duration::from_millis(ticks * 10)
}

/// What the process holds in memory, in MB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1000
}

/// One row, committed and on the disk, with the settings of the store.
fn commits(folder: &Path) -> Vec<Duration> {
    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("bare.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
        sqlx::raw_sql("create table entry (n integer primary key, say text)")
            .execute(&pool)
            .await
            .unwrap();
        let mut times = Vec::new();
        for n in 0..500 {
            let start = Instant::now();
            let row = sqlx::query("insert into entry values ($1, 'tile V +1,0 >')").bind(n);
            row.execute(&pool).await.unwrap();
            times.push(start.elapsed());
        }
        times
    })
}

fn summary(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    format!(
        "{} times, median {:.2} ms, 95 % {:.2}, 99 % {:.2}, most {:.2}",
        times.len(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    )
}
