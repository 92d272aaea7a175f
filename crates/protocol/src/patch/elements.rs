//! What stands in the lists of a view: what each is, and what changed in it. A field that is missing here does not
//! compile.

use serde::Serialize;
use serde_json::Result;

use super::Object;
use crate::board::{FigureView, TileView, Undrawn};
use crate::carcassonne::{
    FerryView, GoldView, Hole, MagicianView, Novelty, Region, SeatView, TowerView,
};
use crate::cardcassonne::{CardSeat, RowView};
use crate::castle::{CastleRegion, CastleSeat, WallTileCount};

/// Something in a list.
pub(super) trait Element: Serialize + PartialEq {
    /// Whether its first field is a name that no other element of the list has: then nothing else need be compared to
    /// find out which is which.
    const NAMED: bool = false;

    /// Whether it is the same thing, perhaps changed: its first field says so. What has no fields is like no other.
    fn is_same_thing(&self, _before: &Self) -> bool {
        false
    }

    /// Adds the fields that are different, and says whether some are not.
    fn changes_since(&self, _before: &Self, _changed: &mut Object) -> Result<bool> {
        Ok(false)
    }
}

impl Element for String {}
impl Element for u8 {}
impl Element for [i32; 2] {}
impl Element for Novelty {}

macro_rules! element {
    (named $type:ident { $($fields:tt)* }) => {
        element!(true, $type { $($fields)* });
    };
    ($type:ident { $($fields:tt)* }) => {
        element!(false, $type { $($fields)* });
    };
    ($named:literal, $type:ident { $first:ident $first_key:literal, $($field:ident $key:literal,)* }) => {
        impl Element for $type {
            const NAMED: bool = $named;

            fn is_same_thing(&self, before: &Self) -> bool {
                self.$first == before.$first
            }

            fn changes_since(&self, before: &Self, changed: &mut Object) -> Result<bool> {
                let $type { $first, $($field,)* } = self;
                let mut all = true;
                if *$first == before.$first {
                    all = false;
                } else {
                    changed.add($first_key, $first)?;
                }
                $(if *$field == before.$field {
                    all = false;
                } else {
                    changed.add($key, $field)?;
                })*
                Ok(!all)
            }
        }
    };
}

element!(FigureView { owner "owner", figure "figure", tile "tile", part "part", });
element!(TileView { kind "kind", x "x", y "y", facing "facing", by "by", });
element!(named Undrawn { kind "kind", left "left", total "total", });
element!(SeatView { points "points", counters "counters", projected "projected", supply "supply", goods "goods", gold "gold", robber "robber", pieces "pieces", prisoners "prisoners", });
element!(named Hole { cell "cell", kinds "kinds", left "left", next "next", });
element!(Region { terrain "terrain", parts "parts", tiles "tiles", pennants "pennants", gold "gold", magician "magician", open "open", leaders "leaders", strengths "strengths", now "now", finished "finished", cities "cities", });
element!(named GoldView { tile "tile", bars "bars", });
element!(MagicianView { who "who", tile "tile", part "part", });
element!(named FerryView { tile "tile", sides "sides", parts "parts", });
element!(named TowerView { tile "tile", height "height", guard "guard", });
element!(CastleSeat { points "points", space "space", projected "projected", supply "supply", keep "keep", held "held", ahead "ahead", });
element!(WallTileCount { tile "tile", number "number", count "count", by_hand "byHand", amount "amount", });
element!(CastleRegion { terrain "terrain", parts "parts", tiles "tiles", markets "markets", fountains "fountains", open "open", leaders "leaders", now "now", finished "finished", });
element!(named RowView { row "row", colour "colour", cards "cards", claims "claims", });
element!(CardSeat { points "points", hand "hand", cards "cards", begun "begun", claimed "claimed", animals "animals", chest "chest", opened "opened", cleared "cleared", });
