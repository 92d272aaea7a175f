//! `bastide bench --game castle`: the same figures as for Carcassonne.

use std::hint::black_box;
use std::io::{self, Write};

use bastide_bots::BotName;
use bastide_castle::{Setup, State};
use serde::Serialize;

use crate::bench::{Effort, after, calibration, random_record, replay_text};
use crate::driver::Driver;
use crate::progress;

/// What is measured.
#[derive(Serialize)]
pub(crate) struct Figures {
    calibration_mrounds_per_second: f64,
    games_per_second: f64,
    greedy_games_per_second: f64,
    clone_ns: f64,
    clone_bytes: usize,
    replay_moves_us: f64,
    replay_text_us: f64,
}

/// Measures all of it.
pub(crate) fn measure(effort: Effort) -> Figures {
    let setup = Setup::default();
    let bar = progress::bar(6, "figures");
    let step = |figure: f64| {
        bar.inc(1);
        figure
    };
    let (record, moves) = random_record::<State>(&setup, usize::MAX);
    let text = record.to_string();
    let middle: State = after(&setup, &random_record::<State>(&setup, 30).1);
    let mut random = Driver::<State>::new(&[BotName::Random; 2]);
    let mut greedy = Driver::<State>::new(&[BotName::Greedy; 2]);
    let figures = Figures {
        calibration_mrounds_per_second: step(calibration(effort)),
        games_per_second: step(effort.per_second(|n| {
            black_box(random.play(&setup, 7, n));
        })),
        greedy_games_per_second: step(effort.per_second(|n| {
            black_box(greedy.play(&setup, 7, n));
        })),
        clone_ns: step(
            1e9 / effort.per_second(|_| {
                black_box(black_box(&middle).clone());
            }),
        ),
        // It has no allocations.
        clone_bytes: std::mem::size_of::<State>(),
        replay_moves_us: step(
            1e6 / effort.per_second(|_| {
                black_box(after::<State>(&setup, &moves));
            }),
        ),
        replay_text_us: step(1e6 / effort.per_second(|_| replay_text::<State>(&text))),
    };
    bar.finish_and_clear();
    figures
}

impl Figures {
    /// As a table.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut line = |what: &str, figure: String| writeln!(out, "{what:<46}{figure:>18}");
        line("calibration", format!("{:.0} Mrounds/s", self.calibration_mrounds_per_second))?;
        line("random games", format!("{:.0} games/s", self.games_per_second))?;
        line("greedy games", format!("{:.0} games/s", self.greedy_games_per_second))?;
        line("clone of a state with 30 tiles", format!("{:.0} ns", self.clone_ns))?;
        line("its size", format!("{} bytes", self.clone_bytes))?;
        line("replay of a game from its moves", format!("{:.1} µs", self.replay_moves_us))?;
        line("replay of a game from its text", format!("{:.1} µs", self.replay_text_us))
    }
}
