//! Validates and stores the data of an entity. The rule `loans.check_entity` decides what is wrong with it.

use chrono::NaiveDate;
use sea_orm::ActiveValue::Set;
use shared_rules::{
    loans::entity_check::{
        CheckEntity, EinDisplay, EntityPhone, EntityResidences, check_entity, ein_display,
    },
    violation::Violation,
};

use super::dto::EntityFacts;
use crate::{
    entity::{JsonColumn, loan_entity},
    http::Problem,
};

/// Rejects data that violates the rule on that date.
pub(super) fn check_facts(facts: &EntityFacts, today: NaiveDate) -> Result<(), Problem> {
    let phone = facts.phone_number.clone().map(|phone| EntityPhone { value: phone.value });
    let residences = facts.most_recent_user_information.clone();
    reject_violations(check_entity(&CheckEntity {
        name: facts.name.clone(),
        ein: facts.ein.clone(),
        email_address: facts.email_address.clone(),
        phone_number: phone,
        company_address: facts.company_address.clone(),
        mailing_address: facts.mailing_address.clone(),
        mailing_same_as_company_address: facts.mailing_same_as_company_address,
        most_recent_user_information: residences
            .map(|it| EntityResidences { residential_addresses: it.residential_addresses }),
        most_recent_drivers_license_information: facts.most_recent_drivers_license_information.clone(),
        today,
    }))
}

/// Rejects the request if there are violations.
pub(super) fn reject_violations(violations: Vec<Violation>) -> Result<(), Problem> {
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

/// Writes the data into the entity's row.
pub(super) fn write_facts(row: &mut loan_entity::ActiveModel, facts: &EntityFacts) {
    let ein = non_empty(facts.ein.as_ref()).map(|ein| ein_display(&EinDisplay { ein: Some(ein) }));
    row.name = Set(non_empty(facts.name.as_ref()).unwrap_or_default());
    row.ein = Set(ein);
    row.email_address = Set(non_empty(facts.email_address.as_ref()));
    row.phone_number = Set(facts.phone_number.as_ref().and_then(|phone| non_empty(phone.value.as_ref())));
    row.company_address = Set(facts.company_address.clone().map(JsonColumn));
    row.mailing_address = Set(facts.mailing_address.clone().map(JsonColumn));
    row.mailing_same_as_company_address = Set(facts.mailing_same_as_company_address);
}

fn non_empty(text: Option<&String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}
