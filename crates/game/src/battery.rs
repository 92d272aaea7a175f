//! Tests that every game must pass, played on random games.

use std::str::FromStr;

use thiserror::Error;

use crate::record::{Actor, Record};
use crate::rules::{Game, Move, Rng, draw};
use crate::seat::{Seat, Turn, Viewer};
use crate::stable::SplitMix;
use crate::table::{Table, new_record};

/// Dice for tests: the same numbers on every machine and in every version.
#[derive(Clone, Debug)]
pub struct TestRng(SplitMix);

impl TestRng {
    /// Dice that begin with a number.
    pub fn seeded(seed: usize) -> TestRng {
        TestRng(SplitMix::new(seed as u64))
    }
}

impl Rng for TestRng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }
}

/// A random move that is possible now; none when the game is over.
pub fn random_move<G: Game>(game: &G, rng: &mut impl Rng) -> Option<Move<G::Action, G::Outcome>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Player(_) => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            Some(Move::Choose(actions[rng.below(actions.len() as u32) as usize]))
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            Some(Move::Deal(draw(&outcomes, rng)))
        }
    }
}

/// Something that must hold and does not: a fault in the rules, told to whoever tests them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Violation(String);

impl<T: Into<String>> From<T> for Violation {
    fn from(what: T) -> Violation {
        Violation(what.into())
    }
}

/// A random game in which something did not hold.
#[derive(Clone, Debug)]
pub struct Broken {
    /// What did not hold.
    pub what: Violation,
    /// The game up to there.
    pub record: Record,
}

/// No game is longer: a random game that reaches this many moves does not end.
const MAX_MOVES: usize = 20_000;

/// So many of the options of a question are tried.
const MAX_TRIED: usize = 16;

/// Plays one random game and checks after each move what must hold for every game, and `check`
/// for what must hold for this one. Returns its end.
pub fn play_checked<G: Game>(
    setup: &G::Setup,
    rng: &mut impl Rng,
    check: impl Fn(&G) -> Result<(), Violation>,
) -> Result<G, Box<Broken>> {
    let mut record = new_record::<G>(setup);
    match play(setup, rng, check, &mut record) {
        Ok(game) => Ok(game),
        Err(what) => Err(Box::new(Broken { what, record })),
    }
}

fn play<G: Game>(
    setup: &G::Setup,
    rng: &mut impl Rng,
    check: impl Fn(&G) -> Result<(), Violation>,
    record: &mut Record,
) -> Result<G, Violation> {
    let mut game = G::new(setup);
    let viewers: Vec<Viewer> =
        Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut views: Vec<G::View> = viewers.iter().map(|v| game.view(*v)).collect();
    let (mut actions, mut outcomes, mut events) = (Vec::new(), Vec::new(), Vec::new());
    check(&game)?;
    for number in 0..MAX_MOVES {
        let m = match game.turn() {
            Turn::Over => {
                projected_is_what_came(&game)?;
                replays_alike(&game, record)?;
                return Ok(game);
            }
            Turn::Player(seat) => {
                actions.clear();
                game.actions(&mut actions);
                offers_are_sound(&game, seat, &actions)?;
                let action = actions[rng.below(actions.len() as u32) as usize];
                record.push(Actor::Seat(seat), action);
                Move::Choose(action)
            }
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                if outcomes.iter().any(|(_, weight)| *weight == 0) || outcomes.is_empty() {
                    return Err("chance has nothing to deal, or something without weight".into());
                }
                let outcome = draw(&outcomes, rng);
                if G::Outcome::from_str(&outcome.to_string()) != Ok(outcome) {
                    return Err(Violation(format!("`{outcome}` is not read as it is written")));
                }
                record.push(Actor::Chance, outcome);
                Move::Deal(outcome)
            }
        };
        secrets_are_kept(&game, &m, number, rng)?;
        events.clear();
        game.play(m, &mut events);
        let over = game.turn() == Turn::Over;
        for (n, (viewer, view)) in viewers.iter().zip(&mut views).enumerate() {
            for event in events.iter().filter_map(|e| G::redact(e, *viewer)) {
                G::apply(view, &event);
            }
            // One viewer's view is looked at after each move, everybody's at the end.
            let looked_at = over || number % viewers.len() == n;
            if looked_at && *view != game.view(*viewer) {
                let is = game.view(*viewer);
                return Err(Violation(format!(
                    "events told {viewer:?}\n{view:#?}\nbut the view is\n{is:#?}"
                )));
            }
        }
        check(&game)?;
    }
    Err(Violation(format!("no end after {MAX_MOVES} moves")))
}

/// When a game is over, nothing is left to be projected.
fn projected_is_what_came<G: Game>(game: &G) -> Result<(), Violation> {
    let points: Vec<i32> = Seat::all(game.seats()).map(|seat| game.points(seat)).collect();
    let projected = game.projected();
    if projected == points {
        return Ok(());
    }
    Err(Violation(format!("the game ended with {points:?}, but {projected:?} are projected")))
}

/// Offers are distinct, readable, and the game accepts them; some other seat may not play them.
fn offers_are_sound<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> Result<(), Violation> {
    if actions.is_empty() {
        return Err("a player must move and can do nothing".into());
    }
    for (n, action) in actions.iter().enumerate() {
        if actions[..n].contains(action) {
            return Err(Violation(format!("`{action}` is offered twice")));
        }
        if G::Action::from_str(&action.to_string()) != Ok(*action) {
            return Err(Violation(format!("`{action}` is not read as it is written")));
        }
        if game.canonicalize(*action) != *action {
            return Err(Violation(format!(
                "`{action}` is offered, but the game would write it differently"
            )));
        }
    }
    // What is offered under the game's own name is accepted; some are played to see that they can be.
    for action in actions.iter().step_by(1 + actions.len() / MAX_TRIED) {
        game.clone().play(Move::Choose(*action), &mut ());
    }
    let mine = Turn::Player(seat);
    if game.clone().try_play(mine, Move::Choose(actions[0]), &mut ()).is_err() {
        return Err(Violation(format!("`{}` is offered and refused", actions[0])));
    }
    let other = seat.next(game.seats());
    if game.clone().try_play(Turn::Player(other), Move::Choose(actions[0]), &mut ()).is_ok() {
        return Err("somebody else could move".into());
    }
    Ok(())
}

/// A game is dealt anew before every so many moves, to see that a seat cannot tell.
const DEALT_ANEW: usize = 23;

/// A move is told whole to whoever makes it. Dealing anew what a seat cannot know changes nothing it
/// sees or may do, and what the seat is then given hangs on nothing else: dealing twice is as good as once.
fn secrets_are_kept<G: Game>(
    game: &G,
    m: &Move<G::Action, G::Outcome>,
    number: usize,
    rng: &mut impl Rng,
) -> Result<(), Violation> {
    if let (turn @ Turn::Player(seat), Move::Choose(action)) = (game.turn(), m)
        && G::redacted_text(turn, m, Viewer::Seat(seat)) != action.to_string()
    {
        return Err(Violation(format!("`{action}` is kept from whoever says it")));
    }
    if !number.is_multiple_of(DEALT_ANEW) {
        return Ok(());
    }
    let seat = Seat((number / DEALT_ANEW % game.seats()) as u8);
    let other = game.determinize(seat, rng);
    let (turn, viewer) = (game.turn(), Viewer::Seat(seat));
    if other.turn() != turn || other.view(viewer) != game.view(viewer) {
        return Err(Violation(format!("{viewer:?} can tell what was dealt anew")));
    }
    let seed = rng.below(1 << 30);
    let (once, twice) =
        (game.determinize(seat, &mut Repeat(seed)), other.determinize(seat, &mut Repeat(seed)));
    let offers = |game: &G| {
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        game.actions(&mut actions);
        game.outcomes(&mut outcomes);
        (actions, outcomes)
    };
    if turn == Turn::Player(seat) && offers(&other) != offers(game) {
        return Err(Violation(format!(
            "{viewer:?} may do something else when others hold something else"
        )));
    }
    let mut viewers = Seat::all(game.seats()).map(Viewer::Seat);
    if offers(&once) != offers(&twice) || viewers.any(|v| once.view(v) != twice.view(v)) {
        return Err(Violation(format!(
            "{viewer:?} is dealt something that hangs on what it cannot know"
        )));
    }
    Ok(())
}

/// Dice that can be thrown again: a number and those that follow from it.
struct Repeat(u32);

impl Rng for Repeat {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((u64::from(self.0) * u64::from(bound)) >> 32) as u32
    }
}

/// The record, written and read, leads to the same end.
fn replays_alike<G: Game>(game: &G, record: &Record) -> Result<(), Violation> {
    let text = record.to_string();
    let read: Record = text.parse().map_err(|e| format!("the record is not read: {e}"))?;
    if read != *record || read.to_string() != text {
        return Err("the record is not read as it is written".into());
    }
    let table = Table::<G>::from_record(&read, usize::MAX).map_err(|e| e.to_string())?;
    if table.game().digest() != game.digest() {
        return Err("the record leads to another end".into());
    }
    Ok(())
}
