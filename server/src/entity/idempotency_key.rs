use sea_orm::entity::prelude::*;

/// A key under which a user's request wrote something. `fingerprint` is a hash of the request, `claim` identifies the
/// request itself, `server` the process that handled it. `answer` is the encrypted body of the response; without
/// `status` the response isn't stored.
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
