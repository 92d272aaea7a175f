//! The games that can be played here. Everything else in this crate knows a game only by this seam: a
//! [`CatalogEntry`] says what there is, a [`DynTable`] is one table of it.

use bastide_bots::Strength;
use bastide_carcassonne::State as Carcassonne;
use bastide_cardcassonne::State as Cardcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Actor, Record, ReplayError, Seat, SetupError, Table};
use bastide_protocol::{Contents, Draws, GameInfo, WireGame};

use crate::draws::{self, Unverifiable, Verified};
use crate::live::{DynTable, LiveTable};

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
    /// The fewest and the most players.
    pub(crate) players: fn() -> (u8, u8),
    contents: fn() -> Contents,
    /// A table before its first entry, by a version of the rules or by today's.
    pub(crate) set_up: fn(&str, usize, Option<u32>) -> Result<AnyTable, SetupError>,
    /// A table before the first entry of a record.
    pub(crate) open: fn(&Record) -> Result<AnyTable, ReplayError>,
    /// A table as a record tells it.
    pub(crate) read: fn(&Record) -> Result<AnyTable, ReplayError>,
    /// The draws of a record.
    pub(crate) draws: fn(&Record) -> Result<Draws, ReplayError>,
    verify: fn(&Record) -> Result<Verified, Unverifiable>,
}

const fn entry<G: WireGame + 'static>() -> CatalogEntry
where
    LiveTable<G>: DynTable,
{
    CatalogEntry {
        name: G::NAME,
        rules: (G::OLDEST_RULES, G::RULES),
        seats: G::SEATS,
        players: G::players,
        contents: G::contents,
        set_up: |with, seats, rules| {
            let setup = G::setup(with, seats)?;
            let mut start = G::new(&setup);
            start.set_rules(rules.unwrap_or(G::RULES));
            Ok(live(Table::starting_at(setup, start)))
        },
        open: |record| Ok(live(Table::<G>::before_record(record)?)),
        read: |record| Ok(live(Table::<G>::from_record(record, usize::MAX)?)),
        draws: draws::draws::<G>,
        verify: draws::verify::<G>,
    }
}

fn live<G: WireGame>(table: Table<G>) -> AnyTable
where
    LiveTable<G>: DynTable + 'static,
{
    Box::new(LiveTable::new(table))
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
        let (min_players, max_players) = (self.players)();
        GameInfo {
            name: self.name.to_string(),
            seats: words(self.seats),
            min_players,
            max_players,
            bots: Strength::NAMED.map(|bot| bot.to_string()).to_vec(),
            contents: (self.contents)(),
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

#[cfg(test)]
mod tests {
    use bastide_protocol::carcassonne::BoxName;
    use bastide_protocol::{BotKind, GameName, NewTable, SeatWord};
    use serde::de::DeserializeOwned;
    use utoipa::PartialSchema;

    use super::*;

    fn is_a<T: DeserializeOwned>(word: &str) -> bool {
        serde_json::from_value::<T>(word.into()).is_ok()
    }

    #[test]
    fn the_document_names_how_many_can_play() {
        let players = || CatalogEntry::all().map(|entry| (entry.players)());
        let min = players().map(|(min, _)| min).min();
        let max = players().map(|(_, max)| max).max();
        let schema = serde_json::to_value(NewTable::schema()).expect("a schema");
        let seats = &schema["properties"]["seats"];
        assert_eq!((&seats["minItems"], &seats["maxItems"]), (&min.into(), &max.into()));
    }

    #[test]
    fn clients_are_told_of_every_word() {
        for info in CatalogEntry::all().map(CatalogEntry::info) {
            assert!(is_a::<GameName>(&info.name), "{}", info.name);
            for seat in &info.seats {
                assert!(is_a::<SeatWord>(seat), "{seat}");
            }
            for bot in &info.bots {
                assert!(is_a::<BotKind>(bot), "{bot}");
            }
            for box_ in &info.contents.boxes {
                assert!(is_a::<BoxName>(&box_.name), "{}", box_.name);
            }
        }
    }
}
