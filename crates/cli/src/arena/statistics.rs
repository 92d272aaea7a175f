//! How sure one can be: an interval for a share of wins, Elo, and a test that knows when it has seen enough.
//!
//! Everything is computed over pairs: the games of a pair have their draws in common, so only pairs are independent.

use serde::Serialize;

/// A mean and a variance of pair scores to which one pair won and one pair lost were added. So few pairs that all
/// end alike do not look certain ("plus four", by Agresti and Coull: two pairs are four games).
#[derive(Clone, Copy, PartialEq, Debug)]
struct PlusTwo {
    number: f64,
    mean: f64,
    variance: f64,
}

impl PlusTwo {
    fn of(scores: &[f64]) -> PlusTwo {
        let all = || scores.iter().copied().chain([1.0, 0.0]);
        let number = scores.len() as f64 + 2.0;
        let mean = all().sum::<f64>() / number;
        let variance = all().map(|score| (score - mean).powi(2)).sum::<f64>() / (number - 1.0);
        PlusTwo { number, mean, variance }
    }
}

/// The mean of some numbers; 0 if there are none.
pub(super) fn mean(of: &[f64]) -> f64 {
    of.iter().sum::<f64>() / (of.len() as f64).max(1.0)
}

/// The 95 % interval of a mean of pair scores, from 0 to 1: Student's t after one pair won and one pair lost were added.
pub(super) fn interval(scores: &[f64]) -> [f64; 2] {
    let sample = PlusTwo::of(scores);
    let half = student_95(sample.number - 1.0) * (sample.variance / sample.number).sqrt();
    let seen = mean(scores);
    let seen = if scores.is_empty() { sample.mean } else { seen };
    [(sample.mean - half).clamp(0.0, seen), (sample.mean + half).clamp(seen, 1.0)]
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
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
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
    pub(super) fn of(scores: &[f64], Hypotheses { h0, h1 }: Hypotheses) -> Sprt {
        let number = scores.len() as f64;
        let variance = PlusTwo::of(scores).variance;
        let llr = number * (h1 - h0) * (2.0 * mean(scores) - h0 - h1) / (2.0 * variance);
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
        let [low, high] = interval(&[1.0, 0.5, 0.5, 0.0]);
        let half = 2.5706 * (0.2_f64 / 6.0).sqrt();
        near(low, 0.5 - half, 1e-3);
        near(high, 0.5 + half, 1e-3);
    }

    #[test]
    fn pairs_that_all_end_alike_prove_little() {
        for (pairs, least) in [(1, 0.9), (5, 0.3), (100, 0.02)] {
            for score in [0.0, 0.5, 1.0] {
                let [low, high] = interval(&vec![score; pairs]);
                assert!(low <= score && score <= high && low >= 0.0 && high <= 1.0);
                assert!(high - low > least * 0.9, "{pairs} of {score}: {low} to {high}");
            }
        }
        assert_eq!(interval(&[]), [0.0, 1.0]);
    }

    /// How often the interval has the truth, for pairs whose two games are won with a probability.
    fn coverage(pairs: usize, won: f64) -> f64 {
        let mut rng = SeededRng::new(5);
        let mut game =
            || f64::from(u8::from(f64::from(rng.below(1 << 20)) < won * f64::from(1 << 20)));
        let trials = 4000;
        let covers = (0..trials).filter(|_| {
            let scores: Vec<f64> = (0..pairs).map(|_| (game() + game()) / 2.0).collect();
            let [low, high] = interval(&scores);
            low <= won && won <= high
        });
        covers.count() as f64 / f64::from(trials)
    }

    #[test]
    fn intervals_hold_what_they_promise() {
        for (pairs, won) in [(5, 0.5), (5, 0.9), (20, 0.7), (20, 0.97), (100, 0.5), (100, 0.9)] {
            let coverage = coverage(pairs, won);
            assert!(coverage > 0.935, "{pairs} pairs at {won}: {coverage}");
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
            Sprt::of(&scores, hypotheses)
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
