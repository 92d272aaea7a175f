//! The tiles that were not drawn yet. Only how many of each kind are left exists, no order.

use bastide_landscape::{KindId, KindName};

use crate::setup::Tiles;

/// What is left of one kind. The name is at hand because every draw offers all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    kind: KindId,
    name: KindName,
    left: u8,
}

/// All tiles that can still be drawn, and those that left the game.
#[derive(Debug)]
pub(crate) struct Bag {
    /// Drawn first.
    river: Vec<Stack>,
    /// Drawn when the river's other tiles are laid.
    lake: Option<Stack>,
    /// Drawn after all of these.
    others: Vec<Stack>,
    /// Drawn, and fitted nowhere.
    pub(crate) set_aside: Vec<KindId>,
}

impl Clone for Bag {
    fn clone(&self) -> Bag {
        let Bag { river, lake, others, set_aside } = self;
        let (river, others, set_aside) = (river.clone(), others.clone(), set_aside.clone());
        Bag { river, lake: *lake, others, set_aside }
    }

    fn clone_from(&mut self, from: &Bag) {
        let Bag { river, lake, others, set_aside } = from;
        self.river.clone_from(river);
        self.lake = *lake;
        self.others.clone_from(others);
        self.set_aside.clone_from(set_aside);
    }
}

impl Bag {
    pub(crate) fn new(tiles: &Tiles) -> Bag {
        let stack = |kind: KindId, left: u8| Stack { kind, name: tiles.set.kind(kind).name, left };
        let stacks = |tiles: &[(KindId, u8)]| {
            let left = tiles.iter().filter(|(_, left)| *left > 0);
            left.map(|(kind, left)| stack(*kind, *left)).collect()
        };
        Bag {
            river: stacks(&tiles.river),
            lake: tiles.lake.map(|kind| stack(kind, 1)),
            others: stacks(&tiles.bag),
            set_aside: Vec::new(),
        }
    }

    /// Everything that can be drawn next: the river's tiles, then its lake, then all others.
    pub(crate) fn next(&self) -> impl Iterator<Item = (KindName, u8)> {
        self.next_stacks().map(|s| (s.name, s.left))
    }

    /// The same by their kinds.
    pub(crate) fn next_kinds(&self) -> impl Iterator<Item = (KindId, u8)> {
        self.next_stacks().map(|s| (s.kind, s.left))
    }

    fn next_stacks(&self) -> impl Iterator<Item = &Stack> {
        let (stacks, lake) = match (self.river.as_slice(), &self.lake) {
            ([], None) => (self.others.as_slice(), None),
            ([], lake) => ([].as_slice(), lake.as_ref()),
            (river, _) => (river, None),
        };
        stacks.iter().chain(lake)
    }

    /// Every kind with how many are left of it, in the order of the boxes.
    pub(crate) fn each(&self) -> impl Iterator<Item = (KindId, u8)> {
        let all = self.river.iter().chain(&self.lake).chain(&self.others);
        all.map(|s| (s.kind, s.left))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lake.is_none() && self.others.is_empty() && self.river.is_empty()
    }

    /// Takes one tile out, if there is one. A kind of which none is left disappears.
    pub(crate) fn take(&mut self, name: KindName) -> Option<KindId> {
        if let Some(lake) = self.lake.take_if(|lake| lake.name == name) {
            return Some(lake.kind);
        }
        for stacks in [&mut self.river, &mut self.others] {
            if let Some(n) = stacks.iter().position(|s| s.name == name) {
                let kind = stacks[n].kind;
                stacks[n].left -= 1;
                if stacks[n].left == 0 {
                    stacks.remove(n);
                }
                return Some(kind);
            }
        }
        None
    }

    /// Leaves only these tiles in the bag.
    pub(crate) fn keep(&mut self, left: &[(KindId, u8)]) {
        let of = |kind: KindId| left.iter().filter(|(k, _)| *k == kind).map(|(_, n)| *n).sum();
        self.lake = self.lake.filter(|lake| of(lake.kind) > 0);
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
