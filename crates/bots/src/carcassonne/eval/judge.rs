//! Judges positions and turns of Carcassonne.

use std::sync::Arc;

use bastide_carcassonne::{Action, Place, State, When, worth};
use bastide_game::{Game, Move, Seat, Turn};
use bastide_landscape::Terrain;

use super::bag::Bag;
use super::memo::Memo;
use super::plain::is_plain;
use super::position::{Position, SORTS, VERSION};
use crate::error::Misjudgement;
use crate::judge::{Judge, Learned, Plan, Worths, lead};
use crate::learned::{Contribution, Net, SEATS, Sums, Vector};
use crate::turns::{self, Dealt};

/// Judges by what was learned.
#[derive(Clone, Debug)]
pub struct CarcassonneJudge {
    net: Arc<Net>,
    bag: Bag,
    position: Position,
    memo: Memo,
    misjudgement: Misjudgement,
    actions: Vec<Action>,
    puts: Vec<Action>,
    contributions: Vec<Contribution>,
}

impl CarcassonneJudge {
    /// Every turn that lays the drawn tile. A placement is judged once; a meeple on it changes little. Whatever else an
    /// expansion asks is answered without thinking.
    fn scan(&mut self, state: &State, into: &mut Vec<Plan<Action>>) {
        let mut actions = std::mem::take(&mut self.actions);
        let mut puts = std::mem::take(&mut self.puts);
        actions.clear();
        state.actions(&mut actions);
        let mover = state.mover();
        self.position.surveyor.remember(state, &mut self.bag);
        for &tile in &actions {
            let mut laid = state.clone();
            laid.play(Move::Choose(tile), &mut ());
            puts.clear();
            let asks = laid.turn() == Turn::Player(mover);
            if asks {
                laid.actions(&mut puts);
            }
            // A figure is asked for where one may decline it.
            let declines = puts.contains(&Action::Pass);
            if declines {
                laid.play(Move::Choose(Action::Pass), &mut ());
            } else {
                puts.clear();
            }
            turns::play_on(&mut laid);
            match laid.turn() {
                Turn::Chance => self.scan_figures(state, tile, &laid, &puts, into),
                // The last tile: there are no changes to go by.
                Turn::Over | Turn::Player(_) => {
                    let none = [None];
                    let some: Vec<_> = puts.iter().map(|put| Some(*put)).collect();
                    for then in if declines { &some[..] } else { &none[..] } {
                        let worth = self.play_and_settle(state, tile, *then);
                        into.push(Plan { first: tile, then: *then, worth });
                    }
                }
            }
        }
        self.actions = actions;
        self.puts = puts;
    }

    /// What a turn is worth, played.
    fn play_and_settle(&mut self, state: &State, tile: Action, then: Option<Action>) -> f32 {
        let mut after = state.clone();
        after.play(Move::Choose(tile), &mut ());
        if let Some(then) = then {
            after.play(Move::Choose(then), &mut ());
        }
        let worths = turns::settle(self, &mut after);
        lead(&worths, state.seats(), state.mover())
    }

    /// Judges what else than a meeple may follow a tile: by playing it, on the tiles that look best.
    fn judge_others(&mut self, state: &State, breadth: usize, plans: &mut Vec<Plan<Action>>) {
        if !plans.iter().any(|plan| plan.worth.is_nan()) {
            return;
        }
        let mut tiles: Vec<(Action, f32)> = Vec::new();
        for plan in plans.iter().filter(|plan| !plan.worth.is_nan()) {
            match tiles.last_mut() {
                Some((tile, worth)) if *tile == plan.first => *worth = worth.max(plan.worth),
                _ => tiles.push((plan.first, plan.worth)),
            }
        }
        tiles.sort_by(|a, b| b.1.total_cmp(&a.1));
        tiles.truncate(breadth.max(2));
        plans.retain(|plan| {
            !plan.worth.is_nan() || tiles.iter().any(|(tile, _)| *tile == plan.first)
        });
        for plan in plans.iter_mut().filter(|plan| plan.worth.is_nan()) {
            plan.worth = self.play_and_settle(state, plan.first, plan.then);
        }
    }

    /// The figures that may be put on a tile; `laid` is the position when none is.
    fn scan_figures(
        &mut self,
        state: &State,
        tile: Action,
        laid: &State,
        puts: &[Action],
        into: &mut Vec<Plan<Action>>,
    ) {
        let mover = state.mover();
        let seats = state.seats();
        self.position.read(laid, &mut self.bag);
        let mut sums = Sums::of(points(laid));
        let count = self.position.vectors.len();
        self.contributions.clear();
        for vector in &self.position.vectors {
            let contribution = self.memo.contribution(&self.net, &self.misjudgement, vector);
            sums.add(vector.seat, contribution);
            self.contributions.push(*contribution);
        }
        let net = Arc::clone(&self.net);
        let plan = |then: Option<Action>, sums: &Sums| {
            let worth = lead(&net.worths(sums, seats), seats, mover);
            Plan { first: tile, then, worth }
        };
        if puts.is_empty() {
            into.push(plan(None, &sums));
            return;
        }
        let hands = self.position.hands();
        let cell = laid.last().cell;
        for put in puts {
            let (figure, spot) = match *put {
                Action::Pass => {
                    into.push(plan(Some(*put), &sums));
                    continue;
                }
                Action::Put { figure, spot } if figure.is_meeple() => (figure, spot),
                // Judged later, where the tile is worth a look.
                Action::Put { .. }
                | Action::Expansion(_)
                | Action::Tile { .. }
                | Action::Move { .. } => {
                    into.push(Plan { first: tile, then: Some(*put), worth: f32::NAN });
                    continue;
                }
            };
            let Some(on) = laid.segment(Place { cell, spot }) else { continue };
            let land = laid.land();
            let feature = land.feature(on);
            let is_closed = match spot.terrain {
                Terrain::Road | Terrain::City => land.open_ends(feature) == 0,
                Terrain::Monastery | Terrain::Garden => land.neighbours(cell) == 8,
                Terrain::Field | Terrain::River => false,
            };
            if is_closed {
                // It comes home at once.
                let mut with = sums;
                with.score(mover.index(), f32::from(worth(laid, feature, When::Finished)));
                into.push(plan(Some(*put), &with));
                continue;
            }
            let replaced = self.position.put(laid, &mut self.bag, mover, figure, on);
            let mut with = sums;
            for (at, vector) in self.position.vectors[..count].iter().enumerate() {
                let is_gone = hands.contains(&at)
                    || self.position.is_of(at, replaced)
                    || self.position.free.iter().any(|free| *free == (feature.number(), at));
                if is_gone {
                    with.remove(vector.seat, &self.contributions[at]);
                }
            }
            for vector in &self.position.vectors[count..] {
                let contribution = self.memo.contribution(&self.net, &self.misjudgement, vector);
                with.add(vector.seat, contribution);
            }
            self.position.vectors.truncate(count);
            into.push(plan(Some(*put), &with));
        }
    }
}

impl Learned<State> for CarcassonneJudge {
    const SORTS: usize = SORTS;
    const VERSION: u32 = VERSION;

    fn with_net(net: Arc<Net>) -> CarcassonneJudge {
        CarcassonneJudge {
            net,
            bag: Bag::new(),
            position: Position::new(),
            memo: Memo::new(),
            misjudgement: Misjudgement::NONE,
            actions: Vec::new(),
            puts: Vec::new(),
            contributions: Vec::new(),
        }
    }

    fn set_net(&mut self, net: Arc<Net>) {
        self.net = net;
        self.memo = Memo::new();
    }

    fn set_misjudgement(&mut self, misjudgement: Misjudgement) {
        self.misjudgement = misjudgement;
        self.memo = Memo::new();
    }

    fn net(&self) -> &Net {
        &self.net
    }

    fn vectors(&mut self, game: &State) -> &[Vector] {
        self.position.read(game, &mut self.bag);
        &self.position.vectors
    }
}

impl Judge<State> for CarcassonneJudge {
    fn begin(&mut self, game: &State) {
        self.bag.look(game);
        self.position.surveyor.forget();
    }

    fn worths(&mut self, game: &State) -> Worths {
        let points = points(game);
        if game.turn() == Turn::Over {
            return points;
        }
        self.position.read(game, &mut self.bag);
        let mut sums = Sums::of(points);
        for vector in &self.position.vectors {
            sums.add(vector.seat, self.memo.contribution(&self.net, &self.misjudgement, vector));
        }
        self.net.worths(&sums, game.seats())
    }

    fn left(&self, game: &State) -> Option<usize> {
        is_plain(game).then(|| game.undealt())
    }

    /// Where a tile goes is the question of a turn; what an expansion asks afterwards is seldom as hard.
    fn share(&self, game: &State) -> f32 {
        match (game.drawn().is_some(), is_plain(game)) {
            (true, true) => 1.0,
            (true, false) => 0.7,
            (false, _) => 0.15,
        }
    }

    fn plans(&mut self, game: &State, breadth: usize, into: &mut Vec<Plan<Action>>) {
        into.clear();
        if game.drawn().is_some() {
            self.scan(game, into);
            self.judge_others(game, breadth, into);
            if !is_plain(game) {
                turns::refine(self, game, breadth, into);
            }
        } else {
            self.position.surveyor.remember(game, &mut self.bag);
            turns::plans(self, game, breadth, into);
        }
    }
}

/// The points of all seats now.
fn points(state: &State) -> Worths {
    let mut points = [0.0; SEATS];
    for seat in Seat::all(state.seats()) {
        points[seat.index()] = state.points(seat) as f32;
    }
    points
}
