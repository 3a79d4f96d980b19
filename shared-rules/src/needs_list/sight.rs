//! Why somebody sees the elements of a needs list, or doesn't: the reasons of the rule on visible elements.

use std::collections::{HashMap, HashSet};

use super::element::Element;
use super::priority::PriorityType;
use super::visibility::{ElementView, NeedsListView, element_visible, visible_elements};
use crate::because::{Because, Explained};
use crate::team::role::RoleGroup;
use crate::text;

/// Each element as it came, with whether the viewer sees it and why (NEEDS-05, NEEDS-20 … NEEDS-22).
#[must_use]
pub fn explain_elements(input: &NeedsListView) -> Vec<Explained> {
    let seen: HashMap<String, bool> =
        visible_elements(input).elements.into_iter().map(|seen| (seen.id, seen.hidden)).collect();
    let list = List { input, by_id: input.elements.iter().map(|e| (e.id.as_str(), e)).collect() };
    let explained = input.elements.iter().map(|element| {
        let sight = seen.get(&element.id);
        let because = match (input.viewer, sight) {
            (RoleGroup::Lender, Some(false)) => text::sight::LENDERS_SEE_REQUESTS.into(),
            (RoleGroup::Lender, _) => text::sight::LENDERS_REVEAL.into(),
            (_, Some(_)) => list.why_seen(element),
            (_, None) => list.why_unseen(element),
        };
        Explained { id: element.id.clone(), sees: sight.is_some(), because }
    });
    explained.collect()
}

/// A list and who looks at it: a borrower or contact.
struct List<'a> {
    input: &'a NeedsListView,
    by_id: HashMap<&'a str, &'a Element>,
}

impl<'a> List<'a> {
    /// The folders an element is in, from the inside.
    fn folders(&self, element: &'a Element) -> Vec<&'a Element> {
        let mut passed = HashSet::new();
        let mut folders = Vec::new();
        let mut next = element.parent_id.as_deref();
        while let Some(folder) = next.and_then(|id| self.by_id.get(id)).filter(|it| passed.insert(&it.id)) {
            folders.push(*folder);
            next = folder.parent_id.as_deref();
        }
        folders
    }

    fn is_assigned(&self, element: &'a Element, to: impl Fn(&str) -> bool) -> bool {
        let with_folders = self.folders(element).into_iter().chain([element]);
        with_folders.flat_map(|it| &it.shared_info).filter_map(|share| share.assignee()).any(to)
    }

    fn is_mine(&self, element: &'a Element) -> bool {
        let viewer = self.input.viewer_id.as_deref();
        self.is_assigned(element, |assignee| viewer == Some(assignee))
    }

    fn why_seen(&self, element: &'a Element) -> Because {
        if self.is_mine(element) {
            text::sight::ASSIGNED_TO_THEM.into()
        } else if self.input.viewer == RoleGroup::Contact || self.is_assigned(element, |_| true) {
            text::sight::HOLDS_SEEN.into()
        } else {
            text::sight::UNASSIGNED.into()
        }
    }

    fn why_unseen(&self, element: &'a Element) -> Because {
        if let Some(own) = self.what_hides(element) {
            own
        } else if self.folders(element).into_iter().any(|folder| self.what_hides(folder).is_some()) {
            text::sight::FOLDER_UNSEEN.into()
        } else if self.is_assigned(element, |_| true) {
            text::sight::ASSIGNED_TO_OTHERS.into()
        } else if self.input.viewer == RoleGroup::Contact {
            text::sight::CONTACTS_ASSIGNED_ONLY.into()
        } else {
            text::sight::FOLDER_UNSEEN.into()
        }
    }

    /// What of the element itself keeps it from borrowers and contacts.
    fn what_hides(&self, element: &Element) -> Option<Because> {
        let plain = ElementView {
            loan_status: self.input.loan_status,
            viewer: self.input.viewer,
            show_hidden: false,
            hidden: false,
            visible_at_status: None,
            priority_type: PriorityType::default(),
        };
        let by_hand = ElementView { hidden: element.hidden, ..plain.clone() };
        let later = ElementView { visible_at_status: element.visible_at_status.clone(), ..plain.clone() };
        let priority = ElementView { priority_type: element.priority_type, ..plain };
        if !element_visible(&by_hand) {
            Some(text::sight::HIDDEN_BY_HAND.into())
        } else if !element_visible(&later) {
            let status = element.visible_at_status.as_deref().unwrap_or_default();
            let words = status.replace('_', " ").to_lowercase();
            let text = text::sight::SHOWS_LATER;
            Some(Because { code: text.code.to_owned(), text: text.fill(&[("status", &words)]) })
        } else {
            (!element_visible(&priority)).then(|| text::sight::KEPT_BY_PRIORITY.into())
        }
    }
}
