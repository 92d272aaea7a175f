//! Rows of either database as structs.

/// How a struct is read: the named columns, then what follows `with` from other columns of the same row.
macro_rules! from_row {
    ($row:ident { $($column:ident),+ } $(with $part:ident)?) => {
        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $row
        where
            &'static str: sqlx::ColumnIndex<R>,
            bool: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            i32: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            i64: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            String: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            Vec<u8>: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
        {
            fn from_row(row: &'r R) -> sqlx::Result<$row> {
                Ok($row {
                    $($column: row.try_get(stringify!($column))?,)+
                    $($part: sqlx::FromRow::from_row(row)?,)?
                })
            }
        }
    };
}
