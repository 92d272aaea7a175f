//! What is written, inside a transaction that others share. What other nodes are taking is left to them.

use sqlx::{Connection, PgConnection, Postgres};

use super::append;
use crate::appends::{self, Appends};
use crate::error::Error;
use crate::line::Answers;
use crate::read;
use crate::row::{Append, DueTable, Game, Hash, Rank};
use crate::statements::statements;
use crate::write::{Write, Written};

statements!(Postgres, PgConnection, "for update skip locked");
