//! Records that must be read and end as they do now for as long as the rules version stands.

use bastide_cardcassonne::State;

#[test]
fn old_records_end_as_they_did() {
    bastide_testkit::old_records_end_as_they_did::<State>(env!("CARGO_MANIFEST_DIR"), 4);
}
