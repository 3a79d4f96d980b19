use sea_orm::entity::prelude::*;

/// A used passkey challenge, kept until it would have expired.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "passkey_answer")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub challenge_hash: String,
    pub expires_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
