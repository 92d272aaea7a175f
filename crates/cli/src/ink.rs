//! Colours, where a terminal can show them and nobody asked to leave them out.

use std::io::{self, IsTerminal};

use bastide_cardcassonne::Row;
use bastide_game::Seat;
use bastide_landscape::Terrain;

/// Whether and how to colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    coloured: bool,
}

/// What something is drawn as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// As the terminal writes.
    Plain,
    /// Hardly seen.
    Faint,
    /// Looked at first.
    Strong,
    /// A part of a tile.
    Land(Terrain),
    /// A card or a row in its colour.
    Row(Row),
    /// A figure or a player's name.
    Owner(Seat),
}

impl Ink {
    /// For what goes to standard output.
    pub(crate) fn for_stdout() -> Ink {
        let asked = |key: &str| std::env::var_os(key).filter(|value| !value.is_empty());
        let dumb = asked("TERM").is_some_and(|term| term == "dumb");
        Ink { coloured: io::stdout().is_terminal() && asked("NO_COLOR").is_none() && !dumb }
    }

    /// A text in a colour.
    pub(crate) fn paint(self, paint: Paint, text: &str) -> String {
        match code(paint) {
            Some(code) if self.coloured => format!("\x1b[{code}m{text}\x1b[0m"),
            Some(_) | None => text.to_string(),
        }
    }
}

/// The terminal's code for a colour.
fn code(paint: Paint) -> Option<&'static str> {
    match paint {
        Paint::Plain => None,
        Paint::Faint => Some("2"),
        Paint::Strong => Some("1;93"),
        Paint::Land(Terrain::Field) => Some("32"),
        Paint::Land(Terrain::Road) => Some("97"),
        Paint::Land(Terrain::City) => Some("33"),
        Paint::Land(Terrain::River) => Some("94"),
        Paint::Land(Terrain::Monastery) => Some("1;91"),
        Paint::Land(Terrain::Garden) => Some("95"),
        Paint::Row(Row::Monastery) => Some("93"),
        Paint::Row(Row::Road) => Some("91"),
        Paint::Row(Row::Field) => Some("92"),
        Paint::Row(Row::City) => Some("94"),
        Paint::Owner(seat) => {
            const SEATS: [&str; 6] =
                ["1;97;41", "1;97;44", "1;30;103", "1;97;42", "1;97;100", "1;97;45"];
            SEATS.get(seat.index()).copied()
        }
    }
}

/// How many columns there are to draw on: the terminal's, `COLUMNS`, or as many as it takes.
pub(crate) fn columns() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|n| n.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    said.or_else(terminal).unwrap_or(usize::MAX)
}
