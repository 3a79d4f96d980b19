//! One file a table: its columns, and nothing that decides. What each table is for stands in the
//! migrations.
#![allow(missing_docs)] // columns are called by the names of the specification

pub mod answer;
pub mod app_user;
pub mod company;
pub mod contact_relation;
pub mod contact_sub_role;
pub mod credit_record;
pub mod credit_report;
pub mod document;
pub mod element_comment;
pub mod element_history;
pub mod entity_on_loan;
pub mod event;
pub mod individual;
pub mod invitation;
mod json;
pub mod loan;
pub mod loan_entity;
pub mod loan_role;
pub mod loan_role_label;
pub mod mail;
pub mod needs_list_element;
pub mod preference;
pub mod role_label;
pub mod sensitive_look;
pub mod session;
pub mod share;
pub mod sharing;
pub mod sign_in_failure;
pub mod template;
pub mod template_element;
pub mod template_file;
pub mod topic;
pub mod upload;
mod word;

pub use json::Json;
pub use word::Word;
