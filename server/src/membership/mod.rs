//! Membership of loans: who is on a loan, what each member sees there, and who is notified. Every feature uses it; it
//! depends on none of them.

mod access_revocation;
mod credit;
mod lent_loans;
mod messages;
mod people;
mod person;
mod user_ref;
mod visibility;

pub use crate::access::{letterhead, logo_url, only_company};
pub(crate) use access_revocation::{bump_person, bump_roles, revoke_invitations, revoke_links};
pub use credit::sees_credit;
pub(crate) use lent_loans::{LenderLoans, unindexed_column, without_index};
pub(crate) use messages::{is_attachment_seen_by, is_attachment_seen_by_client, sees_message, sees_thread};
pub(crate) use people::has_address;
pub use people::{
    load_people_by_address, load_people_on_loan, load_person_by_individual, load_person_on_loan,
};
pub use person::PersonOnLoan;
pub use user_ref::{UserRef, parse_address, parse_phone};
pub use visibility::{AccessibleLoan, load_accessible_loans, load_employer, sees_person, team_seen_by};
pub(crate) use visibility::{is_lent_by, is_shown_to_borrowers, sees_role};
