create table game (
    id text primary key,
    kind text not null,
    rules integer not null,
    setup text not null,
    aids text not null,
    commitment text not null,
    secret text not null,
    owner blob,
    -- of an imported game: the rest of the header it came with
    header text,
    created_at bigint not null
) without rowid;

create index game_of_owner on game (owner);

-- Who sits where. Of a browser only the hash of its token is kept, of a link only that of its key.
create table seat (
    game_id text not null references game,
    seat integer not null,
    token_hash blob,
    name text not null,
    bot text,
    nonce text,
    return_hash blob,
    primary key (game_id, seat)
) without rowid;

create index seat_of_token on seat (token_hash);

-- The log. Nothing is ever updated or deleted; the key is the only lock.
create table entry (
    game_id text not null references game,
    seq integer not null,
    actor text not null,
    say text not null,
    at bigint not null,
    digest bigint,
    primary key (game_id, seq)
) without rowid;

create table result (
    game_id text primary key references game,
    points text not null,
    ended_at bigint not null
) without rowid;

create table rematch (
    game_id text primary key references game,
    next_id text not null
) without rowid;
