//! What things are worth, and how many cards are dealt how often: every number of the rules but the
//! box itself, which is in `card.rs`.

/// Points for a set of animals of one kind, by its size. Documented are only the sizes 1, 2 and 5; the
/// table is printed on cards of which no text is public. Steps that never grow allow nothing but 9 and 12
/// for 3 and 4; from 6 on the last step goes on. Nine cards and four jokers are the largest set.
pub const ANIMALS: [u16; 14] = [0, 3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];

/// Points for an animal joker that belongs to no kind yet.
pub const LOOSE_JOKER: u16 = ANIMALS[1];

/// Points for a series of different buildings, by its size.
pub const SERIES: [u16; 5] = [0, 0, 5, 15, 30];

/// Points for the dragon and for the fairy.
pub const DRAGON_OR_FAIRY: u16 = 10;

/// Points for a card in a row of another colour.
pub const FOREIGN: u16 = 10;

/// The cards that are turned up before the first round.
pub const OPENING: u8 = 10;

/// The spaces of the score track; whoever has more points goes round again.
pub const TRACK: u16 = 100;

/// The most players.
pub const MAX_SEATS: usize = 5;

/// The most cards in a hand.
pub const MAX_HAND: usize = 6;

/// How many cards everybody gets in a round.
pub const fn hand(seats: usize) -> u8 {
    match seats {
        0..=2 => 6,
        3 | 4 => 5,
        _ => 4,
    }
}

/// How many rounds there are.
pub const fn rounds(seats: usize) -> u8 {
    match seats {
        0..=2 => 10,
        3 => 8,
        _ => 6,
    }
}
