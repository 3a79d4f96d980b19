//! Pages.

use crate::state::AppState;
use axum::Router;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
}
