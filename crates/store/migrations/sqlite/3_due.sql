-- Tables that somebody must look after, one row a running game: rank 0 waits for a program while people watch, 1 where
-- only programs play, 2 must be looked at to know, 3 waits for a person and ends when nobody comes.
-- Whoever looks after a table holds the lease; when it runs out, somebody else may.
create table due (
    game_id text primary key references game,
    rank integer not null,
    at bigint not null,
    tries integer not null default 0,
    leased_by text,
    leased_until bigint not null default 0
) without rowid;

create index due_next on due (rank, at);

insert into due (game_id, rank, at)
select id, 2, 0 from game
where id not in (select game_id from result)
and not exists (select 1 from seat where game_id = game.id and token_hash is null and bot is null);

-- Written to find out whether writing works.
create table pulse (
    one integer primary key check (one = 1),
    at bigint not null
);

-- Programs that migrated by this number find that the file is newer than they are.
pragma user_version = 3;
