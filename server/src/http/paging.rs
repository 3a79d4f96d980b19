//! Paged lists.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The largest page size.
pub const LARGEST_PAGE: u64 = 100;

/// The requested page of a list.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// The page number, from 0.
    #[serde(default)]
    pub p: u64,
    /// Rows per page: 1 to 100, default 20.
    #[serde(default = "default_page_size")]
    pub s: u64,
}

const fn default_page_size() -> u64 {
    20
}

impl PageQuery {
    /// Returns the page size, clamped to the allowed range.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.s.clamp(1, LARGEST_PAGE)
    }

    /// Returns the number of rows to skip.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.p.saturating_mul(self.size()).min(i64::MAX as u64)
    }
}

/// One page of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    /// The rows of this page.
    pub content: Vec<T>,
    /// The page number, from 0.
    pub page: u64,
    /// Rows per page.
    pub size: u64,
    /// The number of rows on all pages.
    pub total_elements: u64,
    /// Whether this is the last page.
    pub last: bool,
}

impl<T> Page<T> {
    /// Creates a page out of `total_elements` rows.
    #[must_use]
    pub fn new(content: Vec<T>, query: PageQuery, total_elements: u64) -> Self {
        let last = is_last(query, total_elements);
        Self { content, page: query.p, size: query.size(), total_elements, last }
    }
}

/// Returns whether this is the last page.
#[must_use]
pub fn is_last(query: PageQuery, total: u64) -> bool {
    query.offset().saturating_add(query.size()) >= total
}
