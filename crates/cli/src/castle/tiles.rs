//! `bastide tiles --game castle`: the tiles of The Castle drawn small, and the wall tiles.

use std::io::{self, Write};

use anyhow::Result;
use bastide_castle::{Kind, Timing, WallTile, on_part, tiles};
use bastide_landscape::{Facing, Signs};
use serde::Serialize;

use super::board::paint;
use super::picture::{HEIGHT, LEGEND, Picture};
use crate::ink::Ink;

/// Columns that a tile takes with what is written beside it.
const CARD: usize = 16;

/// Signs in words.
const SIGNS: [(Signs, &str); 4] = [
    (on_part::MARKET, "market"),
    (on_part::FOUNTAIN, "fountain"),
    (on_part::SQUARE, "square"),
    (on_part::DOOR, "door"),
];

/// Pictures of all tiles, then the wall tiles.
pub(crate) fn draw(columns: usize, ink: Ink, out: &mut impl Write) -> io::Result<()> {
    let total: usize = tiles::kinds().iter().map(|kind| usize::from(kind.copies)).sum();
    writeln!(out, "The Castle: {total} tiles\n")?;
    for row in tiles::kinds().chunks((columns / CARD).max(1)) {
        for line in 0..HEIGHT {
            let mut text = String::new();
            for kind in row {
                let picture = Picture::of(kind, Facing::UP);
                let beside = match line {
                    0 => kind.name.to_string(),
                    1 => format!("×{}", kind.copies),
                    _ => String::new(),
                };
                text.push_str(&format!("{} {beside:<8}", paint(&picture.lines[line], ink)));
            }
            writeln!(out, "{}", text.trim_end())?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{LEGEND}\n")?;
    let total: usize = WallTile::ALL.iter().map(|tile| usize::from(tile.worth().copies)).sum();
    writeln!(out, "Wall tiles: {total}, of which 13 lie on the corner towers\n")?;
    for (n, tile) in (1..).zip(WallTile::ALL) {
        let copies = tile.worth().copies;
        writeln!(out, "{n:>3} {:<14} ×{copies}  {}", tile.word(), effect(tile))?;
    }
    Ok(())
}

/// What a wall tile does, in a line.
fn effect(tile: WallTile) -> String {
    let amount = tile.worth().amount;
    let does = match tile {
        WallTile::ExtraTurn => "another turn after this one".to_string(),
        WallTile::DoubleHouse => format!("{amount} more a tile for a house you complete"),
        WallTile::DoubleTower => format!("{amount} more a tile for a tower you complete"),
        WallTile::OpenPath => "your best unfinished path scores".to_string(),
        WallTile::OpenTower => "your best unfinished tower scores".to_string(),
        WallTile::OpenHouse => "your best unfinished house scores".to_string(),
        WallTile::RichMarkets => format!("{amount} more a market on your best court"),
        WallTile::LargerKeep => format!("your keep counts {amount} tiles more"),
        WallTile::Bonus => format!("{amount} points"),
    };
    match tile.worth().timing {
        Timing::Play => format!("played: {does}"),
        Timing::End => format!("at the end: {does}"),
    }
}

/// What `--json` prints.
#[derive(Serialize)]
pub(crate) struct Listing {
    game: &'static str,
    total: usize,
    tiles: Vec<ListedTile>,
    wall_tiles: Vec<ListedWallTile>,
}

#[derive(Serialize)]
struct ListedTile {
    name: &'static str,
    count: u8,
    parts: Vec<ListedPart>,
}

#[derive(Serialize)]
struct ListedPart {
    terrain: &'static str,
    ports: Vec<&'static str>,
    signs: Vec<&'static str>,
}

#[derive(Serialize)]
struct ListedWallTile {
    name: &'static str,
    count: u8,
    played: bool,
    amount: u8,
}

/// All tiles as one JSON object.
pub(crate) fn json() -> Result<String> {
    let listed: Vec<ListedTile> = tiles::kinds().iter().map(ListedTile::of).collect();
    let wall_tiles = WallTile::ALL.map(|tile| {
        let worth = tile.worth();
        let played = worth.timing == Timing::Play;
        ListedWallTile { name: tile.word(), count: worth.copies, played, amount: worth.amount }
    });
    let total = listed.iter().map(|tile| usize::from(tile.count)).sum();
    let listing = Listing { game: "castle", total, tiles: listed, wall_tiles: wall_tiles.into() };
    Ok(serde_json::to_string(&listing)?)
}

impl ListedTile {
    fn of(kind: &Kind) -> ListedTile {
        let parts = kind.parts.iter().map(|part| ListedPart {
            terrain: part.terrain.word(),
            ports: part.ports.iter().map(|port| port.word()).collect(),
            signs: SIGNS
                .iter()
                .filter(|(sign, _)| part.signs.has(*sign))
                .map(|(_, w)| *w)
                .collect(),
        });
        ListedTile { name: kind.name, count: kind.copies, parts: parts.collect() }
    }
}
