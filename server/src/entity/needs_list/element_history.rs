use sea_orm::entity::prelude::*;
use shared_rules::needs_list::history::HistoryKind;

use crate::entity::Word;

/// What somebody did to an element: a kind, and a JSON detail to go with it.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "element_history")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: Word<HistoryKind>,
    pub detail: String,
    pub at: DateTimeUtc,
    /// How the element was before, as JSON; absent where nothing is taken back.
    pub before: Option<String>,
    /// Its version afterwards, where there is a `before`.
    pub version: Option<i32>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
