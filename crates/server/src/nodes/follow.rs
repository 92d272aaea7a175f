//! Following what happens at other nodes: by their nudges at once, and by a look at the store once a second.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use bastide_game::Seat;
use bastide_store::Head;

use super::Heard;
use super::catch_up::{read_on, spawn_catch_up};
use super::nudge::{Letter, Nudge};
use crate::app::App;
use crate::clock;
use crate::feed::Change;

/// How often a node looks by itself.
const LOOK_EVERY: Duration = Duration::from_millis(800);
/// How often a node says that it lives.
const BEAT_EVERY: Duration = Duration::from_millis(500);
/// How often a node says again who is present.
const ANNOUNCE_EVERY: Duration = Duration::from_secs(15);
/// So many tables are in one look or one announcement.
const TABLES: usize = 1000;

/// Follows the other nodes until the server stops.
pub(crate) async fn follow(app: App, heard: Option<Heard>) {
    if !app.nodes.is_shared {
        tokio::select! {
            () = read_on(&app) => {}
            () = look_at_file(&app) => {}
            () = app.stopped() => {}
        }
        return;
    }
    let listening = async {
        if let Some(mut heard) = heard {
            while let Some(letter) = heard.next().await {
                receive(&app, letter);
            }
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = listening => {}
        () = read_on(&app) => {}
        () = look(&app) => {}
        () = beat(&app) => {}
        () = app.stopped() => {}
    }
}

fn receive(app: &App, Letter { from, nudge }: Letter) {
    if from == app.node {
        app.nodes.elsewhere.hears_itself();
        return;
    }
    if nudge == Nudge::Gone {
        forget(app, &from);
        return;
    }
    if app.nodes.elsewhere.alive(&from) {
        tracing::info!(node = from, nodes = app.nodes.elsewhere.nodes() + 1, "a node is there");
        announce_all(app);
    }
    match nudge {
        Nudge::Alive | Nudge::Gone => {}
        Nudge::Entries { game, seq } => {
            app.games.doubt(&game);
            if app.feeds.is_behind(&game, seq, 0).0 {
                app.nodes.gone_on.add(game);
            }
        }
        Nudge::Table { game } => {
            app.games.doubt(&game);
            if app.feeds.has(&game) {
                spawn_catch_up(app, game);
            }
        }
        Nudge::TimedOut { game, seat } => {
            app.games.doubt(&game);
            app.feeds.publish(&game, Change::TimedOut(Seat(seat)));
        }
        Nudge::Asks { game } => {
            if let Some(seats) = app.feeds.announced(&game) {
                app.nodes.say(Nudge::Present { tables: vec![(game, seats)] });
            }
        }
        Nudge::Present { tables } => {
            for (game, seats) in tables {
                // Whoever has nobody there asks when somebody comes.
                if app.feeds.has(&game) && app.nodes.elsewhere.present(&from, &game, seats) {
                    app.feeds.publish(&game, Change::Table);
                }
            }
        }
    }
}

/// Looks once a second whether somebody who looks after the games has changed the file beside this server.
async fn look_at_file(app: &App) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        match app.store.is_changed_elsewhere().await {
            Ok(false) => {}
            Ok(true) => {
                app.games.doubt_all();
                look_once(app).await;
            }
            Err(error) => tracing::debug!(%error, "nobody knows whether others write"),
        }
    }
}

/// Looks once a second which tables have gone on elsewhere.
async fn look(app: &App) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        look_once(app).await;
    }
}

/// Looks which tables have gone on elsewhere: one query for all of them.
async fn look_once(app: &App) {
    for ids in app.feeds.ids().chunks(TABLES) {
        let begun = Instant::now();
        match app.store.heads(ids).await {
            Ok(heads) => compare(app, ids, &heads, begun),
            Err(error) => {
                tracing::warn!(%error, "tables cannot be followed");
                break;
            }
        }
    }
}

fn compare(app: &App, ids: &[String], heads: &[Head], begun: Instant) {
    if heads.len() < ids.len() {
        let known: HashSet<&str> = heads.iter().map(|head| head.id.as_str()).collect();
        for id in ids.iter().filter(|id| !known.contains(id.as_str())) {
            // Somebody has removed it; whoever is there finds out.
            app.games.doubt(id);
            app.feeds.publish(id, Change::Table);
        }
    }
    for head in heads {
        let (entries, table) = app.feeds.is_behind(&head.id, head.seq, head.revision);
        if entries || table {
            metrics::counter!("bastide_catch_ups_total").increment(1);
            app.games.doubt(&head.id);
        }
        if table {
            spawn_catch_up(app, head.id.clone());
        } else if entries {
            app.nodes.gone_on.add(head.id.clone());
        } else {
            app.games.trust(&head.id, begun);
        }
    }
}

/// Says now and then that this node lives and who is here, and notices who does not live any more.
async fn beat(app: &App) {
    let mut announced = Instant::now();
    loop {
        app.nodes.say(Nudge::Alive);
        for node in app.nodes.elsewhere.silent() {
            tracing::warn!(node, "a node is silent; others look after its tables");
            forget(app, &node);
            let app = app.clone();
            tokio::spawn(async move {
                if let Err(error) = app.store.give_back(&node, clock::now()).await {
                    tracing::warn!(node, %error, "its leases cannot be ended; they run out");
                }
            });
        }
        metrics::gauge!("bastide_nodes").set(app.nodes.elsewhere.nodes() as f64 + 1.0);
        if announced.elapsed() > ANNOUNCE_EVERY {
            announced = Instant::now();
            announce_all(app);
        }
        tokio::time::sleep(BEAT_EVERY).await;
    }
}

fn announce_all(app: &App) {
    let tables = app.feeds.all_announced();
    for tables in tables.chunks(TABLES) {
        app.nodes.say(Nudge::Present { tables: tables.to_vec() });
    }
}

/// A node is gone, and whoever was there with it.
fn forget(app: &App, node: &str) {
    for table in app.nodes.elsewhere.forget(node) {
        app.feeds.publish(&table, Change::Table);
    }
}
