use sea_orm::entity::prelude::*;
use shared_rules::documents::stored_files::package_order::{OrderState, PackageFailure, PackageKind};

use crate::entity::EnumColumn;

/// A requested package. `asked` contains the requested documents, `left_out` those that it doesn't contain and why,
/// both as JSON; `storage_key` locates a finished single PDF. A worker moves `not_before` forward as its claim.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "package_order")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub user_id: Uuid,
    pub kind: EnumColumn<PackageKind>,
    pub state: EnumColumn<OrderState>,
    pub asked: String,
    pub left_out: String,
    /// The number of documents to include, and the number processed.
    pub taken: i32,
    pub done: i32,
    pub pages: i32,
    pub tries: i32,
    pub reason: Option<EnumColumn<PackageFailure>>,
    pub storage_key: Option<String>,
    pub size: i64,
    pub not_before: DateTimeUtc,
    pub created_at: DateTimeUtc,
    pub expires_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
