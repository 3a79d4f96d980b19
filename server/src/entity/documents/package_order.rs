use sea_orm::entity::prelude::*;
use shared_rules::documents::keeping::taking::{NotMade, OrderState, PackageKind};

use crate::entity::Word;

/// A package that somebody asked for. `asked` says of which documents, `left_out` which of them it doesn't hold and why, both
/// as JSON; `storage_key` finds one PDF once it is made. Who makes it moves `not_before` on, so that nobody else does meanwhile.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "package_order")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub user_id: Uuid,
    pub kind: Word<PackageKind>,
    pub state: Word<OrderState>,
    pub asked: String,
    pub left_out: String,
    /// How many documents it is to hold, and how many of them were gone through.
    pub taken: i32,
    pub done: i32,
    pub pages: i32,
    pub tries: i32,
    pub reason: Option<Word<NotMade>>,
    pub storage_key: Option<String>,
    pub size: i64,
    pub not_before: DateTimeUtc,
    pub created_at: DateTimeUtc,
    pub expires_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
