//! What is compared, in words that both sides share: choices, pieces, placements.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use bastide_carcassonne::{Action, Figure, Good, Place, State};
use bastide_game::{Game, Seat, Turn};
use bastide_jcz::geography::{Location, feature_word, figure_word};
use bastide_landscape::{Cell, Facing};

use super::corpus::Pieces;

/// What our rules want to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Where the drawn tile goes.
    Placement,
    /// Something that a seat decides after its tile lies.
    Choice(Seat),
    /// Whether the builder's second part is taken.
    SecondPart,
    /// Which tile is drawn.
    Draw,
    /// Nothing any more.
    Nothing,
}

/// What our rules want to hear now.
pub(crate) fn asked(game: &State) -> Asked {
    let seat = match game.turn() {
        Turn::Player(seat) => seat,
        Turn::Chance => return Asked::Draw,
        Turn::Over => return Asked::Nothing,
    };
    let mut offered = Vec::new();
    game.actions(&mut offered);
    match offered.first() {
        Some(Action::Tile { .. }) => Asked::Placement,
        Some(Action::Again) => Asked::SecondPart,
        Some(Action::Put { .. } | Action::Recall | Action::Pass) | None => Asked::Choice(seat),
    }
}

/// Every placement that our rules offer.
pub(crate) fn placements(game: &State) -> BTreeSet<(Cell, Facing)> {
    let mut offered = Vec::new();
    game.actions(&mut offered);
    offered
        .into_iter()
        .filter_map(|action| match action {
            Action::Tile { cell, facing, .. } => Some((cell, facing)),
            Action::Put { .. } | Action::Recall | Action::Again | Action::Pass => None,
        })
        .collect()
}

/// Every choice that our rules offer, by the words of the recorded games.
pub(crate) fn choices(game: &State) -> BTreeMap<String, Action> {
    let mut offered = Vec::new();
    game.actions(&mut offered);
    offered.into_iter().filter_map(|action| Some((word(game, action)?, action))).collect()
}

/// How the recorded games say an action.
fn word(game: &State, action: Action) -> Option<String> {
    match action {
        Action::Put { figure, spot } => {
            let cell = game.last().cell;
            let place = place_word(game, Place { cell, spot })?;
            Some(format!("{}@{place}", figure_word(figure)))
        }
        Action::Recall => {
            let place = place_word(game, abbot_of(game, game.mover())?)?;
            let (owner, abbot) = (game.mover().0, figure_word(Figure::Abbot));
            Some(format!("return:{owner}.{abbot}@{place}"))
        }
        Action::Pass => Some("pass".to_string()),
        Action::Tile { .. } | Action::Again => None,
    }
}

/// Where a seat's abbot stands.
fn abbot_of(game: &State, seat: Seat) -> Option<Place> {
    let is_his = |f: &&bastide_carcassonne::Standing| f.figure == Figure::Abbot && f.owner == seat;
    let abbot = game.figures().iter().find(is_his)?;
    Some(game.place(abbot.on))
}

/// Whether the mover's abbot stands on something that is already finished.
pub(crate) fn abbot_is_done(game: &State) -> bool {
    abbot_of(game, game.mover()).is_some_and(|at| game.land().neighbours(at.cell) == 8)
}

fn place_word(game: &State, place: Place) -> Option<String> {
    let tile = game.land().tile(game.land().tile_at(place.cell)?);
    let part = place.spot.part_of(tile)?;
    let Cell { x, y } = place.cell;
    let feature = feature_word(place.spot.terrain);
    Some(format!("{x},{y},{feature},{}", Location::of(tile, part)))
}

/// The figures that a seat holds.
pub(crate) fn supply(game: &State, seat: Seat) -> Pieces {
    let supply = game.supply(seat);
    let figures =
        Figure::ALL.into_iter().map(|figure| (figure_word(figure), supply[figure as usize]));
    pieces(figures)
}

/// The tokens that a seat holds.
pub(crate) fn tokens(game: &State, seat: Seat) -> Pieces {
    let goods = game.goods(seat);
    let word = |good: Good| match good {
        Good::Wine => "WINE",
        Good::Grain => "GRAIN",
        Good::Cloth => "CLOTH",
    };
    pieces(Good::ALL.into_iter().map(|good| (word(good), goods[good as usize])))
}

fn pieces(counted: impl Iterator<Item = (&'static str, u8)>) -> Pieces {
    let held = counted.filter(|(_, count)| *count > 0);
    held.map(|(name, count)| (name.to_string(), u64::from(count))).collect()
}

/// Pieces without those that are none.
pub(crate) fn held(recorded: &Pieces) -> Pieces {
    let held = recorded.iter().filter(|(_, count)| **count > 0);
    held.map(|(name, count)| (name.clone(), *count)).collect()
}

/// What only the first of two sets has, in words; long lists are cut.
pub(crate) fn only_in<T: Ord>(
    these: &BTreeSet<T>,
    those: &BTreeSet<T>,
    show: impl Fn(&T) -> String,
) -> String {
    const MOST: usize = 6;
    let only: Vec<_> = these.difference(those).collect();
    let shown: Vec<_> = only.iter().take(MOST).map(|item| show(item)).collect();
    match only.len() {
        0 => "nothing else".to_string(),
        more if more > MOST => format!("also {} and {} more", shown.join(" "), more - MOST),
        _ => format!("also {}", shown.join(" ")),
    }
}

/// One line for each seat.
pub(crate) fn by_seat<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<_> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" | ")
}

/// Pieces in words.
pub(crate) fn piece_words(pieces: &Pieces) -> String {
    if pieces.is_empty() {
        return "nothing".to_string();
    }
    let words: Vec<_> = pieces.iter().map(|(name, n)| format!("{n} {name}")).collect();
    words.join(", ")
}
