//! Which of our tiles is which of JCloisterZone's, and how much the one is turned against the other.

use std::sync::LazyLock;

use bastide_carcassonne::tiles::{TileBox, kind};
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
    pub ours: TileBox,
    /// How many of it are in its set.
    pub copies: u8,
    /// What its sides show from north clockwise: `c`ity, `r`oad, `f`ield, `i` for river.
    pub edges: &'static str,
    /// Our kinds for it. Several look alike; the first is used until none of it is left.
    pub kinds: Vec<&'static Kind>,
    /// How our upright tile is turned to lie like theirs; nothing if the pictures differ.
    pub turned: Option<Facing>,
    /// The tile that lies in its place in the first edition, which has no gardens.
    pub first_edition: Option<&'static str>,
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

/// What JCloisterZone calls `id`: the tile of that name, and the one with a garden for which it stands in the
/// first edition.
pub fn tiles(id: &str) -> impl Iterator<Item = &'static Counterpart> {
    let named = ALL.iter().filter(move |c| c.id == id);
    named.chain(ALL.iter().filter(move |c| c.first_edition == Some(id)))
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
                let ours = TileBox::all().find(|s| s.name() == ours);
                set = Some((theirs, ours.ok_or_else(|| line.to_string())?));
            }
            [id, copies, edges, kinds, turned, ref first_edition @ ..]
                if first_edition.len() <= 1 =>
            {
                let (set, ours) = set.ok_or_else(|| line.to_string())?;
                let kinds: Option<Vec<_>> = kinds.split(',').map(kind).collect();
                all.push(Counterpart {
                    id,
                    set,
                    ours,
                    copies: copies.parse().map_err(|_| line.to_string())?,
                    edges,
                    first_edition: first_edition.first().copied(),
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
        for set in TileBox::all().filter(|set| *set != TileBox::Robbers) {
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
        let differ: Vec<_> = differ.map(|c| (c.id, c.kinds[0].name.as_str())).collect();
        assert_eq!(differ, [("RI.1/I.e", "F12"), ("RI/s", "F1"), ("IC/RRR.i", "EC")]);
    }

    #[test]
    fn in_the_first_edition_every_garden_is_a_tile_without_one() {
        let copies = |id| tiles(id).map(|c| c.copies).sum::<u8>();
        assert_eq!((copies("BA/C"), copies("BA/Rr"), copies("IC/CCCC")), (5, 9, 1));
        for counterpart in all() {
            let signs = counterpart.kinds.iter().flat_map(|kind| &kind.parts);
            let garden = signs.into_iter().any(|part| part.terrain == Terrain::Garden);
            assert_eq!(garden, counterpart.first_edition.is_some(), "{}", counterpart.id);
        }
    }

    #[test]
    fn ids_are_unique() {
        for (n, counterpart) in all().iter().enumerate() {
            assert!(all()[..n].iter().all(|c| c.id != counterpart.id));
        }
        assert_eq!(tiles("BA/RCr").count(), 1);
        assert_eq!(tiles("CC.1/CR").count(), 0);
    }
}
