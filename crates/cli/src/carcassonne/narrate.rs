//! What happened and how things stand, in words.

use bastide_carcassonne::{Circle, Counter, Event, Figure, Good, Message, Reason, State, TurnKind};
use bastide_game::{Game, Seat, Turn};

use crate::ink::Ink;
use crate::narrate::{counted, ending, name};
use crate::session::Session;

/// How figures are written on the board.
pub(crate) const FIGURES: &str = "\
Figures: R red, B blue, Y yellow, G green, K black, P pink; m meeple, M big meeple, a abbot,
b builder, p pig. Corners ⌜⌝⌞⌟ hold the tile laid last. In the middle of a tile: T1 a tower of
one piece, $2 two gold bars, W the mage, H the witch, =NE a ferry from north to east.";

/// A line on what happened, unless it goes without saying.
pub(crate) fn event(session: &Session, event: &Event, ink: Ink) -> Option<String> {
    let who = |seat: Seat| name(session, seat, ink);
    let mover = || who(session.game().mover());
    Some(match event {
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
        Event::FlightBegan { figure } => format!("{}'s {} takes off.", mover(), figure.word()),
        Event::DieRolled { far } => format!("The die says {far}."),
        Event::FlightEnded { landed: true } => return None,
        Event::FlightEnded { landed: false } => "It cannot land there and comes home.".to_string(),
        Event::GoldLaid(cell) => format!("A gold bar is laid on {cell}."),
        Event::GoldTaken { seat, cell } => format!("{} takes gold from {cell}.", who(*seat)),
        Event::MagicianMoved { who, to: Some(place) } => {
            format!("The {} goes to {place}.", who.word())
        }
        Event::MagicianMoved { who, to: None } => format!("The {} leaves the board.", who.word()),
        Event::FerryLaid { cell, piers } => format!("A ferry on {cell} joins {piers}."),
        Event::FerryTurned { cell, to, .. } => format!("The ferry on {cell} now joins {to}."),
        Event::PieceSet { seat, cell, height } => {
            format!("{} raises the tower on {cell} to {height}.", who(*seat))
        }
        Event::GuardPut { owner, figure, cell } => {
            format!("{}'s {} closes the tower on {cell}.", who(*owner), figure.word())
        }
        Event::Captured { owner, figure, at, by } => {
            format!("{} takes {}'s {} from {at}.", who(*by), who(*owner), figure.word())
        }
        Event::Freed { owner, figure, by } => {
            format!("{}'s {} comes back from {}.", who(*owner), figure.word(), who(*by))
        }
        Event::RansomPaid { by, points, .. } => {
            let points = counted(usize::from(*points), "point");
            format!("{} pays {points} of ransom.", who(*by))
        }
        Event::RobberMoved { owner, space, ran: false } => {
            format!("{}'s robber goes to space {space}.", who(*owner))
        }
        Event::RobberMoved { owner, space, ran: true } => {
            format!("{}'s robber runs along to space {space}.", who(*owner))
        }
        Event::Robbed { by, from, .. } => {
            format!("{}'s robber takes half of {}'s points.", who(*by), who(*from))
        }
        Event::MessageRead { seat, message: read } => {
            format!("{} reads a message: {}.", who(*seat), message(*read))
        }
        Event::MessageUsed { .. } => return None,
        Event::CircleChosen { seat, circle: Circle::Join } => {
            format!("{} lets everybody add a meeple.", who(*seat))
        }
        Event::CircleChosen { seat, circle: Circle::Remove } => {
            format!("{} lets everybody take a meeple back.", who(*seat))
        }
        Event::GoodsTaken { seat, good, count } => {
            format!("{} takes {count} {}.", who(*seat), good.word())
        }
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

/// What a message says, in a few words.
pub(crate) fn message(message: Message) -> &'static str {
    match message {
        Message::City => "score your smallest city",
        Message::Road => "score your smallest road",
        Message::Monastery => "score your smallest monastery",
        Message::Part => "lay another tile",
        Message::Pennants => "2 points for each coat of arms in your cities",
        Message::Knights => "2 points for each of your knights",
        Message::Farmers => "2 points for each of your farmers",
        Message::Meeple => "score a meeple and take it back",
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
    if game.gold(seat) > 0 {
        has.push(format!("{} gold", game.gold(seat)));
    }
    if game.pieces(seat) > 0 {
        has.push(counted(usize::from(game.pieces(seat)), "tower piece"));
    }
    let prisoners = game.prisoners().iter().filter(|p| p.by == seat).count();
    if prisoners > 0 {
        has.push(counted(prisoners, "prisoner"));
    }
    if game.has_women() {
        let [meeple, woman] = Counter::ALL.map(|counter| game.counter(seat, counter));
        has.push(format!("counters on {meeple} and {woman}"));
    }
    if let Some(space) = game.robber(seat) {
        has.push(format!("robber on {space}"));
    }
    for good in Good::ALL {
        let count = game.goods(seat)[good as usize];
        if count > 0 {
            has.push(format!("{count} {}", good.word()));
        }
    }
    has.join(", ")
}
