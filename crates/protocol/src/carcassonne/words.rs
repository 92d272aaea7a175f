//! The words of Carcassonne.

use bastide_carcassonne as rules;

use crate::words::words;

words!(
    /// What a part of a tile is.
    Terrain of bastide_landscape::Terrain { Field, Road, City, River, Monastery, Garden }
);
words!(
    /// A figure.
    Figure of rules::Figure { Meeple, BigMeeple, Abbot, Builder, Pig }
);
words!(
    /// A kind of goods.
    Good of rules::Good { Wine, Grain, Cloth }
);
words!(
    /// Mage or witch.
    Magician of rules::Magician { Mage, Witch }
);
words!(
    /// A counter on the track.
    Counter of rules::Counter { Meeple, Woman }
);
words!(
    /// How a feature with meeples of several players was counted.
    Contest of rules::Contest { Tie, Majority }
);
words!(
    /// What a crop circle lets everybody do.
    Circle of rules::Circle { Join, Remove }
);
words!(
    /// Why a part of a turn is played.
    TurnKind of rules::TurnKind { First, Builder, Message }
);
words!(
    /// What points are given for.
    Reason of rules::Reason {
        Road, City, Monastery, Garden, Field, Abbot, Goods, Gold, Robber, Robbed, Message, Ransom,
    }
);
words!(
    /// What is special about a tile.
    Novelty of rules::Novelty { River, Inn, Cathedral }
);
words!(
    /// An element of a box: what asks something beyond the base game.
    ElementName of rules::Element {
        Fields, River, Abbot, Machines, Messages, Ferries, Gold, Magic, Robbers, Circles, InnTiles,
        BigMeeple, TraderTiles, Goods, Builder, Pig, TowerTiles, TowerPieces,
    }
);

/// The boxes of Carcassonne, for clients that have a text for each.
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
pub enum BoxName {
    River,
    Abbot,
    Machines,
    Messages,
    Ferries,
    Gold,
    Magic,
    Robbers,
    Circles,
    Inns,
    Traders,
    Tower,
}

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
#[allow(missing_docs)] // What they mean is told where the rules define them.
pub enum Item {
    Tiles,
    Pennants,
    Cities,
    Wine,
    Grain,
    Cloth,
    Mage,
    Witch,
    Bars,
    Knights,
    Farmers,
    Seal,
    Robbed,
    Robber,
    Ransom,
}

impl From<rules::Item> for Item {
    fn from(item: rules::Item) -> Item {
        match item {
            rules::Item::Tiles => Item::Tiles,
            rules::Item::Pennants => Item::Pennants,
            rules::Item::Cities => Item::Cities,
            rules::Item::Goods(rules::Good::Wine) => Item::Wine,
            rules::Item::Goods(rules::Good::Grain) => Item::Grain,
            rules::Item::Goods(rules::Good::Cloth) => Item::Cloth,
            rules::Item::Mage => Item::Mage,
            rules::Item::Witch => Item::Witch,
            rules::Item::Bars => Item::Bars,
            rules::Item::Knights => Item::Knights,
            rules::Item::Farmers => Item::Farmers,
            rules::Item::Seal => Item::Seal,
            rules::Item::Robbed => Item::Robbed,
            rules::Item::Robber => Item::Robber,
            rules::Item::Ransom => Item::Ransom,
        }
    }
}

/// A side of a tile on the board.
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
#[allow(missing_docs)] // They are told by their names.
pub enum Side {
    N,
    E,
    S,
    W,
}

impl From<bastide_landscape::Side> for Side {
    fn from(side: bastide_landscape::Side) -> Side {
        match side {
            bastide_landscape::Side::N => Side::N,
            bastide_landscape::Side::E => Side::E,
            bastide_landscape::Side::S => Side::S,
            bastide_landscape::Side::W => Side::W,
        }
    }
}
