//! What happened and how things stand, in words.

use bastide_carcassonne::{Event, Figure, Reason, State, TurnKind};
use bastide_game::{Game, Seat, Turn};

use super::expansions;
use crate::ink::Ink;
use crate::narrate::{counted, ending, name};
use crate::session::Session;

/// How figures are written on the board.
pub(crate) const FIGURES: &str = "\
Figures: R red, B blue, Y yellow, G green, K black, P pink; m meeple, M big meeple, a abbot,
b builder, p pig. Corners ⌜⌝⌞⌟ hold the tile laid last.";

/// A line on what happened, unless it goes without saying.
pub(crate) fn event(session: &Session, event: &Event, ink: Ink) -> Option<String> {
    let who = |seat: Seat| name(session, seat, ink);
    let mover = || who(session.game().mover());
    Some(match event {
        Event::LotDrawn(seat) => format!("The lot falls on {}: this seat begins.", who(*seat)),
        Event::PartBegan { seat, part: TurnKind::Builder } => {
            format!("{} goes on with a second tile.", who(*seat))
        }
        Event::PartBegan { seat, part: TurnKind::Message } => {
            format!("{} goes on with another tile, as the message says.", who(*seat))
        }
        Event::PartBegan { part: TurnKind::First, .. }
        | Event::Scored { .. }
        | Event::TilePlaced { .. } => return None,
        Event::TileDrawn(kind) => format!("{} draws {kind}.", mover()),
        Event::TileSetAside(kind) => format!("{kind} fits nowhere and leaves the game."),
        Event::FigurePut { .. } => return None,
        Event::FigureTaken { owner, figure, at } => {
            format!("{}'s {} comes home from {at}.", who(*owner), figure.word())
        }
        Event::Paid { to, points, reason, .. } => {
            let points = counted(usize::from(*points), "point");
            format!("{} gets {points} for {}.", who(*to), thing(*reason))
        }
        Event::Expansion(event) => return expansions::event(session, *event, ink),
        Event::FinaleBegan => "No tile is left; what is unfinished is counted.".to_string(),
        Event::GameOver => "The game is over.".to_string(),
    })
}

/// What the points were for, to be read after "for".
fn thing(reason: Reason) -> &'static str {
    match reason {
        Reason::Road => "a road",
        Reason::City => "a city",
        Reason::Monastery => "a monastery",
        Reason::Garden => "a garden",
        Reason::Field => "a field",
        Reason::Abbot => "a recalled abbot",
        Reason::Goods => "a lead in goods",
        Reason::Gold => "gold",
        Reason::Robber => "a robber on the track",
        Reason::Robbed => "a robbery",
        Reason::Message => "a message",
        Reason::Ransom => "a prisoner",
    }
}

/// One line a seat: points, figures, goods; then what is left. `game` is the session's, or what
/// would come of it.
pub(crate) fn standings(session: &Session, game: &State, ink: Ink) -> String {
    let mut out = String::new();
    for seat in Seat::all(Game::seats(game)) {
        let turn = match session.table.turn() {
            Turn::Over => " ",
            Turn::Player(_) | Turn::Chance if game.mover() == seat => ">",
            Turn::Player(_) | Turn::Chance => " ",
        };
        let label = session.name(seat);
        let padding = " ".repeat(12usize.saturating_sub(label.chars().count()));
        let points = counted(game.points(seat).unsigned_abs() as usize, "point");
        let has = holdings(game, seat);
        out.push_str(&format!(
            "{turn} {}{padding} {points:>11}   {has}\n",
            name(session, seat, ink)
        ));
    }
    let left: usize = game.undrawn().map(|(_, left)| usize::from(left)).sum();
    out.push_str(&format!("  {} to draw", counted(left, "tile")));
    if game.set_aside().len() > 0 {
        out.push_str(&format!(", {} set aside", game.set_aside().len()));
    }
    out.push('\n');
    if let Some(end) = session.table.end() {
        out.push_str(&format!("  {}\n", ending(session, end, ink)));
    }
    out
}

fn holdings(game: &State, seat: Seat) -> String {
    let supply = game.supply(seat);
    let mut has = vec![counted(usize::from(supply[Figure::Meeple as usize]), "meeple")];
    for figure in Figure::ALL.into_iter().skip(1) {
        if supply[figure as usize] > 0 {
            has.push(figure.word().to_string());
        }
    }
    has.extend(expansions::holdings(game, seat));
    has.join(", ")
}
