//! Which appends of a transaction are taken: those that come right after the last entry of their log.

use std::collections::{HashMap, HashSet};

use crate::error::Error;
use crate::row::{Append, Head};
use crate::write::{Write, Written};

/// The appends of one transaction.
pub(crate) struct Appends<'a> {
    /// How far the logs are, with what was taken already.
    heads: HashMap<String, Head>,
    pub(crate) taken: Vec<&'a Append>,
}

/// The games to whose logs something is appended.
pub(crate) fn games(writes: &[Write]) -> Vec<String> {
    let mut ids = HashSet::new();
    for write in writes {
        if let Write::Append(append) = write {
            ids.insert(append.id.clone());
        }
    }
    ids.into_iter().collect()
}

/// The appends, if there is nothing else and they are nothing but entries, each of another game. Most are: a person
/// has moved, and another must. One statement can write them, which is a transaction of its own.
pub(crate) fn only_entries<'a>(writes: &'a [Write]) -> Option<Vec<&'a Append>> {
    let mut ids = HashSet::new();
    let plain = |write: &'a Write| {
        let Write::Append(append) = write else { return None };
        let is_plain = append.outcome.is_none() && append.due.is_none();
        let is_plain = is_plain && !append.entries.is_empty() && ids.insert(&append.id);
        is_plain.then_some(append)
    };
    writes.iter().map(plain).collect()
}

impl<'a> Appends<'a> {
    pub(crate) fn new(heads: Vec<Head>) -> Appends<'a> {
        let heads = heads.into_iter().map(|head| (head.id.clone(), head)).collect();
        Appends { heads, taken: Vec::new() }
    }

    /// Takes an append, unless somebody was faster.
    pub(crate) fn add(&mut self, append: &'a Append) -> Result<Written, Error> {
        let head = self.heads.get_mut(&append.id).ok_or(Error::Conflict)?;
        if head.seq != append.last || (head.is_over && append.outcome.is_some()) {
            return Err(Error::Conflict);
        }
        head.seq += append.entries.len() as u32;
        head.is_over |= append.outcome.is_some();
        self.taken.push(append);
        Ok(Written::Done)
    }

    /// Turns the answers of those around that were taken and lost after all.
    pub(crate) fn refuse(
        lost: &HashSet<String>,
        writes: &[Write],
        answers: &mut super::line::Answers,
    ) {
        for (write, answer) in writes.iter().zip(answers) {
            if let Write::Append(append) = write
                && lost.contains(&append.id)
            {
                *answer = Err(Error::Conflict);
            }
        }
    }
}
