//! What is kept.

use std::fmt;

/// The SHA-256 of a token or key. The token itself is never kept.
pub type Hash = [u8; 32];

/// A game to be made.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What never changes.
    pub facts: Game,
    /// Entries it begins with, if it was imported.
    pub entries: Vec<Entry>,
    /// How it ended, if it was imported whole.
    pub outcome: Option<Outcome>,
    /// The game that it follows.
    pub follows: Option<String>,
    /// When somebody must look after it.
    pub due: Option<Due>,
}

/// Entries to be appended to the log of a game, all or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game.
    pub id: String,
    /// The entry after which they come.
    pub last: u32,
    /// The entries.
    pub entries: Vec<Entry>,
    /// How the game ended, if it did; then nobody looks after it any more.
    pub outcome: Option<Outcome>,
    /// When somebody must look after the game; nothing if that has not changed.
    pub due: Option<Due>,
    /// The node that looks after it until then.
    pub by: Option<String>,
}

impl Append {
    /// When somebody must look after the game, unless it is over with this.
    pub(crate) fn due(&self) -> Option<Due> {
        self.due.filter(|_| self.outcome.is_none())
    }
}

/// How far a game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game.
    pub id: String,
    /// The last entry of its log.
    pub seq: u32,
    /// How often something changed that no entry tells.
    pub revision: u32,
    /// Whether its outcome is known.
    pub is_over: bool,
}

/// What a table waits for. People come before programs that play among themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// A program or chance must speak, and people wait for it.
    People,
    /// A program or chance must speak where only programs play.
    Programs,
    /// Nobody knows without looking.
    Unknown,
    /// A person must speak. When the time is over nobody will.
    Person,
}

impl Rank {
    /// All of them, the most urgent first.
    pub const ALL: [Rank; 4] = [Rank::People, Rank::Programs, Rank::Unknown, Rank::Person];
}

/// When somebody must look after a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// What it waits for.
    pub rank: Rank,
    /// From when on, in milliseconds since 1970.
    pub at: i64,
}

/// A table that is due. Nobody else gets it until the lease runs out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueTable {
    /// The game.
    pub id: String,
    /// What it waits for.
    pub rank: Rank,
    /// How often it went wrong already.
    pub tries: u32,
}

/// A game and who sits there.
#[derive(Clone, PartialEq, Eq)]
pub struct Game {
    /// Its id.
    pub id: String,
    /// The word for the game.
    pub kind: String,
    /// The version of its rules.
    pub rules: u32,
    /// What it is played with.
    pub setup: String,
    /// Which aids are allowed.
    pub aids: String,
    /// The promise made before the first draw.
    pub commitment: String,
    /// What was promised.
    pub secret: String,
    /// Who made it.
    pub owner: Option<Hash>,
    /// If it was imported: the header that it came with.
    pub header: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// How often something changed that no entry tells: who sits where, and which game follows.
    pub revision: u32,
    /// Who sits where, in the order of play.
    pub seats: Vec<Seat>,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Neither secret nor hashes belong in a log.
        write!(f, "Game({} {} `{}`, {} seats)", self.id, self.kind, self.setup, self.seats.len())
    }
}

impl Game {
    /// Whether every seat is taken, so that the game can begin.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(Seat::is_taken)
    }
}

/// A seat. Nobody sits there if it has neither a token nor a bot; an external bot has both.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Seat {
    /// The browser, or external bot, that holds it.
    pub token: Option<Hash>,
    /// The name shown.
    pub name: String,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// What it added to the luck.
    pub nonce: Option<String>,
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({}, taken: {})", self.name, self.is_taken())
    }
}

impl Seat {
    /// Whether somebody or something sits there.
    pub fn is_taken(&self) -> bool {
        self.token.is_some() || self.bot.is_some()
    }
}

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// A word for a seat, `chance` or `table`.
    pub actor: String,
    /// What was said.
    pub sentence: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What the state hashes to after it, now and then, so that a drift of the rules is found.
    pub digest: Option<Digest>,
}

/// A hash of a state. Only those of one version can be compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest {
    /// How it was made; 0 for those of data that did not say so.
    pub version: u32,
    /// The hash.
    pub value: i64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The points of the seats, in the order of play.
    pub points: Vec<i32>,
    /// When, in milliseconds since 1970.
    pub ended_at: i64,
}

impl Outcome {
    /// The points as they are kept.
    pub(crate) fn points_text(&self) -> String {
        let points: Vec<String> = self.points.iter().map(i32::to_string).collect();
        points.join(" ")
    }
}
