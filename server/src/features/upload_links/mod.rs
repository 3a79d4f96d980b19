//! Files that a person sends with an emailed link, without signing in. The link accepts files for some requests only, and
//! shows nothing of what is stored. `crate::access` creates links; the shared rules decide what they accept.

mod page;
mod receiving;
mod requests;
mod submission;

pub use page::EmailedUploadPage;
