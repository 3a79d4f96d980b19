//! What concerns a person, written in the transaction of the change that it is about. Whom something concerns is
//! decided by the rule `notices.notice_recipients`; what is told of it later, by `notices.notice_lines`.
//!
//! What happens to requests comes from their history, which is the one place that all changes pass.

mod concerned;
mod requests;
mod sweep;
mod unopenable;
mod writing;

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{
    notices::{
        kind::NoticeKind,
        recipients::{NoticeOccasion, NoticePerson, notice_recipients},
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

pub(crate) use concerned::turned_off;
pub(crate) use requests::{Happening, of_requests};
pub use sweep::forget_old;
pub(crate) use unopenable::{of_damage, of_malware};
use writing::{New, write};

use crate::{
    entity::{app_user, preference},
    realtime::Changes,
};

/// The preference that holds what a person turned off: `{ "off": ["accepted"] }`.
pub(crate) const PREFERENCE: &str = "notices";

/// Tells a person that somebody gave them these loans, or put them on them.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn of_loans(
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
            off: turned_off(kept.map(|row| row.value).as_deref()),
        }],
    });
    if told.is_empty() {
        return Ok(());
    }
    let new = |loan_id: &Uuid| New {
        recipient_id: person.id,
        loan_id: *loan_id,
        element_id: None,
        actor_id,
        kind,
        kept: false,
        reason: None,
        note: None,
        at: changes.now(),
    };
    write(&**changes, loans.iter().map(new).collect()).await?;
    changes.notice([person.id]);
    Ok(())
}
