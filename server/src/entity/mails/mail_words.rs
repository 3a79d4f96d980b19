use sea_orm::entity::prelude::*;

/// The text of an email, stored once for all recipients. It is sent by the company's mail server; replies go to
/// `reply_to`. Mail clients may post to `unsubscribe_link`.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mail_words")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub subject: String,
    pub plain: String,
    pub html: String,
    pub company_id: Option<Uuid>,
    pub reply_to: Option<String>,
    pub unsubscribe_link: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
