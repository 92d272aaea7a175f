//! What is compared, in words that both sides share: choices, pieces, placements.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use bastide_carcassonne::expansions::Action::{
    Abbot, Circles, Ferries, Gold, Machines, Magic, Messages, Robbers, Tower, Traders,
};
use bastide_carcassonne::expansions::{
    self, abbot, circles, ferries, gold, machines, magic, robbers, tower, traders,
};
use bastide_carcassonne::{
    Action, Circle, Figure, Good, Magician, Outcome, Piers, Place, Post, Spot, State,
};
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
    /// Which gold bar a seat takes.
    Gold,
    /// Whether the builder's second part is taken.
    SecondPart,
    /// Which tile is drawn.
    Draw,
    /// What the die shows.
    Roll,
    /// Nothing any more.
    Nothing,
}

/// What our rules want to hear now.
pub(crate) fn asked(game: &State) -> Asked {
    let seat = match game.turn() {
        Turn::Player(seat) => seat,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let roll = matches!(outcomes.first(), Some((Outcome::Roll(_), _)));
            return if roll { Asked::Roll } else { Asked::Draw };
        }
        Turn::Over => return Asked::Nothing,
    };
    let mut offered = Vec::new();
    game.actions(&mut offered);
    if let Some(Action::Tile { .. }) = offered.first() {
        Asked::Placement
    } else if let Some(Action::Expansion(Gold(gold::Action::Take { .. }))) = offered.first() {
        Asked::Gold
    } else if offered.contains(&traders::Action::TakeSecondTile.into()) {
        Asked::SecondPart
    } else {
        Asked::Choice(seat)
    }
}

/// Every placement that our rules offer.
pub(crate) fn placements(game: &State) -> BTreeSet<(Cell, Facing)> {
    let mut offered = Vec::new();
    game.actions(&mut offered);
    let mut all = BTreeSet::new();
    for action in offered {
        if let Action::Tile { cell, facing, .. } = action {
            all.insert((cell, facing));
        }
    }
    all
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
        Action::Put { figure, spot } => figure_at(game, figure, game.last().cell, spot),
        Action::Expansion(action) => expansion_word(game, action),
        Action::Pass => Some("pass".to_string()),
        Action::Tile { .. } | Action::Move { .. } => None,
    }
}

fn figure_at(game: &State, figure: Figure, cell: Cell, spot: Spot) -> Option<String> {
    Some(format!("{}@{}", figure_word(figure), place_word(game, Place { cell, spot })?))
}

fn expansion_word(game: &State, action: expansions::Action) -> Option<String> {
    let figure_at = |figure, cell, spot| figure_at(game, figure, cell, spot);
    let at_cell = |what: &str, cell: Cell| Some(format!("{what}@{},{}", cell.x, cell.y));
    let ferry = |cell: Cell, piers: Piers| {
        Some(format!("ferry@{},{},Road,{}", cell.x, cell.y, Location::of_sides(piers.sides())))
    };
    match action {
        Circles(circles::Action::Join { figure, at }) => figure_at(figure, at.cell, at.spot),
        Machines(machines::Action::Land { spot }) => {
            let cell = game.land().tile(game.landing()?).cell;
            figure_at(game.flight()?.figure, cell, spot)
        }
        Machines(machines::Action::Fly { figure }) => {
            let Cell { x, y } = game.last().cell;
            Some(format!("{}@{x},{y},FlyingMachine,I", figure_word(figure)))
        }
        Abbot(abbot::Action::Recall) => {
            let place = place_word(game, abbot_of(game, game.mover())?)?;
            let (owner, abbot) = (game.mover().0, figure_word(Figure::Abbot));
            Some(format!("return:{owner}.{abbot}@{place}"))
        }
        Circles(circles::Action::Remove { figure, at }) => {
            let Turn::Player(owner) = game.turn() else { return None };
            let place = place_word(game, at)?;
            Some(format!("return:{}.{}@{place}", owner.0, figure_word(figure)))
        }
        Gold(gold::Action::Lay { cell }) => at_cell("gold", cell),
        Magic(magic::Action::Enchant { who, at }) => {
            Some(format!("{}@{}", who.word(), place_word(game, at)?))
        }
        Magic(magic::Action::Banish { who }) => Some(format!("{}@off", who.word())),
        Tower(tower::Action::Raise { cell }) => at_cell("towerpiece", cell),
        Tower(tower::Action::Guard { figure, cell: Cell { x, y } }) => {
            Some(format!("{}@{x},{y},Tower,I", figure_word(figure)))
        }
        Tower(tower::Action::Capture { owner, figure, at: Post { cell, spot } }) => {
            let place = match spot {
                Some(spot) => place_word(game, Place { cell, spot })?,
                None => format!("{},{},Tower,I", cell.x, cell.y),
            };
            Some(format!("capture:{}.{}@{place}", owner.0, figure_word(figure)))
        }
        Tower(tower::Action::Exchange { figure }) => {
            Some(format!("exchange:{}.{}", game.mover().0, figure_word(figure)))
        }
        Tower(tower::Action::Ransom { figure, from, .. }) => {
            Some(format!("ransom:{}.{}<{}", game.mover().0, figure_word(figure), from.0))
        }
        Ferries(ferries::Action::Lay { piers }) => ferry(game.last().cell, piers),
        Ferries(ferries::Action::Turn { cell, piers }) => ferry(cell, piers),
        Circles(circles::Action::Choose(Circle::Join)) => Some("corn:DEPLOY".to_string()),
        Circles(circles::Action::Choose(Circle::Remove)) => Some("corn:REMOVE".to_string()),
        Gold(gold::Action::Take { .. })
        | Robbers(robbers::Action::Place { .. } | robbers::Action::Rob { .. })
        | Messages(_)
        | Traders(traders::Action::TakeSecondTile) => None,
    }
}

/// Whether an option lets an abbot fly, which only the recorded games allow.
pub(crate) fn is_abbots_flight(option: &str) -> bool {
    option.starts_with(figure_word(Figure::Abbot)) && option.contains(",FlyingMachine,")
}

/// Whether an option is a ransom, which the recorded games do not always offer.
pub(crate) fn is_ransom(option: &str) -> bool {
    option.starts_with("ransom:")
}

/// The prisoners that a seat holds.
pub(crate) fn prisoners(game: &State, seat: Seat) -> Vec<String> {
    let held = game.prisoners().iter().filter(|p| p.by == seat);
    let mut held: Vec<_> =
        held.map(|p| format!("{}.{}", p.owner.0, figure_word(p.figure))).collect();
    held.sort_unstable();
    held
}

/// Where mage or witch stands.
pub(crate) fn magician(game: &State, who: Magician) -> Option<String> {
    place_word(game, game.magician(who)?)
}

/// Where a seat's abbot stands.
fn abbot_of(game: &State, seat: Seat) -> Option<Place> {
    let is_his =
        |f: &&bastide_carcassonne::PlacedFigure| f.figure == Figure::Abbot && f.owner == seat;
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
    let goods = Good::ALL.into_iter().map(|good| (word(good), goods[good as usize]));
    pieces(goods.chain([("GOLD", game.gold(seat)), ("TOWER_PIECE", game.pieces(seat))]))
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
    const MAX: usize = 6;
    let only: Vec<_> = these.difference(those).collect();
    let shown: Vec<_> = only.iter().take(MAX).map(|item| show(item)).collect();
    match only.len() {
        0 => "nothing else".to_string(),
        more if more > MAX => format!("also {} and {} more", shown.join(" "), more - MAX),
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
