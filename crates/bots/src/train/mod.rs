//! Learning what positions are worth from games against oneself: TD(λ) over positions between turns.

mod checkpoint;
mod course;
mod learner;
mod self_play;

pub use course::{Course, Stage};
pub use learner::{Learner, Round};
pub use self_play::{Lesson, Sample};
