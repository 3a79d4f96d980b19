//! Pending invitations that were emailed to the user's address.

use sea_orm::{
    ColumnTrait, EntityTrait, JoinType, QueryFilter, QueryOrder as _, QuerySelect, RelationTrait as _,
};
use shared_rules::identity::address_proof::AddressProof;
use uuid::Uuid;

use super::dto::WaitingInvitation;
use crate::{
    entity::{app_user, company, invitation},
    features::identity::{entry_key, load_address_proof},
    http::Problem,
    state::AppState,
};

/// The maximum number listed.
const MAX_LISTED: u64 = 20;

/// Returns the lenders with pending invitations, latest first. An account whose address is proven to single companies
/// only gets none: another person may have chosen its password.
pub(super) async fn list_pending(
    state: &AppState,
    user: &app_user::Model,
) -> Result<Vec<WaitingInvitation>, Problem> {
    let db = state.db.read();
    if load_address_proof(db, user.id).await? == AddressProof::Company {
        return Ok(Vec::new());
    }
    let companies: Vec<Uuid> =
        company::Entity::find().select_only().column(company::Column::Id).into_tuple().all(db).await?;
    // Each company has one entry per address, found by its key.
    let entries = companies.into_iter().map(|company| entry_key(company, &user.email_address));
    let rows: Vec<(String, chrono::DateTime<chrono::Utc>)> = invitation::Entity::find()
        .select_only()
        .column(company::Column::Name)
        .column_as(invitation::Column::ExpiresAt.max(), "expires_at")
        .join(JoinType::InnerJoin, invitation::Relation::User.def())
        .join(JoinType::InnerJoin, invitation::Relation::Company.def())
        .filter(app_user::Column::EmailKey.is_in(entries))
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null())
        .filter(invitation::Column::ExpiresAt.gt(state.clock.now()))
        .group_by(company::Column::Id)
        .group_by(company::Column::Name)
        .order_by_desc(invitation::Column::ExpiresAt.max())
        .limit(MAX_LISTED)
        .into_tuple()
        .all(db)
        .await?;
    let told = |(lender_name, expires_at)| WaitingInvitation { lender_name, expires_at };
    Ok(rows.into_iter().map(told).collect())
}
