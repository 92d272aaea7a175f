//! The views that are compared, field by field. A field that is missing here does not compile.

use serde_json::Result;

use super::Changes;
use crate::carcassonne::View;
use crate::cardcassonne::CardView;
use crate::castle::CastleView;
use crate::wire_game::Scene;

/// The view of a scene, kept to be compared with the next one.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // They are told by their names.
pub enum SceneView {
    Carcassonne(Box<View>),
    Castle(Box<CastleView>),
    Cardcassonne(Box<CardView>),
}

impl From<Scene> for SceneView {
    fn from(scene: Scene) -> SceneView {
        match scene {
            Scene::Carcassonne { view, .. } => SceneView::Carcassonne(view),
            Scene::Castle { view, .. } => SceneView::Castle(view),
            Scene::Cardcassonne { view, .. } => SceneView::Cardcassonne(view),
        }
    }
}

/// The [`ViewPatch`](super::ViewPatch) as JSON that leads from a view to that of a scene; nothing if they are of different games.
pub fn patch(before: &SceneView, after: &Scene) -> Result<Option<String>> {
    let mut changes = Changes::default();
    match (before, after) {
        (SceneView::Carcassonne(before), Scene::Carcassonne { view, .. }) => {
            carcassonne(before, view, &mut changes)?;
        }
        (SceneView::Castle(before), Scene::Castle { view, .. }) => {
            castle(before, view, &mut changes)?;
        }
        (SceneView::Cardcassonne(before), Scene::Cardcassonne { view, .. }) => {
            cardcassonne(before, view, &mut changes)?;
        }
        (
            SceneView::Carcassonne(_) | SceneView::Castle(_) | SceneView::Cardcassonne(_),
            Scene::Carcassonne { .. } | Scene::Castle { .. } | Scene::Cardcassonne { .. },
        ) => return Ok(None),
    }
    changes.end().map(Some)
}

/// A function that compares two views; what stands before the semicolon is told as a whole, what stands behind it are
/// lists.
macro_rules! compares {
    ($name:ident: $view:ident { $($field:ident $key:literal,)* ; $($list:ident $list_key:literal,)* }) => {
        fn $name(before: &$view, after: &$view, changes: &mut Changes) -> Result<()> {
            let $view { $($field,)* $($list,)* } = after;
            $(changes.field($key, &before.$field, $field)?;)*
            $(changes.list($list_key, &before.$list, $list)?;)*
            Ok(())
        }
    };
}

compares!(carcassonne: View {
    mover "mover",
    part "part",
    drawn "drawn",
    left "left",
    flight "flight",
    messages "messages",
    over "over",
    ;
    novelties "novelties",
    tiles "tiles",
    figures "figures",
    seats "seats",
    undrawn "undrawn",
    set_aside "setAside",
    regions "regions",
    gold "gold",
    magicians "magicians",
    ferries "ferries",
    towers "towers",
    dead "dead",
    holes "holes",
});
compares!(castle: CastleView {
    mover "mover",
    extra "extra",
    drawn "drawn",
    left "left",
    free_goes_to "freeGoesTo",
    over "over",
    ;
    tiles "tiles",
    figures "figures",
    seats "seats",
    corners "corners",
    unseen "unseen",
    played "played",
    undrawn "undrawn",
    set_aside "setAside",
    regions "regions",
    free "free",
});
compares!(cardcassonne: CardView {
    round "round",
    rounds "rounds",
    track "track",
    dealer "dealer",
    mover "mover",
    eyes "eyes",
    turned_up "turnedUp",
    scored "scored",
    deck "deck",
    over "over",
    ;
    rows "rows",
    seats "seats",
});
