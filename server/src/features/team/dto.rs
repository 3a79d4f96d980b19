//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    contacts::form::PhoneNumber,
    team::invitation::AcceptanceAsk,
    team::role::{BorrowerType, Role},
    value::address::Address,
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::loans::Invitation;

/// Somebody to put on a loan: by id, or a new person by e-mail address.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AppUser {
    /// A person the lender's company knows.
    #[serde(default)]
    pub id: Option<Uuid>,
    /// The address, when there is no id.
    #[serde(default)]
    pub email_address: Option<String>,
    /// A new person's given name.
    #[serde(default)]
    pub given_name: Option<String>,
    /// A new person's family name.
    #[serde(default)]
    pub family_name: Option<String>,
}

/// The lender-user payload: what a person's place on a loan becomes (ENTITY-25).
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LenderUser {
    /// Who.
    pub app_user: AppUser,
    /// Whether the person accepts files.
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
    /// Whether the person joins with this call; the server knows by itself.
    #[serde(default)]
    #[allow(dead_code)] // part of the body by the specification, and of the API's contract
    pub new_to_loan: bool,
    /// The role.
    pub role: Role,
    /// Whether borrowers see it, unless it is a contact's.
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

/// The same for somebody on the loan.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EditLenderUser {
    /// What the place becomes.
    #[serde(flatten)]
    pub place: LenderUser,
    /// The version of the loan role that the change was made to.
    pub version: i32,
}

/// A borrower or contact, changed. What is left out stays.
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
    /// What they do.
    #[serde(default)]
    pub position_or_title: Option<String>,
    /// Where they work.
    #[serde(default)]
    pub company_name: Option<String>,
    /// Its address on the web.
    #[serde(default)]
    pub company_website: Option<String>,
    /// Where it is.
    #[serde(default)]
    pub company_address: Option<Address>,
    /// Their mobile phone.
    #[serde(default)]
    pub mobile_phone: Option<PhoneNumber>,
    /// A needs-list template of the company to give the loan for this borrower.
    #[serde(default)]
    pub template_id: Option<Uuid>,
    /// A contact's entry in the contact list.
    #[serde(default)]
    pub contact_relation_dto: Option<ContactRelationInput>,
    /// The version of the loan role that the change was made to.
    pub version: i32,
}

/// The contact-relation body. What is left out stays as it is, or empty for a new contact.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactRelationInput {
    /// A known person, to go with their address.
    #[serde(default)]
    pub user_contact_id: Option<Uuid>,
    /// The contact's e-mail address.
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
    /// What they do.
    #[serde(default)]
    pub position_or_title: Option<String>,
    /// Where they work.
    #[serde(default)]
    pub company_name: Option<String>,
    /// Its address on the web.
    #[serde(default)]
    pub company_website: Option<String>,
    /// Where it is.
    #[serde(default)]
    pub company_address: Option<Address>,
    /// The contact's role; null for none.
    #[serde(default, deserialize_with = "crate::http::given")]
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
    /// INDIVIDUAL or MEMBER, for a contact whose role puts them on the borrowing team; as the role says
    /// otherwise.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Whether they lead the borrowing team; who led it becomes a borrower.
    #[serde(default)]
    pub lead_borrower: Option<bool>,
}

/// The labels a role shall carry, by title.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct PutRoleLabels {
    /// All of them.
    pub labels: Vec<String>,
    /// The version of the loan role that the choice was made on.
    pub version: i32,
}

/// What somebody sees who follows the link of an invitation.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationView {
    /// The loan; none for an invitation to work at the lender.
    pub loan_name: Option<String>,
    /// Whether the person is invited as a lender's employee.
    pub colleague: bool,
    /// The lender.
    pub lender_name: String,
    /// Who asks.
    pub invited_by: String,
    /// Who is asked.
    pub email_address: String,
    /// Until when the link works.
    pub expires_at: DateTime<Utc>,
    /// Whether the person has no password yet and chooses one.
    pub needs_password: bool,
    /// The input that accepting needs.
    pub asks: AcceptanceAsk,
    /// Another user who is signed in in this browser and would be signed out.
    pub signed_in_as: Option<String>,
}

/// An invitation whose link the inviter passes on themselves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InvitationLink {
    /// The invitation.
    pub invitation: Invitation,
    /// The link: it lets its reader join as the invited person, and is shown once.
    pub link: String,
}

/// The answer to an invitation.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AcceptInvitation {
    /// The password: a first one for people who have none yet, else the one they sign in with. Nothing from the person
    /// who is signed in.
    #[serde(default)]
    pub password: String,
    /// Agrees that another user who is signed in in this browser is signed out.
    #[serde(default)]
    pub replace_session: bool,
}
