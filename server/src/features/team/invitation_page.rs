//! What the page behind the link of an invitation is told.

use axum::http::HeaderMap;

use super::{
    accept::{accept, invited},
    dto::AcceptInvitation,
};
use crate::{
    pages::{Answer, Entry, InvitationAbout, Invitations},
    state::AppState,
};

/// Answers the page from the database.
pub struct InvitationPage(pub AppState);

impl Invitations for InvitationPage {
    fn about<'a>(&'a self, token: &'a str, headers: &'a HeaderMap) -> Answer<'a, InvitationAbout> {
        Box::pin(async move { Ok(invited(&self.0, token, headers).await?.about()) })
    }

    fn accept<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        replace_session: bool,
        headers: &'a HeaderMap,
    ) -> Answer<'a, Entry> {
        Box::pin(async move {
            let answer = AcceptInvitation { password: password.to_owned(), replace_session };
            accept(&self.0, token, &answer, headers).await
        })
    }
}
