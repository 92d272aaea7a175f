//! Judges positions and turns of Carcassonne.

use std::sync::Arc;

use bastide_carcassonne::tiles::on_tile;
use bastide_carcassonne::{Action, Magician, Place, State, When, worth};
use bastide_game::{Game, Move, Seat, Turn};
use bastide_landscape::{Signs, Terrain};

use super::bag::Bag;
use super::position::{Position, SORTS, VERSION};
use crate::error::Misjudgement;
use crate::judge::{Judge, Learned, Plan, Worths, lead};
use crate::learned::{Net, SEATS, Vector, WIDTH};
use crate::turns;

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
    worths: Vec<f32>,
}

/// The last vector of each place and what it was worth: most are the same from one position to the next.
#[derive(Clone, Debug)]
struct Memo(Vec<(Vector, f32)>);

/// A power of two; places that coincide only cost time.
const PLACES: usize = 256;

impl Memo {
    fn new() -> Memo {
        let mut nothing = Vector::new(0, 0, 0);
        nothing.x = [f32::NAN; WIDTH];
        Memo(vec![(nothing, 0.0); PLACES])
    }

    #[inline]
    fn worth(&mut self, net: &Net, misjudgement: &Misjudgement, vector: &Vector) -> f32 {
        // Hands differ by what is in them.
        let held = vector.x[3..11].iter().position(|x| *x == 1.0).unwrap_or(0);
        let which = usize::from(vector.which) * 7 + held;
        let place = (which * 9 + usize::from(vector.sort)) * 3 + usize::from(vector.seat);
        let (known, worth) = &mut self.0[place % PLACES];
        if !known.is_same(vector) {
            *known = *vector;
            *worth = 10.0 * net.worth(vector);
            if misjudgement.points > 0.0 {
                *worth += misjudgement.about(vector);
            }
        }
        *worth
    }
}

impl CarcassonneJudge {
    /// Every turn that lays the drawn tile, where nothing but a figure follows. A placement is judged once; a meeple on
    /// it changes little.
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
                laid.play(Move::Choose(Action::Pass), &mut ());
            }
            match laid.turn() {
                Turn::Chance => self.scan_figures(state, tile, &laid, &puts, into),
                // The last tile, or something else is asked: there are no changes to go by.
                Turn::Over | Turn::Player(_) => {
                    let none = [None];
                    let some: Vec<_> = puts.iter().map(|put| Some(*put)).collect();
                    for then in if asks { &some[..] } else { &none[..] } {
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
        let now = points(laid);
        let mut sums = now;
        let count = self.position.vectors.len();
        self.worths.clear();
        for vector in &self.position.vectors {
            let worth = self.memo.worth(&self.net, &self.misjudgement, vector);
            sums[usize::from(vector.seat)] += worth;
            self.worths.push(worth);
        }
        let plan = |then: Option<Action>, worth: f32| Plan { first: tile, then, worth };
        if puts.is_empty() {
            into.push(plan(None, lead(&sums, seats, mover)));
            return;
        }
        let hands = self.position.hands();
        let cell = laid.last().cell;
        for put in puts {
            let (figure, spot) = match *put {
                Action::Pass => {
                    into.push(plan(Some(*put), lead(&sums, seats, mover)));
                    continue;
                }
                Action::Put { figure, spot } if figure.is_meeple() => (figure, spot),
                Action::Put { .. }
                | Action::Expansion(_)
                | Action::Tile { .. }
                | Action::Move { .. } => {
                    let worth = self.play_and_settle(state, tile, Some(*put));
                    into.push(plan(Some(*put), worth));
                    self.position.read(laid, &mut self.bag);
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
                with[mover.index()] += f32::from(worth(laid, feature, When::Finished));
                into.push(plan(Some(*put), lead(&with, seats, mover)));
                continue;
            }
            let replaced = self.position.put(laid, &mut self.bag, mover, figure, on);
            let mut with = sums;
            for (at, vector) in self.position.vectors[..count].iter().enumerate() {
                let is_gone = hands.contains(&at)
                    || self.position.is_of(at, replaced)
                    || self.position.free.iter().any(|free| *free == (feature.number(), at));
                if is_gone {
                    with[usize::from(vector.seat)] -= self.worths[at];
                }
            }
            for vector in &self.position.vectors[count..] {
                with[usize::from(vector.seat)] +=
                    self.memo.worth(&self.net, &self.misjudgement, vector);
            }
            self.position.vectors.truncate(count);
            into.push(plan(Some(*put), lead(&with, seats, mover)));
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
            worths: Vec::new(),
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
        let mut worths = points(game);
        if game.turn() == Turn::Over {
            return worths;
        }
        self.position.read(game, &mut self.bag);
        for vector in &self.position.vectors {
            worths[usize::from(vector.seat)] +=
                self.memo.worth(&self.net, &self.misjudgement, vector);
        }
        worths
    }

    fn left(&self, game: &State) -> Option<usize> {
        let left = || game.undrawn().map(|(_, left)| usize::from(left)).sum();
        is_plain(game).then(left)
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
        if game.drawn().is_some() && is_plain(game) {
            self.scan(game, into);
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

/// Whether nothing but a figure follows a tile that is laid now.
fn is_plain(state: &State) -> bool {
    let asks = |sign: Signs| state.drawn().is_some_and(|kind| kind.signs.has(sign));
    let is_asking = [
        on_tile::GOLD,
        on_tile::MAGIC,
        on_tile::ROBBER,
        on_tile::FORK,
        on_tile::CLUB,
        on_tile::SHIELD,
        on_tile::TOWER,
    ];
    !is_asking.into_iter().any(asks)
        && state.drawn().is_some_and(|kind| kind.heading.is_none())
        && !state.has_women()
        && !state.has_robbers()
        && state.ferries().next().is_none()
        && state.towers().next().is_none()
        && state.bars().next().is_none()
        && Magician::ALL.iter().all(|who| state.magician(*who).is_none())
}
