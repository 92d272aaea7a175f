-- Ids are random words: they are compared byte by byte.
create table game (
    id text collate "C" primary key,
    kind text not null,
    rules integer not null,
    setup text not null,
    aids text not null,
    commitment text not null,
    secret text not null,
    owner bytea,
    -- of an imported game: the rest of the header it came with
    header text,
    created_at bigint not null,
    -- how often something changed that no entry tells: who sits where, and which game follows
    revision integer not null default 0
);

create index game_of_owner on game (owner);

-- Who sits where. Of a browser only the hash of its token is kept, of a link only that of its key.
create table seat (
    game_id text collate "C" not null references game,
    seat integer not null,
    token_hash bytea,
    name text not null,
    bot text,
    nonce text,
    return_hash bytea,
    primary key (game_id, seat)
);

create index seat_of_token on seat (token_hash);

-- The log. Nothing is ever updated or deleted; the key is the only lock.
create table entry (
    game_id text collate "C" not null references game,
    seq integer not null,
    actor text not null,
    say text not null,
    at bigint not null,
    digest bigint,
    -- how the digest was made
    digest_version integer not null default 0,
    primary key (game_id, seq)
);

create table result (
    game_id text collate "C" primary key references game,
    points text not null,
    ended_at bigint not null
);

create table rematch (
    game_id text collate "C" primary key references game,
    next_id text collate "C" not null
);

-- Tables that somebody must look after, one row a running game: rank 0 waits for a program while people watch, 1 where
-- only programs play, 2 must be looked at to know, 3 waits for a person and ends when nobody comes.
-- Whoever looks after a table holds the lease; when it runs out, somebody else may.
create table due (
    game_id text collate "C" primary key references game,
    rank integer not null,
    at bigint not null,
    tries integer not null default 0,
    leased_by text,
    leased_until bigint not null default 0
);

create index due_next on due (rank, at);

-- What a node looks after is found when the node is gone.
create index due_leased on due (leased_by) where leased_by is not null;

-- Written to find out whether writing works.
create table pulse (
    one integer primary key check (one = 1),
    at bigint not null
);

-- The name by which the nodes at this database know each other.
create table cluster (
    one integer primary key check (one = 1),
    name text not null
);

insert into cluster values (1, replace(gen_random_uuid()::text, '-', ''));
