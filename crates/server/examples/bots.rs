//! How long people wait for bots while many tables play.
//!
//! `cargo run --release -p bastide-server --example bots -- target/release/bastide` starts that program on a folder
//! of its own and seats a person who answers at once and a bot of level 5 at each of 200 tables, for half a minute.
//! Every wait is timed from the person's sentence to the next question. Seconds, level and number of tables may follow:
//! `… bastide 10 level7 50`.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "it is what this is for")]

#[expect(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/support/client.rs"]
mod client;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::Browser;
use serde_json::{Value, json};

/// A socket may say twenty things a second and no more.
const BREATH: Duration = Duration::from_millis(60);

fn main() {
    let mut args = std::env::args().skip(1);
    let binary = args.next().expect("the path of the program");
    let time = Duration::from_secs(args.next().map_or(30, |text| text.parse().unwrap()));
    let bot = args.next().unwrap_or("level5".to_string());
    let tables = args.next().map_or(200, |text| text.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = start(&binary, folder.path());
    let mut waits = Vec::new();
    std::thread::scope(|scope| {
        let bot = bot.as_str();
        let one = |n| scope.spawn(move || table(address, n, bot, time));
        let threads: Vec<_> = (0..tables).map(one).collect();
        for thread in threads {
            waits.extend(thread.join().unwrap());
        }
    });
    println!("a wait for {bot}, {tables} tables, people who answer at once: {}", summary(waits));
    server.kill().unwrap();
    server.wait().unwrap();
}

fn start(binary: &str, data: &Path) -> (Child, SocketAddr) {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let server = Command::new(binary)
        .args(["serve", "--port", &port.to_string(), "--data", data.to_str().unwrap()])
        .args(["--sockets", "100000", "--tables", "100000", "--no-bot-delay"])
        .env("BASTIDE_LOG", "warn")
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while std::net::TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
    (server, address)
}

/// Plays at one table for a while, a new one when a game is over; how long the bot was waited for.
fn table(address: SocketAddr, n: usize, bot: &str, time: Duration) -> Vec<Duration> {
    let mut browser = Browser::new(address);
    // Not all at once: beginning is not what is measured.
    std::thread::sleep(Duration::from_millis(10 * n as u64));
    let (begun, mut rng, mut waits) = (Instant::now(), n, Vec::new());
    while begun.elapsed() < time {
        let made = browser.table("", &["me", bot]);
        let mut socket = browser.socket(&made);
        let mut message: Value = serde_json::from_str(&socket.next_text().unwrap()).unwrap();
        while message["scene"]["view"]["over"].is_null() && begun.elapsed() < time {
            let prompt = &message["scene"]["prompt"];
            let options = prompt["options"].as_array().unwrap();
            rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let sentence = &options[(rng >> 33) % options.len()]["sentence"];
            let (seq, seat) = (&message["seq"], &prompt["seat"]);
            let play = json!({"type": "play", "seq": seq, "seat": seat, "sentence": sentence});
            std::thread::sleep(BREATH);
            let said = Instant::now();
            socket.send_text(&play.to_string());
            let mut answers = 0;
            loop {
                let heard: Value = serde_json::from_str(&socket.next_text().unwrap()).unwrap();
                assert!(heard["type"] != "refused", "{heard}");
                if heard["type"] != "update" {
                    continue;
                }
                message = heard;
                let asked = &message["scene"]["prompt"]["seat"];
                if *asked == 0 || !message["scene"]["view"]["over"].is_null() {
                    break;
                }
                answers += 1;
            }
            if answers > 0 {
                waits.push(said.elapsed());
            }
        }
    }
    waits
}

fn summary(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    format!(
        "{} waits, median {:.0} ms, 95 % {:.0}, 99 % {:.0}, most {:.0}",
        times.len(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    )
}
