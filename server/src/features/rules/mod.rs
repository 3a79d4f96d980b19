//! Soon.
use utoipa_axum::router::OpenApiRouter;
use crate::state::AppState;
pub(crate) fn router() -> OpenApiRouter<AppState> { OpenApiRouter::default() }
