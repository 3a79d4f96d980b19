//! Activity entries about the entities of a loan.

use sea_orm::{DbErr, EntityTrait};
use shared_rules::{
    activity::{Activity, NamedRef},
    individuals::licence::DriversLicense,
};

use super::store::EntityRow;
use crate::{
    access::LoanMember,
    entity::{app_user, individual, loan_entity},
    features::activity::{self, record_on_loan},
    realtime::Changes,
};

fn named_entity(row: &EntityRow) -> NamedRef {
    NamedRef { id: row.entity.id.to_string(), name: row.entity.name.clone() }
}

/// Records that an entity was added to the loan; `known` says whether another loan had it before.
pub(super) async fn record_added(
    changes: &Changes,
    member: &LoanMember,
    row: &EntityRow,
    known: bool,
) -> Result<(), DbErr> {
    let entity = named_entity(row);
    record_on_loan(changes, member, Activity::EntityAdded { entity, of: row.entity.entity_type.0, known })
        .await?;
    if known { Ok(()) } else { record_user_tie(changes, member, row).await }
}

/// Records that an entity's data, labels or user changed.
pub(super) async fn record_changed(
    changes: &Changes,
    member: &LoanMember,
    before: &EntityRow,
    after: &EntityRow,
) -> Result<(), DbErr> {
    let of = after.entity.entity_type.0;
    if comparable_facts(before) != comparable_facts(after) {
        record_on_loan(changes, member, Activity::EntityChanged { entity: named_entity(after), of }).await?;
    }
    if before.place.labels != after.place.labels {
        let labels = after.place.labels.0.clone();
        record_on_loan(changes, member, Activity::EntityLabelled { entity: named_entity(after), of, labels })
            .await?;
    }
    if user_of(before).is_none() { record_user_tie(changes, member, after).await } else { Ok(()) }
}

/// Records that an entity was removed from the loan.
pub(super) async fn record_removed(
    changes: &Changes,
    member: &LoanMember,
    row: &EntityRow,
) -> Result<(), DbErr> {
    let (entity, of) = (named_entity(row), row.entity.entity_type.0);
    record_on_loan(changes, member, Activity::EntityRemoved { entity, of }).await
}

/// Records that the driver's license of the individual with this name changed.
pub(super) async fn record_licence_change(
    changes: &Changes,
    member: &LoanMember,
    (individual, name): (&individual::Model, &str),
    (before, after): (&DriversLicense, &DriversLicense),
) -> Result<(), DbErr> {
    if before == after {
        return Ok(());
    }
    let id = individual.user_id.map(|id| id.to_string()).unwrap_or_default();
    let whose = NamedRef { id, name: name.trim().to_owned() };
    let there = |licence: &DriversLicense| *licence != DriversLicense::default();
    let written = Activity::LicenceWritten { whose, before: there(before), after: there(after) };
    record_on_loan(changes, member, written).await
}

async fn record_user_tie(changes: &Changes, member: &LoanMember, row: &EntityRow) -> Result<(), DbErr> {
    let Some(user_id) = user_of(row) else { return Ok(()) };
    let person = app_user::Entity::find_by_id(user_id).one(&**changes).await?;
    let person = person.as_ref().map(activity::current_name).unwrap_or_default();
    record_on_loan(
        changes,
        member,
        Activity::EntityTied { entity: named_entity(row), of: row.entity.entity_type.0, person },
    )
    .await
}

fn user_of(row: &EntityRow) -> Option<uuid::Uuid> {
    row.individual.as_ref()?.user_id
}

/// Returns an entity's data for comparison, without the driver's license.
fn comparable_facts(row: &EntityRow) -> impl PartialEq + use<'_> {
    let loan_entity::Model {
        name, ein, email_address, phone_number, company_address, mailing_address, ..
    } = &row.entity;
    let residences =
        row.individual.as_ref().map(|row| &row.residential_addresses).filter(|all| !all.0.is_empty());
    let reached = (ein, email_address, phone_number);
    (name, reached, company_address, mailing_address, row.entity.mailing_same_as_company_address, residences)
}
