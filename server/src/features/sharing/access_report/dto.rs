//! What goes over the wire.

use serde::Serialize;
use shared_rules::{because::Because, team::role::Role};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{features::loans::LoanRole, membership::UserRef};

/// What a person sees of a loan, and why.
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

/// Whether the person sees somebody.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AccessToPerson {
    /// Whom.
    pub user: UserRef,
    /// In what role.
    pub role: Role,
    /// Whether they do.
    pub sees: bool,
    /// Why, or why not.
    pub because: Because,
}

/// Whether the person sees a request or folder.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AccessToRequest {
    /// Its id.
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// The folder it is in.
    pub parent_id: Option<Uuid>,
    /// Whether they do.
    pub sees: bool,
    /// Why, or why not.
    pub because: Because,
}

/// Whether the person sees a document or thread.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AccessToThing {
    /// Its id.
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// Whether they do.
    pub sees: bool,
    /// Why, or why not.
    pub because: Because,
}
