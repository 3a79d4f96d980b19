//! Requested packages, and files uploaded without signing in.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, boolean, integer, string, string_null, text, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, may_refer_to, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![package_order(), made_package(), secure_upload(), secure_upload_file()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("package_order", &["state", "not_before"]),
        index("package_order", &["loan_id", "user_id"]),
        index("package_order", &["expires_at"]),
        index("package_order", &["storage_key"]),
        index("made_package", &["loan_id", "of_lenders", "made_at"]),
        index("secure_upload", &["company_id", "handed_in_at"]),
        index("secure_upload", &["email_key", "mailed_at"]),
        index("secure_upload_file", &["secure_upload_id", "place"]),
        index("secure_upload_file", &["company_id", "handed_in_at"]),
        index("secure_upload_file", &["scan"]).and_where(Expr::cust("scan = 'PENDING'")).take(),
        index("secure_upload_file", &["storage_key"]),
        index("secure_upload_file", &["company_id", "created_at"]),
    ]
}

fn package_order() -> TableCreateStatement {
    table("package_order")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("user_id"))
        .col(string("kind"))
        .col(string("state"))
        .col(text("asked"))
        .col(text("left_out"))
        .col(integer("taken"))
        .col(integer("done"))
        .col(integer("pages"))
        .col(integer("tries"))
        .col(string_null("reason"))
        .col(string_null("storage_key"))
        .col(big_integer("size"))
        .col(instant("not_before"))
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .foreign_key(&mut owned_by("package_order", "loan_id", "loan"))
        .foreign_key(&mut owned_by("package_order", "user_id", "app_user"))
        .take()
}

fn made_package() -> TableCreateStatement {
    table("made_package")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("user_id"))
        .col(boolean("of_lenders"))
        .col(string("kind"))
        .col(integer("documents"))
        .col(text("taken"))
        .col(instant("made_at"))
        .foreign_key(&mut owned_by("made_package", "loan_id", "loan"))
        .foreign_key(&mut owned_by("made_package", "user_id", "app_user"))
        .take()
}

fn secure_upload() -> TableCreateStatement {
    table("secure_upload")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("form_hash").unique_key())
        .col(string("number"))
        .col(string("sender_name"))
        .col(string("email_address"))
        .col(string("email_key"))
        .col(text("note"))
        .col(instant("began_at"))
        .col(instant_null("handed_in_at"))
        .col(instant_null("mailed_at"))
        .foreign_key(&mut owned_by("secure_upload", "company_id", "company"))
        .take()
}

fn secure_upload_file() -> TableCreateStatement {
    table("secure_upload_file")
        .col(uuid("id").primary_key())
        .col(uuid("secure_upload_id"))
        .col(uuid("company_id"))
        .col(big_integer("place"))
        .col(boolean("sent"))
        .col(boolean("kept"))
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(string("state"))
        .col(string_null("came_in"))
        .col(big_integer("unpacked"))
        .col(instant("created_at"))
        .col(instant_null("handed_in_at"))
        .col(instant_null("settled_at"))
        .col(uuid_null("settled_by"))
        .col(uuid_null("loan_id"))
        .col(uuid_null("document_id"))
        .col(string_null("scan"))
        .col(boolean("damaged").default(false))
        .foreign_key(&mut owned_by("secure_upload_file", "secure_upload_id", "secure_upload"))
        .foreign_key(&mut may_refer_to("secure_upload_file", "settled_by", "app_user"))
        .take()
}
