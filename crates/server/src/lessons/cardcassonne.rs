//! A lesson of Cardcassonne: the rows, and what they hold for whom. At the end of a round that is what
//! everybody took and got, at the end of the game the series of buildings; before, what is claimed and what
//! that promises, or where the cards of a hand may go.

use bastide_art::cardcassonne::{Excerpt, Fan, Stretch, Strip};
use bastide_art::{Level, Palette};
use bastide_cardcassonne::story::{self, StoryError};
use bastide_cardcassonne::worth::SERIES;
use bastide_cardcassonne::{
    Account, Action, Card, Claim, Event, Row, Seen, State, promise, sorted,
};
use bastide_game::{Game, Seat, Table, Turn, Viewer};

use super::Scenery;

/// How many pixels wide a card is.
const PIXELS: f64 = 84.0;

#[derive(Debug)]
pub(super) struct Cards {
    points: Vec<i32>,
    excerpt: Excerpt,
}

impl Cards {
    pub(super) fn tell(text: &str) -> Result<Cards, StoryError> {
        let table = story::tell(text)?;
        let game = table.game();
        let events = heard(&table);
        let excerpt = if events.contains(&Event::FinaleBegan) {
            Excerpt { rows: Vec::new(), fans: series(game) }
        } else if events.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
            Excerpt { rows: cleared(game, &events), fans: grown(game, &events) }
        } else if game.claims().is_empty() {
            offered(game)
        } else {
            Excerpt { rows: claimed(game), fans: Vec::new() }
        };
        let points = Seat::all(game.seats()).map(|seat| game.points(seat)).collect();
        Ok(Cards { points, excerpt })
    }
}

impl Scenery for Cards {
    fn points(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn size(&self) -> (f64, f64) {
        self.excerpt.size(PIXELS)
    }

    fn picture(&self, palette: Palette) -> String {
        self.excerpt.svg(palette, Level::Rich, PIXELS)
    }
}

/// Everything that happened.
fn heard(table: &Table<State>) -> Vec<Event> {
    let mut game = table.start().clone();
    let mut events = Vec::new();
    for (_, _, m) in table.moves() {
        game.play(m, &mut events);
    }
    events
}

/// The rows with the cards of the hand that may go to their ends, and the hand.
fn offered(game: &State) -> Excerpt {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let goes = |action: &Action, to: Row| match *action {
        Action::Put { card, row } | Action::Down { card, row } | Action::Play { card, row } => {
            (row == to).then_some(card)
        }
        Action::Claim { .. }
        | Action::Discard { .. }
        | Action::Keep { .. }
        | Action::Assign { .. } => None,
    };
    let view = game.view(Viewer::Spectator);
    let strip = |row: Row| Strip {
        row,
        stretches: Vec::new(),
        free: view.rows[row as usize].clone(),
        fitting: actions.iter().filter_map(|action| goes(action, row)).collect(),
    };
    let hand = |seat: Seat| Fan { seat, cards: game.hand(seat).to_vec(), worth: String::new() };
    let fans = match game.turn() {
        Turn::Player(seat) => vec![hand(seat)],
        Turn::Chance | Turn::Over => Vec::new(),
    };
    Excerpt { rows: Row::ALL.map(strip).into(), fans }
}

/// The rows in which cards lie, with what every stretch promises as far as all can see.
fn claimed(game: &State) -> Vec<Strip> {
    let view = game.view(Viewer::Spectator);
    let last = game.claims().get(game.seats() - 1);
    let stretch = |claim: &Claim| {
        let found = promise(game, claim.seat, claim.row, game.stretch(claim), |_| false);
        let unknown = if found.hidden > 0 { "?" } else { "" };
        Stretch {
            seat: claim.seat,
            cards: view.rows[claim.row as usize][game.stretch(claim)].to_vec(),
            worth: format!("+{}{unknown}", found.points()),
            lies: Some(claim) == last,
        }
    };
    let strip = |row: Row| {
        let here = || game.claims().iter().filter(move |claim| claim.row == row);
        let end = here().map(|claim| usize::from(claim.at)).max().unwrap_or(0);
        let free = view.rows[row as usize][end..].to_vec();
        Strip { row, stretches: here().map(stretch).collect(), free, fitting: Vec::new() }
    };
    let lies = |row: &Row| !view.rows[*row as usize].is_empty();
    Row::ALL.into_iter().filter(lies).map(strip).collect()
}

/// The rows as they lay before they were cleared, everything turned up, with what everybody got.
fn cleared(game: &State, events: &[Event]) -> Vec<Strip> {
    let view = game.view(Viewer::Spectator);
    let mut rows = Row::ALL.map(|row| {
        let free = view.rows[row as usize].clone();
        Strip { row, stretches: Vec::new(), free, fitting: Vec::new() }
    });
    for event in events {
        if let Event::Cleared { seat, row, cards } = event {
            let seen = cards.iter().map(|l| Seen { card: Some(l.card), down_by: None });
            rows[*row as usize].stretches.push(Stretch {
                seat: *seat,
                cards: seen.collect(),
                worth: format!("+{}", paid(events, *seat)),
                lies: game.dealer() == *seat,
            });
        }
    }
    let empty = |strip: &Strip| strip.stretches.iter().all(|stretch| stretch.cards.is_empty());
    rows.into_iter().filter(|strip| !(empty(strip) && strip.free.is_empty())).collect()
}

fn paid(events: &[Event], seat: Seat) -> u16 {
    let mut sum = 0;
    for event in events {
        if let Event::Paid { to, points, .. } = event {
            sum += if *to == seat { *points } else { 0 };
        }
    }
    sum
}

/// The animals that were there before and have become more.
fn grown(game: &State, events: &[Event]) -> Vec<Fan> {
    let mut fans = Vec::new();
    for event in events {
        if let Event::Paid { to, points, account: Account::Animals { kind, before: 1.., .. } } =
            *event
        {
            let animals = game.animals(to);
            let of =
                |card, counts: &[u8]| std::iter::repeat_n(card, usize::from(counts[kind as usize]));
            let cards = of(Card::animal(kind), &animals.cards);
            let cards = cards.chain(of(Card::ANIMAL_JOKER, &animals.jokers)).collect();
            fans.push(Fan { seat: to, cards, worth: format!("+{points}") });
        }
    }
    fans
}

/// What lay under the chests, sorted, the series below each other.
fn series(game: &State) -> Vec<Fan> {
    let of = |seat: Seat| {
        sorted(game.chest(seat)).into_iter().map(move |cards| {
            let worth = format!("+{}", SERIES[cards.len()]);
            Fan { seat, cards, worth }
        })
    };
    Seat::all(game.seats()).flat_map(of).collect()
}
