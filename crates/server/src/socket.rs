//! Play: one socket a browser and table. It is told what changed and may speak for its seats.

use std::net::IpAddr;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State as Shared;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use bastide_game::Seat;
use bastide_protocol::{ClientMessage, Problem, ServerMessage};
use bastide_store::Hash;
use serde::Deserialize;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use utoipa::IntoParams;

use crate::app::App;
use crate::broadcast::Broadcast;
use crate::error::Error;
use crate::external::sits_at;
use crate::extract::{Path, Query};
use crate::feed::Change;
use crate::guard::Peer;
use crate::limits::{self, Budget};
use crate::nodes::{self, Nudge};
use crate::play::{LoadedGame, Sentence, Submitted, submit};
use crate::show;
use crate::token::{Caller, bearer};

/// Whoever cannot take a message for so long is gone.
const SEND_PATIENCE: Duration = Duration::from_secs(10);
/// So often we ask whether somebody is still there.
const PING_EVERY: Duration = Duration::from_secs(25);
/// Whoever was not heard for so long is gone.
const SILENCE: Duration = Duration::from_secs(80);

/// So long we wait for the other side to close.
const FAREWELL: Duration = Duration::from_secs(2);

/// Factor by which a message may exceed the limit and still be answered with a close code.
const OVERSIZE: usize = 16;

/// Close codes of the WebSocket protocol.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TOO_BIG: u16 = 1009;
/// Ours: the client speaks a version of the protocol that is not spoken here.
const OTHER_PROTOCOL: u16 = 4001;

/// The versions of the protocol that are spoken here.
const PROTOCOLS: RangeInclusive<u32> = 1..=2;
/// From this one on updates are told as what changed.
const PATCHES: u32 = 2;

/// Which version of the protocol a client speaks.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Spoken {
    /// Without it, the first.
    #[serde(default = "Spoken::first")]
    protocol: u32,
}

impl Spoken {
    fn first() -> u32 {
        1
    }
}

/// Listens to a table and speaks for its seats.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path,), Spoken),
    responses((status = 101), (status = 403, body = Problem)))]
pub(crate) async fn socket(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Peer(address): Peer,
    who: Caller,
    Query(Spoken { protocol }): Query<Spoken>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|error| Error::BadRequest(error.to_string()))?;
    let playing = LoadedGame::load_anew(&app, &id).await?;
    // Whoever shows a token means its seat, and must not take it for a place to watch from.
    let program = match bearer(&headers) {
        Some(_) => {
            Some(who.0.filter(|token| sits_at(&playing.game, token)).ok_or(Error::NotYourSeat)?)
        }
        None => None,
    };
    if program.is_some_and(|token| !app.programs.may_connect(&token)) {
        return Err(Error::TooMany);
    }
    drop(playing);
    let limits = app.config.limits;
    let place = app.addresses.open(address).ok_or(Error::TooMany)?;
    let counted = app.sockets.token();
    Ok(upgrade
        // Larger than the limit, so that an oversized message can be read and refused with a close code.
        .max_message_size(limits.message_bytes * OVERSIZE)
        .max_frame_size(limits.message_bytes * OVERSIZE)
        // Clients say little; a large buffer each would be most of what a quiet socket costs.
        .read_buffer_size(limits.message_bytes)
        .on_upgrade(move |socket| async move {
            let _held = (place, counted);
            let presence = Presence::new(&app, &id, who, protocol >= PATCHES);
            let mut connection =
                Connection { app, id, who, address, program, protocol, socket, seq: 0 };
            connection.run(presence).await;
        }))
}

/// Somebody listens to a table, until this is dropped.
struct Presence {
    app: App,
    id: String,
    who: Caller,
    patched: bool,
    changes: broadcast::Receiver<Change>,
}

impl Presence {
    fn new(app: &App, id: &str, who: Caller, patched: bool) -> Presence {
        let (changes, came) = app.feeds.join(id, who.0, patched);
        metrics::gauge!("bastide_sockets").increment(1.0);
        let presence = Presence { app: app.clone(), id: id.to_string(), who, patched, changes };
        if came.is_table {
            app.nodes.say(Nudge::Asks { game: id.to_string() });
        }
        if came.is_browser {
            presence.tell();
        }
        presence
    }

    /// Tells the table that somebody came or went, if it is somebody who sits there.
    fn tell(&self) {
        if self.who.0.is_some_and(|who| self.app.games.may_sit(&self.id, &who)) {
            self.app.feeds.publish(&self.id, Change::Table);
            let (app, id) = (self.app.clone(), self.id.clone());
            tokio::spawn(async move { nodes::announce(&app, &id).await });
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let left = self.app.feeds.leave(&self.id, self.who.0, self.patched);
        if left.is_table {
            self.app.nodes.elsewhere.forget_table(&self.id);
        }
        if left.is_browser {
            self.tell();
        }
        metrics::gauge!("bastide_sockets").decrement(1.0);
    }
}

/// Why a socket is closed.
enum Closed {
    /// The other side went.
    Gone,
    /// We end it, and say why.
    Because(u16, &'static str),
}

/// One socket.
struct Connection {
    app: App,
    id: String,
    who: Caller,
    address: IpAddr,
    /// The token, if this is an external bot.
    program: Option<Hash>,
    /// The version of the protocol that it speaks.
    protocol: u32,
    socket: WebSocket,
    /// The last entry that was told.
    seq: u32,
}

impl Connection {
    async fn run(&mut self, mut presence: Presence) {
        let closed = self.listen(&mut presence).await;
        if let Err(Closed::Because(code, reason)) = closed {
            let frame = CloseFrame { code, reason: reason.into() };
            // Whoever is gone need not be told.
            if self.send(Message::Close(Some(frame))).await.is_ok() {
                let _ = tokio::time::timeout(FAREWELL, self.hear_out()).await;
            }
        }
    }

    /// Waits until the other side has closed, too. A line that is cut while something is on its way takes our last
    /// word with it.
    async fn hear_out(&mut self) {
        while let Some(Ok(_)) = self.socket.recv().await {}
    }

    async fn listen(&mut self, presence: &mut Presence) -> Result<(), Closed> {
        if !PROTOCOLS.contains(&self.protocol) {
            // A page that was open while the server was replaced.
            self.refuse(&Error::OldClient).await?;
            return Err(Closed::Because(OTHER_PROTOCOL, "load the page again"));
        }
        self.welcome().await?;
        let limiter = limits::messages(self.app.config.limits.messages);
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval(PING_EVERY);
        let app = self.app.clone();
        let mut stopped = std::pin::pin!(app.stopped());
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    let message = message.and_then(Result::ok).ok_or(Closed::Gone)?;
                    if limiter.check().is_err() {
                        return Err(Closed::Because(POLICY, "too many messages"));
                    }
                    self.receive(message).await?;
                }
                change = presence.changes.recv() => match change {
                    Ok(change) => self.pass_on(change).await?,
                    // Too much at once to follow: whatever it was, look.
                    Err(RecvError::Lagged(_)) => {
                        self.send_entries().await?;
                        self.send_table().await?;
                    }
                    Err(RecvError::Closed) => return Err(Closed::Gone),
                },
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err(Closed::Gone);
                    }
                    self.send(Message::Ping(Vec::new().into())).await?;
                }
                () = &mut stopped => {
                    // Whoever moved is told that it was kept.
                    while let Ok(change) = presence.changes.try_recv() {
                        self.pass_on(change).await?;
                    }
                    return Err(Closed::Because(GOING_AWAY, "service restart"));
                }
            }
        }
    }

    async fn pass_on(&mut self, change: Change) -> Result<(), Closed> {
        match change {
            Change::Entries(seq, _) if seq <= self.seq => Ok(()),
            Change::Entries(_, broadcast) => self.send_change(broadcast.as_deref()).await,
            Change::Table => self.send_table().await,
            Change::TimedOut(seat) => self.tell_late(seat).await,
        }
    }

    async fn receive(&mut self, message: Message) -> Result<(), Closed> {
        let text = match message {
            Message::Text(text) if text.len() > self.app.config.limits.message_bytes => {
                return Err(Closed::Because(TOO_BIG, "the message is too large"));
            }
            Message::Text(text) => text,
            Message::Close(_) => return Err(Closed::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => {
                return self.refuse(&Error::BadRequest("text is spoken here".to_string())).await;
            }
        };
        if self.program.is_some_and(|token| !self.app.programs.may_speak(&token)) {
            return self.refuse(&Error::TooMany).await;
        }
        let (seat, seq, sentence) = match serde_json::from_str(&text) {
            // A whole view costs as much as a read.
            Ok(ClientMessage::Whole) => {
                return match self.app.addresses.spend(Budget::Reads, self.address) {
                    Ok(()) => self.welcome().await,
                    Err(error) => self.refuse(&error).await,
                };
            }
            Ok(ClientMessage::Ping) => return self.send_message(&ServerMessage::Pong).await,
            Ok(ClientMessage::Play { seq, seat, sentence }) => {
                (seat, seq, Sentence::Play(sentence))
            }
            Ok(ClientMessage::Undo { seq, seat }) => (seat, seq, Sentence::Undo),
            Err(error) => return self.refuse(&Error::BadRequest(error.to_string())).await,
        };
        let begun = Instant::now();
        let submitted = submit(&self.app, &self.id, self.who, seat, seq, &sentence).await;
        metrics::histogram!("bastide_move_seconds").record(begun.elapsed().as_secs_f64());
        match submitted {
            // It comes as it comes to everybody.
            Ok(Submitted::Now(_)) if self.protocol >= PATCHES => Ok(()),
            Ok(Submitted::Now(playing)) => self.send_update(&playing).await,
            Ok(Submitted::Before(playing)) => {
                self.seq = self.seq.min(seq);
                self.send_update(&playing).await
            }
            Err(error) => self.refuse(&error).await,
        }
    }

    async fn load(&mut self) -> Result<Arc<LoadedGame>, Closed> {
        match LoadedGame::load(&self.app, &self.id).await {
            Ok(playing) => Ok(playing),
            Err(error) => {
                self.refuse(&error).await?;
                Err(Closed::Because(1011, "the table cannot be read"))
            }
        }
    }

    async fn welcome(&mut self) -> Result<(), Closed> {
        let playing = self.load().await?;
        self.seq = playing.seq();
        self.app.feeds.greet(&self.id, self.seq, playing.game.revision);
        match show::welcome(&self.app, &playing, self.who).await {
            Ok(welcome) => {
                self.note(&playing, &welcome);
                self.send_message(&welcome).await
            }
            Err(error) => self.refuse(&error).await,
        }
    }

    /// Takes note of a view that is told as a whole: the next entries can be told as what changed.
    fn note(&self, playing: &LoadedGame, message: &ServerMessage) {
        let (ServerMessage::Welcome { scene, .. } | ServerMessage::Update { scene, .. }) = message
        else {
            return;
        };
        if self.protocol < PATCHES {
            return;
        }
        if let Some((views, _)) = self.app.feeds.patched(&self.id) {
            views.note(playing, self.who, scene);
        }
    }

    /// Tells what changed, if that is known and this socket was told everything before it; else everything.
    async fn send_change(&mut self, broadcast: Option<&Broadcast>) -> Result<(), Closed> {
        let fits = broadcast.filter(|told| self.protocol >= PATCHES && told.after == self.seq);
        match fits.and_then(|told| Some((told.seq, told.to(self.who)?))) {
            Some((seq, text)) => {
                self.seq = seq;
                self.send(Message::Text(text)).await
            }
            None => self.send_entries().await,
        }
    }

    /// Tells what was said since this socket was last told; nothing if it knows.
    async fn send_entries(&mut self) -> Result<(), Closed> {
        let playing = self.load().await?;
        self.send_update(&playing).await
    }

    async fn send_update(&mut self, playing: &LoadedGame) -> Result<(), Closed> {
        if playing.seq() <= self.seq {
            return Ok(());
        }
        let update = show::update(playing, self.who, self.seq);
        self.note(playing, &update);
        self.seq = playing.seq();
        self.send_message(&update).await
    }

    async fn send_table(&mut self) -> Result<(), Closed> {
        let playing = self.load().await?;
        match show::table(&self.app, &playing, self.who).await {
            Ok(table) => self.send_message(&ServerMessage::Table { table }).await,
            Err(error) => self.refuse(&error).await,
        }
    }

    /// Tells an external bot that its time is over, after what was played for it.
    async fn tell_late(&mut self, seat: Seat) -> Result<(), Closed> {
        let playing = self.load().await?;
        if self.program.is_none() || !playing.holds(self.who, seat.0) {
            return Ok(());
        }
        self.send_update(&playing).await?;
        self.refuse(&Error::TimedOut).await
    }

    async fn refuse(&mut self, error: &Error) -> Result<(), Closed> {
        error.note();
        let (code, text) = (error.code(), error.to_string());
        self.send_message(&ServerMessage::Refused { seq: self.seq, code, text }).await
    }

    async fn send_message(&mut self, message: &ServerMessage) -> Result<(), Closed> {
        match serde_json::to_string(message) {
            Ok(text) => self.send(Message::Text(text.into())).await,
            Err(error) => {
                tracing::error!(%error, "a message cannot be written");
                Err(Closed::Because(1011, "a message cannot be written"))
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Closed> {
        match tokio::time::timeout(SEND_PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closed::Gone),
        }
    }
}
