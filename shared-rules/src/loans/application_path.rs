//! A path that contains apply-now is a page of a loan application; query and hash are ignored.

use serde::{Deserialize, Serialize};

/// An address inside the product.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ApplicationPath {
    /// A path, with or without query and hash, or a whole address.
    pub path: String,
}

/// A path that contains apply-now is a page of a loan application; query and hash are ignored.
///
/// Returns whether the page shows a loan application rather than a loan.
///
/// Rule from platform §1; ROUTE-29.
#[must_use]
pub fn application_path(input: &ApplicationPath) -> bool {
    let path = input.path.split(['?', '#']).next().unwrap_or_default();
    let path = path.split_once("://").map_or(path, |(_, rest)| rest.split_once('/').map_or("", |(_, p)| p));
    path.contains("apply-now")
}
