//! The teacher: what somebody could do, what it is worth, and why.

pub(crate) mod account;
mod chart;
mod explain;
mod review;

use std::sync::Arc;
use std::time::Duration;

use bastide_game::{Seat, Turn};

use crate::judge::{Judge, Learned, Plan, lead};
use crate::learned::Net;
use crate::search::{Limit, Manner, Search, follow};
use crate::turns::{Dealt, settle};
use crate::{Budget, HasBots};

pub use account::ReviewedMove;
pub(crate) use chart::chances_within;
pub use chart::{Charted, chances};
pub(crate) use explain::answers;
pub use explain::{Change, Explained, Part};
pub use review::Review;

/// What one decision of a review may cost.
pub const REVIEW: Limit = Limit { playouts: 160, time: Duration::from_millis(250) };

/// A game that the teacher knows.
pub trait Taught: Dealt<Action: Sync> + HasBots + Sync {
    /// Who judges it.
    type Judge: Learned<Self> + Sync;

    /// The weights that suit this game.
    fn net(&self) -> Arc<Net>;
}

/// What a part of a position is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// What it is: the number of a sort, which every game names.
    pub sort: u8,
    /// Whose it is.
    pub seat: Seat,
    /// Which one of its sort: of a feature the number of a segment of it.
    pub which: u16,
    /// Points, beyond those on the track.
    pub points: f32,
}

/// A way to play on.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What to answer.
    pub plan: Plan<A>,
    /// How far ahead whoever plays it will be at the end, as far as one can tell.
    pub lead: f32,
    /// How often it was played out.
    pub playouts: u32,
    /// What each seat will have on the track after the turn.
    pub points: Vec<i32>,
    /// What the parts of the position are worth after the turn.
    pub worths: Vec<Worth>,
}

/// Advises somebody at a table.
#[derive(Clone, Debug)]
pub struct Teacher<G: Taught> {
    pub(crate) search: Search<G::Judge>,
}

impl<G: Taught> Teacher<G> {
    /// A teacher for a game, who thinks on so many threads.
    pub fn new(game: &G, threads: usize) -> Teacher<G> {
        Teacher::with_manner(game, Manner::THOROUGH, threads)
    }

    /// The same, who searches in another manner.
    pub fn with_manner(game: &G, manner: Manner, threads: usize) -> Teacher<G> {
        Teacher { search: Search::new(G::Judge::with_net(game.net()), manner, threads) }
    }

    /// How far ahead a seat is expected to be at the end, at one look.
    pub fn outlook(&mut self, game: &G, seat: Seat) -> f32 {
        let judge = self.search.judge();
        judge.begin(game);
        let worths = settle(judge, &mut game.clone());
        lead(&worths, game.seats(), seat)
    }

    /// The best ways to play on for whoever must answer, the best first. `also` is a plan that is judged with them
    /// whatever it looks like: the one that was really played, say.
    pub fn advise(
        &mut self,
        game: &G,
        also: Option<Plan<G::Action>>,
        seed: u64,
        limit: Limit,
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        let found = self.search.search_with(game, also, seed, limit, budget);
        let judge = self.search.judge();
        judge.begin(game);
        let advice = found.into_iter().map(|candidate| {
            let mut after = game.clone();
            follow(&mut after, &candidate.plan);
            settle(judge, &mut after);
            let worths = match after.turn() {
                Turn::Over => Vec::new(),
                Turn::Player(_) | Turn::Chance => parts::<G>(judge, &after),
            };
            Advice {
                plan: candidate.plan,
                lead: candidate.worth(),
                playouts: candidate.playouts(),
                points: Seat::all(after.seats()).map(|seat| after.points(seat)).collect(),
                worths,
            }
        });
        advice.collect()
    }

    /// What seats have on the track and what parts are worth, when whatever is asked before the next deal is answered
    /// without thinking.
    pub(crate) fn settled_parts(&mut self, game: &G) -> (Vec<i32>, Vec<Worth>) {
        let judge = self.search.judge();
        judge.begin(game);
        let mut after = game.clone();
        settle(judge, &mut after);
        let worths = match after.turn() {
            Turn::Over => Vec::new(),
            Turn::Player(_) | Turn::Chance => parts::<G>(judge, &after),
        };
        (Seat::all(after.seats()).map(|seat| after.points(seat)).collect(), worths)
    }

    /// What the parts of a position between two turns are worth.
    pub fn parts(&mut self, game: &G) -> Vec<Worth> {
        let judge = self.search.judge();
        judge.begin(game);
        parts::<G>(judge, game)
    }
}

fn parts<G: Taught>(judge: &mut G::Judge, game: &G) -> Vec<Worth> {
    let vectors = judge.vectors(game).to_vec();
    let worths = judge.net().worths_among(&vectors, game.seats());
    let worth = |(vector, points): (&crate::learned::Vector, f32)| Worth {
        sort: vector.sort,
        seat: Seat(vector.seat),
        which: vector.which,
        points,
    };
    vectors.iter().zip(worths).map(worth).collect()
}
