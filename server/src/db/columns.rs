//! Whole rows of several tables out of one query: each table's columns under a prefix of their own.

use sea_orm::{
    EntityTrait, Iden as _, Iterable as _, QuerySelect, Select,
    sea_query::{Alias, Expr},
};

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
