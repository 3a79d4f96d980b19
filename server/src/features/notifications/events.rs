//! Notifications about loans that a person receives.

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{
    notices::{
        kind::NoticeKind,
        recipients::{NoticeOccasion, NoticePerson, notice_recipients},
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

use super::{
    PREFERENCE,
    concerned::parse_preference,
    writing::{NewNotice, save_notices},
};
use crate::{
    entity::{app_user, preference},
    realtime::Changes,
};

/// Notifies a person that another one reassigned these loans to them, or added them to the loans.
///
/// # Errors
/// If the write fails.
pub(crate) async fn notify_of_loans(
    changes: &Changes,
    kind: NoticeKind,
    loans: &[Uuid],
    actor_id: Uuid,
    recipient: (&app_user::Model, RoleGroup),
) -> Result<(), DbErr> {
    let (person, role_group) = recipient;
    if person.stub || person.id == actor_id || loans.is_empty() {
        return Ok(());
    }
    let kept = preference::Entity::find()
        .filter(preference::Column::UserId.eq(person.id))
        .filter(preference::Column::Key.eq(PREFERENCE))
        .one(&**changes)
        .await?;
    let told = notice_recipients(&NoticeOccasion {
        kind,
        actor_id: actor_id.to_string(),
        kept: false,
        people: vec![NoticePerson {
            id: person.id.to_string(),
            role_group,
            given: true,
            sent: false,
            assigned: false,
            involved: false,
            preference: parse_preference(kept.map(|row| row.value).as_deref()),
        }],
    });
    let Some(recipient) = told.first() else { return Ok(()) };
    let new = |loan_id: &Uuid| NewNotice {
        recipient_id: person.id,
        delivery: recipient.delivery,
        loan_id: *loan_id,
        element_id: None,
        actor_id,
        kind,
        kept: false,
        reason: None,
        note: None,
        at: changes.now(),
    };
    save_notices(&**changes, loans.iter().map(new).collect()).await?;
    changes.publish_notices_changed([person.id]);
    Ok(())
}
