//! A bar for work that takes a while, on standard error and only on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that counts to a number of things.
pub(crate) fn bar(of: u64, things: &'static str) -> ProgressBar {
    // indicatif stays silent where standard error is no terminal.
    let bar = ProgressBar::with_draw_target(Some(of), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template(
        "{bar:30} {human_pos}/{human_len} {msg}, {per_sec}, {eta} left",
    );
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.with_message(things)
}
