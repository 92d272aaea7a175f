//! Sentences: how actions, outcomes and places are written and read. The grammar is in
//! docs/notation.md.

use std::fmt;
use std::str::FromStr;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::seat_of;
use bastide_game::{Game, ParseSentence};
use bastide_landscape::{Facing, Port};

use crate::action::{Action, Outcome, Place, Spot};
use crate::board::Tile;
use crate::setup::PLAYERS;
use crate::state::State;
use crate::tile::{Kind, Terrain};
use crate::tiles;
use crate::wall_tile::WallTile;

impl Spot {
    /// The name of a part of a tile that lies: its terrain and the first port clockwise from the
    /// north-west corner; a side, or a half side for a court.
    #[inline]
    pub fn of(tile: &Tile, part: usize) -> Spot {
        let terrain = tile.kind.parts[part].terrain;
        Spot { terrain, port: tile.kind.first_port(tile.facing, part) }
    }

    /// The part of a tile that this names, if the tile has it.
    pub fn part_of(self, tile: &Tile) -> Option<usize> {
        let part = tile.kind.part_at(tile.facing, self.port);
        (tile.kind.parts[part].terrain == self.terrain).then_some(part)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.terrain, self.port.word())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.space, self.spot)
    }
}

/// Reads the words of a spot.
pub(crate) fn spot(words: &[&str]) -> Result<Spot, SentenceError> {
    let [terrain, port] = words else {
        return Err(Form("a place looks like `path N` or `court NNW`"));
    };
    let terrain =
        Terrain::from_word(terrain).ok_or(Form("a place is path, house, tower or court"))?;
    let port = Port::from_word(port).filter(|p| p.is_middle() != (terrain == Terrain::Court));
    let port = port.ok_or(Form(match terrain {
        Terrain::Court => "a court is named by a half side, such as `court NNW`",
        Terrain::Path | Terrain::House | Terrain::Tower => "a side is N, E, S or W",
    }))?;
    Ok(Spot { terrain, port })
}

/// Reads a space and the words of a spot on its tile.
pub(crate) fn place(space: &str, words: &[&str]) -> Result<Place, SentenceError> {
    Ok(Place { space: space.parse()?, spot: spot(words)? })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Tile { kind, space, facing } => {
                write!(f, "tile {} {space} {facing}", kind.name)
            }
            Action::Follower { spot } => write!(f, "follower {spot}"),
            Action::Play { tile } => write!(f, "play {tile}"),
            Action::Score { at } => write!(f, "score {at}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Action, ParseSentence> {
        let mut buffer = [""; 6];
        let read = read_action(split(text, &mut buffer));
        read.map_err(|why| ParseSentence::new(text, why))
    }
}

fn read_action(words: &[&str]) -> Result<Action, SentenceError> {
    Ok(match words {
        ["tile", kind, space, facing] => {
            Action::Tile { kind: tile_kind(kind)?, space: space.parse()?, facing: arrow(facing)? }
        }
        ["tile", ..] => return Err(Form("laying a tile looks like `tile P4 B12 ^`")),
        ["follower", rest @ ..] => Action::Follower { spot: spot(rest)? },
        ["play", tile] => Action::Play { tile: wall_tile(tile)? },
        ["score", space, rest @ ..] => Action::Score { at: place(space, rest)? },
        ["pass"] => Action::Pass,
        [] => return Err(SentenceError::Empty),
        [..] => return Err(SentenceError::UnknownVerb),
    })
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Draw(kind) => write!(f, "draw {}", kind.name),
            Outcome::Wall(tile) => write!(f, "wall {tile}"),
            Outcome::Begin(seat) => write!(f, "begin {}", State::SEATS[seat.index()]),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Outcome, ParseSentence> {
        let wrong = |why: SentenceError| ParseSentence::new(text, why);
        let mut buffer = [""; 3];
        match split(text, &mut buffer) {
            ["draw", kind] => Ok(Outcome::Draw(tile_kind(kind).map_err(wrong)?)),
            ["wall", tile] => Ok(Outcome::Wall(wall_tile(tile).map_err(wrong)?)),
            ["begin", seat] => {
                let unknown = |_| wrong(SentenceError::unknown("seat", seat));
                seat_of::<State>(seat, PLAYERS).map(Outcome::Begin).map_err(unknown)
            }
            _ => Err(wrong(Form("chance says `draw TILE`, `wall WALL-TILE` or `begin SEAT`"))),
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

pub(crate) fn tile_kind(name: &str) -> Result<&'static Kind, SentenceError> {
    tiles::kind(name).ok_or_else(|| SentenceError::unknown("tile", name))
}

pub(crate) fn wall_tile(word: &str) -> Result<WallTile, SentenceError> {
    WallTile::from_word(word).ok_or_else(|| {
        SentenceError::unknown_of("wall tile", word, WallTile::ALL.map(WallTile::word).to_vec())
    })
}

pub(crate) fn arrow(word: &str) -> Result<Facing, SentenceError> {
    let mut letters = word.chars();
    let facing = letters.next().and_then(Facing::from_arrow);
    facing.filter(|_| letters.next().is_none()).ok_or(Form("a facing is ^, >, v or <"))
}
