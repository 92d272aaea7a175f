//! One file an expansion. An expansion may use the core; it never names another expansion.

pub(crate) mod abbot;
pub(crate) mod inns;
pub(crate) mod river;
pub(crate) mod traders;
