//! Every scoring of many games counted a second time, and the automatic order held against all orders.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_castle::check::{Slow, check};
use bastide_castle::wall::{TRACK, wall};
use bastide_castle::{Account, Action, Event, Outcome, Setup, State, Terrain};
use bastide_game::battery::TestRng;
use bastide_game::{Game, Move, Seat, Turn};

#[test]
fn scorings_are_counted_twice() {
    let (mut scorings, mut taken, mut both) = (0, 0, 0);
    for seed in 0..400 {
        let mut rng = TestRng::seeded(seed);
        let mut game =
            State::new(&Setup::read(if seed % 3 == 0 { "order-choice" } else { "" }, 2).unwrap());
        while let Some(m) = eager(&game, &mut rng) {
            let before = game.clone();
            let mut events = Vec::new();
            game.play(m, &mut events);
            let found = recount(&before, &game, m, &events);
            let (paid, walls) = found.unwrap_or_else(|e| panic!("game {seed}, {m:?}: {e}"));
            scorings += paid;
            taken += walls;
            both += usize::from(paid > 1);
        }
        check(&game).unwrap();
    }
    assert!(scorings > 2000 && taken > 800 && both > 150, "{scorings} {taken} {both}");
}

/// Counts what a move paid from the boards before and after it.
fn recount(
    before: &State,
    after: &State,
    m: Move<Action, Outcome>,
    events: &[Event],
) -> Result<(usize, usize), String> {
    let slow = Slow::of(after);
    let mut points = [before.points(Seat(0)), before.points(Seat(1))];
    let (mut paid, mut walls) = (0, 0);
    let mut rests = None;
    for event in events {
        walls += usize::from(matches!(event, Event::WallTaken { .. }));
        if let Event::Paid { to, points: moved, account } = *event {
            points[to.index()] += i32::from(moved);
            if let Account::Completed { terrain, tiles, each, at } = account {
                paid += 1;
                let tile = after.board().tile(after.board().tile_on(at.space).unwrap());
                let on = tile.segment(at.spot.part_of(tile).unwrap());
                if slow.open_sides(on) != 0 || slow.tiles(on) != usize::from(tiles) {
                    return Err(format!("{at} is not complete with {tiles} tiles"));
                }
                let plain = slow.points(terrain, on);
                let more = usize::from(moved) - plain;
                let raised = match terrain {
                    Terrain::House => [0, 1, 2].contains(&(more / usize::from(tiles))),
                    Terrain::Tower => [0, 2, 4].contains(&(more / usize::from(tiles))),
                    Terrain::Path | Terrain::Court => more == 0,
                };
                if !raised || u16::from(each) * u16::from(tiles) != moved {
                    return Err(format!("{at} paid {moved}, not {plain}"));
                }
                rests = Some(to);
            }
        }
    }
    if points != [after.points(Seat(0)), after.points(Seat(1))] {
        return Err("points came from nowhere".into());
    }
    // Wherever a marker rests on a corner tower with a wall tile, chance must turn that up next.
    let turns_up = matches!(m, Move::Deal(Outcome::Wall(_)));
    let corner_of = |seat: Seat| {
        let space = (after.points(seat) as u16) % TRACK;
        wall().corner_at(space).filter(|corner| after.corners().any(|c| c == *corner))
    };
    let mut outcomes = Vec::new();
    after.outcomes(&mut outcomes);
    let asks_wall = matches!(outcomes.first(), Some((Outcome::Wall(_), _)));
    if let Some(to) = rests
        && after.turn() != Turn::Over
        && corner_of(to).is_some() != asks_wall
        && !turns_up
    {
        return Err("a wall tile was forgotten, or taken from nowhere".into());
    }
    Ok((paid, walls))
}

/// What one turn paid, as the events tell it.
struct TurnPaid {
    mover: Seat,
    start: [i32; 2],
    corners: Vec<u8>,
    amounts: [Vec<i32>; 2],
    taken: [usize; 2],
}

impl TurnPaid {
    fn begin(game: &State) -> TurnPaid {
        TurnPaid {
            mover: game.mover(),
            start: [game.points(Seat(0)), game.points(Seat(1))],
            corners: game.corners().collect(),
            amounts: [vec![], vec![]],
            taken: [0, 0],
        }
    }

    fn hear(&mut self, event: &Event) {
        if let Event::Paid { to, points, account: Account::Completed { .. } } = event {
            self.amounts[to.index()].push(i32::from(*points));
        } else if let Event::WallTaken { seat, .. } = event {
            self.taken[seat.index()] += 1;
        }
    }

    /// Holds the turn against every order of its amounts; says how often the order mattered.
    fn end(self) -> usize {
        let (mut corners, mut mattered) = (self.corners, 0);
        for seat in [self.mover, self.mover.next(2)] {
            let n = seat.index();
            let all = orders(&self.amounts[n], self.start[n], &corners);
            let most = all.iter().map(|(count, _)| *count).max().unwrap();
            let min = all.iter().map(|(count, _)| *count).min().unwrap();
            let wanted = if seat == self.mover { most } else { min };
            assert_eq!(self.taken[n], wanted, "{:?} from {:?}", self.amounts, self.start);
            mattered += usize::from(most != min);
            corners = walk(&self.amounts[n], self.start[n], &corners).1;
        }
        mattered
    }
}

#[test]
fn the_automatic_order_is_the_best() {
    let mut mattered = 0;
    for seed in 0..2000 {
        let mut rng = TestRng::seeded(10_000 + seed);
        let mut game = State::new(&Setup::default());
        let mut turn: Option<TurnPaid> = None;
        while let Some(m) = eager(&game, &mut rng) {
            if matches!(m, Move::Choose(Action::Tile { .. })) {
                turn = Some(TurnPaid::begin(&game));
            }
            let mut events = Vec::new();
            game.play(m, &mut events);
            for event in &events {
                if matches!(event, Event::TurnBegan { .. } | Event::FinaleBegan) {
                    mattered += turn.take().map_or(0, TurnPaid::end);
                } else if let Some(turn) = &mut turn {
                    turn.hear(event);
                }
            }
        }
    }
    assert!(mattered > 15, "{mattered}");
}

/// Every order of the amounts: how many wall tiles it brings, and which are left.
fn orders(amounts: &[i32], start: i32, corners: &[u8]) -> Vec<(usize, Vec<u8>)> {
    if amounts.is_empty() {
        return vec![(0, corners.to_vec())];
    }
    let mut all = Vec::new();
    for n in 0..amounts.len() {
        let mut rest = amounts.to_vec();
        let first = rest.remove(n);
        let (taken, left) = walk(&[first], start, corners);
        for (more, left) in orders(&rest, start + first, &left) {
            all.push((taken + more, left));
        }
    }
    all
}

/// One order.
fn walk(amounts: &[i32], start: i32, corners: &[u8]) -> (usize, Vec<u8>) {
    let (mut at, mut left, mut taken) = (start, corners.to_vec(), 0);
    for amount in amounts {
        at += amount;
        let corner = wall().corner_at((at % 100) as u16);
        if let Some(corner) = corner.filter(|c| left.contains(c)) {
            left.retain(|c| *c != corner);
            taken += 1;
        }
    }
    (taken, left)
}
