//! What goes over the wire.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::Problem;

/// Which action.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ActionQuery {
    /// The id that the link names.
    pub id: String,
}

impl ActionQuery {
    /// The same as an id.
    ///
    /// # Errors
    /// *Not found*, when it isn't one.
    pub(super) fn id(&self) -> Result<Uuid, Problem> {
        self.id.parse().map_err(|_| Problem::not_found())
    }
}

/// An action that can be followed.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct ValidAction {
    /// Always true: what can't be followed is *not found*.
    pub valid: bool,
}
