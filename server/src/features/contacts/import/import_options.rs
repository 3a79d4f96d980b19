//! Options of an import of people.

use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

/// The options for people who are added to the loan.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub(super) struct JoiningOptions {
    /// The template of the borrowers' needs list.
    pub template_id: Option<Uuid>,
    /// Whether to email invitations to people who haven't joined.
    pub invite: bool,
}
