//! Visibility of a loan's entities. The shared rules decide; license numbers are always masked.

use sea_orm::ConnectionTrait;
use shared_rules::{
    individuals::masking::{MaskIdentity, mask_identity},
    loans::entity_visibility::{EntitySight, EntitySightAnswer, entity_sight},
    team::visibility::is_visible_to_group,
};
use uuid::Uuid;

use super::{
    dto::{LoanEntity, MaskedLicence, PhoneValue, UserInformation},
    store::{self, EntityRow},
};
use crate::{
    access::LoanMember, entity::individual, features::individuals::stored_licence, http::Problem,
    secrets::vault::Vault,
};

/// An entity that a person sees, with the extent of their access.
pub(super) struct VisibleEntity {
    pub row: EntityRow,
    pub sight: EntitySightAnswer,
}

/// Returns the loan's entities that the person may see.
pub(super) async fn list_visible(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    only: Option<Uuid>,
) -> Result<Vec<VisibleEntity>, Problem> {
    let rows = store::load_entities(db, member.loan.id, only).await?.into_iter();
    let seen = rows.map(|row| VisibleEntity { sight: visibility_of(member, &row), row });
    Ok(seen.filter(|seen| seen.sight.seen).collect())
}

/// Returns the entity, if the person may see it; *not found* otherwise.
pub(super) async fn find_visible(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<VisibleEntity, Problem> {
    list_visible(db, member, Some(id)).await?.pop().ok_or_else(Problem::not_found)
}

fn visibility_of(member: &LoanMember, row: &EntityRow) -> EntitySightAnswer {
    let user_id = row.individual.as_ref().and_then(|individual| individual.user_id);
    let group = member.role().group();
    let hidden = row
        .role
        .as_ref()
        .is_some_and(|role| !is_visible_to_group(group, role.visible_to_lender, role.visible_to_borrower));
    entity_sight(&EntitySight {
        viewer_role: member.role(),
        permissions: member.permissions(),
        entity_type: row.entity.entity_type.0,
        own: user_id == Some(member.user.id),
        person_hidden: hidden,
    })
}

impl VisibleEntity {
    /// Converts it to the API type.
    pub(super) fn into_dto(self, vault: &Vault) -> LoanEntity {
        let Self { row: EntityRow { place, entity, individual, .. }, sight } = self;
        let shown = |text: Option<String>| text.filter(|_| sight.details);
        let addresses = |row: &individual::Model| UserInformation {
            residential_addresses: row.residential_addresses.0.clone(),
        };
        LoanEntity {
            id: entity.id,
            entity_type: entity.entity_type.0,
            name: entity.name,
            ein: shown(entity.ein),
            email_address: shown(entity.email_address),
            company_address: entity.company_address.filter(|_| sight.details).map(|json| json.0),
            mailing_address: entity.mailing_address.filter(|_| sight.details).map(|json| json.0),
            mailing_same_as_company_address: entity.mailing_same_as_company_address,
            phone_number: shown(entity.phone_number).map(|value| PhoneValue { value: Some(value) }),
            user_individual_id: entity.individual_id,
            most_recent_drivers_license_information: individual
                .as_ref()
                .map(|row| mask_licence(vault, row, sight.licence)),
            most_recent_user_information: individual.as_ref().filter(|_| sight.details).map(addresses),
            labels: place.labels.0,
            person_user_id: individual.and_then(|row| row.user_id),
            version: entity.version,
        }
    }
}

fn mask_licence(vault: &Vault, row: &individual::Model, visible: bool) -> MaskedLicence {
    if !visible {
        return MaskedLicence::default();
    }
    let stored = stored_licence(vault, row);
    let masked = mask_identity(&MaskIdentity { number: stored.number, dob: stored.dob });
    MaskedLicence {
        number: masked.number,
        expiration: stored.expiration,
        dob: masked.dob,
        state: stored.state,
        visible,
    }
}
