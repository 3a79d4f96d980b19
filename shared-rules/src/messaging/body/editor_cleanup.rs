//! Removal of editor-only content before sending: paragraphs of needs-list items that are filled dynamically, and the
//! skeleton of a digest that is still loading.

use super::html::{HtmlToken, Tag, tokens};
use super::text::MessageBody;

/// Marks a paragraph that the editor fills with needs-list items.
pub const DYNAMIC_NEEDS_LIST: &str = "data-dynamic-needs-list";
/// Marks the placeholder of a digest that is still loading.
pub const DIGEST_SKELETON: &str = "data-digest-skeleton";

/// Before sending, dynamic needs-list paragraphs and digest skeletons are removed from the body.
///
/// Returns the body to send; everything unmarked stays unchanged.
///
/// Rule from messaging §5; MSG-16, MSG-17.
#[must_use]
pub fn clean_body(input: &MessageBody) -> String {
    remove_editor_content(&input.body)
}

/// Returns `html` without the elements that have one of the two marks.
pub(crate) fn remove_editor_content(html: &str) -> String {
    let mut kept = String::with_capacity(html.len());
    let mut kept_to = 0;
    let mut open: Option<Open<'_>> = None;
    for token in tokens(html) {
        let HtmlToken::Tag(tag) = token else { continue };
        if let Some(element) = &mut open {
            if element.closes_with(&tag) {
                kept_to = tag.end;
                open = None;
            }
        } else if !tag.closing && is_marked(&tag) {
            kept.push_str(html.get(kept_to..tag.start).unwrap_or_default());
            kept_to = tag.end;
            open = (!tag.is_void()).then_some(Open { name: tag.name, depth: 1 });
        }
    }
    // An unclosed marked element loses only its tag, so that no typed text is lost.
    kept.push_str(html.get(kept_to..).unwrap_or_default());
    kept
}

fn is_marked(tag: &Tag<'_>) -> bool {
    tag.attribute(DYNAMIC_NEEDS_LIST).is_some() || tag.attribute(DIGEST_SKELETON).is_some()
}

/// A marked element that is being skipped, with its nesting depth among elements of the same name.
struct Open<'a> {
    name: &'a str,
    depth: usize,
}

impl Open<'_> {
    fn closes_with(&mut self, tag: &Tag<'_>) -> bool {
        if tag.is(self.name) {
            self.depth =
                if tag.closing { self.depth.saturating_sub(1) } else { self.depth.saturating_add(1) };
        }
        self.depth == 0
    }
}
