//! Response bodies.

use serde::Serialize;
use shared_rules::{team::role::Role, visibility_reason::VisibilityReason};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{features::loans::LoanRole, membership::UserRef};

/// A person's access to the contents of a loan, with the reasons.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AccessReport {
    /// The person.
    pub user: UserRef,
    /// Their role on the loan.
    pub loan_role: LoanRole,
    /// The people of the loan.
    pub people: Vec<AccessToPerson>,
    /// Its requests and folders, in the order of their positions.
    pub requests: Vec<AccessToRequest>,
    /// Its documents, the oldest first.
    pub documents: Vec<AccessToThing>,
    /// Its message threads.
    pub threads: Vec<AccessToThing>,
}

/// Whether the person sees another person.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AccessToPerson {
    /// The other person.
    pub user: UserRef,
    /// The other person's role.
    pub role: Role,
    /// Whether the person sees them.
    pub sees: bool,
    /// Why, or why not.
    pub because: VisibilityReason,
}

/// Whether the person sees a request or folder.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AccessToRequest {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The folder it is in.
    pub parent_id: Option<Uuid>,
    /// Whether the person sees it.
    pub sees: bool,
    /// Why, or why not.
    pub because: VisibilityReason,
}

/// Whether the person sees a document or thread.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AccessToThing {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Whether the person sees it.
    pub sees: bool,
    /// Why, or why not.
    pub because: VisibilityReason,
}
