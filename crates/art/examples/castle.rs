//! Paints the tiles of The Castle on one sheet, or another of its pictures:
//! `cargo run -p bastide-art --features png --example castle -- out.png [light|dark|contrast] [plain]
//! [turned] [PIXELS] [NAME…|wall|pieces]`

use std::error::Error;

use bastide_art::{Level, Palette, castle, png};
use bastide_castle::{Kind, WallTile, tiles};
use bastide_game::Seat;
use bastide_landscape::Facing;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("say where to: castle out.png")?;
    let (mut palette, mut level, mut pixels) = (Palette::Light, Level::Rich, 120.0);
    let mut facings = vec![Facing::UP];
    let mut kinds: Vec<&'static Kind> = Vec::new();
    for word in words {
        if let Some(named) = Palette::from_name(&word) {
            palette = named;
        } else if word == "plain" {
            level = Level::Plain;
        } else if word == "turned" {
            facings = Facing::ALL.to_vec();
        } else if word == "wall" {
            std::fs::write(&path, png(&castle::wall_svg(palette), pixels / 240.0)?)?;
            return Ok(());
        } else if word == "pieces" {
            std::fs::write(&path, png(&pieces(palette), pixels / 60.0)?)?;
            return Ok(());
        } else if let Ok(number) = word.parse() {
            pixels = number;
        } else {
            kinds.push(tiles::kind(&word).ok_or(format!("no tile is called {word}"))?);
        }
    }
    if kinds.is_empty() {
        kinds = tiles::kinds().iter().collect();
    }
    let tiles: Vec<_> =
        kinds.iter().flat_map(|kind| facings.iter().map(|facing| (*kind, *facing))).collect();
    let columns = if facings.len() > 1 { 4 } else { 10 };
    std::fs::write(path, png(&castle::sheet(&tiles, columns, pixels, palette, level), 1.0)?)?;
    Ok(())
}

/// Everything that is not a tile, side by side.
fn pieces(palette: Palette) -> String {
    let mut all = vec![castle::wall_back_svg(palette)];
    all.extend(WallTile::ALL.map(|tile| castle::wall_tile_svg(tile, palette)));
    for seat in Seat::all(2) {
        all.push(castle::keep_svg(seat, palette));
        all.push(castle::follower_svg(seat, false, palette, Level::Rich));
        all.push(castle::follower_svg(seat, true, palette, Level::Rich));
        all.push(castle::marker_svg(seat, palette));
    }
    let table = palette.colour("table").unwrap_or("none");
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="780" height="390"><rect width="780" height="390" fill="{table}"/>"#
    );
    for (n, picture) in all.iter().enumerate() {
        let (x, y) = (n % 6 * 130 + 5, n / 6 * 130 + 5);
        out += &picture.replacen("<svg ", &format!(r#"<svg x="{x}" y="{y}" "#), 1);
    }
    out + "</svg>"
}
