use sea_orm::entity::prelude::*;
use shared_rules::documents::stored_files::{
    extracted_text::{NoTextReason, TextState},
    statement::DayKind,
};

use crate::entity::EnumColumn;

/// The encrypted text of the file at `storage_key`, or the reason why there is none. Rows are created and deleted
/// with the rows of documents and versions that refer to the file. A reader moves `not_before` forward as its claim.
/// `stated_on` is the date in the text, `came_on` the date of the upload, `looked_by` the version of the date
/// detection. `failed_for` is the company whose leads are notified that it couldn't be read; it stays while reading
/// is retried.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document_text")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub storage_key: String,
    pub state: EnumColumn<TextState>,
    pub reason: Option<EnumColumn<NoTextReason>>,
    pub sealed: Option<String>,
    pub tries: i32,
    pub not_before: DateTimeUtc,
    pub stated_on: Option<Date>,
    pub stated_as: Option<EnumColumn<DayKind>>,
    pub came_on: Option<Date>,
    pub looked_by: i32,
    pub failed_for: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
