//! What is asked beside a file.

use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

/// What happens to those who come onto the loan.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub(super) struct Joining {
    /// The template that borrowers are given a needs list from.
    pub template_id: Option<Uuid>,
    /// Whether those who haven't joined yet are invited by mail.
    pub invite: bool,
}
