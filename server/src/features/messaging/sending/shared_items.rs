//! Shares needs list items with an email address, as a message to that address only.

use sea_orm::DbErr;
use shared_rules::{messaging::body::dynamic_content::ITEM_TYPE, text::sharing as text};
use uuid::Uuid;

use super::{SendMessage, send_within};
use crate::{
    access::LoanMember,
    features::messaging::{body::CleanBody, fragments::StandingItems},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Needs list items as message text.
pub(crate) struct SharedItems {
    clean: CleanBody,
    items: StandingItems,
}

impl SharedItems {
    /// Loads the items in their current state.
    ///
    /// # Errors
    /// When a database query fails.
    pub(crate) async fn of(state: &AppState, member: &LoanMember, ids: &[Uuid]) -> Result<Self, DbErr> {
        let words = match ids.len() {
            1 => text::MAILED_ONE.template.to_owned(),
            count => text::MAILED_MANY.fill(&[("count", &count.to_string())]),
        };
        let block = |id: &Uuid| format!("<div data-type=\"{ITEM_TYPE}\" data-id=\"{id}\"></div>");
        let html = format!("<p>{words}</p>{}", ids.iter().map(block).collect::<String>());
        let items = StandingItems::of(state, member, &html).await?;
        let clean = CleanBody { html, text: words, mentioned: Vec::new(), has_links: false, original: None };
        Ok(Self { clean, items })
    }
}

/// Sends the items to each address, in a separate thread each.
///
/// # Errors
/// *Too many*, when an address got too many emails, or too many addresses wait for approval.
pub(crate) async fn send_items(
    state: &AppState,
    changes: &mut Changes,
    member: &LoanMember,
    emails: &[String],
    shared: &SharedItems,
) -> Result<(), Problem> {
    for email in emails {
        let input = SendMessage::to_address(member.loan.id, email);
        send_within(state, changes, member, (&input, &shared.clean, &shared.items)).await?;
    }
    Ok(())
}
