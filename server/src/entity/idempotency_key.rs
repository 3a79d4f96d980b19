use sea_orm::entity::prelude::*;

/// A key under which a person's request wrote something: `fingerprint` is a hash of that request, `claim` tells the
/// request itself, `server` the process that carried it out. `answer` is the sealed body of its answer; without
/// `status` the answer isn't kept.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "idempotency_key")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub idempotency_key: String,
    pub fingerprint: String,
    pub claim: Uuid,
    pub server: Uuid,
    pub created_at: DateTimeUtc,
    pub status: Option<i32>,
    pub content_type: Option<String>,
    pub answer: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
