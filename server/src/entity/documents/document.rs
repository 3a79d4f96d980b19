use sea_orm::{
    entity::prelude::*,
    sea_query::{Expr, Func},
};
use shared_rules::documents::stored_files::virus_scan::ScanState;

use crate::entity::EnumColumn;

/// A stored file. `storage_key` locates its bytes, `checksum` is their SHA-256 in hexadecimal. `batch` and `place`
/// identify the selection it was uploaded with and its position there; `unlocked` means that the password of the
/// previous version was removed; `version` is the current version's number, `brought_by` and `brought_at` its
/// uploader and time if it isn't the first; `sent_by_link` means that the current version was sent with an emailed upload
/// link, without a sign-in. A deleted document is in the trash of its loan.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub name: String,
    pub size: i64,
    pub mime_type: String,
    pub batch: Option<Uuid>,
    pub place: i64,
    pub checksum: String,
    pub storage_key: String,
    pub uploaded_by: Uuid,
    pub created_at: DateTimeUtc,
    pub deleted_at: Option<DateTimeUtc>,
    pub deleted_by: Option<Uuid>,
    pub unlocked: bool,
    pub version: i32,
    pub brought_by: Option<Uuid>,
    pub brought_at: Option<DateTimeUtc>,
    pub scan: Option<EnumColumn<ScanState>>,
    pub damaged: bool,
    pub sent_by_link: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::UploadedBy",
        to = "crate::entity::app_user::Column::Id"
    )]
    Uploader,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::DeletedBy",
        to = "crate::entity::app_user::Column::Id"
    )]
    Deleter,
}

impl Related<crate::entity::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Uploader.def()
    }
}

impl Model {
    /// Returns the uploader of the current version.
    pub fn uploader(&self) -> Uuid {
        self.brought_by.unwrap_or(self.uploaded_by)
    }

    /// Returns the upload time of the current version.
    pub fn uploaded_at(&self) -> DateTimeUtc {
        self.brought_at.unwrap_or(self.created_at)
    }
}

/// The uploader of a document's current version.
pub fn uploader() -> Expr {
    now_or(Column::BroughtBy, Column::UploadedBy)
}

/// The upload time of a document's current version.
pub fn uploaded_at() -> Expr {
    now_or(Column::BroughtAt, Column::CreatedAt)
}

fn now_or(now: Column, first: Column) -> Expr {
    Func::coalesce([now, first].map(|column| Expr::col((Entity, column)))).into()
}

impl ActiveModelBehavior for ActiveModel {}
