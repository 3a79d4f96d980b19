//! Pages of lists.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The most rows a page may ask for.
pub const LARGEST_PAGE: u64 = 100;

/// Which page of a list.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// The page, from 0.
    #[serde(default)]
    pub p: u64,
    /// Rows a page: 1 to 100, 20 unless told.
    #[serde(default = "twenty")]
    pub s: u64,
}

const fn twenty() -> u64 {
    20
}

impl PageQuery {
    /// Rows a page, kept within bounds.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.s.clamp(1, LARGEST_PAGE)
    }

    /// Rows to skip.
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
    /// The page, from 0.
    pub page: u64,
    /// Rows a page.
    pub size: u64,
    /// Rows on all pages.
    pub total_elements: u64,
    /// Whether this is the last page.
    pub last: bool,
}

impl<T> Page<T> {
    /// One page out of `total_elements` rows.
    #[must_use]
    pub fn new(content: Vec<T>, query: PageQuery, total_elements: u64) -> Self {
        let last = is_last(query, total_elements);
        Self { content, page: query.p, size: query.size(), total_elements, last }
    }
}

/// Whether no row follows the page.
#[must_use]
pub fn is_last(query: PageQuery, total: u64) -> bool {
    query.offset().saturating_add(query.size()) >= total
}
