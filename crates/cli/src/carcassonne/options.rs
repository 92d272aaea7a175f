//! What can be chosen now, with numbers: as a list, and as notes on the board.

use bastide_carcassonne::{Action, Asks, Spot, State};
use bastide_game::{Game, ParseSentence};
use bastide_landscape::{Cell, Facing, Kind};

use super::board;
use super::expansions;
use super::picture::{HEIGHT, Picture, Width};
use crate::ink::{Ink, Paint};

/// The options in the order of their numbers: cells as one reads a page, all else as the rules
/// offer it.
pub(crate) fn sorted(game: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions.sort_by_key(|action| {
        if let Action::Tile { cell, facing, .. } = action {
            (cell.y, cell.x, facing.quarters())
        } else {
            (0, 0, 0)
        }
    });
    actions
}

/// Reads a sentence, or the short form `+1,0 >` for laying the drawn tile.
pub(crate) fn read(line: &str, game: &State) -> Result<Action, ParseSentence> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let action = match (&words[..], game.drawn()) {
        ([cell, facing], Some(kind)) if cell.parse::<Cell>().is_ok() => {
            format!("tile {} {cell} {facing}", kind.name).parse()
        }
        _ => line.parse(),
    };
    // A part is named after the tile just laid; before that there is nothing to set right.
    action.map(|action: Action| game.canonicalize(action))
}

/// The numbers of the options on the empty cells where the drawn tile fits.
pub(crate) fn notes(game: &State) -> Vec<(Cell, String)> {
    let mut notes: Vec<(Cell, Vec<usize>)> = Vec::new();
    if game.drawn().is_none() {
        return Vec::new();
    }
    for (n, action) in sorted(game).into_iter().enumerate() {
        if let Action::Tile { cell, .. } = action {
            match notes.last_mut().filter(|(last, _)| *last == cell) {
                Some((_, numbers)) => numbers.push(n + 1),
                None => notes.push((cell, vec![n + 1])),
            }
        }
    }
    let range = |numbers: &[usize]| match numbers {
        [first, .., last] => format!("{first}-{last}"),
        [one] => one.to_string(),
        [] => String::new(),
    };
    let notes = notes.into_iter();
    notes.map(|(cell, numbers)| (cell, range(&numbers))).collect()
}

/// The question with its options, and a picture that helps to choose.
pub(crate) fn list(game: &State, actions: &[Action], ink: Ink) -> String {
    match game.drawn() {
        Some(kind) => placements(kind, actions, ink),
        None => figures(game, actions, ink),
    }
}

/// The drawn tile in its facings, then a line for each cell.
fn placements(kind: &Kind, actions: &[Action], ink: Ink) -> String {
    let mut out = format!("\nWhere does {} go?\n", kind.name);
    let facings: Vec<Facing> = kind.facings().collect();
    for line in 0..HEIGHT {
        let mut text = String::from("  ");
        for facing in &facings {
            let picture = Picture::of(kind, *facing, Width::Full);
            let label = if line == 1 { facing.arrow() } else { ' ' };
            text.push_str(&format!("{label} "));
            for dot in &picture.lines[line] {
                text.push_str(&ink.paint(dot.paint, &dot.sign.to_string()));
            }
            text.push_str("   ");
        }
        out.push_str(text.trim_end());
        out.push('\n');
    }
    out.push('\n');
    out.push_str(&by_cells(actions, ink));
    out
}

/// Columns for the list of cells.
const LIST: usize = 76;

/// The numbers of the options by cells, several cells to a line.
fn by_cells(actions: &[Action], ink: Ink) -> String {
    let mut out = String::new();
    let mut used = 0;
    let numbered: Vec<(usize, &Action)> = (1..).zip(actions).collect();
    let cell = |action: &Action| {
        if let Action::Tile { cell, .. } = action { Some(*cell) } else { None }
    };
    for same in numbered.chunk_by(|a, b| cell(a.1) == cell(b.1)) {
        let at = cell(same[0].1).unwrap_or_default().to_string();
        let mut text = format!("  {at:<7}");
        let mut shown = text.len();
        for (n, action) in same {
            if let Action::Tile { facing, .. } = action {
                let number = n.to_string();
                shown += number.len() + 4;
                text.push_str(&format!("{} {facing}  ", ink.paint(Paint::Strong, &number)));
            }
        }
        if used > 0 && used + shown > LIST {
            out.push('\n');
            used = 0;
        }
        used += shown;
        out.push_str(&text);
    }
    let lines = out.lines().map(|line| format!("{}\n", line.trim_end()));
    lines.collect()
}

/// The tile just laid with the numbers of its places, then a line for each option.
fn figures(game: &State, actions: &[Action], ink: Ink) -> String {
    let tile = game.last();
    let picture = Picture::of(tile.kind, tile.facing, Width::Full);
    let mut lines = picture.lines.clone().map(|line| {
        let dots = line.iter().map(|dot| (dot.sign, dot.paint));
        dots.collect::<Vec<_>>()
    });
    let mut marked: Vec<Spot> = Vec::new();
    for (n, action) in actions.iter().enumerate() {
        let Action::Put { spot, .. } = action else {
            continue;
        };
        let Some(part) = spot.part_of(tile).filter(|_| !marked.contains(spot)) else {
            continue;
        };
        marked.push(*spot);
        let (row, column) = picture.spot(part);
        for (k, digit) in (n + 1).to_string().chars().take(2).enumerate() {
            lines[row][column + k] = (digit, Paint::Strong);
        }
    }
    let mut out = format!("\n{}\n", question(game));
    if !marked.is_empty() {
        for line in &lines {
            out.push_str(&format!("    {}\n", board::paint(line, ink)));
        }
    }
    for (n, action) in actions.iter().enumerate() {
        let number = ink.paint(Paint::Strong, &format!("{:>3}", n + 1));
        out.push_str(&format!("{number} {action}{}\n", meaning(*action)));
    }
    out
}

/// What an option means where its sentence does not say it.
fn meaning(action: Action) -> &'static str {
    match action {
        Action::Expansion(action) => expansions::meaning(action),
        Action::Pass => " (nothing more)",
        Action::Tile { .. } | Action::Put { .. } | Action::Move { .. } => "",
    }
}

/// What is asked.
fn question(game: &State) -> String {
    let asks = game.question().map_or(Asks::Deploy, |question| question.asks);
    match asks {
        Asks::PlaceTile => "Where does the tile go?".to_string(),
        Asks::Deploy => "A figure?".to_string(),
        Asks::MoveCounter => "Which points move which counter?".to_string(),
        Asks::Expansion(asks) => expansions::question(game, asks),
    }
}
