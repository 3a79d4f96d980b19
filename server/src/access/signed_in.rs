//! Access for signed-in people.

use axum::{extract::FromRequestParts, http::request::Parts};
use chrono::Duration;
use shared_rules::team::{
    permission::Permission,
    role::{Role, RoleGroup},
};
use uuid::Uuid;

use super::{
    permissions_of, second_step,
    sessions::{self, SessionLookup},
};
use crate::{
    db::ReadCaller,
    entity::{app_user, company},
    environment::Zone,
    http::Problem,
    state::AppState,
};

/// How stale a session's last use may be, to save a write on most requests.
const TOUCH_EVERY: Duration = Duration::minutes(1);

/// Returns the person's time zone, from their loaded row.
#[must_use]
pub fn zone_of(user: &app_user::Model) -> Zone {
    Zone::of(user.time_zone.as_deref())
}

/// The person who is signed in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Their row.
    pub user: app_user::Model,
    /// A lender's employer.
    pub employer: Option<company::Model>,
    /// Their session.
    pub session_id: Uuid,
    /// Whether they still have to set up the two-step sign-in that their company requires.
    pub second_step_missing: bool,
}

impl SignedIn {
    /// Returns the role the person signed in with: a lender's company role, or the default role of their group.
    #[must_use]
    pub fn role(&self) -> Role {
        let plain = match self.user.role_group.0 {
            RoleGroup::Lender => Role::Lender,
            RoleGroup::Borrower => Role::Borrower,
            RoleGroup::Contact => Role::Contact,
        };
        self.user.company_role.map_or(plain, |role| role.0)
    }

    /// Returns the company whose lead lender the person is: they reach all its loans (resolution 94).
    #[must_use]
    pub fn led_company(&self) -> Option<Uuid> {
        self.user.company_id.filter(|_| self.role() == Role::LeadLender)
    }

    /// Returns their time zone.
    #[must_use]
    pub fn zone(&self) -> Zone {
        zone_of(&self.user)
    }

    /// Returns the permissions of that role, as their company configured them.
    #[must_use]
    pub fn permissions(&self) -> Vec<Permission> {
        permissions_of(self.role(), self.employer.as_ref())
    }
}

/// The person who is signed in, even if they still have to set up the two-step sign-in that their company requires: for
/// setting it up, and for signing out.
#[derive(Clone, Debug)]
pub struct BeforeSecondStep(pub SignedIn);

impl FromRequestParts<AppState> for BeforeSecondStep {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let now = state.clock.now();
        let known = match sessions::find(state, &parts.headers).await? {
            SessionLookup::Open(known) => known,
            SessionLookup::Expired => return Err(Problem::session_expired()),
            SessionLookup::Left => return Err(Problem::has_left()),
            SessionLookup::None => return Err(Problem::signed_out()),
        };
        ReadCaller::identify(known.user.id);
        state.budgets.spend_request(known.user.id)?;
        let session = &known.session;
        if now >= session.last_seen_at + TOUCH_EVERY
            && let Err(error) = sessions::record_use(&state.db, now, session.id).await
        {
            tracing::warn!(%error, "couldn't record the use of a session");
        }
        Ok(Self(SignedIn {
            user: known.user.clone(),
            second_step_missing: second_step::must_set_up(known.employer.as_ref(), known.second_step_on),
            employer: known.employer.clone(),
            session_id: session.id,
        }))
    }
}

impl FromRequestParts<AppState> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        // Several extractors of one request share the result.
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(known.clone());
        }
        let BeforeSecondStep(signed_in) = BeforeSecondStep::from_request_parts(parts, state).await?;
        if signed_in.second_step_missing {
            return Err(Problem::second_step_missing());
        }
        parts.extensions.insert(signed_in.clone());
        Ok(signed_in)
    }
}
