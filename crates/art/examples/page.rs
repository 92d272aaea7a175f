//! Writes a page that shows how a browser uses the sprite: one geometry, three style sheets.
//! `cargo run -p bastide-art --example page -- page.html`

use std::error::Error;

use bastide_art::{Level, Palette, sprite, tile};
use bastide_carcassonne::tiles::TileBox;
use bastide_landscape::Facing;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("say where to: page page.html")?;
    let mut page = String::from("<!doctype html><meta charset=\"utf-8\"><style>svg{margin:4px}");
    page += "section{background:var(--table);padding:8px} .sprite{position:absolute;width:0}";
    for palette in Palette::ALL {
        page += &format!(".{}{{{}}}", palette.name(), palette.declarations());
    }
    page += "</style>";
    for level in [Level::Rich, Level::Plain] {
        let sprite = sprite(level);
        page += &if level == Level::Rich {
            sprite.replacen("<svg ", "<svg class=\"sprite\" height=\"0\" ", 1)
        } else {
            // Both sprites hold the stamps; a page needs them once.
            let grounds = sprite.find("<symbol ").map_or("", |start| &sprite[start..]);
            format!("<svg class=\"sprite\" height=\"0\"><defs>{grounds}")
        };
    }
    for palette in Palette::ALL {
        let level = if palette == Palette::Contrast { Level::Plain } else { Level::Rich };
        page += &format!("<section class=\"{}\">", palette.name());
        let kinds = TileBox::all().flat_map(TileBox::kinds).step_by(9);
        for (n, kind) in kinds.enumerate() {
            let facing = Facing::from_quarters(n as u8);
            let picture = tile(kind, facing, 0, level);
            page += &format!("<svg width=\"140\" viewBox=\"0 0 240 240\">{picture}</svg>");
        }
        page += "</section>";
    }
    std::fs::write(path, page)?;
    Ok(())
}
