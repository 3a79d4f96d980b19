//! An abstraction over the two tables of elements, those of loans and those of templates.

use chrono::{DateTime, Utc};
use sea_orm::EntityTrait;
use shared_rules::needs_list::{element::StorageType, priority::PriorityType};
use uuid::Uuid;

use crate::entity::{needs_list_element, template_element};

/// The columns of a row that the commands need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ElementFacts {
    pub id: Uuid,
    pub parent_id: Option<Uuid>,
    pub storage_type: StorageType,
    pub position: i32,
    pub version: i32,
    pub priority_type: PriorityType,
    pub hidden: bool,
    pub deleted_at: Option<DateTime<Utc>>,
}

/// A row of a table of elements.
pub(crate) trait ElementRow {
    /// Returns the columns that the commands need.
    fn facts(&self) -> ElementFacts;
    /// Returns the name and the description.
    fn name_and_description(&self) -> (&str, Option<&str>);
}

/// A table of elements.
pub(crate) trait ElementTable: EntityTrait<Model: ElementRow> {
    /// The column of the list that an element belongs to.
    const LIST: Self::Column;
    const ID: Self::Column;
    const PARENT_ID: Self::Column;
    const NAME: Self::Column;
    const DESCRIPTION: Self::Column;
    const STORAGE_TYPE: Self::Column;
    const VISIBLE_AT_STATUS: Self::Column;
    const MODIFIERS: Self::Column;
    const FRESHNESS_DAYS: Self::Column;
    const OPTIONAL: Self::Column;
    const INSTRUCTIONS: Self::Column;
    const INTERNAL_NOTE: Self::Column;
    const CREATED_AT: Self::Column;
    const POSITION: Self::Column;
    const PRIORITY_TYPE: Self::Column;
    const HIDDEN: Self::Column;
    const VERSION: Self::Column;
    const UPDATED_AT: Self::Column;
    const DELETED_AT: Self::Column;
}

macro_rules! element_table {
    ($table:ident, $list:ident) => {
        impl ElementRow for $table::Model {
            fn facts(&self) -> ElementFacts {
                ElementFacts {
                    id: self.id,
                    parent_id: self.parent_id,
                    storage_type: self.storage_type.0,
                    position: self.position,
                    version: self.version,
                    priority_type: self.priority_type.0,
                    hidden: self.hidden,
                    deleted_at: self.deleted_at,
                }
            }

            fn name_and_description(&self) -> (&str, Option<&str>) {
                (&self.name, self.description.as_deref())
            }
        }

        impl ElementTable for $table::Entity {
            const LIST: Self::Column = $table::Column::$list;
            const ID: Self::Column = $table::Column::Id;
            const PARENT_ID: Self::Column = $table::Column::ParentId;
            const NAME: Self::Column = $table::Column::Name;
            const DESCRIPTION: Self::Column = $table::Column::Description;
            const STORAGE_TYPE: Self::Column = $table::Column::StorageType;
            const VISIBLE_AT_STATUS: Self::Column = $table::Column::VisibleAtStatus;
            const MODIFIERS: Self::Column = $table::Column::Modifiers;
            const FRESHNESS_DAYS: Self::Column = $table::Column::FreshnessDays;
            const OPTIONAL: Self::Column = $table::Column::Optional;
            const INSTRUCTIONS: Self::Column = $table::Column::Instructions;
            const INTERNAL_NOTE: Self::Column = $table::Column::InternalNote;
            const CREATED_AT: Self::Column = $table::Column::CreatedAt;
            const POSITION: Self::Column = $table::Column::Position;
            const PRIORITY_TYPE: Self::Column = $table::Column::PriorityType;
            const HIDDEN: Self::Column = $table::Column::Hidden;
            const VERSION: Self::Column = $table::Column::Version;
            const UPDATED_AT: Self::Column = $table::Column::UpdatedAt;
            const DELETED_AT: Self::Column = $table::Column::DeletedAt;
        }
    };
}

element_table!(needs_list_element, LoanId);
element_table!(template_element, TemplateId);
