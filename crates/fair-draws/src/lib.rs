//! Verifiable luck: whoever draws cannot choose what is drawn, and everybody can check it later.
//!
//! Before the first draw a table publishes a [`commitment`] to a secret. Every seat adds a nonce that
//! the table did not know when it chose the secret. Both together make the [`Key`], which fixes every
//! draw of the game. When the game is over the secret is revealed, and whoever wants to draws
//! everything again. The whole of it, with numbers to test against, is in docs/luck.md.
//!
//! ```
//! use bastide_fair_draws::{Bytes, Key, commitment};
//!
//! let secret: Bytes = "00".repeat(32).parse().expect("64 hexadecimal digits");
//! let promise = commitment(&secret, "game-1");
//! let key = Key::new(&secret, "carcassonne 1 inns red blue", &[Bytes::from([1; 32])]);
//! assert!(key.below(1, 71) < 71);
//! assert_eq!(key.below(1, 71), key.below(1, 71));
//! assert_eq!(promise, commitment(&secret, "game-1"));
//! ```
#![forbid(unsafe_code)]

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// Thirty-two bytes: a secret, a nonce or a commitment. Written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes([u8; 32]);

impl Bytes {
    /// The bytes themselves.
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }
}

impl From<[u8; 32]> for Bytes {
    fn from(bytes: [u8; 32]) -> Bytes {
        Bytes(bytes)
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A secret must not slip into a log by way of `{:?}`.
        f.write_str("Bytes(…)")
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("64 hexadecimal digits are needed")]
pub struct ParseBytes;

impl FromStr for Bytes {
    type Err = ParseBytes;

    fn from_str(text: &str) -> Result<Bytes, ParseBytes> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(ParseBytes);
        }
        let digit = |byte: u8| (byte as char).to_digit(16).ok_or(ParseBytes);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Bytes(bytes))
    }
}

/// The promise that is published before the first draw: SHA-256 of the secret and the game's id.
pub fn commitment(secret: &Bytes, id: &str) -> Bytes {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    hash.update(id.as_bytes());
    Bytes(hash.finalize().into())
}

/// What fixes every draw of a game.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// HMAC-SHA-256 with the secret over the canonical setup and the nonces in the order of seats.
    pub fn new(secret: &Bytes, setup: &str, nonces: &[Bytes]) -> Key {
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("any length of key will do");
        mac.update(setup.as_bytes());
        for nonce in nonces {
            mac.update(&nonce.0);
        }
        Key(mac.finalize().into_bytes().into())
    }

    /// The number that outcome `k` of the game takes below `bound`: the first word of the stream
    /// that does not favour small numbers. `bound` is not 0.
    pub fn below(&self, k: u64, bound: u32) -> u32 {
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&k.to_le_bytes());
        let mut stream = ChaCha20::new(&self.0.into(), &nonce.into());
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let mut word = [0; 4];
            stream.apply_keystream(&mut word);
            let word = u32::from_le_bytes(word);
            if word <= fair {
                return word % bound;
            }
        }
    }
}

/// The text of a setup that goes into the key: game, rules version, what is played, seats.
pub fn canonical_setup(game: &str, rules: u32, with: &str, seats: &[String]) -> String {
    format!("game {game}\nrules {rules}\nwith {with}\nseats {}\n", seats.join(" "))
}

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
