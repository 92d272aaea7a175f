//! Learning what positions are worth from games against oneself: TD(λ) over positions between turns.

mod cards;
mod checkpoint;
mod comparison;
mod course;
mod dataset;
mod learner;
mod self_play;
mod student;

pub use comparison::Exam;
pub use course::{Course, Stage};
pub use dataset::{Dataset, SelfPlay};
pub use learner::{Learner, Round};
pub use self_play::{Lesson, Sample};
pub use student::Student;
