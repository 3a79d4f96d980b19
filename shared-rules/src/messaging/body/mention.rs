//! Mentions in a body: the editor writes a mention as an element with `data-type="mention"` and the user's id in
//! `data-id`.

use std::collections::HashSet;

use super::character_reference::decode;
use super::html::{HtmlToken, tokens};

/// Returns the ids of the mentioned users without duplicates, in order (MSG-14).
#[must_use]
pub fn mentioned_user_ids(html: &str) -> Vec<String> {
    let (mut ids, mut known) = (Vec::new(), HashSet::new());
    for token in tokens(html) {
        let HtmlToken::Tag(tag) = token else { continue };
        let id = tag.attribute("data-id").filter(|_| tag.attribute("data-type") == Some("mention"));
        if let Some(id) = id.map(decode).filter(|id| !id.is_empty() && known.insert(id.clone())) {
            ids.push(id);
        }
    }
    ids
}
