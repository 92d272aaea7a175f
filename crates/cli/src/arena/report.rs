//! What came of a contest: one JSON object, or a table for people.

use std::io::{self, Write};

use serde::Serialize;

use super::contest::Contest;
use super::game::{Clock, Pair};
use super::statistics::{Scores, Sprt, SprtVerdict, elo};
use crate::games::CliGame;

/// What `--json` prints. Other programs read the fields up to `errors`: they keep their names and their meaning.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    a: String,
    b: String,
    games: u64,
    a_score: f64,
    interval: [f64; 2],
    points: [f64; 2],
    margin: f64,
    ms_per_turn: [f64; 2],
    slowest_ms: [f64; 2],
    errors: [u64; 2],
    game: &'static str,
    with: String,
    players: usize,
    pairs: u64,
    seed: u64,
    /// Games that A won alone, shared and lost.
    results: [u64; 3],
    elo: Option<f64>,
    elo_interval: [Option<f64>; 2],
    sprt: Sprt,
}

impl Report {
    /// The report of a contest after some pairs.
    pub(super) fn of<G: CliGame>(contest: &Contest<G>, pairs: &[Pair]) -> Report {
        let scores: Scores = pairs.iter().map(|pair| pair.score).collect();
        let points = [0, 1].map(|side| {
            let sum: f64 = pairs.iter().map(|pair| pair.points[side]).sum();
            sum / (pairs.len() as f64).max(1.0)
        });
        let clocks = [0, 1].map(|side| {
            let mut all = Clock::default();
            pairs.iter().for_each(|pair| all.merge(&pair.clocks[side]));
            all
        });
        let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
        let interval = scores.interval();
        // Elo is about two.
        let elo = |score: f64| elo(score).filter(|_| contest.players == 2);
        let [a, b] = contest.names.clone();
        Report {
            a,
            b,
            games: (pairs.len() * contest.players) as u64,
            a_score: scores.mean(),
            interval,
            points,
            margin: points[0] - points[1],
            ms_per_turn: clocks.map(|clock| ms(clock.total) / (clock.turns as f64).max(1.0)),
            slowest_ms: clocks.map(|clock| ms(clock.slowest)),
            errors: clocks.map(|clock| clock.errors),
            game: G::NAME,
            with: G::with(&contest.setup),
            players: contest.players,
            pairs: pairs.len() as u64,
            seed: contest.seed,
            results: [0, 1, 2].map(|how| pairs.iter().map(|pair| pair.results[how]).sum()),
            elo: elo(scores.mean()),
            elo_interval: interval.map(elo),
            sprt: Sprt::of(&scores, contest.hypotheses),
        }
    }

    /// As one line of JSON.
    pub(super) fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", serde_json::to_string(self)?)
    }

    /// As a table.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let with = if self.with.is_empty() { "base" } else { &self.with };
        let Report { games, players, pairs, seed, .. } = self;
        let lots = if *players == 2 { "pairs" } else { "rounds of the seats" };
        writeln!(out, "{games} games of {players} of {} with {with}", self.game)?;
        writeln!(out, "{pairs} {lots} on the same draws, seed {seed}\n")?;
        writeln!(out, "  A  {}\n  B  {}\n", self.a, self.b)?;
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let mut row = |what: &str, [a, b]: [String; 2]| writeln!(out, "  {what:<18}{a:>12}{b:>12}");
        row("", ["A".to_string(), "B".to_string()])?;
        row("score", [percent(self.a_score), percent(1.0 - self.a_score)])?;
        row("mean points", self.points.map(|points| format!("{points:.2}")))?;
        row("ms a turn", self.ms_per_turn.map(|ms| format!("{ms:.3}")))?;
        row("slowest turn, ms", self.slowest_ms.map(|ms| format!("{ms:.1}")))?;
        row("errors", self.errors.map(|errors| errors.to_string()))?;
        let [won, shared, lost] = self.results;
        writeln!(out, "\n  A won {won} games alone, shared {shared} and lost {lost}")?;
        let [low, high] = self.interval.map(percent);
        writeln!(out, "  A scores {} (95 %: {low} to {high})", percent(self.a_score))?;
        let more = if self.margin < 0.0 { "fewer" } else { "more" };
        writeln!(out, "  A has {:.2} points {more} than B", self.margin.abs())?;
        if self.players == 2 {
            let shown = |elo: Option<f64>, infinite: &str| {
                // What is added turns a zero with a minus into one without.
                elo.map_or(infinite.to_string(), |elo| format!("{:+.0}", elo.round() + 0.0))
            };
            let sure = if self.a_score > 0.5 { "+∞" } else { "-∞" };
            let [low, high] = self.elo_interval;
            let (low, high) = (shown(low, "-∞"), shown(high, "+∞"));
            writeln!(out, "  Elo {} (95 %: {low} to {high})", shown(self.elo, sure))?;
        }
        let Sprt { h0, h1, llr, lower, upper, verdict } = self.sprt;
        let verdict = match verdict {
            SprtVerdict::H0 => format!("no more than {}", percent(h0)),
            SprtVerdict::H1 => format!("at least {}", percent(h1)),
            SprtVerdict::Open => "undecided".to_string(),
        };
        let (h0, h1) = (percent(h0), percent(h1));
        writeln!(
            out,
            "  SPRT {h0} against {h1}: {verdict} (LLR {llr:.2}, {lower:.2} to {upper:.2})"
        )
    }
}
