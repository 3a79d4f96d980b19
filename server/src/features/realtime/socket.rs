//! An open socket, from its first message until it closes.

use std::time::Duration;

use axum::{
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    http::HeaderMap,
};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use uuid::Uuid;

use super::subscriptions::SocketSubscriptions;
use crate::{
    access::{
        second_step,
        sessions::{self, SessionLookup},
    },
    realtime::{
        Frame, Kind,
        protocol::{self, ClientRequest},
    },
    state::AppState,
};

/// The interval of pings and of session checks.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// A browser that has been silent for this long is considered gone.
const SILENCE: Duration = Duration::from_secs(70);
/// The time limit for sending a message.
const SEND_TIME: Duration = Duration::from_secs(20);
/// The close code for an ended session: the browser must sign in again before it reconnects.
const SIGNED_OUT: u16 = 4401;
/// The close code for a user who must set up two-step sign-in before they reconnect.
const SECOND_STEP: u16 = 4403;

/// The close code for a page that was rendered for a different user than the signed-in one.
const OTHER_USER: u16 = 4409;

const UNREADABLE_MESSAGE: &str =
    "This message can't be read. Send {\"subscribe\":\"loans/…\"} or {\"unsubscribe\":\"loans/…\"}.";

/// The reason why a socket closes.
enum CloseReason {
    /// The browser is gone, or too slow.
    Gone,
    /// The server closes it, with a code and a reason.
    Close(u16, &'static str),
}

/// Serves the socket of a user's session until it closes.
pub(super) async fn run(
    socket: WebSocket,
    state: AppState,
    (user_id, session_id): (Uuid, Uuid),
    headers: HeaderMap,
) {
    let mut connection = SocketConnection {
        subscriptions: SocketSubscriptions::new(state.clone(), user_id, session_id),
        socket,
        state,
        headers,
        last_heard: Instant::now(),
    };
    if let Err(CloseReason::Close(code, reason)) = connection.serve().await {
        close(connection.socket, code, reason).await;
    }
}

/// Closes the socket of a page that was rendered for another user, before it subscribes to anything.
pub(super) async fn refuse_other_user(socket: WebSocket) {
    close(socket, OTHER_USER, "Another user is signed in").await;
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = timeout(SEND_TIME, socket.send(Message::Close(Some(frame)))).await;
}

struct SocketConnection {
    socket: WebSocket,
    subscriptions: SocketSubscriptions,
    state: AppState,
    headers: HeaderMap,
    last_heard: Instant,
}

impl SocketConnection {
    async fn serve(&mut self) -> Result<(), CloseReason> {
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = self.state.stopping.clone();
        let ended = self.subscriptions.seat.session_end_signal();
        // The session may have ended while the socket was opening.
        self.check_session().await?;
        loop {
            tokio::select! {
                () = ended.notified() => self.check_session().await?,
                message = self.socket.recv() => self.handle_message(message).await?,
                Some(frame) = self.subscriptions.seat.next() => self.forward_event(frame).await?,
                _ = heartbeat.tick() => self.send_heartbeat().await?,
                () = wait_for_stop(&mut stopping) => {
                    return Err(CloseReason::Close(close_code::RESTART, "The server is restarting"));
                }
            }
        }
    }

    async fn handle_message(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<(), CloseReason> {
        self.last_heard = Instant::now();
        match message {
            Some(Ok(Message::Text(text))) => self.handle_request(&text).await,
            Some(Ok(Message::Binary(_))) => {
                self.send_all([protocol::refused("", UNREADABLE_MESSAGE).into()]).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(CloseReason::Gone),
        }
    }

    async fn handle_request(&mut self, text: &str) -> Result<(), CloseReason> {
        let Ok(request) = serde_json::from_str::<ClientRequest>(text) else {
            return self.send_all([protocol::refused("", UNREADABLE_MESSAGE).into()]).await;
        };
        if let Some(name) = request.unsubscribe {
            self.subscriptions.unsubscribe(&name);
        }
        if let Some(name) = request.subscribe {
            let messages =
                self.subscriptions.subscribe(&name, request.since).await.map_err(close_on_database_error)?;
            self.send_all(messages).await?;
        }
        Ok(())
    }

    async fn forward_event(&mut self, frame: Frame) -> Result<(), CloseReason> {
        let roles_may_differ = matches!(frame.kind, Kind::LoanUpdated | Kind::Team);
        if roles_may_differ {
            self.check_access().await?;
        }
        let mut messages = self.subscriptions.receive(frame).await.map_err(close_on_database_error)?;
        messages.extend(self.subscriptions.catch_up_all().await.map_err(close_on_database_error)?);
        self.send_all(messages).await
    }

    async fn send_heartbeat(&mut self) -> Result<(), CloseReason> {
        if self.last_heard.elapsed() > SILENCE {
            return Err(CloseReason::Gone);
        }
        self.check_session().await?;
        self.check_access().await?;
        let messages = self.subscriptions.catch_up_all().await.map_err(close_on_database_error)?;
        self.send_all(messages).await?;
        self.send(Message::Ping(axum::body::Bytes::new())).await
    }

    async fn check_session(&mut self) -> Result<(), CloseReason> {
        match sessions::find(&self.state, &self.headers).await.map_err(close_on_database_error)? {
            SessionLookup::Open(known)
                if second_step::must_set_up(known.employer.as_ref(), known.second_step_on) =>
            {
                Err(CloseReason::Close(SECOND_STEP, "Your company asks for two-step sign-in"))
            }
            SessionLookup::Open(_) => Ok(()),
            SessionLookup::Expired | SessionLookup::Left | SessionLookup::None => {
                Err(CloseReason::Close(SIGNED_OUT, "Your session has ended"))
            }
        }
    }

    async fn check_access(&mut self) -> Result<(), CloseReason> {
        let messages = self.subscriptions.check_access().await.map_err(close_on_database_error)?;
        self.send_all(messages).await
    }

    async fn send_all(&mut self, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), CloseReason> {
        for text in texts {
            self.send(Message::Text(text)).await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: Message) -> Result<(), CloseReason> {
        match timeout(SEND_TIME, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(CloseReason::Gone),
        }
    }
}

/// Waits until the server is asked to stop. A dropped sender counts as stopping.
async fn wait_for_stop(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// The browser reconnects on its own and resumes.
#[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
fn close_on_database_error(error: sea_orm::DbErr) -> CloseReason {
    tracing::warn!(%error, "a socket's database query failed");
    CloseReason::Close(close_code::ERROR, "Something went wrong on the server")
}
