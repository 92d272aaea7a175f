//! The contract between the rules of a game and everybody who drives one.

use std::fmt::{Debug, Display, Write as _};
use std::str::FromStr;

use thiserror::Error;

use crate::position::ParsePosition;
use crate::seat::{Seat, Turn, Viewer};
use crate::sentence::ParseSentence;
use crate::setup::SetupError;
use crate::stable;

/// One entry of a game: what a player chose or what chance dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<A, O> {
    /// A player's choice.
    Choose(A),
    /// An outcome of chance.
    Deal(O),
}

/// A move of a game.
pub type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Outcome>;

/// Hears what happens. `()` hears nothing, and then no event is ever built.
pub trait Log<E> {
    /// Something happened.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A source of even numbers for whoever drives a game. Rules never hold one.
pub trait Rng {
    /// A number below `bound`, each as likely as the others. `bound` is not 0.
    fn below(&mut self, bound: u32) -> u32;
}

/// The rules of a game, as a state that moves change.
///
/// A game never rolls dice. Whoever drives it draws from [`Game::outcomes`] and plays what came,
/// so the same setup and the same moves always lead to the same state.
pub trait Game: Clone + Debug {
    /// The word for the game in records.
    const NAME: &'static str;
    /// Raised when a legal record would mean something else, and only then.
    const RULES: u32;
    /// The oldest version that can still be played. A game is played to its end by the version it began with.
    const OLDEST_RULES: u32 = Self::RULES;
    /// The words for the seats, in the order of play.
    const SEATS: &'static [&'static str];

    /// What is chosen before the game: how many play, and with what.
    type Setup: Clone + Debug;
    /// What a player can choose.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = ParseSentence>;
    /// What chance can deal.
    type Outcome: Copy + Eq + Debug + Display + FromStr<Err = ParseSentence>;
    /// What can happen.
    type Event: Clone + Debug;
    /// All that one viewer may know.
    type View: Clone + Eq + Debug;
    /// What a player is asked: who, what and why.
    type Question: Clone + Eq + Debug;

    /// The setup that the header of a record describes.
    fn setup(with: &str, seats: usize) -> Result<Self::Setup, SetupError>;
    /// The canonical text of what a setup plays with.
    fn with(setup: &Self::Setup) -> String;
    /// The state before the first move.
    fn new(setup: &Self::Setup) -> Self;
    /// The oldest version by which a game with this setup is played as by today's. New games are written with it.
    fn rules(_setup: &Self::Setup) -> u32 {
        Self::RULES
    }
    /// From now on the game is played by a version from [`Game::OLDEST_RULES`] to [`Game::RULES`].
    fn set_rules(&mut self, _rules: u32) {}
    /// How many play.
    fn seats(&self) -> usize;
    /// Who must speak next.
    fn turn(&self) -> Turn;
    /// What a player is asked now; nothing at chance's turn and after the end.
    fn question(&self) -> Option<Self::Question>;
    /// Every action the player to move may choose; never empty at a player's turn.
    fn actions(&self, into: &mut Vec<Self::Action>);
    /// Every outcome chance may deal, with its weight; never empty at chance's turn.
    fn outcomes(&self, into: &mut Vec<(Self::Outcome, u32)>);
    /// Plays a legal move and tells `log` what happened.
    fn play(&mut self, m: Move<Self::Action, Self::Outcome>, log: &mut impl Log<Self::Event>);
    /// The points of a seat now.
    fn points(&self, seat: Seat) -> i32;
    /// The points of every seat if the game ended now, with everything that is counted then. Of a game with secrets
    /// this tells more than a player may know.
    fn projected(&self) -> Vec<i32>;
    /// All that a viewer may know now.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What a viewer is told of an event.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Brings a view up to date: the fold of all events told is the view.
    fn apply(view: &mut Self::View, event: &Self::Event);

    /// The sentence of a move as a viewer reads it while the game runs; what may not be seen is `?`.
    fn redacted_text(_by: Turn, m: &Move<Self::Action, Self::Outcome>, _viewer: Viewer) -> String {
        match m {
            Move::Choose(action) => action.to_string(),
            Move::Deal(outcome) => outcome.to_string(),
        }
    }

    /// Whether a move that is possible now uncovers something hidden, so that it cannot be taken back.
    fn reveals_hidden(&self, _m: &Move<Self::Action, Self::Outcome>) -> bool {
        false
    }

    /// Reads an action. What it speaks of must exist in this game, possible now or not.
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseSentence> {
        text.parse()
    }

    /// Reads an outcome of chance in the same way.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, ParseSentence> {
        text.parse()
    }

    /// The way this game itself writes an action that has several names.
    fn canonicalize(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// A state that agrees with all the seat may know and whose rest is dealt anew. Equal views and
    /// equal dice give equal states, so whoever is asked by it cannot be asked for more.
    fn determinize(&self, _seat: Seat, _dice: &mut impl Rng) -> Self {
        self.clone()
    }

    /// Plays a move by somebody if it is legal.
    fn try_play(
        &mut self,
        by: Turn,
        m: Move<Self::Action, Self::Outcome>,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal> {
        let m = check_move(self, by, m, &mut Vec::new(), &mut Vec::new())?;
        self.play(m, log);
        Ok(())
    }

    /// What decides between equal points: more is better.
    fn tie_break(&self, _seat: Seat) -> i32 {
        0
    }

    /// Those with the most points; several if nothing decides between them.
    fn leaders(&self) -> Vec<Seat> {
        self.leaders_among(|_| true)
    }

    /// The leaders of some of the seats.
    fn leaders_among(&self, counts: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let standing = |seat: &Seat| (self.points(*seat), self.tie_break(*seat));
        let all = || Seat::all(self.seats()).filter(|seat| counts(*seat));
        let most = all().map(|seat| standing(&seat)).max();
        all().filter(|seat| Some(standing(seat)) == most).collect()
    }

    /// Reads a position: a setup, and a state reached with it. docs/notation.md has the grammar.
    fn read_position(text: &str) -> Result<(Self::Setup, Self), ParsePosition>;
    /// Events of the starting position, such as a final scoring that takes place at once.
    fn opening_events(_position: &str) -> Vec<Self::Event> {
        Vec::new()
    }
    /// Writes a position, where there is one: at the start of a turn.
    fn write_position(&self, setup: &Self::Setup) -> Option<String>;

    /// Who must speak, what everybody has and everything that is possible, in the sentences of records. It
    /// differs when the state does in a way that matters, and depends on nothing but the rules: fields, types
    /// and hash functions of a later version change nothing in it.
    fn canonical_text(&self) -> String {
        let mut text = match self.turn() {
            Turn::Player(seat) => Self::SEATS[seat.index()].to_string(),
            Turn::Chance => "chance".to_string(),
            Turn::Over => "over".to_string(),
        };
        for seat in Seat::all(self.seats()) {
            let _ = write!(text, " {}", self.points(seat));
        }
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        self.actions(&mut actions);
        self.outcomes(&mut outcomes);
        for action in actions {
            let _ = write!(text, "\n{action}");
        }
        for (outcome, weight) in outcomes {
            let _ = write!(text, "\n{weight} {outcome}");
        }
        text
    }

    /// A number made of the canonical text, to find out whether two states are the same.
    fn digest(&self) -> u64 {
        stable::hash(self.canonical_text().as_bytes())
    }
}

/// The version of [`Game::digest`]; raised with every change of what it is made of, so that digests which were
/// kept are compared only with their like.
pub const DIGEST_VERSION: u32 = 1;

/// The move as the game itself writes it, if somebody may play it now. The two lists are filled with
/// what is possible; whoever checks often keeps them.
pub(crate) fn check_move<G: Game>(
    game: &G,
    by: Turn,
    m: Move<G::Action, G::Outcome>,
    actions: &mut Vec<G::Action>,
    outcomes: &mut Vec<(G::Outcome, u32)>,
) -> Result<Move<G::Action, G::Outcome>, Illegal> {
    let turn = game.turn();
    if turn == Turn::Over {
        return Err(Illegal::Over);
    }
    if turn != by {
        return Err(Illegal::NotYourTurn);
    }
    match m {
        Move::Choose(action) => {
            let action = game.canonicalize(action);
            actions.clear();
            game.actions(actions);
            if actions.contains(&action) {
                Ok(Move::Choose(action))
            } else {
                Err(Illegal::NotOffered)
            }
        }
        Move::Deal(outcome) => {
            outcomes.clear();
            game.outcomes(outcomes);
            let found = outcomes.iter().any(|(o, _)| *o == outcome);
            if found { Ok(m) } else { Err(Illegal::NotOffered) }
        }
    }
}

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Somebody else must speak.
    #[error("it is somebody else's turn")]
    NotYourTurn,
    /// The move is not among those that are possible now.
    #[error("that is not possible now")]
    NotOffered,
    /// Nobody speaks any more.
    #[error("the game is over")]
    Over,
}

/// Draws one of several outcomes by their weights.
pub fn draw<O: Copy>(outcomes: &[(O, u32)], rng: &mut impl Rng) -> O {
    let total = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut left = rng.below(total);
    for (outcome, weight) in outcomes {
        if left < *weight {
            return *outcome;
        }
        left -= weight;
    }
    unreachable!("a number below the sum of the weights falls into one of them")
}
