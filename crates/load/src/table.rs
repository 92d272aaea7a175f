//! A table at which people play, wherever their lines lead, and what they said there.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::person::Person;

/// If a move is not acknowledged after so long something is wrong.
const GIVE_UP: Duration = Duration::from_secs(60);
/// After a refusal that is nobody's fault.
const AGAIN: Duration = Duration::from_millis(300);
/// A table where nobody is asked for so long is over.
const OVER: usize = 4;

/// How often a table is made anew if that fails.
const TRIES: usize = 3;

/// What is played, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The word for the game.
    pub game: &'static str,
    /// The box.
    pub with: &'static str,
    /// The bot that sits opposite, if it is one.
    pub bot: Option<&'static str>,
    /// Whether somebody watches.
    pub watched: bool,
    /// Whether each is at another node; otherwise the balancer keeps tables together.
    pub apart: bool,
    /// Whether two people share one browser, and so one socket.
    pub one_screen: bool,
}

impl Kind {
    /// The classic boxes, between two people.
    pub const CLASSIC: Kind = Kind {
        game: "carcassonne",
        with: "river abbot inns traders",
        bot: None,
        watched: false,
        apart: false,
        one_screen: false,
    };
    /// All games.
    pub const ALL: [Kind; 3] = [
        Kind::CLASSIC,
        Kind { game: "castle", with: "", ..Kind::CLASSIC },
        Kind { game: "cardcassonne", with: "", ..Kind::CLASSIC },
    ];
}

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// After which entry.
    pub seq: u64,
    /// For which seat.
    pub seat: u64,
    /// What.
    pub sentence: String,
    /// Whether the server said that it was kept.
    pub acked: bool,
}

/// A table.
#[derive(Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// Those who sit there, in order, and whoever watches.
    pub people: Vec<Person>,
    /// The words of the seats that people hold.
    pub words: Vec<String>,
    /// Everything that was said.
    pub sent: Vec<Sent>,
    /// When each was said, and how long it took until it was acknowledged.
    pub times: Vec<(Instant, Duration)>,
    /// How long after that everybody else knew.
    pub told: Vec<Duration>,
    /// Bytes that came to whoever is asked next, to the other player and to whoever watches.
    pub bytes: [usize; 3],
    /// The largest message.
    pub largest: usize,
    /// The last entry that was acknowledged.
    acked: u64,
    rng: fastrand::Rng,
}

impl Table {
    /// Makes the table number `n`, with people at different nodes. Where nodes are killed an answer may be lost, and with
    /// it a seat that was taken: then another table is made.
    pub fn make(nodes: &[SocketAddr], n: usize, kind: Kind) -> Result<Table> {
        let mut made = Table::make_once(nodes, n, kind);
        for _ in 0..TRIES {
            if made.is_ok() {
                break;
            }
            made = Table::make_once(nodes, n, kind);
        }
        made
    }

    fn make_once(nodes: &[SocketAddr], n: usize, kind: Kind) -> Result<Table> {
        let mut host = Person::new(nodes, n);
        let other = if kind.one_screen { "me" } else { "link" };
        let seats = ["me", kind.bot.unwrap_or(other)];
        let made = host.make_table(kind.game, kind.with, &seats)?;
        let id = made["id"].as_str().context("no id")?.to_string();
        host.join(&id, None)?;
        let mut people = vec![host];
        if seats[1] == "link" {
            let mut guest = Person::new(nodes, n + usize::from(kind.apart));
            guest.join(&id, made["seats"][1]["link"].as_str())?;
            people.push(guest);
        }
        if kind.watched {
            let mut watcher = Person::new(nodes, n + 2 * usize::from(kind.apart));
            watcher.join(&id, None)?;
            people.push(watcher);
        }
        let words = made["seats"].as_array().context("no seats")?;
        let words = words.iter().map(|s| s["word"].as_str().unwrap_or_default().to_string());
        Ok(Table {
            id,
            people,
            words: words.take(if kind.bot.is_some() { 1 } else { 2 }).collect(),
            sent: Vec::new(),
            times: Vec::new(),
            told: Vec::new(),
            bytes: [0; 3],
            largest: 0,
            acked: 0,
            rng: fastrand::Rng::with_seed(n as u64),
        })
    }

    /// Whoever is asked, and knows it.
    fn asked(&self) -> Option<usize> {
        let asked = |n: &usize| self.people[*n].told.asks().is_some();
        (0..self.people.len()).filter(asked).max_by_key(|n| self.people[*n].told.seq)
    }

    /// Waits until one of the people is asked; nothing if the game is over.
    fn wait_for_question(&mut self) -> Result<Option<usize>> {
        let mut quiet = 0;
        while quiet < OVER {
            if let Some(asked) = self.asked() {
                return Ok(Some(asked));
            }
            // A bot thinks. Only whoever sits here is asked next.
            let person = &mut self.people[0];
            if person.hear().is_err() {
                person.open()?;
                quiet += 1;
            }
            ensure!(person.told.seq >= self.acked, "{}: an entry was lost", self.id);
        }
        Ok(self.asked())
    }

    /// One move and its acknowledgement, whatever happens meanwhile; false if the game is over.
    pub fn step(&mut self) -> Result<bool> {
        let Some(speaker) = self.wait_for_question()? else {
            return Ok(false);
        };
        let told = &self.people[speaker].told;
        let prompt = told.asks().context("nobody is asked")?;
        let choice = self.rng.usize(..prompt.options.len());
        let sentence = prompt.options[choice].sentence.clone();
        let (seq, seat) = (told.seq, prompt.seat);
        self.sent.push(Sent { seq, seat, sentence: sentence.clone(), acked: false });
        let said = json!({"type": "play", "seq": seq, "seat": seat, "sentence": sentence});
        let begun = Instant::now();
        let person = &mut self.people[speaker];
        loop {
            ensure!(begun.elapsed() < GIVE_UP, "{}: no answer to {said}", self.id);
            let heard = person.say(&said).and_then(|()| person.hear());
            match (heard, person.told.kind.as_str()) {
                (Err(_), _) => person.come_back()?,
                (Ok(()), "refused") => {
                    std::thread::sleep(AGAIN);
                    let whole = person.say(&json!({"type": "whole"})).and_then(|()| person.hear());
                    if whole.is_err() {
                        person.come_back()?;
                    }
                }
                (Ok(()), _) => {}
            }
            ensure!(person.told.seq >= self.acked, "{}: an entry was lost", self.id);
            if person.told.kind != "refused" && person.told.seq > seq {
                break;
            }
        }
        self.times.push((begun, begun.elapsed()));
        self.acked = seq + 1;
        if let Some(sent) = self.sent.last_mut() {
            sent.acked = true;
        }
        self.listen(speaker)?;
        Ok(true)
    }

    /// Everybody else hears what was said.
    fn listen(&mut self, speaker: usize) -> Result<()> {
        let begun = Instant::now();
        let now = self.people[speaker].told.seq;
        for n in (0..self.people.len()).filter(|n| *n != speaker) {
            let person = &mut self.people[n];
            while person.told.seq < now {
                if person.hear().is_err() {
                    person.come_back()?;
                }
                ensure!(begun.elapsed() < GIVE_UP, "{}: somebody is not told", self.id);
            }
        }
        if self.people.len() > 1 {
            self.told.push(begun.elapsed());
        }
        let lengths: Vec<usize> = self.people.iter().map(|person| person.told.bytes).collect();
        let asked = self.asked().filter(|asked| *asked < 2).unwrap_or_default();
        self.bytes[0] += lengths[asked];
        self.bytes[1] += lengths.get(1 - asked).copied().unwrap_or_default();
        self.bytes[2] += lengths.get(2).copied().unwrap_or_default();
        self.largest = self.largest.max(lengths.into_iter().max().unwrap_or_default());
        Ok(())
    }

    /// How often lines were lost.
    pub fn lost_lines(&self) -> usize {
        self.people.iter().map(|person| person.lost).sum()
    }

    /// Forgets what was measured so far.
    pub fn forget_times(&mut self) {
        (self.times, self.told, self.bytes, self.largest) = (Vec::new(), Vec::new(), [0; 3], 0);
    }
}
