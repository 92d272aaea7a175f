//! Which of our tiles is which of JCloisterZone's, and how much the one is turned against the other.

use std::sync::LazyLock;

use bastide_carcassonne::tiles::{self, TileSet};
use bastide_landscape::{Facing, Kind};

/// The table, in a form that people can read and correct.
const TABLE: &str = include_str!("../tiles.txt");

/// A tile of JCloisterZone.
#[derive(Clone, Debug)]
pub struct Counterpart {
    /// Its name there.
    pub id: &'static str,
    /// The set it comes with there.
    pub set: &'static str,
    /// The set of ours that holds its counterpart.
    pub ours: TileSet,
    /// How many of it are in its set.
    pub copies: u8,
    /// What its sides show from north clockwise: `c`ity, `r`oad, `f`ield, `i` for river.
    pub edges: &'static str,
    /// Our kinds for it. Several look alike; the first is used until none of it is left.
    pub kinds: Vec<&'static Kind>,
    /// How our upright tile is turned to lie like theirs; nothing if the pictures differ.
    pub turned: Option<Facing>,
}

impl Counterpart {
    /// Our facing of a tile that lies there turned by `rotation`.
    pub fn facing(&self, rotation: Facing) -> Option<Facing> {
        let turned = self.turned?;
        Some(Facing::from_quarters(turned.quarters() + rotation.quarters()))
    }
}

static ALL: LazyLock<Vec<Counterpart>> =
    LazyLock::new(|| read(TABLE).expect("the table of this crate is sound"));

/// Every tile of JCloisterZone that has a counterpart here.
pub fn all() -> &'static [Counterpart] {
    &ALL
}

/// The tile that JCloisterZone calls `id`.
pub fn tile(id: &str) -> Option<&'static Counterpart> {
    ALL.iter().find(|c| c.id == id)
}

fn read(table: &'static str) -> Result<Vec<Counterpart>, String> {
    let mut all = Vec::new();
    let mut set = None;
    for line in table.lines() {
        let words: Vec<&'static str> = line.split_whitespace().collect();
        match words[..] {
            [] => {}
            [comment, ..] if comment.starts_with('#') => {}
            ["set", theirs, ours] => {
                let ours = TileSet::all().find(|s| s.name() == ours);
                set = Some((theirs, ours.ok_or_else(|| line.to_string())?));
            }
            [id, copies, edges, kinds, turned] => {
                let (set, ours) = set.ok_or_else(|| line.to_string())?;
                let kinds: Option<Vec<_>> = kinds.split(',').map(tiles::kind).collect();
                all.push(Counterpart {
                    id,
                    set,
                    ours,
                    copies: copies.parse().map_err(|_| line.to_string())?,
                    edges,
                    kinds: kinds.ok_or_else(|| line.to_string())?,
                    turned: match turned {
                        "differs" => None,
                        quarters => Some(Facing::from_quarters(
                            quarters.parse().map_err(|_| line.to_string())?,
                        )),
                    },
                });
            }
            _ => return Err(line.to_string()),
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_landscape::{Side, Terrain};

    fn letter(terrain: Terrain) -> char {
        match terrain {
            Terrain::City => 'c',
            Terrain::Road => 'r',
            Terrain::Field => 'f',
            Terrain::River => 'i',
            Terrain::Monastery | Terrain::Garden => unreachable!("they reach no side"),
        }
    }

    #[test]
    fn every_tile_of_ours_has_its_counterpart() {
        for set in TileSet::all().filter(|set| *set != TileSet::Robbers) {
            for kind in set.kinds() {
                let found: Vec<_> = all().iter().filter(|c| c.kinds.contains(&kind)).collect();
                assert_eq!(found.len(), 1, "{}", kind.name);
                assert_eq!(found[0].ours, set, "{}", kind.name);
            }
        }
        for counterpart in all() {
            let ours: u8 = counterpart.kinds.iter().map(|kind| kind.copies).sum();
            assert_eq!(ours, counterpart.copies, "{}", counterpart.id);
        }
    }

    #[test]
    fn turned_tiles_show_the_same_sides() {
        for counterpart in all() {
            let Some(facing) = counterpart.facing(Facing::UP) else {
                continue;
            };
            for kind in &counterpart.kinds {
                let sides = Side::ALL.map(|side| letter(kind.edge(facing, side)));
                let sides: String = sides.iter().collect();
                assert_eq!(sides, counterpart.edges, "{}", counterpart.id);
            }
        }
    }

    #[test]
    fn three_pictures_differ() {
        let differ = all().iter().filter(|c| c.turned.is_none());
        let differ: Vec<_> = differ.map(|c| (c.id, c.kinds[0].name)).collect();
        assert_eq!(differ, [("RI.1/I.e", "F12"), ("RI/s", "F1"), ("IC/RRR.i", "EC")]);
    }

    #[test]
    fn ids_are_unique() {
        for (n, counterpart) in all().iter().enumerate() {
            assert!(all()[..n].iter().all(|c| c.id != counterpart.id));
        }
        assert!(tile("BA/RCr").is_some());
        assert!(tile("CC.1/CR").is_none());
    }
}
