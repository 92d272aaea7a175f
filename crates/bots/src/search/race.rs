//! Ways to play on that are played out on the same draws: who is ahead, and who cannot catch up any more.

/// Something that is played out again and again, with the same draws as all others that are still in the race.
pub(crate) trait Runner {
    /// What it is worth by all that is known.
    fn worth(&self) -> f32;
    /// What came of it, draw by draw.
    fn results(&self) -> &[f32];
}

/// After so many draws it may be sure who is better.
const FIRST: usize = 8;
/// Results of one draw differ at least by so much: a few that agree by accident prove nothing.
const LEAST_DEVIATION: f64 = 1.0;
/// Of two that came to the same so often, within so many points each time, one is enough.
const SAME: (usize, f32) = (16, 0.05);

/// Decides when to look who is out of a race: seldom, for whoever looks often enough sees anything once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watch {
    next: usize,
}

impl Watch {
    pub(crate) fn new() -> Watch {
        Watch { next: FIRST }
    }

    /// Whether it is time to look, after so many draws.
    pub(crate) fn is_due(&mut self, draws: usize) -> bool {
        let is_due = draws >= self.next;
        if is_due {
            self.next = draws + draws.div_ceil(3);
        }
        is_due
    }
}

/// Sorts runners, the best first. The order of equals stays.
pub(crate) fn sort(runners: &mut [impl Runner]) {
    runners.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
}

/// Sorts runners, moves those behind the others that are out of the race, and says how many are in it. Somebody is out
/// who is behind the best by so many standard errors, or comes to the same as the best.
pub(crate) fn narrow(runners: &mut [impl Runner], sure: f32) -> usize {
    sort(runners);
    let mut still = 1;
    for at in 1..runners.len() {
        if !is_out(&runners[0], &runners[at], sure) {
            runners[still..=at].rotate_right(1);
            still += 1;
        }
    }
    still
}

/// How far one is ahead of another on the draws that both have met; nothing if there are none.
pub(crate) fn ahead(best: &impl Runner, other: &impl Runner) -> f64 {
    let draws = best.results().len().min(other.results().len());
    let sum: f64 = best.results().iter().zip(other.results()).map(|(a, b)| f64::from(a - b)).sum();
    sum / draws.max(1) as f64
}

/// The standard error of that: how far it may be wrong.
pub(crate) fn doubt(best: &impl Runner, other: &impl Runner) -> f64 {
    let draws = best.results().len().min(other.results().len());
    if draws < 2 {
        return f64::INFINITY;
    }
    let mean = ahead(best, other);
    let pairs = best.results().iter().zip(other.results());
    let squares: f64 = pairs.map(|(a, b)| (f64::from(a - b) - mean).powi(2)).sum();
    let deviation = (squares / (draws - 1) as f64).sqrt().max(LEAST_DEVIATION);
    deviation / (draws as f64).sqrt()
}

fn is_out(best: &impl Runner, other: &impl Runner, sure: f32) -> bool {
    let pairs = || best.results().iter().zip(other.results()).map(|(a, b)| f64::from(a - b));
    let draws = pairs().count();
    if draws < FIRST {
        return false;
    }
    let (often, near) = SAME;
    if draws >= often && pairs().all(|by| by.abs() <= f64::from(near)) {
        return true;
    }
    let mean = ahead(best, other);
    // By all that is known, and by the draws alone.
    let lead = f64::from(best.worth() - other.worth()).min(mean);
    lead > f64::from(sure) * doubt(best, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug)]
    struct Run(&'static str, Vec<f32>);

    impl Runner for Run {
        fn worth(&self) -> f32 {
            self.1.iter().sum::<f32>() / self.1.len() as f32
        }

        fn results(&self) -> &[f32] {
            &self.1
        }
    }

    fn run(name: &'static str, draws: u16, result: impl Fn(u16) -> f32) -> Run {
        Run(name, (0..draws).map(result).collect())
    }

    /// Good and bad draws in turn, for everybody.
    fn luck(draw: u16) -> f32 {
        if draw.is_multiple_of(2) { 20.0 } else { -20.0 }
    }

    #[test]
    fn what_is_behind_on_the_same_draws_is_out_however_much_they_differ() {
        let field = |draws| {
            vec![
                run("behind", draws, |draw| luck(draw) - 3.0),
                run("near", draws, |draw| luck(draw) - f32::from(draw % 3 * 4) + 3.5),
                run("best", draws, luck),
            ]
        };
        let mut few = field(6);
        assert_eq!(narrow(&mut few, 4.0), 3, "nobody knows after few draws");
        let mut many = field(24);
        assert_eq!(narrow(&mut many, 4.0), 2);
        assert_eq!(many.iter().map(|run| run.0).collect::<Vec<_>>(), ["best", "near", "behind"]);
        assert_eq!(narrow(&mut field(24), f32::INFINITY), 3);
    }

    #[test]
    fn of_two_that_come_to_the_same_one_is_enough() {
        let mut twins = vec![run("first", 16, luck), run("second", 16, luck)];
        assert_eq!(narrow(&mut twins, 4.0), 1);
        assert_eq!(twins[0].0, "first");
    }

    #[test]
    fn whoever_watches_looks_ever_less_often() {
        let mut watch = Watch::new();
        let looks: Vec<usize> = (0..100).filter(|draws| watch.is_due(*draws)).collect();
        assert_eq!(looks, [8, 11, 15, 20, 27, 36, 48, 64, 86]);
    }
}
