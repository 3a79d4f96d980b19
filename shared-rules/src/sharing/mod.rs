//! Sharing needs-list elements with people (platform §4 and §6).

pub mod assigning;
pub mod body;
pub mod check;
pub mod dialog;
pub mod entry;
pub mod mark;
pub mod plan;
pub mod toast;
pub mod undo;
pub mod words;

use serde::{Deserialize, Serialize};

/// What a share allows (SHARE-14). A LINK share is kept but assigns nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names are the specification's own
pub enum SharePermission {
    View,
    Link,
}
