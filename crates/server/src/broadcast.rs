//! What everybody at a table is told of new entries: worked out once, as what changed since the entries before.
//!
//! Where nothing is secret the view, the events and the log are the same for everybody; only the options of a question,
//! and who may take something back, are not. Where something is, each who sits there is told apart.
//! docs/decisions/0018-updates-are-patches.md says why.

use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use bastide_game::{Seat, Turn};
use bastide_protocol::{Scene, SceneTexts, SceneView, patch};
use bastide_store::Hash;

use crate::play::LoadedGame;
use crate::show;
use crate::token::Caller;

/// What is told of new entries, to clients that were told everything up to the entry before them.
#[derive(Debug)]
pub(crate) struct Broadcast {
    /// The last entry that must be known.
    pub(crate) after: u32,
    /// The last entry that is told.
    pub(crate) seq: u32,
    /// For those who sit there; nothing for whom a patch cannot be made.
    seated: Vec<(Hash, Option<Utf8Bytes>)>,
    /// For everybody else.
    others: Option<Utf8Bytes>,
}

impl Broadcast {
    /// What a browser is told; nothing if it must be told everything.
    pub(crate) fn to(&self, who: Caller) -> Option<Utf8Bytes> {
        let seated = self.seated.iter().find(|(token, _)| Some(*token) == who.0);
        seated.map_or(&self.others, |(_, text)| text).clone()
    }
}

/// The views that were told last.
#[derive(Debug, Default)]
pub(crate) struct SentViews(Mutex<Views>);

#[derive(Debug, Default)]
struct Views {
    /// After which entry.
    seq: u32,
    /// By the seats through whose eyes they are seen; where nothing is secret, one for all.
    views: Vec<(Vec<Seat>, SceneView)>,
}

impl Views {
    fn of(&self, mine: &[Seat]) -> Option<&SceneView> {
        let found = self.views.iter().find(|(seats, _)| seats == mine);
        found.map(|(_, view)| view)
    }
}

impl SentViews {
    fn lock(&self) -> MutexGuard<'_, Views> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of what a browser was told as a whole, so that the next entries can be told as what changed.
    pub(crate) fn note(&self, playing: &LoadedGame, who: Caller, scene: &Scene) {
        let mine = if playing.table.has_secrets() { playing.mine(who) } else { Vec::new() };
        let mut told = self.lock();
        if told.seq > playing.seq() {
            return;
        }
        if told.seq < playing.seq() {
            *told = Views { seq: playing.seq(), views: Vec::new() };
        }
        if told.of(&mine).is_none() {
            told.views.push((mine, scene.clone().into()));
        }
    }

    /// What those who are present are told of the entries after one; nothing if nobody knows how it was before.
    pub(crate) fn tell(
        &self,
        playing: &LoadedGame,
        after: u32,
        present: &[Hash],
    ) -> Option<Broadcast> {
        let mut told = self.lock();
        let before = std::mem::take(&mut *told);
        if before.seq != after || before.views.is_empty() {
            return None;
        }
        let made = if playing.table.has_secrets() {
            tell_apart(playing, &before, present)
        } else {
            tell_all(playing, &before, present)
        };
        match made {
            Ok((now, broadcast)) => {
                *told = now;
                Some(broadcast)
            }
            Err(error) => {
                tracing::error!(%error, "a message cannot be written");
                None
            }
        }
    }
}

/// Those who are present and sit at the table, with their seats.
fn seated(playing: &LoadedGame, present: &[Hash]) -> Vec<(Hash, Vec<Seat>)> {
    let seats = present.iter().map(|token| (*token, playing.mine(Caller(Some(*token)))));
    seats.filter(|(_, mine)| !mine.is_empty()).collect()
}

type Made = serde_json::Result<(Views, Broadcast)>;

/// Tells everybody the same, but for the options of the question.
fn tell_all(playing: &LoadedGame, before: &Views, present: &[Hash]) -> Made {
    let (after, seq) = (before.seq, playing.seq());
    let seated = seated(playing, present);
    let asked = match playing.table.turn() {
        Turn::Player(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    };
    // Options are expensive; they are worked out if somebody is there who may choose.
    let answers = |mine: &Vec<Seat>| asked.is_some_and(|asked| mine.contains(&asked));
    let asked: Vec<Seat> =
        asked.into_iter().filter(|_| seated.iter().any(|(_, mine)| answers(mine))).collect();
    let mut scene = show::scene(playing, &asked, Some(after));
    let texts = scene.texts()?;
    let unasked = if asked.is_empty() { texts.prompt.clone() } else { scene.prompt_of_others()? };
    let view = match before.of(&[]) {
        Some(before) => patch(before, &scene)?,
        None => None,
    };
    let common = Common::of(playing, &[], after)?;
    let told = |mine: &[Seat], prompt: &str| {
        let view = view.as_ref()?;
        let undo = show::undo(playing, mine);
        Some(common.message((after, seq), view, prompt, &texts.events, undo))
    };
    let to = |(token, mine): (Hash, Vec<Seat>)| {
        let text = told(&mine, if answers(&mine) { &texts.prompt } else { &unasked });
        (token, text)
    };
    let others = told(&[], &unasked);
    let broadcast = Broadcast { after, seq, seated: seated.into_iter().map(to).collect(), others };
    Ok((Views { seq, views: vec![(Vec::new(), scene.into())] }, broadcast))
}

/// Tells everybody what they may know.
fn tell_apart(playing: &LoadedGame, before: &Views, present: &[Hash]) -> Made {
    let (after, seq) = (before.seq, playing.seq());
    let mut views = Vec::new();
    let mut tell = |mine: Vec<Seat>| -> serde_json::Result<Option<Utf8Bytes>> {
        let scene = show::scene(playing, &mine, Some(after));
        let SceneTexts { prompt, events } = scene.texts()?;
        let changed = match before.of(&mine) {
            Some(before) => patch(before, &scene)?,
            None => None,
        };
        let text = match changed {
            Some(changed) => {
                let common = Common::of(playing, &mine, after)?;
                let undo = show::undo(playing, &mine);
                Some(common.message((after, seq), &changed, &prompt, &events, undo))
            }
            None => None,
        };
        views.push((mine, scene.into()));
        Ok(text)
    };
    let mut to = Vec::new();
    for (token, mine) in seated(playing, present) {
        to.push((token, tell(mine)?));
    }
    let others = tell(Vec::new())?;
    Ok((Views { seq, views }, Broadcast { after, seq, seated: to, others }))
}

/// What does not depend on who is asked.
struct Common {
    entries: String,
    log: String,
}

impl Common {
    fn of(playing: &LoadedGame, mine: &[Seat], after: u32) -> serde_json::Result<Common> {
        let private = if mine.len() == 1 { mine } else { &[] };
        Ok(Common {
            entries: serde_json::to_string(&show::lines(playing, private, after))?,
            log: serde_json::to_string(&show::log(playing, mine, after))?,
        })
    }

    /// A `ServerMessage::Patch`, put together from its parts.
    fn message(
        &self,
        (after, seq): (u32, u32),
        view: &str,
        prompt: &str,
        events: &str,
        undo: Option<u8>,
    ) -> Utf8Bytes {
        let Common { entries, log } = self;
        let undo = undo.map_or_else(|| "null".to_string(), |seat| seat.to_string());
        // Some messages have more than ten thousand characters: allocate once.
        let room = [entries, view, prompt, events, log].map(str::len).iter().sum::<usize>() + 120;
        let mut text = String::with_capacity(room);
        let _ = write!(
            text,
            "{{\"type\":\"patch\",\"after\":{after},\"seq\":{seq},\"entries\":{entries},\"view\":{view},\
             \"prompt\":{prompt},\"events\":{events},\"log\":{log},\"undo\":{undo}}}"
        );
        text.into()
    }
}
