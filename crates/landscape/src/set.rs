//! Tile sets: the kinds of tiles that a board is made of, as a value.
//!
//! A board keeps a [`KindId`] a tile, the place of its kind in the set. Records and messages outlive
//! any set and speak of a [`KindName`].

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

use crate::parse::{self, ParseTile, SignWords};
use crate::tile::Kind;

/// The name of a kind of tile: at most eight visible ASCII characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindName([u8; KindName::MAX]);

impl KindName {
    /// The most characters of a name.
    pub const MAX: usize = 8;

    /// The name as text.
    pub fn as_str(&self) -> &str {
        let len = self.0.iter().position(|byte| *byte == 0).unwrap_or(KindName::MAX);
        std::str::from_utf8(&self.0[..len]).expect("names are ASCII")
    }
}

/// A text that cannot name a kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the name of a tile has 1 to {} visible ASCII characters", KindName::MAX)]
pub struct ParseKindName;

impl FromStr for KindName {
    type Err = ParseKindName;

    fn from_str(text: &str) -> Result<KindName, ParseKindName> {
        let visible = text.bytes().all(|byte| byte.is_ascii_graphic());
        if text.is_empty() || text.len() > KindName::MAX || !visible {
            return Err(ParseKindName);
        }
        let mut name = [0; KindName::MAX];
        name[..text.len()].copy_from_slice(text.as_bytes());
        Ok(KindName(name))
    }
}

impl fmt::Display for KindName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for KindName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq<str> for KindName {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for KindName {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

/// A kind of tile, by its place in a [`TileSet`]. It means nothing in another set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KindId(pub(crate) u8);

impl KindId {
    /// Its place in its set.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Kinds of tiles, each with a name of its own. Cheap to clone: clones share the kinds.
#[derive(Clone)]
pub struct TileSet {
    /// As many as there are ids, so that no index must be checked; those behind the last are blank.
    kinds: Arc<[Kind; TileSet::ROOM]>,
    len: u8,
}

/// Kinds that make no set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SetError {
    /// Two kinds have the same name.
    #[error("`{0}` is in the set twice")]
    Twice(KindName),
    /// There are more kinds than can be numbered.
    #[error("a set has at most {} kinds", TileSet::MAX)]
    TooMany,
}

impl TileSet {
    /// The most kinds of a set.
    pub const MAX: usize = 255;
    const ROOM: usize = 256;

    /// A set of these kinds, in this order.
    pub fn new(kinds: impl IntoIterator<Item = Kind>) -> Result<TileSet, SetError> {
        let mut kinds: Vec<Kind> = kinds.into_iter().collect();
        if kinds.len() > TileSet::MAX {
            return Err(SetError::TooMany);
        }
        let mut by_name: Vec<(KindName, KindId)> =
            kinds.iter().enumerate().map(|(n, kind)| (kind.name, KindId(n as u8))).collect();
        by_name.sort_unstable();
        if let Some(pair) = by_name.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(SetError::Twice(pair[0].0));
        }
        for (n, (kind, (_, sorted))) in kinds.iter_mut().zip(by_name).enumerate() {
            (kind.id, kind.sorted) = (KindId(n as u8), sorted);
        }
        let len = kinds.len() as u8;
        let blank = Kind::new(KindName([b'-'; KindName::MAX]), 0, &[], None);
        kinds.resize(TileSet::ROOM, blank);
        let kinds: Arc<[Kind]> = kinds.into();
        Ok(TileSet { kinds: kinds.try_into().expect("it was just made as long"), len })
    }

    /// Reads a tile file; docs/notation.md has the grammar.
    pub fn read(text: &str, words: SignWords) -> Result<TileSet, ReadSet> {
        Ok(TileSet::new(parse::kinds(text, words)?)?)
    }

    /// The kinds, in the order in which they were given.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..self.len as usize]
    }

    /// The kind with an id of this set.
    #[inline]
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[id.0 as usize]
    }

    /// The kind with a name.
    pub fn named(&self, name: KindName) -> Option<&Kind> {
        let sorted = |kind: &Kind| self.kind(kind.sorted);
        let found = self.kinds().binary_search_by_key(&name, |kind| sorted(kind).name).ok()?;
        Some(sorted(&self.kinds[found]))
    }

    /// The kind with a name, given as text.
    pub fn find(&self, name: &str) -> Option<&Kind> {
        self.named(name.parse().ok()?)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.kinds()).finish()
    }
}

/// A tile file that makes no set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ReadSet {
    /// A line makes no tile.
    #[error(transparent)]
    Tile(#[from] ParseTile),
    /// The tiles make no set.
    #[error(transparent)]
    Set(#[from] SetError),
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRAIGHT: &str = "road N S; field NNE ENE ESE SSE; field NNW SSW WSW WNW";

    fn read(text: &str) -> Result<TileSet, ReadSet> {
        TileSet::read(text, SignWords { on_parts: &[], on_tiles: &[] })
    }

    #[test]
    fn kinds_are_found_by_name_and_by_number() {
        let set = read(&format!("U x8: {STRAIGHT}\nB x1: {STRAIGHT}")).unwrap();
        let b = set.find("B").unwrap();
        assert_eq!((b.name.as_str(), b.copies), ("B", 1));
        assert!(std::ptr::eq(b, set.kind(b.id)));
        assert!(set.find("b").is_none());
        assert!(set.find("much too long").is_none());
    }

    #[test]
    fn a_set_has_each_name_once() {
        let problem = read(&format!("U x8: {STRAIGHT}\nU x1: {STRAIGHT}")).unwrap_err();
        assert_eq!(problem.to_string(), "`U` is in the set twice");
    }

    #[test]
    fn a_set_ends_where_numbers_do() {
        let lines = (0..256).map(|n| format!("T{n} x1: {STRAIGHT}\n")).collect::<String>();
        assert_eq!(read(&lines).unwrap_err(), ReadSet::Set(SetError::TooMany));
    }

    #[test]
    fn names_are_short_and_visible() {
        for text in ["", "ninechars", "a b", "Fähre", "a\0"] {
            assert_eq!(text.parse::<KindName>(), Err(ParseKindName), "{text:?}");
        }
        assert_eq!("FaehrH".parse::<KindName>().unwrap().to_string(), "FaehrH");
        assert_eq!("eightlet".parse::<KindName>().unwrap(), "eightlet");
    }
}
