use sea_orm::entity::prelude::*;

/// Files that somebody handed in without signing in, or is about to: `handed_in_at` is there once the form was
/// complete. `form_hash` is what is kept of the secret by which they come back to it; `mailed_at` is there when the
/// receipt went out by mail.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "secure_upload")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub form_hash: String,
    pub number: String,
    pub sender_name: String,
    pub email_address: String,
    pub email_key: String,
    pub note: String,
    pub began_at: DateTimeUtc,
    pub handed_in_at: Option<DateTimeUtc>,
    pub mailed_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
