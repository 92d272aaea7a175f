//! Who sits at the table and who must speak.

/// A place at the table. Seat 0 moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table, in the order of play.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats as u8).map(Seat)
    }

    /// The seat that moves after this one.
    #[inline]
    pub fn next(self, seats: usize) -> Seat {
        // A comparison, because a division takes longer than many a turn.
        let next = self.0 + 1;
        if usize::from(next) < seats { Seat(next) } else { Seat(0) }
    }

    /// The seats of a table in the order of play, this one first.
    pub fn and_others(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats as u8).map(move |n| Seat((self.0 + n) % seats as u8))
    }

    /// Its number, for arrays by seat.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who must speak next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A player decides.
    Player(Seat),
    /// Somebody must draw or roll.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}
