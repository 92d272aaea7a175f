//! What a controller tells an engine of a game: all that its seat may know, and no more.

use bastide_game::{Game, Move, MoveOf, Seat, Turn, Viewer};

use super::{NewGame, Order};
use crate::rng::{SeededRng, seed_of};

/// What one seat was told of one game.
#[derive(Clone, Debug)]
pub struct Told<G: Game> {
    setup: G::Setup,
    seat: Seat,
    seed: u64,
    moves: Vec<(Turn, MoveOf<G>)>,
    /// Whether the seat could not read some move in full.
    hidden: bool,
}

impl<G: Game> Told<G> {
    /// A game before its first move, as it is told to a seat.
    pub fn new(setup: G::Setup, seat: Seat, seed: u64) -> Told<G> {
        Told { setup, seat, seed, moves: Vec::new(), hidden: false }
    }

    /// What is said at the beginning.
    pub fn new_game(&self) -> Order {
        let players = G::new(&self.setup).seats();
        Order::NewGame(NewGame {
            game: G::NAME.to_string(),
            rules: Some(G::rules(&self.setup)),
            players,
            seat: word::<G>(Turn::Player(self.seat)).to_string(),
            seats: G::SEATS[..players].iter().map(|seat| seat.to_string()).collect(),
            seed: self.seed,
            with: G::with(&self.setup),
        })
    }

    /// What is said of a move that was played.
    pub fn hear(&mut self, by: Turn, m: MoveOf<G>) -> Order {
        self.moves.push((by, m));
        let order = self.told(by, &m);
        self.hidden |= !matches!(&order, Order::Move { sentence, .. } if *sentence == full(&m));
        order
    }

    fn told(&self, by: Turn, m: &MoveOf<G>) -> Order {
        let sentence = G::redacted_text(by, m, Viewer::Seat(self.seat));
        Order::Move { by: word::<G>(by).to_string(), sentence }
    }

    /// What is said before a choice. Where nothing is hidden, the moves have said it all. Else a position follows
    /// in which all that the seat may not know is dealt anew, and all moves since.
    pub fn before_choice(&self, now: &G) -> Vec<Order> {
        if !self.hidden {
            return Vec::new();
        }
        let (position, played) = self.known_start(now);
        let Some(position) = position else { return Vec::new() };
        let since = &self.moves[played..];
        let moves = since.iter().map(|(by, m)| self.told(*by, m));
        let orders: Vec<Order> = std::iter::once(Order::Position(position)).chain(moves).collect();
        if self.leads_to(&orders, now) { orders } else { Vec::new() }
    }

    /// The latest position, and how many moves lie before it.
    fn known_start(&self, now: &G) -> (Option<String>, usize) {
        let mut dice = SeededRng::new(seed_of(self.seed, &[self.moves.len() as u64]));
        let all = self.moves.len();
        let mut dealt =
            |game: &G| game.determinize(self.seat, &mut dice).write_position(&self.setup);
        if let Some(position) = dealt(now) {
            return (Some(position), all);
        }
        let mut last = (None, 0);
        let mut game = G::new(&self.setup);
        for (played, (_, m)) in self.moves.iter().enumerate() {
            if game.write_position(&self.setup).is_some() {
                // What the next move has uncovered is no secret any more.
                let uncovered = game.reveals_hidden(m);
                let told = if uncovered { game.write_position(&self.setup) } else { dealt(&game) };
                last = (told, played);
            }
            game.play(*m, &mut ());
        }
        last
    }

    /// Whether whoever hears a position and moves knows as much as the seat does now.
    fn leads_to(&self, orders: &[Order], now: &G) -> bool {
        let [Order::Position(position), moves @ ..] = orders else { return false };
        let Ok((_, mut game)) = G::read_position(position) else { return false };
        let since = &self.moves[self.moves.len() - moves.len()..];
        for (order, (by, m)) in moves.iter().zip(since) {
            let whole = matches!(order, Order::Move { sentence, .. } if *sentence == full(m));
            if !whole || game.try_play(*by, *m, &mut ()).is_err() {
                return false;
            }
        }
        let viewer = Viewer::Seat(self.seat);
        game.turn() == now.turn() && game.view(viewer) == now.view(viewer)
    }
}

/// The sentence of a move, without anything left out.
fn full<A: ToString, O: ToString>(m: &Move<A, O>) -> String {
    match m {
        Move::Choose(action) => action.to_string(),
        Move::Deal(outcome) => outcome.to_string(),
    }
}

/// The word for whoever speaks.
fn word<G: Game>(by: Turn) -> &'static str {
    match by {
        Turn::Player(seat) => G::SEATS[seat.index()],
        Turn::Chance | Turn::Over => "chance",
    }
}

#[cfg(test)]
mod tests {
    use bastide_cardcassonne::State;
    use bastide_game::{Rng, draw};

    use super::*;

    /// Plays a random game and shows, before each choice, the game, what the mover was told, and what comes now.
    fn each_choice<G: Game>(setup: &G::Setup, mut look: impl FnMut(&G, &Told<G>, &[Order])) {
        let mut rng = SeededRng::new(4);
        let mut game = G::new(setup);
        let seats = Seat::all(game.seats());
        let mut told: Vec<_> = seats.map(|seat| Told::<G>::new(setup.clone(), seat, 9)).collect();
        loop {
            let turn = game.turn();
            let m = match turn {
                Turn::Over => return,
                Turn::Chance => {
                    let mut outcomes = Vec::new();
                    game.outcomes(&mut outcomes);
                    Move::Deal(draw(&outcomes, &mut rng))
                }
                Turn::Player(seat) => {
                    let told = &told[seat.index()];
                    look(&game, told, &told.before_choice(&game));
                    let mut actions = Vec::new();
                    game.actions(&mut actions);
                    Move::Choose(actions[rng.below(actions.len() as u32) as usize])
                }
            };
            told.iter_mut().for_each(|told| drop(told.hear(turn, m)));
            game.play(m, &mut ());
        }
    }

    #[test]
    fn moves_say_all_where_nothing_is_hidden() {
        let setup = bastide_castle::State::setup("", 2).expect("a setup");
        each_choice::<bastide_castle::State>(&setup, |_, told, orders| {
            assert!(!told.hidden && orders.is_empty());
        });
    }

    #[test]
    fn a_position_is_told_wherever_cards_are_hidden() {
        for players in 2..=5 {
            let setup = State::setup("", players).expect("a setup");
            let (mut positions, mut with_moves) = (0, 0);
            each_choice::<State>(&setup, |game, told, orders| {
                if told.hidden {
                    assert!(!orders.is_empty(), "nothing was told of\n{}", game.canonical_text());
                    positions += 1;
                    with_moves += usize::from(orders.len() > 1);
                }
            });
            assert!(positions > 20 && with_moves > 0, "{positions}, {with_moves}");
        }
    }

    #[test]
    fn nothing_is_told_that_the_seat_may_not_know() {
        let setup = State::setup("", 3).expect("a setup");
        each_choice::<State>(&setup, |game, told, orders| {
            match orders {
                // Another game that looks the same to the seat is told the same.
                [Order::Position(position)] => {
                    let other = game.determinize(told.seat, &mut SeededRng::new(77));
                    let said = told.known_start(&other);
                    assert_eq!(said, (Some(position.clone()), told.moves.len()));
                }
                // The end of a round is told as it was: by then everything has been turned up.
                [Order::Position(_), ..] => {
                    let hands = Seat::all(game.seats()).map(|seat| game.hand(seat).len());
                    assert_eq!(hands.sum::<usize>(), 0);
                }
                _ => assert!(!told.hidden),
            }
        });
    }
}
