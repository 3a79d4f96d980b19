use sea_orm::entity::prelude::*;
use shared_rules::messaging::recipient::DeliveryKind;

use crate::entity::EnumColumn;

/// A recipient of a message, and the kind of delivery. Unread while `read_at` is empty; `ended` once they left the
/// loan.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message_delivery")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub message_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub thread_id: Uuid,
    pub loan_id: Uuid,
    pub seq: i64,
    pub how: EnumColumn<DeliveryKind>,
    pub place: i32,
    pub read_at: Option<DateTimeUtc>,
    pub important: bool,
    pub mentioned: bool,
    pub ended: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
