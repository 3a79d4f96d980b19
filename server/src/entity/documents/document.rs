use sea_orm::entity::prelude::*;
use serde::Deserialize;
use shared_rules::documents::keeping::scan::ScanState;

use crate::entity::Word;

/// A stored file: `storage_key` finds its bytes, `checksum` is their SHA-256 in hexadecimal. `batch` and
/// `place` say with what it was chosen, and as which; `unlocked`, that the password was taken off the version before;
/// `version` is the number of what it is now. A deleted one lies in the trash of its loan.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, Deserialize)]
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
    #[serde(deserialize_with = "Word::or_none")]
    pub scan: Option<Word<ScanState>>,
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

impl ActiveModelBehavior for ActiveModel {}
