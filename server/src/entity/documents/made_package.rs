use sea_orm::entity::prelude::*;
use shared_rules::documents::keeping::taking::{PackageKind, Taken};

use crate::entity::{Json, Word};

/// A downloaded package. `taken` lists the documents downloaded so far, including this package. Lenders of a loan
/// share this history, to see what is new; other users see only their own.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "made_package")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub user_id: Uuid,
    pub of_lenders: bool,
    pub kind: Word<PackageKind>,
    pub documents: i32,
    pub taken: Json<Vec<Taken>>,
    pub made_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
