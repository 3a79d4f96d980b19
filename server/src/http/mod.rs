//! HTTP basics: errors, decoding, paging, and the layers around every request.

pub mod bounded;
pub mod checked;
mod cookies;
pub mod csv;
mod database_trouble;
pub mod fetch_destination;
pub mod guard;
pub mod paced_form;
pub mod paging;
mod picture;
mod position;
pub mod problem;
pub mod requests;
pub mod same_origin;
pub mod security_headers;

pub use checked::{Checked, CheckedOf, CheckedPath, CheckedQuery, LimitedBody, UnreadJson, given};
pub use cookies::cookie_value;
pub(crate) use picture::DISCARDED_BYTES;
pub use picture::{Picture, SentPicture};
pub use position::Position;
pub use problem::Problem;

/// A request extension: a response of more bytes is useless to the caller, so it needn't be computed.
#[derive(Clone, Copy, Debug)]
pub struct AtMost(pub usize);
