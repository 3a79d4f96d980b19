//! Helpers for table definitions, so that migrations read as lists of columns.

use sea_orm_migration::{prelude::*, schema};

/// Creates a table with that name, unless it already exists.
pub fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).if_not_exists().take()
}

/// A required UTC timestamp.
pub fn instant(name: &'static str) -> ColumnDef {
    schema::timestamp_with_time_zone(name)
}

/// A nullable UTC timestamp.
pub fn instant_null(name: &'static str) -> ColumnDef {
    schema::timestamp_with_time_zone_null(name)
}

/// A reference to the id of `to`. The row is deleted with the referenced row.
pub fn owned_by(from: &'static str, column: &'static str, to: &'static str) -> ForeignKeyCreateStatement {
    reference(from, column, to, ForeignKeyAction::Cascade)
}

/// A reference to the id of `to`, which can't be deleted while it is referenced.
pub fn refers_to(from: &'static str, column: &'static str, to: &'static str) -> ForeignKeyCreateStatement {
    reference(from, column, to, ForeignKeyAction::Restrict)
}

/// A reference to the id of `to` that is set to null when the referenced row is deleted.
pub fn may_refer_to(from: &'static str, column: &'static str, to: &'static str) -> ForeignKeyCreateStatement {
    reference(from, column, to, ForeignKeyAction::SetNull)
}

fn reference(
    from: &'static str,
    column: &'static str,
    to: &'static str,
    on_delete: ForeignKeyAction,
) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .name(format!("fk_{from}_{column}"))
        .from(from, column)
        .to(to, "id")
        .on_delete(on_delete)
        .take()
}

/// An index on some columns, named after them.
pub fn index(table: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut statement = Index::create();
    statement.name(format!("ix_{table}_{}", columns.join("_"))).table(table).if_not_exists();
    for column in columns {
        statement.col(*column);
    }
    statement
}

/// Creates the tables, then their indexes.
pub async fn create(
    manager: &SchemaManager<'_>,
    tables: Vec<TableCreateStatement>,
    indexes: Vec<IndexCreateStatement>,
) -> Result<(), DbErr> {
    for table in tables {
        manager.create_table(table).await?;
    }
    for index in indexes {
        manager.create_index(index).await?;
    }
    Ok(())
}

/// Drops the tables in the given order: referencing tables first.
pub async fn drop(manager: &SchemaManager<'_>, tables: &[&'static str]) -> Result<(), DbErr> {
    for name in tables {
        manager.drop_table(Table::drop().table(*name).take()).await?;
    }
    Ok(())
}
