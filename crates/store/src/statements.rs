//! What is written inside a transaction that others share, the same for every kind of database: appends with a
//! statement for all of them, everything else one by one.

/// The function `all`, which writes with this kind of connection. `append` beside it knows how entries are inserted;
/// `$lock` keeps two from taking the same row, where that is needed.
macro_rules! statements {
    ($driver:ty, $connection:ty, $lock:literal) => {
        type Query<'q> = sqlx::query::Query<'q, $driver, <$driver as sqlx::Database>::Arguments>;

        /// Writes everything. An answer of `Conflict` concerns one write; any other error breaks the transaction off.
        pub(super) async fn all(
            db: &mut $connection,
            writes: &[Write],
        ) -> Result<Answers, Error> {
            let games = appends::games(writes);
            let heads = if games.is_empty() { Vec::new() } else { append::heads(db, &games).await? };
            let mut appends = Appends::new(heads);
            let mut answers = Vec::new();
            for write in writes {
                answers.push(match write {
                    Write::Append(append) => appends.add(append),
                    other @ (Write::Create { .. }
                    | Write::Claim { .. }
                    | Write::ReplaceToken { .. }
                    | Write::Rename { .. }
                    | Write::HandOver { .. }
                    | Write::OfferReturn { .. }
                    | Write::MoveSeat { .. }
                    | Write::SetDue { .. }
                    | Write::Postpone { .. }
                    | Write::TakeDue { .. }
                    | Write::GiveBack { .. }
                    | Write::Look
                    | Write::Pulse(_)) => alone(db, other).await?,
                });
            }
            let lost = append::insert(db, appends.taken).await?;
            Appends::refuse(&lost, writes, &mut answers);
            Ok(answers)
        }

        /// Writes one thing. If it is refused nothing of it remains.
        async fn alone(
            db: &mut $connection,
            write: &Write,
        ) -> Result<Result<Written, Error>, Error> {
            let mut inner = db.begin().await?;
            match one(&mut inner, write).await {
                Ok(written) => {
                    inner.commit().await?;
                    Ok(Ok(written))
                }
                Err(Error::Conflict) => {
                    inner.rollback().await?;
                    Ok(Err(Error::Conflict))
                }
                Err(error) => Err(error),
            }
        }

        async fn one(db: &mut $connection, write: &Write) -> Result<Written, Error> {
            match write {
                Write::Append(append) => {
                    Err(Error::Unknown(format!("{} is appended alone", append.id)))
                }
                Write::Create { facts, follows, first } => {
                    create(db, facts, follows.as_deref(), first).await
                }
                Write::Claim { id, seat, who, look_at } => {
                    let claim = sqlx::query(
                        "update seat set token_hash = $3, name = $4, nonce = $5, bot = $6
                         where game_id = $1 and seat = $2 and token_hash is null and bot is null",
                    );
                    let claim = claim.bind(id).bind(i32::from(*seat)).bind(token(&who.token));
                    reseated(db, id, claim.bind(&who.name).bind(&who.nonce).bind(&who.bot)).await?;
                    look(db, id, *look_at).await
                }
                Write::ReplaceToken { id, seat, who } => {
                    let replace = sqlx::query(
                        "update seat set token_hash = $3, name = $4
                         where game_id = $1 and seat = $2 and token_hash is not null and bot = $5",
                    );
                    let replace = replace.bind(id).bind(i32::from(*seat)).bind(token(&who.token));
                    reseated(db, id, replace.bind(&who.name).bind(&who.bot)).await
                }
                Write::Rename { id, seat, name } => {
                    let rename =
                        sqlx::query("update seat set name = $3 where game_id = $1 and seat = $2");
                    reseated(db, id, rename.bind(id).bind(i32::from(*seat)).bind(name)).await
                }
                Write::HandOver { id, seat, holder, bot, look_at } => {
                    let hand_over = sqlx::query(
                        "update seat set token_hash = null, return_hash = null, bot = $4
                         where game_id = $1 and seat = $2 and token_hash = $3 and bot is null",
                    );
                    let hand_over = hand_over.bind(id).bind(i32::from(*seat));
                    reseated(db, id, hand_over.bind(holder.as_slice()).bind(bot)).await?;
                    look(db, id, *look_at).await
                }
                Write::OfferReturn { id, seat, key } => {
                    let offer = sqlx::query(
                        "update seat set return_hash = $3 where game_id = $1 and seat = $2",
                    );
                    let offer = offer.bind(id).bind(i32::from(*seat)).bind(key.as_slice());
                    changed(db, offer).await
                }
                Write::MoveSeat { id, key, token } => {
                    let moved = sqlx::query_scalar(
                        "update seat set token_hash = $3, return_hash = null
                         where game_id = $1 and return_hash = $2 returning seat",
                    );
                    let moved = moved.bind(id).bind(key.as_slice()).bind(token.as_slice());
                    let moved: Option<i32> = moved.fetch_optional(&mut *db).await?;
                    let seat = moved.and_then(|seat| u8::try_from(seat).ok());
                    revise(db, id).await?;
                    seat.map(Written::Seat).ok_or(Error::Conflict)
                }
                Write::SetDue { id, due } => {
                    let set = sqlx::query(
                        "insert into due (game_id, rank, at)
                         select $1, $2, $3 where not exists (select 1 from result where game_id = $1)
                         on conflict (game_id) do update set rank = excluded.rank, at = excluded.at,
                         tries = 0, leased_by = null, leased_until = 0",
                    );
                    set.bind(id).bind(due.rank as i32).bind(due.at).execute(db).await?;
                    Ok(Written::Done)
                }
                Write::Postpone { id, now } => {
                    let postpone = sqlx::query(
                        "update due set tries = tries + 1, leased_by = null, leased_until = 0,
                         at = $2 + case when tries > 10 then 3600000 else 3000 * (1 << tries) end
                         where game_id = $1",
                    );
                    postpone.bind(id).bind(now).execute(db).await?;
                    Ok(Written::Done)
                }
                Write::TakeDue { node, now, until, most } => {
                    take_due(db, node, *now, *until, *most).await
                }
                Write::GiveBack { node, now } => {
                    const GIVE_BACK: &str = "update due set leased_by = null, leased_until = 0,
                         at = case when at > $1 and rank < $2 then $1 else at end
                         where leased_by is not null";
                    const GIVE_BACK_OF: &str = "update due set leased_by = null, leased_until = 0,
                         at = case when at > $1 and rank < $2 then $1 else at end
                         where leased_by = $3";
                    let give_back = match node {
                        Some(node) => sqlx::query(GIVE_BACK_OF)
                            .bind(now)
                            .bind(Rank::Person as i32)
                            .bind(node),
                        None => sqlx::query(GIVE_BACK).bind(now).bind(Rank::Person as i32),
                    };
                    give_back.execute(db).await?;
                    Ok(Written::Done)
                }
                Write::Look => Ok(Written::Done),
                Write::Pulse(now) => {
                    let pulse = sqlx::query(
                        "insert into pulse values (1, $1) on conflict (one) do update set at = $1",
                    );
                    pulse.bind(now).execute(db).await?;
                    Ok(Written::Done)
                }
            }
        }

        fn token(hash: &Option<Hash>) -> Option<&[u8]> {
            hash.as_ref().map(|hash| hash.as_slice())
        }

        /// Somebody must look at a game.
        async fn look(db: &mut $connection, id: &str, at: i64) -> Result<Written, Error> {
            let look = sqlx::query(
                "insert into due (game_id, rank, at) values ($1, $2, $3)
                 on conflict (game_id) do update set rank = excluded.rank, at = excluded.at",
            );
            look.bind(id).bind(Rank::Unknown as i32).bind(at).execute(db).await?;
            Ok(Written::Done)
        }

        /// Changes exactly one row, or nothing.
        async fn changed(db: &mut $connection, query: Query<'_>) -> Result<Written, Error> {
            let rows = query.execute(db).await?.rows_affected();
            if rows == 1 { Ok(Written::Done) } else { Err(Error::Conflict) }
        }

        /// Changes a seat, and counts that.
        async fn reseated(
            db: &mut $connection,
            id: &str,
            query: Query<'_>,
        ) -> Result<Written, Error> {
            changed(db, query).await?;
            revise(db, id).await
        }

        /// Counts that something about a table changed that no entry tells.
        async fn revise(db: &mut $connection, id: &str) -> Result<Written, Error> {
            let revise = sqlx::query("update game set revision = revision + 1 where id = $1");
            revise.bind(id).execute(db).await?;
            Ok(Written::Done)
        }

        async fn create(
            db: &mut $connection,
            game: &Game,
            follows: Option<&str>,
            first: &Append,
        ) -> Result<Written, Error> {
            let insert = sqlx::query(
                "insert into game (id, kind, rules, setup, aids, commitment, secret, owner, header, created_at)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            );
            let insert = insert.bind(&game.id).bind(&game.kind).bind(read::signed(game.rules));
            let insert = insert.bind(&game.setup).bind(&game.aids).bind(&game.commitment);
            let insert = insert.bind(&game.secret).bind(token(&game.owner)).bind(&game.header);
            insert.bind(game.created_at).execute(&mut *db).await?;
            for (n, seat) in (0_i32..).zip(&game.seats) {
                let insert = sqlx::query(
                    "insert into seat (game_id, seat, token_hash, name, bot, nonce)
                     values ($1, $2, $3, $4, $5, $6)",
                );
                let insert = insert.bind(&game.id).bind(n).bind(token(&seat.token));
                let insert = insert.bind(&seat.name).bind(&seat.bot).bind(&seat.nonce);
                insert.execute(&mut *db).await?;
            }
            if let Some(before) = follows {
                let insert = sqlx::query("insert into rematch (game_id, next_id) values ($1, $2)");
                insert.bind(before).bind(&game.id).execute(&mut *db).await?;
                revise(db, before).await?;
            }
            append::insert(db, vec![first]).await?;
            Ok(Written::Done)
        }

        async fn take_due(
            db: &mut $connection,
            node: &str,
            now: i64,
            until: i64,
            most: u32,
        ) -> Result<Written, Error> {
            let mut taken: Vec<DueTable> = Vec::new();
            for rank in Rank::ALL {
                let left = i64::from(most) - taken.len() as i64;
                if left <= 0 {
                    break;
                }
                let take = sqlx::query_as(concat!(
                    "with next as materialized (
                        select game_id from due where rank = $1 and at <= $2 and leased_until <= $2
                        order by at limit $3 ", $lock, ")
                     update due set leased_by = $4, leased_until = $5
                     where game_id in (select game_id from next) returning at, game_id, tries",
                ));
                let take = take.bind(rank as i32).bind(now).bind(left).bind(node).bind(until);
                let mut found: Vec<(i64, String, i32)> = take.fetch_all(&mut *db).await?;
                found.sort();
                taken.extend(found.into_iter().map(|(_, id, tries)| DueTable {
                    id,
                    rank,
                    tries: read::unsigned(tries),
                }));
            }
            Ok(Written::Due(taken))
        }
    };
}
pub(crate) use statements;
