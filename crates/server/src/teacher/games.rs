//! What the teacher says of a table of each game, in the words of the protocol.

use bastide_bots::puzzles::Puzzle;
use bastide_bots::search::Limit;
use bastide_bots::teacher::{Change, Charted, Explained, Part, Teacher, chances};
use bastide_bots::{Budget, HasBots, SeededRng, seed_of};
use bastide_carcassonne::State as Carcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Move, MoveOf, Table, Turn};
use bastide_landscape::{Segment, Terrain};
use bastide_protocol::{
    AdvisedStep, AdvisedTurn, Analysis, Moment, PartChange, PartKind, PuzzleVerdict, Review,
    ReviewedMove, WireGame, carcassonne, castle,
};

use super::HINT;

/// So many turns are advised.
pub(super) const TURNS: usize = 3;
/// So many reasons are told of each.
pub(super) const REASONS: usize = 5;
/// What changes less is no reason.
pub(super) const LEAST: f32 = 0.25;

/// A game of which a teacher knows something.
pub(crate) trait Explains: WireGame + HasBots {
    /// The teacher.
    const LESSONS: Lessons<Self>;
    /// Whether people may play lines from positions that were.
    const STUDIED: bool;

    /// The kind of the tile that chance draws, if it is one.
    fn tile(_outcome: &Self::Outcome) -> Option<String> {
        None
    }
}

/// Reviews a game, and says now and then how many of its turns are done.
type ReviewFn<G> = fn(&Table<G>, Limit, &Budget, &mut dyn FnMut(u32, u32)) -> Option<Review>;

/// What a teacher can be asked about a table.
pub(crate) struct Lessons<G: WireGame> {
    /// The best turns for the seat that must answer, as far as that seat may know; nothing if nobody must.
    /// With it what was really played, if that is told.
    pub(crate) analyse: fn(&Table<G>, &[String], Limit, &Budget) -> Option<Analysis>,
    /// The whole game; nothing if the budget was spent before the end.
    pub(crate) review: ReviewFn<G>,
    /// What a turn is worth as the answer to a puzzle; nothing if it is no turn.
    pub(crate) judge: fn(&Table<G>, &Puzzle, &[String], &Budget) -> Option<PuzzleVerdict>,
}

impl<G: Named + WireGame> Lessons<G> {
    const ALL: Lessons<G> =
        Lessons { analyse: analyse::<G>, review: review::<G>, judge: judge::<G> };
}

impl Explains for Carcassonne {
    const LESSONS: Lessons<Self> = Lessons::ALL;
    const STUDIED: bool = true;

    fn tile(outcome: &Self::Outcome) -> Option<String> {
        use bastide_carcassonne::Outcome;
        match outcome {
            Outcome::Draw(kind) => Some(kind.to_string()),
            Outcome::Roll(_) | Outcome::Message(_) | Outcome::Begin(_) => None,
        }
    }
}

impl Explains for Castle {
    const LESSONS: Lessons<Self> = Lessons::ALL;
    const STUDIED: bool = true;

    fn tile(outcome: &Self::Outcome) -> Option<String> {
        use bastide_castle::Outcome;
        match outcome {
            Outcome::Draw(kind) => Some(kind.name.to_string()),
            Outcome::Wall(_) | Outcome::Begin(_) => None,
        }
    }
}

/// What the numbers of the bots mean on the wire.
pub(crate) trait Named: Charted {
    /// An answer before it is given.
    fn step(&self, action: Self::Action) -> AdvisedStep;
    /// What a sort of part is called; for a feature with a segment of it.
    fn kind(&self, sort: u8, segment: Option<u16>) -> PartKind;
    /// The cell of a segment, if it lies on one.
    fn cell(&self, segment: u16) -> Option<[i32; 2]>;
}

impl Named for Carcassonne {
    fn step(&self, action: Self::Action) -> AdvisedStep {
        carcassonne::advised_step(self, action)
    }

    fn kind(&self, sort: u8, segment: Option<u16>) -> PartKind {
        let is_garden =
            |on: u16| self.land().terrain(Segment::from_number(usize::from(on))) == Terrain::Garden;
        match sort {
            0 => PartKind::Road,
            1 => PartKind::City,
            2 if segment.is_some_and(is_garden) => PartKind::Garden,
            2 => PartKind::Monastery,
            3 => PartKind::Field,
            4 => PartKind::Hand,
            5 => PartKind::OpenRoad,
            6 => PartKind::OpenCity,
            7 => PartKind::Goods,
            _ => PartKind::Treasures,
        }
    }

    fn cell(&self, segment: u16) -> Option<[i32; 2]> {
        self.feature(segment)?;
        let cell = self.place(Segment::from_number(usize::from(segment))).cell;
        Some([cell.x.into(), cell.y.into()])
    }
}

impl Named for Castle {
    fn step(&self, action: Self::Action) -> AdvisedStep {
        castle::advised_step(self, action)
    }

    fn kind(&self, sort: u8, _segment: Option<u16>) -> PartKind {
        match sort {
            0 => PartKind::Court,
            1 => PartKind::Path,
            2 => PartKind::House,
            3 => PartKind::Tower,
            4 => PartKind::Hand,
            5 => PartKind::Keep,
            6 => PartKind::Walls,
            8 => PartKind::OpenPath,
            9 => PartKind::OpenHouse,
            _ => PartKind::OpenTower,
        }
    }

    fn cell(&self, segment: u16) -> Option<[i32; 2]> {
        self.feature(segment)?;
        let board = self.board();
        let tile = board.tile_of(Segment::from_number(usize::from(segment)));
        let cell = board.tile(tile).space?.cell();
        Some([cell.x.into(), cell.y.into()])
    }
}

fn analyse<G: Named + WireGame>(
    table: &Table<G>,
    played: &[String],
    limit: Limit,
    budget: &Budget,
) -> Option<Analysis> {
    let Turn::Player(seat) = table.turn() else { return None };
    let seq = table.entry_count() as u32;
    let seed = seed_of(2, &[u64::from(seq)]);
    // Nothing that the seat may not know takes part.
    let game = table.game().determinize(seat, &mut SeededRng::new(seed));
    let mut teacher = Teacher::new(&game, 1);
    let (found, played) = teacher.explain_with(&game, TURNS, played, seed, limit, budget);
    let expected = found.first()?.expected.clone();
    Some(Analysis {
        seq,
        seat: seat.0,
        chances: chances::<G>(&expected, game.undealt()),
        expected,
        turns: found.iter().map(|explained| turn(&game, explained)).collect(),
        played: played.map(|explained| turn(&game, &explained)),
    })
}

fn judge<G: Named>(
    table: &Table<G>,
    puzzle: &Puzzle,
    line: &[String],
    budget: &Budget,
) -> Option<PuzzleVerdict> {
    let game = table.game();
    let Turn::Player(seat) = game.turn() else { return None };
    let judged = puzzle.judge(game, line, HINT, budget)?;
    Some(PuzzleVerdict {
        best: judged.best,
        loss: judged.loss,
        seat: seat.0,
        solution: turn(game, &judged.solution),
        played: turn(game, &judged.played),
    })
}

fn turn<G: Named>(game: &G, explained: &Explained<G>) -> AdvisedTurn {
    let mut now = game.clone();
    let steps = explained.line.iter().map(|action| {
        let step = now.step(*action);
        now.play(Move::Choose(*action), &mut ());
        step
    });
    let steps = steps.collect();
    let reasons = explained.changes.iter().filter(|change| change.size() >= LEAST).take(REASONS);
    AdvisedTurn {
        sentence: explained.line.first().map(ToString::to_string).unwrap_or_default(),
        steps,
        lead: explained.lead,
        reasons: reasons.map(|change| reason(&explained.after, change)).collect(),
    }
}

fn reason<G: Named>(after: &G, change: &Change) -> PartChange {
    let (part, cell) = match change.part {
        Part::Points => (PartKind::Points, None),
        Part::Feature(sort, on) => (after.kind(sort, Some(on)), after.cell(on)),
        Part::Sort(sort) => (after.kind(sort, None), None),
    };
    let Change { seat, before, after, .. } = *change;
    PartChange { part, seat: seat.0, cell, row: None, before, after }
}

fn review<G: Named + WireGame>(
    table: &Table<G>,
    limit: Limit,
    budget: &Budget,
    progress: &mut dyn FnMut(u32, u32),
) -> Option<Review> {
    let moves: Vec<(usize, MoveOf<G>)> =
        table.moves().map(|(entry, _, what)| (entry, what)).collect();
    let of = moves.len() as u32;
    let mut teacher = Teacher::new(table.start(), 1);
    let told = &mut |done: usize| progress(done as u32, of);
    let review = teacher.review(table.start(), &moves, limit, budget, told)?;
    let moments = review.moments.iter().map(|(number, best, played)| {
        let decision = &review.moves[*number];
        // The position before it, in which its steps are told.
        let mut game = table.start().clone();
        for (_, what) in moves.iter().take_while(|(entry, _)| *entry < decision.entry) {
            game.play(*what, &mut ());
        }
        let (n, seat) = (decision.entry as u32, decision.seat.0);
        Moment { n, seat, best: turn(&game, best), played: turn(&game, played) }
    });
    let moments = moments.collect();
    let reviewed = review.moves.iter().map(|decision| ReviewedMove {
        n: decision.entry as u32,
        seat: decision.seat.0,
        luck: decision.luck.clone(),
        decision: decision.decision.clone(),
        loss: decision.loss,
    });
    Some(Review {
        moves: reviewed.collect(),
        start: review.start,
        rest: review.rest,
        result: review.result,
        moments,
    })
}
