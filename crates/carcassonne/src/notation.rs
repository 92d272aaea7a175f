//! Sentences: how actions, outcomes and places are written and read. The grammar is in
//! docs/notation.md.

use std::fmt;
use std::str::FromStr;

use bastide_game::ParseSentence;
use bastide_landscape::{Facing, Port, Terrain, Tile};

use crate::action::{Action, Outcome, Place, Spot};
use crate::figure::Figure;
use crate::tiles;

impl Spot {
    /// The name of a part of a tile that lies: its terrain and the first port clockwise from the
    /// north-west corner; a side for roads and cities, a half side for fields.
    #[inline]
    pub fn of(tile: &Tile, part: usize) -> Spot {
        let terrain = tile.kind.parts[part].terrain;
        Spot { terrain, port: tile.kind.first_port(tile.facing, part) }
    }

    /// The part of a tile that this names, if the tile has it.
    pub fn part_of(self, tile: &Tile) -> Option<usize> {
        let part = match self.port {
            Some(port) => tile.kind.part_at(tile.facing, port),
            None => tile
                .kind
                .parts
                .iter()
                .position(|p| p.terrain == self.terrain && p.ports.is_empty())?,
        };
        (tile.kind.parts[part].terrain == self.terrain).then_some(part)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.terrain, self.port) {
            (terrain, Some(port)) => write!(f, "{terrain} {}", port.word()),
            (Terrain::Field, None) => f.write_str("field inside"),
            (terrain, None) => write!(f, "{terrain}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, self.spot)
    }
}

/// Reads the words of a spot.
pub(crate) fn spot(words: &[&str]) -> Result<Spot, String> {
    let terrain = words.first().and_then(|w| Terrain::from_word(w));
    let terrain = terrain.ok_or("a place is road, city, field, monastery or garden")?;
    let port = match (terrain, &words[1..]) {
        (Terrain::Monastery | Terrain::Garden, []) | (Terrain::Field, ["inside"]) => Some(None),
        (Terrain::Field, [half]) => Port::from_word(half).filter(|p| !p.is_middle()).map(Some),
        (Terrain::Road | Terrain::City, [side]) => {
            Port::from_word(side).filter(|p| p.is_middle()).map(Some)
        }
        (Terrain::River, _) => return Err("nothing stands on the river".into()),
        (
            Terrain::Monastery | Terrain::Garden | Terrain::Field | Terrain::Road | Terrain::City,
            _,
        ) => None,
    };
    let example = match terrain {
        Terrain::Field => "`field NNW` or `field inside`",
        Terrain::Road | Terrain::City => "`road N` or `city E`",
        Terrain::Monastery | Terrain::Garden | Terrain::River => "`monastery` or `garden`",
    };
    let port = port.ok_or_else(|| format!("a place looks like {example}"))?;
    Ok(Spot { terrain, port })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Tile { kind, cell, facing } => write!(f, "tile {} {cell} {facing}", kind.name),
            Action::Put { figure, spot } => write!(f, "{} {spot}", figure.word()),
            Action::Recall => f.write_str("recall abbot"),
            Action::Again => f.write_str("again"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Action, ParseSentence> {
        let mut buffer = [""; 5];
        let words = split(text, &mut buffer);
        let wrong = |problem: String| ParseSentence::new(text, problem);
        match words {
            ["tile", kind, cell, facing] => Ok(Action::Tile {
                kind: tile_kind(kind).map_err(wrong)?,
                cell: cell.parse().map_err(|e| wrong(format!("{e}")))?,
                facing: arrow(facing).map_err(wrong)?,
            }),
            ["tile", ..] => Err(wrong("laying a tile looks like `tile V +1,0 >`".into())),
            ["recall", "abbot"] => Ok(Action::Recall),
            ["again"] => Ok(Action::Again),
            ["pass"] => Ok(Action::Pass),
            [word, rest @ ..] => match Figure::from_word(word) {
                Some(figure) => Ok(Action::Put { figure, spot: spot(rest).map_err(wrong)? }),
                None => Err(wrong("no sentence begins like that".into())),
            },
            [] => Err(wrong("an empty sentence".into())),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome::Draw(kind) = self;
        write!(f, "draw {}", kind.name)
    }
}

impl FromStr for Outcome {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Outcome, ParseSentence> {
        let mut buffer = [""; 3];
        match split(text, &mut buffer) {
            ["draw", kind] => {
                let kind = tile_kind(kind).map_err(|e| ParseSentence::new(text, e))?;
                Ok(Outcome::Draw(kind))
            }
            _ => Err(ParseSentence::new(text, "chance says `draw TILE`")),
        }
    }
}

/// The first words of a text, as many as the buffer holds: one more than any sentence has.
fn split<'a, 'b>(text: &'a str, buffer: &'b mut [&'a str]) -> &'b [&'a str] {
    let mut count = 0;
    for word in text.split_ascii_whitespace().take(buffer.len()) {
        buffer[count] = word;
        count += 1;
    }
    &buffer[..count]
}

pub(crate) fn tile_kind(name: &str) -> Result<&'static bastide_landscape::Kind, String> {
    let missing = || format!("there is no tile `{}`", name.chars().take(20).collect::<String>());
    tiles::kind(name).ok_or_else(missing)
}

pub(crate) fn arrow(word: &str) -> Result<Facing, String> {
    let mut letters = word.chars();
    let facing = letters.next().and_then(Facing::from_arrow);
    facing.filter(|_| letters.next().is_none()).ok_or_else(|| "a facing is ^, >, v or <".into())
}
