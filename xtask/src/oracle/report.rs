//! What came out: the first difference of each game, what was tolerated, and how much was compared.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Serialize, Serializer};

/// A difference that is expected. The list is closed: everything else is a difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Tolerated {
    /// The recorded game refuses a place for a river tile that we offer.
    RiverPlacement,
    /// The abbot may fly there.
    AbbotFlies,
    /// We offer to take back an abbot whose place is finished but pays somebody else.
    AbbotOnFinished,
    /// We ask whether the builder's second part is taken; there it always is.
    SecondPart,
    /// Shared gold is dealt there; here the players choose.
    SharedGold,
    /// A ransom that only one side offers.
    Ransom,
    /// A builder on a finished road that a ferry may open again.
    BuilderAtFerry,
    /// Crop circles and forced removals are recorded where nothing is asked here.
    Forced,
}

impl Tolerated {
    const ALL: [Tolerated; 8] = [
        Tolerated::AbbotFlies,
        Tolerated::SharedGold,
        Tolerated::Ransom,
        Tolerated::BuilderAtFerry,
        Tolerated::RiverPlacement,
        Tolerated::AbbotOnFinished,
        Tolerated::SecondPart,
        Tolerated::Forced,
    ];

    /// Its number in the list of known differences that comes with the corpus.
    fn number(self) -> u8 {
        match self {
            Tolerated::AbbotFlies => 2,
            Tolerated::SharedGold => 3,
            Tolerated::Ransom => 6,
            Tolerated::BuilderAtFerry => 7,
            Tolerated::RiverPlacement => 8,
            Tolerated::AbbotOnFinished => 9,
            Tolerated::SecondPart => 14,
            Tolerated::Forced => 15,
        }
    }

    /// What it is, in a few words.
    fn word(self) -> &'static str {
        match self {
            Tolerated::AbbotFlies => "an abbot that may fly there",
            Tolerated::SharedGold => "gold that players choose here",
            Tolerated::Ransom => "ransoms offered on one side only",
            Tolerated::BuilderAtFerry => "builder where a ferry may open a road again",
            Tolerated::RiverPlacement => "river placements only we offer",
            Tolerated::AbbotOnFinished => "abbot on a finished place may be taken back",
            Tolerated::SecondPart => "second part asked for, always taken",
            Tolerated::Forced => "decisions without a choice, not asked here",
        }
    }
}

/// Where a game of ours went another way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Difference {
    /// The game.
    pub(crate) id: String,
    /// The number of its turn.
    pub(crate) turn: u32,
    /// What differs.
    pub(crate) what: &'static str,
    pub(crate) ours: String,
    pub(crate) theirs: String,
}

/// The result over all games.
#[derive(Default, Debug)]
pub(crate) struct Report {
    /// The first difference of each of the first games that differ.
    first: Vec<Difference>,
    tolerated: BTreeMap<Tolerated, usize>,
    skipped: Vec<(String, String)>,
    differences: usize,
    /// Turns of the games that were not skipped.
    recorded: usize,
    turns: usize,
    games: usize,
}

/// Nobody reads more.
const MAX_SHOWN: usize = 20;

/// The summary as programs read it, the sums last.
#[derive(Serialize)]
struct Summary<'a> {
    first: &'a [Difference],
    /// By the number of what is tolerated.
    #[serde(serialize_with = "as_map")]
    tolerated: Vec<(u8, usize)>,
    /// Turns of which each side was held against the other, to the first difference of a game.
    compared: usize,
    /// Turns of all games that were not skipped.
    recorded: usize,
    skipped: usize,
    differences: usize,
    turns: usize,
    games: usize,
}

/// An object whose keys stay in the order of the list.
fn as_map<S: Serializer>(counts: &[(u8, usize)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().copied())
}

impl Report {
    /// A game has so many turns.
    pub(crate) fn recorded(&mut self, turns: usize) {
        self.recorded += turns;
    }

    /// A turn was compared.
    pub(crate) fn turn(&mut self) {
        self.turns += 1;
    }

    /// A game was compared to its end or to its first difference.
    pub(crate) fn played(&mut self) {
        self.games += 1;
    }

    /// A game was left out.
    pub(crate) fn skip(&mut self, id: &str, reason: &str) {
        self.skipped.push((id.to_string(), reason.to_string()));
    }

    /// Something differs that may.
    pub(crate) fn tolerate(&mut self, what: Tolerated) {
        *self.tolerated.entry(what).or_default() += 1;
    }

    /// A game differs.
    pub(crate) fn differ(&mut self, difference: Difference) {
        self.differences += 1;
        if self.first.len() < MAX_SHOWN {
            self.first.push(difference);
        }
    }

    /// Whether any game differs.
    pub(crate) fn differs(&self) -> bool {
        self.differences > 0
    }

    fn count(&self, what: Tolerated) -> usize {
        self.tolerated.get(&what).copied().unwrap_or(0)
    }

    /// One line of JSON.
    pub(crate) fn json(&self) -> String {
        let summary = Summary {
            first: &self.first,
            tolerated: Tolerated::ALL
                .into_iter()
                .map(|what| (what.number(), self.count(what)))
                .collect(),
            compared: self.turns,
            recorded: self.recorded,
            skipped: self.skipped.len(),
            differences: self.differences,
            turns: self.turns,
            games: self.games,
        };
        serde_json::to_string(&summary).expect("names and numbers are JSON")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (id, reason) in &self.skipped {
            writeln!(f, "skipped {id}: {reason}")?;
        }
        for d in &self.first {
            writeln!(f, "{}, turn {}: {} differ", d.id, d.turn, d.what)?;
            writeln!(f, "  ours:   {}", d.ours)?;
            writeln!(f, "  theirs: {}", d.theirs)?;
        }
        if self.differences > self.first.len() {
            let more = self.differences - self.first.len();
            writeln!(f, "and {more} more games that differ")?;
        }
        for what in Tolerated::ALL {
            let (count, word) = (self.count(what), what.word());
            writeln!(f, "tolerated, no. {}: {word}: {count}", what.number())?;
        }
        writeln!(
            f,
            "{} games, {} of {} turns compared, {} skipped, {} differences",
            self.games,
            self.turns,
            self.recorded,
            self.skipped.len(),
            self.differences
        )
    }
}
