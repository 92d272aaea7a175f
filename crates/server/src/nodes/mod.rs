//! Several nodes at one database. What happened stands there and nowhere else; nodes only nudge each other
//! (`nudge.rs`) over a bus (`bus.rs`), so that nobody waits for the next look. A nudge that is lost costs a second: every
//! node looks by itself whether a table at which it has browsers has gone on (`follow.rs`), and reads on
//! (`catch_up.rs`). Who is present at other
//! nodes, and which nodes live, is only known from what they say (`elsewhere.rs`).
//! docs/decisions/0019-nodes-nudge-each-other.md says why.

mod bus;
mod catch_up;
mod elsewhere;
mod follow;
mod nudge;

use bastide_store::Store;

use crate::app::App;
use crate::feed::Change;
use crate::play::LoadedGame;

pub use bus::BusError;
pub(crate) use bus::{Bus, Heard};
use catch_up::GoneOn;
pub(crate) use elsewhere::Elsewhere;
pub(crate) use follow::follow;
pub(crate) use nudge::Nudge;

/// The way to the other nodes, if there may be some.
pub(crate) struct Nodes {
    /// Whether others may write into the store.
    pub(crate) is_shared: bool,
    bus: Option<Bus>,
    pub(crate) elsewhere: Elsewhere,
    gone_on: GoneOn,
}

impl Nodes {
    pub(crate) fn new(store: &Store, bus: Option<Bus>) -> Nodes {
        let is_shared = matches!(store, Store::Postgres(_));
        Nodes { is_shared, bus, elsewhere: Elsewhere::default(), gone_on: GoneOn::default() }
    }

    /// Tells the other nodes, if there is a bus. Nobody waits for it, and it may be lost.
    pub(crate) fn say(&self, nudge: Nudge) {
        if let Some(bus) = &self.bus {
            bus.say(nudge);
        }
    }

    pub(crate) fn has_bus(&self) -> bool {
        self.bus.is_some()
    }

    /// Sends what was said last before the node goes.
    pub(crate) async fn close(&self) {
        if let Some(bus) = &self.bus {
            bus.close().await;
        }
    }
}

/// Tells everybody at a table, at this node and others.
pub(crate) fn tell(app: &App, id: &str, change: Change) {
    let game = id.to_string();
    match &change {
        Change::Entries(seq, _) => app.nodes.say(Nudge::Entries { game, seq: *seq }),
        Change::Table => app.nodes.say(Nudge::Table { game }),
        Change::TimedOut(seat) => app.nodes.say(Nudge::TimedOut { game, seat: seat.0 }),
    }
    app.feeds.publish(id, change);
}

/// Tells the other nodes which seats of a table have somebody here.
pub(crate) async fn announce(app: &App, id: &str) {
    if !app.nodes.has_bus() {
        return;
    }
    let Ok(playing) = LoadedGame::load(app, id).await else {
        return;
    };
    let present = |seat: &bastide_store::Seat| {
        seat.token.is_some_and(|token| app.feeds.is_present(id, &token))
    };
    let seats = playing.game.seats.iter().enumerate().filter(|(_, seat)| present(seat));
    let seats = seats.fold(0, |seats, (n, _)| seats | 1 << n);
    if app.feeds.announce(id, seats) || seats == 0 {
        app.nodes.say(Nudge::Present { tables: vec![(id.to_string(), seats)] });
    }
}
