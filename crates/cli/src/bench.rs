//! `bastide bench`: how fast it all is, in CPU time on one thread.

use std::hint::black_box;
use std::io;
use std::time::Duration;

use anyhow::Result;
use bastide_bots::{SeededRng, seed_of};
use bastide_game::{Actor, Game, Move, Record, Rng, Table, Turn, draw, new_record};
use cpu_time::ThreadTime;

use crate::Verdict;
use crate::games::{CliGame, GameKind, by_game};

/// Measure the figures of docs/performance.md.
///
/// Each figure is the median of several runs. The calibration depends only on the machine: divide
/// by it to compare machines.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_name = "GAME", value_enum, default_value_t = GameKind::Carcassonne)]
    game: GameKind,
    /// Print a JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Fewer and shorter runs
    #[arg(long)]
    quick: bool,
}

/// How often and how long to measure.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    pub(crate) runs: usize,
    pub(crate) length: Duration,
}

/// The moves of a game.
pub(crate) type Moves<G> = Vec<Move<<G as Game>::Action, <G as Game>::Outcome>>;

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let effort = match args.quick {
        true => Effort { runs: 3, length: Duration::from_millis(100) },
        false => Effort { runs: 7, length: Duration::from_millis(600) },
    };
    let mut out = io::stdout().lock();
    by_game!(args.game, G => G::bench(effort, args.json, &mut out))?;
    Ok(Verdict::Done)
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

/// The one in the middle.
pub(crate) fn median(rates: &mut [f64]) -> f64 {
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
    let mut rng = SeededRng::new(7);
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
                let action: G::Action = actions[rng.below(actions.len() as u32) as usize];
                record.push(Actor::Seat(seat), action);
                Move::Choose(action)
            }
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = draw(&outcomes, &mut rng);
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
