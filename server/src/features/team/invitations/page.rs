//! The server-rendered page behind an invitation link.

use axum::http::HeaderMap;

use super::{accept::accept, opened_invitation::open_invitation, send_again::send_again};
use crate::{
    features::team::dto::AcceptInvitation,
    pages::{AcceptedInvitation, InvitationAbout, InvitationService, ServiceFuture},
    state::AppState,
};

/// Serves the page from the database.
pub struct InvitationPage(pub AppState);

impl InvitationService for InvitationPage {
    fn about<'a>(&'a self, token: &'a str, headers: &'a HeaderMap) -> ServiceFuture<'a, InvitationAbout> {
        Box::pin(async move { Ok(open_invitation(&self.0, token, headers).await?.about()) })
    }

    fn accept<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        replace_session: bool,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, AcceptedInvitation> {
        Box::pin(async move {
            let answer = AcceptInvitation { password: password.to_owned(), replace_session };
            accept(&self.0, token, &answer, headers).await
        })
    }

    fn send_again(&self, email_address: &str) {
        let (state, address) = (self.0.clone(), email_address.to_owned());
        // Not awaited, so that it takes no longer for an address that is invited.
        tokio::spawn(async move {
            if let Err(problem) = send_again(&state, &address).await {
                tracing::warn!(status = problem.status().as_u16(), "an invitation wasn't sent again");
            }
        });
    }
}
