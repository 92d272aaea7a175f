//! A card in words, for those who hear the table.

use bastide_cardcassonne::{Card, Face, Row};

use crate::Language;

/// A word or phrase in both languages, by [`Language`].
type Words = [&'static str; 2];

fn person(row: Row) -> Words {
    match row {
        Row::Monastery => ["monk", "Mönch"],
        Row::Road => ["traveller", "Reisende"],
        Row::Field => ["farmer", "Bäuerin"],
        Row::City => ["knight", "Ritter"],
    }
}

fn animal(row: Row) -> Words {
    match row {
        Row::Monastery => ["yellow hen", "Gelbes Huhn"],
        Row::Road => ["red donkey", "Roter Esel"],
        Row::Field => ["green sheep", "Grünes Schaf"],
        Row::City => ["blue horse", "Blaues Pferd"],
    }
}

fn building(row: Row) -> Words {
    match row {
        Row::Monastery => ["yellow chapel", "Gelbe Kapelle"],
        Row::Road => ["red inn", "Rotes Wirtshaus"],
        Row::Field => ["green barn", "Grüne Scheune"],
        Row::City => ["blue town house", "Blaues Stadthaus"],
    }
}

/// What a card is: `green sheep`, `farmer, value 2`, `animal joker`.
pub fn describe(card: Card, language: Language) -> String {
    let words = match card.face() {
        Face::Person(row, value) => {
            let who = person(row)[language as usize];
            let worth = ["value", "Wert"][language as usize];
            return format!("{who}, {worth} {value}");
        }
        Face::Animal(row) => animal(row),
        Face::Building(row) => building(row),
        Face::AnimalJoker => ["animal joker", "Tierjoker"],
        Face::BuildingJoker => ["building joker", "Gebäudejoker"],
        Face::Dragon => ["dragon, 10 points", "Drache, 10 Punkte"],
        Face::Fairy => ["fairy, 10 points", "Fee, 10 Punkte"],
    };
    words[language as usize].to_string()
}
