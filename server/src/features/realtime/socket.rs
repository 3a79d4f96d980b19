//! An open socket, from its first message until it closes.

use std::time::Duration;

use axum::{
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    http::HeaderMap,
};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use uuid::Uuid;

use super::subscriptions::Subscriptions;
use crate::{
    access::{
        second_step,
        sessions::{self, SessionLookup},
    },
    realtime::{
        Frame, Kind,
        protocol::{self, Ask},
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

const NOT_UNDERSTOOD: &str =
    "This message can't be read. Send {\"subscribe\":\"loans/…\"} or {\"unsubscribe\":\"loans/…\"}.";

/// The reason why a socket closes.
enum End {
    /// The browser is gone, or too slow.
    Gone,
    /// The server closes it, with a code and a reason.
    Goodbye(u16, &'static str),
}

/// Serves the socket of a user's session until it closes.
pub(super) async fn run(
    socket: WebSocket,
    state: AppState,
    (user_id, session_id): (Uuid, Uuid),
    headers: HeaderMap,
) {
    let mut connection = Connection {
        subscriptions: Subscriptions::new(state.clone(), user_id, session_id),
        socket,
        state,
        headers,
        heard: Instant::now(),
    };
    if let Err(End::Goodbye(code, reason)) = connection.serve().await {
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

struct Connection {
    socket: WebSocket,
    subscriptions: Subscriptions,
    state: AppState,
    headers: HeaderMap,
    heard: Instant,
}

impl Connection {
    async fn serve(&mut self) -> Result<(), End> {
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = self.state.stopping.clone();
        let ended = self.subscriptions.seat.ended();
        // The session may have ended while the socket was opening.
        self.check_session().await?;
        loop {
            tokio::select! {
                () = ended.notified() => self.check_session().await?,
                message = self.socket.recv() => self.hear(message).await?,
                Some(frame) = self.subscriptions.seat.next() => self.pass_on(frame).await?,
                _ = heartbeat.tick() => self.beat().await?,
                () = stopped(&mut stopping) => {
                    return Err(End::Goodbye(close_code::RESTART, "The server is restarting"));
                }
            }
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        self.heard = Instant::now();
        match message {
            Some(Ok(Message::Text(text))) => self.answer(&text).await,
            Some(Ok(Message::Binary(_))) => self.say([protocol::refused("", NOT_UNDERSTOOD).into()]).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
        }
    }

    async fn answer(&mut self, text: &str) -> Result<(), End> {
        let Ok(ask) = serde_json::from_str::<Ask>(text) else {
            return self.say([protocol::refused("", NOT_UNDERSTOOD).into()]).await;
        };
        if let Some(name) = ask.unsubscribe {
            self.subscriptions.unsubscribe(&name);
        }
        if let Some(name) = ask.subscribe {
            let says = self.subscriptions.subscribe(&name, ask.since).await.map_err(trouble)?;
            self.say(says).await?;
        }
        Ok(())
    }

    async fn pass_on(&mut self, frame: Frame) -> Result<(), End> {
        let roles_may_differ = matches!(frame.kind, Kind::LoanUpdated | Kind::Team);
        if roles_may_differ {
            self.check_access().await?;
        }
        let mut says = self.subscriptions.receive(frame).await.map_err(trouble)?;
        says.extend(self.subscriptions.make_up().await.map_err(trouble)?);
        self.say(says).await
    }

    async fn beat(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        self.check_session().await?;
        self.check_access().await?;
        let says = self.subscriptions.make_up().await.map_err(trouble)?;
        self.say(says).await?;
        self.send(Message::Ping(axum::body::Bytes::new())).await
    }

    async fn check_session(&mut self) -> Result<(), End> {
        match sessions::find(&self.state, &self.headers).await.map_err(trouble)? {
            SessionLookup::Open(known)
                if second_step::must_set_up(known.employer.as_ref(), known.second_step_on) =>
            {
                Err(End::Goodbye(SECOND_STEP, "Your company asks for two-step sign-in"))
            }
            SessionLookup::Open(_) => Ok(()),
            SessionLookup::Expired | SessionLookup::Left | SessionLookup::None => {
                Err(End::Goodbye(SIGNED_OUT, "Your session has ended"))
            }
        }
    }

    async fn check_access(&mut self) -> Result<(), End> {
        let says = self.subscriptions.check_access().await.map_err(trouble)?;
        self.say(says).await
    }

    async fn say(&mut self, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), End> {
        for text in texts {
            self.send(Message::Text(text)).await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(SEND_TIME, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

/// Waits until the server is asked to stop. A dropped sender counts as stopping.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// The browser reconnects on its own and resumes.
#[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
fn trouble(error: sea_orm::DbErr) -> End {
    tracing::warn!(%error, "a socket's database query failed");
    End::Goodbye(close_code::ERROR, "Something went wrong on the server")
}
