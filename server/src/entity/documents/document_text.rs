use sea_orm::entity::prelude::*;
use shared_rules::documents::keeping::{
    statement::DayKind,
    text::{NoText, TextState},
};

use crate::entity::Word;

/// The text of the file that `storage_key` finds, sealed, or why there is none. Rows come and go with the rows of documents
/// and versions that name the file. Who reads it moves `not_before` on, so that nobody else does meanwhile.
/// `stated_on` is the day that the text speaks of, `came_on` the one on which the file came, `looked_by` what looked for them.
/// `failed_for` is the company whose leads are told that it couldn't be read; it stays while that is tried again.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document_text")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub storage_key: String,
    pub state: Word<TextState>,
    pub reason: Option<Word<NoText>>,
    pub sealed: Option<String>,
    pub tries: i32,
    pub not_before: DateTimeUtc,
    pub stated_on: Option<Date>,
    pub stated_as: Option<Word<DayKind>>,
    pub came_on: Option<Date>,
    pub looked_by: i32,
    pub failed_for: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
