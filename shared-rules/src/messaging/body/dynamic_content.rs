//! Content that only the application renders: needs-list items with their current state, and pictures among the
//! loan's documents. Emails and prints need substitutes for it.

use super::character_reference::decode;
use super::html::{HtmlToken, tokens};

/// Marks the block that refers to an item of the needs list; its id is in `data-id`.
pub const ITEM_TYPE: &str = "needs-list-item";

/// Content that is rendered where the body is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmbeddedContent<'a> {
    /// An item of the needs list, by its id.
    Item(&'a str),
    /// A picture, by its alternative text; empty if it has none.
    Picture(String),
}

/// Returns `html` with the substitutes from `draw`: inside the block of an item, in place of a picture. Content
/// without a substitute stays unchanged.
pub fn replace_embedded(html: &str, mut draw: impl FnMut(EmbeddedContent<'_>) -> Option<String>) -> String {
    let mut written = String::with_capacity(html.len());
    let mut kept_to = 0;
    for token in tokens(html) {
        let HtmlToken::Tag(tag) = token else { continue };
        let (drawn, from) = if tag.is("img") {
            let words = tag.attribute("alt").or_else(|| tag.attribute("title")).unwrap_or_default();
            (draw(EmbeddedContent::Picture(decode(words).trim().to_owned())), tag.start)
        } else if !tag.closing && tag.attribute("data-type") == Some(ITEM_TYPE) {
            (draw(EmbeddedContent::Item(tag.attribute("data-id").unwrap_or_default())), tag.end)
        } else {
            continue;
        };
        let Some(drawn) = drawn else { continue };
        written.push_str(html.get(kept_to..from).unwrap_or_default());
        written.push_str(&drawn);
        kept_to = tag.end;
    }
    written.push_str(html.get(kept_to..).unwrap_or_default());
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(drawn: EmbeddedContent<'_>) -> Option<String> {
        match drawn {
            EmbeddedContent::Item(id) => Some(format!("[{id}]")),
            EmbeddedContent::Picture(words) => (!words.is_empty()).then(|| format!("({words})")),
        }
    }

    #[test]
    fn replaces_items_and_pictures() {
        let body = "<p>See</p><div data-type=\"needs-list-item\" data-id=\"e1\"></div><p>or<img src=\"/v1/documents/1/content\" \
                    alt=\"A &amp; B\"> <img src=\"x\" title=\"C\"></p>";
        assert_eq!(
            replace_embedded(body, named),
            "<p>See</p><div data-type=\"needs-list-item\" data-id=\"e1\">[e1]</div><p>or(A & B) (C)</p>"
        );
    }

    #[test]
    fn keeps_similar_markup() {
        for body in [
            "<p>x</p>",
            "<img src=\"x\">",
            "<p data-x=\"<img alt='y'>\">x</p>",
            "&lt;img alt=y&gt; data-type=\"needs-list-item\"",
            "<!-- <img alt=\"y\"> -->",
            "",
        ] {
            assert_eq!(replace_embedded(body, named), body);
        }
    }
}
