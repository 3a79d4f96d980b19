//! What goes over the wire.

use serde::Deserialize;
use shared_rules::sharing::SharePermission;
use utoipa::ToSchema;
use uuid::Uuid;

/// A share to create (ENTITY-30).
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewShare {
    /// The element.
    pub info_id: Uuid,
    /// Its loan, the one in the path.
    pub loan_id: Uuid,
    /// As what.
    pub permissions: SharePermission,
    /// Who shares: the person signed in, when it is given.
    #[serde(default)]
    pub shared_by_user_id: Option<Uuid>,
    /// With whom.
    pub shared_with_user_id: Uuid,
}

/// An element that somebody shall not have any more.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EndedShare {
    /// The element.
    pub info_id: Uuid,
    /// Who has it.
    pub shared_with_user_id: Uuid,
}

/// Shares to end.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct EndShares {
    /// Which.
    pub shares: Vec<EndedShare>,
}
