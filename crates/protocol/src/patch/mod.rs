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
