use sea_orm::entity::prelude::*;
use shared_rules::needs_list::history::HistoryKind;

use crate::entity::EnumColumn;

/// An entry of an element's history: a kind with a JSON detail.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "element_history")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: EnumColumn<HistoryKind>,
    pub detail: String,
    pub at: DateTimeUtc,
    /// The element before the change, as JSON; null if the change can't be undone.
    pub before: Option<String>,
    /// The element's version after the change, if there is a `before`.
    pub version: Option<i32>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
