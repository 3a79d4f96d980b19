//! API types.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    contacts::form::PhoneNumber,
    team::invitation::AcceptancePrompt,
    team::role::{BorrowerType, Role},
    value::address::Address,
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::loans::Invitation;

/// A person to add to a loan: by id, or a new person by email address.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AppUser {
    /// A person known to the lender's company.
    #[serde(default)]
    pub id: Option<Uuid>,
    /// The email address, if there is no id.
    #[serde(default)]
    pub email_address: Option<String>,
    /// A new person's given name.
    #[serde(default)]
    pub given_name: Option<String>,
    /// A new person's family name.
    #[serde(default)]
    pub family_name: Option<String>,
}

/// The lender-user payload: a person's new role on a loan (ENTITY-25).
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LenderUser {
    /// The person.
    pub app_user: AppUser,
    /// Whether the person may accept files.
    #[serde(default)]
    pub can_accept_files: bool,
    /// INDIVIDUAL or MEMBER, for borrowers.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Makes a borrower the lead borrower.
    #[serde(default)]
    pub lead_borrower: bool,
    /// Makes a lender a lead lender.
    #[serde(default)]
    pub lead_lender: bool,
    /// Whether the person joins with this request; ignored, since the server knows.
    #[serde(default)]
    #[allow(dead_code)] // part of the body by the specification, and of the API's contract
    pub new_to_loan: bool,
    /// The role.
    pub role: Role,
    /// Whether borrowers see the person; not for contacts.
    #[serde(default)]
    pub visible_to_borrower: bool,
    /// Whether borrowers see a contact.
    #[serde(default)]
    pub contact_visible_to_borrowers: bool,
    /// Whether lenders see a contact.
    #[serde(default)]
    pub contact_visible_to_lenders: bool,
    /// A contact's entry in the contact list.
    #[serde(default)]
    pub contact_relation: Option<ContactRelationInput>,
}

/// The same for a person on the loan.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EditLenderUser {
    /// The new role.
    #[serde(flatten)]
    pub place: LenderUser,
    /// The loan role's version that the change is based on.
    pub version: i32,
}

/// A change of a borrower or contact. Omitted fields stay unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EditClient {
    /// INDIVIDUAL or MEMBER, for borrowers.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// LEAD_BORROWER, BORROWER or CONTACT.
    #[serde(default)]
    pub role: Option<Role>,
    /// Given name.
    #[serde(default)]
    pub given_name: Option<String>,
    /// Family name.
    #[serde(default)]
    pub family_name: Option<String>,
    /// Job title.
    #[serde(default)]
    pub position_or_title: Option<String>,
    /// Company.
    #[serde(default)]
    pub company_name: Option<String>,
    /// Company website.
    #[serde(default)]
    pub company_website: Option<String>,
    /// Company address.
    #[serde(default)]
    pub company_address: Option<Address>,
    /// Mobile phone.
    #[serde(default)]
    pub mobile_phone: Option<PhoneNumber>,
    /// A needs-list template of the company to add for this borrower.
    #[serde(default)]
    pub template_id: Option<Uuid>,
    /// A contact's entry in the contact list.
    #[serde(default)]
    pub contact_relation_dto: Option<ContactRelationInput>,
    /// The loan role's version that the change is based on.
    pub version: i32,
}

/// The contact-relation body. Omitted fields stay unchanged, or empty for a new contact.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactRelationInput {
    /// A known person; must match the email address.
    #[serde(default)]
    pub user_contact_id: Option<Uuid>,
    /// The contact's email address.
    #[serde(default)]
    pub user_contact_email_address: Option<String>,
    /// Given name.
    #[serde(default)]
    pub given_name: Option<String>,
    /// Family name.
    #[serde(default)]
    pub family_name: Option<String>,
    /// Phone.
    #[serde(default)]
    pub phone_number: Option<PhoneNumber>,
    /// Job title.
    #[serde(default)]
    pub position_or_title: Option<String>,
    /// Company.
    #[serde(default)]
    pub company_name: Option<String>,
    /// Company website.
    #[serde(default)]
    pub company_website: Option<String>,
    /// Company address.
    #[serde(default)]
    pub company_address: Option<Address>,
    /// The contact's role; null for none.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<Uuid>)]
    pub contact_sub_role_id: Option<Option<Uuid>>,
    /// Whether it is a key contact; lenders only.
    #[serde(default)]
    pub key_contact: Option<bool>,
    /// Whether borrowers see a key contact.
    #[serde(default)]
    pub visible_to_borrower: Option<bool>,
    /// Whether lenders see it.
    #[serde(default)]
    pub visible_to_lender: Option<bool>,
    /// The needs-list template of a borrower.
    #[serde(default)]
    pub template_id: Option<Uuid>,
    /// INDIVIDUAL or MEMBER, for a contact whose role puts them on the borrowing team; defaults to the role's setting.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Whether they become the lead borrower; the previous lead becomes a borrower.
    #[serde(default)]
    pub lead_borrower: Option<bool>,
}

/// The labels of a role, by title.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct PutRoleLabels {
    /// All of its labels.
    pub labels: Vec<String>,
    /// The loan role's version that the choice is based on.
    pub version: i32,
}

/// The contents of the page behind an invitation link.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationView {
    /// The loan; null for an invitation to work at the lender.
    pub loan_name: Option<String>,
    /// Whether the person is invited as a lender's employee.
    pub colleague: bool,
    /// The lender.
    pub lender_name: String,
    /// The inviter.
    pub invited_by: String,
    /// The invited person's email address.
    pub email_address: String,
    /// The link expires at this time.
    pub expires_at: DateTime<Utc>,
    /// Whether the person has no password yet and chooses one.
    pub needs_password: bool,
    /// The input that accepting needs.
    pub asks: AcceptancePrompt,
    /// Another user who is signed in in this browser and would be signed out.
    pub signed_in_as: Option<String>,
}

/// An invitation whose link the inviter passes on themselves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InvitationLink {
    /// The invitation.
    pub invitation: Invitation,
    /// The link: its reader may join as the invited person. Shown only once.
    pub link: String,
}

/// The acceptance of an invitation.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AcceptInvitation {
    /// The password: a first one for people who have none yet, else the one they sign in with. Empty if the person is
    /// signed in.
    #[serde(default)]
    pub password: String,
    /// Agrees that another user who is signed in in this browser is signed out.
    #[serde(default)]
    pub replace_session: bool,
}
