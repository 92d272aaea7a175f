//! One file an expansion. An expansion may use the core; it never names another expansion.

pub(crate) mod abbot;
pub(crate) mod circles;
pub(crate) mod ferries;
pub(crate) mod gold;
pub(crate) mod inns;
pub(crate) mod machines;
pub(crate) mod magic;
pub(crate) mod messages;
pub(crate) mod river;
pub(crate) mod robbers;
pub(crate) mod tower;
pub(crate) mod traders;
