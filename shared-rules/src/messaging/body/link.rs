//! A body with a link to an action endpoint marks its message as having links and a digest.

use super::character_reference::decode;
use super::html::{HtmlToken, tokens};

/// The path that makes an address an action link (messaging §4).
pub const ACTION_PATH: &str = "/api/v1/action";

/// Returns whether `html` links to an action endpoint (MSG-15).
#[must_use]
pub fn has_action_link(html: &str) -> bool {
    tokens(html).any(|token| match token {
        HtmlToken::Tag(tag) if tag.is("a") => {
            tag.attribute("href").is_some_and(|address| decode(address).contains(ACTION_PATH))
        }
        _ => false,
    })
}
