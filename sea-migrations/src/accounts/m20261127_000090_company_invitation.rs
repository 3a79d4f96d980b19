//! Invitations to a company, without a loan, and whether a lender saw the link of an invitation.

use crate::change::{Change, Schema};
use crate::shape::{create, index, instant, instant_null, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        rebuild(
            schema,
            with_company(),
            "id, loan_id, company_id, user_id, role, token_hash, invited_by, created_at, expires_at, accepted_at, \
             sent_at, revoked_at",
            "prior.id, prior.loan_id, loan.company_id, prior.user_id, prior.role, prior.token_hash, \
             prior.invited_by, prior.created_at, prior.expires_at, prior.accepted_at, prior.sent_at, \
             prior.revoked_at",
        )
        .await?;
        schema.execute(&index("invitation", &["company_id"])).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let columns = "id, loan_id, user_id, role, token_hash, invited_by, created_at, expires_at, accepted_at, \
                       sent_at, revoked_at";
        let kept = columns.replace(", ", ", prior.").replacen("id", "prior.id", 1);
        rebuild(schema, of_loans(), columns, &kept).await
    }
}

/// Writes the table again in that shape, with the invitations to loans: SQLite can't make a column optional.
async fn rebuild(
    schema: &Schema<'_>,
    shape: TableCreateStatement,
    columns: &str,
    kept: &str,
) -> Result<(), DbErr> {
    schema.execute_unprepared("ALTER TABLE invitation RENAME TO invitation_before").await?;
    if schema.backend() != DbBackend::Sqlite {
        // Constraints and indexes of a renamed table keep their names.
        for name in ["invitation_pkey", "invitation_token_hash_key"] {
            let sql = format!("ALTER TABLE invitation_before DROP CONSTRAINT IF EXISTS {name}");
            schema.execute_unprepared(&sql).await?;
        }
    }
    for name in INDEXES.map(|columns| format!("ix_invitation_{}", columns.join("_"))) {
        schema.execute_unprepared(&format!("DROP INDEX IF EXISTS {name}")).await?;
    }
    schema.execute_unprepared("DROP INDEX IF EXISTS ix_invitation_company_id").await?;
    create(schema, vec![shape], Vec::new()).await?;
    let copy = format!(
        "INSERT INTO invitation ({columns}) SELECT {kept} FROM invitation_before AS prior \
         JOIN loan ON loan.id = prior.loan_id"
    );
    schema.execute_unprepared(&copy).await?;
    schema.execute_unprepared("DROP TABLE invitation_before").await?;
    for columns in INDEXES {
        schema.execute(&index("invitation", columns)).await?;
    }
    Ok(())
}

/// The columns of the indexes that the table has in both shapes.
const INDEXES: [&[&str]; 3] = [&["loan_id"], &["user_id"], &["invited_by", "created_at"]];

/// An invitation to a company and perhaps to a loan. Only the hash of the link's token is stored.
fn with_company() -> TableCreateStatement {
    columns(uuid_null("loan_id"))
        .col(uuid("company_id"))
        .col(instant_null("link_shown_at"))
        .foreign_key(&mut owned_by("invitation", "company_id", "company"))
        .take()
}

/// The same as before: always to a loan.
fn of_loans() -> TableCreateStatement {
    columns(uuid("loan_id"))
}

fn columns(loan_id: ColumnDef) -> TableCreateStatement {
    table("invitation")
        .col(uuid("id").primary_key())
        .col(loan_id)
        .col(uuid("user_id"))
        .col(string("role"))
        .col(string_uniq("token_hash"))
        .col(uuid("invited_by"))
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .col(instant_null("accepted_at"))
        .col(instant_null("sent_at"))
        .col(instant_null("revoked_at"))
        .foreign_key(&mut owned_by("invitation", "loan_id", "loan"))
        .foreign_key(&mut owned_by("invitation", "user_id", "app_user"))
        .foreign_key(&mut refers_to("invitation", "invited_by", "app_user"))
        .take()
}
