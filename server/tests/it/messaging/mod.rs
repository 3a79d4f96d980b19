//! Messages: templates, signatures and drafts, sending and reading.

mod blind_copies;
mod budgets;
mod changing;
mod costs;
mod drafts;
mod links;
mod made_up;
mod mail_budgets;
mod outside;
mod pictures;
mod readers;
mod recipients;
mod seeing;
mod sending;
mod signatures;
pub mod talk;
mod templates;
