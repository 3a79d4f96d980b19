use sea_orm::entity::prelude::*;

/// Files uploaded without signing in, or about to be: `handed_in_at` is set when the form was complete. `form_hash`
/// is a hash of the secret that identifies the form; `mailed_at` is set when the receipt was emailed.
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
