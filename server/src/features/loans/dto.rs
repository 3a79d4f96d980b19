//! What goes over the wire.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::progress::{Progress, ReviewCounts},
    team::{
        permission::Permission,
        role::{Role, RoleGroup},
    },
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::features::identity::UserRef;

/// Which loans, in which order.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct LoansQuery {
    /// A part of the name, the address or the lead borrower's name.
    #[serde(default)]
    pub q: String,
    /// Review statuses, separated by commas; all when empty.
    #[serde(default)]
    pub status: String,
    /// `name`, `status`, `updated` or `amount`; with a minus in front, from the end. `-updated` unless told.
    #[serde(default)]
    pub sort: String,
    /// The page, from 0.
    #[serde(default)]
    pub p: u64,
    /// Rows a page: 1 to 100, 20 unless told.
    pub s: Option<u64>,
    /// Only loans that one of these people is on; ids separated by commas.
    #[serde(default)]
    pub users_ids: String,
}

/// One page of loans.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Loans {
    /// The loans.
    pub content: Vec<LoanSummary>,
    /// How many there are on all pages.
    pub total: u64,
    /// The page, from 0.
    pub page: u64,
    /// Rows a page.
    pub size: u64,
    /// Whether this is the last page.
    pub last: bool,
}

/// A company, by name.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LenderName {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
}

/// A loan in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanSummary {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// In whole dollars.
    pub amount: Option<i64>,
    /// What it is for.
    pub loan_purpose: Option<String>,
    /// What it is secured by.
    pub property_address: Option<String>,
    /// Where it stands.
    pub review_status: ReviewStatus,
    /// Whose it is.
    pub lender: LenderName,
    /// The lead borrower's name.
    pub lead_borrower_name: Option<String>,
    /// One's own role on it.
    pub my_role: Role,
    /// The file requests one sees, by state.
    pub counts: ReviewCounts,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// The lending company of a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Lender {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Whether its borrowers are onboarded here.
    pub has_borrower_onboard: bool,
}

/// A person's role on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanRole {
    /// Its id.
    pub id: Uuid,
    /// Which.
    pub role: Role,
    /// Whose.
    pub user: UserRef,
    /// Whether a contact is a key contact.
    pub key_contact: bool,
    /// Whether borrowers may see it.
    pub visible_to_borrower: bool,
    /// Whether the person accepts files.
    pub can_accept_files: bool,
    /// INDIVIDUAL or MEMBER, for borrowers.
    pub borrower_type: Option<String>,
    /// Whether the person was entered by others and never signed in.
    pub stub: bool,
}

/// One's own place on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Me {
    /// One's loan role.
    pub loan_role_id: Uuid,
    /// One's role.
    pub role: Role,
    /// Its group.
    pub role_group: RoleGroup,
    /// What it allows on this loan.
    pub permissions: Vec<Permission>,
}

/// A loan with its team and progress, as far as one may see them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Loan {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// In whole dollars.
    pub amount: Option<i64>,
    /// What it is for.
    pub loan_purpose: Option<String>,
    /// What it is secured by.
    pub property_address: Option<String>,
    /// Where it stands.
    pub review_status: ReviewStatus,
    /// Whose it is.
    pub lender: Lender,
    /// The team, in order.
    pub loan_roles: Vec<LoanRole>,
    /// People asked to join who haven't answered.
    pub pending_invite_users: Vec<UserRef>,
    /// How far each person is, by user id.
    pub user_progress: BTreeMap<Uuid, Progress>,
    /// How far the loan is, over the requests one sees.
    pub progress: Progress,
    /// One's own place.
    pub me: Me,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// Counts its changes.
    pub version: i32,
}
