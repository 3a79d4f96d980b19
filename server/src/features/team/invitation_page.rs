//! What the page behind the link of an invitation is told.

use axum::http::{HeaderMap, HeaderValue};

use super::accept::{accept, invited};
use crate::{
    pages::{Answer, InvitationAbout, Invitations},
    state::AppState,
};

/// Answers the page from the database.
pub struct InvitationPage(pub AppState);

impl Invitations for InvitationPage {
    fn about<'a>(&'a self, token: &'a str) -> Answer<'a, InvitationAbout> {
        Box::pin(async move { Ok(invited(&self.0, token).await?.about()) })
    }

    fn accept<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        forgotten: bool,
        headers: &'a HeaderMap,
    ) -> Answer<'a, Option<[HeaderValue; 2]>> {
        Box::pin(accept(&self.0, token, password, forgotten, headers))
    }
}
