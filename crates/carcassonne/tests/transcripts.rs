//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used)]

use bastide_carcassonne::expansions::Event::{
    Circles, Ferries, Gold, Machines, Magic, Messages, Robbers, Tower, Traders,
};
use bastide_carcassonne::expansions::{
    self, circles, ferries, gold, machines, magic, messages, robbers, tower, traders,
};
use bastide_carcassonne::{Action, Counter, Event, Setup, State, TurnKind};
use bastide_game::battery::random_move;
use bastide_game::{Game, Seat};
use bastide_testkit::offers;

fn transcript(with: &str, players: usize, seed: usize) -> String {
    let game = State::new(&Setup::read(with, players).unwrap());
    let offers = |actions: &[Action]| offers(actions, |a| matches!(a, Action::Tile { .. }));
    bastide_testkit::transcript(game, seed, random_move, offers, tell)
}

fn word(seat: Seat) -> &'static str {
    State::SEATS[seat.index()]
}

fn tell(event: &Event) -> String {
    match event {
        Event::LotDrawn(seat) => format!("the lot falls on {}", State::SEATS[seat.index()]),
        Event::TileDrawn(_) | Event::TilePlaced { .. } => String::new(),
        Event::PartBegan { seat, part: TurnKind::First } => {
            format!("{} begins", word(*seat))
        }
        Event::PartBegan { seat, part: TurnKind::Builder } => {
            format!("{} goes on", word(*seat))
        }
        Event::PartBegan { seat, part: TurnKind::Message } => {
            format!("{} goes on by a message", word(*seat))
        }
        Event::TileSetAside(kind) => format!("{kind} fits nowhere"),
        Event::FigurePut { owner, figure, at } => {
            format!("{} {} to {at}", word(*owner), figure.word())
        }
        Event::FigureTaken { owner, figure, at } => {
            format!("{} {} home from {at}", word(*owner), figure.word())
        }
        Event::Scored { to, reason, tally, at, .. } => {
            let terms: Vec<_> = tally
                .terms
                .iter()
                .map(|t| format!("{} {:?} at {}", t.count, t.item, t.each))
                .collect();
            let at = at.map_or(String::new(), |place| format!(" at {place}"));
            let (to, reason) = (word(*to), reason.word());
            format!("{to} counts {reason}{at}: {}", terms.join(" + "))
        }
        Event::Paid { to, points, reason, counter } => {
            let with = match counter {
                Counter::Meeple => "",
                Counter::Woman => " with the woman",
            };
            format!("{} +{points} for {}{with}", word(*to), reason.word())
        }
        Event::Expansion(event) => tell_expansion(*event),
        Event::FinaleBegan => "no tile is left".to_string(),
        Event::GameOver => "over".to_string(),
    }
}

fn tell_expansion(event: expansions::Event) -> String {
    match event {
        Machines(machines::Event::FlightBegan { figure }) => format!("a {} flies", figure.word()),
        Machines(machines::Event::DieRolled { .. }) => String::new(),
        Machines(machines::Event::FlightEnded { landed: true }) => "and lands".to_string(),
        Machines(machines::Event::FlightEnded { landed: false }) => "and lands nowhere".to_string(),
        Gold(gold::Event::Laid(cell)) => format!("gold to {cell}"),
        Gold(gold::Event::Taken { seat, cell }) => format!("{} gold from {cell}", word(seat)),
        Magic(magic::Event::Moved { who, to: Some(place) }) => {
            format!("{} to {place}", who.word())
        }
        Magic(magic::Event::Moved { who, to: None }) => format!("{} off", who.word()),
        Ferries(ferries::Event::Laid { cell, piers }) => format!("ferry {cell} {piers}"),
        Ferries(ferries::Event::Turned { cell, from, to }) => {
            format!("ferry {cell} from {from} to {to}")
        }
        Tower(tower::Event::Raised { seat, cell, height }) => {
            format!("{} raises {cell} to {height}", word(seat))
        }
        Tower(tower::Event::GuardPut { owner, figure, cell }) => {
            format!("{} {} closes {cell}", word(owner), figure.word())
        }
        Tower(tower::Event::Captured { owner, figure, at, by }) => {
            format!("{} takes {} {} from {at}", word(by), word(owner), figure.word())
        }
        Tower(tower::Event::Freed { owner, figure, by }) => {
            format!("{} {} free from {}", word(owner), figure.word(), word(by))
        }
        Tower(tower::Event::RansomPaid { by, points, counter }) => {
            format!("{} -{points} with the {}", word(by), counter.word())
        }
        Robbers(robbers::Event::Moved { owner, space, ran }) => {
            let how = if ran { "runs" } else { "goes" };
            format!("{} robber {how} to {space}", word(owner))
        }
        Robbers(robbers::Event::Robbed { by, from, points }) => {
            format!("{} robs {points} beside {}", word(by), word(from))
        }
        Messages(messages::Event::Read { seat, message }) => {
            format!("{} reads {}", word(seat), message.number())
        }
        Messages(messages::Event::Used { message, obeyed }) => {
            let how = if obeyed { "obeyed" } else { "two points" };
            format!("message {}: {how}", message.number())
        }
        Circles(circles::Event::Chosen { seat, circle }) => {
            format!("{} lets all {}", word(seat), circle.word())
        }
        Traders(traders::Event::GoodsTaken { seat, good, count }) => {
            format!("{} takes {count} {}", word(seat), good.word())
        }
    }
}

#[test]
fn base_game_of_two() {
    insta::assert_snapshot!(transcript("", 2, 1));
}

#[test]
fn first_game_of_four() {
    insta::assert_snapshot!(transcript("first", 4, 2));
}

#[test]
fn river_of_three() {
    insta::assert_snapshot!(transcript("river", 3, 3));
}

#[test]
fn abbot_of_two() {
    insta::assert_snapshot!(transcript("abbot", 2, 4));
}

#[test]
fn inns_of_five() {
    insta::assert_snapshot!(transcript("inns", 5, 5));
}

#[test]
fn traders_of_two() {
    insta::assert_snapshot!(transcript("traders", 2, 6));
}

#[test]
fn classic_of_six() {
    insta::assert_snapshot!(transcript("classic", 6, 7));
}

#[test]
fn machines_of_two() {
    insta::assert_snapshot!(transcript("machines abbot", 2, 8));
}

#[test]
fn gold_of_three() {
    insta::assert_snapshot!(transcript("gold", 3, 9));
}

#[test]
fn magic_of_two() {
    insta::assert_snapshot!(transcript("magic inns", 2, 10));
}

#[test]
fn circles_of_four() {
    insta::assert_snapshot!(transcript("circles", 4, 11));
}

#[test]
fn ferries_of_two() {
    insta::assert_snapshot!(transcript("ferries builder", 2, 12));
}

#[test]
fn tower_of_three() {
    insta::assert_snapshot!(transcript("tower", 3, 13));
}

#[test]
fn messages_of_two() {
    insta::assert_snapshot!(transcript("messages", 2, 14));
}

#[test]
fn robbers_of_four() {
    insta::assert_snapshot!(transcript("robbers messages", 4, 15));
}

#[test]
fn all_of_five() {
    insta::assert_snapshot!(transcript("all", 5, 16));
}
