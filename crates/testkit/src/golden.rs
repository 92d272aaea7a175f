//! Records that must be read and end as they do now for as long as the rules version stands. They
//! are never written anew; a new verb gets a new record.

use std::fs;
use std::path::Path;

use bastide_game::{End, Game, Record, Seat, Table};

use crate::files;

/// Every record under `tests/records` of a crate is read, written as it was, and ends with the points
/// that it says itself.
pub fn old_records_end_as_they_did<G: Game>(root: &str, min_count: usize) {
    let paths = files(&Path::new(root).join("tests/records"), "record");
    assert!(paths.len() >= min_count, "the records are gone");
    for path in paths {
        let name = path.display();
        let text = fs::read_to_string(&path).unwrap();
        let record: Record = text.parse().unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(record.to_string(), text, "{name}");
        let table =
            Table::<G>::from_record(&record, usize::MAX).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(table.end(), Some(End::Played), "{name}");
        let points: Vec<_> = Seat::all(record.seats.len())
            .map(|seat| table.game().points(seat).to_string())
            .collect();
        let kept = record.extra.iter().find(|(key, _)| key == "x-points");
        assert_eq!(kept.unwrap().1, points.join(" "), "{name}");
    }
}
