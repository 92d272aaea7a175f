//! What a position promises each seat: its points, what its followers will bring, keep and courts,
//! wall tiles and free followers. The weights were held against variants of them, some hundred
//! games each.

use bastide_castle::{Segment, State, Terrain, WallTile, free_area_size, standings};
use bastide_game::{Game, Seat, Turn};

/// Thousandths of a point. Whole numbers, so that the order of a sum does not matter.
pub(crate) type Points = i64;

/// The first follower in a supply is worth most: without one a player can only watch.
const FOLLOWERS: [f64; 6] = [5.0, 3.0, 2.0, 1.4, 1.0, 0.8];
/// Turns of a player before the end at which what takes time begins to lose its worth.
const LAST_TURNS: f64 = 6.0;
/// How likely an open side is closed while there is time: buildings by anything, paths only by a tile
/// that fits.
const OPEN_BUILDING: f64 = 0.84;
const OPEN_PATH: f64 = 0.78;
/// The last open side is closed more surely: one fitting tile of either player is enough.
const LAST_SIDE: f64 = 0.10;
/// What an open side may still add, in tiles.
const GROWTH: f64 = 0.30;
/// A follower that will come home, as against one that never will.
const COMES_HOME: f64 = 1.6;
/// Points for a market, and what an open side of a court may still bring.
const MARKET: f64 = 3.0;
const COURT_HOPE: f64 = 0.3;
/// So many open sides of a court bring hope.
const MAX_HOPES: u8 = 5;
/// The empty region that is left at the end of most games, and the share of coming tiles that eat into
/// the largest one.
const USUAL_REGION: f64 = 7.0;
const EATEN: f64 = 0.8;
/// So much of that region is counted for the larger keep: much can come between.
const KEEP: f64 = 0.7;
/// What a wall tile is worth while there is time to use it, in the order of their numbers. An extra
/// turn is worth less in the hand than on the table, or it would never be played.
const HELD: [f64; 9] = [4.0, 3.0, 5.0, 3.0, 4.0, 3.0, 2.0, 2.5, 5.0];
/// Having the next turn once more.
const EXTRA_TURN: f64 = 4.5;

/// How far a seat is ahead in points alone.
pub(crate) fn points_lead(state: &State, seat: Seat) -> Points {
    let points = |seat| Points::from(state.points(seat));
    1000 * (points(seat) - points(other(seat)))
}

/// How far a seat is ahead in all that a position promises.
pub(crate) fn lead(state: &State, seat: Seat) -> Points {
    let held = |seat| state.held(seat).iter().map(|n| Points::from(*n)).sum::<Points>();
    if state.turn() == Turn::Over {
        // Who is indifferent keeps wall tiles.
        return points_lead(state, seat) + held(seat);
    }
    let outlook = Outlook::of(state);
    let mut worth = [0.0; 2];
    outlook.features(&mut worth);
    for who in [seat, other(seat)] {
        let worth = &mut worth[who.index()];
        let free = FOLLOWERS.iter().take(state.supply(who).into()).sum::<f64>();
        *worth += free * outlook.horizon + outlook.held(who);
        // After a turn of its own it is to move only if it has another one.
        if who == state.mover() && who == seat {
            *worth += EXTRA_TURN;
        }
    }
    let [mine, theirs] = [worth[seat.index()], worth[other(seat).index()]];
    let keep = outlook.keep(seat);
    points_lead(state, seat) + ((mine - theirs + keep) * 1000.0) as Points + held(seat)
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// How much of what takes time is still worth when so many tiles are to come.
fn horizon(left: f64) -> f64 {
    (left / 2.0 / LAST_TURNS).clamp(0.0, 1.0)
}

/// A position and how far its end is.
struct Outlook<'a> {
    state: &'a State,
    /// Tiles still to come.
    left: f64,
    /// 1 for most of the game, falling to 0 over a player's last turns.
    horizon: f64,
}

impl Outlook<'_> {
    fn of(state: &State) -> Outlook<'_> {
        let left: f64 = state.undrawn().map(|(_, left)| f64::from(left)).sum();
        Outlook { state, left, horizon: horizon(left) }
    }

    /// What followers on the board will bring to each seat.
    fn features(&self, worth: &mut [f64; 2]) {
        let board = self.state.board();
        let standing = self.state.followers();
        for (n, follower) in standing.iter().enumerate() {
            let feature = board.feature(follower.on);
            if standing[..n].iter().any(|before| board.feature(before.on) == feature) {
                continue;
            }
            let followers = board.followers(feature);
            let terrain = board.part(follower.on).terrain;
            let (points, comes) = match terrain {
                Terrain::Court => (self.court(follower.on), 0.0),
                Terrain::Path | Terrain::House | Terrain::Tower => {
                    self.building(follower.on, terrain)
                }
            };
            for seat in 0..2 {
                let home = f64::from(followers[seat]) * comes * COMES_HOME * self.horizon;
                let won = followers[seat] > followers[1 - seat];
                worth[seat] += home + if won { points } else { 0.0 };
            }
        }
    }

    /// What a path, house or tower will bring, and the chance that it is completed.
    fn building(&self, on: Segment, terrain: Terrain) -> (f64, f64) {
        let board = self.state.board();
        let measure = standings(self.state, on);
        let open = f64::from(board.open_sides(board.feature(on)));
        let each = f64::from(measure.points) / f64::from(measure.tiles.max(1));
        let side = if terrain == Terrain::Path { OPEN_PATH } else { OPEN_BUILDING };
        let last = if open == 1.0 { LAST_SIDE } else { 0.0 };
        let side = (side + last) * (1.0 - (-self.left / 4.0).exp());
        let chance = side.powf(open);
        let grown = f64::from(measure.tiles) + GROWTH * open * self.horizon;
        (chance * each * grown, chance)
    }

    /// What a court will bring.
    fn court(&self, on: Segment) -> f64 {
        let board = self.state.board();
        let open = board.open_sides(board.feature(on)).min(MAX_HOPES);
        let markets = f64::from(standings(self.state, on).signs);
        MARKET * markets + COURT_HOPE * f64::from(open) * self.horizon
    }

    /// What the largest keep promises one seat more than the other.
    fn keep(&self, seat: Seat) -> f64 {
        let region = f64::from(free_area_size(self.state));
        let region = (region - EATEN * self.left).max(region.min(USUAL_REGION));
        let sure = 0.35 + 2.0 / (1.0 + self.left / 4.0);
        let ahead = self.keep_size(seat) - self.keep_size(other(seat));
        KEEP * region * (ahead * sure).tanh()
    }

    /// The size of a keep: that of its house, or part of the way to a larger one that is being built.
    fn keep_size(&self, seat: Seat) -> f64 {
        let board = self.state.board();
        let standing = self.state.keep(seat).map_or(0.0, |keep| f64::from(keep.size));
        let mut hope: f64 = 0.0;
        for follower in self.state.followers().iter().filter(|f| f.owner == seat) {
            let followers = board.followers(board.feature(follower.on));
            let ahead = followers[seat.index()] > followers[1 - seat.index()];
            if ahead && board.part(follower.on).terrain == Terrain::House {
                let (_, chance) = self.building(follower.on, Terrain::House);
                let size = f64::from(standings(self.state, follower.on).tiles);
                hope = hope.max((size - standing) * chance);
            }
        }
        let larger = f64::from(self.state.held(seat)[WallTile::LargerKeep as usize]);
        let amount = f64::from(WallTile::LargerKeep.worth().amount);
        standing + hope + if standing > 0.0 { larger * amount } else { 0.0 }
    }

    /// What the wall tiles in front of a seat are worth: those that are played as long as there is
    /// time, those of the end by what they would bring now where that is more.
    fn held(&self, seat: Seat) -> f64 {
        let held = self.state.held(seat);
        let mut worth = 0.0;
        for (tile, copies) in WallTile::ALL.into_iter().zip(held) {
            if copies == 0 {
                continue;
            }
            let usual = HELD[tile as usize] * self.horizon;
            let now = match tile {
                WallTile::ExtraTurn => {
                    worth += self.extra_turns(copies);
                    continue;
                }
                WallTile::DoubleHouse | WallTile::DoubleTower => 0.0,
                WallTile::OpenPath => self.unfinished(seat, Terrain::Path),
                WallTile::OpenTower => self.unfinished(seat, Terrain::Tower),
                WallTile::OpenHouse => self.unfinished(seat, Terrain::House),
                WallTile::RichMarkets => self.markets(seat),
                // It counts with the keep itself.
                WallTile::LargerKeep => 0.0,
                WallTile::Bonus => HELD[tile as usize],
            };
            worth += f64::from(copies) * usual.max(now * (1.0 - 0.6 * self.horizon));
        }
        worth
    }

    /// What extra turns in the hand are worth. Each needs a turn of its own to be played in, which
    /// comes two tiles later, and a tile after that.
    fn extra_turns(&self, copies: u8) -> f64 {
        let nth = |n| horizon(self.left - 2.0 * f64::from(n));
        HELD[WallTile::ExtraTurn as usize] * (1..=copies).map(nth).sum::<f64>()
    }

    /// The most that an unfinished feature of a seat is worth.
    fn unfinished(&self, seat: Seat, terrain: Terrain) -> f64 {
        let points = |on| f64::from(standings(self.state, on).points);
        self.own(seat, terrain).map(points).fold(0.0, f64::max)
    }

    /// The most markets on a court of a seat.
    fn markets(&self, seat: Seat) -> f64 {
        let markets = |on| f64::from(standings(self.state, on).signs);
        self.own(seat, Terrain::Court).map(markets).fold(0.0, f64::max)
    }

    /// Where a seat has more followers.
    fn own(&self, seat: Seat, terrain: Terrain) -> impl Iterator<Item = Segment> {
        let board = self.state.board();
        let standing = self.state.followers().iter().map(|follower| follower.on);
        standing.filter(move |on| {
            let followers = board.followers(board.feature(*on));
            board.part(*on).terrain == terrain
                && followers[seat.index()] > followers[1 - seat.index()]
        })
    }
}
