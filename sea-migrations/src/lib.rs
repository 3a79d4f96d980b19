//! Loanroom's schema over time.
//!
//! One migration a domain, each with a `down` that leaves nothing behind. The same statements run on
//! SQLite and PostgreSQL. Enumerations are stored as the words of the specification; ids are UUIDv7;
//! instants are UTC.

use crate::change::migration;
pub use sea_orm_migration::MigratorTrait;
use sea_orm_migration::prelude::*;

mod accounts;
mod change;
mod documents;
mod first;
mod loans;
mod m20261121_000006_people;
mod m20261121_000007_individuals;
mod m20261121_000008_reviews;
mod m20261121_000009_sharing;
mod m20261121_000010_identity_of_ones_own;
mod m20261121_000011_guards;
mod m20261121_000020_taking_back;
mod m20261121_000022_file_types;
mod m20261121_000023_chosen_order;
mod messaging;
mod shape;
mod templates;

/// Brings a database to the present schema, or back.
pub struct Migrator;

#[async_trait::async_trait]
impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        let mut all = vec![
            migration(first::m20261101_000001_identity::Migration),
            migration(first::m20261101_000002_loans::Migration),
            migration(first::m20261101_000003_needs_list::Migration),
            migration(first::m20261101_000004_documents::Migration),
            migration(first::m20261101_000005_realtime::Migration),
            migration(m20261121_000006_people::Migration),
            migration(m20261121_000007_individuals::Migration),
            migration(m20261121_000008_reviews::Migration),
            migration(m20261121_000009_sharing::Migration),
            migration(m20261121_000010_identity_of_ones_own::Migration),
            migration(m20261121_000011_guards::Migration),
            migration(templates::m20261121_000012_each_borrower::Migration),
            migration(m20261121_000020_taking_back::Migration),
            migration(m20261121_000022_file_types::Migration),
            migration(m20261121_000023_chosen_order::Migration),
            migration(templates::m20261121_000024_deleted_in_templates::Migration),
            migration(messaging::m20261122_000030_messaging::Migration),
            migration(accounts::m20261122_000032_company_look::Migration),
            migration(messaging::m20261122_000033_writing_messages::Migration),
            migration(loans::m20261122_000034_loan_opening::Migration),
            migration(accounts::m20261122_000035_password_reset::Migration),
            migration(accounts::m20261122_000036_accounts::Migration),
            migration(templates::m20261122_000037_example_files::Migration),
            migration(messaging::m20261122_000038_blind_copies::Migration),
            migration(loans::m20261122_000039_loan_archive::Migration),
            migration(templates::m20261122_000040_dates::Migration),
            migration(loans::m20261122_000041_loan_number::Migration),
            migration(accounts::m20261122_000042_notices::Migration),
            migration(messaging::m20261122_000043_mail_words::Migration),
            migration(loans::m20261122_000044_loan_import::Migration),
            migration(accounts::m20261122_000045_second_step::Migration),
            migration(accounts::m20261122_000048_second_step_required::Migration),
            migration(loans::m20261122_000046_activity::Migration),
            migration(accounts::m20261122_000049_logo_and_mail::Migration),
            migration(accounts::m20261123_000050_passkeys::Migration),
            migration(loans::m20261123_000054_stamps::Migration),
            migration(accounts::m20261123_000051_file_import::Migration),
            migration(accounts::m20261123_000052_time_zone::Migration),
            migration(documents::m20261123_000057_received::Migration),
            migration(loans::m20261123_000055_list_stamps::Migration),
            migration(documents::m20261123_000059_document_versions::Migration),
            migration(documents::m20261123_000060_trash::Migration),
            migration(documents::m20261123_000061_versions::Migration),
            migration(documents::m20261123_000064_upload_key::Migration),
            migration(documents::m20261123_000062_secure_upload::Migration),
            migration(documents::m20261123_000063_secure_upload_text::Migration),
            migration(documents::m20261123_000065_marks::Migration),
            migration(documents::m20261123_000069_document_text::Migration),
            migration(documents::m20261123_000070_package_order::Migration),
            migration(documents::m20261123_000071_made_package::Migration),
            migration(documents::m20261123_000072_document_scan::Migration),
            migration(documents::m20261123_000066_statement_day::Migration),
            migration(documents::m20261123_000067_verdicts_of_versions::Migration),
            migration(documents::m20261123_000073_unreadable::Migration),
            migration(documents::m20261123_000074_mails::Migration),
            migration(documents::m20261124_000075_brought::Migration),
        ];
        all.extend(since_november_27());
        all
    }
}

/// Returns the migrations since November 27, 2026.
fn since_november_27() -> Vec<Box<dyn MigrationTrait>> {
    vec![
        migration(accounts::m20261127_000080_address_proof::Migration),
        migration(accounts::m20261127_000081_mail_budgets::Migration),
        migration(accounts::m20261127_000082_sign_in_links::Migration),
        migration(accounts::m20261127_000083_idempotency_key::Migration),
        migration(accounts::m20261127_000084_company_link::Migration),
        migration(accounts::m20261127_000085_secure_upload_quota::Migration),
        migration(messaging::m20261127_000086_outside_addresses::Migration),
        migration(loans::m20261127_000087_home_indexes::Migration),
        migration(loans::m20261127_000088_file_integrity::Migration),
        migration(loans::m20261127_000099_earlier_answers::Migration),
        migration(messaging::m20261127_000093_one_draft_a_thread::Migration),
        migration(accounts::m20261127_000090_company_invitation::Migration),
        migration(messaging::m20261127_000096_email_participants::Migration),
        migration(loans::m20261128_000100_drop_list_stamps::Migration),
        migration(loans::m20261128_000101_request_counts::Migration),
        migration(loans::m20261128_000102_file_work::Migration),
    ]
}
