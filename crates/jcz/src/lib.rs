//! JCloisterZone, seen from here: its saved games become records, and its names for tiles, turns
//! and places become ours.
//!
//! * [`import()`] turns a saved game (`.jcz`) into a record.
//! * [`catalogue`] says which of its tiles is which of ours.
//! * [`geography`] names rotations and parts of tiles its way.
//! * [`setup`] reads its tile sets, elements and rules.
//!
//! ```
//! let saved = r#"{
//!     "setup": {
//!         "sets": {"basic:2": 1},
//!         "elements": {"small-follower": 7, "farmers": true},
//!         "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]
//!     },
//!     "players": [{"name": "Ann"}, {"name": "Ben"}],
//!     "replay": [
//!         {"type": "PLACE_TILE", "payload": {"tileId": "BA/Rr", "rotation": "R90", "position": [1, 0]}},
//!         {"type": "PASS", "payload": {}}
//!     ]
//! }"#;
//! let record = bastide_jcz::import(saved).expect("a saved game");
//! assert_eq!(record.entries[1].sentence, "tile V +1,0 >");
//! ```
#![forbid(unsafe_code)]

pub mod catalogue;
mod ending;
mod error;
mod expansions;
pub mod geography;
mod import;
mod saved;
pub mod setup;

pub use error::{ImportError, Problem};
pub use import::{MAX_BYTES, import};
