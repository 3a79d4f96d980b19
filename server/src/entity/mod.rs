//! One file a table: its columns, and nothing that decides. What each table is for stands in the
//! migrations.
#![allow(missing_docs)] // columns are called by the names of the specification

pub mod answer;
pub mod app_user;
pub mod company;
pub mod contact_relation;
pub mod contact_sub_role;
pub mod document;
pub mod element_history;
pub mod event;
pub mod invitation;
pub mod loan;
pub mod loan_role;
pub mod loan_role_label;
pub mod mail;
pub mod needs_list_element;
pub mod preference;
pub mod role_label;
pub mod session;
pub mod share;
pub mod sign_in_failure;
pub mod template;
pub mod template_element;
pub mod topic;
pub mod upload;
mod word;

pub use word::Word;
