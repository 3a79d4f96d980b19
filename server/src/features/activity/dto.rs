//! API types.

use chrono::{DateTime, Utc};
use serde::Serialize;
use shared_rules::{
    activity::{ActivityKind, FactChange},
    loans::entity::EntityType,
};
use utoipa::ToSchema;
use uuid::Uuid;

/// A page of activity.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ActivityPage {
    /// The entries, newest first.
    pub content: Vec<ActivityEntry>,
    /// The value of `before` for the next page of earlier entries; null if there are none.
    pub next: Option<String>,
}

/// The person who did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ActivityPerson {
    /// Their id.
    pub id: Uuid,
    /// Their name.
    pub name: String,
}

/// A kind of activity, as a filter.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct ActivityKindChoice {
    /// The kind.
    pub kind: ActivityKind,
    /// Its label.
    pub label: &'static str,
}

/// The available filters.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ActivityChoices {
    /// The kinds, in display order.
    pub kinds: Vec<ActivityKindChoice>,
    /// All people who did something there, by name.
    pub people: Vec<ActivityPerson>,
}

/// A loan, by name.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ActivityLoan {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
}

/// The type of an entry's target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ActivityPlace {
    /// A request.
    Request,
    /// A document.
    Document,
    /// A message.
    Message,
    /// A person on the loan.
    Person,
    /// An asset, including real estate.
    Asset,
    /// A company.
    Company,
    /// A person described as an entity.
    Principal,
    /// A trust.
    Trust,
}

impl From<EntityType> for ActivityPlace {
    fn from(of: EntityType) -> Self {
        match of {
            EntityType::Asset | EntityType::ReAsset => Self::Asset,
            EntityType::Company => Self::Company,
            EntityType::Individual => Self::Principal,
            EntityType::Trust => Self::Trust,
        }
    }
}

/// The target of an entry's link, as long as it exists.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ActivityLink {
    /// The type of target.
    pub place: ActivityPlace,
    /// Its id.
    pub id: Uuid,
    /// The thread, if the target is a message.
    pub thread_id: Option<Uuid>,
}

/// An activity.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ActivityEntry {
    /// Its id.
    pub id: Uuid,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// The person who did it; null if the account is gone.
    pub actor: Option<ActivityPerson>,
    /// The kind.
    pub kind: ActivityKind,
    /// A description, to be read after the actor's name.
    pub words: String,
    /// The target, if the words don't include it.
    pub on: Option<String>,
    /// The link to that.
    pub leads_to: Option<ActivityLink>,
    /// The fields that changed.
    pub changes: Vec<FactChange>,
    /// The loan it happened on.
    pub loan: Option<ActivityLoan>,
}
