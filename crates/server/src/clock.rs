//! The only place that reads the clock.

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

const DAY: i64 = 86_400_000;

/// Milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "servers live in time; rules do not")]
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The day of a moment, as records write it: `2024-02-29`.
pub(crate) fn day(millis: i64) -> String {
    let moment = Timestamp::from_millisecond(millis).unwrap_or_default();
    moment.strftime("%Y-%m-%d").to_string()
}

/// The number of the day of a moment, from 1970.
pub(crate) fn day_number(millis: i64) -> i64 {
    millis.div_euclid(DAY)
}

/// The number of a day that is written as records write it.
pub(crate) fn number_of_day(day: &str) -> Option<i64> {
    let date: Date = day.parse().ok()?;
    let written = date.to_string() == day;
    let moment = date.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond();
    written.then(|| day_number(moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [(0, "1970-01-01"), (19_782, "2024-02-29"), (19_783, "2024-03-01")];
        for (n, name) in days {
            assert_eq!(day(n * 86_400_000 + 5), name);
            assert_eq!(number_of_day(name), Some(n));
            assert_eq!(day_number(n * DAY + 5), n);
        }
        for no in ["", "today", "2024-02-30", "2024-2-3", "2024-02-29T10:00", "+002024-02-29"] {
            assert_eq!(number_of_day(no), None, "{no}");
        }
        assert_eq!(day(20_453 * 86_400_000), "2025-12-31");
    }
}
