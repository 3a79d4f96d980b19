//! Messages: templates, signatures and drafts, sending and reading.

mod blind_copies;
mod budgets;
pub mod conversation;
mod drafts;
mod generated_threads;
mod links;
mod mail_budgets;
mod message_changes;
mod outside_addresses;
mod pictures;
mod readers;
mod recipients;
mod sending;
mod signatures;
mod statement_counts;
pub mod templates;
mod visibility;
