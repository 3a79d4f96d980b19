use sea_orm::entity::prelude::*;
use shared_rules::messaging::reading::thread_visibility::ThreadCategory;

use crate::entity::{EnumColumn, JsonColumn};

/// A conversation on a loan. `people_key` identifies the one with exactly these people; `message_count` is the number
/// of its last message.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message_thread")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub title: Option<String>,
    pub kind: EnumColumn<ThreadCategory>,
    pub locked: bool,
    pub lending_team: bool,
    pub general: bool,
    pub inactive: bool,
    pub people_key: Option<String>,
    pub created_by: Option<Uuid>,
    pub created_at: DateTimeUtc,
    pub last_message_id: Option<Uuid>,
    pub last_message_at: DateTimeUtc,
    pub message_count: i64,
    pub labels: JsonColumn<Vec<String>>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
}

impl ActiveModelBehavior for ActiveModel {}
