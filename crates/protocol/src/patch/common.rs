//! Which elements two lists have in common.

/// More comparisons than this are not worth it.
const MOST_COMPARISONS: usize = 20_000;

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
    if a.len() * b.len() <= MOST_COMPARISONS {
        pairs.extend(common(a, b, same).into_iter().map(|(i, j)| (i + first, j + first)));
    }
    let ends = (0..last).rev().map(|n| (before.len() - 1 - n, after.len() - 1 - n));
    pairs.extend(ends);
    pairs
}

/// The longest common part of two lists, as it is found in every textbook.
fn common<T>(a: &[T], b: &[T], same: impl Fn(&T, &T) -> bool) -> Vec<(usize, usize)> {
    let width = b.len() + 1;
    let mut longest = vec![0u16; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        let (above, below) = longest.split_at_mut((i + 1) * width);
        let row = &mut above[i * width..];
        for j in (0..b.len()).rev() {
            row[j] = if same(&a[i], &b[j]) { below[j + 1] + 1 } else { below[j].max(row[j + 1]) };
        }
    }
    let (mut i, mut j, mut pairs) = (0, 0, Vec::new());
    while i < a.len() && j < b.len() {
        if same(&a[i], &b[j]) {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}
