//! Help for the people at one table: ending it, and handing a lost seat back.

use bastide_game::{Actor, Seat, Turn};
use bastide_store::{Error as StoreError, WholeGame};

use super::{Archive, Error};
use crate::catalog::CatalogEntry;
use crate::play::LoadedGame;
use crate::token;

/// How often somebody else may be faster.
const TRIES: usize = 5;

impl Archive {
    /// A game with everything.
    pub(super) async fn whole(&self, id: &str) -> Result<WholeGame, Error> {
        self.admin.game(id).await?.ok_or_else(|| Error::NoTable(id.to_string()))
    }

    /// Ends a game: whoever must speak is out of time, and what was promised is revealed.
    pub async fn close_table(&self, id: &str) -> Result<(), Error> {
        for _ in 0..TRIES {
            let game = self.whole(id).await?;
            let unplayable = |error: crate::error::Error| Error::Unplayable {
                id: id.to_string(),
                why: error.cause().map_or_else(|| error.to_string(), str::to_string),
            };
            if !game.facts.is_full() {
                return Err(Error::NotBegun(id.to_string()));
            }
            let last = game.entries.len();
            let mut playing = LoadedGame::replay(game.facts, game.entries).map_err(unplayable)?;
            let seat = match playing.table.turn() {
                Turn::Over => return Err(Error::Over(id.to_string())),
                Turn::Chance => Seat(0),
                Turn::Player(seat) => seat,
            };
            let word = playing.catalog.word(Actor::Seat(seat));
            playing.end(&format!("timeout {word}")).map_err(unplayable)?;
            let outcome = playing.outcome().ok_or_else(|| Error::Over(id.to_string()))?;
            let entries = &playing.entries[last..];
            match self.admin.end(id, last as u32, entries, &outcome).await {
                // Somebody moved meanwhile.
                Err(StoreError::Conflict) => {}
                done => return Ok(done?),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// A key that hands a seat to whoever opens the link with it first: `/t/ID#KEY`. Until then whoever holds the
    /// seat keeps it.
    pub async fn seat_key(&self, id: &str, seat: &str) -> Result<String, Error> {
        let game = self.whole(id).await?;
        let n = seat_number(&game, seat)?;
        let holder = &game.facts.seats[n];
        if holder.token.is_none() || holder.bot.is_some() {
            return Err(Error::NoPerson(seat.to_string()));
        }
        let random = |error: crate::error::Error| Error::File {
            file: "randomness".to_string(),
            why: error.to_string(),
        };
        let key = token::token().map_err(random)?;
        self.admin.offer_return(id, n as u8, &token::hash(&key)).await?;
        Ok(key)
    }
}

/// The number of a seat that is given by its word, such as `red`, or its number from one.
pub(super) fn seat_number(game: &WholeGame, seat: &str) -> Result<usize, Error> {
    let count = game.facts.seats.len();
    let words = CatalogEntry::named(&game.facts.kind).map_or(&[][..], |catalog| catalog.seats);
    let words = &words[..count.min(words.len())];
    let by_word = words.iter().position(|word| *word == seat);
    let by_number = seat.parse::<usize>().ok().filter(|n| (1..=count).contains(n)).map(|n| n - 1);
    by_word
        .or(by_number)
        .ok_or_else(|| Error::NoSeat { seat: seat.to_string(), known: words.join(", ") })
}
