use sea_orm::entity::prelude::*;
use shared_rules::messaging::recipient::DeliveryKind;

use crate::entity::EnumColumn;

/// An address that a message was emailed to. If the email failed, `failure` is the reason.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message_email")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub message_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub address: String,
    pub how: EnumColumn<DeliveryKind>,
    pub place: i32,
    pub failed_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
