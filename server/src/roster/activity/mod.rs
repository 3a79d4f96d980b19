//! What happened on a loan and at a company, written in the transaction of the change that it is about, and read by the
//! lenders of the loan and the lead of the company. In what words it is told is decided by `shared_rules::activity`.

mod page;
mod requests;
mod row;
mod sight;
mod sweep;
mod wire;

pub(crate) use page::{Within, choices, each, page};
pub(crate) use requests::of_requests;
pub use sweep::{KEPT_ON_RECORD, forget_old};
pub(crate) use wire::{ActivityChoices, ActivityPage};

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use shared_rules::activity::{Activity, Named};
use uuid::Uuid;

use super::UserRef;
use crate::{
    access::LoanMember,
    entity::{Word, activity, app_user, loan},
    realtime::Changes,
    state::AppState,
};

/// Rows written by one statement.
const AT_ONCE: usize = 500;

/// Where something happens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub company_id: Uuid,
    pub loan_id: Option<Uuid>,
}

impl From<&loan::Model> for Place {
    fn from(loan: &loan::Model) -> Self {
        Self { company_id: loan.company_id, loan_id: Some(loan.id) }
    }
}

impl Place {
    /// At a company, on none of its loans.
    pub(crate) const fn at(company_id: Uuid) -> Self {
        Self { company_id, loan_id: None }
    }
}

/// Something to keep.
pub(crate) struct Entry {
    pub place: Place,
    pub actor_id: Uuid,
    pub at: DateTime<Utc>,
    pub activity: Activity,
}

/// Keeps them.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn keep(tx: &impl ConnectionTrait, entries: impl Into<Vec<Entry>>) -> Result<(), DbErr> {
    let entries: Vec<Entry> = entries.into();
    for some in entries.chunks(AT_ONCE) {
        activity::Entity::insert_many(some.iter().map(row)).exec_without_returning(tx).await?;
    }
    Ok(())
}

fn row(entry: &Entry) -> activity::ActiveModel {
    let kind = entry.activity.kind();
    activity::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(entry.place.company_id),
        loan_id: Set(entry.place.loan_id),
        actor_id: Set(Some(entry.actor_id)),
        kind: Set(Word(kind)),
        on_record: Set(kind.is_on_record()),
        // Only maps whose keys aren't text can't be written as JSON; it has none.
        about: Set(serde_json::to_string(&entry.activity).unwrap_or_default()),
        at: Set(entry.at),
    }
}

/// Keeps what the member does on their loan.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn done(changes: &Changes, member: &LoanMember, activity: Activity) -> Result<(), DbErr> {
    let (place, at) = (Place::from(&member.loan), changes.now());
    keep(&**changes, [Entry { place, actor_id: member.user.id, at, activity }]).await
}

/// Keeps something that changes nothing else.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn noted(
    state: &AppState,
    place: Place,
    actor_id: Uuid,
    activity: Activity,
) -> Result<(), DbErr> {
    let tx = state.db.write().await?;
    keep(&tx, [Entry { place, actor_id, at: state.clock.now(), activity }]).await?;
    tx.commit().await
}

/// A person, as they are called now.
pub(crate) fn named(person: &app_user::Model) -> Named {
    Named { id: person.id.to_string(), name: UserRef::from(person).display_name() }
}
