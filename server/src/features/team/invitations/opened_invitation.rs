//! An invitation opened by its link: its person, its loan or company, and the step that accepts it.

use axum::http::HeaderMap;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use shared_rules::{
    team::invitation::{
        AcceptancePrompt, AcceptanceStep, InvitationDates, InvitationSession, OpenedInvitation,
        acceptance_step, invitation_state,
    },
    text,
    value::calendar_date,
};

use super::new_invitation::invited_zone;
use crate::{
    access::sessions,
    entity::{app_user, company, invitation, loan},
    features::team::{account_merge, dto::InvitationView},
    http::Problem,
    membership::{self, UserRef},
    pages::InvitationAbout,
    secrets::token,
    state::AppState,
};

/// A pending invitation with its person, company and loan.
pub(in crate::features::team) struct LoadedInvitation {
    pub invitation: invitation::Model,
    pub user: app_user::Model,
    /// The existing account with the same address, if any.
    pub before: Option<app_user::Model>,
    /// The loan; `None` for an invitation to work at the lender.
    pub loan: Option<loan::Model>,
    pub lender: company::Model,
    pub by: app_user::Model,
    /// The user who is signed in in this browser.
    pub present: Option<app_user::Model>,
}

impl LoadedInvitation {
    /// Returns the account whose password is required.
    pub(super) fn account(&self) -> &app_user::Model {
        self.before.as_ref().unwrap_or(&self.user)
    }

    /// Returns the step that accepts the invitation in this browser.
    pub(super) fn acceptance_step(&self) -> AcceptanceStep {
        let account = self.account();
        let session = match &self.present {
            None => InvitationSession::None,
            Some(present) if present.id == account.id => InvitationSession::Own,
            Some(_) => InvitationSession::Other,
        };
        acceptance_step(&OpenedInvitation { joined: account.password_hash.is_some(), session })
    }

    /// Returns the name of another user whose session would be replaced.
    pub(super) fn replaced_session_name(&self) -> Option<String> {
        let present = self.present.as_ref().filter(|_| self.acceptance_step().replaces_session)?;
        Some(UserRef::from(present).display_name())
    }

    /// Returns the page on which the person starts: the loan, or the company's home. A contact may not have access to
    /// the loan.
    pub(super) fn page(&self) -> String {
        let opened = self.loan.as_ref().filter(|_| !self.invitation.role.0.is_contact());
        opened.map_or_else(|| "/".to_owned(), |loan| format!("/loans/{}", loan.id))
    }

    /// Returns the contents of the invitation page.
    #[must_use]
    pub(in crate::features::team) fn view(&self) -> InvitationView {
        let asks = self.acceptance_step().asks;
        InvitationView {
            loan_name: self.loan.as_ref().map(|loan| loan.name.clone()),
            colleague: self.invitation.role.0.is_lender(),
            lender_name: self.lender.name.clone(),
            invited_by: UserRef::from(&self.by).display_name(),
            email_address: self.user.email_address.clone(),
            expires_at: self.invitation.expires_at,
            needs_password: asks == AcceptancePrompt::NewPassword,
            asks,
            signed_in_as: self.replaced_session_name(),
        }
    }

    /// The same for the server-rendered page.
    #[must_use]
    pub(super) fn about(&self) -> InvitationAbout {
        let view = self.view();
        InvitationAbout {
            loan_name: view.loan_name,
            colleague: view.colleague,
            lender: membership::letterhead(&self.lender),
            invited_by: view.invited_by,
            email_address: view.email_address,
            until: calendar_date::format_date(invited_zone(self.account(), &self.by).day(view.expires_at)),
            asks: view.asks,
            signed_in_as: view.signed_in_as,
        }
    }
}

/// Returns the pending invitation behind a link, for the browser with these headers.
///
/// # Errors
/// *Not found* if there never was one, *gone* with an explanation if it no longer works.
pub(in crate::features::team) async fn open_invitation(
    state: &AppState,
    token: &str,
    headers: &HeaderMap,
) -> Result<LoadedInvitation, Problem> {
    let found = find_invitation(state.db.read(), state, token).await?;
    let present = match sessions::find(state, headers).await? {
        sessions::SessionLookup::Open(known) => Some(known.user.clone()),
        _ => None,
    };
    Ok(LoadedInvitation { present, ..found })
}

/// Returns the pending invitation behind a link.
pub(super) async fn find_invitation(
    db: &impl ConnectionTrait,
    state: &AppState,
    token: &str,
) -> Result<LoadedInvitation, Problem> {
    let row = invitation::Entity::find()
        .filter(invitation::Column::TokenHash.eq(token::hash(token)))
        .find_also_related(app_user::Entity)
        .one(db)
        .await?;
    let Some((invitation, Some(user))) = row else { return Err(Problem::not_found()) };
    let dates = InvitationDates {
        accepted_at: invitation.accepted_at,
        revoked_at: invitation.revoked_at,
        expires_at: invitation.expires_at,
        now: state.clock.now(),
    };
    if let Some(words) = invitation_state(&dates).refusal() {
        return Err(Problem::gone(words));
    }
    if invitation.loan_id.is_none() && user.company_id != Some(invitation.company_id) {
        // The person no longer works there.
        return Err(Problem::gone(text::team::INVITATION_REVOKED));
    }
    let loan = match invitation.loan_id {
        Some(id) => Some(loan::Entity::find_by_id(id).one(db).await?.ok_or_else(Problem::not_found)?),
        None => None,
    };
    let lender = company::Entity::find_by_id(invitation.company_id).one(db).await?;
    let by = app_user::Entity::find_by_id(invitation.invited_by).one(db).await?;
    let (Some(lender), Some(by)) = (lender, by) else { return Err(Problem::not_found()) };
    let before = account_merge::find_account(db, &user).await?;
    Ok(LoadedInvitation { invitation, user, before, loan, lender, by, present: None })
}
