//! Crop Circles, worked out a second time: what must be offered.

use bastide_landscape::Terrain;

use super::{Action, Circle, Circles};
use crate::action;
use crate::figure::Figure;
use crate::state::State;
use crate::step::Step;
use crate::tiles::on_tile;

/// What must be offered now: every meeple on the terrain of the circle's sign.
pub(crate) fn expected(state: &State) -> Option<Vec<action::Action>> {
    if state.agenda.now() != Some(Step::CropCircle) {
        return None;
    }
    let Circles { circle, asked } = state.circles;
    let signs = state.last().kind.signs;
    let terrain = match () {
        () if signs.has(on_tile::FORK) => Terrain::Field,
        () if signs.has(on_tile::CLUB) => Terrain::Road,
        () => Terrain::City,
    };
    let meeples = [Figure::Meeple, Figure::BigMeeple];
    let mut all = Vec::new();
    for f in state.figures.iter().filter(|f| f.owner == asked && meeples.contains(&f.figure)) {
        let at = state.place(f.on);
        if at.spot.terrain != terrain {
            continue;
        }
        match circle {
            Circle::Remove => all.push(Action::Remove { figure: f.figure, at }.into()),
            Circle::Join => {
                let held = meeples.into_iter().filter(|m| state.supply(asked)[*m as usize] > 0);
                all.extend(
                    held.map(|figure| Action::Join { figure, at }).map(action::Action::from),
                );
            }
        }
    }
    if circle == Circle::Join {
        all.push(action::Action::Pass);
    }
    Some(all)
}
