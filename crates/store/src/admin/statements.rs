//! The statements, the same for every kind of database.

/// The methods of a type with a pool `pool`. `$snapshot` begins a transaction that sees one moment, `$write` one that
/// writes; `$lock` ends a query whose rows nobody else may change before that is over; `$append` is how entries are
/// appended in this kind of database.
macro_rules! statements {
    ($admin:ty, $db:ty, $snapshot:literal, $write:literal, $lock:literal, $append:ident) => {
        type Connection = <$db as sqlx::Database>::Connection;

        /// Writes games; whether each is new.
        pub(super) async fn insert(
            db: &mut Connection,
            games: &[WholeGame],
        ) -> Result<Vec<bool>, Error> {
            let (mut new, mut appends) = (Vec::new(), Vec::new());
            for game in games {
                let facts = &game.facts;
                let insert = sqlx::query(
                    "insert into game (id, kind, rules, setup, aids, commitment, secret, owner, header,
                     created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                     on conflict (id) do nothing",
                );
                let rules = i32::try_from(facts.rules).unwrap_or(i32::MAX);
                let insert = insert.bind(&facts.id).bind(&facts.kind).bind(rules);
                let insert = insert.bind(&facts.setup).bind(&facts.aids).bind(&facts.commitment);
                let owner = facts.owner.as_ref().map(|hash| hash.as_slice());
                let insert = insert.bind(&facts.secret).bind(owner).bind(&facts.header);
                let done = insert.bind(facts.created_at).execute(&mut *db).await?;
                new.push(done.rows_affected() == 1);
                if done.rows_affected() == 0 {
                    continue;
                }
                let return_keys = game.return_keys.iter().chain(std::iter::repeat(&None));
                for ((n, seat), key) in (0_i32..).zip(&facts.seats).zip(return_keys) {
                    let insert = sqlx::query(
                        "insert into seat (game_id, seat, token_hash, name, bot, nonce, return_hash)
                         values ($1, $2, $3, $4, $5, $6, $7)",
                    );
                    let token = seat.token.as_ref().map(|hash| hash.as_slice());
                    let insert = insert.bind(&facts.id).bind(n).bind(token).bind(&seat.name);
                    let insert = insert.bind(&seat.bot).bind(&seat.nonce);
                    insert.bind(key.as_ref().map(|hash| hash.as_slice())).execute(&mut *db).await?;
                }
                appends.push(Append {
                    id: facts.id.clone(),
                    last: 0,
                    entries: game.entries.clone(),
                    outcome: game.outcome.clone(),
                    due: game.due,
                    by: None,
                });
                if let Some(next) = &game.rematch {
                    let insert =
                        sqlx::query("insert into rematch (game_id, next_id) values ($1, $2)");
                    insert.bind(&facts.id).bind(next).execute(&mut *db).await?;
                }
            }
            // One statement for the logs of all of them: there are hundreds of entries in a game.
            $append::insert(&mut *db, appends.iter().collect()).await?;
            Ok(new)
        }

        /// Removes all games.
        async fn clear(db: &mut Connection) -> Result<(), Error> {
            for statement in [
                "delete from entry",
                "delete from seat",
                "delete from result",
                "delete from due",
                "delete from rematch",
                "delete from game",
            ] {
                sqlx::query(statement).execute(&mut *db).await?;
            }
            Ok(())
        }

        impl $admin {
            pub(super) async fn count(&self) -> Result<u64, Error> {
                let games = sqlx::query_scalar("select count(*) from game");
                let games: i64 = games.fetch_one(&self.pool).await?;
                Ok(u64::try_from(games).unwrap_or_default())
            }

            pub(super) async fn games(
                &self,
                after: &str,
                only: Option<&str>,
                most: u32,
            ) -> Result<Vec<WholeGame>, Error> {
                let mut tx = self.pool.begin_with($snapshot).await?;
                let games = sqlx::query_as(
                    "select id, kind, rules, setup, aids, commitment, secret, owner, header, created_at,
                     revision
                     from game where id > $1 and ($2 is null or id = $2) order by id limit $3",
                );
                let games = games.bind(after).bind(only).bind(i64::from(most));
                let games: Vec<GameRow> = games.fetch_all(&mut *tx).await?;
                let (Some(first), Some(last)) = (games.first(), games.last()) else {
                    return Ok(Vec::new());
                };
                let (first, last) = (first.id.clone(), last.id.clone());
                let seats = sqlx::query_as(
                    "select game_id, token_hash, name, bot, nonce, return_hash from seat
                     where game_id >= $1 and game_id <= $2 order by game_id, seat",
                );
                let entries = sqlx::query_as(
                    "select game_id, actor, say, at, digest, digest_version from entry
                     where game_id >= $1 and game_id <= $2 order by game_id, seq",
                );
                let results = sqlx::query_as(
                    "select game_id, points, ended_at from result where game_id >= $1 and game_id <= $2",
                );
                let due = sqlx::query_as(
                    "select game_id, rank, at from due where game_id >= $1 and game_id <= $2",
                );
                let rematches = sqlx::query_as(
                    "select game_id, next_id from rematch where game_id >= $1 and game_id <= $2",
                );
                let hanging = Hanging {
                    seats: seats.bind(&first).bind(&last).fetch_all(&mut *tx).await?,
                    entries: entries.bind(&first).bind(&last).fetch_all(&mut *tx).await?,
                    results: results.bind(&first).bind(&last).fetch_all(&mut *tx).await?,
                    due: due.bind(&first).bind(&last).fetch_all(&mut *tx).await?,
                    rematches: rematches.bind(&first).bind(&last).fetch_all(&mut *tx).await?,
                };
                tx.commit().await?;
                Ok(rows::assemble(games, hanging))
            }

            pub(super) async fn check_tables(&self) -> Result<(), Error> {
                let found: Vec<String> =
                    sqlx::query_scalar(schema::TABLES).fetch_all(&self.pool).await?;
                Ok(migrations::check_tables(&found)?)
            }

            pub(super) async fn broken_schema(&self) -> Result<Vec<String>, Error> {
                let applied =
                    sqlx::query_as("select version, checksum, success from _sqlx_migrations");
                let applied: Vec<(i64, Vec<u8>, bool)> = applied.fetch_all(&self.pool).await?;
                let faults = migrations::check_applied(&schema::MIGRATIONS, &applied);
                Ok(faults.iter().map(ToString::to_string).collect())
            }

            pub(super) async fn ids(&self, skip: u64, limit: u32) -> Result<Vec<String>, Error> {
                let ids = sqlx::query_scalar(
                    "select cast(id as text) from game order by id limit $1 offset $2",
                );
                let skip = i64::try_from(skip).unwrap_or(i64::MAX);
                Ok(ids.bind(i64::from(limit)).bind(skip).fetch_all(&self.pool).await?)
            }

            pub(super) async fn broken_rows(
                &self,
                id: &str,
            ) -> Result<Vec<(Option<u32>, String)>, Error> {
                let mut broken = Vec::new();
                for (table, rows) in rows::ROWS {
                    for row in sqlx::query(rows).bind(id).fetch_all(&self.pool).await? {
                        broken.extend(rows::broken(table, &row));
                    }
                }
                Ok(broken)
            }

            pub(super) async fn tables(&self, after: &str, most: u32) -> Result<Vec<TableRow>, Error> {
                let mut tx = self.pool.begin_with($snapshot).await?;
                let tables = Self::list(&mut tx, after, None, most).await?;
                tx.commit().await?;
                Ok(tables)
            }

            async fn list(
                db: &mut <$db as sqlx::Database>::Connection,
                after: &str,
                only: Option<&str>,
                most: u32,
            ) -> Result<Vec<TableRow>, Error> {
                let tables = sqlx::query_as(
                    "select id, kind, setup, header is not null as imported, created_at, ended_at,
                     coalesce((select max(seq) from entry where game_id = id), 0) as entries,
                     coalesce((select at from entry where game_id = id order by seq desc limit 1), created_at)
                     as last_at
                     from game left join result on result.game_id = id
                     where id > $1 and ($2 is null or id = $2) order by id limit $3",
                );
                let tables = tables.bind(after).bind(only).bind(i64::from(most));
                let tables: Vec<ListRow> = tables.fetch_all(&mut *db).await?;
                let last = tables.last().map(|row| row.id.clone());
                let sitters = sqlx::query_as(
                    "select game_id, name, bot, token_hash is not null as held from seat
                     where game_id > $1 and game_id >= $2 and game_id <= $3 order by game_id, seat",
                );
                let from = only.unwrap_or_default();
                let sitters = sitters.bind(after).bind(from).bind(last);
                let sitters: Vec<SitterRow> = sitters.fetch_all(db).await?;
                Ok(rows::list(tables, sitters))
            }

            pub(super) async fn insert(&self, games: &[WholeGame]) -> Result<Vec<bool>, Error> {
                let mut tx = self.pool.begin_with($write).await?;
                let new = insert(&mut tx, games).await?;
                tx.commit().await?;
                Ok(new)
            }

            /// Begins to replace all games: they are gone for whoever looks only when that is over.
            pub(super) async fn replace(&self) -> Result<sqlx::Transaction<'static, $db>, Error> {
                let mut tx = self.pool.begin_with($write).await?;
                clear(&mut tx).await?;
                Ok(tx)
            }

            pub(super) async fn remove(&self, listed: &[TableRow]) -> Result<u64, Error> {
                // In the order in which servers append: two transactions never wait for each other crosswise.
                let mut listed: Vec<&TableRow> = listed.iter().collect();
                listed.sort_by_key(|table| &table.id);
                let mut tx = self.pool.begin_with($write).await?;
                let mut removed = 0;
                for table in listed {
                    let id = &table.id;
                    // Seats before the game, as whoever sits down takes them. An entry needs its game.
                    for rows in [
                        concat!("select 1 from seat where game_id = $1 order by seat", $lock),
                        concat!("select 1 from game where id = $1", $lock),
                    ] {
                        sqlx::query(rows).bind(id).execute(&mut *tx).await?;
                    }
                    let now = Self::list(&mut tx, "", Some(id), 1).await?;
                    if !now.first().is_some_and(|now| table.is_unchanged(now)) {
                        continue;
                    }
                    for statement in [
                        "delete from entry where game_id = $1",
                        "delete from seat where game_id = $1",
                        "delete from result where game_id = $1",
                        "delete from due where game_id = $1",
                        "delete from rematch where game_id = $1",
                        "delete from game where id = $1",
                    ] {
                        sqlx::query(statement).bind(id).execute(&mut *tx).await?;
                    }
                    removed += 1;
                }
                tx.commit().await?;
                Ok(removed)
            }

            pub(super) async fn end(
                &self,
                id: &str,
                last: u32,
                entries: &[Entry],
                outcome: &Outcome,
            ) -> Result<(), Error> {
                let mut tx = self.pool.begin_with($write).await?;
                let found = sqlx::query_scalar(
                    "select coalesce(max(seq), 0) from entry where game_id = $1",
                );
                let found: i32 = found.bind(id).fetch_one(&mut *tx).await?;
                if u32::try_from(found) != Ok(last) {
                    return Err(Error::Conflict);
                }
                let append = Append {
                    id: id.to_string(),
                    last,
                    entries: entries.to_vec(),
                    outcome: Some(outcome.clone()),
                    due: None,
                    by: None,
                };
                let lost = $append::insert(&mut *tx, vec![&append]).await?;
                if !lost.is_empty() {
                    return Err(Error::Conflict);
                }
                Ok(tx.commit().await?)
            }

            pub(super) async fn games_of(&self, who: &Hash) -> Result<Vec<String>, Error> {
                let found = sqlx::query_scalar(
                    "select id from game where owner = $1
                     union select game_id from seat where token_hash = $1 order by 1",
                );
                Ok(found.bind(who.as_slice()).fetch_all(&self.pool).await?)
            }

            pub(super) async fn anonymise(
                &self,
                who: &Hash,
                becomes: &Anonymised,
            ) -> Result<(), Error> {
                let mut tx = self.pool.begin_with($write).await?;
                for (n, seat) in &becomes.seats {
                    let replace = sqlx::query(
                        "update seat set token_hash = $4, name = $5, bot = $6, return_hash = null
                         where game_id = $1 and seat = $2 and token_hash = $3",
                    );
                    let token = seat.token.as_ref().map(|hash| hash.as_slice());
                    let replace = replace.bind(&becomes.id).bind(i32::from(*n)).bind(who.as_slice());
                    let replace = replace.bind(token).bind(&seat.name).bind(&seat.bot);
                    if replace.execute(&mut *tx).await?.rows_affected() != 1 {
                        return Err(Error::Conflict);
                    }
                }
                let disown = sqlx::query(
                    "update game set header = $3, revision = revision + 1,
                     owner = case when owner = $2 then null else owner end
                     where id = $1",
                );
                let disown = disown.bind(&becomes.id).bind(who.as_slice()).bind(&becomes.header);
                disown.execute(&mut *tx).await?;
                if let Some(at) = becomes.look_at {
                    let look = sqlx::query(
                        "insert into due (game_id, rank, at) values ($1, $2, $3)
                         on conflict (game_id) do update set rank = excluded.rank, at = excluded.at",
                    );
                    let look = look.bind(&becomes.id).bind(Rank::Unknown as i32).bind(at);
                    look.execute(&mut *tx).await?;
                }
                Ok(tx.commit().await?)
            }

            pub(super) async fn offer_return(
                &self,
                id: &str,
                seat: u8,
                key: &Hash,
            ) -> Result<(), Error> {
                let offer = sqlx::query(
                    "update seat set return_hash = $3
                     where game_id = $1 and seat = $2 and token_hash is not null and bot is null",
                );
                let offer = offer.bind(id).bind(i32::from(seat)).bind(key.as_slice());
                let rows = offer.execute(&self.pool).await?.rows_affected();
                if rows == 1 { Ok(()) } else { Err(Error::Conflict) }
            }

            pub(super) async fn close(&self) {
                self.pool.close().await;
            }
        }
    };
}
pub(super) use statements;
