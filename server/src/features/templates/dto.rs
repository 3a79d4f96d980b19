//! Request and response bodies.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    loans::entity::EntityType,
    needs_list::{
        element::{StorageType, VisibleAt},
        priority::PriorityType,
    },
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    entity::{example_file, template, template_element},
    features::needs_list::{CreateElement, ElementModifier, UndoChange, UpdateElement, labels_from_json},
};

/// A template of a needs list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Template {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its purpose; INDIVIDUAL for borrowers.
    pub entity_type: EntityType,
    /// How many file requests it has.
    pub items_count: i64,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// Its revision; a change names the version it was based on.
    pub version: i32,
}

impl Template {
    pub(super) fn new(row: template::Model, items_count: i64) -> Self {
        Self {
            id: row.id,
            name: row.name,
            entity_type: row.entity_type.0,
            items_count,
            updated_at: row.updated_at,
            version: row.version,
        }
    }
}

/// The example file of a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TemplateAnswer {
    /// Its id.
    pub document_id: Uuid,
    /// Its name.
    pub document_name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
}

/// A folder or file request of a template.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TemplateElement {
    pub id: Uuid,
    pub parent_id: Option<Uuid>,
    pub name: String,
    pub storage_type: StorageType,
    pub hidden: bool,
    pub visible_at_status: Option<VisibleAt>,
    pub modifiers: Vec<ElementModifier>,
    pub priority_type: PriorityType,
    pub position: i32,
    pub version: i32,
    pub description: Option<String>,
    pub freshness_days: Option<i32>,
    /// The due date on a loan, in days after it is added there.
    pub due_days: Option<i32>,
    /// Whether a loan can do without it.
    pub optional: bool,
    /// How to obtain the document, as plain text; URLs in it become links.
    pub instructions: Option<String>,
    /// A note for lenders.
    pub internal_note: Option<String>,
    /// Whether a loan gets one for each borrower, visible to that borrower and the lenders only.
    pub each_borrower: bool,
    /// An example document.
    pub answer: Option<TemplateAnswer>,
    pub updated_at: DateTime<Utc>,
}

impl TemplateElement {
    pub(super) fn new(row: template_element::Model, file: Option<example_file::Model>) -> Self {
        Self {
            id: row.id,
            parent_id: row.parent_id,
            name: row.name,
            storage_type: row.storage_type.0,
            hidden: row.hidden,
            visible_at_status: row.visible_at_status.map(|status| status.0),
            modifiers: labels_from_json(&row.modifiers),
            priority_type: row.priority_type.0,
            position: row.position,
            version: row.version,
            description: row.description,
            freshness_days: row.freshness_days,
            due_days: row.due_days,
            optional: row.optional,
            instructions: row.instructions,
            internal_note: row.internal_note,
            each_borrower: row.each_borrower,
            answer: file.map(|file| TemplateAnswer {
                document_id: file.id,
                document_name: file.name,
                size: file.size,
                mime_type: file.mime_type,
            }),
            updated_at: row.updated_at,
        }
    }
}

/// A template's elements, flat: each folder before its contents.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct TemplateElements {
    pub content: Vec<TemplateElement>,
}

/// The changed elements of a template, and how to undo the change.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct TemplateElementsChanged {
    /// The elements as they are now, without the deleted ones.
    pub changed: Vec<TemplateElement>,
    /// The inverse of the change.
    pub undo: UndoChange,
}

/// The template in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnTemplate {
    pub template_id: Uuid,
}

/// The element in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnTemplateElement {
    pub template_id: Uuid,
    pub element_id: Uuid,
}

/// A new folder or file request of a template.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreateTemplateElement {
    /// As on a loan.
    #[serde(flatten)]
    pub element: CreateElement,
    /// Whether a loan gets one for each borrower; requests only.
    #[serde(default)]
    pub each_borrower: bool,
    /// The due date on a loan, in days after it is added there; requests only.
    #[serde(default)]
    pub due_days: Option<u32>,
}

/// A change to an element of a template: omitted fields stay the same.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateTemplateElement {
    /// As on a loan.
    #[serde(flatten)]
    pub change: UpdateElement,
    /// Whether a loan gets one for each borrower; requests only.
    #[serde(default)]
    pub each_borrower: Option<bool>,
    /// The due date on a loan, in days after it is added there; requests only.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<u32>)]
    pub due_days: Option<Option<u32>>,
}

/// A new template.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreateTemplate {
    /// Its name.
    pub name: String,
    /// Its purpose.
    pub entity_type: EntityType,
}

/// A change to a template.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateTemplate {
    /// Its name.
    pub name: String,
    /// Its purpose.
    pub entity_type: EntityType,
    /// The version the change is based on.
    pub version: i32,
}

/// A copy of a template.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct DuplicateTemplate {
    /// The name of the copy.
    pub name: String,
}

/// The document to copy as an example.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TakeExample {
    /// A document of any loan that you work on; its bytes are copied.
    pub document_id: Uuid,
}

/// An example file to upload.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct NewExample {
    /// Its name; leading folders are removed.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
}

/// The target of applying a template.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ApplyTemplate {
    /// The borrower to share the new requests with; null for the loan as a whole.
    #[serde(default)]
    pub borrower_user_id: Option<Uuid>,
}

/// The outcome of applying a template.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppliedTemplate {
    /// How many elements were added.
    pub created: u32,
    /// The new elements: deleting them with their contents undoes it.
    pub created_ids: Vec<Uuid>,
    /// How many elements existed already.
    pub merged: u32,
    /// How many each-borrower requests were left out, because the loan has no borrower yet.
    pub waiting: u32,
}
