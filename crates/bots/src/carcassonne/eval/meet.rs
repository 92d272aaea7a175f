//! Features that one tile could join: who might lose a lead by it, and who might gain a share.

use bastide_landscape::{Cell, Landscape};

use super::bag::Bag;
use super::demand::{answers, demand};
use super::survey::{MAP, Surveyed, Touch, on_map};
use crate::learned::SEATS;

/// A feature with figures on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub(super) is: Surveyed,
    pub(super) strength: [u8; SEATS],
    /// Who leads alone, if anybody does.
    leader: Option<u8>,
    /// By seat: the chance that a tile joins this with something that costs the seat its lead.
    pub(super) threat: [f32; SEATS],
    /// By seat: the chance, and the worth, of joining something where the seat would then at least share.
    pub(super) chance: [f32; SEATS],
    pub(super) prize: [f32; SEATS],
    /// Whether the last look changed any of these.
    pub(super) changed: bool,
}

impl Held {
    pub(super) fn new(is: Surveyed) -> Held {
        Held {
            is,
            strength: [0; SEATS],
            leader: None,
            threat: [0.0; SEATS],
            chance: [0.0; SEATS],
            prize: [0.0; SEATS],
            changed: false,
        }
    }

    /// Works out who leads, once all figures are known.
    pub(super) fn find_leader(&mut self) {
        let leads = |seat: &usize| self.strength[*seat] > rival(&self.strength, *seat);
        self.leader = (0..SEATS).find(leads).map(|seat| seat as u8);
    }

    /// The strength of the strongest other seat.
    #[inline]
    pub(super) fn rival(&self, seat: usize) -> u8 {
        rival(&self.strength, seat)
    }
}

#[inline]
fn rival(strength: &[u8; SEATS], seat: usize) -> u8 {
    let mut most = 0;
    for (other, strength) in strength.iter().enumerate() {
        if other != seat {
            most = most.max(*strength);
        }
    }
    most
}

const NONE: u16 = u16::MAX;

/// A touch in the chain of its cell.
#[derive(Clone, Copy, Debug)]
struct Link {
    cell: Cell,
    port: u8,
    feature: u8,
    next: u16,
}

/// Chains of touches by cell.
#[derive(Clone, Debug)]
pub(super) struct Meeting {
    heads: Vec<u16>,
    links: Vec<Link>,
}

impl Meeting {
    pub(super) fn new() -> Meeting {
        Meeting { heads: vec![NONE; MAP], links: Vec::new() }
    }

    /// Begins another position.
    pub(super) fn clear(&mut self) {
        self.cut(0);
    }

    /// How many touches there are.
    pub(super) fn len(&self) -> usize {
        self.links.len()
    }

    /// Takes back all touches but the first ones.
    pub(super) fn cut(&mut self, len: usize) {
        while self.links.len() > len {
            if let Some(link) = self.links.pop() {
                self.heads[on_map(link.cell)] = link.next;
            }
        }
    }

    /// Adds what one feature touches, and compares it with the others there.
    pub(super) fn add(
        &mut self,
        land: &Landscape,
        bag: &Bag,
        held: &mut [Held],
        feature: usize,
        touches: &[Touch],
    ) {
        for touch in touches {
            let place = on_map(touch.cell);
            let head = self.heads[place];
            let mut next = head;
            while next != NONE {
                let link = self.links[usize::from(next)];
                next = link.next;
                let other = usize::from(link.feature);
                if other != feature && link.cell == touch.cell {
                    let ports = (usize::from(touch.port), usize::from(link.port));
                    meet(land, bag, held, (feature, other), touch.cell, ports);
                }
            }
            self.heads[place] = self.links.len() as u16;
            let (cell, port) = (touch.cell, touch.port);
            self.links.push(Link { cell, port, feature: feature as u8, next: head });
        }
    }
}

/// What matters of a feature to those on another.
#[derive(Clone, Copy)]
struct Side {
    strength: [u8; SEATS],
    points: f32,
}

impl Side {
    fn of(held: &Held) -> Side {
        Side { strength: held.strength, points: held.is.points }
    }
}

/// What a tile on a cell could make of two features.
fn meet(
    land: &Landscape,
    bag: &Bag,
    held: &mut [Held],
    (a, b): (usize, usize),
    cell: Cell,
    ports: (usize, usize),
) {
    // Who leads both alone, or neither of those who lead nothing, has nothing to gain or to lose.
    if held[a].is.sort != held[b].is.sort || held[a].leader == held[b].leader {
        return;
    }
    let joining = &answers(demand(land, cell)).joining[ports.0][ports.1];
    if joining.is_empty() {
        return;
    }
    let share = bag.count(joining) / bag.total.max(1.0);
    let (first, second) = (Side::of(&held[a]), Side::of(&held[b]));
    let mut both = first.strength;
    for (sum, more) in both.iter_mut().zip(second.strength) {
        *sum += more;
    }
    for (this, other) in [(a, second), (b, first)] {
        let held = &mut held[this];
        for seat in 0..SEATS {
            let own = held.strength[seat];
            if own == 0 {
                continue;
            }
            let rivals = rival(&both, seat);
            if own > held.rival(seat) && rivals >= both[seat] {
                held.changed = true;
                held.threat[seat] = held.threat[seat].max(share);
            }
            let behind_there = other.strength[seat] < rival(&other.strength, seat);
            if behind_there && both[seat] >= rivals && share > 0.0 {
                held.changed = true;
                held.chance[seat] = held.chance[seat].max(share);
                let prize = other.points * share.min(0.2) * 5.0;
                held.prize[seat] = held.prize[seat].max(prize);
            }
        }
    }
}
