//! Whose data a person is. Somebody who hasn't joined is an entry of the company that made them, or of one
//! contact list; who can open a loan is seen by its lenders; a loan has one lead borrower.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::{
    prelude::*,
    schema::boolean,
    sea_orm::{QueryResult, prelude::Uuid},
};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// Two of them can't be on a loan, whoever writes them.
const ONE_LEAD_BORROWER: &str = "ux_loan_role_lead_borrower";

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        // Whether the owner of the entry lends: then the whole lending team of the loan sees it.
        let by_lender = boolean("by_lender").default(false).take();
        schema.execute(&Table::alter().table("contact_relation").add_column(by_lender).take()).await?;
        schema.execute(&index("session", &["revoked_at"])).await?;
        for statement in [
            "UPDATE contact_relation SET by_lender = TRUE \
             WHERE owner_id IN (SELECT id FROM app_user WHERE company_id IS NOT NULL)",
            "UPDATE loan_role SET visible_to_lender = TRUE WHERE role <> 'CONTACT' OR id IN \
             (SELECT loan_role_id FROM contact_relation WHERE by_lender = TRUE) OR id NOT IN \
             (SELECT loan_role_id FROM contact_relation)",
            "UPDATE loan_role SET role = 'BORROWER', version = version + 1 WHERE role = 'LEAD_BORROWER' AND EXISTS \
             (SELECT 1 FROM loan_role earlier WHERE earlier.loan_id = loan_role.loan_id \
             AND earlier.role = 'LEAD_BORROWER' AND (earlier.created_at < loan_role.created_at \
             OR (earlier.created_at = loan_role.created_at AND earlier.id < loan_role.id)))",
        ] {
            schema.execute_unprepared(statement).await?;
        }
        schema
            .execute_unprepared(&format!(
                "CREATE UNIQUE INDEX {ONE_LEAD_BORROWER} ON loan_role (loan_id) WHERE role = 'LEAD_BORROWER'"
            ))
            .await?;
        part_kept_contacts(schema).await?;
        give_entries_to_whose_they_are(schema).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute_unprepared(&format!("DROP INDEX {ONE_LEAD_BORROWER}")).await?;
        schema.execute(&Index::drop().name("ix_session_revoked_at").table("session").to_owned()).await?;
        schema.execute(&Table::alter().table("contact_relation").drop_column("by_lender").take()).await
    }
}

/// A contact kept from lenders is an entry in an address book: its role goes to a person of its own, called
/// by the id of the role, who has nothing of whoever has that address.
async fn part_kept_contacts(schema: &Schema<'_>) -> Result<(), DbErr> {
    let kept = Query::select()
        .columns([("loan_role", "id"), ("loan_role", "loan_id"), ("loan_role", "user_id")])
        .column(("app_user", "email_address"))
        .from("loan_role")
        .inner_join("app_user", Expr::col(("app_user", "id")).equals(("loan_role", "user_id")))
        .and_where(Expr::col(("loan_role", "visible_to_lender")).eq(false))
        .take();
    for row in schema.query_all(&kept).await? {
        let role: Uuid = row.try_get("", "id")?;
        let (loan, user): (Uuid, Uuid) = (row.try_get("", "loan_id")?, row.try_get("", "user_id")?);
        let address: String = row.try_get("", "email_address")?;
        let columns = ["id", "given_name", "family_name", "email_address", "email_key", "role_group", "stub"];
        let entry = Query::select()
            .expr(Expr::value(role))
            .columns(["given_name", "family_name"])
            .expr(Expr::value(address.clone()))
            .expr(Expr::value(key_of(role, &address)))
            .expr(Expr::value("CONTACT"))
            .expr(Expr::value(true))
            .columns(["created_at", "updated_at"])
            .from("contact_relation")
            .and_where(Expr::col("loan_role_id").eq(role))
            .take();
        let mut insert = Query::insert();
        insert.into_table("app_user").columns(columns.into_iter().chain(["created_at", "updated_at"]));
        insert.select_from(entry).map_err(|error| DbErr::Custom(error.to_string()))?;
        schema.execute(&insert).await?;
        let point = Query::update()
            .table("loan_role")
            .value("user_id", role)
            .value("stub", true)
            .and_where(Expr::col("id").eq(role))
            .take();
        schema.execute(&point).await?;
        let of_loan = |column: &'static str| Expr::col("loan_id").eq(loan).and(Expr::col(column).eq(user));
        schema.execute(&Query::delete().from_table("share").and_where(of_loan("shared_with")).take()).await?;
        schema
            .execute(&Query::delete().from_table("invitation").and_where(of_loan("user_id")).take())
            .await?;
    }
    Ok(())
}

/// Who hasn't joined belongs to the company they are to work for, or to the one whose loans they are on.
/// Somebody named by several belongs to nobody but themselves.
async fn give_entries_to_whose_they_are(schema: &Schema<'_>) -> Result<(), DbErr> {
    let unjoined = Query::select()
        .columns(["id", "email_address", "email_key", "company_id"])
        .from("app_user")
        .and_where(Expr::col("stub").eq(true))
        .and_where(Expr::col("password_hash").is_null())
        .take();
    for row in schema.query_all(&unjoined).await? {
        let (id, address): (Uuid, String) = (row.try_get("", "id")?, row.try_get("", "email_address")?);
        let key: String = row.try_get("", "email_key")?;
        if key.contains(' ') {
            continue;
        }
        let whose = match row.try_get::<Option<Uuid>>("", "company_id")? {
            Some(employer) => Some(employer),
            None => named_by(schema, id).await?,
        };
        if let Some(whose) = whose {
            let change = Query::update()
                .table("app_user")
                .value("email_key", key_of(whose, &address))
                .and_where(Expr::col("id").eq(id))
                .take();
            schema.execute(&change).await?;
        }
    }
    Ok(())
}

/// The one company on whose loans the person is.
async fn named_by(schema: &Schema<'_>, user: Uuid) -> Result<Option<Uuid>, DbErr> {
    let companies = Query::select()
        .distinct()
        .column(("loan", "company_id"))
        .from("loan_role")
        .inner_join("loan", Expr::col(("loan", "id")).equals(("loan_role", "loan_id")))
        .and_where(Expr::col(("loan_role", "user_id")).eq(user))
        .take();
    let rows = schema.query_all(&companies).await?;
    let mut ids = rows.iter().map(|row: &QueryResult| row.try_get::<Uuid>("", "company_id"));
    match (ids.next(), ids.next()) {
        (Some(only), None) => only.map(Some),
        _ => Ok(None),
    }
}

/// The key of somebody who hasn't joined: no address holds a blank, so nobody signs in with it.
fn key_of(whose: Uuid, address: &str) -> String {
    format!("{whose} {}", address.trim().to_lowercase())
}
