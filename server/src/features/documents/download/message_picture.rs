//! Documents shown as inline images in messages.

use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _, sea_query::Expr};

use crate::{
    entity::document, features::documents::visibility::SeenDocument, http::Problem,
    membership::is_attachment_seen_by, state::AppState,
};

/// Image types that browsers display and that load nothing themselves.
const PICTURE_TYPES: [&str; 4] = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/// Requires that a document is an image attached to a message that the person can see, so its sender shared it there.
///
/// # Errors
/// *Not a page part*.
pub(super) async fn require_inline_image(state: &AppState, seen: &SeenDocument) -> Result<(), Problem> {
    if !PICTURE_TYPES.contains(&seen.row.mime_type.as_str()) {
        return Err(Problem::not_a_page_part());
    }
    let (viewer, lends) = (seen.member.user.id, seen.member.role().is_lender());
    let id = Expr::col((document::Entity, document::Column::Id));
    let attached = document::Entity::find_by_id(seen.row.id)
        .filter(document::Column::LoanId.eq(seen.member.loan.id))
        .filter(is_attachment_seen_by(viewer, lends, id))
        .count(state.db.read())
        .await?;
    if attached > 0 { Ok(()) } else { Err(Problem::not_a_page_part()) }
}
