//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::Serialize;
use shared_rules::{
    activity::{ActivityKind, FactChange},
    loans::entity::EntityType,
};
use utoipa::ToSchema;
use uuid::Uuid;

/// Some of what happened.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ActivityPage {
    /// Them, the newest first.
    pub content: Vec<ActivityEntry>,
    /// What to ask for as `before` to get earlier ones; null where there are none.
    pub next: Option<String>,
}

/// Somebody who did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ActivityPerson {
    /// Their id.
    pub id: Uuid,
    /// Their name.
    pub name: String,
}

/// A kind, by which what happened is looked through.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct ActivityKindChoice {
    /// Which.
    pub kind: ActivityKind,
    /// What it is called.
    pub label: &'static str,
}

/// By what it is looked through.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ActivityChoices {
    /// The kinds, in the order in which they are offered.
    pub kinds: Vec<ActivityKindChoice>,
    /// Everybody who did something there, by name.
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

/// What an entry leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ActivityPlace {
    /// A request.
    Request,
    /// A document.
    Document,
    /// A message.
    Message,
    /// Somebody on the loan.
    Person,
    /// An asset, real estate too.
    Asset,
    /// A company.
    Company,
    /// A person who is written about.
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

/// Where an entry leads, as long as that is there.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ActivityLink {
    /// To what.
    pub place: ActivityPlace,
    /// Its id.
    pub id: Uuid,
    /// The thread of a message.
    pub thread_id: Option<Uuid>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ActivityEntry {
    /// Its id.
    pub id: Uuid,
    /// When.
    pub at: DateTime<Utc>,
    /// Who did it; nothing when they are gone.
    pub actor: Option<ActivityPerson>,
    /// Which kind.
    pub kind: ActivityKind,
    /// What they did, read after their name.
    pub words: String,
    /// To what, where the words don't say it.
    pub on: Option<String>,
    /// Where that is.
    pub leads_to: Option<ActivityLink>,
    /// The facts that changed.
    pub changes: Vec<FactChange>,
    /// On which loan.
    pub loan: Option<ActivityLoan>,
}
