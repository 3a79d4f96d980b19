//! The entities of the demo's loans, and the borrowers' homes, driver's licenses and credit.

use chrono::{Datelike as _, NaiveDate};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, IntoActiveModel as _};
use serde::Deserialize;
use shared_rules::{
    individuals::{credit_report::SoftCreditStatus, licence::DriversLicense},
    loans::{entity::EntityType, entity_address::ResidentialAddress, entity_label::EntityLabel},
    value::address::Address,
};
use uuid::Uuid;

use super::{DemoError, DemoOffice};
use crate::{
    entity::{EnumColumn, JsonColumn, credit_record, credit_report, entity_on_loan, loan_entity},
    environment::credit_provider::encode_error,
    features::individuals,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct EntitiesFile {
    created_days_ago: i64,
    updated_days_ago: i64,
    /// The street of each individual's previous home, in the same city, and when they moved.
    previous_street: String,
    moved_years_ago: i32,
    entities: Vec<Entity>,
    credit_recorded_by: String,
    credit_recorded_days_ago: i64,
    credit: Vec<Credit>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Entity {
    loan: String,
    #[serde(rename = "type")]
    entity_type: EntityType,
    name: String,
    ein: Option<String>,
    /// The user who is the individual.
    person: Option<String>,
    /// An individual's home, or the address of anything else.
    address: UsAddress,
    labels: Vec<EntityLabel>,
    license: Option<DemoLicense>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoLicense {
    number: String,
    expires_in_days: i64,
    date_of_birth: String,
    state: String,
}

/// An address in the United States.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct UsAddress {
    street: String,
    city: String,
    state: String,
    postal_code: String,
}

/// A person's credit: a score, or why there is none.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Credit {
    person: String,
    company: String,
    score: Option<i32>,
    /// The provider's description of an error.
    error: Option<String>,
    /// An answer of the provider that isn't JSON.
    unreadable_error: Option<String>,
}

/// Writes the entities of the loans and the people's credit.
pub(super) async fn fill(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    for entity in &office.data.entities.entities {
        insert_entity(office, entity).await?;
    }
    for credit in &office.data.entities.credit {
        insert_credit(office, credit).await?;
    }
    Ok(())
}

async fn insert_entity(office: &DemoOffice<'_>, entity: &Entity) -> Result<(), DemoError> {
    let (id, loan) = (Uuid::now_v7(), office.loan(&entity.loan)?);
    let individual_id = match &entity.person {
        Some(person) => Some(save_individual(office, entity, loan.company_id, office.person(person)?).await?),
        None => None,
    };
    let address = individual_id.is_none().then(|| JsonColumn(entity.address.to_address()));
    let created_at = office.days_ago(office.data.entities.created_days_ago);
    let row = loan_entity::ActiveModel {
        id: Set(id),
        company_id: Set(loan.company_id),
        entity_type: Set(EnumColumn(entity.entity_type)),
        individual_id: Set(individual_id),
        name: Set(entity.name.clone()),
        ein: Set(entity.ein.clone()),
        email_address: Set(entity.person.clone()),
        company_address: Set(address),
        mailing_same_as_company_address: Set(entity.ein.is_some()),
        created_at: Set(created_at),
        updated_at: Set(office.days_ago(office.data.entities.updated_days_ago)),
        ..Default::default()
    };
    office.insert_one(row).await?;
    let on_loan = entity_on_loan::ActiveModel {
        loan_id: Set(loan.id),
        entity_id: Set(id),
        labels: Set(JsonColumn(entity.labels.clone())),
        created_at: Set(created_at),
    };
    office.insert_one(on_loan).await?;
    Ok(())
}

impl UsAddress {
    fn to_address(&self) -> Address {
        Address {
            street_address_line1: Some(self.street.clone()),
            city_suburb: Some(self.city.clone()),
            state_province_region: Some(self.state.clone()),
            postal_code: Some(self.postal_code.clone()),
            country: Some("US".to_owned()),
            ..Address::default()
        }
    }
}

/// Saves the individual's homes and driver's license. Returns the individual's id.
async fn save_individual(
    office: &DemoOffice<'_>,
    entity: &Entity,
    company: Uuid,
    user: Uuid,
) -> Result<Uuid, DemoError> {
    let file = &office.data.entities;
    let created_at = office.days_ago(file.created_days_ago);
    let row = individuals::get_or_create_of_user(office.tx, company, user, created_at).await?;
    let id = row.id;
    let mut row = row.into_active_model();
    if let Some(license) = &entity.license {
        let expiration = office.days_ago(-license.expires_in_days).date_naive();
        let license = DriversLicense {
            number: Some(license.number.clone()),
            expiration: Some(expiration.to_string()),
            dob: Some(license.date_of_birth.clone()),
            state: Some(license.state.clone()),
        };
        individuals::store_licence(&office.state.vault, &mut row, license);
    }
    let moved = NaiveDate::from_ymd_opt(office.now.year() - file.moved_years_ago, 5, 1);
    let street_address_line1 = Some(file.previous_street.clone());
    let previous = Address { street_address_line1, move_out_date: moved, ..entity.address.to_address() };
    let current = Address { current_address: true, move_in_date: moved, ..entity.address.to_address() };
    let residences = [previous, current].map(|address| ResidentialAddress { address });
    row.residential_addresses = Set(JsonColumn(residences.into()));
    row.update(office.tx).await?;
    Ok(id)
}

async fn insert_credit(office: &DemoOffice<'_>, credit: &Credit) -> Result<(), DemoError> {
    let file = &office.data.entities;
    let at = office.days_ago(file.credit_recorded_days_ago);
    let (company, user) = (office.company(&credit.company)?, office.person(&credit.person)?);
    let individual_id = individuals::get_or_create_of_user(office.tx, company, user, at).await?.id;
    let status = match credit.score {
        Some(_) => SoftCreditStatus::Processed,
        None => SoftCreditStatus::ProcessedError,
    };
    let error = credit.unreadable_error.clone().or_else(|| credit.error.as_deref().map(encode_error));
    let record = credit_record::ActiveModel {
        id: Set(Uuid::now_v7()),
        individual_id: Set(individual_id),
        credit_score: Set(credit.score),
        soft_credit_status: Set(Some(EnumColumn(status))),
        credit_report_error: Set(error.clone()),
        recorded_by: Set(office.person(&file.credit_recorded_by)?),
        recorded_at: Set(at),
    };
    office.insert_one(record).await?;
    let report = credit_report::ActiveModel {
        individual_id: Set(individual_id),
        credit_score: Set(credit.score),
        soft_credit_status: Set(Some(EnumColumn(status))),
        credit_report_error: Set(error),
        reported_at: Set(Some(at)),
        ordered_at: Set(Some(at)),
        ordered_by: Set(None),
    };
    office.insert_one(report).await?;
    Ok(())
}
