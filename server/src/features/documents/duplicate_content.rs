//! Detects files whose content already exists, so that the person is asked before they are stored twice.

use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};
use shared_rules::documents::uploads::same_content::ExistingFile;

use super::shoebox::IS_UNFILED;
use crate::{
    entity::{app_user, document, upload},
    features::needs_list::refuse_same,
    http::Problem,
};

/// Refuses a file for no request whose content already exists among the person's documents on the loan.
pub(super) async fn refuse_duplicate(
    db: &impl ConnectionTrait,
    upload: &upload::Model,
    checksum: &str,
) -> Result<(), Problem> {
    // The lock serializes two uploads that arrive at the same moment.
    app_user::Entity::find_by_id(upload.created_by).lock_exclusive().one(db).await?;
    let known = document::Entity::find()
        .filter(document::Column::LoanId.eq(upload.loan_id))
        .filter(document::Column::UploadedBy.eq(upload.created_by))
        .filter(document::Column::Checksum.eq(checksum))
        .filter(Expr::cust(IS_UNFILED))
        .order_by_asc(document::Column::CreatedAt)
        .all(db)
        .await?;
    let there =
        |row: document::Model| ExistingFile { name: row.name, checksum: row.checksum, came_back: false };
    refuse_same(&upload.name, checksum, known.into_iter().map(there).collect())
}
