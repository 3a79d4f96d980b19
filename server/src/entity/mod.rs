//! The database entities: a folder per domain, a file per table, without business logic. Tables are referred to by
//! their own names, regardless of folder. The migrations describe their purpose.
#![allow(missing_docs)] // columns are called by the names of the specification

pub mod activity;
mod contacts;
mod documents;
mod enum_column;
pub mod idempotency_key;
mod identity;
mod individuals;
mod json_column;
mod loans;
mod mails;
mod messaging;
mod needs_list;
pub mod notice;
mod realtime;
mod reminders;
mod shares;
mod team;

pub use contacts::{contact_relation, contact_sub_role};
pub use documents::{
    document, document_scan, document_text, document_version, file_integrity, integrity_check, made_package,
    package_order, secure_upload, secure_upload_file, trashed_answer, upload, upload_link,
    upload_link_request,
};
pub use enum_column::EnumColumn;
pub use identity::{
    address_change, address_proof, app_user, company, company_link, passkey, passkey_answer, password_reset,
    picture, preference, recovery_code, second_step, session, sign_in_failure, sign_in_link,
};
pub use individuals::{credit_record, credit_report, individual, sensitive_look};
pub use json_column::JsonColumn;
pub use loans::{entity_on_loan, file_import, loan, loan_entity, loan_opening};
pub use mails::{mail, mail_setting, mail_words, undeliverable_address};
pub use messaging::{
    email_participant, message, message_delivery, message_document, message_draft, message_email,
    message_revision, message_template, message_thread, outside_address, saved_address, signature,
    thread_user,
};
pub use needs_list::{
    answer, earlier_answer, element_comment, element_history, example_file, needs_list_element, template,
    template_element,
};
pub use realtime::{event, topic};
pub use reminders::{reminder, reminder_pause, reminder_policy, reminder_request, reminder_turn};
pub use shares::{share, sharing};
pub use team::{invitation, loan_role, loan_role_label, role_label};
