//! The schema, step by step, as the files in `migrations` say.
//!
//! `sqlx::migrate!` would say the same, but brings with it a compiler plugin that contains both databases, built a second
//! time; see `docs/decisions/0023-no-plugin-for-sql.md`.

use crate::error::Unfit;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Names what was applied for good: the number and the description are kept in every database, and so is a checksum of
/// the file.
macro_rules! migrations {
    ($folder:literal, $(($version:literal, $file:literal, $description:literal)),+ $(,)?) => {
        $crate::migrations::migrator([$((
            $version,
            $description,
            include_str!(concat!("../migrations/", $folder, "/", $file)),
        )),+])
    };
}

/// The tables that both kinds of database have.
const TABLES: [&str; 7] = ["game", "seat", "entry", "result", "due", "rematch", "pulse"];

/// Names the first table that is missing among those that exist.
pub(crate) fn check_tables(found: &[String]) -> Result<(), Unfit> {
    let missing = TABLES.into_iter().find(|table| !found.iter().any(|found| found == table));
    missing.map_or(Ok(()), |table| Err(Unfit::MissingTable(table)))
}

/// What is wrong with the migrations that a database lists, each with its version, its checksum and whether it ended.
pub(crate) fn check_applied(known: &Migrator, applied: &[(i64, Vec<u8>, bool)]) -> Vec<Unfit> {
    let fault = |(version, checksum, ended): &(i64, Vec<u8>, bool)| {
        if !ended {
            return Some(Unfit::UnfinishedMigration(*version));
        }
        let known = known.iter().find(|migration| migration.version == *version)?;
        (*known.checksum != **checksum).then_some(Unfit::OtherMigration(*version))
    };
    applied.iter().filter_map(fault).collect()
}

fn migrator<const N: usize>(steps: [(i64, &'static str, &'static str); N]) -> Migrator {
    let step = |(version, description, sql): (i64, &'static str, &'static str)| {
        let (kind, sql) = (MigrationType::Simple, sql.into_sql_str());
        Migration::new(version, description.into(), kind, sql, false)
    };
    Migrator::with_migrations(steps.map(step).into())
}

pub(crate) fn sqlite() -> Migrator {
    migrations!(
        "sqlite",
        (1, "1_games.sql", "games"),
        (2, "2_digest_versions.sql", "digest versions"),
        (3, "3_due.sql", "due"),
        (4, "4_revisions.sql", "revisions"),
    )
}

pub(crate) fn postgres() -> Migrator {
    migrations!("postgres", (1, "1_games.sql", "games"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Everything that a database keeps of a migration, and what is run.
    fn kept(migrator: &Migrator) -> Vec<(i64, String, MigrationType, Vec<u8>, String, bool)> {
        let kept = migrator.iter().map(|step| {
            let (sql, checksum) = (step.sql.as_str().to_owned(), step.checksum.to_vec());
            let description = step.description.to_string();
            (step.version, description, step.migration_type, checksum, sql, step.no_tx)
        });
        kept.collect()
    }

    /// Old databases hold what the macro of sqlx once read from the same folders in the same way.
    #[tokio::test]
    async fn migrations_are_what_sqlx_reads_from_their_folders() {
        let folders = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        for (folder, ours) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let theirs = Migrator::new(folders.join(folder)).await.unwrap();
            assert_eq!(kept(&ours), kept(&theirs), "{folder}");
        }
    }
}
