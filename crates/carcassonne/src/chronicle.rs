//! What events mean for the story of a game.

use std::convert::Infallible;
use std::fmt;

use bastide_game::{Chronicled, Milestone};

use crate::action::Place;
use crate::event::Event;
use crate::expansions;
use crate::score::{Reason, Tally};
use crate::state::State;

/// How something was counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// So many of something at so much each.
    pub tally: Tally,
    /// A place on what was counted.
    pub at: Option<Place>,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Chronicled for State {
    type Reason = Reason;
    type Account = Account;
    type Bonus = Infallible;
    type Annals = ();

    fn milestone(event: &Event) -> Option<Milestone<State>> {
        Some(match event {
            Event::TilePlaced { .. } => Milestone::Turn,
            Event::Scored { to, reason, tally, at, .. } => Milestone::Scored {
                to: *to,
                reason: *reason,
                points: tally.points(),
                account: Account { tally: tally.clone(), at: *at },
            },
            Event::Paid { to, points, reason, .. } => Milestone::Paid(*to, *reason, *points),
            Event::Expansion(event) => return expansions::milestone(*event),
            Event::FinaleBegan => Milestone::Finale,
            Event::LotDrawn(_)
            | Event::PartBegan { .. }
            | Event::TileDrawn(_)
            | Event::TileSetAside(_)
            | Event::FigurePut { .. }
            | Event::FigureTaken { .. }
            | Event::GameOver => return None,
        })
    }
}
