//! How sure one can be: an interval for a share of wins, Elo, and a test that knows when it has seen enough.
//!
//! Everything is computed over pairs: the games of a pair have their draws in common, so only pairs are independent.

use serde::Serialize;

/// The scores of some pairs, summed up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Scores {
    number: f64,
    sum: f64,
    squares: f64,
}

impl Scores {
    /// Adds the score of a pair, from 0 to 1.
    pub(super) fn push(&mut self, score: f64) {
        self.number += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// Their mean; 0 if there are none.
    pub(super) fn mean(&self) -> f64 {
        self.sum / self.number.max(1.0)
    }

    /// The same with one pair won and one pair lost. So few pairs that all end alike do not look certain ("plus
    /// four", by Agresti and Coull: two pairs are four games).
    fn plus_two(mut self) -> Scores {
        self.push(1.0);
        self.push(0.0);
        self
    }

    /// The variance of one score, estimated.
    fn variance(&self) -> f64 {
        (self.squares - self.sum * self.mean()) / (self.number - 1.0)
    }

    /// The 95 % interval of the mean: Student's t after one pair won and one pair lost were added.
    pub(super) fn interval(&self) -> [f64; 2] {
        let more = self.plus_two();
        let half = student_95(more.number - 1.0) * (more.variance() / more.number).sqrt();
        let seen = if self.number > 0.0 { self.mean() } else { more.mean() };
        [(more.mean() - half).clamp(0.0, seen), (more.mean() + half).clamp(seen, 1.0)]
    }
}

impl FromIterator<f64> for Scores {
    fn from_iter<I: IntoIterator<Item = f64>>(scores: I) -> Scores {
        let mut sums = Scores::default();
        scores.into_iter().for_each(|score| sums.push(score));
        sums
    }
}

/// The 97.5 % quantile of Student's t for two degrees of freedom or more: exact for two, by Cornish and Fisher's
/// expansion beyond.
fn student_95(freedom: f64) -> f64 {
    const Z: f64 = 1.959_963_984_540_054;
    if freedom < 2.5 {
        return 4.302_652_729_911_275;
    }
    let z = |power: i32| Z.powi(power);
    let terms = [
        Z,
        (z(3) + Z) / 4.0,
        (5.0 * z(5) + 16.0 * z(3) + 3.0 * Z) / 96.0,
        (3.0 * z(7) + 19.0 * z(5) + 17.0 * z(3) - 15.0 * Z) / 384.0,
        (79.0 * z(9) + 776.0 * z(7) + 1482.0 * z(5) - 1920.0 * z(3) - 945.0 * Z) / 92_160.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| sum / freedom + term)
}

/// The difference in Elo that a score between 0 and 1 stands for; none if it is infinite.
pub(super) fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10())
}

/// Two claims about a score, of which the second is the larger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hypotheses {
    pub(super) h0: f64,
    pub(super) h1: f64,
}

/// How a sequential probability ratio test stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Sprt {
    pub(super) h0: f64,
    pub(super) h1: f64,
    /// The logarithm of how much more likely the scores are by the second hypothesis.
    pub(super) llr: f64,
    /// Where the first hypothesis is accepted.
    pub(super) lower: f64,
    /// Where the second one is.
    pub(super) upper: f64,
    pub(super) verdict: SprtVerdict,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum SprtVerdict {
    /// The first hypothesis: no stronger than it says.
    H0,
    /// The second hypothesis: at least as strong as it says.
    H1,
    /// Not enough was seen.
    Open,
}

impl Sprt {
    /// How often the test may err, either way.
    const ERROR: f64 = 0.05;

    /// The test after some pairs: the generalised one by the normal approximation, with the variance of pair scores
    /// after one pair won and one pair lost were added.
    pub(super) fn of(scores: &Scores, Hypotheses { h0, h1 }: Hypotheses) -> Sprt {
        let variance = scores.plus_two().variance();
        let llr = scores.number * (h1 - h0) * (2.0 * scores.mean() - h0 - h1) / (2.0 * variance);
        let upper = ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln();
        let verdict = match llr {
            llr if llr >= upper => SprtVerdict::H1,
            llr if llr <= -upper => SprtVerdict::H0,
            _ => SprtVerdict::Open,
        };
        Sprt { h0, h1, llr, lower: -upper, upper, verdict }
    }
}

#[cfg(test)]
mod tests {
    use bastide_bots::SeededRng;
    use bastide_game::Rng;

    use super::*;

    fn near(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() <= by, "{a} is not {b}");
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in [
            (2.0, 4.3027),
            (4.0, 2.7764),
            (5.0, 2.5706),
            (10.0, 2.2281),
            (30.0, 2.0423),
            (101.0, 1.9837),
        ] {
            near(student_95(freedom), quantile, 1e-3);
        }
        near(student_95(3.0), 3.1824, 6e-3);
        near(student_95(1e9), 1.95996, 1e-5);
    }

    #[test]
    fn intervals_of_known_samples() {
        // 1, 1/2, 1/2, 0 and the two that are added: mean 1/2, variance 1/5, t with five degrees of freedom.
        let [low, high] = Scores::from_iter([1.0, 0.5, 0.5, 0.0]).interval();
        let half = 2.5706 * (0.2_f64 / 6.0).sqrt();
        near(low, 0.5 - half, 1e-3);
        near(high, 0.5 + half, 1e-3);
    }

    #[test]
    fn pairs_that_all_end_alike_prove_little() {
        for (pairs, least) in [(1, 0.9), (5, 0.3), (100, 0.02)] {
            for score in [0.0, 0.5, 1.0] {
                let [low, high] = Scores::from_iter(vec![score; pairs]).interval();
                assert!(low <= score && score <= high && low >= 0.0 && high <= 1.0);
                assert!(high - low > least * 0.9, "{pairs} of {score}: {low} to {high}");
            }
        }
        assert_eq!(Scores::default().interval(), [0.0, 1.0]);
    }

    /// Pairs of which both games are won with a probability.
    fn pairs_by_chance(won: f64, seed: u64) -> impl Iterator<Item = f64> {
        const STEPS: u32 = 1 << 20;
        let mut rng = SeededRng::new(seed);
        let mut game = move || u8::from(f64::from(rng.below(STEPS)) < won * f64::from(STEPS));
        std::iter::repeat_with(move || f64::from(game() + game()) / 2.0)
    }

    #[test]
    fn intervals_hold_what_they_promise() {
        for (pairs, won) in [(5, 0.5), (5, 0.9), (20, 0.7), (20, 0.97), (100, 0.5), (100, 0.9)] {
            let trials = 4000;
            let covers = (0..trials).filter(|seed| {
                let scores: Scores = pairs_by_chance(won, *seed).take(pairs).collect();
                let [low, high] = scores.interval();
                low <= won && won <= high
            });
            let coverage = covers.count() as f64 / trials as f64;
            assert!(coverage > 0.935, "{pairs} pairs at {won}: {coverage}");
        }
    }

    #[test]
    fn the_test_errs_as_seldom_as_it_promises() {
        let hypotheses = Hypotheses { h0: 0.5, h1: 0.6 };
        for (won, wrong) in [(0.5, SprtVerdict::H1), (0.6, SprtVerdict::H0)] {
            let trials = 2000;
            let errs = (0..trials).filter(|seed| {
                let mut scores = Scores::default();
                let verdicts = pairs_by_chance(won, *seed).map(|score| {
                    scores.push(score);
                    Sprt::of(&scores, hypotheses).verdict
                });
                verdicts.take(5000).find(|verdict| *verdict != SprtVerdict::Open) == Some(wrong)
            });
            let share = errs.count() as f64 / f64::from(trials as u32);
            assert!(share < 0.06, "{won}: wrong in {share}");
        }
    }

    #[test]
    fn elo_of_known_scores() {
        near(elo(0.5).unwrap(), 0.0, 1e-9);
        near(elo(0.75).unwrap(), 190.848, 1e-3);
        near(elo(10.0 / 11.0).unwrap(), 400.0, 1e-9);
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }

    #[test]
    fn the_test_decides_when_it_has_seen_enough() {
        let hypotheses = Hypotheses { h0: 0.5, h1: 0.53 };
        let pairs = |won: usize, drawn: usize, lost: usize| {
            let scores = [vec![1.0; won], vec![0.5; drawn], vec![0.0; lost]].concat();
            Sprt::of(&Scores::from_iter(scores), hypotheses)
        };
        assert_eq!(pairs(0, 0, 0).llr, 0.0);
        assert_eq!(pairs(3, 4, 2).verdict, SprtVerdict::Open);
        assert_eq!(pairs(600, 900, 300).verdict, SprtVerdict::H1);
        assert_eq!(pairs(300, 900, 600).verdict, SprtVerdict::H0);
        // 400 pairs at 55 %: variance 0.1231 with the added two, so 400 · 0.03 · 0.07 / (2 · 0.1231).
        let sprt = pairs(120, 200, 80);
        near(sprt.llr, 3.41, 0.02);
        near(sprt.upper, 2.944, 1e-3);
    }
}
