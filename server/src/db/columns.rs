//! Selects complete rows of several tables in one query, with a column prefix for each table.

use sea_orm::{
    DbErr, EntityTrait, FromQueryResult as _, Iden as _, Iterable as _, PrimaryKeyToColumn as _, QueryResult,
    QuerySelect, Select,
    sea_query::{Alias, Expr},
};
use uuid::Uuid;

/// Selects every column of `E`, from the table called `table` in the query, under a prefix.
pub fn with_columns<S: EntityTrait, E: EntityTrait>(
    select: Select<S>,
    table: &str,
    prefix: &str,
) -> Select<S> {
    E::Column::iter().fold(select, |select, column| {
        let name = column.to_string();
        select.expr_as(Expr::col((Alias::new(table), column)), format!("{prefix}{name}"))
    })
}

/// Returns the row of `E` that was joined under a prefix, if there was one. Tests the key column first, so that an
/// unreadable row isn't mistaken for a missing one.
///
/// # Errors
/// When the row exists but can't be read.
pub fn joined<E: EntityTrait>(row: &QueryResult, prefix: &str) -> Result<Option<E::Model>, DbErr> {
    let Some(key) = E::PrimaryKey::iter().next() else { return Ok(None) };
    let there: Option<Uuid> = row.try_get(prefix, &key.into_column().to_string())?;
    there.map(|_| E::Model::from_query_result(row, prefix)).transpose()
}
