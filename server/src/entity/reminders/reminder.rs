use sea_orm::entity::prelude::*;

/// A reminder email to a person. `day` is the date in their time zone, `round` counts the emails of the day to the
/// address, and `sent_by` is null for automatic ones.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "reminder")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub user_id: Uuid,
    /// The recipient's address in lower case.
    pub address: String,
    pub day: Date,
    pub round: i32,
    pub sent_by: Option<Uuid>,
    pub note: Option<String>,
    pub at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
