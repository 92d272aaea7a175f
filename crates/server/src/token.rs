//! Tokens, keys and ids: opaque random words. Only their hashes are kept.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use bastide_store::Hash;
use cookie::time::Duration;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;

/// Thirty-two letters and digits that nobody can mistake for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Five bits each: a hundred and thirty bits.
const TOKEN_LETTERS: usize = 26;
/// Anybody who knows the id of a table may watch it: eighty bits.
const ID_LETTERS: usize = 16;

/// A year.
const COOKIE_AGE: Duration = Duration::days(365);

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

/// Whether a text is an id as [`id`] makes them.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_LETTERS && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// The pattern of ids, for the document of all calls.
pub(crate) const ID_PATTERN: &str = "^[0-9a-hjkmnp-tv-z]{16}$";

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

/// The key with which an external bot takes an open seat. It follows from the secret like that of the link.
pub(crate) fn bot_key(secret: &str, id: &str, seat: usize) -> String {
    let hash = Sha256::digest(format!("bot key\n{secret}\n{id}\n{seat}\n").as_bytes());
    hash.iter().take(TOKEN_LETTERS).map(|b| LETTERS[usize::from(*b) % 32] as char).collect()
}

/// The token that a program shows. No browser sends one by itself, so no other site can make it do so.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = said.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The browser or program that asks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Caller(pub(crate) Option<Hash>);

impl Caller {
    /// Reads the token of a program, or else the cookie: whoever shows a token means nobody else.
    pub(crate) fn read(headers: &HeaderMap, name: &str) -> Caller {
        let jar = CookieJar::from_headers(headers);
        let found = bearer(headers).or_else(|| jar.get(name).map(Cookie::value));
        Caller(found.filter(|value| value.len() == TOKEN_LETTERS).map(hash))
    }

    /// The browser, with a new token if it had none, and the cookie that tells it.
    pub(crate) fn or_new(self, app: &App) -> Result<(Hash, CookieJar), Error> {
        let jar = CookieJar::new();
        if let Some(hash) = self.0 {
            return Ok((hash, jar));
        }
        let token = token()?;
        let hash = hash(&token);
        let cookie = Cookie::build((app.cookie_name(), token))
            .path("/")
            .max_age(COOKIE_AGE)
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(app.is_https());
        Ok((hash, jar.add(cookie)))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(Caller::read(&parts.headers, app.cookie_name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pattern_allows_exactly_the_letters_of_ids() {
        let (letters, count) =
            ID_PATTERN.trim_matches(['^', '$']).split_once(']').expect("a class of characters");
        assert_eq!(count, format!("{{{ID_LETTERS}}}"));
        let class = letters.trim_start_matches('[').as_bytes();
        let mut allowed = Vec::new();
        let mut at = 0;
        while at < class.len() {
            let is_range = class.get(at + 1) == Some(&b'-');
            let end = if is_range { class[at + 2] } else { class[at] };
            allowed.extend(class[at]..=end);
            at += if is_range { 3 } else { 1 };
        }
        assert_eq!(allowed, LETTERS);
        assert!(is_id(&id().expect("an id")));
    }
}
