//! Weights as files: one line that says what they are, then the numbers.

use thiserror::Error;

use super::joint::Joint;
use super::net::{Net, UNITS, per_sort};
use super::vector::WIDTH;

/// What a file of weights begins with.
const MAGIC: &str = "bastide-weights 1";

/// What the line ends with if there is a joint head.
const JOINT: &str = " joint=16";

/// Why weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WeightsError {
    /// The file is something else.
    #[error("these are no weights: a file of weights begins with `{MAGIC}`")]
    NotWeights,
    /// They judge something else, or were made for another version of the vectors.
    #[error("these weights are for `{found}`, not for `{wanted}`")]
    Foreign {
        /// What they are for.
        found: String,
        /// What is wanted.
        wanted: String,
    },
    /// Numbers are missing, too many, or none at all.
    #[error("the weights are damaged: {wanted} numbers are needed, there are {found}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A number is infinite or none.
    #[error("the weights are damaged: number {0} is not finite")]
    NotFinite(usize),
}

/// The line that says what weights are for.
fn describe(game: &str, sorts: usize, version: u32, units: usize, is_joint: bool) -> String {
    let joint = if is_joint { JOINT } else { "" };
    format!("{MAGIC} {game} {version} sorts={sorts} width={WIDTH} hidden={units}{joint}")
}

impl Net {
    /// The bytes of a file. `version` is that of the game's vectors.
    pub fn to_bytes(&self, game: &str, version: u32) -> Vec<u8> {
        let mut bytes =
            describe(game, self.sorts(), version, self.units, self.is_joint()).into_bytes();
        bytes.push(b'\n');
        let joint = self.joint.iter().flat_map(Joint::weights);
        let weights = self.weights.iter().copied().chain(joint);
        bytes.extend(weights.flat_map(f32::to_le_bytes));
        bytes
    }

    /// The weights of a file that is for a game.
    pub fn from_bytes(
        bytes: &[u8],
        game: &str,
        sorts: usize,
        version: u32,
    ) -> Result<Net, WeightsError> {
        let end = bytes.iter().take(200).position(|byte| *byte == b'\n');
        let (line, numbers) = bytes.split_at(end.ok_or(WeightsError::NotWeights)?);
        let found = String::from_utf8_lossy(line).into_owned();
        if !found.starts_with(MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let kinds = [false, true].into_iter();
        let mut kinds = kinds.flat_map(|is_joint| UNITS.map(|units| (units, is_joint)));
        let is_found = |(units, is_joint): &(usize, bool)| {
            found == describe(game, sorts, version, *units, *is_joint)
        };
        let Some((units, is_joint)) = kinds.find(is_found) else {
            let wanted = describe(game, sorts, version, UNITS[0], false);
            return Err(WeightsError::Foreign { found, wanted });
        };
        let numbers = &numbers[1..];
        let mut weights: Vec<f32> = numbers
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        let alone = sorts * per_sort(units);
        let wanted = alone + if is_joint { Joint::LEN } else { 0 };
        if weights.len() != wanted || numbers.len() % 4 != 0 {
            return Err(WeightsError::Length { found: weights.len(), wanted });
        }
        match weights.iter().position(|weight| !weight.is_finite()) {
            Some(number) => Err(WeightsError::NotFinite(number)),
            None => {
                let joint = is_joint.then(|| Joint::read(&weights[alone..]));
                weights.truncate(alone);
                Ok(Net { units, weights, joint })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let net = Net::new(3, 7);
        let bytes = net.to_bytes("chess", 2);
        assert_eq!(Net::from_bytes(&bytes, "chess", 3, 2), Ok(net.clone()));
        let wide = net.widened(64, 8);
        let bytes = wide.to_bytes("chess", 2);
        assert_eq!(Net::from_bytes(&bytes, "chess", 3, 2), Ok(wide.clone()));
        let numbers: Vec<f32> = (0..Joint::LEN).map(|n| n as f32).collect();
        let joint = Net { joint: Some(Joint::read(&numbers)), ..wide };
        let bytes = joint.to_bytes("chess", 2);
        assert_eq!(Net::from_bytes(&bytes, "chess", 3, 2), Ok(joint));
        let short = Net::from_bytes(&bytes[..bytes.len() - 4], "chess", 3, 2);
        assert!(matches!(short, Err(WeightsError::Length { .. })), "{short:?}");
    }

    #[test]
    fn whatever_is_no_weights_is_refused() {
        let bytes = Net::new(3, 7).to_bytes("chess", 2);
        let read = |bytes: &[u8]| Net::from_bytes(bytes, "chess", 3, 2);
        assert_eq!(read(b""), Err(WeightsError::NotWeights));
        assert_eq!(read(b"hello\nworld"), Err(WeightsError::NotWeights));
        for (game, sorts, version) in [("castle", 3, 2), ("chess", 4, 2), ("chess", 3, 1)] {
            let foreign = Net::from_bytes(&bytes, game, sorts, version);
            assert!(matches!(foreign, Err(WeightsError::Foreign { .. })), "{foreign:?}");
        }
        for cut in [1, 4, 400] {
            let short = read(&bytes[..bytes.len() - cut]);
            assert!(matches!(short, Err(WeightsError::Length { .. })), "{short:?}");
        }
        let mut broken = bytes.clone();
        let last = broken.len() - 4;
        broken[last..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert!(matches!(read(&broken), Err(WeightsError::NotFinite(_))));
    }
}
