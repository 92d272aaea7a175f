//! How long a move takes while many tables play, and what idle watchers cost.
//!
//! `cargo run --release -p bastide-server --example load -- target/release/bastide` starts that
//! program on a folder of its own, plays 200 tables to a board of 100 tiles, then lets each make a
//! move every two seconds and times every move from the sentence sent to the update received. The
//! numbers of docs/performance.md come from here.
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
use serde_json::{Value, json};

const TABLES: usize = 200;
const TILES: usize = 100;
const EVERY: Duration = Duration::from_secs(2);
const FOR: Duration = Duration::from_secs(30);
const WATCHERS: usize = 2000;

fn main() {
    let binary = std::env::args().nth(1).expect("the path of the program");
    let folder = tempfile::tempdir().unwrap();
    println!("bare commit: {}", summary(commits(folder.path())));
    let (mut server, address) = start(&binary, folder.path());
    let mut moves = Vec::new();
    let ready = Barrier::new(TABLES + 1);
    let mut before = Duration::ZERO;
    std::thread::scope(|scope| {
        let one = |n| {
            let ready = &ready;
            scope.spawn(move || table(address, n, ready))
        };
        let threads: Vec<_> = (0..TABLES).map(one).collect();
        ready.wait();
        before = cpu(server.id());
        for thread in threads {
            moves.extend(thread.join().unwrap());
        }
    });
    let each = (cpu(server.id()) - before).as_secs_f64() * 1000.0 / moves.len() as f64;
    println!("a move, {TABLES} tables, one every {EVERY:?} each: {}", summary(moves));
    println!("CPU time of the server per move: {each:.2} ms");
    println!("memory of the server with {TABLES} tables played: {} MB", memory(server.id()));
    let watchers = watch(address);
    std::thread::sleep(Duration::from_secs(2));
    println!("with {} sockets that only listen: {} MB", watchers.len(), memory(server.id()));
    server.kill().unwrap();
    server.wait().unwrap();
}

fn start(binary: &str, data: &Path) -> (Child, SocketAddr) {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let server = Command::new(binary)
        .args(["serve", "--port", &port.to_string(), "--data", data.to_str().unwrap()])
        .args(["--sockets", "100000", "--tables", "100000"])
        .env("BASTIDE_LOG", "warn")
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while std::net::TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
    (server, address)
}

/// Plays one table to its size, waits for the others, then moves at its pace.
fn table(address: SocketAddr, n: usize, ready: &Barrier) -> Vec<Duration> {
    let mut browser = Browser::new(address);
    // Not all at once: beginning is not what is measured.
    std::thread::sleep(Duration::from_millis(20 * n as u64));
    let made = browser.table("river abbot inns traders", &["me", "me"]);
    let mut socket = browser.socket(&made);
    let mut message: Value = serde_json::from_str(&socket.next_text().unwrap()).unwrap();
    let mut rng = n;
    while message["scene"]["view"]["tiles"].as_array().unwrap().len() < TILES {
        (message, _) = step(&mut socket, &message, &mut rng);
        // A socket may say twenty things a second and no more.
        std::thread::sleep(Duration::from_millis(60));
    }
    ready.wait();
    let begin = Instant::now() + EVERY.mul_f64(n as f64 / TABLES as f64);
    let mut times = Vec::new();
    for k in 0.. {
        let due = begin + EVERY * k;
        if due > begin + FOR || !message["scene"]["view"]["over"].is_null() {
            break;
        }
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
        let (next, time) = step(&mut socket, &message, &mut rng);
        message = next;
        times.push(time);
    }
    times
}

/// Says one of the options; what came back, and how long it took.
fn step(socket: &mut Socket, message: &Value, rng: &mut usize) -> (Value, Duration) {
    let prompt = &message["scene"]["prompt"];
    let options = prompt["options"].as_array().unwrap();
    *rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let sentence = &options[(*rng >> 33) % options.len()]["sentence"];
    let seq = &message["seq"];
    let text = json!({"type": "play", "seq": seq, "seat": prompt["seat"], "sentence": sentence})
        .to_string();
    let start = Instant::now();
    socket.send_text(&text);
    loop {
        let answer = socket.next_text().unwrap();
        let time = start.elapsed();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        if answer["type"] == "update" {
            return (answer, time);
        }
        assert!(answer["type"] != "refused", "{answer}");
    }
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
