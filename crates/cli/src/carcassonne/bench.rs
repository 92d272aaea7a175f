//! The figures of Carcassonne, which has more of them than the other games.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::Instant;

use anyhow::{Result, anyhow};
use bastide_bots::Strength;
use bastide_carcassonne::{Setup, State};
use serde::Serialize;

use crate::bench::{Effort, after, calibration, median, random_record, replay_text};
use crate::driver::Driver;
use crate::progress;

/// What is measured.
#[derive(Serialize)]
struct Figures {
    calibration_mrounds_per_second: f64,
    base_games_per_second: f64,
    classic_games_per_second: f64,
    all_games_per_second: f64,
    greedy_games_per_second: f64,
    clone_ns: f64,
    clone_bytes: usize,
    replay_moves_us: f64,
    replay_text_us: f64,
    two_threads_speedup: f64,
}

/// Measures and prints.
pub(crate) fn run(effort: Effort, json: bool, out: &mut impl Write) -> Result<()> {
    let figures = measure(effort)?;
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&figures)?)?,
        false => figures.write(out)?,
    }
    Ok(())
}

fn measure(effort: Effort) -> Result<Figures> {
    let setup = |with| Setup::read(with, 2).map_err(|e| anyhow!("{e}"));
    let (base, classic, all) = (setup("base")?, setup("classic")?, setup("all")?);
    let bar = progress::bar(9, "figures");
    let step = |figure: f64| {
        bar.inc(1);
        figure
    };
    let (record, moves) = random_record::<State>(&base, usize::MAX);
    let text = record.to_string();
    // The start tile is the thirty-sixth.
    let middle: State = after(&base, &random_record::<State>(&base, 35).1);
    let mut random = Driver::<State>::new(&[Strength::Random; 2]);
    let mut greedy = Driver::<State>::new(&[Strength::Greedy; 2]);
    let figures = Figures {
        calibration_mrounds_per_second: step(calibration(effort)),
        base_games_per_second: step(effort.per_second(|n| {
            black_box(random.play(&base, 7, n));
        })),
        classic_games_per_second: step(effort.per_second(|n| {
            black_box(random.play(&classic, 7, n));
        })),
        all_games_per_second: step(effort.per_second(|n| {
            black_box(random.play(&all, 7, n));
        })),
        greedy_games_per_second: step(effort.per_second(|n| {
            black_box(greedy.play(&base, 7, n));
        })),
        clone_ns: step(
            1e9 / effort.per_second(|_| {
                black_box(black_box(&middle).clone());
            }),
        ),
        clone_bytes: middle.bytes(),
        replay_moves_us: step(
            1e6 / effort.per_second(|_| {
                black_box(after::<State>(&base, &moves));
            }),
        ),
        replay_text_us: step(
            1e6 / effort.per_second(|_| {
                replay_text::<State>(&text);
            }),
        ),
        two_threads_speedup: step(two_threads(&base, effort)),
    };
    bar.finish_and_clear();
    Ok(figures)
}

/// How many times the games of one thread two threads play in the same time.
fn two_threads(setup: &Setup, effort: Effort) -> f64 {
    let games = |threads: u64| {
        let start = Instant::now();
        let count = |thread: u64| {
            let mut driver = Driver::<State>::new(&[Strength::Random; 2]);
            let mut count = 0u64;
            while start.elapsed() < effort.length {
                black_box(driver.play(setup, thread, count));
                count += 1;
            }
            count
        };
        let counts: u64 = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|n| scope.spawn(move || count(n))).collect();
            workers.into_iter().map(|w| w.join().unwrap_or(0)).sum()
        });
        counts as f64 / start.elapsed().as_secs_f64()
    };
    let mut ratios: Vec<f64> = (0..effort.runs).map(|_| games(2) / games(1)).collect();
    median(&mut ratios)
}

impl Figures {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut line = |what: &str, figure: String| writeln!(out, "{what:<46}{figure:>18}");
        line("calibration", format!("{:.0} Mrounds/s", self.calibration_mrounds_per_second))?;
        line("random games of 2, base", format!("{:.0} games/s", self.base_games_per_second))?;
        line(
            "random games of 2, classic",
            format!("{:.0} games/s", self.classic_games_per_second),
        )?;
        line("random games of 2, all", format!("{:.0} games/s", self.all_games_per_second))?;
        line("greedy games of 2, base", format!("{:.0} games/s", self.greedy_games_per_second))?;
        line("clone of a state with 36 tiles", format!("{:.0} ns", self.clone_ns))?;
        line("its size", format!("{} bytes", self.clone_bytes))?;
        line("replay of a base game from its moves", format!("{:.1} µs", self.replay_moves_us))?;
        line("replay of a base game from its text", format!("{:.1} µs", self.replay_text_us))?;
        line("two threads against one, by the clock", format!("{:.2} ×", self.two_threads_speedup))
    }
}
