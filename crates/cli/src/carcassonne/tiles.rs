//! `bastide tiles`: the tiles of Carcassonne, drawn small.

use std::io::Write;

use anyhow::{Result, anyhow};
use bastide_carcassonne::Setup;
use bastide_carcassonne::tiles::{TileBox, WORDS, sign_words};
use bastide_landscape::{Facing, Kind, KindId};
use serde::Serialize;

use super::board;
use super::picture::{HEIGHT, LEGEND, Picture, Width};
use crate::ink::{Ink, columns};

/// Columns that a tile takes with what is written beside and below it.
const CARD: usize = 19;

/// A kind of tile and how many of it are in the game.
#[derive(Clone, Copy)]
struct Stack {
    kind: &'static Kind,
    count: u8,
    role: Option<&'static str>,
}

/// Lists the tiles that are played with.
pub(crate) fn list(with: Option<&str>, json: bool, out: &mut impl Write) -> Result<()> {
    let setup = Setup::read(with.unwrap_or("base"), 2).map_err(|e| anyhow!("--with: {e}"))?;
    let sets = sets(&setup);
    if json {
        writeln!(out, "{}", serde_json::to_string(&Listing::of(&setup, &sets))?)?;
        return Ok(());
    }
    let ink = Ink::for_stdout();
    let columns = columns().min(100);
    for (set, stacks) in &sets {
        let total: usize = stacks.iter().map(|s| usize::from(s.count)).sum();
        writeln!(out, "{}: {total} tiles\n", set.name())?;
        for row in stacks.chunks((columns / CARD).max(1)) {
            write!(out, "{}", cards(row, ink))?;
        }
    }
    writeln!(out, "{LEGEND}")?;
    Ok(())
}

/// The tiles of a game by the sets they come from.
fn sets(setup: &Setup) -> Vec<(TileBox, Vec<Stack>)> {
    let tiles = setup.tiles();
    let count = |kind: KindId| {
        let all = tiles.river.iter().chain(&tiles.bag);
        let in_bag = all.filter(|(k, _)| *k == kind).map(|(_, n)| *n).sum::<u8>();
        in_bag + u8::from(tiles.start == kind) + u8::from(tiles.lake == Some(kind))
    };
    let role = |kind: KindId| (tiles.start == kind).then_some("start tile");
    let stacks = |set: TileBox| {
        let stacks = set.kinds().iter().map(|kind| Stack {
            kind,
            count: count(kind.id),
            role: role(kind.id),
        });
        stacks.filter(|s| s.count > 0).collect::<Vec<_>>()
    };
    TileBox::all().map(|set| (set, stacks(set))).filter(|(_, stacks)| !stacks.is_empty()).collect()
}

/// A row of tiles: pictures with names beside them, and signs in words below.
fn cards(row: &[Stack], ink: Ink) -> String {
    let mut out = String::new();
    let words: Vec<Vec<String>> = row.iter().map(words).collect();
    for line in 0..HEIGHT {
        let mut text = String::new();
        let mut pending = 0;
        for stack in row {
            let picture = Picture::of(stack.kind, Facing::UP, Width::Full);
            let dots: Vec<_> = picture.lines[line].iter().map(|d| (d.sign, d.paint)).collect();
            let painted = board::paint(&dots, ink);
            let shown = dots.iter().rposition(|(sign, _)| *sign != ' ').map_or(0, |n| n + 1);
            let beside = match line {
                0 => format!(" {}", stack.kind.name),
                1 => format!(" ×{}", stack.count),
                _ => String::new(),
            };
            text.push_str(&" ".repeat(pending));
            text.push_str(&painted);
            text.push_str(&" ".repeat(Width::Full.columns() - shown));
            text.push_str(&beside);
            pending = CARD - Width::Full.columns() - beside.chars().count();
        }
        out.push_str(text.trim_end());
        out.push('\n');
    }
    for line in 0..words.iter().map(Vec::len).max().unwrap_or(0) {
        let text: String = words
            .iter()
            .map(|words| {
                let word = words.get(line).map_or("", String::as_str);
                format!("{word:<CARD$}")
            })
            .collect();
        out.push_str(text.trim_end());
        out.push('\n');
    }
    out.push('\n');
    out
}

/// What is printed on a tile beside its parts, in short lines.
fn words(stack: &Stack) -> Vec<String> {
    let on_parts = stack.kind.parts.iter();
    let mut words: Vec<&str> = stack.role.into_iter().collect();
    let signs = on_parts.flat_map(|part| sign_words(part.signs, WORDS.on_parts));
    for word in signs.chain(sign_words(stack.kind.signs, WORDS.on_tiles)) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() + 2 < CARD => {
                line.push_str(", ");
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_string()),
        }
    }
    lines
}

/// What `--json` prints.
#[derive(Serialize)]
struct Listing {
    with: String,
    total: usize,
    tiles: Vec<ListedTile>,
}

#[derive(Serialize)]
struct ListedTile {
    name: String,
    set: &'static str,
    count: u8,
    start: bool,
    signs: Vec<&'static str>,
    parts: Vec<ListedPart>,
}

#[derive(Serialize)]
struct ListedPart {
    terrain: &'static str,
    ports: Vec<&'static str>,
    signs: Vec<&'static str>,
}

impl Listing {
    fn of(setup: &Setup, sets: &[(TileBox, Vec<Stack>)]) -> Listing {
        let mut tiles = Vec::new();
        for (set, stacks) in sets {
            tiles.extend(stacks.iter().map(|stack| ListedTile::of(*set, stack)));
        }
        Listing {
            with: setup.with(),
            total: tiles.iter().map(|tile| usize::from(tile.count)).sum(),
            tiles,
        }
    }
}

impl ListedTile {
    fn of(set: TileBox, stack: &Stack) -> ListedTile {
        let parts = stack.kind.parts.iter().map(|part| ListedPart {
            terrain: part.terrain.word(),
            ports: part.ports.iter().map(|port| port.word()).collect(),
            signs: sign_words(part.signs, WORDS.on_parts),
        });
        ListedTile {
            name: stack.kind.name.to_string(),
            set: set.name(),
            count: stack.count,
            start: stack.role.is_some(),
            signs: sign_words(stack.kind.signs, WORDS.on_tiles),
            parts: parts.collect(),
        }
    }
}
