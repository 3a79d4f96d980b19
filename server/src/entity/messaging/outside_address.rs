use sea_orm::entity::prelude::*;
use shared_rules::messaging::recipient::OutsideState;

use crate::entity::EnumColumn;

/// An outside address, in lower case, that was new on its loan when a message was sent to it. `mail_id` is the held
/// email.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "outside_address")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub message_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub address: String,
    pub loan_id: Uuid,
    pub sender_id: Uuid,
    pub state: EnumColumn<OutsideState>,
    pub mail_id: Option<Uuid>,
    pub created_at: DateTimeUtc,
    pub decided_by: Option<Uuid>,
    pub decided_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
