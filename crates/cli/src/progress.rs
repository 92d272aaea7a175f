//! A bar for work that takes a while, on standard error and only on a terminal.

use std::fmt::Write;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// A bar that counts to a number of things.
pub(crate) fn bar(of: u64, things: &'static str) -> ProgressBar {
    // indicatif stays silent where standard error is no terminal.
    let bar = ProgressBar::with_draw_target(Some(of), ProgressDrawTarget::stderr());
    let style =
        ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} {msg}, {pace}, {eta} left");
    if let Ok(style) = style {
        bar.set_style(style.with_key("pace", |state: &ProgressState, text: &mut dyn Write| {
            // What is drawn cannot fail.
            let _ = text.write_str(&pace(state.per_sec()));
        }));
    }
    bar.with_message(things)
}

/// So many in a second, or in a minute where that says more, in whole numbers.
fn pace(per_second: f64) -> String {
    match per_second {
        slow if slow < 1.0 => format!("{:.0}/min", 60.0 * slow),
        fast => format!("{fast:.0}/s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_a_whole_number() {
        assert_eq!(pace(27.1719), "27/s");
        assert_eq!(pace(0.4), "24/min");
        assert_eq!(pace(0.0), "0/min");
    }
}
