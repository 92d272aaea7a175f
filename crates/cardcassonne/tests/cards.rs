//! The box and the rounds, against the lists of the rulebook.

use bastide_cardcassonne::{CARDS, Card, Face, Pile, Row, worth};

#[test]
fn the_box_has_130_cards() {
    assert_eq!(Pile::full().len(), CARDS);
    for row in Row::ALL {
        let of = |face: Face| {
            let found = Card::all().filter(|card| card.face() == face);
            found.map(Card::copies).sum::<u8>()
        };
        assert_eq!([1, 2, 3].map(|value| of(Face::Person(row, value))), [8, 5, 3]);
        assert_eq!((of(Face::Animal(row)), of(Face::Building(row))), (9, 5));
        let jokers = [Face::Dragon, Face::Fairy, Face::AnimalJoker, Face::BuildingJoker];
        assert_eq!(jokers.map(of), [1, 1, 4, 4]);
        let colour = Card::all().filter(|card| card.colour() == Some(row));
        assert_eq!(colour.map(Card::copies).sum::<u8>(), 30);
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for card in Card::all() {
        assert_eq!(Card::from_name(&card.to_string()), Some(card));
    }
    for row in Row::ALL {
        assert_eq!(Row::from_word(row.word()), Some(row));
        assert_eq!(Row::from_colour(row.colour()), Some(row));
    }
    assert_eq!(Card::from_name("green-4"), None);
    assert_eq!(Card::from_name("pink-1"), None);
}

#[test]
fn all_cards_are_dealt() {
    let rounds = [(2, 6, 10), (3, 5, 8), (4, 5, 6), (5, 4, 6)];
    for (seats, hand, rounds) in rounds {
        assert_eq!((worth::hand(seats), worth::rounds(seats)), (hand, rounds));
        assert_eq!(10 + seats * usize::from(hand) * usize::from(rounds), CARDS);
    }
}

#[test]
fn the_documented_points_are_in_the_tables() {
    assert_eq!([1, 2, 5].map(|size| worth::ANIMALS[size]), [3, 6, 14]);
    assert_eq!(worth::SERIES, [0, 0, 5, 15, 30]);
    assert_eq!((worth::DRAGON_OR_FAIRY, worth::FOREIGN), (10, 10));
}

/// Nobody has read the rest of the table: each further animal adds as much as the one before or less, and
/// nine animals with four jokers are in it.
#[test]
fn larger_sets_are_worth_evenly_more() {
    let steps: Vec<_> = worth::ANIMALS.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps.is_sorted_by(|a, b| a >= b), "{steps:?}");
    assert_eq!(&steps[5..], [2; 8]);
    let jokers = usize::from(Card::ANIMAL_JOKER.copies());
    assert_eq!(worth::ANIMALS.len() - 1, usize::from(Card::animal(Row::Field).copies()) + jokers);
}
