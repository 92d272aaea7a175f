//! What can be chosen now, with numbers: as a list, and as notes on the board.

use bastide_castle::{Action, Kind, Space, State, WallTile};
use bastide_game::{Game, ParseSentence};

use super::board::paint;
use super::picture::{HEIGHT, Picture, spot};
use crate::ink::{Ink, Paint};

/// Reads a sentence, or the short form `B10 ^` for laying the drawn tile.
pub(crate) fn read(line: &str, game: &State) -> Result<Action, ParseSentence> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let action = match (&words[..], game.drawn()) {
        ([space, facing], Some(kind)) if space.parse::<Space>().is_ok() => {
            format!("tile {} {space} {facing}", kind.name).parse()
        }
        _ => line.parse(),
    };
    action.map(|action: Action| game.canonicalize(action))
}

/// The options that lay the drawn tile, by their spaces, with their numbers.
fn by_space(actions: &[Action]) -> Vec<(Space, Vec<(usize, Action)>)> {
    let mut found: Vec<(Space, Vec<(usize, Action)>)> = Vec::new();
    for (n, action) in (1..).zip(actions) {
        if let Action::Tile { space, .. } = action {
            match found.last_mut().filter(|(last, _)| last == space) {
                Some((_, options)) => options.push((n, *action)),
                None => found.push((*space, vec![(n, *action)])),
            }
        }
    }
    found
}

/// The numbers of the options on the empty spaces where the drawn tile fits.
pub(crate) fn notes(game: &State) -> Vec<(Space, String)> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let note = |options: &[(usize, Action)]| match options {
        [(first, _), .., (last, _)] => format!("{first}-{last}"),
        [(one, _)] => one.to_string(),
        [] => String::new(),
    };
    by_space(&actions).into_iter().map(|(space, options)| (space, note(&options))).collect()
}

/// The question with its options, and a picture that helps to choose.
pub(crate) fn list(game: &State, actions: &[Action], ink: Ink) -> String {
    match game.drawn() {
        Some(kind) => placements(kind, actions, ink),
        None => others(game, actions, ink),
    }
}

/// The drawn tile in its facings, then the spaces.
fn placements(kind: &'static Kind, actions: &[Action], ink: Ink) -> String {
    let mut out = format!("\nWhere does {} go?\n", kind.name);
    let pictures: Vec<_> =
        kind.facings().map(|facing| (facing, Picture::of(kind, facing))).collect();
    for line in 0..HEIGHT {
        let mut text = String::from("  ");
        for (facing, picture) in &pictures {
            let label = if line == 1 { facing.arrow() } else { ' ' };
            text.push_str(&format!("{label} {}   ", paint(&picture.lines[line], ink)));
        }
        out.push_str(text.trim_end());
        out.push('\n');
    }
    out.push('\n');
    /// Columns for the list of spaces.
    const LIST: usize = 76;
    let (mut line, mut used) = (String::new(), 0);
    for (space, options) in by_space(actions) {
        let mut text = format!("  {:<4}", space.to_string());
        let mut shown = text.len();
        for (n, action) in options {
            if let Action::Tile { facing, .. } = action {
                shown += n.to_string().len() + 4;
                text.push_str(&format!("{} {facing}  ", ink.paint(Paint::Strong, &n.to_string())));
            }
        }
        if used > 0 && used + shown > LIST {
            out.push_str(&format!("{}\n", line.trim_end()));
            (line, used) = (String::new(), 0);
        }
        line.push_str(&text);
        used += shown;
    }
    out + line.trim_end() + "\n"
}

/// The tile just laid with the numbers of its places, then a line for each option.
fn others(game: &State, actions: &[Action], ink: Ink) -> String {
    let mut out = format!("\n{}\n", question(actions));
    let last = game.board().tiles().last().filter(|tile| tile.space.is_some());
    let puts = matches!(actions.first(), Some(Action::Follower { .. }));
    if let Some(tile) = last.filter(|_| puts) {
        let mut picture = Picture::of(tile.kind, tile.facing);
        for (n, action) in (1..).zip(actions) {
            let Action::Follower { spot: place } = action else { continue };
            let Some(part) = place.part_of(tile) else { continue };
            let (row, column) = spot(tile.kind, tile.facing, part);
            let digits = format!("{n}");
            for (k, digit) in digits.chars().enumerate() {
                picture.lines[row][column + k] = (digit, Paint::Strong);
            }
        }
        for line in &picture.lines {
            out.push_str(&format!("    {}\n", paint(line, ink)));
        }
    }
    for (n, action) in (1..).zip(actions) {
        let number = ink.paint(Paint::Strong, &format!("{n:>3}"));
        out.push_str(&format!("{number} {action}{}\n", meaning(*action)));
    }
    out
}

/// What is asked, by the first answer.
fn question(actions: &[Action]) -> &'static str {
    match actions.first() {
        Some(Action::Play { .. }) => "A wall tile?",
        Some(Action::Score { .. }) => "What is scored next?",
        Some(Action::Tile { .. } | Action::Follower { .. } | Action::Pass) | None => "A follower?",
    }
}

/// What an option means where its sentence does not say it.
fn meaning(action: Action) -> &'static str {
    match action {
        Action::Play { tile: WallTile::ExtraTurn } => " (another turn after this one)",
        Action::Play { tile: WallTile::DoubleHouse } => {
            " (one house you complete now: a point more a tile)"
        }
        Action::Play { tile: WallTile::DoubleTower } => {
            " (one tower you complete now: two points more a tile)"
        }
        Action::Pass => " (nothing more)",
        Action::Play { .. }
        | Action::Tile { .. }
        | Action::Follower { .. }
        | Action::Score { .. } => "",
    }
}
