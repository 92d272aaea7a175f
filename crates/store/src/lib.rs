//! The log of every table, kept in SQLite: appended to, never changed.
