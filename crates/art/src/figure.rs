//! Figures and tokens as pictures by themselves.

use bastide_carcassonne::{Figure, Good};

use crate::geometry::point::at;
use crate::scene::{AROUND, Scene};
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
            Token::Figure(Figure::BigMeeple, _) => [-26.0, -68.0, 26.0, 9.0],
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

/// How many times as large a figure is on a small board.
const LARGER: f64 = 1.9;
/// The side of a picture of a figure.
const SIDE: f64 = 96.0;

/// A figure or a token as a picture by itself: a square of 96 units that it fills. The plain one, for small
/// boards, has a wider halo and a dark outline around it.
pub fn figure(token: Token, palette: Palette, level: Level) -> String {
    let mut scene = Scene::new(palette, level);
    let [left, top, right, bottom] = token.bounds();
    let middle = at((left + right) / 2.0, (top + bottom) / 2.0);
    let size = token.size(scene.level);
    scene.figure(&token.symbol(), at(SIDE, SIDE) * 0.5 - middle * size, size);
    scene.finish((SIDE, SIDE), (SIDE, SIDE))
}

impl Token {
    /// How large it is in its picture.
    fn size(self, level: Level) -> f64 {
        let [left, top, right, bottom] = self.bounds();
        let (around, side) = match level {
            Level::Rich => (0.0, 92.0),
            Level::Plain => (2.0 * AROUND, 94.0),
        };
        f64::min(side / (right - left + around), side / (bottom - top + around)).min(1.6)
    }
}

/// How wide the picture of a figure is on a board, in units of a tile: where there is little detail so wide that
/// the figure is 1.9 times as large, and its outline comes on top.
pub fn figure_side(level: Level) -> f64 {
    let meeple = Token::Figure(Figure::Meeple, 0);
    match level {
        Level::Rich => SIDE,
        Level::Plain => {
            (SIDE * LARGER * meeple.size(Level::Rich) / meeple.size(Level::Plain)).round()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_larger_on_small_boards() {
        let lying = [Token::Farmer(0), Token::BigFarmer(0)];
        for token in Figure::ALL.map(|figure| Token::Figure(figure, 0)).into_iter().chain(lying) {
            let on_board = |level| token.size(level) * figure_side(level) / SIDE;
            let times = on_board(Level::Plain) / on_board(Level::Rich);
            assert!((LARGER - 0.005..LARGER + 0.1).contains(&times), "{token:?}: {times:.3}");
        }
    }
}
