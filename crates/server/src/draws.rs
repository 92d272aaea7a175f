//! Draws that anybody can repeat: docs/luck.md.

use std::str::FromStr;

use crate::error::Error;
use crate::token;
use bastide_fair_draws::{Bytes, Key, canonical_setup, commitment};
use bastide_game::{
    Actor, Entry, Game, MoveError, Record, ReplayError, Rng, Table, Turn, draw, setup_of,
};
use bastide_protocol::{Draw, Draws, Weighted};

/// The number of one outcome of a game.
struct Numbered<'a> {
    key: &'a Key,
    k: u64,
}

impl Rng for Numbered<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.key.below(self.k, bound)
    }
}

/// What outcome `k` of a game is, if chance must speak.
pub(crate) fn outcome<G: Game>(game: &G, key: &Key, k: u64) -> Option<G::Outcome> {
    if game.turn() != Turn::Chance {
        return None;
    }
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    Some(draw(&outcomes, &mut Numbered { key, k }))
}

/// The key of a game: from its secret, its setup and what the seats added.
pub(crate) fn key(
    secret: &Bytes,
    game: &str,
    rules: u32,
    with: &str,
    seats: &[String],
    nonces: &[Bytes],
) -> Key {
    Key::new(secret, &canonical_setup(game, rules, with, seats), nonces)
}

/// What the verification of a record found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verified {
    /// Every draw is the one that was promised.
    Agrees {
        /// How many there were.
        draws: u64,
    },
    /// The secret is not the one that was promised.
    OtherSecret {
        /// The entry that reveals it.
        entry: usize,
    },
    /// A draw is not the one that was promised.
    Differs {
        /// The first such entry.
        entry: usize,
        /// What it says.
        says: String,
        /// What it should say.
        drawn: String,
    },
}

/// Why a record cannot be verified.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unverifiable {
    /// Something is not there.
    #[error("the record has no {0}; it cannot be verified")]
    Missing(&'static str),
    /// Something is no number of 32 bytes.
    #[error("{0}: 64 hexadecimal digits are needed")]
    NoBytes(&'static str),
    /// It cannot be played.
    #[error(transparent)]
    Play(#[from] ReplayError),
}

/// Draws everything again and compares.
pub(crate) fn verify<G: Game>(record: &Record) -> Result<Verified, Unverifiable> {
    let setup = setup_of::<G>(record)?;
    let bytes = |text: &str, what| Bytes::from_str(text).map_err(|_| Unverifiable::NoBytes(what));
    let promise = record.commitment.as_deref().ok_or(Unverifiable::Missing("commitment"))?;
    let promise = bytes(promise, "commitment")?;
    let id = record.extra.iter().find(|(key, _)| key == "x-id").map(|(_, id)| id.as_str());
    let id = id.ok_or(Unverifiable::Missing("x-id"))?;
    let mut nonces = Vec::new();
    for seat in 0..record.seats.len() {
        let nonce = record.nonces.iter().find(|(s, _)| s.index() == seat);
        let (_, nonce) = nonce.ok_or(Unverifiable::Missing("nonce for every seat"))?;
        nonces.push(bytes(nonce, "nonce")?);
    }
    let reveals = |entry: &Entry| {
        let hex = entry.sentence.strip_prefix("reveal ").filter(|_| entry.actor == Actor::Table);
        hex.map(str::to_string)
    };
    let mut entries = record.entries.iter().enumerate();
    let revealed = entries.find_map(|(n, entry)| reveals(entry).map(|hex| (n + 1, hex)));
    let (reveal, secret) = revealed.ok_or(Unverifiable::Missing("revealed secret yet"))?;
    let secret = bytes(&secret, "reveal")?;
    if commitment(&secret, id) != promise {
        return Ok(Verified::OtherSecret { entry: reveal });
    }
    let with = G::with(&setup);
    let key = key(&secret, &record.game, record.rules, &with, &record.seats, &nonces);
    let mut table = Table::<G>::before_record(record)?;
    let mut draws = 0;
    for (n, entry) in record.entries.iter().enumerate() {
        if entry.actor == Actor::Chance {
            draws += 1;
            let drawn = outcome(table.game(), &key, draws);
            let says = G::Outcome::from_str(&entry.sentence).ok();
            if let (Some(drawn), true) = (drawn, drawn != says) {
                let (says, drawn) = (entry.sentence.clone(), drawn.to_string());
                return Ok(Verified::Differs { entry: n + 1, says, drawn });
            }
        }
        let refused = |why: MoveError| ReplayError::Entry { entry: n + 1, place: entry.place, why };
        table.play_sentence(entry.actor, &entry.sentence).map_err(refused)?;
    }
    Ok(Verified::Agrees { draws })
}

/// All it takes to draw a game again elsewhere. What could be drawn is told once the secret is known.
pub(crate) fn draws<G: Game>(record: &Record) -> Result<Draws, ReplayError> {
    let setup = setup_of::<G>(record)?;
    let id = record.extra.iter().find(|(key, _)| key == "x-id").map(|(_, id)| id.clone());
    let nonce = |seat: usize| {
        let found = record.nonces.iter().find(|(s, _)| s.index() == seat);
        found.map(|(_, nonce)| nonce.clone())
    };
    let revealed = record.entries.iter().filter(|entry| entry.actor == Actor::Table);
    let secret = revealed.filter_map(|entry| entry.sentence.strip_prefix("reveal ")).next();
    let with = G::with(&setup);
    let mut told = Draws {
        id,
        commitment: record.commitment.clone(),
        secret: secret.map(str::to_string),
        setup: canonical_setup(&record.game, record.rules, &with, &record.seats),
        nonces: (0..record.seats.len()).map(nonce).collect(),
        draws: Vec::new(),
        broken: None,
    };
    let mut table = Table::<G>::before_record(record)?;
    let mut outcomes = Vec::new();
    for (n, entry) in (1..).zip(&record.entries) {
        if entry.actor == Actor::Chance && table.turn() == Turn::Chance && secret.is_some() {
            outcomes.clear();
            table.game().outcomes(&mut outcomes);
            let weighted = |(outcome, weight): &(G::Outcome, u32)| Weighted {
                sentence: outcome.to_string(),
                weight: *weight,
            };
            let outcomes = outcomes.iter().map(weighted).collect();
            told.draws.push(Draw { n, sentence: entry.sentence.clone(), outcomes });
        }
        if table.play_sentence(entry.actor, &entry.sentence).is_err() {
            told.broken = Some(n);
            break;
        }
    }
    Ok(told)
}

/// The id of a new game, its secret and what is published of it.
#[derive(Clone)]
pub(crate) struct Promise {
    pub(crate) id: String,
    pub(crate) secret: String,
    pub(crate) commitment: String,
}

impl Promise {
    pub(crate) fn new(id: &str) -> Result<Promise, Error> {
        let secret = Bytes::from(token::random()?);
        Ok(Promise {
            id: id.to_string(),
            secret: secret.to_string(),
            commitment: commitment(&secret, id).to_string(),
        })
    }

    /// A public nonce for a bot or a client that stays silent.
    pub(crate) fn nonce() -> Result<String, Error> {
        Ok(Bytes::from(token::random()?).to_string())
    }

    /// A client's nonce, or one for it.
    pub(crate) fn nonce_or(given: Option<&str>) -> Result<String, Error> {
        let Some(given) = given else {
            return Promise::nonce();
        };
        let bytes = Bytes::from_str(given);
        let bytes = bytes.map_err(|e| Error::BadRequest(format!("nonce: {e}")))?;
        Ok(bytes.to_string())
    }
}
