//! Traders & Builders: goods for whoever finishes a city, a second tile by the builder, dearer
//! cities for farmers with a pig.
//!
//! Rules: Big Box, p. 11 to 13. Steps: two alternatives in `Deploy`; the second part is asked for
//! in `EndTurn`.

use std::fmt;

use arrayvec::ArrayVec;
use bastide_game::SentenceError::{self, Form};
use bastide_game::battery::Violation;
use bastide_game::position::PositionError;
use bastide_game::{Game, Log, Seat};
use bastide_landscape::{Feature, Signs, Terrain};

use crate::event;
use crate::figure::{self, Figure};
use crate::position::{Names, less};
use crate::score::{Item, Reason, Tally, track};
use crate::state::{MAX_SEATS, State};
use crate::tiles::on_part;
use crate::turn::deploy::{self, Site};
use crate::turn::end::{self, TurnKind};
use crate::view::View;

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `again`: take the second part that the builder gives.
    TakeSecondTile,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player took goods.
    GoodsTaken {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Whether a second tile is taken.
    TakeSecondTile,
}

/// A kind of goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Good {
    /// Nine of them.
    Wine,
    /// Six.
    Grain,
    /// Five.
    Cloth,
}

impl Good {
    /// All three, in the order of the rulebook.
    pub const ALL: [Good; 3] = [Good::Wine, Good::Grain, Good::Cloth];

    /// The word for it in records and positions.
    pub fn word(self) -> &'static str {
        match self {
            Good::Wine => "wine",
            Good::Grain => "grain",
            Good::Cloth => "cloth",
        }
    }

    fn sign(self) -> Signs {
        match self {
            Good::Wine => on_part::WINE,
            Good::Grain => on_part::GRAIN,
            Good::Cloth => on_part::CLOTH,
        }
    }
}

/// The goods tokens: those in the box, and those the players took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goods {
    pub(crate) in_box: [u8; 3],
    pub(crate) taken: [[u8; 3]; MAX_SEATS],
}

impl Goods {
    /// One token for every sign on the tiles, or none at all.
    pub(crate) fn new(played: bool) -> Goods {
        Goods { in_box: if played { [9, 6, 5] } else { [0; 3] }, taken: [[0; 3]; MAX_SEATS] }
    }
}

impl State {
    /// The goods a player took: wine, grain, cloth.
    pub fn goods(&self, seat: Seat) -> [u8; 3] {
        self.goods.taken[seat.index()]
    }

    /// The goods that nobody took yet: wine, grain, cloth. None at all if they are not played with.
    pub fn goods_left(&self) -> [u8; 3] {
        self.goods.in_box
    }
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    let Event::GoodsTaken { seat, good, count } = event;
    view.seats[seat.index()].goods[good as usize] += count;
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::TakeSecondTile => end::again(state, log),
    }
}

/// A tile that extends a feature where the mover's builder already stands earns the second part,
/// whatever becomes of the builder.
pub(crate) fn notice_builder(state: &mut State) {
    if state.parts.kind == TurnKind::Builder {
        return;
    }
    let Some(builder) = state.on_board(state.mover, Figure::Builder) else { return };
    let feature = state.land.feature(state.figures[builder].on);
    let extended =
        state.last().segments().any(|(segment, _)| state.land.feature(segment) == feature);
    state.parts.builder = extended;
}

/// The builder joins a meeple of its owner on a road or in a city that will not be scored at once.
pub(crate) fn builder_sites(state: &State) -> impl Iterator<Item = Site> {
    sites_beside_own(state).filter(|site| {
        matches!(site.terrain, Terrain::Road | Terrain::City) && deploy::goes_on(state, *site)
    })
}

/// The pig joins a farmer of its owner.
pub(crate) fn pig_sites(state: &State) -> impl Iterator<Item = Site> {
    sites_beside_own(state).filter(|site| site.terrain == Terrain::Field)
}

fn sites_beside_own(state: &State) -> impl Iterator<Item = Site> {
    deploy::sites(state).filter(|site| {
        site.occupied && has_meeple(state, state.mover, state.land.feature(site.segment))
    })
}

fn has_meeple(state: &State, seat: Seat, feature: Feature) -> bool {
    state.standing_on(feature).any(|f| f.owner == seat && f.figure.is_meeple())
}

/// Builder and pig go home when no meeple of their owner is left on their feature.
pub(crate) fn return_unaccompanied(
    state: &mut State,
    owner: Seat,
    feature: Feature,
    log: &mut impl Log<event::Event>,
) {
    if has_meeple(state, owner, feature) {
        return;
    }
    let alone = |state: &State| {
        state.figures.iter().position(|f| {
            f.owner == owner && !f.figure.is_meeple() && state.land.feature(f.on) == feature
        })
    };
    while let Some(number) = alone(state) {
        figure::take(state, number, log);
    }
}

/// Whoever finished a city takes a token for every sign of goods in it.
pub(crate) fn trade(state: &mut State, city: Feature, log: &mut impl Log<event::Event>) {
    if state.goods.in_box == [0; 3] {
        return;
    }
    let mut found = [0; 3];
    for segment in state.land.walk(city) {
        let signs = state.land.part(segment).signs;
        for good in Good::ALL {
            found[good as usize] += u8::from(signs.has(good.sign()));
        }
    }
    let seat = state.mover;
    for good in Good::ALL {
        let count = found[good as usize].min(state.goods.in_box[good as usize]);
        if count > 0 {
            state.goods.in_box[good as usize] -= count;
            state.goods.taken[seat.index()][good as usize] += count;
            log.emit(|| Event::GoodsTaken { seat, good, count }.into());
        }
    }
}

/// For the most of a kind of goods.
pub(crate) const GOODS_POINTS: i16 = 10;

/// At the end, ten points for the most of each kind, to everybody who has that many.
pub(crate) fn count_goods(state: &mut State, log: &mut impl Log<event::Event>) {
    let mut leaders: ArrayVec<(Seat, Good), { 3 * MAX_SEATS }> = ArrayVec::new();
    each_goods_leader(state, |seat, good| leaders.push((seat, good)));
    for (seat, good) in leaders {
        let tally = Tally::one(Item::Goods(good), 1, GOODS_POINTS);
        track::grant(state, seat, Reason::Goods, tally, None, log);
    }
}

/// Everybody who has the most of a kind. A kind that nobody has leads nobody.
pub(crate) fn each_goods_leader(state: &State, mut found: impl FnMut(Seat, Good)) {
    for good in Good::ALL {
        let count = |seat: Seat| state.goods.taken[seat.index()][good as usize];
        let most = Seat::all(state.seats()).map(count).max().unwrap_or(0);
        for seat in Seat::all(state.seats()).filter(|s| most > 0 && count(*s) == most) {
            found(seat, good);
        }
    }
}

/// What a farmer's own pig adds for each finished city.
pub(crate) fn pig_bonus(state: &State, field: Feature, seat: Seat) -> i16 {
    let pig = |f: &figure::PlacedFigure| f.figure == Figure::Pig && f.owner == seat;
    i16::from(state.standing_on(field).any(pig))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::TakeSecondTile => f.write_str("again"),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok((words == ["again"]).then_some(Action::TakeSecondTile))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    if key != "goods" {
        return Ok(());
    }
    let seat = names.seat(words.first().copied().unwrap_or_default())?;
    for pair in words[1..].chunks(2) {
        let good = Good::ALL.into_iter().find(|g| g.word() == pair[0]);
        let count = pair.get(1).and_then(|n| n.parse::<u8>().ok());
        let (Some(good), Some(count)) = (good, count) else {
            return Err(Form("goods are `SEAT wine 2 grain 1 cloth 3`").into());
        };
        let in_box = &mut state.goods.in_box[good as usize];
        *in_box = less(*in_box, u16::from(count), good.word())?;
        state.goods.taken[seat.index()][good as usize] += count;
    }
    Ok(())
}

/// Writes the goods of everybody who has some.
pub(crate) fn write_lines(state: &State, line: &mut impl FnMut(&str, &str)) {
    for owner in Seat::all(state.seats()) {
        let goods = state.goods(owner);
        let taken = Good::ALL.into_iter().filter(|good| goods[*good as usize] > 0);
        let words: Vec<_> =
            taken.map(|good| format!("{} {}", good.word(), goods[good as usize])).collect();
        if !words.is_empty() {
            line("goods", &format!("{} {}", State::SEATS[owner.index()], words.join(" ")));
        }
    }
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    let [who, "goods", ..] = words else { return Ok(None) };
    let goods = state.goods(names.seat(who)?);
    let words = Good::ALL.iter().map(|g| format!("{} {}", g.word(), goods[*g as usize]));
    Ok(Some(format!("{who} goods {}", words.collect::<Vec<_>>().join(" "))))
}

/// What must hold: no token is lost.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let total = |good: usize| {
        let taken: u8 = state.goods.taken.iter().map(|seat| seat[good]).sum();
        taken + state.goods.in_box[good]
    };
    match [total(0), total(1), total(2)] {
        [9, 6, 5] | [0, 0, 0] => Ok(()),
        goods => Err(format!("goods do not add up: {goods:?}").into()),
    }
}
