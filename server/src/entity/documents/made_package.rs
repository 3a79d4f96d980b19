use sea_orm::entity::prelude::*;
use shared_rules::documents::stored_files::package_order::{PackageKind, PackagedDocument};

use crate::entity::{EnumColumn, JsonColumn};

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
    pub kind: EnumColumn<PackageKind>,
    pub documents: i32,
    pub taken: JsonColumn<Vec<PackagedDocument>>,
    pub made_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
