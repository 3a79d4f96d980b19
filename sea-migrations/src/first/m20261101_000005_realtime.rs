//! What changed, topic by topic, so that a browser which lost its connection can catch up.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![topic(), event()], vec![index("event", &["created_at"])]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["event", "topic"]).await
    }
}

/// The last number given in a topic. Taking the next one locks the row until the transaction ends, so
/// numbers have no holes and become visible in order.
fn topic() -> TableCreateStatement {
    table("topic").col(string("name").primary_key()).col(big_integer("seq")).take()
}

/// One thing that happened: its kind and the ids it concerns, as JSON.
fn event() -> TableCreateStatement {
    table("event")
        .col(string("topic"))
        .col(big_integer("seq"))
        .col(string("kind"))
        .col(text("data"))
        .col(instant("created_at"))
        .primary_key(Index::create().col("topic").col("seq"))
        .take()
}
