//! Reads a needs-list template from a plain outline.
//!
//! One line per folder (`+`) or file request (`-`), indented by its depth, then fields separated by `|`: a priority,
//! the loan status from which it is visible, the maximum age in days, whether each borrower is asked for their own, or
//! a label.

use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{element::StorageType, priority::PriorityType},
    value::fixed_word::parse_word,
};

/// One line of an outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OutlineLine {
    /// Its depth; 0 at the top.
    pub depth: usize,
    pub storage_type: StorageType,
    pub name: String,
    pub priority: PriorityType,
    /// Whether it is hidden: a folder marked HIDDEN.
    pub hidden: bool,
    pub visible_at_status: Option<ReviewStatus>,
    pub freshness_days: Option<i32>,
    /// Whether each borrower is asked for their own: a request marked EACH BORROWER.
    pub each_borrower: bool,
    pub labels: Vec<String>,
}

/// Returns the lines of an outline, in order.
pub(super) fn parse_outline(text: &str) -> Vec<OutlineLine> {
    text.lines().filter_map(parse_line).collect()
}

fn parse_line(text: &str) -> Option<OutlineLine> {
    let body = text.trim_start();
    let depth = text.len().saturating_sub(body.len()) / 4;
    let (storage_type, body) = match (body.strip_prefix("+ "), body.strip_prefix("- ")) {
        (Some(folder), _) => (StorageType::Folder, folder),
        (_, Some(request)) => (StorageType::File, request),
        _ => return None,
    };
    let mut fields = body.split(" | ").map(str::trim);
    let mut line = OutlineLine {
        depth,
        storage_type,
        name: fields.next()?.to_owned(),
        priority: PriorityType::Unset,
        hidden: false,
        visible_at_status: None,
        freshness_days: None,
        each_borrower: false,
        labels: Vec::new(),
    };
    fields.for_each(|field| apply_field(&mut line, field));
    Some(line)
}

fn apply_field(line: &mut OutlineLine, field: &str) {
    if field == "HIDDEN" && line.storage_type == StorageType::Folder {
        line.hidden = true;
    } else if field == "EACH BORROWER" && line.storage_type == StorageType::File {
        line.each_borrower = true;
    } else if let Some(priority) = parse_word(field) {
        line.priority = priority;
    } else if let Some(status) = parse_word(field) {
        line.visible_at_status = Some(status);
    } else if let Some(days) = field.strip_suffix(" days").and_then(|days| days.parse().ok()) {
        line.freshness_days = Some(days);
    } else {
        line.labels.push(field.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_every_kind_of_field() {
        let lines = parse_outline(
            "+ Tab 1 | HIDDEN\n    - Rent roll | BLOCKER | 30 days | CLOSING | EACH BORROWER | If leased\n\nnothing\n",
        );
        assert_eq!(lines.len(), 2);
        assert!(lines[0].hidden && lines[0].depth == 0 && lines[0].storage_type == StorageType::Folder);
        assert_eq!(lines[1].depth, 1);
        assert_eq!(lines[1].name, "Rent roll");
        assert_eq!(lines[1].priority, PriorityType::Blocker);
        assert_eq!(lines[1].freshness_days, Some(30));
        assert!(lines[1].each_borrower && !lines[0].each_borrower);
        assert_eq!(lines[1].visible_at_status, Some(ReviewStatus::Closing));
        assert_eq!(lines[1].labels, ["If leased"]);
    }
}
