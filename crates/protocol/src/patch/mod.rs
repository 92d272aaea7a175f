//! What changed between two views: fields that are different, and of lists only what is different in them.
//!
//! Views are compared as they are, and only what differs is written: `views.rs` names the fields of every view,
//! `elements.rs` those of the elements of their lists.

mod common;
mod elements;
mod views;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use common::{gaps, matched};
use elements::Element;
pub use views::{SceneView, patch};

/// What changed in a view.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct ViewPatch {
    /// Fields that are different now.
    #[ts(type = "Record<string, unknown>")]
    pub set: BTreeMap<String, Value>,
    /// Lists of which some elements are.
    pub lists: BTreeMap<String, ListPatch>,
}

/// What changed in a list.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct ListPatch {
    /// At which place of the list before how many elements go, and which come. In order, and done first.
    #[ts(type = "Array<[number, number, Array<unknown>]>")]
    pub splices: Vec<(usize, usize, Vec<Value>)>,
    /// Elements of the list after that of which some fields are different.
    #[ts(type = "Array<[number, Record<string, unknown>]>")]
    pub changes: Vec<(usize, BTreeMap<String, Value>)>,
}

impl ViewPatch {
    /// Changes a view; nothing if the patch is not one of it.
    pub fn apply(&self, view: &mut Value) -> Option<()> {
        let view = view.as_object_mut()?;
        for (key, value) in &self.set {
            view.insert(key.clone(), value.clone());
        }
        for (key, patch) in &self.lists {
            patch.apply(view.get_mut(key)?.as_array_mut()?)?;
        }
        Some(())
    }
}

impl ListPatch {
    fn apply(&self, list: &mut Vec<Value>) -> Option<()> {
        for (at, gone, come) in self.splices.iter().rev() {
            list.splice(list.get(*at..at + gone).map(|_| *at..at + gone)?, come.iter().cloned());
        }
        for (at, fields) in &self.changes {
            let element = list.get_mut(*at)?.as_object_mut()?;
            element.extend(fields.iter().map(|(key, value)| (key.clone(), value.clone())));
        }
        Some(())
    }
}

/// What changed in a view, while it is compared.
#[derive(Default)]
struct Changes {
    set: Object,
    lists: Object,
}

impl Changes {
    /// Compares a field.
    fn field<T: Serialize + PartialEq>(
        &mut self,
        key: &str,
        before: &T,
        after: &T,
    ) -> serde_json::Result<()> {
        if before == after { Ok(()) } else { self.set.add(key, after) }
    }

    /// Compares a list.
    fn list<T: Element>(&mut self, key: &str, before: &[T], after: &[T]) -> serde_json::Result<()> {
        if before == after {
            return Ok(());
        }
        let patch = ListText::of(before, after)?;
        // If most of it is new, all of it may be shorter.
        if 2 * patch.come >= after.len() {
            let whole = serde_json::to_vec(after)?;
            if whole.len() <= patch.len() {
                self.set.begin(key);
                self.set.0.extend(whole);
                return Ok(());
            }
        }
        self.lists.begin(key);
        patch.end(&mut self.lists.0);
        Ok(())
    }

    /// The [`ViewPatch`].
    fn end(self) -> serde_json::Result<String> {
        let mut text = Vec::with_capacity(self.set.0.len() + self.lists.0.len() + 32);
        text.extend(b"{\"set\":");
        self.set.end_into(&mut text);
        text.extend(b",\"lists\":");
        self.lists.end_into(&mut text);
        text.push(b'}');
        String::from_utf8(text).map_err(serde::ser::Error::custom)
    }
}

/// An object that is being written.
#[derive(Default)]
struct Object(Vec<u8>);

impl Object {
    /// Begins a field, whose value follows.
    fn begin(&mut self, key: &str) {
        self.0.push(if self.0.is_empty() { b'{' } else { b',' });
        self.0.push(b'"');
        self.0.extend(key.as_bytes());
        self.0.extend(b"\":");
    }

    /// Adds a field.
    fn add(&mut self, key: &str, value: &impl Serialize) -> serde_json::Result<()> {
        self.begin(key);
        serde_json::to_writer(&mut self.0, value)
    }

    fn end_into(&self, text: &mut Vec<u8>) {
        if self.0.is_empty() {
            text.push(b'{');
        }
        text.extend(&self.0);
        text.push(b'}');
    }
}

/// A [`ListPatch`] that is being written.
#[derive(Default)]
struct ListText {
    splices: Vec<u8>,
    changes: Vec<u8>,
    /// How many elements come.
    come: usize,
}

impl ListText {
    /// The patch that leads from one list to another.
    fn of<T: Element>(before: &[T], after: &[T]) -> serde_json::Result<ListText> {
        let mut patch = ListText::default();
        let mut fields = Object::default();
        let gaps = match T::NAMED {
            true => vec![(0..before.len(), 0..after.len())],
            false => gaps(before, after),
        };
        for (a, b) in gaps {
            let (old, new) = (&before[a.clone()], &after[b.clone()]);
            // In between the same things have changed, or others are there: what they are is what their first field
            // says.
            let pairs = if old.len() == new.len() && !T::NAMED {
                (0..old.len()).map(|n| (n, n)).collect()
            } else {
                matched(old, new, T::is_same_thing)
            };
            let (mut x, mut y) = (0, 0);
            for (i, j) in pairs {
                fields.0.clear();
                let is_same = T::NAMED && old[i] == new[j];
                // One of which nothing is left is replaced with its neighbours.
                if is_same || new[j].changes_since(&old[i], &mut fields)? {
                    patch.splice(a.start + x, i - x, &new[y..j])?;
                    if !is_same {
                        patch.change(b.start + j, &fields)?;
                    }
                    (x, y) = (i + 1, j + 1);
                }
            }
            patch.splice(a.start + x, old.len() - x, &new[y..])?;
        }
        Ok(patch)
    }

    fn splice(
        &mut self,
        at: usize,
        gone: usize,
        come: &[impl Serialize],
    ) -> serde_json::Result<()> {
        if gone == 0 && come.is_empty() {
            return Ok(());
        }
        if !self.splices.is_empty() {
            self.splices.push(b',');
        }
        self.come += come.len();
        serde_json::to_writer(&mut self.splices, &(at, gone, come))
    }

    fn change(&mut self, at: usize, fields: &Object) -> serde_json::Result<()> {
        self.changes.extend(if self.changes.is_empty() { "[" } else { ",[" }.as_bytes());
        serde_json::to_writer(&mut self.changes, &at)?;
        self.changes.push(b',');
        fields.end_into(&mut self.changes);
        self.changes.push(b']');
        Ok(())
    }

    /// About how long it is.
    fn len(&self) -> usize {
        self.splices.len() + self.changes.len() + "{\"splices\":[],\"changes\":[]}".len()
    }

    fn end(self, into: &mut Vec<u8>) {
        into.extend(b"{\"splices\":[");
        into.extend(self.splices);
        into.extend(b"],\"changes\":[");
        into.extend(self.changes);
        into.extend(b"]}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    use crate::carcassonne::{Hole, Magician, MagicianView};

    /// Whether the patch of a list leads from one to the other, both ways, and how long it is.
    fn leads<T: Element>(before: &[T], after: &[T]) -> usize {
        let both = [(after, before), (before, after)].map(|(before, after)| {
            let mut changes = Changes::default();
            changes.list("list", before, after).expect("it is JSON");
            let text = changes.end().expect("it is JSON");
            let patch: ViewPatch = serde_json::from_str(&text).expect("a patch is JSON");
            let mut view = json!({"list": before});
            patch.apply(&mut view).expect("it applies");
            assert_eq!(view, json!({"list": after}), "{text}");
            text.len()
        });
        both[1]
    }

    #[test]
    fn patches_lead_from_one_list_to_the_other() {
        let hole = |x: i32, left: u16| Hole { cell: [x, 0], kinds: vec![1, 2, 3], left, next: 1 };
        let before: Vec<Hole> = (0..30).map(|n| hole(n, 9)).collect();
        assert_eq!(leads(&before, &before), "{\"set\":{},\"lists\":{}}".len());
        let after: Vec<Hole> = (1..33).map(|n| hole(n, 8)).collect();
        assert!(leads(&before, &after) < 1000);
        let fewer = [hole(7, 9), hole(3, 1), hole(40, 0)];
        leads(&before, &fewer);
        let other = Hole { cell: [3, 0], kinds: Vec::new(), left: 0, next: 0 };
        leads(&fewer, &[other.clone(), hole(3, 1), hole(5, 5), other]);
        leads(&fewer, &[]);
        let texts = |list: &[&str]| list.iter().map(|text| text.to_string()).collect::<Vec<_>>();
        leads(&texts(&["V", "L \\\"]},{"]), &texts(&["V", "L \\\"]},{", "K"]));
        leads(&texts(&["V", "L"]), &texts(&["K"]));
    }

    #[test]
    fn patches_lead_between_any_lists() {
        let mut rng = fastrand::Rng::with_seed(18);
        for _ in 0..3000 {
            // A hole has a name that no other has; magicians of this test do not.
            let mut names: Vec<i32> = (0..12).collect();
            let mut holes = |rng: &mut fastrand::Rng| -> Vec<Hole> {
                rng.shuffle(&mut names);
                let count = rng.usize(..8);
                let hole = |x: &i32, rng: &mut fastrand::Rng| {
                    let kinds = vec![1; rng.usize(..3)];
                    Hole { cell: [*x, 0], kinds, left: rng.u16(..2), next: rng.u16(..2) }
                };
                names.iter().take(count).map(|x| hole(x, rng)).collect()
            };
            let (before, after) = (holes(&mut rng), holes(&mut rng));
            leads(&before, &after);
            let magicians = |rng: &mut fastrand::Rng| -> Vec<MagicianView> {
                let who = [Magician::Mage, Magician::Witch];
                let one = |rng: &mut fastrand::Rng| {
                    let who = who[rng.usize(..2)];
                    MagicianView { who, tile: rng.u16(..3), part: rng.u16(..2) }
                };
                (0..rng.usize(..9)).map(|_| one(rng)).collect()
            };
            let (before, after) = (magicians(&mut rng), magicians(&mut rng));
            leads(&before, &after);
            let numbers = |rng: &mut fastrand::Rng| -> Vec<u8> {
                (0..rng.usize(..9)).map(|_| rng.u8(..4)).collect()
            };
            let (before, after) = (numbers(&mut rng), numbers(&mut rng));
            leads(&before, &after);
        }
    }

    #[test]
    fn a_field_is_told_if_it_differs() {
        let mut changes = Changes::default();
        changes.field("same", &Some(1), &Some(1)).expect("it is JSON");
        changes.field("other", &Some("a"), &None).expect("it is JSON");
        assert_eq!(changes.end().expect("it is JSON"), "{\"set\":{\"other\":null},\"lists\":{}}");
    }
}
