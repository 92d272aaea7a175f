//! What is played to learn, and how long: one course for each file of weights that comes with the program.

use std::f64::consts::PI;

use super::self_play::Lesson;

/// How weights are learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// The word for it, and for its weights.
    pub name: &'static str,
    /// The game in records.
    pub game: &'static str,
    /// What is played with and by how many, in turn.
    pub setups: &'static [(&'static str, usize)],
    /// The games of the first stage.
    pub games: u64,
    /// So many games at the beginning are those of [`Course::PRELUDE`], where they teach most in the shortest time.
    pub prelude: u64,
    /// So many of them are played by the greedy bot, since nobody knows anything yet.
    pub greedy: u64,
    /// Games between two rounds of learning.
    pub round: u64,
    /// How many ways to go on in a turn of several questions are thought through.
    pub breadth: usize,
    /// How often each position is learned, on average: where games are cheap, others are better than the same again.
    pub repeats: usize,
    /// What follows, if anything does.
    pub second: Option<Stage>,
}

/// A second stage: it begins with what the first has learned, and with long steps again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// Its games.
    pub games: u64,
    /// The units of hidden layers from now on.
    pub units: usize,
    /// Games between two rounds of learning.
    pub round: u64,
    /// Samples in a step.
    pub batch: usize,
    /// How often each position is learned, on average.
    pub repeats: usize,
    /// The length of the first steps.
    pub rate: f32,
    /// The share of turns in which something is tried.
    pub explore: f32,
    /// Mostly something that looks no more than so many points worse than the best.
    pub slack: f32,
    /// Whether what is kept in the end is the mean of what the networks of both stages say, with the units of both.
    pub mean: bool,
}

/// How much what happened later counts, as against what was expected on the way.
const LAMBDA: f32 = 0.85;
/// The share of turns in which something is tried.
const EXPLORE: f32 = 0.08;
/// The length of the first steps.
const RATE: f32 = 0.001;
/// Samples in a step.
const BATCH: usize = 256;

impl Course {
    /// What a prelude is played with.
    pub const PRELUDE: (&'static str, usize) = ("base", 2);

    /// All of them.
    pub const ALL: [Course; 6] = [
        Course {
            name: "two",
            game: "carcassonne",
            setups: &[
                ("base", 2),
                ("base", 2),
                ("base", 2),
                ("base", 2),
                ("river,abbot", 2),
                ("base no-fields", 2),
            ],
            games: 360_064,
            prelude: 0,
            greedy: 1536,
            round: 64,
            breadth: 4,
            repeats: 2,
            second: Some(Stage {
                games: 332_800,
                units: 64,
                round: 256,
                batch: 512,
                repeats: 2,
                rate: 0.0006,
                explore: 0.12,
                slack: 4.0,
                mean: true,
            }),
        },
        Course {
            name: "many",
            game: "carcassonne",
            setups: &[
                ("base", 3),
                ("base", 4),
                ("base", 4),
                ("base", 4),
                ("base", 5),
                ("base", 6),
                ("river,abbot", 4),
                ("river,abbot", 3),
            ],
            games: 28_032,
            prelude: 6016,
            greedy: 1280,
            round: 64,
            breadth: 4,
            repeats: 4,
            second: None,
        },
        Course {
            name: "expansions",
            game: "carcassonne",
            setups: &EXPANSIONS,
            games: 18_048,
            prelude: 4480,
            greedy: 1280,
            round: 32,
            breadth: 2,
            repeats: 4,
            second: Some(Stage {
                games: 24_064,
                units: 64,
                round: 128,
                batch: 512,
                repeats: 4,
                rate: 0.0007,
                explore: 0.08,
                slack: 6.0,
                mean: false,
            }),
        },
        Course {
            name: "castle",
            game: "castle",
            setups: &[("", 2)],
            games: 16_000,
            prelude: 0,
            greedy: 512,
            round: 64,
            breadth: 3,
            repeats: 4,
            second: None,
        },
        CARDS,
        Course {
            name: "cards-many",
            setups: &[("", 3), ("", 4), ("", 5)],
            games: 100_000,
            greedy: 2500,
            second: Some(Stage { games: 100_000, ..CARDS_LATER }),
            ..CARDS
        },
    ];

    /// A course by its word.
    pub fn named(name: &str) -> Option<Course> {
        Course::ALL.into_iter().find(|course| course.name == name)
    }

    /// All games.
    pub fn total(&self) -> u64 {
        self.games + self.second.map_or(0, |stage| stage.games)
    }

    /// The second stage, if it has begun after so many games.
    pub fn second_after(&self, done: u64) -> Option<Stage> {
        self.second.filter(|_| done >= self.games)
    }

    /// The same course with another number of games; all parts keep their shares.
    pub fn of_length(self, games: u64) -> Course {
        let total = self.total();
        let scaled = |part: u64| (part as f64 * games as f64 / total as f64) as u64;
        let second = self.second.map(|stage| {
            let games = scaled(stage.games);
            Stage { games, round: stage.round.min(games.max(1)), ..stage }
        });
        let first = games - second.map_or(0, |stage| stage.games);
        let (prelude, greedy) = (scaled(self.prelude), scaled(self.greedy));
        let round = self.round.min(first.max(1));
        Course { games: first, prelude, greedy, round, second, ..self }
    }

    /// How games are played after so many.
    pub fn lesson(&self, done: u64) -> Lesson {
        let stage = self.second_after(done);
        Lesson {
            lambda: LAMBDA,
            explore: stage.map_or(EXPLORE, |stage| stage.explore),
            slack: stage.map_or(f32::INFINITY, |stage| stage.slack),
            breadth: self.breadth,
            greedy: done < self.greedy,
            games: stage.map_or(self.round, |stage| stage.round),
            batch: stage.map_or(BATCH, |stage| stage.batch),
            repeats: stage.map_or(self.repeats, |stage| stage.repeats),
            rate: self.rate(done),
        }
    }

    /// How long the steps are after so many games: ever shorter, in each stage.
    fn rate(&self, done: u64) -> f32 {
        let (rate, done, games) = match self.second_after(done) {
            Some(stage) => (stage.rate, done - self.games, stage.games),
            None => (RATE, done, self.games),
        };
        let done = done as f64 / games as f64;
        rate * (0.5 + 0.5 * (PI * done).cos() as f32).max(0.01)
    }
}

/// Cardcassonne of two.
const CARDS: Course = Course {
    name: "cards-two",
    game: "cardcassonne",
    setups: &[("", 2)],
    games: 200_000,
    prelude: 0,
    greedy: 5000,
    round: 64,
    breadth: 1,
    repeats: 2,
    second: Some(CARDS_LATER),
};

const CARDS_LATER: Stage = Stage {
    games: 200_000,
    units: 64,
    round: 256,
    batch: 512,
    repeats: 2,
    rate: 0.0007,
    explore: 0.01,
    slack: 6.0,
    mean: false,
};

/// Everything together most often, then everything alone, and what is often played.
const EXPANSIONS: [(&str, usize); 41] = [
    ("all", 2),
    ("all", 2),
    ("all", 2),
    ("all", 2),
    ("all", 2),
    ("all", 2),
    ("all", 2),
    ("all", 2),
    ("all", 3),
    ("all", 4),
    ("all", 5),
    ("all", 6),
    ("tower", 2),
    ("tower", 2),
    ("tower", 2),
    ("tower", 3),
    ("classic", 2),
    ("classic", 2),
    ("classic", 4),
    ("bigbox", 2),
    ("bigbox", 3),
    ("minis", 2),
    ("minis", 2),
    ("traders", 2),
    ("inns", 2),
    ("inns,abbot", 4),
    ("machines", 2),
    ("messages", 2),
    ("messages", 2),
    ("ferries", 2),
    ("ferries", 2),
    ("gold", 2),
    ("magic", 2),
    ("robbers", 2),
    ("robbers", 2),
    ("circles", 2),
    ("builder,trader-tiles", 2),
    ("big-meeple", 3),
    ("goods,trader-tiles", 3),
    ("pig,trader-tiles", 2),
    ("river,inns,traders", 5),
];
