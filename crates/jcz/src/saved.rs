//! A saved game as it stands in the file. Whatever else a file holds does not matter here.

use serde::Deserialize;
use serde_json::{Map, Value};

use bastide_carcassonne::Figure;
use bastide_landscape::{Cell, Facing};

use crate::geography::{Unreadable, cell, ellipsize, figure_word, rotation};

/// The file.
#[derive(Deserialize)]
pub(crate) struct SavedGame {
    pub(crate) setup: SavedSetup,
    pub(crate) players: Vec<SavedPlayer>,
    #[serde(default)]
    pub(crate) replay: Vec<Map<String, Value>>,
    /// When the file was written.
    #[serde(default)]
    pub(crate) created: Value,
    /// What was arranged beforehand for tests and puzzles.
    #[serde(default, rename = "gameAnnotations")]
    annotations: Value,
}

impl SavedGame {
    /// The turn after which the game was set to end.
    pub(crate) fn end_turn(&self) -> Option<u64> {
        self.annotations.get("endTurn")?.as_u64().filter(|turn| *turn > 0)
    }
}

/// What was chosen before the game.
#[derive(Deserialize)]
pub(crate) struct SavedSetup {
    pub(crate) sets: Map<String, Value>,
    pub(crate) elements: Map<String, Value>,
    #[serde(default)]
    pub(crate) rules: Map<String, Value>,
    #[serde(default)]
    pub(crate) start: Vec<SavedStart>,
}

/// A tile that lies at the beginning.
#[derive(Deserialize)]
pub(crate) struct SavedStart {
    pub(crate) tile: String,
    pub(crate) x: i64,
    pub(crate) y: i64,
    #[serde(default)]
    pub(crate) rotation: Value,
}

/// Who played. The order of the list is the order of play.
#[derive(Deserialize)]
pub(crate) struct SavedPlayer {
    #[serde(default)]
    pub(crate) name: Value,
}

/// One message of the replay. What it says stands in its payload, in old files beside its type.
#[derive(Clone, Copy)]
pub(crate) struct Message<'a>(pub(crate) &'a Map<String, Value>);

/// What is wrong with a message.
pub(crate) enum Flaw {
    /// Nothing usable stands there.
    Missing(&'static str),
    /// Something stands there that nobody would have written.
    Unreadable(Unreadable),
}

impl From<Unreadable> for Flaw {
    fn from(unreadable: Unreadable) -> Flaw {
        Flaw::Unreadable(unreadable)
    }
}

impl<'a> Message<'a> {
    /// Its type.
    pub(crate) fn command(self) -> Result<&'a str, Flaw> {
        text(self.0.get("type"), "type")
    }

    /// The player who sent it, by the order of play, if the file says so.
    pub(crate) fn player(self) -> Option<u64> {
        self.0.get("player").and_then(Value::as_u64)
    }

    fn field(self, name: &str) -> Option<&'a Value> {
        let inside = self.0.get("payload").and_then(|payload| payload.get(name));
        inside.or_else(|| self.0.get(name))
    }

    /// The id of the tile that was laid.
    pub(crate) fn tile_id(self) -> Result<&'a str, Flaw> {
        text(self.field("tileId"), "tileId")
    }

    /// How far the tile was turned.
    pub(crate) fn rotation(self) -> Result<Facing, Flaw> {
        Ok(rotation(text(self.field("rotation"), "rotation")?)?)
    }

    /// Where the tile was laid.
    pub(crate) fn position(self) -> Result<Cell, Flaw> {
        position(self.field("position"))
    }

    /// Why a figure was taken back.
    pub(crate) fn source(self) -> Result<&'a str, Flaw> {
        text(self.field("source"), "source")
    }

    /// The place a figure was put on: the cell, the feature and the location.
    pub(crate) fn pointer(self) -> Result<(Cell, &'a str, &'a str), Flaw> {
        place(self.field("pointer").ok_or(Flaw::Missing("pointer"))?)
    }

    /// Whether a figure was put into a flying machine.
    pub(crate) fn is_flight(self) -> bool {
        matches!(self.pointer(), Ok((_, "FlyingMachine", _)))
    }

    /// What lies on a tile as a whole: the cell alone.
    pub(crate) fn cell(self) -> Result<Cell, Flaw> {
        let pointer = self.field("pointer").ok_or(Flaw::Missing("pointer"))?;
        position(Some(pointer.get("position").unwrap_or(pointer)))
    }

    /// Where a figure stands that is taken: its place may be wrapped in a pointer of its own.
    pub(crate) fn figure_place(self) -> Result<(Cell, &'a str, &'a str), Flaw> {
        let pointer = self.field("pointer").ok_or(Flaw::Missing("pointer"))?;
        place(pointer.get("featurePointer").unwrap_or(pointer))
    }

    /// The figure that such a pointer names.
    pub(crate) fn figure_there(self) -> Result<(u64, Figure), Flaw> {
        let pointer = self.field("pointer").ok_or(Flaw::Missing("pointer"))?;
        figure(text(pointer.get("meepleId").or(self.field("meepleId")), "meepleId")?)
    }

    /// Which token was placed.
    pub(crate) fn token(self) -> Result<&'a str, Flaw> {
        text(self.field("token"), "token")
    }

    /// Which way a crop circle works.
    pub(crate) fn value(self) -> Result<&'a str, Flaw> {
        text(self.field("value"), "value")
    }

    /// Mage or witch, and where it goes; nowhere if it leaves the board.
    #[allow(clippy::type_complexity)]
    pub(crate) fn neutral(self) -> Result<(&'a str, Option<(Cell, &'a str, &'a str)>), Flaw> {
        let id = text(self.field("figureId"), "figureId")?;
        match self.field("to") {
            None | Some(Value::Null) => Ok((id, None)),
            Some(to) => Ok((id, Some(place(to)?))),
        }
    }

    /// The figure that was put: whose it is and what it is.
    pub(crate) fn figure(self) -> Result<(u64, Figure), Flaw> {
        figure(text(self.field("meepleId"), "meepleId")?)
    }
}

/// Owner and kind of a figure by its id, such as `0.small.3`.
fn figure(id: &str) -> Result<(u64, Figure), Flaw> {
    let unreadable = || Unreadable::new("figure known here", id);
    let mut words = id.split('.');
    let owner = words.next().and_then(|word| word.parse().ok());
    let figure = words
        .next()
        .and_then(|word| Figure::ALL.into_iter().find(|figure| figure_word(*figure) == word));
    Ok(owner.zip(figure).ok_or_else(unreadable)?)
}

fn place(pointer: &Value) -> Result<(Cell, &str, &str), Flaw> {
    Ok((
        position(pointer.get("position"))?,
        text(pointer.get("feature"), "feature")?,
        text(pointer.get("location"), "location")?,
    ))
}

fn text<'a>(value: Option<&'a Value>, name: &'static str) -> Result<&'a str, Flaw> {
    value.and_then(Value::as_str).ok_or(Flaw::Missing(name))
}

fn position(value: Option<&Value>) -> Result<Cell, Flaw> {
    let value = value.ok_or(Flaw::Missing("position"))?;
    let number = |n: usize| value.get(n).and_then(Value::as_i64);
    let two = value.as_array().is_some_and(|list| list.len() == 2);
    number(0).zip(number(1)).filter(|_| two).and_then(|(x, y)| cell(x, y)).ok_or_else(|| {
        Unreadable::new("position on the board", &ellipsize(&value.to_string())).into()
    })
}
