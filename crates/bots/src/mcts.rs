//! Monte Carlo tree search as textbooks have it, with random playouts: no opponent for anybody, but a yardstick that
//! needs no knowledge of a game.

use std::time::Duration;

use bastide_game::{Game, Move, Rng, Seat, Turn, draw};

use crate::{Bot, Budget, Effort, SeededRng};

/// How much new answers are preferred to good ones.
const CURIOSITY: f64 = 0.7;
/// A lead of so many points is as good as a win.
const CLEAR_LEAD: f64 = 40.0;

/// Searches a tree of answers. What chance deals is sampled anew on every way through it.
#[derive(Clone, Debug)]
pub struct Mcts<A> {
    rng: SeededRng,
    effort: Effort,
    nodes: Vec<Node<A>>,
}

/// An answer in the tree.
#[derive(Clone, Debug)]
struct Node<A> {
    action: A,
    /// Who gave it.
    by: usize,
    visits: u32,
    sum: f64,
    children: Vec<u32>,
}

impl<A: Copy + Eq> Mcts<A> {
    /// A player with a seed.
    pub fn new(effort: Effort, seed: u64) -> Mcts<A> {
        Mcts { rng: SeededRng::new(seed), effort, nodes: Vec::new() }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    pub fn ask<G: Game<Action = A>>(&mut self, game: &G, seat: Seat, budget: &Budget) -> A {
        let seen = game.determinize(seat, &mut self.rng);
        self.choose(&seen, seat, budget)
    }

    /// The child of a node for one of the answers, which is looked at next: one that nobody tried, or the most promising.
    fn descend(&mut self, node: usize, by: usize, actions: &[A]) -> usize {
        let known: Vec<usize> =
            self.nodes[node].children.iter().map(|child| *child as usize).collect();
        let is_known = |action: &A| known.iter().any(|child| self.nodes[*child].action == *action);
        let fresh: Vec<A> = actions.iter().copied().filter(|action| !is_known(action)).collect();
        if !fresh.is_empty() {
            let action = fresh[self.rng.below(fresh.len() as u32) as usize];
            let child = self.nodes.len();
            self.nodes.push(Node { action, by, visits: 0, sum: 0.0, children: Vec::new() });
            self.nodes[node].children.push(child as u32);
            return child;
        }
        let visits = f64::from(self.nodes[node].visits.max(1)).ln();
        let promise = |child: &usize| {
            let child = &self.nodes[*child];
            let visited = f64::from(child.visits.max(1));
            child.sum / visited + CURIOSITY * (visits / visited).sqrt()
        };
        let offered =
            known.into_iter().filter(|child| actions.contains(&self.nodes[*child].action));
        offered.max_by(|a, b| promise(a).total_cmp(&promise(b))).unwrap_or(node)
    }

    /// One way through the tree and on to the end of the game.
    fn visit<G: Game<Action = A>>(&mut self, mut game: G) {
        let mut path = vec![0];
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut in_tree = true;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    game.play(Move::Deal(draw(&outcomes, &mut self.rng)), &mut ());
                }
                Turn::Player(seat) => {
                    actions.clear();
                    game.actions(&mut actions);
                    let action = if in_tree {
                        let child = self.descend(path[path.len() - 1], seat.index(), &actions);
                        in_tree = self.nodes[child].visits > 0;
                        path.push(child);
                        self.nodes[child].action
                    } else {
                        actions[self.rng.below(actions.len() as u32) as usize]
                    };
                    game.play(Move::Choose(action), &mut ());
                }
            }
        }
        let points: Vec<f64> =
            Seat::all(game.seats()).map(|seat| f64::from(game.points(seat))).collect();
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let others = points.iter().enumerate().filter(|(seat, _)| *seat != node.by);
            let best = others.map(|(_, points)| *points).fold(f64::MIN, f64::max);
            let own = points.get(node.by).copied().unwrap_or(best);
            node.sum += 0.5 + ((own - best) / CLEAR_LEAD).clamp(-1.0, 1.0) / 2.0;
        }
    }
}

impl<G: Game> Bot<G> for Mcts<G::Action> {
    fn choose(&mut self, game: &G, seat: Seat, budget: &Budget) -> G::Action {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let stopwatch = budget.stopwatch();
        self.nodes.clear();
        let (action, by) = (actions[0], usize::MAX);
        self.nodes.push(Node { action, by, visits: 0, sum: 0.0, children: Vec::new() });
        let mut visits = 0u64;
        loop {
            let is_done = match self.effort {
                Effort::Playouts(playouts) => visits >= u64::from(playouts),
                Effort::Millis(ms) => stopwatch.elapsed() >= Duration::from_millis(u64::from(ms)),
            };
            if visits > 0 && (is_done || budget.is_spent(visits)) {
                break;
            }
            let dealt = game.determinize(seat, &mut self.rng);
            self.visit(dealt);
            visits += 1;
        }
        let children = self.nodes[0].children.iter().map(|child| &self.nodes[*child as usize]);
        children.max_by_key(|child| child.visits).map_or(action, |child| child.action)
    }
}
