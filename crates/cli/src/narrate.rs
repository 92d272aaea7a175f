//! What happened and how things stand, in words.

use bastide_carcassonne::{Event, Figure, Good, State};
use bastide_game::{End, Game, Seat, Turn};

use crate::ink::{Ink, Paint};
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
        Event::PartBegan { seat, second: true } => {
            format!("{} goes on with a second tile.", who(*seat))
        }
        Event::PartBegan { second: false, .. } | Event::Scored { .. } | Event::TileLaid { .. } => {
            return None;
        }
        Event::TileDrawn(kind) => format!("{} draws {}.", mover(), kind.name),
        Event::TileSetAside(kind) => format!("{} fits nowhere and leaves the game.", kind.name),
        Event::FigurePut { .. } => return None,
        Event::FigureTaken { owner, figure, at } => {
            format!("{}'s {} comes home from {at}.", who(*owner), figure.word())
        }
        Event::Paid { to, points, reason } => {
            let points = counted(usize::from(*points), "point");
            format!("{} gets {points} for a {}.", who(*to), thing(reason.word()))
        }
        Event::GoodsTaken { seat, good, count } => {
            format!("{} takes {count} {}.", who(*seat), good.word())
        }
        Event::FinaleBegan => "No tile is left; what is unfinished is counted.".to_string(),
        Event::GameOver => "The game is over.".to_string(),
    })
}

/// What the points were for, to be read after "for a".
fn thing(reason: &'static str) -> &'static str {
    match reason {
        "abbot" => "recalled abbot",
        "goods" => "lead in goods",
        reason => reason,
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
    if !game.set_aside().is_empty() {
        out.push_str(&format!(", {} set aside", game.set_aside().len()));
    }
    out.push('\n');
    if let Some(end) = session.table.end() {
        out.push_str(&format!("  {}\n", ending(session, end, ink)));
    }
    out
}

/// Who won, and how it ended.
fn ending(session: &Session, end: End, ink: Ink) -> String {
    let winners: Vec<String> =
        session.table.winners().into_iter().map(|seat| name(session, seat, ink)).collect();
    let winners = match &winners[..] {
        [one] => format!("{one} wins"),
        several => format!("{} share the win", several.join(" and ")),
    };
    match end {
        End::Played => format!("The game is over: {winners}."),
        End::Resigned(seat) => format!("{} resigned: {winners}.", name(session, seat, ink)),
        End::Timeout(seat) => format!("{} ran out of time: {winners}.", name(session, seat, ink)),
    }
}

fn holdings(game: &State, seat: Seat) -> String {
    let supply = game.supply(seat);
    let mut has = vec![counted(usize::from(supply[Figure::Meeple as usize]), "meeple")];
    for figure in Figure::ALL.into_iter().skip(1) {
        if supply[figure as usize] > 0 {
            has.push(figure.word().to_string());
        }
    }
    for good in Good::ALL {
        let count = game.goods(seat)[good as usize];
        if count > 0 {
            has.push(format!("{count} {}", good.word()));
        }
    }
    has.join(", ")
}

/// The name of a seat in its colour.
pub(crate) fn name(session: &Session, seat: Seat, ink: Ink) -> String {
    ink.paint(Paint::Owner(seat), session.name(seat))
}

/// `1 tile`, `2 tiles`.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}
