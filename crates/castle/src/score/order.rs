//! In which order several amounts move one marker: that decides which corner towers it rests on.

use arrayvec::ArrayVec;

use super::MAX_DUE;
use crate::wall::wall;

/// Amounts of one player, in the order in which their features are named.
pub(super) type Amounts = ArrayVec<u16, MAX_DUE>;
/// Numbers of amounts.
pub(super) type Order = ArrayVec<usize, MAX_DUE>;

/// The first order, by the numbers, that brings the most wall tiles, or the fewest.
pub(super) fn best(amounts: &Amounts, start: u16, corners: u16, most: bool) -> Order {
    let mut search = Best { amounts, most, order: Order::new(), found: None };
    search.go_on(start, corners, 0);
    search.found.map_or_else(|| (0..amounts.len()).collect(), |(_, order)| order)
}

struct Best<'a> {
    amounts: &'a Amounts,
    most: bool,
    order: Order,
    found: Option<(usize, Order)>,
}

impl Best<'_> {
    fn go_on(&mut self, points: u16, corners: u16, taken: usize) {
        let left = self.amounts.len() - self.order.len();
        if let Some((best, _)) = &self.found {
            // Orders are tried from the first on, so only a better one counts.
            let hopeless = if self.most { taken + left <= *best } else { taken >= *best };
            if hopeless {
                return;
            }
        }
        if left == 0 {
            self.found = Some((taken, self.order.clone()));
            return;
        }
        for next in 0..self.amounts.len() {
            if self.order.contains(&next) {
                continue;
            }
            let points = points + self.amounts[next];
            let corner = reached(points, corners);
            self.order.push(next);
            self.go_on(points, corners & !corner, taken + usize::from(corner != 0));
            self.order.pop();
        }
    }
}

/// Whether two orders leave different wall tiles on the wall.
pub(super) fn matters(amounts: &Amounts, start: u16, corners: u16) -> bool {
    let mut left = None;
    differs(&mut amounts.clone(), 0, start, corners, &mut left)
}

fn differs(
    amounts: &mut Amounts,
    done: usize,
    points: u16,
    corners: u16,
    left: &mut Option<u16>,
) -> bool {
    if done == amounts.len() {
        return *left.get_or_insert(corners) != corners;
    }
    for next in done..amounts.len() {
        amounts.swap(done, next);
        let points = points + amounts[done];
        let found = differs(amounts, done + 1, points, corners & !reached(points, corners), left);
        amounts.swap(done, next);
        if found {
            return true;
        }
    }
    false
}

/// The bit of the corner tower on which a marker rests, if its wall tile is there.
fn reached(points: u16, corners: u16) -> u16 {
    wall().corner_at(points).map_or(0, |corner| 1 << corner) & corners
}
