//! Learning what positions are worth from games against oneself: TD(λ) over positions between turns.

mod checkpoint;
mod comparison;
mod course;
mod learner;
mod lessons;
mod self_play;

pub use comparison::Exam;
pub use course::{Course, Stage};
pub use learner::{Learner, Round};
pub use lessons::{Lessons, comparisons, games};
pub use self_play::{Lesson, Sample};
