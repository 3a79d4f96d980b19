//! Files whose content is there already: the person is asked before they are kept twice.

use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};
use shared_rules::documents::uploading::same_content::FileThere;

use super::shoebox::IS_LOOSE;
use crate::{
    entity::{app_user, document, upload},
    features::needs_list::refuse_same,
    http::Problem,
};

/// Refuses a file for no request whose content lies among the person's documents on the loan already.
pub(super) async fn refuse_known(
    db: &impl ConnectionTrait,
    upload: &upload::Model,
    checksum: &str,
) -> Result<(), Problem> {
    // Two that arrive at the same moment are looked at one after the other.
    app_user::Entity::find_by_id(upload.created_by).lock_exclusive().one(db).await?;
    let known = document::Entity::find()
        .filter(document::Column::LoanId.eq(upload.loan_id))
        .filter(document::Column::UploadedBy.eq(upload.created_by))
        .filter(document::Column::Checksum.eq(checksum))
        .filter(Expr::cust(IS_LOOSE))
        .order_by_asc(document::Column::CreatedAt)
        .all(db)
        .await?;
    let there = |row: document::Model| FileThere { name: row.name, checksum: row.checksum, came_back: false };
    refuse_same(&upload.name, checksum, known.into_iter().map(there).collect())
}
