//! Request and response bodies of bulk changes to elements.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use shared_rules::{needs_list::priority::PriorityType, text::needs_list as text};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{features::needs_list::dto::NeedsListElement, http::Problem};

/// A move of several elements.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoveElements {
    /// The elements to move, at most 500.
    pub element_ids: Vec<Uuid>,
    /// The folder they move into; null for the top.
    #[serde(default)]
    pub parent_id: Option<Uuid>,
    /// The element they are placed before; null for the end.
    #[serde(default)]
    pub before_id: Option<Uuid>,
    /// The versions that the client saw, by id; elements left out aren't checked.
    #[serde(default)]
    pub versions: HashMap<Uuid, i32>,
}

/// A change to several elements.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangeElements {
    /// The elements to change, at most 500.
    pub element_ids: Vec<Uuid>,
    /// Their new priority.
    #[serde(default)]
    pub priority_type: Option<PriorityType>,
    /// Whether to hide or show them.
    #[serde(default)]
    pub hidden: Option<bool>,
    /// Whether to delete them, with what they contain.
    #[serde(default)]
    pub delete: bool,
}

impl ChangeElements {
    /// Refuses a request that changes nothing.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        if self.priority_type.is_none() && self.hidden.is_none() && !self.delete {
            return Err(Problem::invalid(vec![text::NOTHING_TO_CHANGE.violation("elementIds")]));
        }
        Ok(())
    }
}

/// The state of an element before a change.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ElementBeforeChange {
    /// Its id.
    pub id: Uuid,
    /// Its version after the change.
    pub version: i32,
    /// Its priority before.
    pub priority_type: PriorityType,
    /// Whether it was hidden.
    pub hidden: bool,
}

/// The inverse of a change: send it to `bulk/restore` unchanged.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UndoChange {
    /// Deleted elements to restore.
    #[serde(default)]
    pub element_ids: Vec<Uuid>,
    /// The previous state of the others.
    #[serde(default)]
    pub before: Vec<ElementBeforeChange>,
}

impl UndoChange {
    /// Returns the versions after the change.
    pub(crate) fn versions(&self) -> HashMap<Uuid, i32> {
        self.before.iter().map(|old| (old.id, old.version)).collect()
    }
}

/// The changed elements, and how to undo the change.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in crate::features::needs_list) struct BulkChangeResult {
    /// The elements as they are now, without the deleted ones.
    pub changed: Vec<NeedsListElement>,
    /// The inverse of the change.
    pub undo: UndoChange,
}
