//! `bastide replay`: the points of a record and where they came from.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use bastide_carcassonne::State;
use bastide_cardcassonne::State as Cardcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Seat, Table};
use serde::Serialize;

use crate::games::{CliGame, GameKind, Reason, ScoreEvent};
use crate::ink::Ink;
use crate::session::{self, Session};
use crate::{Verdict, file};

/// Play a record and show the points, by reason and by turn.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide replay game.txt --each-turn")]
pub(crate) struct Args {
    /// A record
    file: PathBuf,
    /// Only the first N entries
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The points of all seats after every turn
    #[arg(long)]
    each_turn: bool,
    /// One JSON object instead of tables
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
    game: String,
    with: String,
    seats: Vec<String>,
    points: Vec<i32>,
    /// The points if the game ended now.
    projected: Vec<i32>,
    over: bool,
    winners: Vec<String>,
    reasons: Vec<Share>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<TurnPoints>>,
}

/// What a seat got for one reason, all together.
#[derive(Serialize)]
struct Share {
    seat: String,
    reason: &'static str,
    points: u32,
}

/// The points of all seats after a tile was laid and counted.
#[derive(Serialize)]
struct TurnPoints {
    n: usize,
    seat: String,
    points: Vec<i32>,
    projected: Vec<i32>,
}

/// What the moves that count added up to.
struct Counted {
    /// By seat and reason, in the order of the reasons.
    shares: Vec<(Seat, Reason, u32)>,
    turns: Vec<Turn>,
}

/// What a turn led to.
struct Turn {
    /// Who laid the tile.
    seat: Seat,
    /// The points of all seats after it.
    points: Vec<i32>,
    /// Their points if the game ended then.
    projected: Vec<i32>,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let text = file::read(&args.file)?;
    match session::which(&text) {
        GameKind::Carcassonne => run_game::<State>(args, &text),
        GameKind::Castle => run_game::<Castle>(args, &text),
        GameKind::Cardcassonne => run_game::<Cardcassonne>(args, &text),
    }
}

fn run_game<G: CliGame>(args: &Args, text: &str) -> Result<Verdict> {
    let (session, _) = Session::<G>::read(&args.file, text, args.to)?;
    let counted = count(&session.table);
    let report = Report::of(&session, &counted, args.each_turn);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(Verdict::Done);
    }
    write!(out, "{}", G::standings(&session, Ink::for_stdout()))?;
    writeln!(out)?;
    report.write(&counted, &mut out)?;
    Ok(Verdict::Done)
}

/// Plays the moves that count once more and listens. What is counted when no tile is left belongs
/// to no turn.
fn count<G: CliGame>(table: &Table<G>) -> Counted {
    let mut game = table.start().clone();
    let mut counted = Counted { shares: Vec::new(), turns: Vec::new() };
    let mut now = points(&game);
    let mut in_turn = true;
    let mut events = Vec::new();
    for (_, m) in table.moves() {
        let mover = game.whose_turn();
        events.clear();
        game.play(m, &mut events);
        for event in &events {
            match G::hear(event) {
                ScoreEvent::Turn => {
                    let (points, projected) = (now.clone(), Vec::new());
                    counted.turns.push(Turn { seat: mover, points, projected });
                }
                ScoreEvent::Paid(to, points, reason) => {
                    counted.add(to, reason, points);
                    now[to.index()] += points as i32;
                }
                ScoreEvent::Gave(by, points) => now[by.index()] -= points as i32,
                ScoreEvent::Finale => in_turn = false,
                ScoreEvent::Nothing => {}
            }
            if let (true, Some(turn)) = (in_turn, counted.turns.last_mut()) {
                turn.points.clone_from(&now);
            }
        }
        if let Some(turn) = counted.turns.last_mut() {
            turn.projected = game.projected();
        }
    }
    counted.shares.sort_unstable();
    counted
}

impl Counted {
    fn add(&mut self, seat: Seat, reason: Reason, points: u32) {
        let found = self.shares.iter_mut().find(|(s, r, _)| (*s, *r) == (seat, reason));
        match found {
            Some((.., sum)) => *sum += points,
            None => self.shares.push((seat, reason, points)),
        }
    }
}

fn points<G: CliGame>(game: &G) -> Vec<i32> {
    let seats = Seat::all(game.seats());
    seats.map(|seat| game.points(seat)).collect()
}

impl Report {
    fn of<G: CliGame>(session: &Session<G>, counted: &Counted, each_turn: bool) -> Report {
        let word = |seat: Seat| session.record.seats[seat.index()].clone();
        let shares = counted.shares.iter();
        let turns = || {
            let turns = counted.turns.iter().enumerate();
            let turn = |(n, turn): (usize, &Turn)| TurnPoints {
                n: n + 1,
                seat: word(turn.seat),
                points: turn.points.clone(),
                projected: turn.projected.clone(),
            };
            turns.map(turn).collect()
        };
        Report {
            game: session.record.game.clone(),
            with: G::with(session.table.setup()),
            seats: session.record.seats.clone(),
            points: points(session.game()),
            projected: session.game().projected(),
            over: session.table.end().is_some(),
            winners: session.table.winners().into_iter().map(word).collect(),
            reasons: shares
                .map(|(seat, reason, points)| Share {
                    seat: word(*seat),
                    reason: reason.1,
                    points: *points,
                })
                .collect(),
            turns: each_turn.then(turns),
        }
    }

    fn write(&self, counted: &Counted, out: &mut impl Write) -> io::Result<()> {
        let mut reasons: Vec<Reason> = counted.shares.iter().map(|(_, r, _)| *r).collect();
        reasons.sort_unstable();
        reasons.dedup();
        let longest = reasons.iter().map(|reason| reason.1.len()).max().unwrap_or(0);
        let name = longest.max("points for".len());
        write!(out, "  {:name$}", "points for")?;
        for seat in &self.seats {
            write!(out, "{seat:>8}")?;
        }
        writeln!(out)?;
        for reason in reasons {
            write!(out, "  {:name$}", reason.1)?;
            for seat in Seat::all(self.seats.len()) {
                let mut shares = counted.shares.iter();
                let share = shares.find(|(s, r, _)| (*s, *r) == (seat, reason));
                write!(out, "{:>8}", share.map_or(0, |(.., points)| *points))?;
            }
            writeln!(out)?;
        }
        write!(out, "  {:name$}", "now")?;
        for points in &self.points {
            write!(out, "{points:>8}")?;
        }
        writeln!(out)?;
        for turn in self.turns.iter().flatten() {
            if turn.n == 1 {
                writeln!(out, "\n  after turn")?;
            }
            write!(out, "  {:>3} {:6}", turn.n, turn.seat)?;
            for points in &turn.points {
                write!(out, "{points:>8}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}
