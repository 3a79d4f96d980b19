//! What goes over the wire.

use serde::{Deserialize, Serialize};
use shared_rules::{
    individuals::licence::DriversLicense,
    loans::{entity::EntityType, entity_address::ResidentialAddress, entity_label::EntityLabel},
    value::address::Address,
};
use utoipa::ToSchema;
use uuid::Uuid;

/// A phone number in its field.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(super) struct PhoneValue {
    /// As stored.
    #[serde(default)]
    pub value: Option<String>,
}

/// Where a person lives and lived.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UserInformation {
    /// In the order entered; one is the current address.
    #[serde(default)]
    pub residential_addresses: Vec<ResidentialAddress>,
}

/// A licence as it is shown at first: the number masked but for its last four signs, the date of birth
/// but for its year.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MaskedLicence {
    /// Masked.
    pub number: Option<String>,
    /// YYYY-MM-DD.
    pub expiration: Option<String>,
    /// Masked.
    pub dob: Option<String>,
    /// The state that issued it.
    pub state: Option<String>,
    /// Whether the viewer may see the licence; if not, everything else is missing.
    pub visible: bool,
}

/// An entity of a loan, as far as one may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanEntity {
    /// Its id.
    pub id: Uuid,
    /// Its kind.
    pub entity_type: EntityType,
    /// What it is called.
    pub name: String,
    /// Its employer identification number.
    pub ein: Option<String>,
    /// Its e-mail address.
    pub email_address: Option<String>,
    /// Where it is.
    pub company_address: Option<Address>,
    /// Where its mail goes, unless that is the company address.
    pub mailing_address: Option<Address>,
    /// Whether mail goes to the company address.
    pub mailing_same_as_company_address: bool,
    /// Its phone number.
    pub phone_number: Option<PhoneValue>,
    /// The individual behind a person.
    pub user_individual_id: Option<Uuid>,
    /// A person's licence.
    pub most_recent_drivers_license_information: Option<MaskedLicence>,
    /// A person's addresses.
    pub most_recent_user_information: Option<UserInformation>,
    /// Its labels on this loan.
    pub labels: Vec<EntityLabel>,
    /// The user that a person is.
    pub person_user_id: Option<Uuid>,
    /// Counts its changes; a change names the version it was made to.
    pub version: i32,
}

/// Everything about an entity that its page holds.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct EntityFacts {
    /// What it is called.
    pub name: Option<String>,
    /// Its employer identification number.
    pub ein: Option<String>,
    /// Its e-mail address.
    pub email_address: Option<String>,
    /// Where it is.
    pub company_address: Option<Address>,
    /// Where its mail goes, unless that is the company address.
    pub mailing_address: Option<Address>,
    /// Whether mail goes to the company address.
    pub mailing_same_as_company_address: bool,
    /// Its phone number.
    pub phone_number: Option<PhoneValue>,
    /// A person's licence; left out it stays, masked values keep what is stored.
    pub most_recent_drivers_license_information: Option<DriversLicense>,
    /// A person's addresses; left out they stay.
    pub most_recent_user_information: Option<UserInformation>,
    /// The user that a person is; left out it stays.
    pub person_user_id: Option<Uuid>,
}

/// A new entity, or one of the lender's other loans to put on this one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreateEntity {
    /// The kind of a new one.
    #[serde(default)]
    pub entity_type: Option<EntityType>,
    /// An entity of another loan that the person is on; then only labels count of the rest.
    #[serde(default)]
    pub existing_entity_id: Option<Uuid>,
    /// Its labels on this loan.
    #[serde(default)]
    pub labels: Vec<EntityLabel>,
    /// The facts of a new one.
    #[serde(flatten)]
    pub facts: EntityFacts,
}

/// A changed entity.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateEntity {
    /// The version the change was made to.
    pub version: i32,
    /// Everything its page holds.
    #[serde(flatten)]
    pub facts: EntityFacts,
}

/// An entity's labels on this loan.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct PutLabels {
    /// All of them.
    pub labels: Vec<EntityLabel>,
}
