//! Figures and tokens as pictures by themselves.

use bastide_carcassonne::{Figure, Good};

use crate::geometry::point::at;
use crate::scene::Scene;
use crate::{Level, Palette};

/// Something that stands on a board or lies beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A figure of a seat, by its number.
    Figure(Figure, u8),
    /// A meeple of a seat that lies on a field.
    Farmer(u8),
    /// The big meeple of a seat that lies on a field.
    BigFarmer(u8),
    /// The counter of a seat on the track.
    Counter(u8),
    /// A token of goods.
    Good(Good),
    /// The mage.
    Mage,
    /// The witch.
    Witch,
    /// A robber.
    Robber,
    /// A ferry.
    Ferry,
    /// A gold bar.
    GoldBar,
    /// A piece of a tower.
    TowerPiece,
}

impl Token {
    /// The name of its symbol in [`crate::sprite`].
    pub fn symbol(self) -> String {
        let of = |name: &str, seat: u8| format!("{name}-{}", seat % 6);
        match self {
            Token::Figure(figure, seat) => of(figure.word(), seat),
            Token::Farmer(seat) => of("farmer", seat),
            Token::BigFarmer(seat) => of("big-farmer", seat),
            Token::Counter(seat) => of("counter", seat),
            Token::Good(Good::Wine) => "wine".to_string(),
            Token::Good(Good::Grain) => "grain".to_string(),
            Token::Good(Good::Cloth) => "cloth".to_string(),
            Token::Mage => "mage".to_string(),
            Token::Witch => "witch".to_string(),
            Token::Robber => "robber-figure".to_string(),
            Token::Ferry => "ferry".to_string(),
            Token::GoldBar => "gold-bar".to_string(),
            Token::TowerPiece => "tower-piece".to_string(),
        }
    }

    /// How large it is beside a meeple. Who lies takes more room.
    pub(crate) fn scale(self) -> f64 {
        match self {
            Token::Farmer(_) | Token::BigFarmer(_) => 0.82,
            Token::Figure(Figure::Pig, _) => 0.9,
            Token::Figure(..)
            | Token::Counter(_)
            | Token::Good(_)
            | Token::Mage
            | Token::Witch
            | Token::Robber
            | Token::Ferry
            | Token::GoldBar
            | Token::TowerPiece => 1.0,
        }
    }

    /// From the middle of its picture down to its foot.
    pub(crate) fn drop(self) -> f64 {
        match self {
            Token::Figure(Figure::Meeple | Figure::Abbot | Figure::Builder, _)
            | Token::Mage
            | Token::Witch
            | Token::Robber => 22.0,
            Token::Figure(Figure::BigMeeple, _) => 26.0,
            Token::Figure(Figure::Pig, _) => 12.0,
            Token::Farmer(_) | Token::BigFarmer(_) | Token::GoldBar => 8.0,
            Token::Counter(_) | Token::Good(_) => 0.0,
            Token::Ferry | Token::TowerPiece => 16.0,
        }
    }
}

/// A figure or a token as a picture by itself, 96 units wide.
pub fn figure(token: Token, palette: Palette) -> String {
    let mut scene = Scene::new(palette, Level::Rich);
    let round = matches!(token, Token::Counter(_) | Token::Good(_));
    let foot = if round { at(48.0, 48.0) } else { at(48.0, 52.0 + token.drop()) };
    scene.stamp(&token.symbol(), foot, 1.35);
    scene.finish((96.0, 96.0), (96.0, 96.0))
}
