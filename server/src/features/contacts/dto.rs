//! API types.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    contacts::form::PhoneNumber,
    team::{
        role::{Role, RoleGroup},
        role_picker::SubRoleType,
    },
    value::address::Address,
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    features::{
        loans::{ContactSubRole, Invitation},
        team::ContactRelationInput,
    },
    membership::UserRef,
};

/// A contact in a member's list on a loan (ENTITY-19).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ContactRelation {
    /// Its id.
    pub id: Uuid,
    /// The contact.
    pub contact_user: UserRef,
    /// The owner of the list.
    pub user_related_to: UserRef,
    /// The contact's role.
    pub contact_sub_role: Option<ContactSubRole>,
    /// Its id.
    pub contact_sub_role_id: Option<Uuid>,
    /// Whether it is a key contact.
    pub key_contact: bool,
    /// Whether borrowers see it.
    pub visible_to_borrower: bool,
    /// Whether lenders see it.
    pub visible_to_lender: bool,
    /// Given name, as the list's owner entered it.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Phone.
    pub phone_number: Option<PhoneNumber>,
    /// Job title.
    pub position_or_title: Option<String>,
    /// Company.
    pub company_name: Option<String>,
    /// Company website.
    pub company_website: Option<String>,
    /// Company address.
    pub company_address: Option<Address>,
    /// The contact's user id.
    pub user_contact_id: Uuid,
    /// The contact's email address.
    pub user_contact_email_address: String,
    /// A contact's role at a lending company.
    pub contact_company_role: Option<Role>,
    /// The loan.
    pub loan_id: Uuid,
    /// The contact's own role on the loan, by which other routes identify the contact.
    pub contact_loan_role_id: Uuid,
    /// The version.
    pub version: i32,
}

/// A change of a contact. Omitted fields stay unchanged.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangeContact {
    /// The changes.
    #[serde(flatten)]
    pub contact: ContactRelationInput,
    /// The version that the change is based on.
    pub version: i32,
}

/// A role that contacts can have at a lending company (ENTITY-24).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SubRole {
    /// Its id.
    pub id: Uuid,
    /// The company.
    pub company_id: Uuid,
    /// Its title.
    pub title: String,
    /// Its kind.
    pub sub_role_type: SubRoleType,
}

/// A role to add or rename.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PutSubRole {
    /// The company.
    pub company_id: Uuid,
    /// Its title.
    pub title: String,
    /// Ignored: a new role's kind is always CONTACT.
    #[serde(default)]
    #[allow(dead_code)] // part of the body by the specification, and of the API's contract
    pub sub_role_type: SubRoleType,
    /// The id of an existing role; none for a new one.
    #[serde(default)]
    pub id: Option<Uuid>,
}

/// An employee of a company.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Employee {
    /// The person.
    #[serde(flatten)]
    pub user: UserRef,
    /// Their role at the company.
    pub company_role: Option<Role>,
    /// Whether they use two-step sign-in.
    pub second_step: bool,
    /// The latest invitation, if they haven't joined and there is one.
    pub invitation: Option<Invitation>,
}

/// The people to find.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PeopleQuery {
    /// Part of the name or email address; all if blank.
    #[serde(default)]
    pub query: String,
    /// The page, from 0.
    #[serde(default)]
    pub page: u64,
    /// Page size: 1 to 100, default 20.
    pub size: Option<u64>,
}

/// A page of people, without the total number.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PeoplePage {
    /// The people.
    pub content: Vec<UserRef>,
    /// The page, from 0.
    pub page: u64,
    /// Page size.
    pub size: u64,
    /// Whether this is the last page.
    pub last: bool,
}

/// A filter by role group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum GroupFilter {
    /// Everyone.
    #[default]
    All,
    /// Borrowers.
    Borrower,
    /// Contacts.
    Contact,
    /// Lenders.
    Lender,
}

impl GroupFilter {
    /// Returns the group; `None` for all.
    pub(super) fn group(self) -> Option<RoleGroup> {
        match self {
            Self::All => None,
            Self::Borrower => Some(RoleGroup::Borrower),
            Self::Contact => Some(RoleGroup::Contact),
            Self::Lender => Some(RoleGroup::Lender),
        }
    }
}

/// A query of the address book.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct BookQuery {
    /// Part of the name or email address; all if blank.
    #[serde(default)]
    pub query: String,
    /// Default `ALL`.
    #[serde(default)]
    #[param(inline)]
    pub group: GroupFilter,
    /// The page, from 0.
    #[serde(default)]
    pub page: u64,
    /// Page size: 1 to 100, default 20.
    pub size: Option<u64>,
}

/// A person in a lender's address book.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BookEntry {
    /// The person.
    pub user: UserRef,
    /// Their roles on the lender's loans.
    pub roles: Vec<RoleOnLoan>,
    /// When they last used Loanroom.
    pub last_active_at: Option<DateTime<Utc>>,
}

/// A person's role on one of the lender's loans.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RoleOnLoan {
    /// The loan.
    pub loan_id: Uuid,
    /// Its name.
    pub loan_name: String,
    /// The role.
    pub role: Role,
    /// Whether a contact is a key contact.
    pub key_contact: bool,
    /// A contact's role.
    pub sub_role_title: Option<String>,
}
