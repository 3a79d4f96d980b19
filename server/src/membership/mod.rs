//! Membership of loans: who is on a loan, what each member sees there, and who is notified. Every feature uses it; it
//! depends on none of them.

mod credit;
mod lent_loans;
mod messages;
mod people;
mod person;
mod sight;
mod standing;
mod user_ref;

pub use crate::access::{house, letterhead, logo_address};
pub use credit::sees_credit;
pub(crate) use lent_loans::{LentLoans, checked, unindexed};
pub(crate) use messages::{came_with_a_message, came_with_message_seen_by, sees_message, sees_thread};
pub(crate) use people::of_address;
pub use people::{by_individual, of_address_on, of_loan, on_loan_of};
pub use person::PersonOnLoan;
pub use sight::{Opened, opened_by, sees_person, team_seen_by, works_at};
pub(crate) use sight::{is_shown_to_borrowers, lent_by, sees_role};
pub(crate) use standing::{end_links, rewritten, touch, withdraw};
pub use user_ref::{UserRef, address, phone};
