//! Counting what is finished: which features closed, what each is worth, who gets it, what follows.
//!
//! Rules: Big Box, p. 4 to 8.

pub(crate) mod finale;
pub(crate) mod majority;
pub(crate) mod round;
pub(crate) mod tally;
pub(crate) mod track;

use arrayvec::ArrayVec;
use bastide_game::Log;
use bastide_landscape::{Feature, Segment, Terrain};

pub use finale::project;
pub use majority::{Contest, leaders};
pub use tally::{Item, Tally, Term};
pub use track::Counter;

use crate::event::Event;
use crate::expansions::{gold, magic, traders};
use crate::figure;
use crate::state::State;
use crate::step::Flow;

/// Whether something is counted because it is finished, or as at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It was just finished.
    Finished,
    /// As it stands.
    AtTheEnd,
}

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// A road.
    Road,
    /// A city.
    City,
    /// A monastery.
    Monastery,
    /// A garden.
    Garden,
    /// A field.
    Field,
    /// An abbot that was taken back.
    Abbot,
    /// The most of a kind of goods.
    Goods,
    /// Gold bars.
    Gold,
    /// A robber that is on the track at the end.
    Robber,
    /// Half of what somebody else got.
    Robbed,
    /// A message.
    Message,
    /// A prisoner that was bought back.
    Ransom,
}

impl Reason {
    /// The word for it where programs read it.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Road => "road",
            Reason::City => "city",
            Reason::Monastery => "monastery",
            Reason::Garden => "garden",
            Reason::Field => "field",
            Reason::Abbot => "abbot",
            Reason::Goods => "goods",
            Reason::Gold => "gold",
            Reason::Robber => "robber",
            Reason::Robbed => "robbed",
            Reason::Message => "message",
            Reason::Ransom => "ransom",
        }
    }

    fn of(terrain: Terrain) -> Reason {
        match terrain {
            Terrain::Road => Reason::Road,
            Terrain::City => Reason::City,
            Terrain::Monastery => Reason::Monastery,
            Terrain::Garden => Reason::Garden,
            Terrain::Field => Reason::Field,
            Terrain::River => unreachable!("a river is never counted"),
        }
    }
}

/// Counts everything the tile just laid has finished, on one and the same board: first all values,
/// majorities and claims to gold, then goods, then the figures go home.
pub(crate) fn settle(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    let finished = finished(state);
    if finished.is_empty() {
        return Flow::Done;
    }
    for segment in &finished {
        pay_leaders(state, state.land.feature(*segment), When::Finished, log);
        gold::claim(state, state.land.feature(*segment));
    }
    for segment in &finished {
        if state.land.terrain(*segment) == Terrain::City {
            traders::trade(state, state.land.feature(*segment), log);
        }
    }
    for segment in finished {
        let feature = state.land.feature(segment);
        magic::leave(state, feature, log);
        figure::clear(state, feature, log);
    }
    Flow::Done
}

/// One segment of every feature that was just finished: roads and cities that were touched, and
/// monasteries and gardens around the tile on which somebody stands.
fn finished(state: &State) -> ArrayVec<Segment, 48> {
    let mut found: ArrayVec<Segment, 48> = ArrayVec::new();
    for segment in &state.touched {
        let feature = state.land.feature(*segment);
        let can_close = matches!(state.land.terrain(*segment), Terrain::Road | Terrain::City);
        // Both are looked at in any case: a branch for each part of each tile is dear.
        if (can_close & state.is_closed(feature)) && !found.iter().any(|s| same(state, *s, feature))
        {
            found.push(*segment);
        }
    }
    let cell = state.last().cell;
    for standing in &state.figures {
        let may = matches!(state.land.terrain(standing.on), Terrain::Monastery | Terrain::Garden);
        if !may {
            continue;
        }
        let feature = state.land.feature(standing.on);
        let at = state.land.tile(state.land.tile_of(standing.on)).cell;
        let surrounded = at.is_near(cell) && is_finished(state, feature);
        if surrounded && !found.iter().any(|s| same(state, *s, feature)) {
            found.push(standing.on);
        }
    }
    found
}

fn same(state: &State, segment: Segment, feature: Feature) -> bool {
    state.land.feature(segment) == feature
}

/// Whether a feature is complete: no open end, or eight neighbours. A field never is.
pub(crate) fn is_finished(state: &State, feature: Feature) -> bool {
    match state.land.terrain_of(feature) {
        Terrain::Road | Terrain::City => state.is_closed(feature),
        Terrain::Monastery | Terrain::Garden => {
            let segment = state.land.walk(feature).next().expect("a feature has segments");
            let cell = state.land.tile(state.land.tile_of(segment)).cell;
            state.land.neighbours(cell) == 8
        }
        Terrain::Field | Terrain::River => false,
    }
}

/// What a feature is worth to anybody who has the majority, without what only one player gets.
pub fn worth(state: &State, feature: Feature, when: When) -> u16 {
    tally::of(state, feature, when).points()
}

/// Grants everybody with the majority what the feature is worth.
pub(crate) fn pay_leaders(
    state: &mut State,
    feature: Feature,
    when: When,
    log: &mut impl Log<Event>,
) {
    let leaders = majority::leaders(state, feature);
    if leaders.is_empty() {
        return;
    }
    let reason = Reason::of(state.land.terrain_of(feature));
    let tally = tally::of(state, feature, when);
    for seat in leaders {
        let own = tally::for_seat(state, feature, seat, tally.clone());
        let stands = state.standing_on(feature).find(|f| f.owner == seat).map(|f| f.on);
        let at = stands.map(|on| state.place(on));
        let points = own.points();
        log.emit(|| {
            let contest = majority::contest(state, feature).filter(|_| points > 0);
            Event::Scored { to: seat, reason, tally: own, at, contest }
        });
        track::owe(state, seat, reason, points);
    }
}
