//! The words of Cardcassonne. Cards have names as in records.

use bastide_cardcassonne as rules;

use crate::words::words;

words!(
    /// A row.
    Row of rules::Row { Monastery, Road, Field, City }
);
/// The colour of a row's cards.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    ts_rs::TS,
    utoipa::ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // They are told by their names.
pub enum RowColour {
    Yellow,
    Red,
    Green,
    Blue,
}

impl From<rules::Row> for RowColour {
    fn from(row: rules::Row) -> RowColour {
        match row {
            rules::Row::Monastery => RowColour::Yellow,
            rules::Row::Road => RowColour::Red,
            rules::Row::Field => RowColour::Green,
            rules::Row::City => RowColour::Blue,
        }
    }
}

words!(
    /// What points are given for.
    CardReason of rules::Reason {
        Persons, Animals, AnimalJoker, Dragon, Fairy, Foreign, Buildings,
    }
);

/// What is counted in a scoring.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    ts_rs::TS,
    utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They are told by their names.
pub enum CardItem {
    Persons,
    YellowAnimals,
    RedAnimals,
    GreenAnimals,
    BlueAnimals,
    AnimalJokers,
    Dragon,
    Fairy,
    Foreign,
    #[serde(rename = "series-1")]
    Series1,
    #[serde(rename = "series-2")]
    Series2,
    #[serde(rename = "series-3")]
    Series3,
    #[serde(rename = "series-4")]
    Series4,
}

impl CardItem {
    /// Animals of a row's colour.
    pub(crate) fn animals(kind: rules::Row) -> CardItem {
        match kind {
            rules::Row::Monastery => CardItem::YellowAnimals,
            rules::Row::Road => CardItem::RedAnimals,
            rules::Row::Field => CardItem::GreenAnimals,
            rules::Row::City => CardItem::BlueAnimals,
        }
    }

    /// Series of buildings, by how many cards they have.
    pub(crate) const SERIES: [CardItem; 4] =
        [CardItem::Series1, CardItem::Series2, CardItem::Series3, CardItem::Series4];
}
