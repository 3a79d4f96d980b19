//! Authorization. An extractor authorizes a request and returns the row that it was authorized for, so that a handler
//! can't reach data its caller may not see. The shared rules decide what a role allows.
//!
//! A handler lists its access extractor first, before the body. Requests without a session get 401; a loan the caller
//! isn't on gets 404, just like one that doesn't exist; a loan the caller is on without the required permission gets
//! 403. People who may view a loan without a role get 403 when they change something. So do all users on an archived
//! loan, unless the handler uses [`AllowArchived`]. A lender whose company requires two-step sign-in gets 403
//! everywhere until they set it up, unless the handler uses [`BeforeSecondStep`].

pub mod acting_user;
mod company;
pub mod devices;
mod draft;
mod letterhead;
mod loan;
mod loan_with_role;
mod message;
pub mod passkeys;
mod permissions;
pub mod second_step;
pub mod sessions;
pub mod sign_in_throttle;
mod signed_in;
mod thread;
mod upload_link;

pub use company::{CompanyLead, CompanyLender};
pub use draft::OwnDraft;
pub use letterhead::{letterhead, logo_url, only_company};
pub use loan::{
    AllowArchived, LoanInQuery, LoanLender, LoanMember, LoanViewer, find_membership, load_loan_member,
    load_viewable_loan,
};
pub use loan_with_role::{LoanWithRole, can_edit_without_role, can_view_without_role};
pub use message::{MessageReader, message_reader};
pub use permissions::permissions_of;
pub use signed_in::{BeforeSecondStep, SignedIn, zone_of};
pub use thread::{ThreadMember, first_message_read, thread_member};
pub(crate) use thread::{has_copy_in_thread, is_blind_copy};
pub use upload_link::{
    LinkedRequest, OpenedUploadLink, create_emailed_upload_link, create_upload_link,
    delete_expired_upload_links, find_upload_link, load_linked_requests, upload_link_url,
};
