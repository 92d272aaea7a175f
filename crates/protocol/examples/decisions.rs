//! Writes records of games that stop right before each kind of question, for journeys in the
//! browser: `cargo run --release -p bastide-protocol --example decisions -- web/tests/e2e/decisions`.
//! Games are random; of all that were tried the shortest is kept, and of those in which somebody out
//! of turn is asked the shortest as well.
#![expect(clippy::print_stdout, reason = "it is what this is for")]

use std::collections::BTreeMap;
use std::path::Path;

use bastide_carcassonne::{Setup, State};
use bastide_game::{Actor, Game, Table, Turn, new_record};
use bastide_protocol::Aids;
use bastide_protocol::carcassonne::{Prompt, prompt};

/// What is played to come upon a question, and with how many.
const SOUGHT: &[(&str, &str, usize, u64)] = &[
    ("again", "builder trader-tiles", 2, 300),
    ("land", "machines", 2, 300),
    ("gold", "gold", 2, 100),
    ("take", "gold", 3, 3000),
    ("magic", "magic", 2, 100),
    ("robber", "robbers", 2, 100),
    ("rob", "robbers messages", 3, 6000),
    ("move", "messages", 2, 300),
    ("message", "messages", 2, 600),
    ("ferry", "ferries", 2, 100),
    ("turn", "ferries", 2, 600),
    ("capture", "tower", 2, 300),
    ("exchange", "tower big-meeple", 2, 9000),
    ("circle", "circles", 3, 300),
    ("join", "circles", 3, 600),
    ("remove", "circles", 3, 600),
    ("fly", "machines", 2, 30),
    ("piece", "tower", 2, 30),
    ("guard", "tower", 2, 100),
    ("ransom", "tower", 2, 300),
    ("ransom-later", "tower", 2, 3000),
    ("recall", "abbot", 2, 100),
];
/// Questions late in a game with everything, and how many tiles lie then at least.
const LATE: &[(&str, usize)] = &[("magic", 90), ("robber", 60), ("gold", 60), ("capture", 60)];
/// Those of them that are answers to the question for a figure.
const ANSWERS: &[&str] = &["fly", "piece", "guard", "ransom", "recall"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("the folder to write to")?;
    std::fs::create_dir_all(&folder)?;
    for (question, with, players, games) in SOUGHT {
        let found = seek(question, with, *players, *games, 0)?;
        for (out_of_turn, record) in found {
            let name =
                if out_of_turn { format!("{question}-others") } else { question.to_string() };
            std::fs::write(Path::new(&folder).join(format!("{name}.txt")), record)?;
            println!("{name}");
        }
    }
    for (question, tiles) in LATE {
        let found = seek(question, "all", 4, 8, *tiles)?;
        let record = found.get(&false).ok_or("it was never asked")?;
        std::fs::write(Path::new(&folder).join(format!("late-{question}.txt")), record)?;
        println!("late-{question}");
    }
    Ok(())
}

/// What follows the name of a question that is an answer to another one as well.
const LATER: &str = "-later";

/// Whether a prompt asks this, or offers it as an answer that the client shows: not a flight that can land nowhere.
fn asks(asked: &Prompt, word: &str) -> Result<bool, serde_json::Error> {
    let question = serde_json::to_value(asked.question)?;
    if let Some(word) = word.strip_suffix(LATER) {
        return Ok(question == word);
    }
    let options = serde_json::to_value(&asked.options)?;
    let offered =
        options.as_array().is_some_and(|all| all.iter().any(|o| o["kind"] == word && lands(o)));
    Ok(question == word || offered)
}

fn lands(option: &serde_json::Value) -> bool {
    let Some(landings) = option["landings"].as_array() else { return true };
    landings
        .iter()
        .any(|landing| landing["parts"].as_array().is_some_and(|parts| !parts.is_empty()))
}

/// The shortest games with so many tiles that stop before a question, to whoever moves and to somebody else.
fn seek(
    question: &str,
    with: &str,
    players: usize,
    games: u64,
    tiles: usize,
) -> Result<BTreeMap<bool, String>, Box<dyn std::error::Error>> {
    let mut found: BTreeMap<bool, (usize, String)> = BTreeMap::new();
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let setup = Setup::read(with, players)?;
        let mut record = new_record::<State>(&setup);
        let mut table = Table::<State>::new(setup);
        loop {
            let said = table.entry_count();
            let is_answer = ANSWERS.contains(&question);
            if let Some(asked) = prompt(&table, Aids::None, |_| is_answer) {
                let out_of_turn = asked.seat != table.game().mover().0;
                let shorter = found.get(&out_of_turn).is_none_or(|(best, _)| said < *best);
                let late = table.game().land().tiles().len() >= tiles;
                if shorter && late && asks(&asked, question)? {
                    found.insert(out_of_turn, (said, record.to_string()));
                }
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
    Ok(found.into_iter().map(|(out_of_turn, (_, record))| (out_of_turn, record)).collect())
}
