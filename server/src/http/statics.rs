//! The files of the built browser application and of the rules workbench.

use crate::state::AppState;
use axum::Router;

pub(crate) fn router(_: &AppState) -> Router<AppState> {
    Router::new()
}
