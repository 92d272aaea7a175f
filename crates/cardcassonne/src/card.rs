//! The cards: 130 of 24 kinds, and the four rows whose colours they have.

use std::fmt;

/// A row, and the colour of the cards that belong there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Row {
    /// Yellow.
    Monastery,
    /// Red.
    Road,
    /// Green.
    Field,
    /// Blue.
    City,
}

/// How many rows there are.
pub const ROWS: usize = 4;

impl Row {
    /// All of them, the top one first.
    pub const ALL: [Row; ROWS] = [Row::Monastery, Row::Road, Row::Field, Row::City];

    /// Its word in sentences.
    pub fn word(self) -> &'static str {
        match self {
            Row::Monastery => "monastery",
            Row::Road => "road",
            Row::Field => "field",
            Row::City => "city",
        }
    }

    /// The word for its colour.
    pub fn colour(self) -> &'static str {
        match self {
            Row::Monastery => "yellow",
            Row::Road => "red",
            Row::Field => "green",
            Row::City => "blue",
        }
    }

    /// The row of a word.
    pub fn from_word(word: &str) -> Option<Row> {
        Row::ALL.into_iter().find(|row| row.word() == word)
    }

    /// The row of a colour.
    pub fn from_colour(word: &str) -> Option<Row> {
        Row::ALL.into_iter().find(|row| row.colour() == word)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A person with its value.
    Person(Row, u8),
    /// An animal; each colour has a kind of its own.
    Animal(Row),
    /// A building; each colour has a kind of its own.
    Building(Row),
    /// Counts as an animal of any kind.
    AnimalJoker,
    /// Counts as any building.
    BuildingJoker,
    /// Ten points.
    Dragon,
    /// Ten points.
    Fairy,
}

/// A kind of card, by its number. Cards of a kind cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// How many kinds of cards there are.
pub const KINDS: usize = 24;

/// How many cards are played with.
pub const CARDS: usize = 130;

/// How often each face is in the box, in the order of the cards' numbers. This is all there is to know
/// about the box.
const BOX: [(Face, u8); KINDS] = {
    let mut kinds = [(Face::Fairy, 1); KINDS];
    let mut colour = 0;
    while colour < ROWS {
        let row = Row::ALL[colour];
        kinds[colour * 5] = (Face::Person(row, 1), 8);
        kinds[colour * 5 + 1] = (Face::Person(row, 2), 5);
        kinds[colour * 5 + 2] = (Face::Person(row, 3), 3);
        kinds[colour * 5 + 3] = (Face::Animal(row), 9);
        kinds[colour * 5 + 4] = (Face::Building(row), 5);
        colour += 1;
    }
    kinds[20] = (Face::AnimalJoker, 4);
    kinds[21] = (Face::BuildingJoker, 4);
    kinds[22] = (Face::Dragon, 1);
    kinds
};

/// The colour of each kind, looked up more often than anything else.
const COLOURS: [Option<Row>; KINDS] = {
    let mut colours = [None; KINDS];
    let mut n = 0;
    while n < KINDS {
        colours[n] = match BOX[n].0 {
            Face::Person(row, _) | Face::Animal(row) | Face::Building(row) => Some(row),
            Face::AnimalJoker | Face::BuildingJoker | Face::Dragon | Face::Fairy => None,
        };
        n += 1;
    }
    colours
};

impl Card {
    /// The jokers among the animals.
    pub const ANIMAL_JOKER: Card = Card(20);
    /// The jokers among the buildings.
    pub const BUILDING_JOKER: Card = Card(21);

    /// All kinds, in the order in which they are listed everywhere.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// The animal of a colour.
    pub fn animal(row: Row) -> Card {
        Card(row as u8 * 5 + 3)
    }

    /// The building of a colour.
    pub fn building(row: Row) -> Card {
        Card(row as u8 * 5 + 4)
    }

    /// The person of a colour with a value from 1 to 3.
    pub fn person(row: Row, value: u8) -> Card {
        debug_assert!((1..=3).contains(&value), "persons have values from 1 to 3");
        Card(row as u8 * 5 + value - 1)
    }

    /// Its number, for arrays by kind.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// What it shows.
    #[inline]
    pub fn face(self) -> Face {
        BOX[self.index()].0
    }

    /// How many of it are in the box.
    pub fn copies(self) -> u8 {
        BOX[self.index()].1
    }

    /// The row of its colour; jokers, dragon and fairy have none and fit everywhere.
    #[inline]
    pub fn colour(self) -> Option<Row> {
        COLOURS[self.index()]
    }

    /// The card of a name.
    pub fn from_name(name: &str) -> Option<Card> {
        let joker = match name {
            "animal-joker" => Some(Face::AnimalJoker),
            "building-joker" => Some(Face::BuildingJoker),
            "dragon" => Some(Face::Dragon),
            "fairy" => Some(Face::Fairy),
            _ => None,
        };
        if joker.is_some() {
            return Card::all().find(|card| Some(card.face()) == joker);
        }
        let (colour, what) = name.split_once('-')?;
        let row = Row::from_colour(colour)?;
        Some(match what {
            "1" => Card::person(row, 1),
            "2" => Card::person(row, 2),
            "3" => Card::person(row, 3),
            "animal" => Card::animal(row),
            "building" => Card::building(row),
            _ => return None,
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Person(row, value) => write!(f, "{}-{value}", row.colour()),
            Face::Animal(row) => write!(f, "{}-animal", row.colour()),
            Face::Building(row) => write!(f, "{}-building", row.colour()),
            Face::AnimalJoker => f.write_str("animal-joker"),
            Face::BuildingJoker => f.write_str("building-joker"),
            Face::Dragon => f.write_str("dragon"),
            Face::Fairy => f.write_str("fairy"),
        }
    }
}

/// How many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile([u8; KINDS]);

impl Pile {
    /// All cards of the box.
    pub fn full() -> Pile {
        Pile(BOX.map(|(_, copies)| copies))
    }

    /// How many of a kind.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The kinds of which there are some, with how many. Eight kinds are looked at together: mostly there
    /// are few.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = (Card, u8)> {
        let (eights, _) = self.0.as_chunks::<8>();
        let mut words = [0; KINDS / 8];
        for (word, eight) in words.iter_mut().zip(eights) {
            *word = u64::from_le_bytes(*eight);
        }
        (0u8..).step_by(8).zip(words).flat_map(|(first, word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let shift = left.trailing_zeros() & !7;
                let count = left.checked_shr(shift)? as u8;
                left &= !(0xff << shift);
                Some((Card(first + shift as u8 / 8), count))
            })
        })
    }

    /// Adds an entry to a list for each kind of which there is some, with how many. Whoever plays many
    /// games does this more often than anything else, hence without a branch for each kind.
    #[inline]
    pub(crate) fn list<T: Copy>(&self, into: &mut Vec<(T, u32)>, entry: impl Fn(Card) -> T) {
        let mut length = into.len();
        into.resize(length + KINDS, (entry(Card(0)), 0));
        for (card, count) in Card::all().zip(self.0) {
            into[length] = (entry(card), count.into());
            length += usize::from(count > 0);
        }
        into.truncate(length);
    }

    /// Every card, one by one.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.each().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card, count: u8) {
        self.0[card.index()] += count;
    }

    /// Takes cards out that are there.
    #[inline]
    pub(crate) fn take(&mut self, card: Card, count: u8) {
        self.0[card.index()] -= count;
    }

    /// The card that a number below the length falls on.
    pub(crate) fn nth(&self, n: u32) -> Card {
        let mut left = n;
        for (card, count) in self.each() {
            if left < u32::from(count) {
                return card;
            }
            left -= u32::from(count);
        }
        unreachable!("the number is below the length")
    }
}
