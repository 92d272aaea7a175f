//! What happens when: the steps of a turn, who must answer, what is possible, what an answer does.

use bastide_game::{Log, Move, Seat, Turn};

use crate::action::{Action, Outcome, Spot};
use crate::event::Event;
use crate::score;
use crate::setup::PLAYERS;
use crate::state::{PlacedFollower, State};
use crate::tile::Kind;
use crate::wall_tile::{WALL_TILES, WallTile};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A tile is drawn; if it fits nowhere it leaves the game and another is drawn.
    Draw,
    /// It must be laid.
    PlaceTile,
    /// A follower may be put on it.
    PutFollower,
    /// Wall tiles may be played, one after the other.
    PlayWallTiles,
    /// Everything that is complete is scored.
    Score,
    /// The next turn begins, the mover's again if a wall tile says so.
    EndTurn,
    /// The game is over.
    Over,
    /// Chance draws the seat that begins, before the first turn.
    DrawLot,
}

/// A turn.
pub(crate) const TURN: [Step; 6] = [
    Step::Draw,
    Step::PlaceTile,
    Step::PutFollower,
    Step::PlayWallTiles,
    Step::Score,
    Step::EndTurn,
];

impl Step {
    fn next(self) -> Step {
        // The steps of a turn stand in the enum as they do in `TURN`.
        if self == Step::Over { self } else { TURN[(self as usize + 1) % TURN.len()] }
    }
}

/// Who must speak.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.step {
        Step::Draw | Step::DrawLot => Turn::Chance,
        Step::PlaceTile | Step::PutFollower | Step::PlayWallTiles => Turn::Player(state.mover),
        Step::Score if state.scoring.taking.is_some() => Turn::Chance,
        Step::Score => Turn::Player(state.mover),
        Step::EndTurn => unreachable!("nobody is asked at the end of a turn"),
        Step::Over => Turn::Over,
    }
}

/// Everything the mover may choose.
pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    match state.step {
        Step::PlaceTile => {
            let kind = state.drawn.expect("a tile was drawn");
            state.board.each_fit(kind, |space, facing| {
                into.push(Action::Tile { kind, space, facing });
            });
        }
        Step::PutFollower => {
            into.extend(free_spots(state).map(|spot| Action::Follower { spot }));
            into.push(Action::Pass);
        }
        Step::PlayWallTiles => {
            into.extend(playable(state).map(|tile| Action::Play { tile }));
            into.push(Action::Pass);
        }
        Step::Score if state.scoring.taking.is_none() => {
            into.extend(state.scoring.group.iter().map(|due| Action::Score { at: due.at }));
        }
        Step::Draw | Step::Score | Step::EndTurn | Step::Over | Step::DrawLot => {}
    }
}

/// Everything chance may deal.
pub(crate) fn outcomes(state: &State, into: &mut Vec<(Outcome, u32)>) {
    match state.step {
        Step::Draw => {
            into.extend(state.undrawn().map(|(kind, left)| (Outcome::Draw(kind), left.into())));
        }
        Step::DrawLot => {
            into.extend(Seat::all(PLAYERS).map(|seat| (Outcome::Begin(seat), 1)));
        }
        Step::Score if state.scoring.taking.is_some() => {
            let unseen = WallTile::ALL.into_iter().zip(state.unseen).filter(|(_, left)| *left > 0);
            into.extend(unseen.map(|(tile, left)| (Outcome::Wall(tile), left.into())));
        }
        Step::Score
        | Step::PlaceTile
        | Step::PutFollower
        | Step::PlayWallTiles
        | Step::EndTurn
        | Step::Over => {}
    }
}

/// Plays a possible move and everything that follows from it, up to the next question.
pub(crate) fn answer(state: &mut State, m: Move<Action, Outcome>, log: &mut impl Log<Event>) {
    match m {
        Move::Deal(Outcome::Draw(kind)) => drawn(state, kind, log),
        Move::Deal(Outcome::Wall(tile)) => score::take(state, tile, log),
        Move::Deal(Outcome::Begin(seat)) => {
            state.mover = seat;
            state.step = Step::Draw;
            log.emit(|| Event::LotDrawn(seat));
        }
        Move::Choose(Action::Tile { kind, space, facing }) => {
            state.drawn = None;
            state.last = Some(state.board.place(kind, space, facing));
            log.emit(|| Event::TilePlaced { kind, space, facing });
            leave(state, log);
        }
        Move::Choose(Action::Follower { spot }) => {
            put(state, spot, log);
            leave(state, log);
        }
        Move::Choose(Action::Play { tile }) => play(state, tile, log),
        Move::Choose(Action::Score { at }) => score::choose(state, at, log),
        Move::Choose(Action::Pass) => leave(state, log),
    }
    go_on(state, log);
}

/// Runs through the steps in which nobody has a choice.
pub(crate) fn go_on(state: &mut State, log: &mut impl Log<Event>) {
    loop {
        let asks = match state.step {
            Step::Draw if state.bag.tiles() == 0 => {
                score::finale(state, log);
                state.step = Step::Over;
                return;
            }
            Step::Draw | Step::PlaceTile | Step::Over | Step::DrawLot => true,
            Step::PutFollower => free_spots(state).next().is_some(),
            Step::PlayWallTiles => playable(state).next().is_some(),
            Step::Score => score::go_on(state, log),
            Step::EndTurn => {
                end_turn(state, log);
                continue;
            }
        };
        if asks {
            return;
        }
        leave(state, log);
    }
}

/// The step is done.
fn leave(state: &mut State, log: &mut impl Log<Event>) {
    state.step = state.step.next();
    if state.step == Step::Score {
        score::begin(state, log);
    }
}

fn drawn(state: &mut State, kind: &'static Kind, log: &mut impl Log<Event>) {
    state.bag.take(kind);
    log.emit(|| Event::TileDrawn(kind));
    let fits = |space| kind.facings().any(|facing| state.board.fits(kind, space, facing));
    if state.board.edge_spaces().any(fits) {
        state.drawn = Some(kind);
        state.step = state.step.next();
    } else {
        state.set_aside.push(kind);
        log.emit(|| Event::TileSetAside(kind));
    }
}

/// Where the mover may put a follower: on parts of the new tile whose feature nobody occupies.
fn free_spots(state: &State) -> impl Iterator<Item = Spot> {
    let has_one = state.supply[state.mover.index()] > 0;
    state.last().into_iter().filter(move |_| has_one).flat_map(|tile| {
        let free = |segment| state.board.followers(state.board.feature(segment)) == [0; 2];
        let segments = tile.segments().enumerate();
        segments.filter(move |(_, (s, _))| free(*s)).map(|(part, _)| Spot::of(tile, part))
    })
}

fn put(state: &mut State, spot: Spot, log: &mut impl Log<Event>) {
    let owner = state.mover;
    let tile = state.last().expect("a tile was laid");
    let on = tile.segment(spot.part_of(tile).expect("the spot was offered"));
    state.supply[owner.index()] -= 1;
    state.followers.push(PlacedFollower { owner, on });
    state.board.settle(owner, on);
    log.emit(|| Event::FollowerPut { owner, at: state.place(on) });
}

/// The wall tiles the mover may play.
fn playable(state: &State) -> impl Iterator<Item = WallTile> {
    let held = state.held[state.mover.index()];
    WallTile::playable().filter(move |tile| held[*tile as usize] > 0)
}

fn play(state: &mut State, tile: WallTile, log: &mut impl Log<Event>) {
    state.held[state.mover.index()][tile as usize] -= 1;
    state.played[tile as usize] += 1;
    state.spent[tile as usize] += 1;
    log.emit(|| Event::WallPlayed { seat: state.mover, tile });
}

fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    let extra = state.played[WallTile::ExtraTurn as usize] > 0;
    state.played = [0; WALL_TILES];
    state.last = None;
    if state.bag.tiles() > 0 {
        state.is_extra = extra;
        if !state.is_extra {
            state.mover = state.mover.next(crate::setup::PLAYERS);
        }
        log.emit(|| Event::TurnBegan { seat: state.mover, extra: state.is_extra });
    }
    state.step = Step::Draw;
}
