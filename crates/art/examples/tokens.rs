//! Paints figures, tokens and the track into a folder:
//! `cargo run -p bastide-art --features png --example tokens -- folder [light|dark|contrast]`

use std::error::Error;
use std::path::Path;

use bastide_art::{Level, Palette, Token, figure, png, track};
use bastide_carcassonne::{Figure, Good};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let folder = words.next().ok_or("say where to: tokens folder")?;
    let palette = words.next().and_then(|word| Palette::from_name(&word)).unwrap_or_default();
    let mut tokens: Vec<Token> = Vec::new();
    for seat in 0..6 {
        tokens.extend(Figure::ALL.map(|figure| Token::Figure(figure, seat)));
        tokens.extend([Token::Farmer(seat), Token::BigFarmer(seat)]);
        tokens.extend([Token::Counter(seat), Token::Woman(seat)]);
    }
    tokens.extend([Good::Wine, Good::Grain, Good::Cloth].map(Token::Good));
    tokens.extend([Token::Mage, Token::Witch, Token::Robber]);
    tokens.extend([Token::Ferry, Token::GoldBar, Token::TowerPiece]);
    // Pictures within a picture: each keeps its own coordinates.
    let place = |(n, token): (usize, &Token)| {
        let corner = format!("<svg x=\"{}\" y=\"{}\" ", n % 8 * 96, n / 8 * 96);
        figure(*token, palette, Level::Rich).replacen("<svg ", &corner, 1)
    };
    let (width, height) = (8 * 96, tokens.len().div_ceil(8) * 96);
    let ground = palette.colour("field").unwrap_or("none");
    let all: String = tokens.iter().enumerate().map(place).collect();
    let sheet = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="100%" height="100%" fill="{ground}"/>{all}</svg>"#
    );
    std::fs::write(Path::new(&folder).join("figures.png"), png(&sheet, 1.25)?)?;
    let points = [37, 62, 12, 49, 49, 110];
    std::fs::write(Path::new(&folder).join("track.png"), png(&track(&points, palette), 1.0)?)?;
    Ok(())
}
