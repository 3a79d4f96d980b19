//! The needs list items in a message body in their current state, for readers outside the application: in an email or
//! on paper. Names are those that the member sees; a state is shown only to readers who may see it themselves.

use std::collections::HashSet;

use sea_orm::DbErr;
use shared_rules::{
    messaging::body::{
        dynamic_content::{EmbeddedContent, ITEM_TYPE, replace_embedded},
        link::ACTION_PATH,
    },
    needs_list::element::StorageType,
    text::messaging::ITEM_IN_MAIL,
};

use super::elements::{List, Viewer};
use crate::{
    access::LoanMember,
    pages::fragments::{self, RequestStatus},
    state::AppState,
};

/// The needs list items that a body refers to; `None` for a body without items.
pub(in crate::features::messaging) struct StandingItems(Option<List>);

impl StandingItems {
    /// Loads the items that the member sees. Runs no query for a body without items.
    ///
    /// # Errors
    /// When a database query fails.
    pub(in crate::features::messaging) async fn of(
        state: &AppState,
        member: &LoanMember,
        html: &str,
    ) -> Result<Self, DbErr> {
        if !html.contains(ITEM_TYPE) {
            return Ok(Self(None));
        }
        List::of(state, member, &[]).await.map(|list| Self(Some(list)))
    }

    /// Returns the body with its items as text, and the items in order. Without a reader, states are omitted.
    pub(in crate::features::messaging) fn render_items(
        &self,
        html: &str,
        reader: Option<&Viewer>,
        origin: &str,
    ) -> (String, Vec<RequestStatus>) {
        let Some(list) = &self.0 else { return (html.to_owned(), Vec::new()) };
        let theirs: HashSet<String> = list.seen_by_all(reader).into_iter().collect();
        let mut items = Vec::new();
        let html = replace_embedded(html, |drawn| {
            let EmbeddedContent::Item(id) = drawn else { return None };
            let known = list.element(id).filter(|_| list.seen.iter().any(|seen| seen == id));
            let shown =
                known.filter(|element| theirs.contains(id) && element.storage_type == StorageType::File);
            let item = RequestStatus {
                name: known.map_or(ITEM_IN_MAIL.template, |element| &element.name).to_owned(),
                state: shown.map(|element| element.review_state.label()),
                link: format!("{origin}{ACTION_PATH}?id={id}"),
            };
            items.push(item.clone());
            Some(fragments::render_request(item))
        });
        (html, items)
    }
}
