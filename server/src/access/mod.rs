//! Who may do what. An extractor authorizes a request and hands over the row it was authorized for, so
//! a handler can't reach what its caller may not see. What a role allows is decided by the shared rules.
//!
//! A handler names its access first, before it reads the body: nobody signed in answers 401, a loan one
//! isn't on answers 404 just like one that doesn't exist, and a loan one is on without the needed role
//! answers 403. Who may only look at a loan without a role on it is answered 403 when they change something.
//! So is everybody on an archived loan, unless the handler names its access as [`ArchivedToo`]. A lender whose company
//! asks for two-step sign-in is answered 403 everywhere until they set it up, unless the handler names its access as
//! [`BeforeSecondStep`].

pub mod acting_user;
pub mod attempts;
mod company;
pub mod devices;
mod draft;
mod letterhead;
mod loan;
mod message;
pub mod passkeys;
mod permissions;
mod place;
pub mod second_step;
pub mod sessions;
mod signed_in;
mod thread;

pub use company::{CompanyLead, CompanyLender};
pub use draft::OwnDraft;
pub use letterhead::{house, letterhead, logo_address};
pub use loan::{ArchivedToo, LoanInQuery, LoanLender, LoanMember, OpenedLoan, loan_member, loan_opened};
pub use message::{MessageReader, message_reader};
pub use permissions::permissions_of;
pub use place::{PlaceOnLoan, acts_on, looks_at};
pub use signed_in::{BeforeSecondStep, SignedIn, zone_of};
pub use thread::{ThreadMember, first_message_read, thread_member};
pub(crate) use thread::{has_copy_in_thread, is_blind_copy};
