//! What a server works out for everybody at a table after a move, late in a game: the scene with its options, what
//! changed in the view, and the rows of the log.
//!
//! `cargo run --release -p bastide-protocol --example told_moves -- 1000 told-classic` tells a thousand moves on
//! boards of about a hundred tiles and says how many bytes that took. `cargo xtask instructions` counts them.
#![allow(clippy::print_stdout, missing_docs)]

use std::error::Error;

use bastide_carcassonne::Setup;
use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Actor, Chronicle, Seat, Table, Turn};
use bastide_protocol::{Aids, Audience, SceneView, Told, WireGame, patch};

/// How many moves of players are made before they are told.
const BEFORE: usize = 140;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let moves: usize = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let bytes = match arguments.next().unwrap_or_default().as_str() {
        "told-castle" => {
            let setup = bastide_castle::Setup::read("", 2)?;
            tell::<bastide_castle::State>(&setup, moves, 40)?
        }
        "told-cards" => {
            let setup = bastide_cardcassonne::Setup::read("", 2)?;
            tell::<bastide_cardcassonne::State>(&setup, moves, 20)?
        }
        "told-all" => {
            let setup = Setup::read("all", 2)?;
            tell::<bastide_carcassonne::State>(&setup, moves, BEFORE)?
        }
        _ => {
            let setup = Setup::read("river abbot inns traders", 2)?;
            tell::<bastide_carcassonne::State>(&setup, moves, BEFORE)?
        }
    };
    println!("{moves} moves, {} bytes each", bytes / moves.max(1));
    Ok(())
}

/// Plays random games and tells so many of their moves, in each from one on.
fn tell<G: WireGame>(setup: &G::Setup, moves: usize, before: usize) -> Result<usize, Box<dyn Error>>
where
    G::Setup: Clone,
{
    let mut luck = TestRng::seeded(7);
    let (mut told, mut bytes) = (0, 0);
    while told < moves {
        let mut table: Table<G> = Table::new(setup.clone());
        let mut chronicle = Chronicle::of(&table);
        let (mut made, mut view) = (0, None::<SceneView>);
        while told < moves && table.turn() != Turn::Over {
            let after = table.entry_count() as u32;
            let mut events = Vec::new();
            // A player's move, and what chance owes then.
            while let Some(m) = random_move(table.game(), &mut luck) {
                let by = match table.turn() {
                    Turn::Player(seat) => Actor::Seat(seat),
                    Turn::Chance | Turn::Over => Actor::Chance,
                };
                let sentence = match m {
                    bastide_game::Move::Choose(action) => action.to_string(),
                    bastide_game::Move::Deal(outcome) => outcome.to_string(),
                };
                let played = table.play_sentence(by, &sentence)?;
                chronicle.follow(table.entry_count(), by, &m, &played.events);
                events.extend(played.events);
                if table.turn() != Turn::Chance {
                    break;
                }
            }
            made += 1;
            if made < before {
                continue;
            }
            let asked: Vec<Seat> = match table.turn() {
                Turn::Player(seat) => vec![seat],
                Turn::Chance | Turn::Over => Vec::new(),
            };
            let to = Audience { mine: &asked, open: table.turn() == Turn::Over };
            let now = Told { table: &table, chronicle: &chronicle };
            let mut scene = G::scene(now, Aids::default(), to, &events);
            let texts = scene.texts()?;
            let others = scene.prompt_of_others()?;
            let log = serde_json::to_string(&G::log(now, to, after))?;
            let changed = match &view {
                Some(before) => patch(before, &scene)?,
                None => None,
            };
            if let Some(changed) = changed {
                told += 1;
                bytes += changed.len() + texts.prompt.len() + others.len() + texts.events.len();
                bytes += log.len();
            }
            view = Some(scene.into());
        }
    }
    Ok(bytes)
}
