use sea_orm::entity::prelude::*;
use shared_rules::documents::{stored_files::virus_scan::ScanState, uploads::secure_upload::ArrivalResult};

use crate::entity::EnumColumn;

/// A file of a secure upload. `sent` marks files as sent, `kept` those with stored bytes: an unpacked archive is only
/// the former, with the number of its files in `unpacked`; its contents are only the latter, with the archive's name
/// in `came_in`. `settled_at` is the time when it was filed as `document_id`, or discarded.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "secure_upload_file")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub secure_upload_id: Uuid,
    pub company_id: Uuid,
    pub place: i64,
    pub sent: bool,
    pub kept: bool,
    pub name: String,
    pub size: i64,
    pub mime_type: String,
    pub checksum: String,
    pub storage_key: String,
    pub state: EnumColumn<ArrivalResult>,
    pub came_in: Option<String>,
    pub unpacked: i64,
    pub created_at: DateTimeUtc,
    pub handed_in_at: Option<DateTimeUtc>,
    pub settled_at: Option<DateTimeUtc>,
    pub settled_by: Option<Uuid>,
    pub loan_id: Option<Uuid>,
    pub document_id: Option<Uuid>,
    pub scan: Option<EnumColumn<ScanState>>,
    pub damaged: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::secure_upload::Entity",
        from = "Column::SecureUploadId",
        to = "crate::entity::secure_upload::Column::Id"
    )]
    HandIn,
}

impl Related<crate::entity::secure_upload::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::HandIn.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
