//! Access for employees of a lending company.

use axum::{extract::FromRequestParts, http::request::Parts};
use shared_rules::team::{permission::Permission, role::Role};

use super::SignedIn;
use crate::{entity::company, http::Problem, state::AppState};

/// An employee of a lending company.
#[derive(Clone, Debug)]
pub struct CompanyLender {
    /// The person.
    pub signed_in: SignedIn,
    /// Their employer.
    pub company: company::Model,
}

impl CompanyLender {
    /// Rejects employees whose company role lacks `permission`.
    ///
    /// # Errors
    /// *Forbidden*.
    pub fn require(&self, permission: Permission) -> Result<(), Problem> {
        if self.signed_in.permissions().contains(&permission) { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

impl FromRequestParts<AppState> for CompanyLender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        match signed_in.employer.clone() {
            Some(company) if signed_in.role().is_lender() => Ok(Self { signed_in, company }),
            _ => Err(Problem::forbidden()),
        }
    }
}

/// A lead lender, who decides for the company.
#[derive(Clone, Debug)]
pub struct CompanyLead(pub CompanyLender);

impl FromRequestParts<AppState> for CompanyLead {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let lender = CompanyLender::from_request_parts(parts, state).await?;
        if lender.signed_in.role() == Role::LeadLender { Ok(Self(lender)) } else { Err(Problem::forbidden()) }
    }
}
