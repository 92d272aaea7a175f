//! A move: load the game, play the sentence and what chance owes, commit it all.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::Arc;
use std::task::Poll;
use std::time::Instant;

use bastide_fair_draws::{Bytes, Key};
use bastide_game::{Actor, DIGEST_VERSION, MoveError, ParseRecord, Record, Seat, Turn, UndoError};
use bastide_store::{Append, Digest, Due, Entry, Game, Outcome, Rank};
use tracing::Instrument;

use crate::app::App;
use crate::catalog::{AnyTable, CatalogEntry};
use crate::clock;
use crate::draws;
use crate::due;
use crate::error::Error;
use crate::feed::Change;
use crate::live_games::Hold;
use crate::nodes;
use crate::thinking;
use crate::token::Caller;

/// In a log that is longer nothing is taken back any more, so that it comes to an end.
const MAX_ENTRIES: usize = 3000;
/// Every so many entries the state's hash is kept.
const DIGEST_EVERY: usize = 10;
/// How often a move is tried again when others are faster.
const TRIES: usize = 5;

/// A game as its log tells it.
#[derive(Clone, Debug)]
pub(crate) struct LoadedGame {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    pub(crate) catalog: &'static CatalogEntry,
    pub(crate) table: AnyTable,
    /// How many outcomes were drawn.
    drawn: u64,
    /// What the store has been told of when somebody must look after it; nothing if that is not known.
    pub(crate) due: Option<Due>,
}

impl LoadedGame {
    /// Plays the entries of a game. They were checked when they were written; if one is refused now, the rules
    /// have drifted.
    pub(crate) fn replay(game: Game, entries: Vec<Entry>) -> Result<LoadedGame, Error> {
        let fails =
            |why: &dyn std::fmt::Display| Error::Internal(format!("game {}: {why}", game.id));
        let catalog = CatalogEntry::named(&game.kind).ok_or_else(|| fails(&"an unknown kind"))?;
        if !catalog.knows_rules(game.rules) {
            return Err(fails(&format!("rules {} are unknown here", game.rules)));
        }
        // A record may begin with a position, which its header tells.
        let table = match &game.header {
            Some(header) => {
                let header: Record = header.parse().map_err(|error: ParseRecord| fails(&error))?;
                (catalog.open)(&header).map_err(|error| fails(&error))?
            }
            None => (catalog.set_up)(&game.setup, game.seats.len(), Some(game.rules))
                .map_err(|e| fails(&e))?,
        };
        let entries_before = Vec::with_capacity(entries.len());
        let mut loaded =
            LoadedGame { game, entries: entries_before, catalog, table, drawn: 0, due: None };
        loaded.play_on(entries)?;
        Ok(loaded)
    }

    /// Plays further entries. A digest that differs is worth a warning to whoever looks after the server; the
    /// log is the truth, so nobody is kept from the table.
    pub(crate) fn play_on(&mut self, entries: Vec<Entry>) -> Result<(), Error> {
        for entry in entries {
            let (id, n) = (&self.game.id, self.entries.len() + 1);
            let drift = |why: &dyn std::fmt::Display| {
                Error::Internal(format!("game {id}, entry {n}: {why}"))
            };
            let actor =
                self.catalog.actor(&entry.actor).ok_or_else(|| drift(&"an unknown actor"))?;
            self.table.play_sentence(actor, &entry.sentence).map_err(|error| drift(&error))?;
            let comparable = entry.digest.filter(|digest| digest.version == DIGEST_VERSION);
            if comparable.is_some_and(|digest| digest.value != self.table.digest() as i64) {
                tracing::warn!(game = id, entry = n, "the state is not what it was");
                metrics::counter!("bastide_digest_mismatches_total").increment(1);
            }
            self.drawn += u64::from(actor == Actor::Chance);
            self.entries.push(entry);
        }
        self.table.catch_up();
        Ok(())
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u32 {
        self.entries.len() as u32
    }

    /// When the last entry was made, or the table.
    pub(crate) fn last_at(&self) -> i64 {
        self.entries.last().map_or(self.game.created_at, |entry| entry.at)
    }

    /// Whether a browser holds a seat.
    pub(crate) fn holds(&self, who: Caller, seat: u8) -> bool {
        let holder = self.game.seats.get(usize::from(seat)).and_then(|seat| seat.token);
        holder.is_some() && holder == who.0
    }

    /// The seats that a browser holds.
    pub(crate) fn mine(&self, who: Caller) -> Vec<Seat> {
        Seat::all(self.game.seats.len()).filter(|seat| self.holds(who, seat.0)).collect()
    }

    /// The seats whose secrets a browser may look up beside its question. Of several people at one screen
    /// nobody's: there is no telling which of them is looking.
    pub(crate) fn private(&self, who: Caller) -> Vec<Seat> {
        let mine = self.mine(who);
        if mine.len() == 1 { mine } else { Vec::new() }
    }

    /// The bot that held a seat before its record was opened here: a record knows by nothing but its word as a
    /// name that a computer sat there.
    pub(crate) fn bot_before(&self, seat: Seat) -> Option<String> {
        let Game { header, seats, .. } = &self.game;
        header.as_ref()?;
        let seat = seats.get(seat.index()).filter(|seat| seat.bot.is_none())?;
        thinking::named(&seat.name).map(|bot| bot.to_string())
    }

    pub(crate) fn check_holds(&self, who: Caller, seat: u8) -> Result<(), Error> {
        if self.holds(who, seat) { Ok(()) } else { Err(Error::NotYourSeat) }
    }

    /// Whether the entry after `seq` is the one that somebody says again.
    fn is_repeated(&self, seq: u32, seat: u8, sentence: &Sentence) -> bool {
        let stored = self.entries.get(seq as usize);
        let same = |entry: &Entry| match sentence {
            Sentence::Play(sentence) => entry.sentence == *sentence,
            Sentence::Undo => entry.sentence.starts_with("undo "),
        };
        stored.is_some_and(|e| {
            self.catalog.actor(&e.actor) == Some(Actor::Seat(Seat(seat))) && same(e)
        })
    }

    fn key(&self) -> Result<Key, Error> {
        let bytes = |hex: &str| Bytes::from_str(hex).map_err(|e| Error::Internal(e.to_string()));
        let secret = bytes(&self.game.secret)?;
        let nonces = self.game.seats.iter().map(|seat| bytes(seat.nonce.as_deref().unwrap_or("")));
        let nonces = nonces.collect::<Result<Vec<_>, _>>()?;
        let Game { kind, rules, setup, .. } = &self.game;
        let words = self.catalog.seats.iter().take(nonces.len());
        let words: Vec<String> = words.map(|word| word.to_string()).collect();
        Ok(draws::key(&secret, kind, *rules, setup, &words, &nonces))
    }

    /// Plays a sentence without committing it yet.
    fn play_sentence(&mut self, by: Actor, sentence: &str) -> Result<(), Error> {
        let is_undo = sentence.starts_with("undo ");
        if is_undo && self.entries.len() > MAX_ENTRIES {
            return Err(Error::TooMany);
        }
        // As the game itself writes it, so that the log has one name for everything.
        let sentence = self.table.play_sentence(by, sentence)?;
        self.note(by, sentence);
        Ok(())
    }

    /// Plays a sentence that will never be committed.
    pub(crate) fn try_sentence(&mut self, by: Actor, sentence: &str) -> Result<(), MoveError> {
        let sentence = self.table.play_sentence(by, sentence)?;
        self.note(by, sentence);
        Ok(())
    }

    /// Adds what was played to the entries.
    fn note(&mut self, by: Actor, sentence: String) {
        let due = (self.entries.len() + 1).is_multiple_of(DIGEST_EVERY);
        let digest =
            due.then(|| Digest { version: DIGEST_VERSION, value: self.table.digest() as i64 });
        let actor = self.catalog.word(by).to_string();
        self.drawn += u64::from(by == Actor::Chance);
        self.entries.push(Entry { actor, sentence, at: clock::now(), digest });
    }

    /// Draws until a player must speak; when the game is over, reveals what was promised.
    fn settle(&mut self) -> Result<(), Error> {
        if self.table.turn() == Turn::Chance {
            let key = self.key()?;
            while let Some(outcome) = self.table.deal(&key, self.drawn + 1)? {
                self.note(Actor::Chance, outcome);
            }
        }
        if self.table.turn() == Turn::Over && self.game.header.is_none() {
            let reveal = format!("reveal {}", self.game.secret);
            self.play_sentence(Actor::Table, &reveal)?;
        }
        Ok(())
    }

    /// The table ends the game with a sentence, and what was promised is revealed.
    pub(crate) fn end(&mut self, sentence: &str) -> Result<(), Error> {
        self.play_sentence(Actor::Table, sentence)?;
        self.settle()
    }

    /// The points at the end, if this is the end.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let over = self.table.turn() == Turn::Over;
        over.then(|| Outcome { points: self.table.points(), ended_at: clock::now() })
    }

    /// Appends everything played since entry `last`.
    #[tracing::instrument(level = "debug", skip_all, fields(game = self.game.id))]
    async fn commit(&mut self, app: &App, last: u32) -> Result<(), Error> {
        let entries = self.entries[last as usize..].to_vec();
        let (count, outcome) = (entries.len() as u64, self.outcome());
        let due = due::of(app, self);
        // How long a person may take is reckoned from the last entry when the time has come: no need to write it.
        let known =
            |due: &Due| due.rank == Rank::Person && self.due.map(|d| d.rank) == Some(due.rank);
        let due = due.filter(|due| !known(due));
        // If this node is gone before then, others find what it looked after.
        let by = due.filter(|due| due.rank != Rank::Person).map(|_| app.node.clone());
        let id = self.game.id.clone();
        app.store.append(Append { id, last, entries, outcome, due, by }).await?;
        self.due = due.or(self.due);
        metrics::counter!("bastide_entries_total").increment(count);
        Ok(())
    }

    /// Whether a program or chance must speak.
    pub(crate) fn waits_for_a_program(&self) -> bool {
        let is_bot = |seat: Seat| self.game.seats[seat.index()].bot.is_some();
        self.game.is_full()
            && match self.table.turn() {
                Turn::Over => false,
                Turn::Chance => true,
                Turn::Player(seat) => is_bot(seat),
            }
    }

    /// The sentence that a seat means.
    fn written(&self, seat: Seat, sentence: &Sentence) -> Result<String, Error> {
        match sentence {
            Sentence::Play(sentence) => Ok(sentence.clone()),
            Sentence::Undo => match self.table.last_undoable() {
                Some((n, by)) if by == seat => Ok(format!("undo {n}")),
                Some(_) => Err(Error::CannotUndo(UndoError::OtherSeat)),
                None => Err(Error::CannotUndo(UndoError::Nothing)),
            },
        }
    }
}

/// What a player says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sentence {
    Play(String),
    Undo,
}

/// Whether something was played now, or had been before, and the game after it.
#[derive(Clone, Debug)]
pub(crate) enum Submitted {
    Now(Arc<LoadedGame>),
    Before(Arc<LoadedGame>),
}

/// The same as [`advance`] for a call that ends when whoever asked goes away: it goes on to its end all the same.
async fn advance_detached(
    app: &App,
    hold: Hold,
    sentence: Option<(Actor, String)>,
) -> Result<Arc<LoadedGame>, Error> {
    let app = app.clone();
    let advanced = async move { advance(&app, hold, sentence).await }.in_current_span();
    let done = tokio::spawn(advanced).await;
    done.map_err(|error| Error::Internal(error.to_string()))?
}

/// Plays a sentence, or nothing, and what chance owes then; commits all of it and tells everybody. This is the
/// only way into a log. Whoever calls it must not be dropped meanwhile: sockets and bots have tasks of their own, and
/// every further task is one more for which threads wake each other.
async fn advance(
    app: &App,
    hold: Hold,
    sentence: Option<(Actor, String)>,
) -> Result<Arc<LoadedGame>, Error> {
    let mut advancing = std::pin::pin!(advance_to_end(app, hold, sentence));
    // A rule that panics costs one move and no socket. The game was taken out of its place, and is read again.
    poll_fn(|cx| {
        let polled = AssertUnwindSafe(|| advancing.as_mut().poll(cx));
        catch_unwind(polled)
            .unwrap_or_else(|_| Poll::Ready(Err(Error::Internal("a move panicked".to_string()))))
    })
    .await
}

#[tracing::instrument(name = "move", level = "debug", skip_all)]
async fn advance_to_end(
    app: &App,
    mut hold: Hold,
    sentence: Option<(Actor, String)>,
) -> Result<Arc<LoadedGame>, Error> {
    let mut loaded = hold.take().ok_or(Error::NotFound)?;
    let (last, begun) = (loaded.seq(), Instant::now());
    let game = Arc::make_mut(&mut loaded);
    let played = match sentence {
        Some((by, sentence)) => game.play_sentence(by, &sentence),
        None => Ok(()),
    };
    if let Err(refused) = played {
        // Nothing has changed.
        hold.put(loaded);
        return Err(refused);
    }
    game.settle()?;
    game.table.catch_up();
    hold.begin_saving();
    game.commit(app, last).await?;
    let id = &loaded.game.id;
    // Worked out while nobody else can move, so that everybody is told in order.
    let broadcast = app
        .feeds
        .patched(id)
        .and_then(|(views, present)| views.tell(&loaded, last, &present).map(Arc::new));
    nodes::tell(app, id, Change::Entries(loaded.seq(), broadcast));
    hold.put(Arc::clone(&loaded));
    hold.trust(begun);
    if loaded.table.turn() == Turn::Over {
        tracing::info!(game = id, seq = loaded.seq(), "a game is over");
        app.feeds.publish(id, Change::Table);
    }
    if loaded.waits_for_a_program() {
        due::wake(app, id);
    }
    Ok(loaded)
}

/// A browser plays a sentence for a seat, right after entry `seq`.
pub(crate) async fn submit(
    app: &App,
    id: &str,
    who: Caller,
    seat: u8,
    seq: u32,
    sentence: &Sentence,
) -> Result<Submitted, Error> {
    let mut hold = Hold::of(app, id).await?;
    let lags = |loaded: &Arc<LoadedGame>| {
        loaded.seq() < seq || !loaded.holds(who, seat) || !loaded.game.is_full()
    };
    // Whoever speaks may come from another node, where more is known.
    if app.nodes.is_shared && hold.game().is_some_and(lags) {
        hold.refresh(app).await?;
    }
    let loaded = hold.game().ok_or(Error::NotFound)?;
    loaded.check_holds(who, seat)?;
    if loaded.is_repeated(seq, seat, sentence) {
        return Ok(Submitted::Before(Arc::clone(loaded)));
    }
    if !loaded.game.is_full() {
        return Err(Error::Waiting);
    }
    if loaded.seq() != seq {
        return Err(Error::Stale);
    }
    let written = loaded.written(Seat(seat), sentence)?;
    match advance(app, hold, Some((Actor::Seat(Seat(seat)), written))).await {
        Ok(loaded) => Ok(Submitted::Now(loaded)),
        // Perhaps it was the same sentence by another way.
        Err(Error::Stale) => {
            let now = LoadedGame::load(app, id).await?;
            app.feeds.publish(id, Change::Entries(now.seq(), None));
            let again = now.is_repeated(seq, seat, sentence);
            if again { Ok(Submitted::Before(now)) } else { Err(Error::Stale) }
        }
        Err(error) => Err(error),
    }
}

/// The table speaks, whenever it is: tried again if somebody else was faster.
pub(crate) async fn submit_retrying(
    app: &App,
    id: &str,
    by: Actor,
    sentence: &str,
) -> Result<(), Error> {
    for _ in 0..TRIES {
        let hold = Hold::of(app, id).await?;
        if !hold.game().is_some_and(|loaded| loaded.game.is_full()) {
            return Err(Error::Waiting);
        }
        match advance_detached(app, hold, Some((by, sentence.to_string()))).await {
            Err(Error::Stale) => {}
            done => return done.map(|_| ()),
        }
    }
    Err(Error::Stale)
}

/// A program plays a sentence right after entry `seq`, or not at all.
pub(crate) async fn submit_after(
    app: &App,
    id: &str,
    seq: u32,
    by: Actor,
    sentence: &str,
) -> Result<(), Error> {
    let hold = Hold::of(app, id).await?;
    if hold.game().map(|loaded| loaded.seq()) != Some(seq) {
        return Err(Error::Stale);
    }
    advance(app, hold, Some((by, sentence.to_string()))).await.map(|_| ())
}

/// Draws what is due, if anything is: at the beginning, and after an import. Programs go on by themselves.
pub(crate) async fn begin(app: &App, id: &str) -> Result<(), Error> {
    if !draw(app, id).await? && LoadedGame::load(app, id).await?.waits_for_a_program() {
        due::wake(app, id);
    }
    Ok(())
}

/// Draws what is due and commits it; whether anything was.
pub(crate) async fn draw(app: &App, id: &str) -> Result<bool, Error> {
    let hold = Hold::of(app, id).await?;
    let due = |game: &LoadedGame| game.game.is_full() && game.table.turn() == Turn::Chance;
    if !hold.game().is_some_and(|loaded| due(loaded)) {
        return Ok(false);
    }
    match advance_detached(app, hold, None).await {
        Ok(_) => Ok(true),
        // Somebody else did.
        Err(Error::Stale) => Ok(false),
        Err(error) => Err(error),
    }
}
