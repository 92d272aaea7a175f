//! What happened in Cardcassonne and how things stand, in words. Points come with how they were counted.

use bastide_cardcassonne::worth::{DRAGON_OR_FAIRY, FOREIGN, LOOSE_JOKER, SERIES};
use bastide_cardcassonne::{Account, Card, Chest, Event, Lying, Row, Series, State};
use bastide_game::{Game, Seat, Turn};

use super::Eyes;
use crate::ink::Ink;
use crate::narrate::{counted, ending, name};
use crate::session::Session;

/// A line on what happened, unless it goes without saying.
pub(crate) fn event(session: &Session<State>, event: &Event, ink: Ink) -> Option<String> {
    let who = |seat: Seat| name(session, seat, ink);
    Some(match event {
        Event::LotDrawn(seat) => format!("The lot falls on {}: this seat deals first.", who(*seat)),
        Event::JokerPut { .. }
        | Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::CardPlayed { .. }
        | Event::FollowerPut { last: false, .. }
        | Event::ScoringBegan { .. }
        | Event::LeftTheGame { .. }
        | Event::AnimalsTaken { .. }
        | Event::JokersTaken { .. } => return None,
        Event::TurnedUp { card } => format!("{card} is turned up."),
        Event::RoundBegan { round, dealer } => {
            format!("Round {round} of {}: {} deals.", session.game().rounds(), who(*dealer))
        }
        Event::FollowerPut { claim, last: true } => {
            format!("The last follower lies down: {} deals the next round.", who(claim.seat))
        }
        Event::RoundEnded { .. } => "Everybody has played; the rows are cleared.".to_string(),
        Event::Cleared { seat, row, cards } => {
            format!("{} clears the {row}: {}.", who(*seat), cleared(cards))
        }
        Event::JokerAssigned { seat, kind } => {
            format!("An animal joker joins {}'s {} animals.", who(*seat), kind.colour())
        }
        Event::UnderTheChest { seat, card, count } => {
            format!("{} {card} under {}'s chest.", counted_card(*count), who(*seat))
        }
        Event::Paid { to, points, account } => {
            let points = counted(usize::from(*points), "point");
            format!("{} gets {points} for {}.", who(*to), thing(*account))
        }
        Event::FinaleBegan => "That was the last round; the chests are opened.".to_string(),
        Event::ChestOpened { seat, chest } => {
            format!("Under {}'s chest: {}.", who(*seat), lay_there(chest))
        }
        Event::GameOver => "The game is over.".to_string(),
    })
}

fn counted_card(count: u8) -> String {
    format!("{count} ×")
}

/// The cards of a stretch; those that lay face down in brackets.
fn cleared(cards: &[Lying]) -> String {
    if cards.is_empty() {
        return "nothing".to_string();
    }
    let shown = cards.iter().map(|lying| match lying.down_by {
        None => lying.card.to_string(),
        Some(_) => format!("({})", lying.card),
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// What the points were for and how they were counted, to be read after "for".
fn thing(account: Account) -> String {
    match account {
        Account::Persons { row, of } => {
            let each = repeated([1, 2, 3], of).iter().map(usize::to_string).collect::<Vec<_>>();
            let number = each.len();
            let persons = counted(number, "person");
            format!("{persons} in the {row}: ({}) × {number}", each.join(" + "))
        }
        Account::Animals { kind, before, after } => {
            let animals = counted(after.into(), &format!("{} animal", kind.colour()));
            if before > 0 { format!("{animals}, {before} before") } else { animals }
        }
        Account::LooseJokers { count } => {
            format!("{}: {count} × {LOOSE_JOKER}", counted(count.into(), "animal joker"))
        }
        Account::DragonOrFairy { card } => format!("the {card}: {DRAGON_OR_FAIRY}"),
        Account::Foreign { card, count } => {
            format!("{card} in a row of another colour: {count} × {FOREIGN}")
        }
        Account::Buildings { series } => sorted(series),
    }
}

/// Each number as often as it counts, the largest first.
fn repeated<const N: usize>(numbers: [usize; N], counts: [u8; N]) -> Vec<usize> {
    let each = numbers.into_iter().zip(counts).rev();
    each.flat_map(|(number, count)| std::iter::repeat_n(number, count.into())).collect()
}

/// Series of buildings, the longest first: `series of 4, 4, 2: 30 + 30 + 5`.
fn sorted(series: Series) -> String {
    let sizes = repeated([1, 2, 3, 4], series.of);
    let lengths: Vec<String> = sizes.iter().map(usize::to_string).collect();
    let worth: Vec<String> = sizes.iter().map(|size| SERIES[*size].to_string()).collect();
    let (lengths, worth) = (lengths.join(", "), worth.join(" + "));
    format!("series of buildings of {lengths}: {worth}")
}

fn lay_there(chest: &Chest) -> String {
    let mut lay: Vec<String> = Row::ALL
        .into_iter()
        .map(|row| (chest.buildings[row as usize], Card::building(row)))
        .filter(|(count, _)| *count > 0)
        .map(|(count, card)| format!("{} {card}", counted_card(count)))
        .collect();
    if chest.jokers > 0 {
        lay.push(format!("{} {}", counted_card(chest.jokers), Card::BUILDING_JOKER));
    }
    if lay.is_empty() { "nothing".to_string() } else { lay.join(", ") }
}

/// A line or two a seat: points, what lies in front of it, and its hand where that may be seen; then the
/// round. `game` is the session's, or what would come of it.
pub(crate) fn standings(session: &Session<State>, game: &State, eyes: Eyes, ink: Ink) -> String {
    let mut out = String::new();
    for seat in Seat::all(Game::seats(game)) {
        let moves = session.table.turn() != Turn::Over && game.turn() == Turn::Player(seat);
        let padding = " ".repeat(12usize.saturating_sub(session.name(seat).chars().count()));
        let points = counted(game.points(seat).unsigned_abs() as usize, "point");
        let (turn, name) = (if moves { ">" } else { " " }, name(session, seat, ink));
        out.push_str(&format!("{turn} {name}{padding} {points:>11}   {}\n", holdings(game, seat)));
        let hand = game.hand(seat);
        if eyes.see(seat) && !hand.is_empty() {
            let cards: Vec<String> = hand.iter().map(Card::to_string).collect();
            out.push_str(&format!("{:29}{}\n", "", cards.join(" ")));
        }
    }
    out.push_str(&match game.round() {
        0 => "  the opening".to_string(),
        round => format!("  round {round} of {}", game.rounds()),
    });
    out.push_str(&format!(", {} to deal\n", counted(game.deck().len(), "card")));
    if let Some(end) = session.table.end() {
        out.push_str(&format!("  {}\n", ending(session, end, ink)));
    }
    out
}

fn holdings(game: &State, seat: Seat) -> String {
    let mut has = vec![counted(game.hand(seat).len(), "card")];
    if !game.has_claimed(seat) {
        has.push("follower".to_string());
    }
    let animals = game.animals(seat);
    for kind in Row::ALL.into_iter().filter(|kind| animals.size(*kind) > 0) {
        has.push(counted(animals.size(kind).into(), &format!("{} animal", kind.colour())));
    }
    if animals.loose > 0 {
        has.push(counted(animals.loose.into(), "animal joker"));
    }
    if !game.chest(seat).is_empty() {
        has.push(format!("chest {}", game.chest(seat).len()));
    }
    has.join(", ")
}
