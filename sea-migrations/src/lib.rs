//! Loanroom's schema over time.
//!
//! One migration a domain, each with a `down` that leaves nothing behind. The same statements run on
//! SQLite and PostgreSQL. Enumerations are stored as the words of the specification; ids are UUIDv7;
//! instants are UTC.

#![allow(elided_lifetimes_in_paths)] // the trait of migrations is written so, and async_trait needs the same

pub use sea_orm_migration::MigratorTrait;
use sea_orm_migration::prelude::*;

mod accounts;
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
mod m20261122_000032_company_look;
mod messaging;
mod shape;
mod templates;

/// Brings a database to the present schema, or back.
pub struct Migrator;

#[async_trait::async_trait]
impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(first::m20261101_000001_identity::Migration),
            Box::new(first::m20261101_000002_loans::Migration),
            Box::new(first::m20261101_000003_needs_list::Migration),
            Box::new(first::m20261101_000004_documents::Migration),
            Box::new(first::m20261101_000005_realtime::Migration),
            Box::new(m20261121_000006_people::Migration),
            Box::new(m20261121_000007_individuals::Migration),
            Box::new(m20261121_000008_reviews::Migration),
            Box::new(m20261121_000009_sharing::Migration),
            Box::new(m20261121_000010_identity_of_ones_own::Migration),
            Box::new(m20261121_000011_guards::Migration),
            Box::new(templates::m20261121_000012_each_borrower::Migration),
            Box::new(m20261121_000020_taking_back::Migration),
            Box::new(m20261121_000022_file_types::Migration),
            Box::new(m20261121_000023_chosen_order::Migration),
            Box::new(templates::m20261121_000024_deleted_in_templates::Migration),
            Box::new(messaging::m20261122_000030_messaging::Migration),
            Box::new(m20261122_000032_company_look::Migration),
            Box::new(messaging::m20261122_000033_writing_messages::Migration),
            Box::new(loans::m20261122_000034_loan_opening::Migration),
            Box::new(accounts::m20261122_000035_password_reset::Migration),
            Box::new(accounts::m20261122_000036_accounts::Migration),
            Box::new(templates::m20261122_000037_example_files::Migration),
            Box::new(messaging::m20261122_000038_blind_copies::Migration),
            Box::new(loans::m20261122_000039_loan_archive::Migration),
            Box::new(templates::m20261122_000040_dates::Migration),
            Box::new(loans::m20261122_000041_loan_number::Migration),
            Box::new(accounts::m20261122_000042_notices::Migration),
            Box::new(messaging::m20261122_000043_mail_words::Migration),
            Box::new(loans::m20261122_000044_loan_import::Migration),
            Box::new(accounts::m20261122_000045_second_step::Migration),
            Box::new(accounts::m20261122_000048_second_step_required::Migration),
            Box::new(loans::m20261122_000046_activity::Migration),
            Box::new(accounts::m20261122_000049_logo_and_mail::Migration),
            Box::new(accounts::m20261123_000050_passkeys::Migration),
            Box::new(loans::m20261123_000054_stamps::Migration),
            Box::new(accounts::m20261123_000051_file_import::Migration),
            Box::new(accounts::m20261123_000052_time_zone::Migration),
            Box::new(documents::m20261123_000057_received::Migration),
            Box::new(loans::m20261123_000055_list_stamps::Migration),
            Box::new(documents::m20261123_000059_document_versions::Migration),
            Box::new(documents::m20261123_000060_trash::Migration),
            Box::new(documents::m20261123_000061_versions::Migration),
            Box::new(documents::m20261123_000064_upload_key::Migration),
            Box::new(documents::m20261123_000062_secure_upload::Migration),
            Box::new(documents::m20261123_000063_secure_upload_text::Migration),
            Box::new(documents::m20261123_000065_marks::Migration),
            Box::new(documents::m20261123_000069_document_text::Migration),
            Box::new(documents::m20261123_000070_package_order::Migration),
            Box::new(documents::m20261123_000071_made_package::Migration),
            Box::new(documents::m20261123_000072_document_scan::Migration),
            Box::new(documents::m20261123_000066_statement_day::Migration),
            Box::new(documents::m20261123_000067_verdicts_of_versions::Migration),
            Box::new(documents::m20261123_000073_unreadable::Migration),
            Box::new(documents::m20261123_000074_mails::Migration),
            Box::new(documents::m20261124_000075_brought::Migration),
        ]
    }
}
