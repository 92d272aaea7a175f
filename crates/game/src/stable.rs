//! Numbers that are the same on every machine and in every version: a hash and a generator. Neither is for secrets.

use crate::rules::Rng;

/// FNV-1a of some bytes.
///
/// ```
/// assert_eq!(bastide_game::stable::hash(b"a"), 0xaf63_dc4c_8601_ec8c);
/// ```
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// SplitMix64: even numbers from a seed.
///
/// ```
/// use bastide_game::Rng;
/// use bastide_game::stable::SplitMix;
///
/// let mut rng = SplitMix::new(0);
/// assert_eq!(rng.next_u64(), 0xe220_a839_7b1d_cdaf);
/// assert!(rng.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// Any number. Every bit of it depends on every bit of the seed.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Rng for SplitMix {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u32
    }
}
