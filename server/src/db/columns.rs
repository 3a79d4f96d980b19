//! Whole rows of several tables out of one query: each table's columns under a prefix of their own.

use sea_orm::{
    DbErr, EntityTrait, FromQueryResult as _, Iden as _, Iterable as _, PrimaryKeyToColumn as _, QueryResult,
    QuerySelect, Select,
    sea_query::{Alias, Expr},
};
use uuid::Uuid;

/// Adds every column of `E`, of the table called `table` in the query, under a prefix.
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

/// The row of `E` that was joined under a prefix, if there was one: by its key, so that one which can't be read isn't
/// taken for none.
///
/// # Errors
/// When the row is there and can't be read.
pub fn joined<E: EntityTrait>(row: &QueryResult, prefix: &str) -> Result<Option<E::Model>, DbErr> {
    let Some(key) = E::PrimaryKey::iter().next() else { return Ok(None) };
    let there: Option<Uuid> = row.try_get(prefix, &key.into_column().to_string())?;
    there.map(|_| E::Model::from_query_result(row, prefix)).transpose()
}
