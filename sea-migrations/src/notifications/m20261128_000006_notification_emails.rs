//! Emails about notices: how and when each notice is emailed, and the unsubscribe link of an email. Existing notices
//! aren't emailed.

use sea_orm_migration::{prelude::*, schema};

use crate::table_definitions::{index, instant_null};

/// The columns of `notice`, and the one of `mail_words`.
const COLUMNS: &[&str] = &["delivery", "email_due_at", "email_outcome", "email_settled_at", "mail_id"];
const UNSUBSCRIBE_LINK: &str = "unsubscribe_link";

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The index for finding people with due emails, and those of a person.
fn due_index() -> IndexCreateStatement {
    index("notice", &["email_due_at", "recipient_id"])
}

/// The index for explaining a loan's emails, newest first.
fn loan_index() -> IndexCreateStatement {
    index("notice", &["loan_id", "at", "id"])
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let columns = [
            schema::string("delivery").default("app").take(),
            instant_null("email_due_at"),
            schema::string_null("email_outcome"),
            instant_null("email_settled_at"),
            schema::uuid_null("mail_id"),
        ];
        // SQLite adds one column per statement.
        for column in columns {
            manager.alter_table(Table::alter().table("notice").add_column(column).take()).await?;
        }
        let link = schema::text_null(UNSUBSCRIBE_LINK);
        manager.alter_table(Table::alter().table("mail_words").add_column(link).take()).await?;
        manager.create_index(due_index()).await?;
        manager.create_index(loan_index()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for name in ["ix_notice_email_due_at_recipient_id", "ix_notice_loan_id_at_id"] {
            manager.drop_index(Index::drop().name(name).table("notice").to_owned()).await?;
        }
        manager.alter_table(Table::alter().table("mail_words").drop_column(UNSUBSCRIBE_LINK).take()).await?;
        for column in COLUMNS {
            manager.alter_table(Table::alter().table("notice").drop_column(*column).take()).await?;
        }
        Ok(())
    }
}
