//! The end of the game: everything unfinished is counted. Rules: Big Box, p. 7 and 8.

use bastide_game::{Log, Seat};
use bastide_landscape::Terrain;

use crate::event::Event;
use crate::expansions::{gold, robbers, traders};
use crate::score::{When, majority, pay_leaders, tally, track};
use crate::state::{MAX_SEATS, State};
use crate::step::Flow;

/// Gold on tiles is out. Robbers on the track, then roads, cities, monasteries and gardens, then
/// fields, goods and gold. Nobody robs now and nobody reads a message.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    log.emit(|| Event::FinaleBegan);
    gold::clear(state);
    robbers::count(state, log);
    for fields in [false, true] {
        for number in 0..state.figures.len() {
            let on = state.figures[number].on;
            let is_field = state.land.terrain(on) == Terrain::Field;
            if is_field == fields && is_first_there(state, number) {
                pay_leaders(state, state.land.feature(on), When::AtTheEnd, log);
            }
        }
    }
    traders::count_goods(state, log);
    gold::count(state, log);
    track::pay_all(state, log);
    Flow::Done
}

/// A feature is counted once, with the first of the figures on it.
fn is_first_there(state: &State, number: usize) -> bool {
    let feature = state.land.feature(state.figures[number].on);
    !state.figures[..number].iter().any(|f| state.land.feature(f.on) == feature)
}

pub(crate) fn over(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    state.agenda.clear();
    log.emit(|| Event::GameOver);
    Flow::Done
}

/// The points every seat would end with if the game were over now; what is on its way counts.
pub fn project(state: &State) -> [i32; MAX_SEATS] {
    let mut points = [0i32; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        points[seat.index()] = i32::from(state.track.points(seat));
    }
    if state.agenda.now().is_none() {
        return points;
    }
    for grant in &state.grants {
        points[grant.to.index()] += i32::from(grant.points);
    }
    for (points, robbed) in points.iter_mut().zip(state.round.robbed()) {
        *points += i32::from(robbed);
    }
    for number in 0..state.figures.len() {
        if !is_first_there(state, number) {
            continue;
        }
        let feature = state.land.feature(state.figures[number].on);
        let worth = tally::of(state, feature, When::AtTheEnd);
        for seat in majority::leaders(state, feature) {
            let own = tally::for_seat(state, feature, seat, worth.clone());
            points[seat.index()] += i32::from(own.points());
        }
    }
    for seat in Seat::all(state.seats()) {
        let left = state.robbers.on[seat.index()].map_or(0, |_| robbers::LEFT_ON_TRACK);
        points[seat.index()] += i32::from(left) + gold::worth(state.gold.taken[seat.index()]);
    }
    traders::each_goods_leader(state, |seat, _| {
        points[seat.index()] += i32::from(traders::GOODS_POINTS)
    });
    points
}
