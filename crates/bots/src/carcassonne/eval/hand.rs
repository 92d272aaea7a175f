//! What a position has beside its features: figures in hand, goods, gold, towers, robbers and the time that is left.

use bastide_carcassonne::{Counter, Figure, State, counters_beside, gold_worth};
use bastide_game::Seat;
use bastide_landscape::Terrain;

use super::bag::Bag;
use crate::learned::{SEATS, Vector};

/// The sorts of vectors that are no features.
pub(super) const HAND: u8 = 4;
pub(super) const GOODS: u8 = 7;
pub(super) const TREASURE: u8 = 8;

/// Base games of two are this long, in turns of a player.
const USUAL_TURNS: f32 = 36.0;
/// So many turns before the end, what takes time begins to lose its worth.
const LAST_TURNS: f32 = 6.0;
/// More meeples in hand than these are worth what these are.
const MAX_MEEPLES: u8 = 7;

/// The spaces of the track.
const SPACES: u16 = 50;

pub(super) fn yes(b: bool) -> f32 {
    f32::from(u8::from(b))
}

/// What all vectors of a position share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub(super) seats: usize,
    /// Meeples in hand, the big one among them.
    pub(super) free: [u8; SEATS],
    /// Which other figures are in hand, as bits by figure.
    pub(super) figures: [u8; SEATS],
    pub(super) turns: f32,
    /// 1 for most of the game, falling to 0 over a player's last turns.
    pub(super) phase: f32,
    /// Who draws next.
    pub(super) next: usize,
    /// How many more than two play, from 0 to 1.
    pub(super) crowd: f32,
}

impl Table {
    pub(super) fn of(state: &State, bag: &Bag) -> Table {
        let mut table = Table {
            seats: state.seats(),
            free: [0; SEATS],
            figures: [0; SEATS],
            turns: bag.turns / USUAL_TURNS,
            phase: (bag.turns / LAST_TURNS).min(1.0),
            next: state.mover().index(),
            crowd: (state.seats() - 2) as f32 / 4.0,
        };
        for seat in Seat::all(state.seats()) {
            let supply = state.supply(seat);
            let meeples = supply[Figure::Meeple as usize] + supply[Figure::BigMeeple as usize];
            table.free[seat.index()] = meeples.min(MAX_MEEPLES);
            for figure in Figure::ALL {
                table.figures[seat.index()] |=
                    u8::from(supply[figure as usize] > 0) << figure as u8;
            }
        }
        table
    }

    /// One figure less in a hand.
    pub(super) fn take(&mut self, seat: usize, figure: Figure, state: &State) {
        let supply = state.supply(Seat(seat as u8));
        if figure.is_meeple() && figure != Figure::Abbot {
            let meeples = supply[Figure::Meeple as usize] + supply[Figure::BigMeeple as usize];
            self.free[seat] = meeples.saturating_sub(1).min(MAX_MEEPLES);
        }
        if supply[figure as usize] <= 1 {
            self.figures[seat] &= !(1 << figure as u8);
        }
    }

    /// The most meeples that another seat has in hand.
    pub(super) fn rival_free(&self, seat: usize) -> u8 {
        let others = (0..self.seats).filter(|other| *other != seat);
        others.map(|other| self.free[other]).max().unwrap_or(0)
    }

    /// The figures in a seat's hand.
    pub(super) fn hand(&self, seat: usize) -> Vector {
        let mut vector = Vector::new(HAND, seat, 0);
        let (turns, phase, x) = (self.turns, self.phase, &mut vector.x);
        let free = usize::from(self.free[seat]);
        let rival = f32::from(self.rival_free(seat)) * 0.14;
        let next = yes(self.next == seat);
        x[1] = turns;
        x[2] = phase;
        x[3 + free] = 1.0;
        x[11 + free] = phase;
        x[19 + free] = turns;
        x[27] = next;
        x[28] = next * phase;
        x[29] = rival;
        x[30] = rival * turns;
        x[31] = turns * turns;
        let special = [Figure::BigMeeple, Figure::Abbot, Figure::Builder, Figure::Pig];
        for (n, figure) in special.into_iter().enumerate() {
            let has = f32::from(self.figures[seat] >> figure as u8 & 1);
            x[32 + 3 * n] = has;
            x[33 + 3 * n] = has * phase;
            x[34 + 3 * n] = has * turns;
        }
        let wait = (seat + self.seats - self.next) % self.seats;
        x[44] = self.crowd;
        x[45] = self.crowd * phase;
        x[46] = self.crowd * turns;
        x[47] = wait as f32 / self.seats as f32 * yes(self.seats > 2);
        vector
    }

    /// The goods of a seat, kind by kind.
    pub(super) fn goods(&self, state: &State, into: &mut Vec<Vector>) {
        let left = state.goods_left();
        let all = |seat| state.goods(Seat(seat as u8));
        if left == [0; 3] && (0..self.seats).all(|seat| all(seat) == [0; 3]) {
            return;
        }
        for seat in 0..self.seats {
            for (kind, left) in left.into_iter().enumerate() {
                let own = all(seat)[kind];
                let others = (0..self.seats).filter(|other| *other != seat);
                let rival = others.map(|other| all(other)[kind]).max().unwrap_or(0);
                let (own, rival, left) = (f32::from(own), f32::from(rival), f32::from(left));
                let mut vector = Vector::new(GOODS, seat, kind as u16);
                let x = &mut vector.x;
                x[1] = self.turns;
                x[2] = self.phase;
                x[3] = own * 0.2;
                x[4] = rival * 0.2;
                x[5] = yes(own > rival);
                x[6] = yes(own == rival && own > 0.0);
                x[7] = left * 0.1;
                x[8] = ((own - rival) / (left + 1.0)).clamp(-1.0, 1.0);
                x[9] = yes(own > rival + left);
                x[10] = yes(own + left < rival);
                x[11] = (own - rival) * 0.2;
                x[12] = x[8] * self.phase;
                x[13 + kind] = 1.0;
                x[16] = self.crowd;
                x[17] = x[5] * self.turns;
                into.push(vector);
            }
        }
    }

    /// Whatever else a seat has: gold, towers and prisoners, robbers, counters near messages, figures that crop
    /// circles may call.
    pub(super) fn treasures(&self, state: &State, bag: &Bag, into: &mut Vec<Vector>) {
        let towers = state.towers().next().is_some() || state.pieces(Seat(0)) > 0;
        let gold =
            state.bars().next().is_some() || Seat::all(self.seats).any(|s| state.gold(s) > 0);
        let circles = bag.circles != [0.0; 3];
        if !(towers || gold || circles || state.has_robbers() || state.has_women()) {
            return;
        }
        for seat in Seat::all(self.seats) {
            let mut vector = Vector::new(TREASURE, seat.index(), 0);
            let x = &mut vector.x;
            x[1] = self.turns;
            x[2] = self.phase;
            let bars = state.gold(seat);
            x[3] = f32::from(bars) * 0.1;
            x[4] = gold_worth(bars) as f32 * 0.05;
            x[5] = x[3] * self.turns;
            if towers {
                let held = state.prisoners().iter().filter(|p| p.by == seat).count() as f32;
                let lost = state.prisoners().iter().filter(|p| p.owner == seat).count() as f32;
                let guards = |(_, _, guard): &(_, _, Option<(Seat, Figure)>)| {
                    guard.is_some_and(|(owner, _)| owner == seat)
                };
                x[6] = f32::from(state.pieces(seat)) * 0.1;
                x[7] = x[6] * self.turns;
                x[8] = held * 0.3;
                x[9] = held * 0.3 * self.phase;
                x[10] = lost * 0.3;
                x[11] = lost * 0.3 * self.phase;
                x[12] = state.towers().filter(guards).count() as f32 * 0.3;
                x[13] = yes(held > 0.0 && lost > 0.0);
            }
            if state.has_robbers() {
                let space = state.robber(seat);
                let near = space.map_or(0, |space| counters_beside(state, seat, space).len());
                x[14] = yes(space.is_some());
                x[15] = near as f32 * 0.3;
                x[16] = x[15] * self.phase;
                x[17] = self.watched(state, seat) * 0.3;
                x[18] = x[17] * self.phase;
            }
            if state.has_women() {
                for (n, counter) in Counter::ALL.into_iter().enumerate() {
                    x[19 + n] = 1.0 / (1.0 + to_message(state, seat, counter, &bag.dark));
                }
            }
            if circles {
                for (n, terrain) in
                    [Terrain::Field, Terrain::Road, Terrain::City].iter().enumerate()
                {
                    let own = state.figures().iter().filter(|f| f.owner == seat);
                    let on = own.filter(|f| state.land().terrain(f.on) == *terrain).count() as f32;
                    x[21 + n] = on * 0.3 * bag.circles[n] * 10.0;
                    x[24 + n] = bag.circles[n] * 10.0;
                }
            }
            x[27] = self.crowd;
            into.push(vector);
        }
    }

    /// How many robbers wait beside a seat's counters.
    fn watched(&self, state: &State, seat: Seat) -> f32 {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let beside = |other: Seat| {
            let space = state.robber(other)?;
            Some(counters_beside(state, other, space).iter().filter(|(s, _)| *s == seat).count())
        };
        others.filter_map(beside).sum::<usize>() as f32
    }
}

/// How far a counter is from the next space with a message.
fn to_message(state: &State, seat: Seat, counter: Counter, dark: &[u8]) -> f32 {
    let at = state.counter(seat, counter) % SPACES;
    let ahead = |dark: &u8| (u16::from(*dark) + SPACES - at - 1) % SPACES;
    f32::from(dark.iter().map(ahead).min().unwrap_or(SPACES))
}
