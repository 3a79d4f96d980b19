//! The reasons why a person sees the elements of a needs list, or doesn't, by the visibility rule.

use std::collections::HashMap;

use crate::needs_list::element::{Element, VisibleAt};
use crate::needs_list::priority::PriorityType;
use crate::needs_list::tree::Outline;
use crate::needs_list::visibility::{
    ElementReach, ElementView, NeedsListView, Viewer, element_visible, visible_elements,
};
use crate::team::role::RoleGroup;
use crate::text;
use crate::value::fixed_word::word_of;
use crate::visibility_reason::{VisibilityExplanation, VisibilityReason};

/// Why a person sees each element of a needs list, or doesn't.
///
/// Each element in its original order, with whether the viewer sees it and why.
///
/// Rule from platform §4; NEEDS-05, NEEDS-20…22.
#[must_use]
pub fn explain_elements(input: &NeedsListView) -> Vec<VisibilityExplanation> {
    let seen: HashMap<String, bool> =
        visible_elements(input).elements.into_iter().map(|seen| (seen.id, seen.hidden)).collect();
    let list = List::of(input);
    let explained = input.elements.iter().enumerate().map(|(index, element)| {
        let sight = seen.get(&element.id);
        let because = match (input.viewer, sight) {
            (RoleGroup::Lender, Some(false)) => text::visibility::LENDERS_SEE_REQUESTS.into(),
            (RoleGroup::Lender, _) => text::visibility::LENDERS_REVEAL.into(),
            (_, Some(_)) => list.why_seen(index),
            (_, None) => list.why_unseen(index, element),
        };
        VisibilityExplanation { id: element.id.clone(), sees: sight.is_some(), because }
    });
    explained.collect()
}

/// A list and who looks at it: a borrower or contact.
struct List<'a> {
    input: &'a NeedsListView,
    reach: Vec<ElementReach>,
    /// Whether a folder that contains the element is hidden from borrowers and contacts.
    folder_hidden: Vec<bool>,
}

impl<'a> List<'a> {
    fn of(input: &'a NeedsListView) -> Self {
        let id = input.viewer_id.as_deref();
        let viewer = Viewer { group: input.viewer, id, loan_status: input.loan_status };
        let outline = Outline::of(&input.elements);
        let reach = viewer.reach(&input.elements, &outline, |assignee| id == Some(assignee));
        let mut list = Self { input, reach, folder_hidden: vec![false; input.elements.len()] };
        for place in outline.places() {
            let Some(parent) = place.parent else { continue };
            let above = list.folder_hidden.get(parent).copied().unwrap_or_default();
            let folder = input.elements.get(parent);
            let hidden = above || folder.is_some_and(|folder| list.what_hides(folder).is_some());
            if let Some(slot) = list.folder_hidden.get_mut(place.index) {
                *slot = hidden;
            }
        }
        list
    }

    fn reach(&self, index: usize) -> ElementReach {
        self.reach.get(index).copied().unwrap_or_default()
    }

    fn why_seen(&self, index: usize) -> VisibilityReason {
        let reach = self.reach(index);
        if reach.holding.mine {
            text::visibility::ASSIGNED_TO_THEM.into()
        } else if self.input.viewer == RoleGroup::Contact || reach.holding.assigned {
            text::visibility::HOLDS_SEEN.into()
        } else {
            text::visibility::UNASSIGNED.into()
        }
    }

    fn why_unseen(&self, index: usize, element: &Element) -> VisibilityReason {
        if let Some(own) = self.what_hides(element) {
            own
        } else if self.folder_hidden.get(index).copied().unwrap_or_default() {
            text::visibility::FOLDER_UNSEEN.into()
        } else if self.reach(index).holding.assigned {
            text::visibility::ASSIGNED_TO_OTHERS.into()
        } else if self.input.viewer == RoleGroup::Contact {
            text::visibility::CONTACTS_ASSIGNED_ONLY.into()
        } else {
            text::visibility::FOLDER_UNSEEN.into()
        }
    }

    /// Why the element itself is hidden from borrowers and contacts.
    fn what_hides(&self, element: &Element) -> Option<VisibilityReason> {
        let plain = ElementView {
            loan_status: self.input.loan_status,
            viewer: self.input.viewer,
            show_hidden: false,
            hidden: false,
            visible_at_status: None,
            priority_type: PriorityType::default(),
        };
        let by_hand = ElementView { hidden: element.hidden, ..plain.clone() };
        let later = ElementView { visible_at_status: element.visible_at_status, ..plain.clone() };
        let priority = ElementView { priority_type: element.priority_type, ..plain };
        if !element_visible(&by_hand) {
            Some(text::visibility::HIDDEN_BY_HAND.into())
        } else if !element_visible(&later) {
            Some(shows_later(element.visible_at_status))
        } else {
            (!element_visible(&priority)).then(|| text::visibility::KEPT_BY_PRIORITY.into())
        }
    }
}

/// The reason for an element that is visible from a later status, or from an unknown one.
fn shows_later(from: Option<VisibleAt>) -> VisibilityReason {
    let Some(VisibleAt::Status(status)) = from else { return text::visibility::SHOWS_FROM_UNKNOWN.into() };
    let words = word_of(&status).replace('_', " ").to_lowercase();
    let text = text::visibility::SHOWS_LATER;
    VisibilityReason { code: text.code.to_owned(), text: text.fill(&[("status", &words)]) }
}
