//! The tiles that were not drawn yet. Only how many of each kind are left exists, no order.

use bastide_landscape::Kind;

use crate::setup::Tiles;

/// What is left of one kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    pub(crate) kind: &'static Kind,
    pub(crate) left: u8,
}

/// All tiles that can still be drawn, and those that left the game.
#[derive(Clone, Debug)]
pub(crate) struct Bag {
    /// Drawn first.
    river: Vec<Stack>,
    /// Drawn when the river's other tiles are laid.
    lake: Option<&'static Kind>,
    /// Drawn after all of these.
    others: Vec<Stack>,
    /// Drawn, and fitted nowhere.
    pub(crate) set_aside: Vec<&'static Kind>,
}

impl Bag {
    pub(crate) fn new(tiles: &Tiles) -> Bag {
        let stacks = |tiles: &[(&'static Kind, u8)]| {
            let left = tiles.iter().filter(|(_, left)| *left > 0);
            left.map(|(kind, left)| Stack { kind, left: *left }).collect()
        };
        Bag {
            river: stacks(&tiles.river),
            lake: tiles.lake,
            others: stacks(&tiles.bag),
            set_aside: Vec::new(),
        }
    }

    /// Everything that can be drawn next: the river's tiles, then its lake, then all others.
    pub(crate) fn next(&self) -> impl Iterator<Item = (&'static Kind, u8)> {
        let (stacks, lake) = match (self.river.as_slice(), self.lake) {
            ([], None) => (self.others.as_slice(), None),
            ([], Some(lake)) => ([].as_slice(), Some((lake, 1))),
            (river, _) => (river, None),
        };
        stacks.iter().map(|s| (s.kind, s.left)).chain(lake)
    }

    /// Every kind with how many are left of it, in the order of the boxes.
    pub(crate) fn each(&self) -> impl Iterator<Item = (&'static Kind, u8)> {
        let lake = self.lake.map(|kind| (kind, 1));
        let river = self.river.iter().map(|s| (s.kind, s.left));
        river.chain(lake).chain(self.others.iter().map(|s| (s.kind, s.left)))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lake.is_none() && self.others.is_empty() && self.river.is_empty()
    }

    /// Takes one tile out, if there is one. A kind of which none is left disappears.
    pub(crate) fn take(&mut self, kind: &'static Kind) -> bool {
        if self.lake.is_some_and(|lake| std::ptr::eq(lake, kind)) {
            self.lake = None;
            return true;
        }
        for stacks in [&mut self.river, &mut self.others] {
            if let Some(n) = stacks.iter().position(|s| std::ptr::eq(s.kind, kind)) {
                stacks[n].left -= 1;
                if stacks[n].left == 0 {
                    stacks.remove(n);
                }
                return true;
            }
        }
        false
    }

    /// Leaves only these tiles in the bag.
    pub(crate) fn keep(&mut self, left: &[(&'static Kind, u8)]) {
        let of = |kind: &'static Kind| {
            left.iter().filter(|(k, _)| *k == kind).map(|(_, n)| *n).sum::<u8>()
        };
        self.lake = self.lake.filter(|kind| of(kind) > 0);
        for stack in self.river.iter_mut().chain(&mut self.others) {
            stack.left = of(stack.kind);
        }
        self.river.retain(|s| s.left > 0);
        self.others.retain(|s| s.left > 0);
    }

    pub(crate) fn bytes(&self) -> usize {
        (self.river.len() + self.others.len()) * size_of::<Stack>()
            + size_of_val(self.set_aside.as_slice())
    }
}
