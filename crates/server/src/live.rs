//! A table of any game as it is played here: the game, its story, and what happened lately. Playing a sentence
//! tells what it caused, so nothing is ever played again to find that out.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::str::FromStr;

use bastide_bots::puzzles::Puzzle;
use bastide_bots::search::Limit;
use bastide_bots::{Budget, Strength};
use bastide_fair_draws::Key;
use bastide_game::{Actor, Chronicle, Move, MoveError, Played, Record, Seat, Table, Turn, Viewer};
use bastide_protocol::{
    Aids, Analysis, Audience, Log, PuzzleVerdict, Review, Scene, Told, WireGame,
};

use crate::draws;
use crate::mind::Mind;
use crate::teacher::Explains;

/// The events of so many entries are kept; whoever missed more is shown the game without them.
const RECENT: usize = 64;

/// Something that chance may say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Possible {
    /// The sentence.
    pub sentence: String,
    /// How often it may come.
    pub weight: u32,
    /// The kind of the tile, if it is one.
    pub tile: Option<String>,
}

/// A table of any game.
pub trait DynTable: Debug + Send + Sync {
    /// The same table once more.
    fn copy(&self) -> Box<dyn DynTable>;
    /// Who must speak next.
    fn turn(&self) -> Turn;
    /// Plays a sentence; it is returned as the game itself writes it.
    fn play_sentence(&mut self, by: Actor, sentence: &str) -> Result<String, MoveError>;
    /// Draws outcome `k` and plays it, if chance must speak; the sentence for it.
    fn deal(&mut self, key: &Key, k: u64) -> Result<Option<String>, MoveError>;
    /// Brings the story up to date, after entries were played of which some took others back.
    fn catch_up(&mut self);
    /// Writes the record that was played the way the game itself writes it.
    fn rewrite(&self, record: &mut Record);
    /// The entry that may be taken back, and who may.
    fn last_undoable(&self) -> Option<(usize, Seat)>;
    /// A number that differs when the state differs.
    fn digest(&self) -> u64;
    /// The points of all seats.
    fn points(&self) -> Vec<i32>;
    /// What is played with, in the canonical order.
    fn with(&self) -> String;
    /// The version of the rules for a new game with the same setup.
    fn rules(&self) -> u32;
    /// The first thing that may be said, if a player must speak.
    fn anything(&self) -> Option<String>;
    /// All that chance may say, if it must speak.
    fn possible(&self) -> Vec<Possible>;
    /// What a bot says for a seat. It is shown no more than its seat may know. For a name that the game does not
    /// have the greedy bot answers.
    fn think(&self, bot: &str, seat: Seat, mind: &mut Mind, budget: &Budget) -> String;
    /// The game now, for a browser, with what happened after an entry; without that if something was taken
    /// back since.
    fn scene(&self, aids: Aids, to: Audience<'_>, since: Option<u32>) -> Scene;
    /// What changed in the log after an entry.
    fn log(&self, to: Audience<'_>, since: u32) -> Log;
    /// Whether some see what others do not.
    fn has_secrets(&self) -> bool;
    /// An entry as a browser that holds the seats `mine` may read it now.
    fn redacted_text(&self, by: Actor, sentence: &str, mine: &[Seat]) -> String;
    /// Whether people may play lines from positions of the game.
    fn is_studied(&self) -> bool;
    /// The best turns for the seat that must answer, as far as it may know; nothing if nobody must.
    /// `played` are the sentences of what it answered really, if that shall be judged too.
    fn analyse(&self, played: &[String], limit: Limit, budget: &Budget) -> Option<Analysis>;
    /// What a turn is worth as the answer to the puzzle that is asked here; nothing if there is no teacher or it is no
    /// turn.
    fn judge(&self, puzzle: &Puzzle, line: &[String], budget: &Budget) -> Option<PuzzleVerdict>;
    /// The whole game looked back at; nothing if the budget was spent before the end. `progress` is told how many
    /// moves are done, and of how many.
    fn review(
        &self,
        limit: Limit,
        budget: &Budget,
        progress: &mut dyn FnMut(u32, u32),
    ) -> Option<Review>;
}

impl Clone for Box<dyn DynTable> {
    fn clone(&self) -> Box<dyn DynTable> {
        self.copy()
    }
}

/// See [`DynTable`].
#[derive(Clone, Debug)]
pub(crate) struct LiveTable<G: WireGame> {
    table: Table<G>,
    chronicle: Chronicle<G>,
    /// What the last entries caused, by their numbers.
    recent: VecDeque<(u32, Vec<G::Event>)>,
    /// Entries that took something back, with the last entry that counted after each.
    undone: Vec<(u32, u32)>,
    /// Whether something was taken back since the story was told: it is told anew, once, when everything was played.
    stale: bool,
}

impl<G: WireGame> LiveTable<G> {
    pub(crate) fn new(table: Table<G>) -> LiveTable<G> {
        let chronicle = Chronicle::of(&table);
        LiveTable { table, chronicle, recent: VecDeque::new(), undone: Vec::new(), stale: false }
    }

    fn told(&self) -> Told<'_, G> {
        Told { table: &self.table, chronicle: &self.chronicle }
    }

    /// Takes note of what an entry did.
    fn follow(&mut self, by: Actor, played: Played<G>) -> String {
        let entry = self.table.entry_count();
        match &played.what {
            Some(_) if self.stale => {}
            Some(m) => self.chronicle.follow(entry, by, m, &played.events),
            None if by != Actor::Table => {
                self.stale = true;
                let counts = self.table.moves().last().map_or(0, |(entry, ..)| entry as u32);
                self.undone.push((entry as u32, counts));
            }
            None => {}
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back((entry as u32, played.events));
        played.sentence
    }

    /// What happened after an entry, if all of it is known and counts.
    fn events_since(&self, since: u32) -> Option<Vec<G::Event>> {
        let known = self.recent.front().is_some_and(|(first, _)| *first <= since + 1);
        let undone = self.undone.iter().any(|(entry, _)| *entry > since);
        let missed = self.table.entry_count() as u32 > since;
        if (missed && !known) || undone {
            return None;
        }
        let after = self.recent.iter().filter(|(entry, _)| *entry > since);
        Some(after.flat_map(|(_, events)| events.iter().cloned()).collect())
    }
}

impl<G> DynTable for LiveTable<G>
where
    G: Explains + Debug + Send + Sync + 'static,
    G::Setup: Debug + Send + Sync,
    G::Action: Send + Sync,
    G::Outcome: Send + Sync,
    G::Event: Send + Sync,
    G::Reason: Send + Sync,
    G::Account: Send + Sync,
    G::Bonus: Send + Sync,
    G::Annals: Send + Sync,
{
    fn copy(&self) -> Box<dyn DynTable> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn play_sentence(&mut self, by: Actor, sentence: &str) -> Result<String, MoveError> {
        let played = self.table.play_sentence(by, sentence)?;
        Ok(self.follow(by, played))
    }

    fn deal(&mut self, key: &Key, k: u64) -> Result<Option<String>, MoveError> {
        let Some(outcome) = draws::outcome(self.table.game(), key, k) else {
            return Ok(None);
        };
        let played = self.table.deal(outcome)?;
        Ok(Some(self.follow(Actor::Chance, played)))
    }

    fn catch_up(&mut self) {
        if std::mem::take(&mut self.stale) {
            self.chronicle = Chronicle::of(&self.table);
        }
    }

    fn rewrite(&self, record: &mut Record) {
        self.table.rewrite(record);
    }

    fn last_undoable(&self) -> Option<(usize, Seat)> {
        self.table.last_undoable()
    }

    fn digest(&self) -> u64 {
        self.table.game().digest()
    }

    fn points(&self) -> Vec<i32> {
        let game = self.table.game();
        Seat::all(game.seats()).map(|seat| game.points(seat)).collect()
    }

    fn with(&self) -> String {
        G::with(self.table.setup())
    }

    fn rules(&self) -> u32 {
        G::rules(self.table.setup())
    }

    fn anything(&self) -> Option<String> {
        let mut actions = Vec::new();
        self.table.game().actions(&mut actions);
        actions.first().map(ToString::to_string)
    }

    fn possible(&self) -> Vec<Possible> {
        let mut outcomes = Vec::new();
        if self.table.turn() == Turn::Chance {
            self.table.game().outcomes(&mut outcomes);
        }
        let possible = |(outcome, weight): (G::Outcome, u32)| Possible {
            sentence: outcome.to_string(),
            weight,
            tile: G::tile(&outcome),
        };
        outcomes.into_iter().map(possible).collect()
    }

    fn think(&self, bot: &str, seat: Seat, mind: &mut Mind, budget: &Budget) -> String {
        let strength = bot.parse().unwrap_or(Strength::Greedy);
        let player = mind.player(bot, |seed| G::player(strength, seed));
        self.table.game().ask(player, seat, budget).to_string()
    }

    fn scene(&self, aids: Aids, to: Audience<'_>, since: Option<u32>) -> Scene {
        let events = since.and_then(|since| self.events_since(since)).unwrap_or_default();
        G::scene(self.told(), aids, to, &events)
    }

    fn log(&self, to: Audience<'_>, since: u32) -> Log {
        let undone = self.undone.iter().filter(|(entry, _)| *entry > since);
        // The row of the last entry that counts had more in it before.
        let unchanged = undone.map(|(_, counts)| counts.saturating_sub(1)).min();
        G::log(self.told(), to, unchanged.unwrap_or(since).min(since))
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn redacted_text(&self, by: Actor, sentence: &str, mine: &[Seat]) -> String {
        let (turn, m) = match by {
            Actor::Seat(seat) => {
                (Turn::Player(seat), G::Action::from_str(sentence).map(Move::Choose))
            }
            Actor::Chance => (Turn::Chance, G::Outcome::from_str(sentence).map(Move::Deal)),
            Actor::Table => return sentence.to_string(),
        };
        // What the table says itself, and what was taken back, has no secrets.
        let (Ok(m), true) = (m, self.table.turn() != Turn::Over) else {
            return sentence.to_string();
        };
        let to = |viewer| G::redacted_text(turn, &m, viewer);
        let known = mine.iter().map(|seat| to(Viewer::Seat(*seat)));
        let known = known.into_iter().find(|text| text == sentence);
        known.unwrap_or_else(|| to(Viewer::Spectator))
    }

    fn is_studied(&self) -> bool {
        G::STUDIED
    }

    fn analyse(&self, played: &[String], limit: Limit, budget: &Budget) -> Option<Analysis> {
        (G::LESSONS.analyse)(&self.table, played, limit, budget)
    }

    fn judge(&self, puzzle: &Puzzle, line: &[String], budget: &Budget) -> Option<PuzzleVerdict> {
        (G::LESSONS.judge)(&self.table, puzzle, line, budget)
    }

    fn review(
        &self,
        limit: Limit,
        budget: &Budget,
        progress: &mut dyn FnMut(u32, u32),
    ) -> Option<Review> {
        (G::LESSONS.review)(&self.table, limit, budget, progress)
    }
}
