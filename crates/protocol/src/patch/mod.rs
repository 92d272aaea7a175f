//! What changed between two views, as text: fields that are different, and of lists only what is different in them.
//!
//! Views are compared as they are sent. So every game has patches without a line of its own, and nothing is compared or
//! written that no client would see.

mod common;
mod json;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use common::{gaps, matched};
use json::{elements, fields, head};

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

/// The [`ViewPatch`] that leads from one view to another, both as JSON; nothing if there is none.
pub fn patch(before: &str, after: &str) -> Option<String> {
    let (before, after) = (fields(before)?, fields(after)?);
    let (mut set, mut lists) = (Object::default(), Object::default());
    let mut old = before.iter();
    for (key, value) in &after {
        // Fields are written in one order, and none is left out.
        let (old_key, old_value) = old.next()?;
        if old_key != key {
            return None;
        }
        if old_value == value {
            continue;
        }
        let list = elements(old_value).zip(elements(value)).map(|(a, b)| list_patch(&a, &b));
        match list.filter(|list| list.len() < value.len()) {
            Some(list) => lists.add(key, &list),
            None => set.add(key, value),
        }
    }
    old.next().is_none().then(|| format!("{{\"set\":{},\"lists\":{}}}", set.end(), lists.end()))
}

/// An object that is being written.
#[derive(Default)]
struct Object(String);

impl Object {
    /// Adds a field; the key is written with its quotes.
    fn add(&mut self, key: &str, value: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        self.0.push_str(key);
        self.0.push(':');
        self.0.push_str(value);
    }

    fn end(mut self) -> String {
        if self.0.is_empty() {
            self.0.push('{');
        }
        self.0.push('}');
        self.0
    }
}

/// The [`ListPatch`] that leads from one list to another.
fn list_patch(before: &[&str], after: &[&str]) -> String {
    let (mut splices, mut changes) = (Vec::new(), Vec::new());
    let mut splice = |at: usize, gone: usize, come: &[&str]| {
        if gone > 0 || !come.is_empty() {
            splices.push(format!("[{at},{gone},[{}]]", come.join(",")));
        }
    };
    for (a, b) in gaps(before, after, |old, new| old == new) {
        let (old, new) = (&before[a.clone()], &after[b.clone()]);
        // In between the same things have changed, or others are there: what they are is what their first field says.
        let pairs = if old.len() == new.len() {
            (0..old.len()).map(|n| (n, n)).collect()
        } else {
            matched(old, new, |old, new| head(old).is_some() && head(old) == head(new))
        };
        let (mut x, mut y) = (0, 0);
        for (i, j) in pairs.into_iter().chain([(old.len(), new.len())]) {
            let changed = (i < old.len()).then(|| changed_fields(old[i], new[j]));
            match changed {
                Some(Some(fields)) => {
                    splice(a.start + x, i - x, &new[y..j]);
                    changes.push(format!("[{},{fields}]", b.start + j));
                    (x, y) = (i + 1, j + 1);
                }
                // It is replaced with its neighbours.
                Some(None) => {}
                None => splice(a.start + x, i - x, &new[y..j]),
            }
        }
    }
    format!("{{\"splices\":[{}],\"changes\":[{}]}}", splices.join(","), changes.join(","))
}

/// The fields of an element that are different, if both are objects with the same fields and it is shorter.
fn changed_fields(before: &str, after: &str) -> Option<String> {
    let (old, new) = (fields(before)?, fields(after)?);
    if old.len() != new.len() || old.iter().zip(&new).any(|(a, b)| a.0 != b.0) {
        return None;
    }
    let mut changed = Object::default();
    for ((_, old), (key, new)) in old.iter().zip(&new) {
        if old != new {
            changed.add(key, new);
        }
    }
    Some(changed.end()).filter(|changed| changed.len() < after.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Both ways, and how long the patch is.
    fn leads(before: &Value, after: &Value) -> usize {
        let text = patch(&before.to_string(), &after.to_string()).expect("a patch");
        let patch: ViewPatch = serde_json::from_str(&text).expect("a patch is JSON");
        let mut view = before.clone();
        patch.apply(&mut view).expect("it applies");
        assert_eq!(&view, after, "{text}");
        text.len()
    }

    #[test]
    fn patches_lead_from_one_view_to_the_other() {
        let hole = |x: i32, left: u32| json!({"cell": [x, 0], "kinds": [1, 2, 3], "left": left});
        let view = |tiles: &[&str], holes: Vec<Value>, mover: u8| json!({"drawn": "a \\\"]},{ b", "holes": holes, "mover": mover, "over": null, "tiles": tiles});
        let before = view(&["V", "L"], (0..30).map(|n| hole(n, 9)).collect(), 0);
        assert_eq!(leads(&before, &before), "{\"set\":{},\"lists\":{}}".len());
        let after = view(&["V", "L", "K"], (1..33).map(|n| hole(n, 8)).collect(), 1);
        assert!(leads(&before, &after) < 1000);
        leads(&after, &before);
        let fewer = view(&[], vec![hole(7, 9), hole(3, 1), hole(40, 0)], 1);
        leads(&before, &fewer);
        leads(&fewer, &before);
        let mixed =
            view(&["K"], vec![json!(1), json!({"other": "fields"}), hole(3, 1), json!([])], 1);
        leads(&fewer, &mixed);
        leads(&mixed, &fewer);
    }

    #[test]
    fn what_is_no_view_has_no_patch() {
        for (before, after) in [
            ("[]", "{}"),
            ("{\"a\":1}", "{}"),
            ("{}", "{\"a\":1}"),
            ("{\"a\":[", "{\"a\":1}"),
            ("", ""),
        ] {
            assert_eq!(patch(before, after), None, "{before} {after}");
        }
    }
}
