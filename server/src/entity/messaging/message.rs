use sea_orm::entity::prelude::*;

/// A message. `seq` numbers the thread's messages without gaps; `body` is sanitized HTML and `text` its plain text.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub thread_id: Uuid,
    pub loan_id: Uuid,
    pub seq: i64,
    pub from_user_id: Uuid,
    pub subject: String,
    pub body: String,
    pub text: String,
    pub in_reply_to: Option<Uuid>,
    pub is_digest: bool,
    pub has_links: bool,
    pub original_html: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub edited_at: Option<DateTimeUtc>,
    pub deleted_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::message_thread::Entity",
        from = "Column::ThreadId",
        to = "super::message_thread::Column::Id"
    )]
    Thread,
}

impl ActiveModelBehavior for ActiveModel {}
