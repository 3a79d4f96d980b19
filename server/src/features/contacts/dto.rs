//! What goes over the wire.

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

/// A contact in somebody's list on a loan (ENTITY-19).
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
    /// Given name, as the owner of the list wrote it.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Phone.
    pub phone_number: Option<PhoneNumber>,
    /// What they do.
    pub position_or_title: Option<String>,
    /// Where they work.
    pub company_name: Option<String>,
    /// Its address on the web.
    pub company_website: Option<String>,
    /// Where it is.
    pub company_address: Option<Address>,
    /// The contact's user id.
    pub user_contact_id: Uuid,
    /// The contact's e-mail address.
    pub user_contact_email_address: String,
    /// A contact's role at a lending company.
    pub contact_company_role: Option<Role>,
    /// The loan.
    pub loan_id: Uuid,
    /// The contact's own role on the loan, which calls on the contact name.
    pub contact_loan_role_id: Uuid,
    /// Counts the changes.
    pub version: i32,
}

/// A contact, changed. What is left out stays.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangeContact {
    /// What changes.
    #[serde(flatten)]
    pub contact: ContactRelationInput,
    /// The version that the change was made to.
    pub version: i32,
}

/// A role that contacts can have at a lending company (ENTITY-24).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SubRole {
    /// Its id.
    pub id: Uuid,
    /// Whose.
    pub company_id: Uuid,
    /// Its title.
    pub title: String,
    /// Its kind.
    pub sub_role_type: SubRoleType,
}

/// A role to add, or to give another title.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PutSubRole {
    /// Whose.
    pub company_id: Uuid,
    /// Its title.
    pub title: String,
    /// A new role's kind is always CONTACT, whatever is said here.
    #[serde(default)]
    #[allow(dead_code)] // part of the body by the specification, and of the API's contract
    pub sub_role_type: SubRoleType,
    /// A role that is there; none for a new one.
    #[serde(default)]
    pub id: Option<Uuid>,
}

/// Somebody who works at a company.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Employee {
    /// The person.
    #[serde(flatten)]
    pub user: UserRef,
    /// Their role at the company.
    pub company_role: Option<Role>,
    /// Whether they sign in with two steps.
    pub second_step: bool,
    /// The latest invitation of those who haven't joined yet, if there is one.
    pub invitation: Option<Invitation>,
}

/// Which people to find.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PeopleQuery {
    /// A part of name or e-mail address; all when blank.
    #[serde(default)]
    pub query: String,
    /// The page, from 0.
    #[serde(default)]
    pub page: u64,
    /// Rows a page: 1 to 100, 20 unless told.
    pub size: Option<u64>,
}

/// A part of a list, without the number of rows in all.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Found {
    /// The people.
    pub content: Vec<UserRef>,
    /// The page, from 0.
    pub page: u64,
    /// Rows a page.
    pub size: u64,
    /// Whether nobody follows.
    pub last: bool,
}

/// Which group of people.
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
    /// The one group; nothing for all.
    pub(super) fn group(self) -> Option<RoleGroup> {
        match self {
            Self::All => None,
            Self::Borrower => Some(RoleGroup::Borrower),
            Self::Contact => Some(RoleGroup::Contact),
            Self::Lender => Some(RoleGroup::Lender),
        }
    }
}

/// Which of the people one works with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct BookQuery {
    /// A part of name or e-mail address; all when blank.
    #[serde(default)]
    pub query: String,
    /// `ALL` unless told.
    #[serde(default)]
    #[param(inline)]
    pub group: GroupFilter,
    /// The page, from 0.
    #[serde(default)]
    pub page: u64,
    /// Rows a page: 1 to 100, 20 unless told.
    pub size: Option<u64>,
}

/// Somebody a lender works with.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BookEntry {
    /// The person.
    pub user: UserRef,
    /// Their roles on the lender's loans.
    pub roles: Vec<RoleOnLoan>,
    /// When they used Loanroom last.
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
