//! The tiles that were not drawn yet. Only how many of each kind are left exists, no order.

use arrayvec::ArrayVec;

use crate::tile::Kind;
use crate::tiles::{self, KINDS};

#[derive(Clone, Copy, Debug)]
struct Stack {
    kind: &'static Kind,
    left: u8,
}

/// What can still be drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bag {
    /// The kinds of which some are left, in the order of the box.
    stacks: ArrayVec<Stack, KINDS>,
    tiles: u8,
}

impl Bag {
    /// All tiles of the box.
    pub(crate) fn full() -> Bag {
        Bag::of(|kind| kind.copies)
    }

    /// So many of each kind.
    pub(crate) fn of(left: impl Fn(&Kind) -> u8) -> Bag {
        let mut bag = Bag::default();
        for kind in tiles::kinds() {
            let left = left(kind);
            bag.tiles += left;
            if left > 0 {
                bag.stacks.push(Stack { kind, left });
            }
        }
        bag
    }

    /// The kinds of which some are left, with how many.
    #[inline]
    pub(crate) fn each(&self) -> impl Iterator<Item = (&'static Kind, u8)> {
        self.stacks.iter().map(|stack| (stack.kind, stack.left))
    }

    /// How many of a kind are left.
    pub(crate) fn left(&self, kind: &Kind) -> u8 {
        let stack = self.stacks.iter().find(|stack| stack.kind.number == kind.number);
        stack.map_or(0, |stack| stack.left)
    }

    /// How many tiles are left.
    #[inline]
    pub(crate) fn tiles(&self) -> u8 {
        self.tiles
    }

    /// A tile that was in the bag is drawn.
    pub(crate) fn take(&mut self, kind: &Kind) {
        let Some(n) = self.stacks.iter().position(|s| s.kind.number == kind.number) else {
            return;
        };
        self.tiles -= 1;
        self.stacks[n].left -= 1;
        if self.stacks[n].left == 0 {
            self.stacks.remove(n);
        }
    }
}
