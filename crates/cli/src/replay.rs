//! `bastide replay`: the points of a record and where they came from.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use bastide_game::{Chronicle, Seat, Table, TurnRow};
use serde::Serialize;

use crate::games::{CliGame, by_game};
use crate::ink::Ink;
use crate::narrate::plain;
use crate::session::{self, Session};
use crate::{Verdict, file};

/// Replay a record and show the points, by reason and by turn.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide replay game.txt --each-turn")]
pub(crate) struct Args {
    /// A record
    file: PathBuf,
    /// Only the first N entries
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Also show the points of all seats after every turn
    #[arg(long)]
    each_turn: bool,
    /// Print a JSON object instead of tables
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
    reason: String,
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

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let text = file::read(&args.file)?;
    by_game!(session::which(&text), G => run_game::<G>(args, &text))
}

fn run_game<G: CliGame>(args: &Args, text: &str) -> Result<Verdict> {
    let (session, _) = Session::<G>::read(&args.file, text, args.to)?;
    let report = Report::of(&session, args.each_turn);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(Verdict::Done);
    }
    write!(out, "{}", G::standings(&session, Ink::for_stdout()))?;
    writeln!(out)?;
    report.write(&mut out)?;
    Ok(Verdict::Done)
}

fn points<G: CliGame>(game: &G) -> Vec<i32> {
    let seats = Seat::all(game.seats());
    seats.map(|seat| game.points(seat)).collect()
}

/// What everybody would have had if the game had ended after each turn.
fn projected<G: CliGame>(table: &Table<G>, turns: &[TurnRow<G>]) -> Vec<Vec<i32>> {
    let mut game = table.start().clone();
    let mut moves = table.moves().peekable();
    let after = |turn: &TurnRow<G>| {
        while let Some((_, _, m)) = moves.next_if(|(entry, ..)| *entry <= turn.last_entry) {
            game.play(m, &mut ());
        }
        game.projected()
    };
    turns.iter().map(after).collect()
}

impl Report {
    fn of<G: CliGame>(session: &Session<G>, each_turn: bool) -> Report {
        let word = |seat: Seat| session.record.seats[seat.index()].clone();
        let chronicle = Chronicle::of(&session.table);
        let turns = || {
            let turn = |((n, turn), projected): ((usize, &TurnRow<G>), Vec<i32>)| TurnPoints {
                n: n + 1,
                seat: word(turn.opening.seat),
                points: turn.points.clone(),
                projected,
            };
            let projected = projected(&session.table, chronicle.turns());
            chronicle.turns().iter().enumerate().zip(projected).map(turn).collect()
        };
        let share = |(seat, reason, points): (Seat, G::Reason, u32)| Share {
            seat: word(seat),
            reason: reason.to_string(),
            points,
        };
        Report {
            game: session.record.game.clone(),
            with: G::with(session.table.setup()),
            seats: session.record.seats.clone(),
            points: points(session.game()),
            projected: session.game().projected(),
            over: session.table.end().is_some(),
            winners: session.table.winners().into_iter().map(word).collect(),
            reasons: chronicle.shares().into_iter().map(share).collect(),
            turns: each_turn.then(turns),
        }
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut reasons: Vec<&str> = Vec::new();
        for Share { reason, .. } in &self.reasons {
            if !reasons.contains(&reason.as_str()) {
                reasons.push(reason);
            }
        }
        let longest = reasons.iter().map(|reason| reason.len()).max().unwrap_or(0);
        let name = longest.max("points for".len());
        write!(out, "  {:name$}", "points for")?;
        for seat in &self.seats {
            write!(out, "{seat:>8}")?;
        }
        writeln!(out)?;
        for reason in reasons {
            write!(out, "  {:name$}", plain(reason))?;
            for seat in &self.seats {
                let mut shares = self.reasons.iter();
                let share = shares.find(|share| share.seat == *seat && share.reason == reason);
                write!(out, "{:>8}", share.map_or(0, |share| share.points))?;
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
