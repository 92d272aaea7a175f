//! Paints the cards of Cardcassonne on one sheet, or another of its pictures:
//! `cargo run -p bastide-art --features png --example card_sheet -- out.png [light|dark|contrast] [PIXELS]
//! [NAME…|pieces]`

use std::error::Error;

use bastide_art::{Palette, cardcassonne, png};
use bastide_cardcassonne::{Card, Row};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("say where to: cards out.png")?;
    let (mut palette, mut pixels) = (Palette::Light, 180.0);
    let mut shown: Vec<Card> = Vec::new();
    for word in words {
        if let Some(named) = Palette::from_name(&word) {
            palette = named;
        } else if word == "pieces" {
            std::fs::write(&path, png(&pieces(palette), 1.0)?)?;
            return Ok(());
        } else if let Ok(number) = word.parse() {
            pixels = number;
        } else {
            shown.push(Card::from_name(&word).ok_or(format!("no card is called {word}"))?);
        }
    }
    if shown.is_empty() {
        shown = Card::all().collect();
    }
    std::fs::write(path, png(&cardcassonne::sheet(&shown, 5, pixels, palette), 1.0)?)?;
    Ok(())
}

/// The signs of the rows and the chest, side by side.
fn pieces(palette: Palette) -> String {
    let mut all = Row::ALL.map(|row| cardcassonne::row_icon_svg(row, palette)).to_vec();
    all.push(cardcassonne::chest_svg(palette));
    let table = palette.colour("table").unwrap_or("none");
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="530" height="106"><rect width="530" height="106" fill="{table}"/>"#
    );
    for (n, picture) in all.iter().enumerate() {
        out += &picture.replacen("<svg ", &format!(r#"<svg x="{}" y="5" "#, n * 106 + 5), 1);
    }
    out + "</svg>"
}
