//! What is written, inside a transaction that others share. Whoever writes is alone, so no row is locked.

use sqlx::{Connection, Sqlite, SqliteConnection};

use super::append;
use crate::appends::{self, Appends};
use crate::error::Error;
use crate::line::Answers;
use crate::read;
use crate::row::{Append, DueTable, Game, Hash, Rank};
use crate::statements::statements;
use crate::write::{Write, Written};

statements!(Sqlite, SqliteConnection, "");
