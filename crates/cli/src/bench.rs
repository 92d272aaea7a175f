//! `bastide bench`: how fast it all is, in CPU time on one thread.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use bastide_bots::{BotName, SeededRng, seed_of};
use bastide_carcassonne::{Setup, State};
use bastide_cardcassonne::State as Cardcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Actor, Game, Move, Record, Rng, Table, Turn, draw, new_record};
use cpu_time::ThreadTime;
use serde::Serialize;

use crate::driver::Driver;
use crate::games::{CliGame, GameKind};
use crate::{Verdict, measure, progress};

/// Measure the figures of docs/performance.md.
///
/// Each figure is the median of several runs. The calibration depends on the machine alone: divide
/// by it to compare machines.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    #[arg(long, value_name = "GAME", value_enum, default_value_t = GameKind::Carcassonne)]
    game: GameKind,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Fewer and shorter runs
    #[arg(long)]
    quick: bool,
}

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

/// How often and how long to measure.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    runs: usize,
    length: Duration,
}

/// The moves of a game.
pub(crate) type Moves<G> = Vec<Move<<G as Game>::Action, <G as Game>::Outcome>>;

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let effort = match args.quick {
        true => Effort { runs: 3, length: Duration::from_millis(100) },
        false => Effort { runs: 7, length: Duration::from_millis(600) },
    };
    let mut out = io::stdout().lock();
    match args.game {
        GameKind::Carcassonne => {
            let figures = carcassonne(effort)?;
            match args.json {
                true => writeln!(out, "{}", serde_json::to_string(&figures)?)?,
                false => figures.write(&mut out)?,
            }
        }
        GameKind::Castle => {
            let setup = Castle::setup("", 2).map_err(|e| anyhow!("{e}"))?;
            measure::measure::<Castle>(&setup, 30, effort).print(args.json, &mut out)?;
        }
        GameKind::Cardcassonne => {
            let setup = Cardcassonne::setup("", 4).map_err(|e| anyhow!("{e}"))?;
            measure::measure::<Cardcassonne>(&setup, 60, effort).print(args.json, &mut out)?;
        }
    }
    Ok(Verdict::Done)
}

fn carcassonne(effort: Effort) -> Result<Figures> {
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
    let mut random = Driver::<State>::new(&[BotName::Random; 2]);
    let mut greedy = Driver::<State>::new(&[BotName::Greedy; 2]);
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

/// Reads a record and plays it.
pub(crate) fn replay_text<G: Game>(text: &str) {
    let record: Result<Record, _> = black_box(text).parse();
    let table = record.map(|record| Table::<G>::from_record(&record, usize::MAX));
    black_box(table.is_ok());
}

impl Effort {
    /// How often something is done in a second of CPU time.
    pub(crate) fn per_second(self, mut work: impl FnMut(u64)) -> f64 {
        let mut count = 0;
        let mut rates = Vec::new();
        // Lots of doubling size, so that looking at the clock is not what is measured.
        let mut lot = 1;
        for _ in 0..self.runs {
            let start = ThreadTime::now();
            let before = count;
            loop {
                for _ in 0..lot {
                    work(count);
                    count += 1;
                }
                let gone = start.elapsed();
                if gone >= self.length {
                    rates.push((count - before) as f64 / gone.as_secs_f64());
                    break;
                }
                if gone < self.length / 32 {
                    lot *= 2;
                }
            }
        }
        median(&mut rates)
    }
}

fn median(rates: &mut [f64]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Million rounds a second of a fixed loop over a fixed buffer: multiplications that wait for each
/// other and reads that cannot be foreseen.
pub(crate) fn calibration(effort: Effort) -> f64 {
    const ROUNDS: u64 = 4096;
    let buffer: Vec<u64> = (0..8192).map(|n| seed_of(n, &[])).collect();
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let lots = effort.per_second(|_| {
        for _ in 0..ROUNDS {
            let word = buffer[(hash >> 51) as usize];
            hash = (hash ^ word).wrapping_mul(0x0100_0000_01b3);
        }
    });
    black_box(hash);
    lots * ROUNDS as f64 / 1e6
}

/// A random game until so many tiles were laid, as a record and as moves.
pub(crate) fn random_record<G: CliGame>(setup: &G::Setup, tiles: usize) -> (Record, Moves<G>) {
    let mut luck = SeededRng::new(7);
    let mut record = new_record::<G>(setup);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut moves = Vec::new();
    let mut game = G::new(setup);
    while game.laid() < tiles {
        let m = match game.turn() {
            Turn::Over => break,
            Turn::Player(seat) => {
                actions.clear();
                game.actions(&mut actions);
                let action: G::Action = actions[luck.below(actions.len() as u32) as usize];
                record.push(Actor::Seat(seat), action);
                Move::Choose(action)
            }
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = draw(&outcomes, &mut luck);
                record.push(Actor::Chance, outcome);
                Move::Deal(outcome)
            }
        };
        game.play(m, &mut ());
        moves.push(m);
    }
    (record, moves)
}

/// The state after some moves.
pub(crate) fn after<G: Game>(setup: &G::Setup, moves: &Moves<G>) -> G {
    let mut game = G::new(setup);
    for m in moves {
        game.play(*m, &mut ());
    }
    game
}

/// How many times the games of one thread two threads play in the same time.
fn two_threads(setup: &Setup, effort: Effort) -> f64 {
    let games = |threads: u64| {
        let start = Instant::now();
        let count = |thread: u64| {
            let mut driver = Driver::<State>::new(&[BotName::Random; 2]);
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
