//! What happened in The Castle and how things stand, in words.

use bastide_castle::{Account, Event, State, Terrain, WallTile};
use bastide_game::{Game, Seat, Turn};

use crate::ink::Ink;
use crate::narrate::{counted, ending, name, plain};
use crate::session::Session;

/// A line on what happened, unless it goes without saying.
pub(crate) fn event(session: &Session<State>, event: &Event, ink: Ink) -> Option<String> {
    let who = |seat: Seat| name(session, seat, ink);
    Some(match event {
        Event::LotDrawn(seat) => format!("The lot falls on {}: this seat begins.", who(*seat)),
        Event::TurnBegan { seat, extra: true } => format!("{} has another turn.", who(*seat)),
        Event::TurnBegan { extra: false, .. }
        | Event::TilePlaced { .. }
        | Event::FollowerPut { .. } => return None,
        Event::TileDrawn(kind) => format!("{} draws {}.", who(session.game().mover()), kind.name),
        Event::TileSetAside(kind) => format!("{} fits nowhere and leaves the game.", kind.name),
        Event::FollowerTaken { owner, at } => {
            format!("{}'s follower comes home from {at}.", who(*owner))
        }
        Event::WallPlayed { seat, tile } => {
            format!("{} plays the wall tile “{}”.", who(*seat), plain(tile.word()))
        }
        Event::Paid { to, points, account } => {
            let points = counted(usize::from(*points), "point");
            format!("{} gets {points} for {}.", who(*to), thing(*account))
        }
        Event::WallTaken { seat, corner, tile } => {
            let tile = plain(tile.word());
            format!("{} rests on the corner tower {corner} and takes “{tile}”.", who(*seat))
        }
        Event::KeepMoved { owner, at, size } => {
            let tiles = counted(usize::from(*size), "tile");
            format!("{}'s keep goes to the house of {tiles} at {at}.", who(*owner))
        }
        Event::FinaleBegan => "No tile is left; the end is counted.".to_string(),
        Event::GameOver => "The game is over.".to_string(),
    })
}

/// What the points were for, to be read after "for".
fn thing(account: Account) -> String {
    let feature = |terrain: Terrain, tiles: u8| {
        format!("a {terrain} of {}", counted(usize::from(tiles), "tile"))
    };
    match account {
        Account::Completed { terrain, tiles, at, .. } => {
            format!("{} at {}", feature(terrain, tiles), at.space)
        }
        Account::Open { terrain, tiles, at, .. } => {
            format!("the unfinished {} at {}", &feature(terrain, tiles)[2..], at.space)
        }
        Account::Court { markets, at, .. } => {
            format!("a court with {} at {}", counted(usize::from(markets), "market"), at.space)
        }
        Account::Keep => "the largest keep".to_string(),
        Account::Bonus => "wall tiles".to_string(),
    }
}

/// One line a seat: points, followers, keep, wall tiles; then what is left. `game` is the session's, or
/// what would come of it.
pub(crate) fn standings(session: &Session<State>, game: &State, ink: Ink) -> String {
    let mut out = String::new();
    for seat in Seat::all(Game::seats(game)) {
        let moves = session.table.turn() != Turn::Over && game.mover() == seat;
        let padding = " ".repeat(12usize.saturating_sub(session.name(seat).chars().count()));
        let points = counted(game.points(seat).unsigned_abs() as usize, "point");
        let mut has = counted(game.supply(seat).into(), "follower");
        if let Some(keep) = game.keep(seat) {
            let tiles = counted(usize::from(keep.size), "tile");
            has.push_str(&format!(", keep on a house of {tiles}"));
        }
        for (tile, count) in WallTile::ALL.into_iter().zip(game.held(seat)) {
            has.push_str(&format!(", “{}”", plain(tile.word())).repeat(count.into()));
        }
        let (turn, name) = (if moves { ">" } else { " " }, name(session, seat, ink));
        out.push_str(&format!("{turn} {name}{padding} {points:>11}   {has}\n"));
    }
    let left: usize = game.undrawn().map(|(_, left)| usize::from(left)).sum();
    out.push_str(&format!("  {} to draw", counted(left, "tile")));
    if !game.set_aside().is_empty() {
        out.push_str(&format!(", {} fitted nowhere", game.set_aside().len()));
    }
    out.push('\n');
    if let Some(end) = session.table.end() {
        out.push_str(&format!("  {}\n", ending(session, end, ink)));
    }
    out
}
