//! A move: read the record, replay it, say the sentence, draw what chance owes, append it all.

use std::str::FromStr;

use bastide_bots::BotName;
use bastide_fair_draws::{Bytes, Key};
use bastide_game::{Actor, Seat, Turn};
use bastide_store::{Entry, Game, Outcome};

use crate::app::App;
use crate::bots;
use crate::catalog::{AnyTable, CatalogEntry};
use crate::clock;
use crate::draws;
use crate::error::Error;
use crate::feed::Change;
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
}

impl LoadedGame {
    /// Reads a game and plays its entries, those that were played lately left out.
    pub(crate) async fn load(app: &App, id: &str) -> Result<LoadedGame, Error> {
        let game = app.store.game(id).await?.ok_or(Error::NotFound)?;
        let Some(known) = app.recent.get(id) else {
            let playing = LoadedGame::replay(game, app.store.read(id, 0).await?)?;
            app.recent.keep(&playing);
            return Ok(playing);
        };
        let fresh = app.store.read(id, known.seq()).await?;
        let mut playing = LoadedGame { game, ..LoadedGame::clone(&known) };
        if !fresh.is_empty() {
            playing.go_on(fresh)?;
            app.recent.keep(&playing);
        }
        Ok(playing)
    }

    /// Plays the entries of a game. They were checked when they were written; if one is refused
    /// now, or a state is not what it was, the rules have drifted.
    pub(crate) fn replay(game: Game, entries: Vec<Entry>) -> Result<LoadedGame, Error> {
        let fails =
            |why: &dyn std::fmt::Display| Error::Internal(format!("game {}: {why}", game.id));
        let catalog = CatalogEntry::named(&game.kind).ok_or_else(|| fails(&"an unknown kind"))?;
        if !catalog.knows_rules(game.rules) {
            return Err(fails(&format!("rules {} are unknown here", game.rules)));
        }
        let table = (catalog.set_up)(&game.setup, game.seats.len(), Some(game.rules))
            .map_err(|error| fails(&error))?;
        let mut playing = LoadedGame { game, entries: Vec::new(), catalog, table };
        playing.go_on(entries)?;
        Ok(playing)
    }

    /// Plays further entries.
    fn go_on(&mut self, entries: Vec<Entry>) -> Result<(), Error> {
        for entry in entries {
            let (id, n) = (&self.game.id, self.entries.len() + 1);
            let drift = |why: &dyn std::fmt::Display| {
                Error::Internal(format!("game {id}, entry {n}: {why}"))
            };
            let actor =
                self.catalog.actor(&entry.actor).ok_or_else(|| drift(&"an unknown actor"))?;
            self.table.play_sentence(actor, &entry.sentence).map_err(|error| drift(&error))?;
            if entry.digest.is_some_and(|digest| digest != self.table.digest() as i64) {
                return Err(drift(&"the state is not what it was"));
            }
            self.entries.push(entry);
        }
        Ok(())
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u32 {
        self.entries.len() as u32
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
    /// name that a computer sat there. A game that is over needs none any more.
    pub(crate) fn bot_before(&self, seat: Seat) -> Option<BotName> {
        let Game { header, kind, seats, .. } = &self.game;
        if header.is_none() || self.table.turn() == Turn::Over {
            return None;
        }
        let seat = seats.get(seat.index()).filter(|seat| seat.bot.is_none())?;
        BotName::among(self.catalog.bots, kind, &seat.name).ok()
    }

    pub(crate) fn check_holds(&self, who: Caller, seat: u8) -> Result<(), Error> {
        if self.holds(who, seat) { Ok(()) } else { Err(Error::NotYourSeat) }
    }

    /// Whether the entry after `seq` is the one that somebody says again.
    fn is_repeated(&self, seq: u32, seat: u8, sentence: &Sentence) -> bool {
        let stored = self.entries.get(seq as usize);
        let same = |entry: &Entry| match sentence {
            Sentence::Say(say) => entry.sentence == *say,
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

    /// Says a sentence without keeping it yet.
    pub(crate) fn say(&mut self, by: Actor, sentence: &str) -> Result<(), Error> {
        let is_undo = sentence.starts_with("undo ");
        if is_undo && self.entries.len() > MAX_ENTRIES {
            return Err(Error::TooMany);
        }
        // As the game itself writes it, so that the log has one name for everything.
        let sentence = self.table.play_sentence(by, sentence)?;
        let due = (self.entries.len() + 1).is_multiple_of(DIGEST_EVERY);
        let digest = due.then(|| self.table.digest() as i64);
        let actor = self.catalog.word(by).to_string();
        self.entries.push(Entry { actor, sentence, at: clock::now(), digest });
        Ok(())
    }

    /// Draws until a player must speak; when the game is over, reveals what was promised.
    fn settle(&mut self) -> Result<(), Error> {
        while self.table.turn() == Turn::Chance {
            let key = self.key()?;
            let k = self.entries.iter().filter(|e| e.actor == self.catalog.word(Actor::Chance));
            let Some(outcome) = self.table.draw(&key, k.count() as u64 + 1) else {
                break;
            };
            self.say(Actor::Chance, &outcome)?;
        }
        if self.table.turn() == Turn::Over && self.game.header.is_none() {
            let reveal = format!("reveal {}", self.game.secret);
            self.say(Actor::Table, &reveal)?;
        }
        Ok(())
    }

    /// The points at the end, if this is the end.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let over = self.table.turn() == Turn::Over;
        over.then(|| Outcome { points: self.table.points(), ended_at: clock::now() })
    }

    /// Appends everything said since entry `last` and tells everybody.
    async fn keep(&self, app: &App, last: u32) -> Result<(), Error> {
        let id = &self.game.id;
        let fresh = &self.entries[last as usize..];
        let outcome = self.outcome();
        app.store.append(id, last, fresh, outcome.as_ref()).await?;
        app.recent.keep(self);
        metrics::counter!("bastide_entries_total").increment(fresh.len() as u64);
        app.feeds.tell(id, Change::Entries(self.seq()));
        if outcome.is_some() {
            tracing::info!(game = id, seq = self.seq(), "a game is over");
            app.feeds.tell(id, Change::Table);
        }
        Ok(())
    }
}

/// What a player says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sentence {
    Say(String),
    Undo,
}

/// Whether something was said now, or had been before, and the game after it.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    Now(Box<LoadedGame>),
    Before(Box<LoadedGame>),
}

/// A browser speaks for a seat, right after entry `seq`.
pub(crate) async fn submit(
    app: &App,
    id: &str,
    who: Caller,
    seat: u8,
    seq: u32,
    sentence: &Sentence,
) -> Result<Said, Error> {
    let mut playing = LoadedGame::load(app, id).await?;
    playing.check_holds(who, seat)?;
    if playing.is_repeated(seq, seat, sentence) {
        return Ok(Said::Before(Box::new(playing)));
    }
    if !playing.game.is_full() {
        return Err(Error::Waiting);
    }
    if playing.seq() != seq {
        return Err(Error::Stale);
    }
    let by = Actor::Seat(Seat(seat));
    match sentence {
        Sentence::Say(say) => playing.say(by, say)?,
        Sentence::Undo => match playing.table.last_undoable() {
            Some((n, speaker)) if speaker == Seat(seat) => playing.say(by, &format!("undo {n}"))?,
            Some(_) => return Err(Error::CannotUndo("that entry is somebody else's")),
            None => return Err(Error::CannotUndo("nothing can be taken back now")),
        },
    }
    playing.settle()?;
    match playing.keep(app, seq).await {
        Ok(()) => {
            bots::wake(app, id);
            Ok(Said::Now(Box::new(playing)))
        }
        // Perhaps it was the same sentence on another socket of the same browser.
        Err(Error::Stale) => {
            let now = LoadedGame::load(app, id).await?;
            let again = now.is_repeated(seq, seat, sentence);
            if again { Ok(Said::Before(Box::new(now))) } else { Err(Error::Stale) }
        }
        Err(error) => Err(error),
    }
}

/// The table or a bot speaks, whenever it is: tried again if somebody else was faster.
pub(crate) async fn submit_retrying(
    app: &App,
    id: &str,
    by: Actor,
    sentence: &str,
) -> Result<(), Error> {
    for _ in 0..TRIES {
        let mut playing = LoadedGame::load(app, id).await?;
        if !playing.game.is_full() {
            return Err(Error::Waiting);
        }
        let last = playing.seq();
        playing.say(by, sentence)?;
        playing.settle()?;
        match playing.keep(app, last).await {
            Err(Error::Stale) => {}
            done => {
                bots::wake(app, id);
                return done;
            }
        }
    }
    Err(Error::Stale)
}

/// A bot speaks right after entry `seq`, or not at all.
pub(crate) async fn submit_after(
    app: &App,
    mut playing: LoadedGame,
    seat: Seat,
    sentence: &str,
) -> Result<(), Error> {
    let last = playing.seq();
    playing.say(Actor::Seat(seat), sentence)?;
    playing.settle()?;
    playing.keep(app, last).await
}

/// Draws what is due, if anything is: at the beginning, and after an import.
pub(crate) async fn begin(app: &App, id: &str) -> Result<(), Error> {
    let playing = LoadedGame::load(app, id).await?;
    if playing.game.is_full() && playing.table.turn() == Turn::Chance {
        match draw(app, playing).await {
            // Somebody else began.
            Ok(()) | Err(Error::Stale) => {}
            Err(error) => return Err(error),
        }
    }
    bots::wake(app, id);
    Ok(())
}

/// Draws what is due and keeps it.
pub(crate) async fn draw(app: &App, mut playing: LoadedGame) -> Result<(), Error> {
    let last = playing.seq();
    playing.settle()?;
    playing.keep(app, last).await
}
