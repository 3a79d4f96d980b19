//! The text of a body: without tags, with character references decoded and whitespace (including no-break spaces)
//! collapsed and trimmed.

use serde::{Deserialize, Serialize};

use super::character_reference::decode;
use super::html::{HtmlToken, Tag, tokens};

/// Elements that start on a new line, so that the words on both sides aren't joined.
const BLOCKS: &[&str] = &[
    "p",
    "div",
    "br",
    "li",
    "ul",
    "ol",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "tr",
    "td",
    "th",
    "table",
    "blockquote",
    "pre",
    "hr",
    "section",
    "article",
    "header",
    "footer",
    "dt",
    "dd",
];

/// A message body.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageBody {
    /// HTML.
    pub body: String,
}

/// The preview of a body is its text without markup.
///
/// Returns the text of the body on one line, for lists.
///
/// Rule from messaging §3; ENTITY-42.
#[must_use]
pub fn text_preview(input: &MessageBody) -> String {
    text_of(&input.body)
}

/// Returns the text of `html` on one line.
pub(crate) fn text_of(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    for token in tokens(html) {
        match token {
            HtmlToken::Text(raw) => text.push_str(&decode(raw)),
            HtmlToken::Tag(tag) if is_block(&tag) => text.push(' '),
            HtmlToken::Tag(_) => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns whether `html` shows at least one visible character (VALID-05, resolution 81).
pub(crate) fn has_text(html: &str) -> bool {
    text_of(html).chars().any(|c| !c.is_whitespace() && !is_invisible(c))
}

/// Returns whether `html` has an image, which is content without being text.
pub(crate) fn has_image(html: &str) -> bool {
    tokens(html).any(|token| matches!(token, HtmlToken::Tag(tag) if tag.is("img")))
}

fn is_block(tag: &Tag<'_>) -> bool {
    BLOCKS.iter().any(|block| tag.is(block))
}

/// Returns whether it is a zero-width character that editors leave as a placeholder.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}
