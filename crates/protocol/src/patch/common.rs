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
