//! API types.

use serde::{Deserialize, Serialize};
use shared_rules::{
    individuals::licence::DriversLicense,
    loans::{entity::EntityType, entity_address::ResidentialAddress, entity_label::EntityLabel},
    value::address::Address,
};
use utoipa::ToSchema;
use uuid::Uuid;

/// A phone number, wrapped in its field.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(super) struct PhoneValue {
    /// As stored.
    #[serde(default)]
    pub value: Option<String>,
}

/// A person's current and previous addresses.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UserInformation {
    /// In the order entered; one is the current address.
    #[serde(default)]
    pub residential_addresses: Vec<ResidentialAddress>,
}

/// A masked driver's license: the number except for its last four characters, the date of birth except for the year.
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
    /// Whether the viewer may see the license; if not, the other fields are omitted.
    pub visible: bool,
}

/// An entity of a loan, as far as the user may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanEntity {
    /// Its id.
    pub id: Uuid,
    /// Its kind.
    pub entity_type: EntityType,
    /// Its name.
    pub name: String,
    /// Its employer identification number.
    pub ein: Option<String>,
    /// Its email address.
    pub email_address: Option<String>,
    /// Its address.
    pub company_address: Option<Address>,
    /// Its mailing address, unless that is the company address.
    pub mailing_address: Option<Address>,
    /// Whether the mailing address is the company address.
    pub mailing_same_as_company_address: bool,
    /// Its phone number.
    pub phone_number: Option<PhoneValue>,
    /// The individual behind a person.
    pub user_individual_id: Option<Uuid>,
    /// A person's driver's license.
    pub most_recent_drivers_license_information: Option<MaskedLicence>,
    /// A person's addresses.
    pub most_recent_user_information: Option<UserInformation>,
    /// Its labels on this loan.
    pub labels: Vec<EntityLabel>,
    /// The user, if the person is one.
    pub person_user_id: Option<Uuid>,
    /// The version, to be sent with changes.
    pub version: i32,
}

/// The editable data of an entity.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct EntityFacts {
    /// Its name.
    pub name: Option<String>,
    /// Its employer identification number.
    pub ein: Option<String>,
    /// Its email address.
    pub email_address: Option<String>,
    /// Its address.
    pub company_address: Option<Address>,
    /// Its mailing address, unless that is the company address.
    pub mailing_address: Option<Address>,
    /// Whether the mailing address is the company address.
    pub mailing_same_as_company_address: bool,
    /// Its phone number.
    pub phone_number: Option<PhoneValue>,
    /// A person's driver's license; unchanged if omitted, and masked values keep the stored ones.
    pub most_recent_drivers_license_information: Option<DriversLicense>,
    /// A person's addresses; unchanged if omitted.
    pub most_recent_user_information: Option<UserInformation>,
    /// The user, if the person is one; unchanged if omitted.
    pub person_user_id: Option<Uuid>,
}

/// A new entity, or an existing one of the lender's other loans.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreateEntity {
    /// The kind of a new one.
    #[serde(default)]
    pub entity_type: Option<EntityType>,
    /// An entity of another loan that the user is on; then only `labels` applies in addition.
    #[serde(default)]
    pub existing_entity_id: Option<Uuid>,
    /// Its labels on this loan.
    #[serde(default)]
    pub labels: Vec<EntityLabel>,
    /// The data of a new one.
    #[serde(flatten)]
    pub facts: EntityFacts,
}

/// A change of an entity.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateEntity {
    /// The version that the change is based on.
    pub version: i32,
    /// All its editable data.
    #[serde(flatten)]
    pub facts: EntityFacts,
}

/// An entity's labels on this loan.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct PutLabels {
    /// All of them.
    pub labels: Vec<EntityLabel>,
}
