//! Whole games as text: every entry, what was offered, what happened. A change of behaviour shows
//! as a difference that can be read. `INSTA_UPDATE=always cargo test` writes the snapshots anew.

use std::fmt::Write as _;

use bastide_game::battery::TestRng;
use bastide_game::{Game, Move, Seat, Turn};

/// The moves of a game.
type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Outcome>;

/// A game played with dice that fall alike everywhere. `offers` tells what may be done, `event` what
/// happened, an empty text being not worth a line.
pub fn transcript<G: Game>(
    mut game: G,
    seed: usize,
    next: impl Fn(&G, &mut TestRng) -> Option<MoveOf<G>>,
    offers: impl Fn(&[G::Action]) -> String,
    event: impl Fn(&G::Event) -> String,
) -> String {
    let mut text = String::new();
    let mut rng = TestRng::seeded(seed);
    let mut number = 0;
    while let Some(m) = next(&game, &mut rng) {
        number += 1;
        let mut actions = Vec::new();
        game.actions(&mut actions);
        if !actions.is_empty() {
            writeln!(text, "    {}", offers(&actions)).unwrap();
        }
        match (m, game.turn()) {
            (Move::Choose(action), Turn::Player(seat)) => {
                writeln!(text, "{number} {} {action}", G::SEATS[seat.index()]).unwrap();
            }
            (Move::Deal(outcome), _) => writeln!(text, "{number} chance {outcome}").unwrap(),
            (Move::Choose(_), _) => unreachable!("a player chooses"),
        }
        let mut events = Vec::new();
        game.play(m, &mut events);
        for told in events.iter().map(&event).filter(|told| !told.is_empty()) {
            writeln!(text, "  {told}").unwrap();
        }
    }
    let points: Vec<_> = Seat::all(game.seats()).map(|s| game.points(s).to_string()).collect();
    writeln!(text, "points {}", points.join(" ")).unwrap();
    text
}

/// All that may be done. Of `many`, such as places for a tile, only the number is told; the rules' own
/// checks compare the lists.
pub fn offers<A: ToString>(actions: &[A], many: impl Fn(&A) -> bool) -> String {
    match actions.first() {
        Some(first) if many(first) => format!("{} places", actions.len()),
        _ => actions.iter().map(A::to_string).collect::<Vec<_>>().join(" | "),
    }
}
