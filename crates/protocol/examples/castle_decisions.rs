//! Writes records of games of The Castle that stop right before what the wall is about, for journeys in
//! the browser: `cargo run --release -p bastide-protocol --example castle_decisions -- web/tests/e2e/decisions`.
//! Games are random; of all that were tried the shortest is kept.
#![expect(clippy::print_stdout, reason = "it is what this is for")]

use std::path::Path;

use bastide_castle::{Setup, State};
use bastide_game::{Actor, Game, Seat, Table, Turn, new_record};
use bastide_protocol::Aids;
use bastide_protocol::castle::{CastleChoice, CastlePrompt, CastleQuestion, prompt};

/// A name, what is played, how many games are tried, and what is looked for.
type Sought = (&'static str, &'static str, u64, fn(&CastlePrompt) -> bool);

const SOUGHT: &[Sought] = &[
    ("castle-land", "", 60, lands),
    ("castle-land-other", "", 3000, lands_the_other),
    ("castle-taken", "", 3000, leaves_no_part),
    ("castle-play", "", 3000, doubles),
    ("castle-extra", "", 3000, scores_anyway),
    ("castle-idle", "", 1500, idles),
    ("castle-order", "order-choice", 3000, |asked| asked.question == CastleQuestion::Order),
];

/// Laying the tile brings the mover exactly to a corner tower, in one move.
fn lands(asked: &CastlePrompt) -> bool {
    asked.options.iter().any(|option| {
        matches!(option, CastleChoice::Tile { moves, .. }
            if matches!(moves.as_slice(), [only] if only.seat == asked.seat && only.wall))
    })
}

/// Laying the tile closes a house of the other and brings him, in one move, exactly to a corner tower.
fn lands_the_other(asked: &CastlePrompt) -> bool {
    asked.options.iter().any(|option| {
        let CastleChoice::Tile { moves, joins, .. } = option else { return false };
        let other = 1 - asked.seat;
        let lands = matches!(moves.as_slice(), [only] if only.seat == other && only.wall);
        let closed = joins.iter().filter(|join| join.open == 0 && join.owners == [other]);
        lands && closed.map(|join| join.terrain.as_str()).any(|terrain| terrain == "house")
    })
}

/// A wall tile may be played, and of some placements every part is taken, of others one is free.
fn leaves_no_part(asked: &CastlePrompt) -> bool {
    let next = |wanted| {
        asked.options.iter().any(
            |option| matches!(option, CastleChoice::Tile { then, .. } if *then == Some(wanted)),
        )
    };
    next(CastleQuestion::Wall) && next(CastleQuestion::Figure)
}

/// The mover scores whether he takes an extra turn or not.
fn scores_anyway(asked: &CastlePrompt) -> bool {
    let extra = asked.options.iter().any(|option| {
        matches!(option, CastleChoice::Play { tile, effect: true, .. } if tile == "extra-turn")
    });
    extra
        && asked.options.iter().any(|option| {
            matches!(option, CastleChoice::Pass { moves, .. }
                if moves.iter().any(|moved| moved.seat == asked.seat))
        })
}

/// A wall tile makes a house or tower richer.
fn doubles(asked: &CastlePrompt) -> bool {
    asked.options.iter().any(|option| {
        matches!(option, CastleChoice::Play { tile, effect: true, .. } if tile.starts_with("double"))
    })
}

/// The only wall tile that may be played would do nothing.
fn idles(asked: &CastlePrompt) -> bool {
    let mut plays = asked.options.iter().filter_map(|option| {
        if let CastleChoice::Play { effect, .. } = option { Some(*effect) } else { None }
    });
    plays.next() == Some(false) && plays.next().is_none()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("the folder to write to")?;
    std::fs::create_dir_all(&folder)?;
    for (name, with, games, is_it) in SOUGHT {
        let found = seek(name, with, *games, *is_it)?.ok_or("no game comes upon it")?;
        std::fs::write(Path::new(&folder).join(format!("{name}.txt")), found)?;
        println!("{name}");
    }
    Ok(())
}

/// Whether only the question of a tile, or only another, can be the one.
fn asks_now(name: &str, table: &Table<State>) -> bool {
    matches!(name, "castle-land" | "castle-land-other" | "castle-taken")
        == table.game().drawn().is_some()
}

/// The shortest game that stops before what is sought.
fn seek(
    name: &str,
    with: &str,
    games: u64,
    is_it: fn(&CastlePrompt) -> bool,
) -> Result<Option<String>, Box<dyn std::error::Error>> {
    let mut found: Option<(usize, String)> = None;
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let setup = Setup::read(with, 2)?;
        let mut record = new_record::<State>(&setup);
        record.aids = Some("all".to_string());
        let mut table = Table::<State>::new(setup);
        loop {
            let said = table.entry_count();
            if found.as_ref().is_some_and(|(best, _)| said >= *best) {
                break;
            }
            if asks_now(name, &table)
                && prompt(&table, Aids::All, &[Seat(0), Seat(1)]).is_some_and(|asked| is_it(&asked))
            {
                found = Some((said, record.to_string()));
                break;
            }
            let (actor, say) = match table.turn() {
                Turn::Over => break,
                Turn::Player(seat) => {
                    let mut actions = Vec::new();
                    table.game().actions(&mut actions);
                    (Actor::Seat(seat), actions[rng.usize(..actions.len())].to_string())
                }
                Turn::Chance => {
                    let mut outcomes = Vec::new();
                    table.game().outcomes(&mut outcomes);
                    (Actor::Chance, outcomes[rng.usize(..outcomes.len())].0.to_string())
                }
            };
            table.play_sentence(actor, &say)?;
            record.push(actor, &say);
        }
    }
    Ok(found.map(|(_, record)| record))
}
