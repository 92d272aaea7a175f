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
    /// The second counter of a seat, the meeple woman.
    Woman(u8),
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
    /// What belongs to no seat, by its name.
    pub fn from_name(name: &str) -> Option<Token> {
        Some(match name {
            "wine" => Token::Good(Good::Wine),
            "grain" => Token::Good(Good::Grain),
            "cloth" => Token::Good(Good::Cloth),
            "mage" => Token::Mage,
            "witch" => Token::Witch,
            "robber" => Token::Robber,
            "ferry" => Token::Ferry,
            "gold-bar" => Token::GoldBar,
            "tower-piece" => Token::TowerPiece,
            _ => return None,
        })
    }

    /// The name of its symbol in [`crate::sprite`].
    pub fn symbol(self) -> String {
        let of = |name: &str, seat: u8| format!("{name}-{}", seat % 6);
        match self {
            Token::Figure(figure, seat) => of(figure.word(), seat),
            Token::Farmer(seat) => of("farmer", seat),
            Token::BigFarmer(seat) => of("big-farmer", seat),
            Token::Counter(seat) => of("counter", seat),
            Token::Woman(seat) => of("woman", seat),
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

    /// How far its picture reaches from its foot: left, up, right, down, with its halo.
    fn bounds(self) -> [f64; 4] {
        match self {
            Token::Figure(Figure::Meeple, _) => [-21.0, -52.0, 21.0, 7.0],
            Token::Figure(Figure::BigMeeple, _) => [-26.0, -66.0, 26.0, 9.0],
            Token::Figure(Figure::Abbot, _) => [-19.0, -54.0, 34.0, 7.0],
            Token::Figure(Figure::Builder, _) => [-21.0, -49.0, 44.0, 7.0],
            Token::Figure(Figure::Pig, _) => [-35.0, -32.0, 38.0, 7.0],
            Token::Farmer(_) => [-40.0, -31.0, 44.0, 9.0],
            Token::BigFarmer(_) => [-48.0, -38.0, 53.0, 11.0],
            Token::Counter(_) => [-14.0, -14.0, 14.0, 14.0],
            Token::Woman(_) => [-16.0, -19.0, 16.0, 16.0],
            Token::Good(_) => [-19.0, -19.0, 19.0, 19.0],
            Token::Mage => [-21.0, -64.0, 21.0, 7.0],
            Token::Witch => [-38.0, -59.0, 29.0, 10.0],
            Token::Robber => [-31.0, -52.0, 33.0, 7.0],
            Token::Ferry => [-34.0, -43.0, 34.0, 11.0],
            Token::GoldBar => [-26.0, -24.0, 30.0, 7.0],
            Token::TowerPiece => [-23.0, -38.0, 23.0, 8.0],
        }
    }

    /// How large it is beside a meeple. Who lies takes more room.
    pub(crate) fn scale(self) -> f64 {
        match self {
            Token::Farmer(_) | Token::BigFarmer(_) => 0.82,
            Token::Figure(Figure::Pig, _) => 0.9,
            Token::Figure(..)
            | Token::Counter(_)
            | Token::Woman(_)
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
            Token::Counter(_) | Token::Woman(_) | Token::Good(_) => 0.0,
            Token::Ferry | Token::TowerPiece => 16.0,
        }
    }
}

/// A figure or a token as a picture by itself: a square of 96 units that it fills.
pub fn figure(token: Token, palette: Palette) -> String {
    let mut scene = Scene::new(palette, Level::Rich);
    let [left, top, right, bottom] = token.bounds();
    let (width, height) = (right - left, bottom - top);
    let size = f64::min(92.0 / width, 92.0 / height).min(1.6);
    let middle = at(left + width / 2.0, top + height / 2.0);
    scene.stamp(&token.symbol(), at(48.0, 48.0) - middle * size, size);
    scene.finish((96.0, 96.0), (96.0, 96.0))
}
