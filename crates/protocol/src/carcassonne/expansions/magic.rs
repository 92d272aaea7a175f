//! Mage & Witch on the wire.

use bastide_carcassonne::State;
use bastide_carcassonne::expansions::magic::{self, Action, Asks, Event as Happened};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::{Event, index};
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};
use crate::carcassonne::words::Magician;

/// Mage or witch on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MagicianView {
    /// `mage` or `witch`.
    pub who: Magician,
    /// The index of the tile.
    pub tile: u16,
    /// The index of the part.
    pub part: u16,
}

pub(crate) fn view(state: &State) -> Vec<MagicianView> {
    let view = |who: magic::Magician| {
        let [tile, part] = index(state, state.magician(who)?)?;
        Some(MagicianView { who: who.into(), tile, part })
    };
    magic::Magician::ALL.into_iter().filter_map(view).collect()
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Move => Question::Magic,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    match action {
        Action::Enchant { who, at } => {
            let (tile, part, at) = asked.place(at);
            Choice::Enchant { sentence, ends, who: who.into(), tile, part, at }
        }
        Action::Banish { who } => Choice::Banish { sentence, ends, who: who.into() },
    }
}

/// Who would go to which region.
pub(crate) fn enchanted(asked: &Asked<'_>, action: Action) -> Option<(Magician, u16)> {
    match action {
        Action::Enchant { who, at } => Some((who.into(), asked.place(at).2)),
        Action::Banish { .. } => None,
    }
}

pub(crate) fn event(state: &State, event: Happened) -> Event {
    match event {
        Happened::Moved { who, to } => {
            Event::MagicianMoved { who: who.into(), to: to.and_then(|to| index(state, to)) }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Enchant { who, .. } => Deed::Enchant { who: who.into() },
        Action::Banish { who } => Deed::Banish { who: who.into() },
    }
}
