//! Where games are kept: a folder, or a database by its address.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use bastide_server::Database;

/// The folder if nobody names another.
const FOLDER: &str = "data";
const FOLDER_VARIABLE: &str = "BASTIDE_DATA";
const DATABASE_VARIABLE: &str = "BASTIDE_DATABASE";

/// Where games are kept. What stands on the command line counts before what the environment says: whoever names a folder
/// means that folder, also where every program finds the address of a database.
#[derive(clap::Args)]
pub(crate) struct PlaceArgs {
    /// The folder in which games are stored [default: data] [env: BASTIDE_DATA]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database to use instead of that folder: postgres://user:password@host/name, or sqlite:FILE [env: BASTIDE_DATABASE]
    #[arg(long, global = true, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
}

impl PlaceArgs {
    /// The database that is meant. An address that cannot be read is not repeated: there may be a password in it.
    pub(crate) fn database(&self) -> Result<Database> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let parse =
            |text: &str, from: &str| text.parse().map_err(|error| anyhow!("{from}: {error}"));
        if let Some(text) = &self.database {
            return parse(text, "--database");
        }
        if let Some(folder) = &self.data {
            return Ok(Database::in_folder(folder));
        }
        if let Some(text) = set(DATABASE_VARIABLE) {
            return parse(&text.to_string_lossy(), DATABASE_VARIABLE);
        }
        Ok(Database::in_folder(set(FOLDER_VARIABLE).unwrap_or_else(|| FOLDER.into())))
    }
}
