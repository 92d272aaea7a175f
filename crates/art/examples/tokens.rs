//! Paints figures, tokens and the track into a folder:
//! `cargo run -p bastide-art --features png --example tokens -- folder [light|dark|contrast]`

use std::error::Error;
use std::path::Path;

use bastide_art::{Palette, Token, figure, png, track};
use bastide_carcassonne::{Figure, Good};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let folder = words.next().ok_or("say where to: tokens folder")?;
    let palette = words.next().and_then(|word| Palette::from_name(&word)).unwrap_or_default();
    let mut tokens: Vec<Token> = Vec::new();
    for seat in 0..6 {
        tokens.extend(Figure::ALL.map(|figure| Token::Figure(figure, seat)));
        tokens.extend([Token::Farmer(seat), Token::BigFarmer(seat), Token::Counter(seat)]);
    }
    tokens.extend([Good::Wine, Good::Grain, Good::Cloth].map(Token::Good));
    tokens.extend([Token::Mage, Token::Witch, Token::Robber]);
    tokens.extend([Token::Ferry, Token::GoldBar, Token::TowerPiece]);
    for token in tokens {
        let path = Path::new(&folder).join(format!("{}.png", token.symbol()));
        std::fs::write(path, png(&figure(token, palette), 1.5)?)?;
    }
    let points = [37, 62, 12, 49, 49, 110];
    std::fs::write(Path::new(&folder).join("track.png"), png(&track(&points, palette), 1.0)?)?;
    Ok(())
}
