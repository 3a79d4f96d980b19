//! What is asked and answered about many elements at once.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use shared_rules::{needs_list::priority::PriorityType, text::needs_list as text};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{features::needs_list::dto::NeedsListElement, http::Problem};

/// A move of some elements.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoveElements {
    /// Those that move, 500 at most.
    pub element_ids: Vec<Uuid>,
    /// The folder they move into; null for the top.
    #[serde(default)]
    pub parent_id: Option<Uuid>,
    /// The element they stand before; null for the end.
    #[serde(default)]
    pub before_id: Option<Uuid>,
    /// The versions looked at, by id; those left out aren't compared.
    #[serde(default)]
    pub versions: HashMap<Uuid, i32>,
}

/// One change to some elements.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangeElements {
    /// Those that change, 500 at most.
    pub element_ids: Vec<Uuid>,
    /// Their new priority.
    #[serde(default)]
    pub priority_type: Option<PriorityType>,
    /// Whether to hide them, or show them again.
    #[serde(default)]
    pub hidden: Option<bool>,
    /// Whether to delete them, with what they contain.
    #[serde(default)]
    pub delete: bool,
}

impl ChangeElements {
    /// Refuses a change that changes nothing.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        if self.priority_type.is_none() && self.hidden.is_none() && !self.delete {
            return Err(Problem::invalid(vec![text::NOTHING_TO_CHANGE.violation("elementIds")]));
        }
        Ok(())
    }
}

/// How an element was before a change.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Before {
    /// Its id.
    pub id: Uuid,
    /// Its version after the change.
    pub version: i32,
    /// Its priority before.
    pub priority_type: PriorityType,
    /// Whether it was hidden.
    pub hidden: bool,
}

/// What undoes a change: send it to `bulk/restore` as it is.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UndoChange {
    /// Deleted elements to bring back.
    #[serde(default)]
    pub element_ids: Vec<Uuid>,
    /// What the others were before.
    #[serde(default)]
    pub before: Vec<Before>,
}

impl UndoChange {
    /// The versions that the change made.
    pub(crate) fn versions(&self) -> HashMap<Uuid, i32> {
        self.before.iter().map(|old| (old.id, old.version)).collect()
    }
}

/// What changed, and how to undo it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in crate::features::needs_list) struct Changed {
    /// The elements as they are now, without the deleted ones.
    pub changed: Vec<NeedsListElement>,
    /// What undoes it.
    pub undo: UndoChange,
}
