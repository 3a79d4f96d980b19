//! Opens the socket.

use axum::{
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, Uri},
    response::Response,
};

use super::socket;
use crate::{
    access::{SignedIn, acting_user::is_other_in_address},
    http::Problem,
    state::AppState,
};

/// Buffers take most of a socket's memory. These sizes suit many idle sockets with short messages.
const READ_BUFFER: usize = 4 * 1024;
const WRITE_BUFFER: usize = 8 * 1024;
/// A browser with more unsent bytes than this is disconnected. It resumes after reconnecting.
const MOST_UNSENT: usize = 256 * 1024;
/// Messages from the browser are short.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// Open the realtime socket
///
/// A WebSocket. Subscribe with `{"subscribe":"loans/{loanId}","since":seq|null}`, unsubscribe with
/// `{"unsubscribe":…}`. Events are `{topic,event,data,seq}`. If `?actingUser=` isn't the signed-in user, the socket
/// closes with code 4409.
#[utoipa::path(get, path = "/realtime", operation_id = "realtime", tag = "realtime", responses(
    (status = 101, description = "The socket is open"),
    (status = 400, description = "Not a WebSocket", body = crate::http::problem::ProblemBody),
    (status = 401, description = "The request isn't authenticated", body = crate::http::problem::ProblemBody),
    (status = 429, description = "Too many sockets are open", body = crate::http::problem::ProblemBody),
))]
pub(super) async fn connect(
    signed_in: SignedIn,
    State(state): State<AppState>,
    headers: HeaderMap,
    address: Uri,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::not_a_socket())?;
    let acts_as_other = is_other_in_address(&address, signed_in.user.id);
    let permit = state.budgets.sockets.acquire(signed_in.user.id).ok_or_else(Problem::too_many_sockets)?;
    let response = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(async move |socket| {
            if acts_as_other {
                socket::refuse_other_user(socket).await;
            } else {
                socket::run(socket, state, (signed_in.user.id, signed_in.session_id), headers).await;
            }
            drop(permit);
        });
    Ok(response)
}
