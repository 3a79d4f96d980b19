//! Documents as HTML. Lenders may use any of the loan's documents, others only their own.

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QueryTrait as _};
use shared_rules::documents::visibility::is_own_document;
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::document,
    pages::fragments::{self, Item},
    state::AppState,
};

/// Renders the requested documents that the member may use, sorted by name.
pub(super) async fn html(state: &AppState, member: &LoanMember, wanted: Vec<Uuid>) -> Result<String, DbErr> {
    let own = (!is_own_document(member.role().group(), false)).then_some(member.user.id);
    let rows = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .filter(document::Column::Id.is_in(wanted))
        .apply_if(own, |select, own| select.filter(document::Column::UploadedBy.eq(own)))
        .order_by_asc(document::Column::Name)
        .order_by_asc(document::Column::Id)
        .all(state.db.read())
        .await?;
    let item = |row: document::Model| Item { name: row.name, folders: Vec::new(), action: None };
    Ok(fragments::items(rows.into_iter().map(item).collect()))
}
