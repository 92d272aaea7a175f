//! Which elements two lists have in common.

/// Lists with more differences than this have nothing in common that is worth finding.
const MOST_EDITS: usize = 300;

type Range = std::ops::Range<usize>;

/// Where two lists are not the same.
pub(super) fn gaps<T: PartialEq>(before: &[T], after: &[T]) -> Vec<(Range, Range)> {
    let (mut x, mut y) = (0, 0);
    let mut found = Vec::new();
    let ends = matched(before, after, T::eq).into_iter().chain([(before.len(), after.len())]);
    for (i, j) in ends {
        if i > x || j > y {
            found.push((x..i, y..j));
        }
        (x, y) = (i + 1, j + 1);
    }
    found
}

/// The longest pairing of elements that are the same, in the order of both lists.
pub(super) fn matched<T>(
    before: &[T],
    after: &[T],
    same: impl Fn(&T, &T) -> bool,
) -> Vec<(usize, usize)> {
    let shorter = before.len().min(after.len());
    let first = (0..shorter).take_while(|n| same(&before[*n], &after[*n])).count();
    let last = (0..shorter - first)
        .take_while(|n| same(&before[before.len() - 1 - n], &after[after.len() - 1 - n]))
        .count();
    let mut pairs: Vec<(usize, usize)> = (0..first).map(|n| (n, n)).collect();
    let (a, b) = (&before[first..before.len() - last], &after[first..after.len() - last]);
    pairs.extend(common(a, b, same).into_iter().map(|(i, j)| (i + first, j + first)));
    let ends = (0..last).rev().map(|n| (before.len() - 1 - n, after.len() - 1 - n));
    pairs.extend(ends);
    pairs
}

/// The longest common part of two lists, as Myers finds it ("An O(ND) difference algorithm", 1986): lists that are nearly
/// the same, as those of two views are, take little more than one look at each element.
fn common<T>(a: &[T], b: &[T], same: impl Fn(&T, &T) -> bool) -> Vec<(usize, usize)> {
    let most = (a.len() + b.len()).min(MOST_EDITS);
    // How far one comes in `a` with so many edits, by how much further that is than in `b`; `most + 1` stands for zero.
    let zero = most + 1;
    let mut reach = vec![0usize; 2 * zero + 1];
    let mut before: Vec<usize> = Vec::new();
    for edits in 0..=most {
        before.extend_from_slice(&reach[zero - edits..=zero + edits]);
        for ahead in (zero - edits..=zero + edits).step_by(2) {
            let drops = is_next_of_b(&reach, ahead, zero, edits);
            let mut i = if drops { reach[ahead + 1] } else { reach[ahead - 1] + 1 };
            while i < a.len()
                && (i + zero).checked_sub(ahead).is_some_and(|j| j < b.len() && same(&a[i], &b[j]))
            {
                i += 1;
            }
            reach[ahead] = i;
            if i >= a.len() && i + zero >= b.len() + ahead {
                return pairs_on_the_way(&before, edits, (a.len(), b.len()));
            }
        }
    }
    Vec::new()
}

/// Whether the last edit on the way there takes an element of `b`, and none of `a`.
fn is_next_of_b(reach: &[usize], ahead: usize, zero: usize, edits: usize) -> bool {
    ahead == zero - edits || (ahead != zero + edits && reach[ahead - 1] < reach[ahead + 1])
}

/// The way back from the end: what was the same between the edits. `before` is how far one came before each, two more
/// numbers every time: those of one edit begin at its square.
fn pairs_on_the_way(
    before: &[usize],
    most: usize,
    (mut i, mut j): (usize, usize),
) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for edits in (0..=most).rev() {
        let reach = &before[edits * edits..(edits + 1) * (edits + 1)];
        // The middle of what was kept stands for zero.
        let ahead = edits + i - j;
        let drops = edits > 0 && is_next_of_b(reach, ahead, edits, edits);
        let begun = match edits {
            0 => 0,
            _ if drops => reach[ahead + 1],
            _ => reach[ahead - 1] + 1,
        };
        while i > begun {
            (i, j) = (i - 1, j - 1);
            pairs.push((i, j));
        }
        (i, j) = match edits {
            0 => (0, 0),
            _ if drops => (i, j - 1),
            _ => (i - 1, j),
        };
    }
    pairs.reverse();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long the longest common part is, by its definition.
    fn longest(a: &[u8], b: &[u8]) -> usize {
        let mut row = vec![0; b.len() + 1];
        for x in a {
            let mut before = 0;
            for (j, y) in b.iter().enumerate() {
                let above = row[j + 1];
                row[j + 1] = if x == y { before + 1 } else { above.max(row[j]) };
                before = above;
            }
        }
        row[b.len()]
    }

    /// Pairs that are the same, in the order of both lists; how many.
    fn sound(a: &[u8], b: &[u8]) -> usize {
        let pairs = matched(a, b, u8::eq);
        assert!(pairs.iter().all(|(i, j)| a[*i] == b[*j]), "{a:?} {b:?}: {pairs:?}");
        let rises = |w: &[(usize, usize)]| w[0].0 < w[1].0 && w[0].1 < w[1].1;
        assert!(pairs.windows(2).all(rises), "{a:?} {b:?}: {pairs:?}");
        // What is between the gaps is what is matched, and whoever fills the gaps has the other list.
        let mut filled = a.to_vec();
        for (old, new) in gaps(a, b).into_iter().rev() {
            assert!(!old.is_empty() || !new.is_empty());
            filled.splice(old, b[new].iter().copied());
        }
        assert_eq!(filled, b);
        pairs.len()
    }

    /// Every list of at most so many of three letters.
    fn all_lists(most: u32) -> Vec<Vec<u8>> {
        let list =
            |n: u32, length: u32| (0..length).map(|k| (n / 3_u32.pow(k) % 3) as u8).collect();
        let of_length = |length: u32| (0..3_u32.pow(length)).map(move |n| list(n, length));
        (0..=most).flat_map(of_length).collect()
    }

    #[test]
    fn nothing_longer_is_common_to_any_two_short_lists() {
        let lists = all_lists(5);
        for a in &lists {
            for b in &lists {
                assert_eq!(sound(a, b), longest(a, b), "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn nothing_longer_is_common_to_long_lists() {
        let mut rng = fastrand::Rng::with_seed(1986);
        for n in 0..2000_usize {
            let letters = 2 + (n % 20) as u8;
            let list = |rng: &mut fastrand::Rng, length: usize| {
                (0..length).map(|_| rng.u8(..letters)).collect::<Vec<u8>>()
            };
            let length = rng.usize(..120);
            let a = list(&mut rng, length);
            // Another list, or the same with a few differences, as views have them.
            let b = if n % 2 == 0 {
                let length = rng.usize(..120);
                list(&mut rng, length)
            } else {
                let mut b = a.clone();
                for _ in 0..rng.usize(..9) {
                    let from = rng.usize(..=b.len());
                    let to = (from + rng.usize(..4)).min(b.len());
                    let length = rng.usize(..4);
                    b.splice(from..to, list(&mut rng, length));
                }
                b
            };
            assert_eq!(sound(&a, &b), longest(&a, &b), "{a:?} {b:?}");
        }
    }

    #[test]
    fn lists_with_too_little_in_common_are_given_up() {
        // One more edit than is looked for, between ends that are the same.
        let differing = |count: usize, letter: u8| {
            let mut list = vec![letter; count];
            list.insert(0, 7);
            list.push(7);
            list
        };
        let half = MOST_EDITS / 2;
        let (a, b) = (differing(half, 0), differing(half, 1));
        assert_eq!(sound(&a, &b), 2);
        let (mut a, mut b) = (differing(half + 1, 0), differing(half + 1, 1));
        a.insert(half, 9);
        b.insert(half, 9);
        assert_eq!((sound(&a, &b), longest(&a, &b)), (2, 3));
    }
}
