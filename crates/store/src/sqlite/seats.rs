//! Who sits where: the only rows that change.

use super::Sqlite;
use crate::error::Error;
use crate::row::{Hash, Seat};

impl Sqlite {
    pub(crate) async fn claim(&self, id: &str, number: u8, who: &Seat) -> Result<(), Error> {
        let done = sqlx::query(
            "update seat set token_hash = $3, name = $4, nonce = $5, bot = $6
             where game_id = $1 and seat = $2 and token_hash is null and bot is null",
        )
        .bind(id)
        .bind(number)
        .bind(who.token.as_ref().map(|hash| hash.as_slice()))
        .bind(&who.name)
        .bind(&who.nonce)
        .bind(&who.bot)
        .execute(&self.pool)
        .await?;
        one(done.rows_affected())
    }

    pub(crate) async fn replace_token(
        &self,
        id: &str,
        number: u8,
        who: &Seat,
    ) -> Result<(), Error> {
        let done = sqlx::query(
            "update seat set token_hash = $3, name = $4
             where game_id = $1 and seat = $2 and token_hash is not null and bot = $5",
        )
        .bind(id)
        .bind(number)
        .bind(who.token.as_ref().map(|hash| hash.as_slice()))
        .bind(&who.name)
        .bind(&who.bot)
        .execute(&self.pool)
        .await?;
        one(done.rows_affected())
    }

    pub(crate) async fn rename(&self, id: &str, seat: u8, name: &str) -> Result<(), Error> {
        let done = sqlx::query("update seat set name = $3 where game_id = $1 and seat = $2")
            .bind(id)
            .bind(seat)
            .bind(name)
            .execute(&self.pool)
            .await?;
        one(done.rows_affected())
    }

    pub(crate) async fn hand_over(
        &self,
        id: &str,
        seat: u8,
        holder: &Hash,
        bot: &str,
    ) -> Result<(), Error> {
        let done = sqlx::query(
            "update seat set token_hash = null, return_hash = null, bot = $4
             where game_id = $1 and seat = $2 and token_hash = $3 and bot is null",
        )
        .bind(id)
        .bind(seat)
        .bind(holder.as_slice())
        .bind(bot)
        .execute(&self.pool)
        .await?;
        one(done.rows_affected())
    }

    pub(crate) async fn offer_return(&self, id: &str, seat: u8, key: &Hash) -> Result<(), Error> {
        let done = sqlx::query("update seat set return_hash = $3 where game_id = $1 and seat = $2")
            .bind(id)
            .bind(seat)
            .bind(key.as_slice())
            .execute(&self.pool)
            .await?;
        one(done.rows_affected())
    }

    pub(crate) async fn move_seat(&self, id: &str, key: &Hash, token: &Hash) -> Result<u8, Error> {
        let moved = sqlx::query_scalar(
            "update seat set token_hash = $3, return_hash = null
             where game_id = $1 and return_hash = $2 returning seat",
        )
        .bind(id)
        .bind(key.as_slice())
        .bind(token.as_slice())
        .fetch_optional(&self.pool)
        .await?;
        moved.ok_or(Error::Conflict)
    }
}

fn one(rows: u64) -> Result<(), Error> {
    if rows == 1 { Ok(()) } else { Err(Error::Conflict) }
}
