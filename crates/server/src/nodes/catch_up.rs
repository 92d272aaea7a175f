//! Tables that have gone on at other nodes: what they lack is read from the store, many tables at a time, played on the
//! live copies and told to the browsers here.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use bastide_game::Turn;
use bastide_store::Entry;
use tokio::sync::Notify;

use super::announce;
use crate::app::App;
use crate::error::Error;
use crate::feed::Change;
use crate::live_games::Hold;

/// So many tables are read in one query.
const TABLES: usize = 1000;

/// Tables that have gone on elsewhere and wait to be read.
#[derive(Default)]
pub(crate) struct GoneOn {
    tables: Mutex<HashSet<String>>,
    more: Notify,
}

impl GoneOn {
    pub(super) fn add(&self, table: String) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
        self.more.notify_one();
    }

    fn take(&self) -> Vec<String> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *tables).into_iter().collect()
    }
}

/// Reads tables that have gone on elsewhere: whatever waits, in one query.
pub(super) async fn read_on(app: &App) {
    loop {
        app.nodes.gone_on.more.notified().await;
        for tables in app.nodes.gone_on.take().chunks(TABLES) {
            let known = |id: &String| Some((id.clone(), app.feeds.last_told(id)?));
            let known: Vec<(String, u32)> = tables.iter().filter_map(known).collect();
            let begun = Instant::now();
            let entries = match app.store.read_many(&known).await {
                Ok(entries) => entries,
                Err(error) => {
                    // The next look finds them.
                    tracing::debug!(%error, "tables cannot be followed");
                    continue;
                }
            };
            let known: HashMap<String, u32> = known.into_iter().collect();
            for (id, entries) in entries {
                let after = known.get(&id).copied().unwrap_or_default();
                let app = app.clone();
                tokio::spawn(async move {
                    if let Err(error) = go_on(&app, &id, after, entries, begun).await {
                        tracing::debug!(game = id, %error, "a table cannot be followed");
                    }
                });
            }
        }
    }
}

/// Plays entries after one that was known when they were read; somebody may have played some of them meanwhile.
async fn go_on(
    app: &App,
    id: &str,
    after: u32,
    entries: Vec<Entry>,
    begun: Instant,
) -> Result<(), Error> {
    let mut hold = Hold::as_it_is(app, id).await?;
    let last = hold.game().map_or(0, |playing| playing.seq());
    match last.checked_sub(after) {
        None => hold.refresh(app).await?,
        Some(known) if (known as usize) < entries.len() => {
            hold.extend(app, entries.into_iter().skip(known as usize).collect())?;
            hold.trust(begun);
        }
        // Read anew meanwhile, but perhaps not told.
        Some(_) => app.feeds.publish(id, Change::Entries(last, None)),
    }
    Ok(())
}

pub(super) fn spawn_catch_up(app: &App, id: String) {
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(error) = catch_up(&app, &id).await {
            tracing::debug!(game = id, %error, "a table cannot be followed");
        }
    });
}

/// Brings a live table that is in doubt up to what the store has, and tells its browsers.
async fn catch_up(app: &App, id: &str) -> Result<(), Error> {
    let hold = Hold::of(app, id).await?;
    let Some(playing) = hold.game() else {
        return Ok(());
    };
    // Also if the table was read anew meanwhile: whoever knows already is not told again.
    let (seq, revision) = (playing.seq(), playing.game.revision);
    if app.feeds.catch_up(id, seq, revision) {
        let (app, id) = (app.clone(), id.to_string());
        tokio::spawn(async move { announce(&app, &id).await });
    }
    Ok(())
}

impl Hold {
    /// Reads what was appended elsewhere, and who sits where if that has changed; tells the browsers of the table.
    pub(crate) async fn refresh(&mut self, app: &App) -> Result<(), Error> {
        let Some(playing) = self.game() else {
            return Ok(());
        };
        let (id, last, revision) = (playing.game.id.clone(), playing.seq(), playing.game.revision);
        let begun = Instant::now();
        let heads = app.store.heads(std::slice::from_ref(&id)).await?;
        let head = heads.first().ok_or(Error::NotFound)?;
        if head.seq < last {
            // The database was set back. What it has is the truth.
            tracing::warn!(game = id, "the log is shorter than it was");
            self.take();
            return self.fill(app, &id).await;
        }
        if head.revision != revision {
            let game = app.store.game(&id).await?.ok_or(Error::NotFound)?;
            if let Some(mut playing) = self.take() {
                Arc::make_mut(&mut playing).game = game;
                self.put(playing);
            }
        }
        if head.seq > last {
            let entries = app.store.read(&id, last).await?;
            self.extend(app, entries)?;
        }
        self.trust(begun);
        Ok(())
    }

    /// Plays what was appended elsewhere, and tells the browsers of the table.
    fn extend(&mut self, app: &App, entries: Vec<Entry>) -> Result<(), Error> {
        let Some(mut playing) = self.take() else {
            return Ok(());
        };
        let last = playing.seq();
        let changed = Arc::make_mut(&mut playing);
        // Whoever appended has said when somebody must look after it.
        changed.due = None;
        changed.play_on(entries)?;
        let id = &playing.game.id;
        let broadcast = app
            .feeds
            .patched(id)
            .and_then(|(views, present)| views.tell(&playing, last, &present))
            .map(Arc::new);
        app.feeds.publish(id, Change::Entries(playing.seq(), broadcast));
        if playing.table.turn() == Turn::Over {
            app.feeds.publish(id, Change::Table);
        }
        self.put(playing);
        Ok(())
    }
}
