//! A stretch of the score track below a board, with counters, robbers and how they moved.

use crate::figure::Token;
use crate::geometry::point::{Point, at};
use crate::glyphs;
use crate::scene::Scene;
use crate::svg::num;

/// A stretch of the track.
#[derive(Clone, Debug, Default)]
pub struct Strip {
    /// Its first space.
    pub from: u16,
    /// How many spaces it has.
    pub spaces: u16,
    /// Counters: the token and where it is.
    pub counters: Vec<(Token, u16)>,
    /// The seats of robbers, and where they stand.
    pub robbers: Vec<(u8, u16)>,
    /// Seats whose counters moved, from where to where.
    pub moves: Vec<(u8, u16, u16)>,
}

/// The width of a space.
const SPACE: f64 = 84.0;
/// Room above the spaces for robbers and arrows.
const ABOVE: f64 = 40.0;

impl Strip {
    /// How wide and high it is painted.
    pub(crate) fn size(&self) -> (f64, f64) {
        (f64::from(self.spaces) * SPACE, ABOVE + SPACE + 12.0)
    }

    fn middle(&self, corner: Point, space: u16) -> Point {
        let along = f64::from(space) - f64::from(self.from) + 0.5;
        corner + at(along * SPACE, ABOVE + SPACE / 2.0)
    }

    /// Paints it with its upper left corner at a point.
    pub(crate) fn paint(&self, scene: &mut Scene, corner: Point) {
        for n in self.from..self.from + self.spaces {
            let p = self.middle(corner, n);
            let dark = n.is_multiple_of(5);
            let (fill, ink) = if dark { ("slate", "cream") } else { ("court", "ink") };
            scene.body += &format!(
                r#"<rect x="{}" y="{}" width="78" height="78" rx="12" fill="var(--{fill})" stroke="var(--stone-joint)" stroke-width="2"/>"#,
                num(p.x - 39.0),
                num(p.y - 39.0),
            );
            scene.body += &glyphs::text(&(n % 50).to_string(), p + at(0.0, -25.0), 15.0, ink);
        }
        for (seat, from, to) in &self.moves {
            self.arrow(scene, corner, *seat, *from, *to);
        }
        for n in self.from..self.from + self.spaces {
            let here = self.counters.iter().filter(|(_, at)| *at == n);
            let here: Vec<Token> = here.map(|(token, _)| *token).collect();
            Strip::row(scene, &here, self.middle(corner, n));
        }
        for (seat, space) in &self.robbers {
            let before = self.robbers.iter().take_while(|(s, _)| s != seat);
            let beside = before.filter(|(_, at)| at == space).count();
            let foot = self.middle(corner, *space) + at(30.0 * beside as f64 - 8.0, -42.0);
            scene.stamp(&Token::Robber.symbol(), foot, 1.0);
            scene.stamp(&Token::Counter(*seat).symbol(), foot + at(18.0, -11.0), 0.8);
        }
    }

    /// Counters side by side.
    fn row(scene: &mut Scene, tokens: &[Token], p: Point) {
        let step = if tokens.len() > 2 { 23.0 } else { 36.0 };
        for (n, token) in tokens.iter().enumerate() {
            let x = (n as f64 - (tokens.len() as f64 - 1.0) / 2.0) * step;
            scene.stamp(&token.symbol(), p + at(x, 14.0), 1.35);
        }
    }

    /// From one space over those between to another.
    fn arrow(&self, scene: &mut Scene, corner: Point, seat: u8, from: u16, to: u16) {
        let (a, b) = (self.middle(corner, from), self.middle(corner, to));
        let rise = at(0.0, -42.0);
        let (a, b) = (a + rise + at(22.0, 0.0), b + rise);
        let top = a.y.min(b.y) - 44.0;
        let d = format!(
            "M{} {}C{} {} {} {} {} {}",
            num(a.x),
            num(a.y),
            num(a.x.midpoint(b.x)),
            num(top),
            num(b.x),
            num(top + 6.0),
            num(b.x),
            num(b.y - 12.0)
        );
        let head = format!(
            "M{} {}L{} {}L{} {}Z",
            num(b.x - 11.0),
            num(b.y - 14.0),
            num(b.x),
            num(b.y),
            num(b.x + 11.0),
            num(b.y - 14.0)
        );
        for (token, width) in [("ink".to_string(), 8.0), (format!("player-{seat}"), 4.6)] {
            let width = num(width);
            scene.body += &format!(
                r#"<path d="{d}" fill="none" stroke="var(--{token})" stroke-width="{width}" stroke-linecap="round"/>"#
            );
        }
        scene.body += &format!(
            r#"<path d="{head}" fill="var(--player-{seat})" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round"/>"#
        );
    }
}
