//! Paints every kind of tile on one sheet:
//! `cargo run -p bastide-art --features png --example sheet -- out.png [light|dark|contrast] [plain]
//! [turned] [PIXELS] [NAME…]`

use std::error::Error;

use bastide_art::{Level, Palette, Shown, png, sheet};
use bastide_carcassonne::tiles::{TileBox, kind};
use bastide_landscape::Facing;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("say where to: sheet out.png")?;
    let (mut palette, mut level, mut pixels) = (Palette::Light, Level::Rich, 120.0);
    let mut facings = vec![Facing::UP];
    let mut kinds = Vec::new();
    for word in words {
        if let Some(named) = Palette::from_name(&word) {
            palette = named;
        } else if word == "plain" {
            level = Level::Plain;
        } else if word == "turned" {
            facings = Facing::ALL.to_vec();
        } else if let Ok(number) = word.parse() {
            pixels = number;
        } else {
            kinds.push(kind(&word).ok_or(format!("no tile is called {word}"))?);
        }
    }
    if kinds.is_empty() {
        kinds = TileBox::all().flat_map(TileBox::kinds).collect();
    }
    let tiles: Vec<Shown> =
        kinds.iter().flat_map(|kind| facings.iter().map(|facing| (*kind, *facing, 0))).collect();
    let columns = match tiles.len() {
        _ if facings.len() > 1 => 4,
        0..12 => 4,
        12..60 => 8,
        _ => 14,
    };
    std::fs::write(path, png(&sheet(&tiles, columns, pixels, palette, level), 1.0)?)?;
    Ok(())
}
