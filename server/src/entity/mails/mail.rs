use sea_orm::entity::prelude::*;

/// A queued email to one address. Its text is deleted once no email needs it. `budget` is the key under which emails
/// to the address are counted; `address_key` is the address in lower case. `expires_at` is the time when sending is
/// given up. A failed email has `failed_at` and the reason in `failure`; `blames_address` tells whether the address is
/// the cause. `reported_at` is set once its sender was notified.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mail")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub recipient: String,
    pub words_id: Option<Uuid>,
    pub attempts: i32,
    pub next_try_at: DateTimeUtc,
    pub created_at: DateTimeUtc,
    pub sent_at: Option<DateTimeUtc>,
    pub budget: String,
    pub address_key: String,
    pub company_id: Option<Uuid>,
    pub message_id: Option<Uuid>,
    pub invitation_id: Option<Uuid>,
    pub expires_at: Option<DateTimeUtc>,
    pub failed_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub blames_address: bool,
    pub reported_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
