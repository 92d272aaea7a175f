//! How well the seven opponents play Carcassonne.

use crate::Skill;

/// The weakest first. What the first four misjudge was chosen so that each of them beats the one before in about three
/// games of four; the last two play out as much as people like to wait.
pub(super) const LEVELS: [Skill; 7] = [
    Skill::erring(7.0),
    Skill::erring(4.2),
    Skill::erring(2.6),
    Skill::erring(1.35),
    Skill::LOOK,
    Skill::within(60, 250),
    Skill::within(2500, 1000),
];
