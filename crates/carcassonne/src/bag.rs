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
            tiles.iter().map(|(kind, left)| Stack { kind, left: *left }).collect()
        };
        Bag {
            river: stacks(&tiles.river),
            lake: tiles.lake,
            others: stacks(&tiles.bag),
            set_aside: Vec::new(),
        }
    }

    /// Everything that can be drawn next: the river's tiles, then its lake, then all others.
    pub(crate) fn each_next(&self, mut found: impl FnMut(&'static Kind, u8)) {
        let mut from = |stacks: &[Stack]| {
            let mut any = false;
            for stack in stacks.iter().filter(|s| s.left > 0) {
                found(stack.kind, stack.left);
                any = true;
            }
            any
        };
        if from(&self.river) {
            return;
        }
        match self.lake {
            Some(lake) => found(lake, 1),
            None => {
                from(&self.others);
            }
        }
    }

    /// Every kind with how many are left of it, in the order of the boxes.
    pub(crate) fn each(&self) -> impl Iterator<Item = (&'static Kind, u8)> {
        let lake = self.lake.map(|kind| Stack { kind, left: 1 });
        let stacks = self.river.iter().copied().chain(lake).chain(self.others.iter().copied());
        stacks.filter(|s| s.left > 0).map(|s| (s.kind, s.left))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lake.is_none()
            && self.others.iter().all(|s| s.left == 0)
            && self.river.iter().all(|s| s.left == 0)
    }

    /// Takes one tile out, if there is one.
    pub(crate) fn take(&mut self, kind: &'static Kind) -> bool {
        if self.lake == Some(kind) {
            self.lake = None;
            return true;
        }
        let mut stacks = self.river.iter_mut().chain(&mut self.others);
        match stacks.find(|s| std::ptr::eq(s.kind, kind) && s.left > 0) {
            Some(stack) => {
                stack.left -= 1;
                true
            }
            None => false,
        }
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
    }

    pub(crate) fn bytes(&self) -> usize {
        (self.river.len() + self.others.len()) * size_of::<Stack>()
            + size_of_val(self.set_aside.as_slice())
    }
}
