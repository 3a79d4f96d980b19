//! Marks of a lender on the pages of a rejected document: a box, and what is wrong there.

use crate::text::needs_list as text;
use crate::value::limits;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// The last page that can be marked; no document has as many.
const LAST_PAGE: u32 = 100_000;
/// Minimum width and height of a box, as a fraction of its page: a smaller one would be invisible.
const LEAST: f64 = 0.004;
/// Tolerance for rounding errors of fractions.
const LOST: f64 = 1e-6;

/// A place on a page. Its measures are parts of the page as it is kept, not turned: 0 is its left or upper edge,
/// 1 its right or lower one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PageMark {
    /// The page, from 1.
    pub page: u32,
    /// Where the box begins, from the left.
    pub x: f64,
    /// Where it begins, from above.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// What is wrong there; optional, as the box alone can show it.
    #[serde(default)]
    pub note: String,
}

/// The places marked in one document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MarkedPages {
    /// In the order in which they were drawn.
    pub marks: Vec<PageMark>,
}

/// A document is rejected with at most 50 marks; each is on one page, with a note of at most 300 characters.
///
/// Why the marks are refused; empty when they can be sent.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn page_marks(input: &MarkedPages) -> Vec<Violation> {
    let mut problems: Vec<Violation> = limits::list_problem("marks", input.marks.len()).into_iter().collect();
    for (at, mark) in input.marks.iter().enumerate() {
        if !lies_on_page(mark) {
            problems.push(text::MARK_OFF_PAGE.violation(&format!("marks[{at}]")));
        }
        if let Some(problem) = limits::text_problem_of("mark", "note", &mark.note) {
            problems.push(Violation { field: format!("marks[{at}].note"), ..problem });
        }
    }
    problems
}

fn lies_on_page(mark: &PageMark) -> bool {
    let within = |from: f64, size: f64| from >= 0.0 && size >= LEAST && from + size <= 1.0 + LOST;
    (1..=LAST_PAGE).contains(&mark.page) && within(mark.x, mark.width) && within(mark.y, mark.height)
}
