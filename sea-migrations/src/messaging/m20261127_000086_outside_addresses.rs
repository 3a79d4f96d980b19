//! Outside addresses that were new on a loan, and how many of them a company lets a person write to within a day.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// Addresses that were mailed to before are known on their loan.
const CARRY_OVER: &str = "INSERT INTO outside_address (message_id, address, loan_id, sender_id, state, created_at) \
     SELECT DISTINCT message.id, lower(message_email.address), message.loan_id, message.from_user_id, 'SENT', \
     message.created_at FROM message_email INNER JOIN message ON message.id = message_email.message_id";

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let addresses = table("outside_address")
            .col(uuid("message_id"))
            .col(string("address"))
            .col(uuid("loan_id"))
            .col(uuid("sender_id"))
            .col(string("state"))
            .col(uuid_null("mail_id"))
            .col(instant("created_at"))
            .col(uuid_null("decided_by"))
            .col(instant_null("decided_at"))
            .primary_key(Index::create().col("message_id").col("address"))
            .foreign_key(&mut owned_by("outside_address", "message_id", "message"))
            .take();
        let indexes = vec![
            index("outside_address", &["loan_id", "address"]),
            index("outside_address", &["loan_id", "sender_id", "created_at"]),
            index("outside_address", &["loan_id", "state"]),
        ];
        create(schema, vec![addresses], indexes).await?;
        schema.execute_unprepared(CARRY_OVER).await?;
        for (column, budget) in BUDGETS {
            let column = integer(column).default(budget).take();
            schema.execute(&Table::alter().table("company").add_column(column).take()).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (column, _) in BUDGETS {
            schema.execute(&Table::alter().table("company").drop_column(column).take()).await?;
        }
        drop(schema, &["outside_address"]).await
    }
}

const BUDGETS: [(&str, i32); 2] = [("outside_addresses_of_lenders", 100), ("outside_addresses_of_others", 5)];
