//! Times, as people read them.

use std::time::Duration;

/// The value below which a part of the times lie.
pub fn percentile(sorted: &[Duration], part: f64) -> Duration {
    let at = (sorted.len().saturating_sub(1) as f64 * part) as usize;
    sorted.get(at).copied().unwrap_or_default()
}

/// How many, and how long.
pub fn summary(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part| percentile(&times, part).as_secs_f64() * 1000.0;
    format!(
        "{} times, median {:.2} ms, 95 % {:.2}, 99 % {:.2}, most {:.2}",
        times.len(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let times: Vec<Duration> = (1..=100).map(Duration::from_millis).collect();
        assert_eq!(percentile(&times, 0.5), Duration::from_millis(50));
        assert_eq!(percentile(&times, 1.0), Duration::from_millis(100));
        assert_eq!(percentile(&[], 0.5), Duration::ZERO);
    }
}
