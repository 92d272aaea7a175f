//! `bastide bench --game …`: the figures of Carcassonne for the other games, whose states allocate nothing.

use std::hint::black_box;
use std::io::{self, Write};

use anyhow::Result;
use bastide_bots::Strength;
use serde::Serialize;

use crate::bench::{Effort, after, calibration, random_record, replay_text};
use crate::driver::Driver;
use crate::games::CliGame;
use crate::progress;

/// What is measured.
#[derive(Serialize)]
pub(crate) struct Figures {
    #[serde(skip)]
    middle: String,
    players: usize,
    calibration_mrounds_per_second: f64,
    games_per_second: f64,
    greedy_games_per_second: f64,
    look_games_per_second: f64,
    clone_ns: f64,
    clone_bytes: usize,
    replay_moves_us: f64,
    replay_text_us: f64,
}

/// Measures all of it. The state that is cloned is the one in which so many things have been laid.
pub(crate) fn measure<G: CliGame>(setup: &G::Setup, laid: usize, effort: Effort) -> Figures {
    let bar = progress::bar(7, "figures");
    let step = |figure: f64| {
        bar.inc(1);
        figure
    };
    let (record, moves) = random_record::<G>(setup, usize::MAX);
    let text = record.to_string();
    let middle: G = after(setup, &random_record::<G>(setup, laid).1);
    let players = middle.seats();
    let games = |bot: Strength| {
        let mut driver = Driver::<G>::new(&vec![bot; players]);
        effort.per_second(|n| {
            black_box(driver.play(setup, 7, n));
        })
    };
    let figures = Figures {
        middle: format!("clone of a state with {laid} {}s", G::THING),
        players,
        calibration_mrounds_per_second: step(calibration(effort)),
        games_per_second: step(games(Strength::Random)),
        greedy_games_per_second: step(games(Strength::Greedy)),
        look_games_per_second: step(games(Strength::Look)),
        clone_ns: step(
            1e9 / effort.per_second(|_| {
                black_box(black_box(&middle).clone());
            }),
        ),
        // It has no allocations.
        clone_bytes: std::mem::size_of::<G>(),
        replay_moves_us: step(
            1e6 / effort.per_second(|_| {
                black_box(after::<G>(setup, &moves));
            }),
        ),
        replay_text_us: step(1e6 / effort.per_second(|_| replay_text::<G>(&text))),
    };
    bar.finish_and_clear();
    figures
}

impl Figures {
    /// As one JSON object, or as a table.
    pub(crate) fn print(&self, json: bool, out: &mut impl Write) -> Result<()> {
        match json {
            true => writeln!(out, "{}", serde_json::to_string(self)?)?,
            false => self.write(out)?,
        }
        Ok(())
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut line = |what: &str, figure: String| writeln!(out, "{what:<46}{figure:>18}");
        line("calibration", format!("{:.0} Mrounds/s", self.calibration_mrounds_per_second))?;
        line(
            &format!("random games of {}", self.players),
            format!("{:.0} games/s", self.games_per_second),
        )?;
        line(
            &format!("greedy games of {}", self.players),
            format!("{:.0} games/s", self.greedy_games_per_second),
        )?;
        line(
            &format!("games of {} by one look", self.players),
            format!("{:.1} games/s", self.look_games_per_second),
        )?;
        line(&self.middle, format!("{:.0} ns", self.clone_ns))?;
        line("its size", format!("{} bytes", self.clone_bytes))?;
        line("replay of a game from its moves", format!("{:.1} µs", self.replay_moves_us))?;
        line("replay of a game from its text", format!("{:.1} µs", self.replay_text_us))
    }
}
