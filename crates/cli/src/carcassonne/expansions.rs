//! The expansions on the terminal: what happens, what is asked, what an option means, what lies on
//! tiles. This file knows them all.

use bastide_carcassonne::expansions::{
    Action, Asks, Event, abbot, circles, ferries, gold, machines, magic, messages, robbers, tower,
    traders,
};
use bastide_carcassonne::{Circle, Counter, Good, Magician, Message, State};
use bastide_game::Seat;
use bastide_landscape::Cell;

use super::board::letters;
use crate::ink::{Ink, Paint};
use crate::narrate::{counted, name};
use crate::session::Session;

/// How what lies on tiles is written on the board.
pub(super) const TOKENS: &str = "\
In the middle of a tile: T1 a tower of
one piece, $2 two gold bars, W the mage, H the witch, =NE a ferry from north to east.";

/// A line on what happened, unless it goes without saying.
pub(super) fn event(session: &Session, event: Event, ink: Ink) -> Option<String> {
    let who = |seat: Seat| name(session, seat, ink);
    Some(match event {
        Event::Traders(traders::Event::GoodsTaken { seat, good, count }) => {
            format!("{} takes {count} {}.", who(seat), good.word())
        }
        Event::Machines(event) => {
            use machines::Event::{DieRolled, FlightBegan, FlightEnded};
            match event {
                FlightBegan { figure } => {
                    format!("{}'s {} takes off.", who(session.game().mover()), figure.word())
                }
                DieRolled { far } => format!("The die says {far}."),
                FlightEnded { landed: true } => return None,
                FlightEnded { landed: false } => "It cannot land there and comes home.".to_string(),
            }
        }
        Event::Messages(messages::Event::Read { seat, message: read }) => {
            format!("{} reads a message: {}.", who(seat), message(read))
        }
        Event::Messages(messages::Event::Used { .. }) => return None,
        Event::Ferries(ferries::Event::Laid { cell, piers }) => {
            format!("A ferry on {cell} joins {piers}.")
        }
        Event::Ferries(ferries::Event::Turned { cell, to, .. }) => {
            format!("The ferry on {cell} now joins {to}.")
        }
        Event::Gold(gold::Event::Laid(cell)) => format!("A gold bar is laid on {cell}."),
        Event::Gold(gold::Event::Taken { seat, cell }) => {
            format!("{} takes gold from {cell}.", who(seat))
        }
        Event::Magic(magic::Event::Moved { who, to: Some(place) }) => {
            format!("The {} goes to {place}.", who.word())
        }
        Event::Magic(magic::Event::Moved { who, to: None }) => {
            format!("The {} leaves the board.", who.word())
        }
        Event::Robbers(robbers::Event::Moved { owner, space, ran }) => {
            let how = if ran { "runs along" } else { "goes" };
            format!("{}'s robber {how} to space {space}.", who(owner))
        }
        Event::Robbers(robbers::Event::Robbed { by, from, .. }) => {
            format!("{}'s robber takes half of {}'s points.", who(by), who(from))
        }
        Event::Circles(circles::Event::Chosen { seat, circle: Circle::Join }) => {
            format!("{} lets everybody add a meeple.", who(seat))
        }
        Event::Circles(circles::Event::Chosen { seat, circle: Circle::Remove }) => {
            format!("{} lets everybody take a meeple back.", who(seat))
        }
        Event::Tower(event) => tower_event(event, who),
    })
}

fn tower_event(event: tower::Event, who: impl Fn(Seat) -> String) -> String {
    use tower::Event::{Captured, Freed, GuardPut, Raised, RansomPaid};
    match event {
        Raised { seat, cell, height } => {
            format!("{} raises the tower on {cell} to {height}.", who(seat))
        }
        GuardPut { owner, figure, cell } => {
            format!("{}'s {} closes the tower on {cell}.", who(owner), figure.word())
        }
        Captured { owner, figure, at, by } => {
            format!("{} takes {}'s {} from {at}.", who(by), who(owner), figure.word())
        }
        Freed { owner, figure, by } => {
            format!("{}'s {} comes back from {}.", who(owner), figure.word(), who(by))
        }
        RansomPaid { by, points, .. } => {
            format!("{} pays {} of ransom.", who(by), counted(usize::from(points), "point"))
        }
    }
}

/// What a message says, in a few words.
fn message(message: Message) -> &'static str {
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

/// What a seat has beside points and figures.
pub(super) fn holdings(game: &State, seat: Seat) -> Vec<String> {
    let mut has = Vec::new();
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
    has
}

/// What an option means where its sentence does not say it.
pub(super) fn meaning(action: Action) -> &'static str {
    match action {
        Action::Abbot(abbot::Action::Recall) => " (he scores now)",
        Action::Traders(traders::Action::TakeSecondTile) => {
            " (your builder gives you a second tile)"
        }
        Action::Machines(machines::Action::Fly { .. }) => " (as far as the die says)",
        Action::Magic(magic::Action::Banish { .. }) => " (leaves the board)",
        Action::Tower(tower::Action::Raise { .. }) => " (a piece; it may take a figure)",
        Action::Tower(tower::Action::Guard { .. }) => " (closes the tower)",
        Action::Tower(tower::Action::Ransom { .. }) => " (for 3 points)",
        Action::Circles(circles::Action::Choose(Circle::Join)) => " (everybody may add a meeple)",
        Action::Circles(circles::Action::Choose(Circle::Remove)) => {
            " (everybody must take one back)"
        }
        Action::Messages(messages::Action::Follow) => " (do what it says)",
        Action::Messages(messages::Action::TakeSeal) => " (take 2 points instead)",
        Action::Machines(machines::Action::Land { .. })
        | Action::Magic(magic::Action::Enchant { .. })
        | Action::Tower(tower::Action::Capture { .. } | tower::Action::Exchange { .. })
        | Action::Circles(circles::Action::Join { .. } | circles::Action::Remove { .. })
        | Action::Messages(messages::Action::Score { .. })
        | Action::Ferries(_)
        | Action::Gold(_)
        | Action::Robbers(_) => "",
    }
}

/// What is asked.
pub(super) fn question(game: &State, asks: Asks) -> String {
    let question = match asks {
        Asks::Traders(traders::Asks::TakeSecondTile) => "A second tile?",
        Asks::Machines(machines::Asks::Land) => "Where does it land?",
        Asks::Messages(messages::Asks::Follow) => {
            return format!("The message says: {}", game.message().map_or("", message));
        }
        Asks::Ferries(ferries::Asks::Lay) => "Which piers does the ferry join?",
        Asks::Ferries(ferries::Asks::Turn) => "Do you turn a ferry?",
        Asks::Gold(gold::Asks::Lay) => "Where does the second gold bar go?",
        Asks::Gold(gold::Asks::Take) => "From which tile do you take a gold bar?",
        Asks::Magic(magic::Asks::Move) => "Where does mage or witch go?",
        Asks::Robbers(robbers::Asks::Place) => "To which space of the track does your robber go?",
        Asks::Robbers(robbers::Asks::Rob) => "Half of which points does your robber take?",
        Asks::Circles(circles::Asks::Choose) => "What does the crop circle do?",
        Asks::Circles(circles::Asks::Join) => "Do you add a meeple?",
        Asks::Circles(circles::Asks::Remove) => "Which meeple do you take back?",
        Asks::Tower(tower::Asks::Capture) => "Whom does the tower take?",
        Asks::Tower(tower::Asks::Exchange) => "Which of your figures comes back?",
        Asks::Tower(tower::Asks::Ransom) => "Do you buy a figure back?",
    };
    question.to_string()
}

/// What lies or stands on tiles as a whole: ferries, gold, towers with their guards; and mage and
/// witch.
pub(super) fn tokens(state: &State) -> Vec<(Cell, String, Paint)> {
    let cell = |id| state.land().tile(id).cell;
    let mut found = Vec::new();
    for (id, piers) in state.ferries() {
        let [a, b] = piers.sides();
        found.push((cell(id), format!("={a:?}{b:?}"), Paint::Strong));
    }
    let mut bars: Vec<Cell> = state.bars().map(cell).collect();
    bars.sort_unstable();
    for same in bars.chunk_by(|a, b| a == b) {
        found.push((same[0], format!("${}", same.len()), Paint::Strong));
    }
    for (id, height, guard) in state.towers().filter(|(_, height, _)| *height > 0) {
        let top = guard.map(|(owner, figure)| (letters(owner, figure), Paint::Owner(owner)));
        let (top, paint) = top.map_or((String::new(), Paint::Strong), |(letters, paint)| {
            (letters.iter().collect(), paint)
        });
        found.push((cell(id), format!("T{height}{top}"), paint));
    }
    for (who, sign) in [(Magician::Mage, "W"), (Magician::Witch, "H")] {
        if let Some(place) = state.magician(who) {
            found.push((place.cell, sign.to_string(), Paint::Strong));
        }
    }
    found
}
