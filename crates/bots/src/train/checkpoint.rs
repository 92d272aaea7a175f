//! What a course must know to go on where it stopped.

use crate::HasBots;
use crate::learned::{Adam, UNITS, WeightsError};
use crate::train::{Learner, Student};

/// What a checkpoint begins with.
const MAGIC: &[u8] = b"bastide-course 2\n";

impl<G, J> Learner<G, J>
where
    G: HasBots<Setup: Sync>,
    J: Student<G>,
{
    /// The bytes of a checkpoint. Games that are remembered are not part of it: whoever goes on fills his memory anew.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.adam.steps.to_le_bytes());
        bytes.extend((self.net.units() as u32).to_le_bytes());
        let numbers =
            [self.net.weights(), self.mean.weights(), &self.adam.means, &self.adam.squares];
        bytes.extend(numbers.into_iter().flatten().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Goes on where a checkpoint was written.
    pub fn resume(&mut self, bytes: &[u8]) -> Result<(), WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let short = WeightsError::Length { found: 0, wanted: 4 * self.net.weights().len() };
        let (games, rest) = rest.split_first_chunk::<8>().ok_or(short.clone())?;
        let (steps, rest) = rest.split_first_chunk::<4>().ok_or(short.clone())?;
        let (units, rest) = rest.split_first_chunk::<4>().ok_or(short)?;
        let units = u32::from_le_bytes(*units) as usize;
        if !UNITS.contains(&units) {
            return Err(WeightsError::NotWeights);
        }
        let net = self.net.widened(units, 0);
        let wanted = 4 * net.weights().len();
        let damaged = |found: usize| WeightsError::Length { found, wanted };
        let numbers: Vec<f32> = rest
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        if numbers.len() != wanted || rest.len() % 4 != 0 {
            return Err(damaged(numbers.len()));
        }
        if let Some(at) = numbers.iter().position(|number| !number.is_finite()) {
            return Err(WeightsError::NotFinite(at));
        }
        let steps = i32::from_le_bytes(*steps);
        self.adam = Adam::new(net.weights().len());
        self.mean = net.clone();
        self.net = net;
        let mut parts = numbers.chunks_exact(wanted / 4);
        for into in [
            self.net.weights_mut(),
            self.mean.weights_mut(),
            &mut self.adam.means,
            &mut self.adam.squares,
        ] {
            into.copy_from_slice(parts.next().unwrap_or_default());
        }
        self.games = u64::from_le_bytes(*games);
        self.adam.steps = steps.max(0);
        Ok(())
    }
}
