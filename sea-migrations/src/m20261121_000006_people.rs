//! The people of a loan: contact lists, the roles contacts can have, labels, invitations that are sent
//! and withdrawn, and the mail that waits to be sent.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, column) in added_columns() {
            schema.execute(&Table::alter().table(table).add_column(column).take()).await?;
        }
        let tables = vec![contact_sub_role(), contact_relation(), role_label(), loan_role_label(), mail()];
        let indexes = vec![
            index("contact_sub_role", &["company_id", "title_key"]).unique().take(),
            index("contact_relation", &["loan_role_id"]).unique().take(),
            index("contact_relation", &["owner_id"]),
            index("role_label", &["company_id", "title"]).unique().take(),
            index("mail", &["sent_at", "next_try_at"]),
        ];
        create(schema, tables, indexes).await?;
        keep_what_was_there(schema).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = ["mail", "loan_role_label", "role_label", "contact_relation", "contact_sub_role"];
        drop(schema, &tables).await?;
        for (table, column) in added_columns().into_iter().rev() {
            let name = column.get_column_name();
            schema.execute(&Table::alter().table(table).drop_column(name).take()).await?;
        }
        Ok(())
    }
}

/// What the people of a loan get in tables that were there before: an address (JSON), the country of a
/// phone number, a count of changes, and when an invitation was sent or withdrawn.
fn added_columns() -> Vec<(&'static str, ColumnDef)> {
    vec![
        ("app_user", text_null("company_address")),
        ("app_user", string_null("mobile_phone_locale")),
        ("loan_role", integer("version").default(1).take()),
        ("invitation", instant_null("sent_at")),
        ("invitation", instant_null("revoked_at")),
    ]
}

/// A role that contacts can have at a lending company. `title_key` is the title in lower case.
fn contact_sub_role() -> TableCreateStatement {
    table("contact_sub_role")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("title"))
        .col(string("title_key"))
        .col(string("sub_role_type"))
        .col(instant("created_at"))
        .foreign_key(&mut owned_by("contact_sub_role", "company_id", "company"))
        .take()
}

/// A contact in somebody's list on a loan, with what the owner of the list wrote about them. It stays
/// while the person is on the borrowing team.
fn contact_relation() -> TableCreateStatement {
    table("contact_relation")
        .col(uuid("id").primary_key())
        .col(uuid("loan_role_id"))
        .col(uuid("owner_id"))
        .col(uuid_null("contact_sub_role_id"))
        .col(string("given_name"))
        .col(string("family_name"))
        .col(string_null("phone_locale"))
        .col(string_null("phone"))
        .col(string_null("position_or_title"))
        .col(string_null("company_name"))
        .col(string_null("company_website"))
        .col(text_null("company_address"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("contact_relation", "loan_role_id", "loan_role"))
        .foreign_key(&mut refers_to("contact_relation", "owner_id", "app_user"))
        .foreign_key(&mut may_refer_to("contact_relation", "contact_sub_role_id", "contact_sub_role"))
        .take()
}

/// A label that a lending company puts on the roles of its loans.
fn role_label() -> TableCreateStatement {
    table("role_label")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("title"))
        .col(boolean("can_be_on_borrower"))
        .col(boolean("can_be_on_lender"))
        .col(integer("position"))
        .foreign_key(&mut owned_by("role_label", "company_id", "company"))
        .take()
}

/// A label on a role.
fn loan_role_label() -> TableCreateStatement {
    table("loan_role_label")
        .col(uuid("loan_role_id"))
        .col(uuid("role_label_id"))
        .primary_key(Index::create().col("loan_role_id").col("role_label_id"))
        .foreign_key(&mut owned_by("loan_role_label", "loan_role_id", "loan_role"))
        .foreign_key(&mut owned_by("loan_role_label", "role_label_id", "role_label"))
        .take()
}

/// A mail to be sent. Whoever sends it claims it for a while first; its words go once it is sent.
fn mail() -> TableCreateStatement {
    table("mail")
        .col(uuid("id").primary_key())
        .col(string("recipient"))
        .col(string("subject"))
        .col(text("plain"))
        .col(text("html"))
        .col(integer("attempts").default(0))
        .col(instant("next_try_at"))
        .col(instant("created_at"))
        .col(instant_null("sent_at"))
        .take()
}

/// Contacts that were on loans belong to the list of the loan's lead lender, under their own names;
/// invitations that were made count as sent; companies get the roles and labels to begin with.
async fn keep_what_was_there(schema: &Schema<'_>) -> Result<(), DbErr> {
    let new_id = match schema.backend() {
        DbBackend::Sqlite => "randomblob(16)",
        _ => "gen_random_uuid()",
    };
    let lead = "SELECT lead.user_id FROM loan_role lead WHERE lead.loan_id = contact.loan_id \
        AND lead.role = 'LEAD_LENDER' ORDER BY lead.created_at, lead.id LIMIT 1";
    let contacts = format!(
        "INSERT INTO contact_relation (id, loan_role_id, owner_id, given_name, family_name, phone, \
            position_or_title, company_name, company_website, created_at, updated_at) \
         SELECT {new_id}, contact.id, ({lead}), person.given_name, person.family_name, person.mobile_phone, \
            person.position_or_title, person.company_name, person.company_website, contact.created_at, \
            contact.updated_at \
         FROM loan_role contact JOIN app_user person ON person.id = contact.user_id \
         WHERE contact.role = 'CONTACT' AND EXISTS ({lead})"
    );
    schema.execute_unprepared(&contacts).await?;
    schema.execute_unprepared("UPDATE invitation SET sent_at = created_at").await?;
    for (title, kind) in [("Borrower", "BORROWER"), ("Member", "MEMBER")] {
        let roles = format!(
            "INSERT INTO contact_sub_role (id, company_id, title, title_key, sub_role_type, created_at) \
             SELECT {new_id}, id, '{title}', '{}', '{kind}', created_at FROM company",
            title.to_lowercase()
        );
        schema.execute_unprepared(&roles).await?;
    }
    for (position, (title, on_borrower, on_lender)) in LABELS.iter().enumerate() {
        let labels = format!(
            "INSERT INTO role_label (id, company_id, title, can_be_on_borrower, can_be_on_lender, position) \
             SELECT {new_id}, id, '{title}', {on_borrower}, {on_lender}, {position} FROM company"
        );
        schema.execute_unprepared(&labels).await?;
    }
    Ok(())
}

/// The labels that companies begin with: title, for borrowers, for lenders.
const LABELS: [(&str, bool, bool); 6] = [
    ("Primary contact", true, true),
    ("Decision maker", true, false),
    ("Guarantor", true, false),
    ("Co-signer", true, false),
    ("Processor", false, true),
    ("Closer", false, true),
];
