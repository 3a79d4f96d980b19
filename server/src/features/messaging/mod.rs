//! Messages on a loan: threads, reading and writing them. Who sees a thread and what may be sent is decided by the
//! shared rules.

use utoipa_axum::router::OpenApiRouter;

use crate::state::AppState;

/// Messages.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
}
