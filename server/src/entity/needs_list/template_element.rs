use sea_orm::entity::prelude::*;
use shared_rules::needs_list::element::{StorageType, VisibleAt};
use shared_rules::needs_list::priority::PriorityType;

use crate::entity::EnumColumn;

/// A folder or file request of a template; `modifiers` is a JSON list of label titles.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "template_element")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub template_id: Uuid,
    pub parent_id: Option<Uuid>,
    pub name: String,
    pub storage_type: EnumColumn<StorageType>,
    pub priority_type: EnumColumn<PriorityType>,
    pub hidden: bool,
    pub visible_at_status: Option<EnumColumn<VisibleAt>>,
    pub modifiers: String,
    pub description: Option<String>,
    pub freshness_days: Option<i32>,
    pub due_days: Option<i32>,
    pub optional: bool,
    pub instructions: Option<String>,
    pub internal_note: Option<String>,
    pub each_borrower: bool,
    pub example_id: Option<Uuid>,
    pub position: i32,
    pub version: i32,
    pub deleted_at: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::example_file::Entity",
        from = "Column::ExampleId",
        to = "crate::entity::example_file::Column::Id"
    )]
    Example,
}

impl Related<crate::entity::example_file::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Example.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
