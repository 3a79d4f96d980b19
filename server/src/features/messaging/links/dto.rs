//! The API types of action links.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::Problem;

/// The action to follow.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ActionQuery {
    /// The id in the link.
    pub id: String,
}

impl ActionQuery {
    /// Parses the id.
    ///
    /// # Errors
    /// *Not found*, when it isn't a valid id.
    pub(super) fn id(&self) -> Result<Uuid, Problem> {
        self.id.parse().map_err(|_| Problem::not_found())
    }
}

/// An action that can be followed.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct ValidAction {
    /// Always true: an action that can't be followed is *not found*.
    pub valid: bool,
}
