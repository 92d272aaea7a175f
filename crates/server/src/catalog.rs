//! The games that can be played here. Everything else in this crate knows a game only by this seam: an
//! [`CatalogEntry`] says what there is, a [`DynTable`] is one table of it.

use std::fmt::Debug;
use std::str::FromStr;

use bastide_bots::{BotName, HasBots};
use bastide_carcassonne::State as Carcassonne;
use bastide_cardcassonne::State as Cardcassonne;
use bastide_castle::State as Castle;
use bastide_fair_draws::Key;
use bastide_game::{
    Actor, Move, MoveError, Record, ReplayError, Seat, SetupError, Table, Turn, Viewer,
};
use bastide_protocol::{Aids, Audience, Chronicle, Draws, GameInfo, Scene, WireGame};

use crate::draws::{self, Unverifiable, Verified};

/// The games, in the order in which they are offered.
static GAMES: [CatalogEntry; 3] =
    [entry::<Carcassonne>(), entry::<Castle>(), entry::<Cardcassonne>()];

/// A table of any game, owned.
pub(crate) type AnyTable = Box<dyn DynTable>;

/// A game that is offered.
#[derive(Debug)]
pub(crate) struct CatalogEntry {
    pub(crate) name: &'static str,
    /// The oldest and the newest version of its rules.
    rules: (u32, u32),
    /// The words for the seats, in the order of play.
    pub(crate) seats: &'static [&'static str],
    /// The bots that play it, the weakest first.
    pub(crate) bots: &'static [BotName],
    /// The fewest and the most players.
    pub(crate) players: fn() -> (u8, u8),
    elements: fn() -> Vec<&'static str>,
    /// A table before its first entry, by a version of the rules or by today's.
    pub(crate) set_up: fn(&str, usize, Option<u32>) -> Result<AnyTable, SetupError>,
    /// A table as a record tells it.
    pub(crate) read: fn(&Record) -> Result<AnyTable, ReplayError>,
    /// The draws of a record.
    pub(crate) draws: fn(&Record) -> Result<Draws, ReplayError>,
    verify: fn(&Record) -> Result<Verified, Unverifiable>,
}

const fn entry<G: WireGame + HasBots + 'static>() -> CatalogEntry
where
    Table<G>: DynTable,
{
    CatalogEntry {
        name: G::NAME,
        rules: (G::OLDEST_RULES, G::RULES),
        seats: G::SEATS,
        bots: G::BOTS,
        players: G::players,
        elements: G::elements,
        set_up: |with, seats, rules| {
            let setup = G::setup(with, seats)?;
            let mut start = G::new(&setup);
            start.set_rules(rules.unwrap_or(G::RULES));
            Ok(Box::new(Table::starting_at(setup, start)))
        },
        read: |record| Ok(Box::new(Table::<G>::from_record(record, usize::MAX)?)),
        draws: draws::draws::<G>,
        verify: draws::verify::<G>,
    }
}

impl CatalogEntry {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = &'static CatalogEntry> {
        GAMES.iter()
    }

    /// The game with a name.
    pub(crate) fn named(name: &str) -> Option<&'static CatalogEntry> {
        GAMES.iter().find(|entry| entry.name == name)
    }

    /// Whether games by a version of the rules can be played here.
    pub(crate) fn knows_rules(&self, rules: u32) -> bool {
        (self.rules.0..=self.rules.1).contains(&rules)
    }

    /// What browsers are told of it.
    pub(crate) fn info(&self) -> GameInfo {
        let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect();
        let (least, most) = (self.players)();
        GameInfo {
            name: self.name.to_string(),
            seats: words(self.seats),
            least,
            most,
            bots: self.bots.iter().map(|bot| bot.word().to_string()).collect(),
            elements: words(&(self.elements)()),
        }
    }

    /// The word for an actor.
    pub(crate) fn word(&self, actor: Actor) -> &'static str {
        match actor {
            Actor::Seat(seat) => self.seats.get(seat.index()).copied().unwrap_or("?"),
            Actor::Chance => "chance",
            Actor::Table => "table",
        }
    }

    /// The actor a word stands for.
    pub(crate) fn actor(&self, word: &str) -> Option<Actor> {
        match word {
            "chance" => Some(Actor::Chance),
            "table" => Some(Actor::Table),
            seat => {
                let found = self.seats.iter().position(|s| *s == seat)?;
                Some(Actor::Seat(Seat(found as u8)))
            }
        }
    }
}

/// The games by their names, for messages.
pub(crate) fn names() -> String {
    GAMES.iter().map(|catalog| format!("`{}`", catalog.name)).collect::<Vec<_>>().join(", ")
}

/// Draws everything in a record again and compares.
pub fn verify(record: &Record) -> Result<Verified, Unverifiable> {
    let catalog = CatalogEntry::named(&record.game);
    let catalog = catalog.ok_or_else(|| ReplayError::of_another_game(record))?;
    (catalog.verify)(record)
}

/// A table of any game.
pub trait DynTable: Debug + Send + Sync {
    /// The same table once more.
    fn copy(&self) -> Box<dyn DynTable>;
    /// Who must speak next.
    fn turn(&self) -> Turn;
    /// Somebody says a sentence; it is returned as the game itself writes it.
    fn play_sentence(&mut self, by: Actor, sentence: &str) -> Result<String, MoveError>;
    /// Writes the record that was played the way the game itself writes it.
    fn rewrite(&self, record: &mut Record);
    /// The entry that may be taken back, and who may.
    fn last_undoable(&self) -> Option<(usize, Seat)>;
    /// A number that differs when what is publicly known differs.
    fn digest(&self) -> u64;
    /// The points of all seats.
    fn points(&self) -> Vec<i32>;
    /// What is played with, in the canonical order.
    fn with(&self) -> String;
    /// The version of the rules for a new game with the same setup.
    fn rules(&self) -> u32;
    /// What outcome `k` is, if chance must speak.
    fn draw(&self, key: &Key, k: u64) -> Option<String>;
    /// The first thing that may be said, if a player must speak.
    fn anything(&self) -> Option<String>;
    /// What a bot says for a seat. It is shown no more than its seat may know.
    fn think(&self, bot: BotName, seat: Seat, seed: u64) -> String;
    /// The game now, for a browser, with what happened after an entry.
    fn scene(&self, aids: Aids, to: Audience<'_>, since: Option<u32>) -> Scene;
    /// Plays the game once more and listens.
    fn chronicle(&self) -> Chronicle;
    /// An entry as a browser that holds the seats `mine` may read it now.
    fn redacted_text(&self, by: Actor, say: &str, mine: &[Seat]) -> String;
}

impl Clone for Box<dyn DynTable> {
    fn clone(&self) -> Box<dyn DynTable> {
        self.copy()
    }
}

impl<G> DynTable for Table<G>
where
    G: WireGame + HasBots + Debug + Send + Sync + 'static,
    G::Setup: Debug + Send + Sync,
    G::Action: Send + Sync,
    G::Outcome: Send + Sync,
{
    fn copy(&self) -> Box<dyn DynTable> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        Table::turn(self)
    }

    fn play_sentence(&mut self, by: Actor, sentence: &str) -> Result<String, MoveError> {
        Table::play_sentence(self, by, sentence)?;
        let is_move = by != Actor::Table && !sentence.starts_with("undo ");
        Ok(match self.moves().last() {
            Some((_, Move::Choose(action))) if is_move => action.to_string(),
            Some((_, Move::Deal(outcome))) if is_move => outcome.to_string(),
            Some(_) | None => sentence.to_string(),
        })
    }

    fn rewrite(&self, record: &mut Record) {
        Table::rewrite(self, record);
    }

    fn last_undoable(&self) -> Option<(usize, Seat)> {
        Table::last_undoable(self)
    }

    fn digest(&self) -> u64 {
        self.game().digest()
    }

    fn points(&self) -> Vec<i32> {
        Seat::all(self.game().seats()).map(|seat| self.game().points(seat)).collect()
    }

    fn with(&self) -> String {
        G::with(self.setup())
    }

    fn rules(&self) -> u32 {
        G::rules(self.setup())
    }

    fn draw(&self, key: &Key, k: u64) -> Option<String> {
        draws::outcome(self.game(), key, k).map(|outcome| outcome.to_string())
    }

    fn anything(&self) -> Option<String> {
        let mut actions = Vec::new();
        self.game().actions(&mut actions);
        actions.first().map(ToString::to_string)
    }

    fn think(&self, bot: BotName, seat: Seat, seed: u64) -> String {
        self.game().ask(&mut G::player(bot, seed), seat).to_string()
    }

    fn scene(&self, aids: Aids, to: Audience<'_>, since: Option<u32>) -> Scene {
        let mut events = Vec::new();
        if let Some(since) = since {
            let mut game = self.start().clone();
            for (n, m) in self.moves() {
                if n <= since as usize {
                    game.play(m, &mut ());
                } else {
                    game.play(m, &mut events);
                }
            }
        }
        G::scene(self, aids, to, &events)
    }

    fn chronicle(&self) -> Chronicle {
        G::chronicle(self)
    }

    fn redacted_text(&self, by: Actor, say: &str, mine: &[Seat]) -> String {
        let (turn, m) = match by {
            Actor::Seat(seat) => (Turn::Player(seat), G::Action::from_str(say).map(Move::Choose)),
            Actor::Chance => (Turn::Chance, G::Outcome::from_str(say).map(Move::Deal)),
            Actor::Table => return say.to_string(),
        };
        // What the table says itself, and what was taken back, has no secrets.
        let (Ok(m), true) = (m, Table::turn(self) != Turn::Over) else {
            return say.to_string();
        };
        let to = |viewer| G::redacted_text(turn, &m, viewer);
        let known = mine.iter().map(|seat| to(Viewer::Seat(*seat))).find(|told| told == say);
        known.unwrap_or_else(|| to(Viewer::Spectator))
    }
}
