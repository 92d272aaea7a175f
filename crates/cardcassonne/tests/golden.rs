//! Records that must be read and end as they do now for as long as the rules version stands. They
//! are never written anew; a new verb gets a new record.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use bastide_cardcassonne::State;
use bastide_game::{End, Game, Record, Seat, Table};

#[test]
fn old_records_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut read = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let record: Record = text.parse().unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(record.to_string(), text, "{}", path.display());
        let table = Table::<State>::from_record(&record, usize::MAX)
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(table.end(), Some(End::Played), "{}", path.display());
        let points: Vec<_> = Seat::all(record.seats.len())
            .map(|seat| table.game().points(seat).to_string())
            .collect();
        let kept = record.extra.iter().find(|(key, _)| key == "x-points");
        assert_eq!(kept.unwrap().1, points.join(" "), "{}", path.display());
        read += 1;
    }
    assert!(read >= 4, "the records are gone");
}
