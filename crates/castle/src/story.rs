//! Stories: rule examples as text, and the player that checks them.
//!
//! A story is a position, sentences that are played, and what must hold then:
//!
//! ```
//! let story = "
//! play      black tile P7^ B10
//!           black follower path W
//! expect    black 2
//! ";
//! bastide_castle::story::check(story).expect("start space and tile pay a point each");
//! ```

use std::str::FromStr;

use bastide_game::position::{PositionError, lines_of};
use bastide_game::story::{self, Mistold, Teller};
use bastide_game::{Actor, Table};

pub use bastide_game::story::StoryError;

use crate::action::Action;
use crate::notation::place;
use crate::position::{KEYS, from_lines, seat_of, short_tile};
use crate::score::extent;
use crate::state::State;
use crate::wall::{Space, wall};
use crate::wall_tile::WallTile;

/// Plays a story and checks what it expects.
pub fn check(text: &str) -> Result<(), StoryError> {
    tell(text).map(|_| ())
}

/// The table at the end of a story that holds.
pub fn tell(text: &str) -> Result<Table<State>, StoryError> {
    let lines = lines_of::<State>(text)?;
    let split = lines.iter().position(|l| !KEYS.contains(&l.key)).unwrap_or(lines.len());
    let (setup, state) = from_lines(&lines[..split], &mut ())?;
    story::tell(&lines[split..], Table::starting_at(setup, state), &Castle)
}

/// What stories of The Castle can say.
struct Castle;

impl Teller<State> for Castle {
    /// `tile P7^ B10` stands for `tile P7 B10 ^`.
    fn long(&self, sentence: &str) -> Result<String, Mistold> {
        let words: Vec<_> = sentence.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["tile", tile, at] => {
                let ((kind, facing), space) = (short_tile(tile)?, at.parse::<Space>()?);
                format!("tile {} {space} {facing}", kind.name)
            }
            words => words.join(" "),
        })
    }

    /// Before a tile is laid it is drawn.
    fn before(&self, _game: &State, _actor: Actor, sentence: &str) -> Option<String> {
        match Action::from_str(sentence) {
            Ok(Action::Tile { kind, .. }) => Some(format!("draw {}", kind.name)),
            Ok(_) | Err(_) => None,
        }
    }

    /// How it is, in the words of the expectation.
    fn told(&self, table: &Table<State>, words: &[&str]) -> Result<String, Mistold> {
        let state = table.game();
        Ok(match words {
            ["discarded", ..] => {
                let names: Vec<_> = state.set_aside().iter().map(|k| k.name).collect();
                format!("discarded {}", names.join(" "))
            }
            ["taken", ..] => {
                let gone = |n: &u8| !state.corners().any(|c| c == *n);
                let gone = (0..wall().corners.len() as u8).filter(gone);
                let names: Vec<_> = gone.map(|n| wall().corners[n as usize].to_string()).collect();
                format!("taken {}", if names.is_empty() { "none".into() } else { names.join(" ") })
            }
            [how @ ("joined" | "apart"), a, b, c, d, e, f] => {
                let together = feature(state, &[a, b, c])? == feature(state, &[d, e, f])?;
                let is = if together { "joined" } else { "apart" };
                words.join(" ").replacen(how, is, 1)
            }
            ["markets", place @ .., _] if place.len() == 3 => {
                let feature = feature(state, place)?;
                let count = extent(&state.board, feature, crate::Terrain::Court).signed;
                format!("markets {} {count}", place.join(" "))
            }
            [who, "supply", _] => format!("{who} supply {}", state.supply(seat_of(who)?)),
            [who, "keep", _] => {
                let keep = state.keep(seat_of(who)?);
                format!("{who} keep {}", keep.map_or("none".into(), |keep| keep.size.to_string()))
            }
            [who, "held", ..] => {
                let held = WallTile::ALL.into_iter().zip(state.held(seat_of(who)?));
                let held: String =
                    held.map(|(tile, n)| format!(" {tile}").repeat(usize::from(n))).collect();
                format!("{who} held{}", if held.is_empty() { " none" } else { &held })
            }
            [who, "on", space, spot @ ..] => {
                let (owner, at) = (seat_of(who)?, place(space, spot)?);
                let on = state.segment(at).ok_or_else(|| PositionError::NoPart(at.to_string()))?;
                let stands = state.followers().iter().any(|f| f.owner == owner && f.on == on);
                if stands { words.join(" ") } else { format!("{who} does not stand there") }
            }
            _ => return Err(Mistold::UnknownExpectation),
        })
    }
}

fn feature(state: &State, words: &[&str]) -> Result<crate::Feature, Mistold> {
    let at = place(words[0], &words[1..])?;
    let segment = state.segment(at).ok_or_else(|| PositionError::NoPart(at.to_string()))?;
    Ok(state.board.feature(segment))
}
