//! Words that every game uses when it tells what happened.

use bastide_game::{End, Seat};

use crate::games::CliGame;
use crate::ink::{Ink, Paint};
use crate::session::Session;

/// `1 tile`, `2 tiles`.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}

/// A word of the notation for people to read: `larger keep`.
pub(crate) fn plain(word: &str) -> String {
    word.replace('-', " ")
}

/// Who won, and how it ended.
pub(crate) fn ending<G: CliGame>(session: &Session<G>, end: End, ink: Ink) -> String {
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

/// The name of a seat in its colour.
pub(crate) fn name<G: CliGame>(session: &Session<G>, seat: Seat, ink: Ink) -> String {
    ink.paint(Paint::Owner(seat), session.name(seat))
}
