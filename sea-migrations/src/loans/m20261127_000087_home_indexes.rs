//! Indexes for the lists of *Home*: latest history, submitted answers, last answer of a person, rejected and open requests,
//! documents and licences that expire.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, columns) in PLAIN {
            schema.execute(&index(table, columns)).await?;
        }
        for (name, table, columns, condition) in PARTIAL {
            let sql = format!("CREATE INDEX IF NOT EXISTS {name} ON {table} ({columns}) WHERE {condition}");
            schema.execute_unprepared(&sql).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, columns) in PLAIN {
            let name = format!("ix_{table}_{}", columns.join("_"));
            schema.execute(&Index::drop().table(table).name(name).if_exists().to_owned()).await?;
        }
        for (name, table, ..) in PARTIAL {
            schema.execute(&Index::drop().table(table).name(name).if_exists().to_owned()).await?;
        }
        Ok(())
    }
}

const PLAIN: [(&str, &[&str]); 6] = [
    ("element_history", &["at", "id"]),
    ("answer", &["review_state", "answered_at", "id"]),
    ("answer", &["answered_by", "answered_at", "element_id"]),
    ("document", &["created_at", "id"]),
    ("loan", &["company_id", "review_status", "amount"]),
    ("individual", &["company_id", "licence_expiration"]),
];

/// Name, table, columns and condition. Statements name these states in the same words, not as parameters: otherwise
/// neither database knows that the index holds all that is asked for.
const PARTIAL: [(&str, &str, &str, &str); 3] = [
    (
        "ix_needs_list_element_sent_back",
        "needs_list_element",
        "reviewed_at, id",
        "review_state IN ('REJECTED', 'PARTLY_ACCEPTED') AND deleted_at IS NULL",
    ),
    (
        "ix_needs_list_element_open",
        "needs_list_element",
        "loan_id",
        "storage_type = 'FILE' AND review_state IN ('OPEN', 'REJECTED', 'PARTLY_ACCEPTED') AND deleted_at IS NULL",
    ),
    (
        "ix_needs_list_element_freshness_days",
        "needs_list_element",
        "freshness_days",
        "freshness_days IS NOT NULL",
    ),
];
