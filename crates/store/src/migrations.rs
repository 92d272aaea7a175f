//! The schema, step by step, as the files in `migrations` say.
//!
//! `sqlx::migrate!` would say the same, but brings with it a compiler plugin that contains both databases, built a second
//! time; see `docs/decisions/0023-no-plugin-for-sql.md`.

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
