//! What vectors contributed when they were last seen.

use crate::error::Misjudgement;
use crate::learned::{Contribution, Net, Vector, WIDTH};

/// The last vectors of each place and what they contributed: most are the same from one position to the next. A turn that
/// changes a feature is followed by one that leaves it as it was, so a place remembers more than one.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    known: Vec<(Vector, Contribution)>,
    /// Which of a place's vectors was seen last.
    latest: Vec<u8>,
}

/// A power of two; places that coincide only cost time.
const PLACES: usize = 256;
/// The vectors of a place.
const WAYS: usize = 4;

impl Memo {
    pub(super) fn new() -> Memo {
        let mut nothing = Vector::new(0, 0, 0);
        nothing.x = [f32::NAN; WIDTH];
        let known = vec![(nothing, Contribution::NOTHING); PLACES * WAYS];
        Memo { known, latest: vec![0; PLACES] }
    }

    #[inline]
    pub(super) fn contribution(
        &mut self,
        net: &Net,
        misjudgement: &Misjudgement,
        vector: &Vector,
    ) -> &Contribution {
        // Hands differ by what is in them.
        let held = vector.x[3..11].iter().position(|x| *x == 1.0).unwrap_or(0);
        let which = usize::from(vector.which) * 7 + held;
        let place = (which * 9 + usize::from(vector.sort)) * 3 + usize::from(vector.seat);
        let place = place % PLACES;
        let ways = &mut self.known[place * WAYS..][..WAYS];
        let latest = usize::from(self.latest[place]);
        if ways[latest].0.is_same(vector) {
            return &ways[latest].1;
        }
        let next = (latest + 1) % WAYS;
        let found = (0..WAYS).find(|way| *way != latest && ways[*way].0.is_same(vector));
        let way = found.unwrap_or(next);
        self.latest[place] = way as u8;
        let (known, contribution) = &mut ways[way];
        if found.is_none() {
            *known = *vector;
            *contribution = net.contribution(vector);
            if misjudgement.points > 0.0 {
                contribution.worth += misjudgement.about(vector);
            }
        }
        contribution
    }
}
