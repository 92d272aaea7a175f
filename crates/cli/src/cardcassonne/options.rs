//! What can be chosen, with numbers, and what was meant.

use bastide_cardcassonne::worth::FOREIGN;
use bastide_cardcassonne::{Action, Asks, Card, Row, State, next_stretch, promise};
use bastide_game::{Game, ParseSentence, Seat, Turn};

use crate::ink::{Ink, Paint};
use crate::narrate::counted;

/// Reads a sentence. `green-2 road` plays a card in the way that is possible now.
pub(crate) fn read(line: &str, game: &State) -> Result<Action, ParseSentence> {
    let lower = line.trim().to_ascii_lowercase();
    lower.parse().or_else(|error| {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let asked: Vec<&str> = lower.split_whitespace().collect();
        let meant = |action: &Action| {
            let sentence = action.to_string();
            sentence.split_whitespace().skip(1).eq(asked.iter().copied())
        };
        // A row alone could be a claim or forgotten half.
        let meant = actions.into_iter().filter(|_| asked.len() == 2).find(meant);
        meant.ok_or(error)
    })
}

/// The question with its options: cards with their rows side by side, everything else a line each.
pub(crate) fn list(game: &State, actions: &[Action], ink: Ink) -> String {
    let mut out = format!("\n{}\n", question(game));
    let numbered: Vec<(usize, Action)> = (1..).zip(actions.iter().copied()).collect();
    let number = |n: usize| ink.paint(Paint::Strong, &format!("{n:>3}"));
    for same in numbered.chunk_by(|a, b| played(a.1).is_some() && played(a.1) == played(b.1)) {
        if let Some((verb, card)) = played(same[0].1) {
            let mut line = format!("  {verb} {:<16}", card.to_string());
            for (n, action) in same {
                if let Some(row) = row(*action) {
                    line.push_str(&format!("{} {:<11}", number(*n), row.word()));
                }
            }
            out.push_str(line.trim_end());
            out.push('\n');
            continue;
        }
        for (n, action) in same {
            out.push_str(&format!("{} {action}{}\n", number(*n), meaning(game, *action)));
        }
    }
    out
}

/// The verb and the card of an option that plays one.
fn played(action: Action) -> Option<(&'static str, Card)> {
    match action {
        Action::Put { card, .. } => Some(("put", card)),
        Action::Down { card, .. } => Some(("down", card)),
        Action::Play { card, .. } => Some(("play", card)),
        Action::Claim { .. }
        | Action::Discard { .. }
        | Action::Keep { .. }
        | Action::Assign { .. } => None,
    }
}

fn row(action: Action) -> Option<Row> {
    match action {
        Action::Put { row, .. }
        | Action::Down { row, .. }
        | Action::Play { row, .. }
        | Action::Claim { row } => Some(row),
        Action::Discard { .. } | Action::Keep { .. } | Action::Assign { .. } => None,
    }
}

/// What is asked.
fn question(game: &State) -> &'static str {
    match game.question().map(|question| question.asks) {
        Some(Asks::PutJoker(_)) => "In which row does the joker go?",
        Some(Asks::Begin) => "Your first card, face down in any row, or your follower?",
        Some(Asks::Play) | None => "A card, or your follower?",
        Some(Asks::Foreign(_)) => "It lay in a row of another colour. Ten points, or keep it?",
        Some(Asks::AssignJoker) => "Which animals does the joker join?",
    }
}

/// What an option means where its sentence does not say it.
fn meaning(game: &State, action: Action) -> String {
    match (action, game.turn()) {
        (Action::Claim { row }, Turn::Player(seat)) => stretch(game, seat, row),
        (Action::Discard { .. }, _) => format!(" ({FOREIGN} points; it leaves the game)"),
        (Action::Keep { .. }, _) => " (as if it lay in its own row)".to_string(),
        (Action::Assign { kind }, Turn::Player(seat)) => {
            let animals = counted(game.animals(seat).size(kind).into(), "animal");
            format!(" ({animals} there)")
        }
        _ => String::new(),
    }
}

/// What a follower would secure now, as far as its owner knows.
fn stretch(game: &State, seat: Seat, row: Row) -> String {
    let cards = next_stretch(game, seat, row);
    if cards.is_empty() {
        return " (no cards)".to_string();
    }
    let found = promise(game, seat, row, cards.clone(), |by| by == seat);
    let mut parts = vec![counted(cards.len(), "card"), counted(found.points().into(), "point")];
    if found.buildings > 0 {
        parts.push(counted(found.buildings.into(), "building"));
    }
    if found.hidden > 0 {
        parts.push(format!("{} unknown", found.hidden));
    }
    format!(" ({})", parts.join(", "))
}
