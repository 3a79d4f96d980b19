//! API types.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    individuals::{credit_report::SoftCreditStatus, credit_widget::CreditConsentStatus},
    loans::{facts::LoanFacts, review_status::ReviewStatus},
    needs_list::progress::{Progress, ReviewCounts},
    team::{
        invitation::InvitationState,
        permission::Permission,
        role::{BorrowerType, Role, RoleGroup},
        role_picker::SubRoleType,
    },
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::membership::UserRef;

/// A query of loans.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct LoansQuery {
    /// Part of the name, number, address or lead borrower's name.
    #[serde(default)]
    pub q: String,
    /// Review statuses, separated by commas; all if empty.
    #[serde(default)]
    pub status: String,
    /// `false` excludes archived loans, unless `status` includes them.
    pub archived: Option<bool>,
    /// `name`, `borrower`, `amount`, `status`, `requests`, `updated`, `purpose` or `lender`; with a leading minus,
    /// descending. Default `-updated`.
    #[serde(default)]
    pub sort: String,
    /// The page, from 0.
    #[serde(default)]
    pub p: u64,
    /// Page size: 1 to 100, default 20.
    pub s: Option<u64>,
    /// Only loans with one of these people; ids separated by commas.
    #[serde(default)]
    pub users_ids: String,
    /// Only loans of this lending company.
    pub lender_id: Option<Uuid>,
}

/// The status to change to.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct StatusChangeQuery {
    /// The status.
    pub to: ReviewStatus,
}

/// An element of the needs list, by name.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ElementName {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
}

/// The effects of a status change on the visibility for borrowers and contacts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct StatusChangePreview {
    /// Elements that none of them sees now and some will, in list order.
    pub becomes_visible: Vec<ElementName>,
    /// Elements that some of them see now and none will.
    pub becomes_hidden: Vec<ElementName>,
    /// Other effects, as text.
    pub said: Option<&'static str>,
}

/// A change of a loan's status.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct ChangeStatus {
    /// The new status.
    pub to: ReviewStatus,
    /// The loan's version that the change is based on.
    pub version: i32,
}

/// The editable data of a loan.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PutFacts {
    /// All its facts.
    #[serde(flatten)]
    pub facts: LoanFacts,
    /// The loan's version that the change is based on.
    pub version: i32,
}

/// One page of loans.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LoanPage {
    /// The loans.
    pub content: Vec<LoanSummary>,
    /// The number of loans on all pages.
    pub total: u64,
    /// The page, from 0.
    pub page: u64,
    /// Page size.
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
    /// The URL of its logo, if it has one.
    pub logo: Option<String>,
}

/// A loan in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanSummary {
    /// Its id.
    pub id: Uuid,
    /// Its facts.
    #[serde(flatten)]
    pub facts: LoanFacts,
    /// Its status.
    pub review_status: ReviewStatus,
    /// The lender.
    pub lender: LenderName,
    /// The lead borrower's name.
    pub lead_borrower_name: Option<String>,
    /// The user's role on it.
    pub my_role: Role,
    /// The file requests that the user sees, by state.
    pub counts: ReviewCounts,
    /// How many of them need the user's action: submitted ones for lenders, returned ones for others.
    pub attention: u32,
    /// The earliest due date of those waiting for the borrowers; null for lenders.
    pub next_due: Option<NaiveDate>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// The lending company of a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Lender {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The URL of its logo, if it has one.
    pub logo: Option<String>,
    /// Whether its borrowers are onboarded here.
    pub has_borrower_onboard: bool,
    /// Whether it shows credit scores of individual borrowers.
    pub individual_credit_report: bool,
}

/// A label for roles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Label {
    /// Its text.
    pub title: String,
    /// Whether borrowers can have it.
    pub can_be_on_borrower: bool,
    /// Whether lenders can have it.
    pub can_be_on_lender: bool,
}

/// A role that contacts can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactSubRole {
    /// Its id.
    pub id: Uuid,
    /// Its title.
    pub title: String,
    /// Its kind.
    pub sub_role_type: SubRoleType,
}

/// The list that a contact is in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedBy {
    /// The contact relation's id.
    pub id: Uuid,
    /// The owner of the list.
    pub owner_user_id: Uuid,
}

/// The status of an invitation.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invitation {
    /// Its id.
    pub id: Uuid,
    /// The invited person.
    pub user_id: Uuid,
    /// Its state.
    pub state: InvitationState,
    /// When it was last sent.
    pub sent_at: DateTime<Utc>,
    /// Its link expires at this time.
    pub expires_at: DateTime<Utc>,
    /// Why its email couldn't be delivered, and the next step; null unless it failed.
    pub undeliverable: Option<String>,
}

/// An email address that rejected the company's last email.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UndeliverableAddress {
    /// The text to show: the address and the reason.
    pub words: String,
    /// When the email failed.
    pub failed_at: DateTime<Utc>,
}

/// The loan that a role is on.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct LoanOfRole {
    /// Its id.
    pub id: Uuid,
}

/// A person's role on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoanRole {
    /// Its id.
    pub id: Uuid,
    /// The loan it is on.
    pub loan: LoanOfRole,
    /// The role.
    pub role: Role,
    /// The person.
    pub user: UserRef,
    /// Whether a contact is a key contact.
    pub key_contact: bool,
    /// Whether borrowers may see it.
    pub visible_to_borrower: bool,
    /// Whether lenders may see it.
    pub visible_to_lender: bool,
    /// Whether the person may accept files.
    pub can_accept_files: bool,
    /// INDIVIDUAL or MEMBER, for borrowers.
    pub borrower_type: Option<BorrowerType>,
    /// Whether others created the person and they never signed in.
    pub stub: bool,
    /// Whether the person has a pending invitation.
    pub pending: bool,
    /// The failure of the company's last email to the person's address; for lenders only.
    pub undeliverable: Option<UndeliverableAddress>,
    /// Its labels.
    pub labels: Vec<Label>,
    /// A contact's role.
    pub contact_sub_role: Option<ContactSubRole>,
    /// The list that a contact is in.
    pub contact_relations: Vec<ListedBy>,
    /// A borrower's consent to a credit check.
    pub credit_consent_status: Option<CreditConsentStatus>,
    /// The result of a soft credit check.
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// The credit score; on a person's card only, since every view is recorded.
    pub credit_score: Option<i32>,
    /// The credit report's error, as JSON text with a `description`; on a person's card only.
    pub credit_report_error: Option<String>,
    /// The version of the role and its person.
    pub version: i32,
}

/// The user's own role on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnLoanRole {
    /// The user's loan role; all zeros for an underwriter who views the loan without one.
    pub loan_role_id: Uuid,
    /// The user's role.
    pub role: Role,
    /// Its group.
    pub role_group: RoleGroup,
    /// Its permissions on this loan.
    pub permissions: Vec<Permission>,
}

/// Whether and how a loan can be archived or restored.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LoanArchiving {
    /// An explanation that nothing on it can be changed, and what to do; null if it isn't archived.
    pub words: Option<String>,
    /// The status that archives it, or that it is restored to; null for people who may do neither.
    pub to: Option<ReviewStatus>,
}

/// A loan with its team and progress, as far as the user may see them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Loan {
    /// Its id.
    pub id: Uuid,
    /// Its facts.
    #[serde(flatten)]
    pub facts: LoanFacts,
    /// Its status.
    pub review_status: ReviewStatus,
    /// Whether it is archived, and the status to archive or restore it.
    pub archive: LoanArchiving,
    /// Whether it may be deleted, which requires that it has no activity.
    pub may_delete: bool,
    /// The lender.
    pub lender: Lender,
    /// The team, in order.
    pub loan_roles: Vec<LoanRole>,
    /// People with pending invitations.
    pub pending_invite_users: Vec<UserRef>,
    /// The latest invitation of each person, for lenders.
    pub invitations: Vec<Invitation>,
    /// The progress of each person, by user id.
    pub user_progress: BTreeMap<Uuid, Progress>,
    /// The progress of the loan, over the requests that the user sees.
    pub progress: Progress,
    /// The user's own role.
    pub me: OwnLoanRole,
    /// The maximum size of an uploaded file, in bytes.
    pub max_upload_bytes: u64,
    /// Whether people may upload emails as files.
    pub accepts_mail: bool,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// The version.
    pub version: i32,
}
