//! Many tables at real servers: how quick they are, what they cost, and whether anything is lost when something breaks.
//! Nothing of it is shipped. `cluster.rs` starts a database, a bus and nodes as processes; `person.rs` is a browser that
//! comes back when its line is cut; `table.rs` lets people play and keeps what they said; `audit.rs` compares that with
//! the logs; `load.rs` measures, and `waits.rs` looks what PostgreSQL waits for; `faults.rs` breaks one thing after the other meanwhile,
//! and `watch.rs` plays at a server that runs already while somebody else does.
#![forbid(unsafe_code)]

pub mod audit;
pub mod clock;
pub mod cluster;
pub mod faults;
pub mod gate;
pub mod load;
pub mod person;
pub mod process;
pub mod proxy;
pub mod summary;
pub mod table;
pub mod waits;
pub mod watch;
