//! A game that is being played by its record: sentences in, a state out.

use crate::error::{HeaderError, MoveError, ReplayError, UndoError};
use crate::position::{self, ParsePosition, PositionError};
use crate::record::{Actor, Record};
use crate::rules::{Game, Illegal, Log, Move, MoveOf, check_move};
use crate::seat::{Seat, Turn};
use crate::sentence::{ParseSentence, SentenceError};

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

/// What playing a sentence did.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The sentence as the game itself writes it.
    pub sentence: String,
    /// The move it stands for; none if the table spoke or something was taken back.
    pub what: Option<MoveOf<G>>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A move that counts.
#[derive(Clone, Debug)]
struct Counted<G: Game> {
    /// The number of its entry.
    entry: usize,
    what: MoveOf<G>,
    by: Actor,
    /// Whether it uncovered something hidden, and is for good.
    revealing: bool,
}

/// A game and the entries that led to it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    start: G,
    /// Events of the starting position, such as a final scoring that takes place at once.
    opening: Vec<G::Event>,
    game: G,
    moves: Vec<Counted<G>>,
    /// How many moves had been made when the last speaker began to speak, and the state then: nothing before that
    /// can be taken back.
    run: (usize, G),
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
        let (game, run) = (start.clone(), (0, start.clone()));
        let offered = Offered { actions: Vec::new(), outcomes: Vec::new() };
        let moves = Vec::new();
        let opening = Vec::new();
        Table { setup, start, opening, game, moves, run, entry_count: 0, broken_off: None, offered }
    }

    /// Plays the first `to` entries of a record.
    pub fn from_record(record: &Record, to: usize) -> Result<Table<G>, ReplayError> {
        let mut table = Table::before_record(record)?;
        table.play_on(record, to)?;
        Ok(table)
    }

    /// The table before the first entry of a record, by the rules of the record: as it is set up, or in the
    /// position that the record begins with.
    pub fn before_record(record: &Record) -> Result<Table<G>, ReplayError> {
        let setup = setup_of::<G>(record)?;
        let mut opening = Vec::new();
        let (setup, mut start) = match position::of_record(record) {
            None => (setup.clone(), G::new(&setup)),
            Some(text) => {
                let refuse = |why| ReplayError::Header { place: record.header.position, why };
                let position = G::read_position(&text);
                let (setup, start) = position.map_err(|e| refuse(HeaderError::Position(e)))?;
                let described = new_record::<G>(&setup);
                if (&described.with, &described.seats) != (&record.with, &record.seats) {
                    return Err(refuse(HeaderError::OtherPosition));
                }
                opening = G::opening_events(&text);
                (setup, start)
            }
        };
        start.set_rules(record.rules);
        Ok(Table { opening, ..Table::starting_at(setup, start) })
    }

    /// A table that begins with a position, and its record. A position that is over at once is refused, so there are no
    /// opening events.
    pub fn from_position(text: &str) -> Result<(Table<G>, Record), ParsePosition> {
        let (setup, start) = G::read_position(text)?;
        let mut record = new_record::<G>(&setup);
        let written = start.write_position(&setup).ok_or_else(|| {
            let line = text.lines().count().max(1);
            ParsePosition { line, why: PositionError::NothingToPlay }
        })?;
        position::into_record(&mut record, &written);
        Ok((Table::starting_at(setup, start), record))
    }

    /// Events of the starting position, such as a final scoring that takes place at once.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Plays the entries of a record that were not played yet, up to the one with number `to`.
    pub fn play_on(&mut self, record: &Record, to: usize) -> Result<(), ReplayError> {
        for (n, entry) in record.entries.iter().enumerate().take(to).skip(self.entry_count) {
            self.submit(entry.actor, &entry.sentence, &mut ())
                .map_err(|why| ReplayError::Entry { entry: n + 1, place: entry.place, why })?;
        }
        Ok(())
    }

    /// Writes the record that was played the way the game itself writes it: what it is played with in its own
    /// order, every move that counts by its one name.
    pub fn rewrite(&self, record: &mut Record) {
        record.with = G::with(&self.setup);
        for (entry, _, what) in self.moves() {
            if let Some(entry) = record.entries.get_mut(entry - 1) {
                entry.sentence = match what {
                    Move::Choose(action) => action.to_string(),
                    Move::Deal(outcome) => outcome.to_string(),
                };
            }
        }
        for entry in &mut record.entries {
            if let (Actor::Seat(_), Some(n)) = (entry.actor, undone(&entry.sentence)) {
                entry.sentence = format!("undo {n}");
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
    pub fn moves(&self) -> impl Iterator<Item = (usize, Actor, MoveOf<G>)> {
        self.moves.iter().map(|counted| (counted.entry, counted.by, counted.what))
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

    /// Plays a sentence, which becomes the next entry if it is possible.
    pub fn play_sentence(&mut self, actor: Actor, sentence: &str) -> Result<Played<G>, MoveError> {
        let mut events = Vec::new();
        let what = self.submit(actor, sentence, &mut events)?;
        let written = match what {
            Some(Move::Choose(action)) => action.to_string(),
            Some(Move::Deal(outcome)) => outcome.to_string(),
            None => undone(sentence).map_or_else(|| sentence.to_string(), |n| format!("undo {n}")),
        };
        Ok(Played { sentence: written, what, events })
    }

    /// Plays what chance dealt, which becomes the next entry if it is possible.
    pub fn deal(&mut self, outcome: G::Outcome) -> Result<Played<G>, MoveError> {
        let mut events = Vec::new();
        let sentence = outcome.to_string();
        let m = self.play_move(Actor::Chance, Move::Deal(outcome), &sentence, &mut events)?;
        Ok(Played { sentence, what: Some(m), events })
    }

    /// Plays a sentence; `log` hears what happened. Returns the move it stands for.
    fn submit(
        &mut self,
        actor: Actor,
        sentence: &str,
        log: &mut impl Log<G::Event>,
    ) -> Result<Option<MoveOf<G>>, MoveError> {
        let m = match actor {
            Actor::Table => return self.announce(sentence).map(|()| None),
            Actor::Seat(seat) => {
                if sentence.starts_with("undo ") {
                    return self.undo(seat, sentence).map(|()| None);
                }
                Move::Choose(self.game().read_action(sentence)?)
            }
            Actor::Chance => Move::Deal(self.game().read_outcome(sentence)?),
        };
        self.play_move(actor, m, sentence, log).map(Some)
    }

    fn play_move(
        &mut self,
        actor: Actor,
        m: MoveOf<G>,
        sentence: &str,
        log: &mut impl Log<G::Event>,
    ) -> Result<MoveOf<G>, MoveError> {
        let illegal = |why| MoveError::Illegal { sentence: sentence.to_string(), why };
        let by = match actor {
            Actor::Seat(seat) => Turn::Player(seat),
            Actor::Chance | Actor::Table => Turn::Chance,
        };
        if self.broken_off.is_some() {
            return Err(illegal(Illegal::Over));
        }
        let m = self.check(by, m).map_err(illegal)?;
        let revealing = self.game.reveals_hidden(&m);
        // Chance takes nothing back, so its draws need no state to go back to.
        if actor != Actor::Chance && self.moves.last().map(|last| last.by) != Some(actor) {
            self.run.0 = self.moves.len();
            self.run.1.clone_from(&self.game);
        }
        self.game.play(m, log);
        self.entry_count += 1;
        self.moves.push(Counted { entry: self.entry_count, what: m, by: actor, revealing });
        Ok(m)
    }

    /// The move as the game writes it, if it is possible now.
    fn check(&mut self, by: Turn, m: MoveOf<G>) -> Result<MoveOf<G>, Illegal> {
        let Offered { actions, outcomes } = &mut self.offered;
        check_move(&self.game, by, m, actions, outcomes)
    }

    /// What the table itself says: who gave up, whose time is over, what was promised.
    fn announce(&mut self, sentence: &str) -> Result<(), MoveError> {
        let word = |word: &str| G::SEATS.iter().position(|s| *s == word);
        let seat = |name: &str| match word(name) {
            Some(n) if n < self.game.seats() => Ok(Seat(n as u8)),
            Some(_) | None => {
                Err(ParseSentence::new(sentence, SentenceError::unknown("seat", name)))
            }
        };
        let end = match sentence.split_once(' ') {
            Some(("resigned", name)) => Some(End::Resigned(seat(name)?)),
            Some(("timeout", name)) => Some(End::Timeout(seat(name)?)),
            Some(("reveal", hex)) if hex.bytes().all(|b| b.is_ascii_hexdigit()) => None,
            Some(_) | None => {
                return Err(ParseSentence::new(
                    sentence,
                    SentenceError::Form(
                        "the table says `resigned SEAT`, `timeout SEAT` or `reveal HEX`",
                    ),
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
    fn undo(&mut self, seat: Seat, sentence: &str) -> Result<(), MoveError> {
        let refuse = |why| MoveError::Undo { sentence: sentence.to_string(), why };
        let entry = undone(sentence).ok_or_else(|| {
            ParseSentence::new(sentence, SentenceError::Form("undo needs the number of an entry"))
        })?;
        if self.turn() == Turn::Over {
            return Err(refuse(UndoError::Over));
        }
        let Some(from) = self.moves.iter().position(|counted| counted.entry == entry) else {
            return Err(refuse(UndoError::NotCounting));
        };
        if self.moves[from].by != Actor::Seat(seat) {
            return Err(refuse(UndoError::OtherSeat));
        }
        if self.moves[from..].iter().any(|counted| counted.by != Actor::Seat(seat)) {
            return Err(refuse(UndoError::Between));
        }
        if self.moves[from..].iter().any(|counted| counted.revealing) {
            return Err(refuse(UndoError::Revealed));
        }
        self.moves.truncate(from);
        // Somebody else may have spoken since and taken it back: then there is no shorter way than from the start.
        let is_in_run = from >= self.run.0;
        let (before, state) = if is_in_run { (self.run.0, &self.run.1) } else { (0, &self.start) };
        self.game.clone_from(state);
        for counted in &self.moves[before..] {
            self.game.play(counted.what, &mut ());
        }
        if !is_in_run {
            self.run = (from, self.game.clone());
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

/// The entry that a sentence takes back.
fn undone(sentence: &str) -> Option<usize> {
    sentence.strip_prefix("undo ")?.parse().ok()
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
        let header = &record.header;
        let place = if why.is_about_seats() { header.seats } else { header.with };
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
