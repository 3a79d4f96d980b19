//! HTTP basics: errors, decoding, paging, and the layers around every request.

mod cookies;
pub mod csv;
mod cursor;
mod database_errors;
pub mod extractors;
pub mod fetch_destination;
pub mod guard;
pub mod input_limits;
pub mod paced_form;
pub mod paging;
mod picture;
pub mod problem;
pub mod request_layers;
pub mod same_origin;
pub mod security_headers;

pub use cookies::cookie_value;
pub use cursor::Position;
pub use extractors::{
    CheckedOf, CheckedPath, CheckedQuery, LimitedBody, UnreadJson, ValidJson, deserialize_explicit_null,
};
pub(crate) use picture::DISCARDED_BYTES;
pub use picture::{SentPicture, UploadedPicture};
pub use problem::Problem;

/// A request extension: a response of more bytes is useless to the caller, so it needn't be computed.
#[derive(Clone, Copy, Debug)]
pub struct AtMost(pub usize);
