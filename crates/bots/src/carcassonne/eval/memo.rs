//! What vectors were worth when they were last seen.

use crate::error::Misjudgement;
use crate::learned::{Net, Vector, WIDTH};

/// The last vector of each place and what it was worth: most are the same from one position to the next.
#[derive(Clone, Debug)]
pub(super) struct Memo(Vec<(Vector, f32)>);

/// A power of two; places that coincide only cost time.
const PLACES: usize = 256;

impl Memo {
    pub(super) fn new() -> Memo {
        let mut nothing = Vector::new(0, 0, 0);
        nothing.x = [f32::NAN; WIDTH];
        Memo(vec![(nothing, 0.0); PLACES])
    }

    #[inline]
    pub(super) fn worth(&mut self, net: &Net, misjudgement: &Misjudgement, vector: &Vector) -> f32 {
        // Hands differ by what is in them.
        let held = vector.x[3..11].iter().position(|x| *x == 1.0).unwrap_or(0);
        let which = usize::from(vector.which) * 7 + held;
        let place = (which * 9 + usize::from(vector.sort)) * 3 + usize::from(vector.seat);
        let (known, worth) = &mut self.0[place % PLACES];
        if !known.is_same(vector) {
            *known = *vector;
            *worth = 10.0 * net.worth(vector);
            if misjudgement.points > 0.0 {
                *worth += misjudgement.about(vector);
            }
        }
        *worth
    }
}
