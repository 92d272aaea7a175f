//! Situations that an engine must be able to play, and scripted games in which they occur.

use anyhow::{Result, anyhow};
use bastide_bots::SeededRng;
use bastide_game::{Game, Move, MoveOf, Rng, Seat, Turn, draw};

use crate::games::CliGame;

/// A situation of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Situation {
    /// A game from its first entry to `over`, with a seed and a key that an engine may not know.
    WholeGame,
    /// Everything that can be in the box, with more players.
    Everything,
    /// Chance draws again without a move in between.
    Discard,
    /// A turn ends after its first choice, without a question and without `pass`.
    LonePass,
    /// A tile that looks the same in several facings.
    Symmetric,
    /// `go` without limits, then `stop`.
    Stop,
}

/// A game, its seat for the engine, and how many moves of it are played.
#[derive(Debug)]
pub(super) struct Script<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) seat: Seat,
    pub(super) moves: Vec<(Turn, MoveOf<G>)>,
}

/// Random games that are searched for a situation.
const GAMES: u64 = 2_000;
/// Moves that are played after a situation.
const MORE: usize = 6;

impl Situation {
    /// The situations of a game.
    pub(super) fn all<G: CliGame>() -> Vec<Situation> {
        let mut all = vec![Situation::WholeGame];
        if G::setup("all", 4).is_ok() {
            all.push(Situation::Everything);
        }
        if G::THING == "tile" {
            all.extend([Situation::Discard, Situation::LonePass, Situation::Symmetric]);
        }
        all.push(Situation::Stop);
        all
    }

    /// What it is called in a report.
    pub(super) fn name(self) -> &'static str {
        match self {
            Situation::WholeGame => "a whole game, with the largest seed and an unknown key",
            Situation::Everything => "four players and everything in the box",
            Situation::Discard => "a tile that fits nowhere: two draws in a row",
            Situation::LonePass => "a turn that ends without a question and without `pass`",
            Situation::Symmetric => "a tile that looks the same in several facings",
            Situation::Stop => "`go` without limits, then `stop`",
        }
    }

    /// Returns a script in which it occurs, or none if the game has no such situation.
    pub(super) fn find<G: CliGame>(self) -> Result<Option<Script<G>>> {
        let everything = self == Situation::Everything;
        let (with, players) = if everything { ("all", 4) } else { ("", 2) };
        let setup = G::setup(with, players).map_err(|why| anyhow!("{why}"))?;
        for seed in 0..GAMES {
            let moves = random_game::<G>(&setup, seed);
            let Some((at, seat)) = self.occurs::<G>(&setup, &moves) else { continue };
            let end = match self {
                Situation::WholeGame | Situation::Everything => moves.len(),
                Situation::Discard
                | Situation::LonePass
                | Situation::Symmetric
                | Situation::Stop => (at + MORE).min(moves.len()),
            };
            return Ok(Some(Script { setup, seat, moves: moves[..end].to_vec() }));
        }
        Ok(None)
    }

    /// Where it occurs for the first time, and which seat the engine plays then.
    fn occurs<G: CliGame>(
        self,
        setup: &G::Setup,
        moves: &[(Turn, MoveOf<G>)],
    ) -> Option<(usize, Seat)> {
        let begins = |m: &MoveOf<G>| matches!(m, Move::Deal(outcome) if G::begins_turn(outcome));
        match self {
            Situation::WholeGame | Situation::Everything => Some((0, Seat(1))),
            Situation::Stop => Some((MORE, Seat(0))),
            Situation::Discard => {
                let at = moves.windows(2).position(|two| begins(&two[0].1) && begins(&two[1].1))?;
                Some((at, seat_after(moves, at)?))
            }
            Situation::LonePass => {
                let at = moves.windows(3).position(|three| {
                    let chooses = matches!(three[1].1, Move::Choose(_));
                    begins(&three[0].1) && chooses && begins(&three[2].1)
                })?;
                Some((at, seat_after(moves, at)?))
            }
            Situation::Symmetric => {
                let mut game = G::new(setup);
                let mut actions = Vec::new();
                for (at, (by, m)) in moves.iter().enumerate() {
                    if let Turn::Player(seat) = by {
                        actions.clear();
                        game.actions(&mut actions);
                        if actions.iter().any(|action| other_spelling(&game, *action).is_some()) {
                            return Some((at, *seat));
                        }
                    }
                    game.play(*m, &mut ());
                }
                None
            }
        }
    }
}

/// The seat that chooses next.
fn seat_after<M>(moves: &[(Turn, M)], at: usize) -> Option<Seat> {
    moves[at..].iter().find_map(|(by, _)| match by {
        Turn::Player(seat) => Some(*seat),
        Turn::Chance | Turn::Over => None,
    })
}

/// Another sentence that means the same as an action: a tile in a facing that looks the same.
pub(super) fn other_spelling<G: Game>(game: &G, action: G::Action) -> Option<String> {
    let sentence = action.to_string();
    let (rest, facing) = sentence.rsplit_once(' ')?;
    ["^", ">", "v", "<"].into_iter().filter(|other| *other != facing).find_map(|other| {
        let text = format!("{rest} {other}");
        let read = game.read_action(&text).ok()?;
        (game.canonicalize(read) == action).then_some(text)
    })
}

fn random_game<G: CliGame>(setup: &G::Setup, seed: u64) -> Vec<(Turn, MoveOf<G>)> {
    let mut rng = SeededRng::new(seed);
    let mut game = G::new(setup);
    let (mut moves, mut actions, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let by = game.turn();
        let m = match by {
            Turn::Over => return moves,
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                Move::Deal(draw(&outcomes, &mut rng))
            }
            Turn::Player(_) => {
                actions.clear();
                game.actions(&mut actions);
                Move::Choose(actions[rng.below(actions.len() as u32) as usize])
            }
        };
        game.play(m, &mut ());
        moves.push((by, m));
    }
}
