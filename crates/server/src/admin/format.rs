//! Games as lines of JSON: docs/hosting.md describes them. One line says what follows, one each is a game with
//! everything, and the last one says that nothing is missing.

use bastide_game::position::ellipsize;
use bastide_store::{Digest, Due, Entry, Game, Hash, Outcome, Rank, Seat, WholeGame};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::catalog::{self, CatalogEntry};
use crate::token;

/// What the first line calls it.
const NAME: &str = "bastide-games";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FormatError {
    /// It is no JSON of the form expected here.
    #[error("{0}")]
    Form(String),
    /// The file is something else.
    #[error("this is no export of games")]
    Other,
    /// A newer program wrote it.
    #[error("it has version {0}, and this program reads up to {VERSION}")]
    Newer(u32),
    /// A line is too long to be a game.
    #[error("no game is that long")]
    TooLong,
    /// The id does not have the form of a server's ids.
    #[error("`{0}` is no id of a game")]
    Id(String),
    /// The game is not known here.
    #[error("there is no game `{0}`; there are {1}")]
    Kind(String, String),
    /// The game cannot be played by this number of players.
    #[error("`{id}` has {given} seats; {min} to {max} are possible")]
    Seats {
        /// The game.
        id: String,
        /// How many it has.
        given: usize,
        /// The minimum.
        min: u8,
        /// The maximum.
        max: u8,
    },
    /// The file ends before the line that says so.
    #[error("the file was cut short: {0} games were read, and the last line is missing")]
    CutShort(u64),
    /// The last line tells another number of games.
    #[error("{found} games were read, and the last line says {said}")]
    Miscounted {
        /// How many were there.
        found: u64,
        /// How many there should be.
        said: u64,
    },
}

/// The first line.
#[derive(Serialize, Deserialize)]
pub(super) struct Head {
    format: String,
    version: u32,
    /// The program that wrote it.
    program: String,
    /// About how many games follow: more may be made meanwhile.
    pub(super) games: u64,
}

impl Head {
    pub(super) fn new(games: u64) -> Head {
        let program = env!("CARGO_PKG_VERSION").to_string();
        Head { format: NAME.to_string(), version: VERSION, program, games }
    }

    pub(super) fn read(line: &str) -> Result<Head, FormatError> {
        let head: Head = serde_json::from_str(line).map_err(|_| FormatError::Other)?;
        match head {
            Head { ref format, .. } if format != NAME => Err(FormatError::Other),
            Head { version, .. } if version > VERSION => Err(FormatError::Newer(version)),
            head => Ok(head),
        }
    }
}

/// Any line after the first.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Line {
    /// The last line.
    End(End),
    /// A game.
    Game(Box<GameLine>),
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    /// How many games there were.
    pub(super) end: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameLine {
    id: String,
    kind: String,
    rules: u32,
    setup: String,
    aids: String,
    commitment: String,
    secret: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<Hex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    header: Option<String>,
    created_at: i64,
    seats: Vec<SeatLine>,
    entries: Vec<EntryLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<DueLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<Hex>,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    return_key: Option<Hex>,
}

/// Actor, sentence, time; and where it was kept, version and value of the digest.
#[derive(Serialize, Deserialize)]
struct EntryLine(String, String, i64, Option<(u32, i64)>);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeLine {
    points: Vec<i32>,
    ended_at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DueLine {
    rank: u8,
    at: i64,
}

/// The hash of a token or key.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[derive(Clone)]
struct Hex(Hash);

impl From<Hex> for String {
    fn from(Hex(hash): Hex) -> String {
        bastide_fair_draws::Bytes::from(hash).to_string()
    }
}

impl TryFrom<String> for Hex {
    type Error = String;

    fn try_from(text: String) -> Result<Hex, String> {
        let mut hash = [0; 32];
        let digits = text.is_ascii() && text.len() == 64;
        for (n, byte) in hash.iter_mut().enumerate().filter(|_| digits) {
            let pair = u8::from_str_radix(&text[2 * n..2 * n + 2], 16);
            *byte = pair.map_err(|_| "64 hexadecimal digits are needed".to_string())?;
        }
        if digits { Ok(Hex(hash)) } else { Err("64 hexadecimal digits are needed".to_string()) }
    }
}

impl GameLine {
    /// Whether a server could have made it, as far as that shows without playing it.
    pub(super) fn check(&self) -> Result<(), FormatError> {
        let mut ids = [Some(&self.id), self.rematch.as_ref()].into_iter().flatten();
        if let Some(id) = ids.find(|id| !token::is_id(id)) {
            return Err(FormatError::Id(ellipsize(id)));
        }
        let Some(catalog) = CatalogEntry::named(&self.kind) else {
            return Err(FormatError::Kind(ellipsize(&self.kind), catalog::names()));
        };
        let (given, (min, max)) = (self.seats.len(), (catalog.players)());
        if !(usize::from(min)..=usize::from(max)).contains(&given) {
            return Err(FormatError::Seats { id: self.id.clone(), given, min, max });
        }
        Ok(())
    }
}

impl From<&WholeGame> for GameLine {
    fn from(game: &WholeGame) -> GameLine {
        let WholeGame { facts, return_keys, entries, outcome, due, rematch } = game;
        let keys = return_keys.iter().copied().chain(std::iter::repeat(None));
        let seats = facts.seats.iter().zip(keys).map(|(seat, return_key)| SeatLine {
            token: seat.token.map(Hex),
            name: seat.name.clone(),
            bot: seat.bot.clone(),
            nonce: seat.nonce.clone(),
            return_key: return_key.map(Hex),
        });
        let entry = |entry: &Entry| {
            let digest = entry.digest.map(|digest| (digest.version, digest.value));
            EntryLine(entry.actor.clone(), entry.sentence.clone(), entry.at, digest)
        };
        let outcome = outcome.as_ref();
        GameLine {
            id: facts.id.clone(),
            kind: facts.kind.clone(),
            rules: facts.rules,
            setup: facts.setup.clone(),
            aids: facts.aids.clone(),
            commitment: facts.commitment.clone(),
            secret: facts.secret.clone(),
            owner: facts.owner.map(Hex),
            header: facts.header.clone(),
            created_at: facts.created_at,
            seats: seats.collect(),
            entries: entries.iter().map(entry).collect(),
            outcome: outcome
                .map(|o| OutcomeLine { points: o.points.clone(), ended_at: o.ended_at }),
            due: due.map(|due| DueLine { rank: due.rank as u8, at: due.at }),
            rematch: rematch.clone(),
        }
    }
}

impl From<GameLine> for WholeGame {
    fn from(line: GameLine) -> WholeGame {
        let return_keys = line.seats.iter().map(|seat| seat.return_key.as_ref().map(|key| key.0));
        let return_keys = return_keys.collect();
        let seat = |seat: SeatLine| Seat {
            token: seat.token.map(|hex| hex.0),
            name: seat.name,
            bot: seat.bot,
            nonce: seat.nonce,
        };
        let entry = |EntryLine(actor, sentence, at, digest): EntryLine| {
            let digest = digest.map(|(version, value)| Digest { version, value });
            Entry { actor, sentence, at, digest }
        };
        let facts = Game {
            id: line.id,
            kind: line.kind,
            rules: line.rules,
            setup: line.setup,
            aids: line.aids,
            commitment: line.commitment,
            secret: line.secret,
            owner: line.owner.map(|hex| hex.0),
            header: line.header,
            created_at: line.created_at,
            revision: 0,
            seats: line.seats.into_iter().map(seat).collect(),
        };
        let rank = |rank: u8| Rank::ALL.get(usize::from(rank)).copied().unwrap_or(Rank::Unknown);
        WholeGame {
            facts,
            return_keys,
            entries: line.entries.into_iter().map(entry).collect(),
            outcome: line.outcome.map(|o| Outcome { points: o.points, ended_at: o.ended_at }),
            due: line.due.map(|due| Due { rank: rank(due.rank), at: due.at }),
            rematch: line.rematch,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> WholeGame {
        let seat = Seat {
            token: Some([255; 32]),
            name: "Ada".to_string(),
            bot: None,
            nonce: Some("0f".repeat(32)),
        };
        let facts = Game {
            id: "k7q2".to_string(),
            kind: "carcassonne".to_string(),
            rules: 2,
            setup: "river".to_string(),
            aids: "all".to_string(),
            commitment: "c0".to_string(),
            secret: "5e".to_string(),
            owner: Some([7; 32]),
            header: Some("game carcassonne\n".to_string()),
            created_at: -1,
            revision: 0,
            seats: vec![seat, Seat::default()],
        };
        let digest = Some(Digest { version: 1, value: i64::MIN });
        let entry = Entry {
            actor: "chance".to_string(),
            sentence: "draw „V“\n".to_string(),
            at: 5,
            digest,
        };
        WholeGame {
            facts,
            return_keys: vec![None, Some([1; 32])],
            entries: vec![entry.clone(), Entry { digest: None, ..entry }],
            outcome: Some(Outcome { points: vec![3, -1], ended_at: 9 }),
            due: Some(Due { rank: Rank::Person, at: 77 }),
            rematch: Some("next".to_string()),
        }
    }

    #[test]
    fn everything_of_a_game_comes_back() {
        let bare = WholeGame { outcome: None, due: None, rematch: None, ..game() };
        for game in [game(), bare] {
            let text = serde_json::to_string(&GameLine::from(&game)).unwrap();
            assert!(!text.contains('\n'));
            let Ok(Line::Game(line)) = serde_json::from_str(&text) else { panic!("{text}") };
            assert_eq!(WholeGame::from(*line), game);
        }
    }

    #[test]
    fn what_is_no_export_is_refused() {
        assert_eq!(Head::read("{}").err(), Some(FormatError::Other));
        assert_eq!(Head::read("SQLite format 3").err(), Some(FormatError::Other));
        let mut head = Head::new(3);
        head.version = 9;
        let text = serde_json::to_string(&head).unwrap();
        assert_eq!(Head::read(&text).err(), Some(FormatError::Newer(9)));
        let text = serde_json::to_string(&GameLine::from(&game())).unwrap();
        for (from, to) in
            [("\"id\"", "\"ID\""), ("ffffff", "fffffg"), ("\"kind\":\"carc", "\"kind\":1,\"")]
        {
            let broken = text.replacen(from, to, 1);
            assert_ne!(broken, text);
            assert!(serde_json::from_str::<Line>(&broken).is_err(), "{broken}");
        }
    }
}
