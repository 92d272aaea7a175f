//! Tokens, keys and ids: opaque random words. Only their hashes are kept.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use bastide_store::Hash;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;

/// Thirty-two letters and digits that nobody can mistake for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Five bits each: a hundred and thirty bits.
const TOKEN_LETTERS: usize = 26;
/// Anybody who knows the id of a table may watch it: eighty bits.
const ID_LETTERS: usize = 16;

/// A year, in seconds.
const COOKIE_AGE: u32 = 31_536_000;

/// Random bytes from the system.
pub(crate) fn random() -> Result<[u8; 32], Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|e| Error::Internal(format!("no randomness: {e}")))?;
    Ok(bytes)
}

fn word(letters: usize) -> Result<String, Error> {
    let bytes = random()?;
    Ok(bytes.iter().take(letters).map(|b| LETTERS[usize::from(*b) % 32] as char).collect())
}

/// A new token or key.
pub(crate) fn token() -> Result<String, Error> {
    word(TOKEN_LETTERS)
}

/// A new id of a table.
pub(crate) fn id() -> Result<String, Error> {
    word(ID_LETTERS)
}

/// What is kept of a token or key.
pub(crate) fn hash(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

/// The key of the link to an open seat. It follows from the secret of the game, so that it can be
/// shown again without being kept; when the secret is revealed no seat is open any more.
pub(crate) fn seat_key(secret: &str, id: &str, seat: usize) -> String {
    let hash = Sha256::digest(format!("seat link\n{secret}\n{id}\n{seat}\n").as_bytes());
    hash.iter().take(TOKEN_LETTERS).map(|b| LETTERS[usize::from(*b) % 32] as char).collect()
}

/// The browser that asks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Caller(pub(crate) Option<Hash>);

impl Caller {
    /// Reads the cookie.
    pub(crate) fn read(headers: &HeaderMap, name: &str) -> Caller {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|text| text.split(';')).filter_map(|p| p.split_once('='));
        let found = pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim());
        Caller(found.filter(|value| value.len() == TOKEN_LETTERS).map(hash))
    }

    /// The browser, with a new token if it had none, and the header that tells it.
    pub(crate) fn or_new(self, app: &App) -> Result<(Hash, HeaderMap), Error> {
        let mut headers = HeaderMap::new();
        if let Some(hash) = self.0 {
            return Ok((hash, headers));
        }
        let token = token()?;
        let secure = if app.is_https() { "; Secure" } else { "" };
        let cookie = format!(
            "{}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}",
            app.cookie_name()
        );
        let value = HeaderValue::from_str(&cookie).map_err(|e| Error::Internal(e.to_string()))?;
        headers.insert(SET_COOKIE, value);
        Ok((hash(&token), headers))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(Caller::read(&parts.headers, app.cookie_name()))
    }
}
