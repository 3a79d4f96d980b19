//! Everything that happened on a loan and at a company: what was on record of requests so far goes into it.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, may_refer_to, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("activity", &["loan_id", "at", "id"]).take(),
            index("activity", &["loan_id", "kind", "at", "id"]).take(),
            index("activity", &["loan_id", "actor_id", "at", "id"]).take(),
            index("activity", &["company_id", "on_record", "at", "id"]).take(),
            index("activity", &["on_record", "at"]).take(),
            index("activity", &["actor_id"]).take(),
        ];
        create(schema, vec![activity()], indexes).await?;
        schema.execute_unprepared(&of_requests(schema.backend())).await.map(|_| ())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["activity"]).await
    }
}

/// `about` says what happened, as JSON; `on_record` is what the lead of the company reads, and what is kept for a
/// while alone.
fn activity() -> TableCreateStatement {
    table("activity")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(uuid_null("loan_id"))
        .col(uuid_null("actor_id"))
        .col(string("kind"))
        .col(boolean("on_record"))
        .col(text("about"))
        .col(instant("at"))
        .foreign_key(&mut owned_by("activity", "company_id", "company"))
        .foreign_key(&mut owned_by("activity", "loan_id", "loan"))
        .foreign_key(&mut may_refer_to("activity", "actor_id", "app_user"))
        .take()
}

/// What stands on the record of each request, as an entry of its loan.
fn of_requests(backend: DbBackend) -> String {
    let (id, people, never) = match backend {
        DbBackend::Sqlite => ("lower(hex(h.element_id))", "json_extract(h.detail, '$.userIds')", "0"),
        _ => ("h.element_id::text", "(h.detail::json -> 'userIds')::text", "false"),
    };
    format!(
        "INSERT INTO activity (id, company_id, loan_id, actor_id, kind, on_record, about, at) \
         SELECT h.id, l.company_id, l.id, h.actor_id, \
         CASE WHEN h.kind IN ('created', 'updated', 'moved', 'deleted', 'restored') THEN 'requests' \
         WHEN h.kind IN ('answered', 'answer-removed', 'not-applicable', 'applicable') THEN 'documents' \
         WHEN h.kind IN ('accepted', 'rejected', 'taken-back') THEN 'reviews' \
         WHEN h.kind = 'commented' THEN 'messages' ELSE 'sharing' END, \
         {never}, '{{\"what\":\"requests\",\"how\":\"' || h.kind || '\",\"count\":1,\"elements\":[\"' || {id} || \
         '\"],\"people\":' || COALESCE({people}, '[]') || ',\"detail\":' || h.detail || '}}', h.at \
         FROM element_history h JOIN needs_list_element e ON e.id = h.element_id \
         JOIN loan l ON l.id = e.loan_id"
    )
}
