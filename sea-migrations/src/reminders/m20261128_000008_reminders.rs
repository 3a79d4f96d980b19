//! Reminder policies of companies, paused loans, sent reminders, and the next turn of each person.

use sea_orm_migration::{
    prelude::*,
    schema::{boolean, date, integer, string, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{create, drop, index, instant, may_refer_to, owned_by, table};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] =
    &["reminder_request", "reminder", "reminder_turn", "reminder_pause", "reminder_policy"];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let tables = vec![policy(), pause(), turn(), reminder(), reminder_request()];
        let one_mail_a_day =
            index("reminder", &["company_id", "address", "day", "round"]).unique().to_owned();
        let indexes = vec![
            one_mail_a_day,
            index("reminder", &["user_id"]),
            index("reminder_request", &["element_id"]),
            index("reminder_turn", &["next_at"]),
        ];
        create(manager, tables, indexes).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, TABLES).await
    }
}

/// A company without a row sends no reminders.
fn policy() -> TableCreateStatement {
    table("reminder_policy")
        .col(uuid("company_id").primary_key())
        .col(boolean("active"))
        .col(text("policy"))
        .col(integer("version"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("reminder_policy", "company_id", "company"))
        .take()
}

fn pause() -> TableCreateStatement {
    table("reminder_pause")
        .col(uuid("loan_id").primary_key())
        .col(uuid_null("paused_by"))
        .col(instant("paused_at"))
        .foreign_key(&mut owned_by("reminder_pause", "loan_id", "loan"))
        .foreign_key(&mut may_refer_to("reminder_pause", "paused_by", "app_user"))
        .take()
}

/// The time of a person's next daily check.
fn turn() -> TableCreateStatement {
    table("reminder_turn")
        .col(uuid("company_id"))
        .col(uuid("user_id"))
        .col(instant("next_at"))
        .primary_key(Index::create().col("company_id").col("user_id"))
        .foreign_key(&mut owned_by("reminder_turn", "company_id", "company"))
        .foreign_key(&mut owned_by("reminder_turn", "user_id", "app_user"))
        .take()
}

/// An email to a person. `day` is the date in their time zone; `round` counts the emails of the day to the address.
fn reminder() -> TableCreateStatement {
    table("reminder")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(uuid("user_id"))
        .col(string("address"))
        .col(date("day"))
        .col(integer("round"))
        .col(uuid_null("sent_by"))
        .col(text_null("note"))
        .col(instant("at"))
        .foreign_key(&mut owned_by("reminder", "company_id", "company"))
        .foreign_key(&mut owned_by("reminder", "user_id", "app_user"))
        .foreign_key(&mut may_refer_to("reminder", "sent_by", "app_user"))
        .take()
}

fn reminder_request() -> TableCreateStatement {
    table("reminder_request")
        .col(uuid("reminder_id"))
        .col(uuid("element_id"))
        .primary_key(Index::create().col("reminder_id").col("element_id"))
        .foreign_key(&mut owned_by("reminder_request", "reminder_id", "reminder"))
        .foreign_key(&mut owned_by("reminder_request", "element_id", "needs_list_element"))
        .take()
}
