//! The files of the built browser application and of the rules workbench.

use axum::Router;
use crate::state::AppState;

pub(crate) fn router(_: &AppState) -> Router<AppState> { Router::new() }
