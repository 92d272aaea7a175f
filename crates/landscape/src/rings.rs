//! Features as rings of segments, for any board on which parts of tiles join.
//!
//! Every part of a tile that lies is a segment. A segment knows the feature it belongs to, named by one of its
//! segments, and the next segment of the same feature. Joining relabels the smaller ring and swaps two entries;
//! walking a feature is following its ring. What is counted of a feature stands at the segment that names it.

use std::marker::PhantomData;
use std::ops::DerefMut;

use arrayvec::ArrayVec;

/// A part of a tile that lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Segment(pub(crate) u16);

impl Segment {
    /// The segment with a number, in the order in which tiles were laid.
    #[inline]
    pub fn from_number(number: usize) -> Segment {
        Segment(number as u16)
    }

    /// Its number, in the order in which tiles were laid.
    #[inline]
    pub fn number(self) -> usize {
        self.0 as usize
    }

    /// The segment that was added so many after this one.
    #[inline]
    pub fn plus(self, count: usize) -> Segment {
        Segment(self.0 + count as u16)
    }

    /// How many segments after `first` this one was added.
    #[inline]
    pub fn since(self, first: Segment) -> usize {
        (self.0 - first.0) as usize
    }
}

/// A feature: all segments that are connected. Named by one of them, which may change when it grows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Feature(u16);

impl Feature {
    /// The number of the segment that names it.
    #[inline]
    pub fn number(self) -> u16 {
        self.0
    }
}

/// What a board keeps of a segment. Some of it belongs to the segment alone; what is counted of a whole feature is
/// kept at the segment that names it.
pub trait Kept: Copy {
    /// Adds what was counted of another feature that becomes part of this one.
    fn count(&mut self, other: &Self);
}

/// A segment in its ring.
#[derive(Clone, Copy, Debug)]
pub struct Ring<T> {
    feature: u16,
    next: u16,
    /// Segments of the feature; kept at the one that names it.
    size: u16,
    kept: T,
}

/// Where rings are stored: in a vector, or in an array if a board has room for so many and no more.
pub trait Store<T>: DerefMut<Target = [Ring<T>]> {
    /// Adds one.
    fn push(&mut self, ring: Ring<T>);
    /// The same once more, with room for the next tiles where there is room to be made. The clone of a vector of a
    /// generic type goes field by field; arrays are copied as a whole.
    fn copy(&self) -> Self;
    /// Becomes a copy of another, reusing its own memory.
    fn copy_from(&mut self, from: &Self);
}

/// Whoever copies rings most often lays another tile then.
const ROOM: usize = 16;

impl<T: Copy> Store<T> for Vec<Ring<T>> {
    #[inline]
    fn push(&mut self, ring: Ring<T>) {
        Vec::push(self, ring);
    }

    #[inline]
    fn copy(&self) -> Vec<Ring<T>> {
        let (many, rest) = self.as_chunks::<ROOM>();
        let mut copy: Vec<[Ring<T>; ROOM]> = Vec::with_capacity(many.len() + 2);
        copy.extend(many.iter().copied());
        let mut copy = copy.into_flattened();
        copy.extend(rest.iter().copied());
        copy
    }

    #[inline]
    fn copy_from(&mut self, from: &Vec<Ring<T>>) {
        self.truncate(from.len());
        let (same, more) = from.split_at(self.len());
        self.copy_from_slice(same);
        self.extend_from_slice(more);
    }
}

impl<T: Copy, const N: usize> Store<T> for ArrayVec<Ring<T>, N> {
    #[inline]
    fn push(&mut self, ring: Ring<T>) {
        ArrayVec::push(self, ring);
    }

    #[inline]
    fn copy(&self) -> ArrayVec<Ring<T>, N> {
        self.clone()
    }

    #[inline]
    fn copy_from(&mut self, from: &ArrayVec<Ring<T>, N>) {
        self.clone_from(from);
    }
}

/// Segments and the features they form.
///
/// ```
/// use bastide_landscape::rings::{Kept, Rings};
///
/// /// Nothing but the open ends of a feature.
/// #[derive(Clone, Copy)]
/// struct Open(u8);
///
/// impl Kept for Open {
///     fn count(&mut self, other: &Open) {
///         self.0 += other.0;
///     }
/// }
///
/// let mut rings = Rings::<Open>::default();
/// let [a, b, c] = [Open(2), Open(1), Open(4)].map(|open| rings.push(open));
/// rings.join(a, b);
/// rings.of_mut(rings.feature(a)).0 -= 2;
/// assert_eq!(rings.feature(a), rings.feature(b));
/// assert_ne!(rings.feature(a), rings.feature(c));
/// assert_eq!(rings.of(rings.feature(b)).0, 1);
/// assert_eq!(rings.walk(rings.feature(b)).count(), 2);
/// ```
#[derive(Debug)]
pub struct Rings<T, S = Vec<Ring<T>>> {
    all: S,
    kept: PhantomData<T>,
}

impl<T, S: Store<T>> Clone for Rings<T, S> {
    #[inline]
    fn clone(&self) -> Rings<T, S> {
        Rings::stored(self.all.copy())
    }

    #[inline]
    fn clone_from(&mut self, from: &Rings<T, S>) {
        self.all.copy_from(&from.all);
    }
}

/// Rings with room for `N` segments and no more, which can be copied without an allocation.
pub type ArrayRings<T, const N: usize> = Rings<T, ArrayVec<Ring<T>, N>>;

impl<T, S: Default> Default for Rings<T, S> {
    fn default() -> Rings<T, S> {
        Rings::stored(S::default())
    }
}

impl<T, S> Rings<T, S> {
    fn stored(all: S) -> Rings<T, S> {
        Rings { all, kept: PhantomData }
    }
}

impl<T> Rings<T> {
    /// No segments yet, and room for some.
    pub fn with_capacity(segments: usize) -> Rings<T> {
        Rings::stored(Vec::with_capacity(segments))
    }
}

impl<T: Kept, S: Store<T>> Rings<T, S> {
    /// How many segments there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Adds a segment that stands alone.
    #[inline]
    pub fn push(&mut self, kept: T) -> Segment {
        let segment = self.all.len() as u16;
        self.all.push(Ring { feature: segment, next: segment, size: 1, kept });
        Segment(segment)
    }

    /// Lets a segment stand alone again. Whoever takes one segment out of a feature takes out all of them.
    pub fn set_alone(&mut self, segment: Segment, kept: T) {
        let Segment(own) = segment;
        self.all[segment.number()] = Ring { feature: own, next: own, size: 1, kept };
    }

    /// Makes two features one: the smaller ring takes the name of the larger.
    #[inline]
    pub fn join(&mut self, a: Segment, b: Segment) {
        let (mut keep, mut give) = (self.all[a.number()].feature, self.all[b.number()].feature);
        if keep == give {
            return;
        }
        if self.all[keep as usize].size < self.all[give as usize].size {
            std::mem::swap(&mut keep, &mut give);
        }
        let given = self.all[give as usize];
        let mut at = give;
        loop {
            let ring = &mut self.all[at as usize];
            ring.feature = keep;
            at = ring.next;
            if at == give {
                break;
            }
        }
        let kept = &mut self.all[keep as usize];
        let next = kept.next;
        kept.next = given.next;
        kept.size += given.size;
        kept.kept.count(&given.kept);
        self.all[give as usize].next = next;
    }

    /// The feature a segment belongs to.
    #[inline]
    pub fn feature(&self, segment: Segment) -> Feature {
        Feature(self.all[segment.number()].feature)
    }

    /// What is kept of a segment alone.
    #[inline]
    pub fn at(&self, segment: Segment) -> &T {
        &self.all[segment.number()].kept
    }

    /// What is kept of a feature.
    #[inline]
    pub fn of(&self, feature: Feature) -> &T {
        &self.all[feature.0 as usize].kept
    }

    /// The same, to be changed.
    #[inline]
    pub fn of_mut(&mut self, feature: Feature) -> &mut T {
        &mut self.all[feature.0 as usize].kept
    }

    /// All segments of a feature.
    #[inline]
    pub fn walk(&self, feature: Feature) -> Walk<'_, T> {
        Walk { rings: &self.all, first: feature.0, at: Some(feature.0) }
    }

    /// The bytes that its segments take.
    pub fn bytes(&self) -> usize {
        size_of_val::<[Ring<T>]>(&self.all)
    }
}

/// The segments of a feature, once around its ring.
#[derive(Clone, Debug)]
pub struct Walk<'a, T> {
    rings: &'a [Ring<T>],
    first: u16,
    at: Option<u16>,
}

impl<T> Iterator for Walk<'_, T> {
    type Item = Segment;

    #[inline]
    fn next(&mut self) -> Option<Segment> {
        let at = self.at?;
        let next = self.rings[at as usize].next;
        self.at = (next != self.first).then_some(next);
        Some(Segment(at))
    }
}
