//! Requirements of a folder or file request before it can be saved: a name of reasonable length, a parent folder, and a
//! plausible due date.

use crate::needs_list::due_date::MOST_DAYS;
use crate::needs_list::element::StorageType;
use crate::needs_list::move_check::depth_problem;
use crate::needs_list::request::freshness::MOST_AGE_DAYS;
use crate::text::needs_list as text;
use crate::value::calendar_date::{format_date, optional_date};
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// A folder or file request as typed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ElementForm {
    /// Its name.
    pub name: String,
    /// What the request asks for.
    #[serde(default)]
    pub description: Option<String>,
    /// The parent folder; none at the top.
    #[serde(default)]
    pub parent_storage_type: Option<StorageType>,
    /// The kind of a new element.
    #[serde(default)]
    pub storage_type: Option<StorageType>,
    /// How many folders a new one is put in, one inside another.
    #[serde(default)]
    pub folders_above: u32,
    /// Step-by-step instructions.
    #[serde(default)]
    pub instructions: Option<String>,
    /// A note visible to lenders only.
    #[serde(default)]
    pub internal_note: Option<String>,
    /// The day by which it is hoped for.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub due_date: Option<NaiveDate>,
    /// In a template, after how many days it is due.
    #[serde(default)]
    pub due_days: Option<u32>,
    /// So many days old a document may be.
    #[serde(default)]
    pub freshness_days: Option<u32>,
}

/// The first and the last year of a due date.
const YEARS: (i32, i32) = (2000, 2100);

/// A folder or file request has a name, and is at the top level or in a folder.
///
/// Why it can't be saved; empty when it can.
///
/// Rule from platform §2; NEEDS-15.
#[must_use]
pub fn check_element(input: &ElementForm) -> Vec<Violation> {
    let name = input.name.trim();
    let mut problems = Vec::new();
    if name.is_empty() {
        problems.push(text::NAME_REQUIRED.violation("name"));
    } else if let Some(too_long) = limits::text_problem("name", name) {
        problems.push(too_long);
    } else {
        problems.extend(invisible_characters::problem("name", name));
    }
    problems.extend(
        [
            ("description", &input.description),
            ("instructions", &input.instructions),
            ("internalNote", &input.internal_note),
        ]
        .into_iter()
        .filter_map(|(field, text)| limits::text_problem(field, text.as_ref()?)),
    );
    problems.extend(due_problem(input.due_date));
    problems.extend(due_days_problem(input.due_days));
    problems.extend(freshness_problem(input.freshness_days));
    if input.parent_storage_type == Some(StorageType::File) {
        problems.push(text::NOT_A_FOLDER.violation("parentId"));
    }
    if input.storage_type == Some(StorageType::Folder) {
        problems.extend(depth_problem("parentId", input.folders_above, 1));
    }
    problems
}

/// The violation of a due date that is implausibly early or late.
fn due_problem(due: Option<NaiveDate>) -> Option<Violation> {
    let first = NaiveDate::from_ymd_opt(YEARS.0, 1, 1)?;
    let last = NaiveDate::from_ymd_opt(YEARS.1, 12, 31)?;
    let outside = due.is_some_and(|due| due < first || due > last);
    let range = [("first", format_date(first)), ("last", format_date(last))];
    let range: Vec<(&str, &str)> = range.iter().map(|(key, day)| (*key, day.as_str())).collect();
    outside.then(|| text::DUE_RANGE.violation_with("dueDate", &range))
}

/// The violation of a maximum document age in days.
fn freshness_problem(days: Option<u32>) -> Option<Violation> {
    let outside = days.is_some_and(|days| days == 0 || days > MOST_AGE_DAYS);
    let most = MOST_AGE_DAYS.to_string();
    outside.then(|| text::FRESHNESS_RANGE.violation_with("freshnessDays", &[("most", &most)]))
}

/// The violation of a number of days.
#[must_use]
pub fn due_days_problem(days: Option<u32>) -> Option<Violation> {
    let too_many = days.is_some_and(|days| days > MOST_DAYS);
    too_many.then(|| text::DUE_DAYS_RANGE.violation_with("dueDays", &[("most", &MOST_DAYS.to_string())]))
}
