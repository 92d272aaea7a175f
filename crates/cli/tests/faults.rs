//! The fault suite, on real processes: whatever breaks, every move that was acknowledged is in its log, once. A short form
//! by default; `BASTIDE_LONG=1` takes some minutes.

use std::path::Path;
use std::time::Duration;

use bastide_load::faults::{Fault, Plan, run};

#[test]
fn whatever_breaks_nothing_is_lost_or_doubled() {
    let is_long = std::env::var_os("BASTIDE_LONG").is_some();
    let (rounds, tables) = if is_long { (6, 24) } else { (1, 6) };
    let pace = Duration::from_millis(400);
    let plan = Plan { faults: Fault::ALL.to_vec(), rounds, tables, pace };
    let outcome = run(Path::new(env!("CARGO_BIN_EXE_bastide")), &plan);
    // Where PostgreSQL or NATS is missing, whoever looked for them has said so.
    let Some(outcome) = outcome.expect("everybody played on") else { return };
    eprintln!("{outcome:#?}");
    assert_eq!((outcome.audit.lost, outcome.audit.doubled), (Vec::new(), Vec::new()));
    assert!(outcome.audit.acked > 20 * rounds * tables);
    // Somebody always moved, while it was broken or just after.
    assert!(outcome.incidents.iter().all(|incident| incident.moves > 0));
}
