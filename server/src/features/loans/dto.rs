//! What goes over the wire.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    individuals::{credit_report::SoftCreditStatus, credit_widget::CreditConsentStatus},
    loans::review_status::ReviewStatus,
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

/// Which loans, in which order.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct LoansQuery {
    /// A part of the name, the number, the address or the lead borrower's name.
    #[serde(default)]
    pub q: String,
    /// Review statuses, separated by commas; all when empty.
    #[serde(default)]
    pub status: String,
    /// With `false` without the archived ones, unless `status` asks for them.
    pub archived: Option<bool>,
    /// `name`, `borrower`, `amount`, `status`, `requests`, `updated`, `purpose` or `lender`; with a minus in
    /// front, from the end. `-updated` unless told.
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
    /// Only loans of this lending company.
    pub lender_id: Option<Uuid>,
}

/// The status a loan shall have.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct StatusChangeQuery {
    /// Which.
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

/// What a change of status brings before borrowers and contacts, and what it takes from them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct StatusChangePreview {
    /// What none of them sees now and some will, in the order of the list.
    pub becomes_visible: Vec<ElementName>,
    /// What some of them see now and none will.
    pub becomes_hidden: Vec<ElementName>,
    /// What else it does, in words.
    pub said: Option<&'static str>,
}

/// Another status for a loan.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct ChangeStatus {
    /// Which.
    pub to: ReviewStatus,
    /// The version of the loan the change was made to.
    pub version: i32,
}

/// What is known of a loan itself, and the version it was changed from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PutFacts {
    /// What it is called.
    pub name: String,
    /// The company's own number of it; null when it has none.
    #[serde(default)]
    pub loan_number: Option<String>,
    /// In whole dollars; null when nobody knows.
    #[serde(default)]
    pub amount: Option<i64>,
    /// What it is for.
    #[serde(default)]
    pub loan_purpose: Option<String>,
    /// What it is secured by.
    #[serde(default)]
    pub property_address: Option<String>,
    /// The version of the loan the change was made to.
    pub version: i32,
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
    /// Where its logo is, if it has one.
    pub logo: Option<String>,
}

/// A loan in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanSummary {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The company's own number of it.
    pub loan_number: Option<String>,
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
    /// How many of them wait for oneself: submitted ones for lenders, those sent back for everyone else.
    pub attention: u32,
    /// The earliest day by which one of those is hoped for that wait for the borrowers; null for lenders.
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
    /// Where its logo is, if it has one.
    pub logo: Option<String>,
    /// Whether its borrowers are onboarded here.
    pub has_borrower_onboard: bool,
    /// Whether it looks at the credit scores of individual borrowers.
    pub individual_credit_report: bool,
}

/// A label that can stand on a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Label {
    /// Its words.
    pub title: String,
    /// Whether borrowers can carry it.
    pub can_be_on_borrower: bool,
    /// Whether lenders can carry it.
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

/// In whose list a contact is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedBy {
    /// The contact relation's id.
    pub id: Uuid,
    /// The owner of the list.
    pub owner_user_id: Uuid,
}

/// How an invitation stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invitation {
    /// Its id.
    pub id: Uuid,
    /// Who was asked.
    pub user_id: Uuid,
    /// Whether it still waits for an answer.
    pub state: InvitationState,
    /// When it was sent last.
    pub sent_at: DateTime<Utc>,
    /// Until when its link works.
    pub expires_at: DateTime<Utc>,
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
    /// On which loan.
    pub loan: LoanOfRole,
    /// Which.
    pub role: Role,
    /// Whose.
    pub user: UserRef,
    /// Whether a contact is a key contact.
    pub key_contact: bool,
    /// Whether borrowers may see it.
    pub visible_to_borrower: bool,
    /// Whether lenders may see it.
    pub visible_to_lender: bool,
    /// Whether the person accepts files.
    pub can_accept_files: bool,
    /// INDIVIDUAL or MEMBER, for borrowers.
    pub borrower_type: Option<BorrowerType>,
    /// Whether the person was entered by others and never signed in.
    pub stub: bool,
    /// Whether the person was invited and hasn't answered.
    pub pending: bool,
    /// What stands on it.
    pub labels: Vec<Label>,
    /// A contact's role.
    pub contact_sub_role: Option<ContactSubRole>,
    /// In whose list a contact is.
    pub contact_relations: Vec<ListedBy>,
    /// What a borrower said when asked whether their credit may be looked up.
    pub credit_consent_status: Option<CreditConsentStatus>,
    /// How a soft look at the credit ended.
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// The credit score; on a person's card only, for who looks at one is put on record.
    pub credit_score: Option<i32>,
    /// What went wrong with the credit report, a JSON text with a `description`; on a person's card only.
    pub credit_report_error: Option<String>,
    /// Counts the changes of the role and of the person in it.
    pub version: i32,
}

/// One's own place on a loan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Me {
    /// One's loan role; all zeros for an underwriter who looks at the loan without one.
    pub loan_role_id: Uuid,
    /// One's role.
    pub role: Role,
    /// Its group.
    pub role_group: RoleGroup,
    /// What it allows on this loan.
    pub permissions: Vec<Permission>,
}

/// How a loan stands with the archive.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Archive {
    /// Why nothing on it can be changed and what to do, in words; nothing while it isn't archived.
    pub words: Option<String>,
    /// The status that archives it, or the one that it is brought back to; nothing for who may do neither.
    pub to: Option<ReviewStatus>,
}

/// A loan with its team and progress, as far as one may see them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Loan {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The company's own number of it.
    pub loan_number: Option<String>,
    /// In whole dollars.
    pub amount: Option<i64>,
    /// What it is for.
    pub loan_purpose: Option<String>,
    /// What it is secured by.
    pub property_address: Option<String>,
    /// Where it stands.
    pub review_status: ReviewStatus,
    /// Whether it is archived, and the way there or back.
    pub archive: Archive,
    /// Whether it may be deleted, as long as nothing has happened on it.
    pub may_delete: bool,
    /// Whose it is.
    pub lender: Lender,
    /// The team, in order.
    pub loan_roles: Vec<LoanRole>,
    /// People asked to join who haven't answered.
    pub pending_invite_users: Vec<UserRef>,
    /// The last invitation of each person, for lenders.
    pub invitations: Vec<Invitation>,
    /// How far each person is, by user id.
    pub user_progress: BTreeMap<Uuid, Progress>,
    /// How far the loan is, over the requests one sees.
    pub progress: Progress,
    /// One's own place.
    pub me: Me,
    /// The largest file that can be sent, in bytes.
    pub max_upload_bytes: u64,
    /// Whether e-mails may be sent as files too.
    pub accepts_mail: bool,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// Counts its changes.
    pub version: i32,
}
