//! A game that is being played by its record: sentences in, a state out.

use std::str::FromStr;

use crate::error::{HeaderError, MoveError, ReplayError};
use crate::record::{Actor, Record};
use crate::rules::{Game, Illegal, Log, Move, ParseSentence, SetupError, check_move};
use crate::seat::{Seat, Turn};

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It was played to the end.
    Played,
    /// Somebody gave up.
    Resigned(Seat),
    /// Somebody ran out of time.
    Timeout(Seat),
}

/// A move that counts.
#[derive(Clone, Debug)]
struct Counted<G: Game> {
    /// The number of its entry.
    entry: usize,
    what: Move<G::Action, G::Outcome>,
    by: Actor,
    /// Whether it uncovered something hidden, and is for good.
    revealing: bool,
}

/// A game and the entries that led to it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    start: G,
    game: G,
    moves: Vec<Counted<G>>,
    entry_count: usize,
    broken_off: Option<End>,
    /// Filled again and again with what is possible.
    offered: Offered<G>,
}

/// What is possible, listed.
#[derive(Clone, Debug)]
struct Offered<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Outcome, u32)>,
}

impl<G: Game> Table<G> {
    /// A game before its first entry.
    pub fn new(setup: G::Setup) -> Table<G> {
        let start = G::new(&setup);
        Table::starting_at(setup, start)
    }

    /// A game that begins with a position instead of its setup.
    pub fn starting_at(setup: G::Setup, start: G) -> Table<G> {
        let game = start.clone();
        let offered = Offered { actions: Vec::new(), outcomes: Vec::new() };
        Table { setup, start, game, moves: Vec::new(), entry_count: 0, broken_off: None, offered }
    }

    /// Plays the first `to` entries of a record.
    pub fn from_record(record: &Record, to: usize) -> Result<Table<G>, ReplayError> {
        let mut table = Table::before(record)?;
        table.play_on(record, to)?;
        Ok(table)
    }

    /// The game of a record before its first entry, by the rules of the record.
    pub fn before(record: &Record) -> Result<Table<G>, ReplayError> {
        let setup = setup_of::<G>(record)?;
        let start = G::new(&setup);
        Table::from_position(record, setup, start)
    }

    /// The game of a record that began with a position, before its first entry.
    pub fn from_position(
        record: &Record,
        setup: G::Setup,
        mut start: G,
    ) -> Result<Table<G>, ReplayError> {
        check_rules::<G>(record)?;
        start.set_rules(record.rules);
        Ok(Table::starting_at(setup, start))
    }

    /// Plays the entries of a record that were not played yet, up to the one with number `to`.
    pub fn play_on(&mut self, record: &Record, to: usize) -> Result<(), ReplayError> {
        for (n, entry) in record.entries.iter().enumerate().take(to).skip(self.entry_count) {
            self.play_sentence(entry.actor, &entry.sentence).map_err(|why| ReplayError::Entry {
                entry: n + 1,
                place: entry.place,
                why,
            })?;
        }
        Ok(())
    }

    /// Writes the record that was played the way the game itself writes it: what it is played with in its own
    /// order, every move that counts by its one name.
    pub fn rewrite(&self, record: &mut Record) {
        record.with = G::with(&self.setup);
        for (entry, what) in self.moves() {
            if let Some(entry) = record.entries.get_mut(entry - 1) {
                entry.sentence = match what {
                    Move::Choose(action) => action.to_string(),
                    Move::Deal(outcome) => outcome.to_string(),
                };
            }
        }
    }

    /// How many entries were said, those taken back included.
    pub fn entry_count(&self) -> usize {
        self.entry_count
    }

    /// The state before the first entry.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was chosen before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The moves that count, without those that were taken back, by their entries' numbers.
    pub fn moves(&self) -> impl Iterator<Item = (usize, Move<G::Action, G::Outcome>)> {
        self.moves.iter().map(|counted| (counted.entry, counted.what))
    }

    /// Who must speak next.
    pub fn turn(&self) -> Turn {
        if self.broken_off.is_some() { Turn::Over } else { self.game.turn() }
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        let played = (self.game.turn() == Turn::Over).then_some(End::Played);
        self.broken_off.or(played)
    }

    /// The winners of a game that is over: its leaders, without whoever broke it off.
    pub fn winners(&self) -> Vec<Seat> {
        let out = match self.end() {
            None => return Vec::new(),
            Some(End::Played) => None,
            Some(End::Resigned(seat) | End::Timeout(seat)) => Some(seat),
        };
        self.game.leaders_among(|seat| Some(seat) != out)
    }

    /// Somebody says a sentence; it becomes the next entry if it may.
    pub fn play_sentence(&mut self, actor: Actor, sentence: &str) -> Result<(), MoveError> {
        self.play_sentence_with(actor, sentence, &mut ())
    }

    /// As [`Table::play_sentence`], and `log` hears what happened.
    pub fn play_sentence_with(
        &mut self,
        actor: Actor,
        sentence: &str,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), MoveError> {
        let illegal = |why| MoveError::Illegal { sentence: sentence.to_string(), why };
        let (by, m) = match actor {
            Actor::Table => return self.keep(sentence),
            Actor::Seat(seat) => {
                if let Some(number) = sentence.strip_prefix("undo ") {
                    return self.undo(seat, sentence, number);
                }
                (Turn::Player(seat), Move::Choose(G::Action::from_str(sentence)?))
            }
            Actor::Chance => (Turn::Chance, Move::Deal(G::Outcome::from_str(sentence)?)),
        };
        if self.broken_off.is_some() {
            return Err(illegal(Illegal::Over));
        }
        let m = self.check(by, m).map_err(illegal)?;
        let revealing = self.game.reveals_hidden(&m);
        self.game.play(m, log);
        self.entry_count += 1;
        self.moves.push(Counted { entry: self.entry_count, what: m, by: actor, revealing });
        Ok(())
    }

    /// The move as the game writes it, if it is possible now.
    fn check(
        &mut self,
        by: Turn,
        m: Move<G::Action, G::Outcome>,
    ) -> Result<Move<G::Action, G::Outcome>, Illegal> {
        let Offered { actions, outcomes } = &mut self.offered;
        check_move(&self.game, by, m, actions, outcomes)
    }

    fn keep(&mut self, sentence: &str) -> Result<(), MoveError> {
        let word = |word: &str| G::SEATS.iter().position(|s| *s == word);
        let seat = |name: &str| match word(name) {
            Some(n) if n < self.game.seats() => Ok(Seat(n as u8)),
            Some(_) | None => Err(ParseSentence::new(sentence, "nobody of that name sits here")),
        };
        let end = match sentence.split_once(' ') {
            Some(("resigned", name)) => Some(End::Resigned(seat(name)?)),
            Some(("timeout", name)) => Some(End::Timeout(seat(name)?)),
            Some(("reveal", hex)) if hex.bytes().all(|b| b.is_ascii_hexdigit()) => None,
            Some(_) | None => {
                return Err(ParseSentence::new(
                    sentence,
                    "the table says `resigned SEAT`, `timeout SEAT` or `reveal HEX`",
                )
                .into());
            }
        };
        if end.is_some() && self.turn() == Turn::Over {
            return Err(MoveError::Illegal { sentence: sentence.to_string(), why: Illegal::Over });
        }
        self.broken_off = self.broken_off.or(end);
        self.entry_count += 1;
        Ok(())
    }

    /// Entry N and all after it no longer count, if only its speaker has spoken since.
    fn undo(&mut self, seat: Seat, sentence: &str, number: &str) -> Result<(), MoveError> {
        let refuse = |problem| MoveError::Undo { sentence: sentence.to_string(), problem };
        let entry: usize = number
            .parse()
            .map_err(|_| ParseSentence::new(sentence, "undo needs the number of an entry"))?;
        // What the end brought to light, secrets and results, stays known.
        if self.turn() == Turn::Over {
            return Err(refuse("the game is over"));
        }
        let Some(from) = self.moves.iter().position(|counted| counted.entry == entry) else {
            return Err(refuse("that entry does not count, so it cannot be taken back"));
        };
        if self.moves[from].by != Actor::Seat(seat) {
            return Err(refuse("that entry is somebody else's"));
        }
        if self.moves[from..].iter().any(|counted| counted.by != Actor::Seat(seat)) {
            return Err(refuse("a draw or another player's entry lies between"));
        }
        if self.moves[from..].iter().any(|counted| counted.revealing) {
            return Err(refuse("something hidden was uncovered since"));
        }
        self.moves.truncate(from);
        self.game = self.start.clone();
        for counted in &self.moves {
            self.game.play(counted.what, &mut ());
        }
        self.entry_count += 1;
        Ok(())
    }

    /// The entry the seat to move would take back first, if there is one.
    pub fn last_undoable(&self) -> Option<(usize, Seat)> {
        match self.moves.last() {
            Some(Counted { entry, by: Actor::Seat(seat), revealing: false, .. })
                if self.turn() != Turn::Over =>
            {
                Some((*entry, *seat))
            }
            Some(_) | None => None,
        }
    }
}

/// The setup that a record's header describes.
pub fn setup_of<G: Game>(record: &Record) -> Result<G::Setup, ReplayError> {
    if record.game != G::NAME {
        return Err(ReplayError::of_another_game(record));
    }
    let refuse = |place, why| Err(ReplayError::Header { place, why });
    check_rules::<G>(record)?;
    let seats = record.seats.len();
    if seats > G::SEATS.len() || record.seats.iter().zip(G::SEATS).any(|(a, b)| a != b) {
        let right = G::SEATS[..seats.min(G::SEATS.len())].join(" ");
        return refuse(record.header.seats, HeaderError::Seats(right));
    }
    G::setup(&record.with, seats).or_else(|why| {
        let place = match why {
            SetupError::With(_) => record.header.with,
            SetupError::Seats(_) => record.header.seats,
        };
        refuse(place, HeaderError::Setup(why))
    })
}

/// Whether a record was written for rules that can be played here.
fn check_rules<G: Game>(record: &Record) -> Result<(), ReplayError> {
    if (G::OLDEST_RULES..=G::RULES).contains(&record.rules) {
        return Ok(());
    }
    let why = HeaderError::OtherRules { wants: record.rules, have: G::RULES };
    Err(ReplayError::Header { place: record.header.rules, why })
}

/// A record without entries for a new game.
pub fn new_record<G: Game>(setup: &G::Setup) -> Record {
    let seats = G::new(setup).seats();
    Record {
        game: G::NAME.to_string(),
        rules: G::rules(setup),
        with: G::with(setup),
        seats: G::SEATS[..seats].iter().map(|s| s.to_string()).collect(),
        ..Record::default()
    }
}
