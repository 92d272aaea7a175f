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
    /// All games.
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
}

/// How much what happened later counts, as against what was expected on the way.
const LAMBDA: f32 = 0.85;
/// The share of turns that are played at random.
const EXPLORE: f32 = 0.08;
/// The length of the first steps.
const RATE: f32 = 0.001;

impl Course {
    /// What a prelude is played with.
    pub const PRELUDE: (&'static str, usize) = ("base", 2);

    /// All of them.
    pub const ALL: [Course; 4] = [
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
        },
    ];

    /// A course by its word.
    pub fn named(name: &str) -> Option<Course> {
        Course::ALL.into_iter().find(|course| course.name == name)
    }

    /// The same course with another number of games; what comes first keeps its share.
    pub fn of_length(self, games: u64) -> Course {
        let scaled = |part: u64| (part as f64 * games as f64 / self.games as f64) as u64;
        let (prelude, greedy) = (scaled(self.prelude), scaled(self.greedy));
        Course { games, prelude, greedy, round: self.round.min(games), ..self }
    }

    /// How games are played after so many.
    pub fn lesson(&self, done: u64) -> Lesson {
        let greedy = done < self.greedy;
        let (breadth, repeats) = (self.breadth, self.repeats);
        Lesson { lambda: LAMBDA, explore: EXPLORE, breadth, greedy, repeats }
    }

    /// How long the steps are after so many games: ever shorter.
    pub fn rate(&self, done: u64) -> f32 {
        let done = done as f64 / self.games as f64;
        RATE * (0.5 + 0.5 * (PI * done).cos() as f32).max(0.01)
    }
}

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
