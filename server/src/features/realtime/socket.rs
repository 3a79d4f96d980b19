//! One open socket, from its first message to its goodbye.

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

/// How often the server asks whether the browser is still there, and looks whether it still may be.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// A browser not heard from for this long is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// How long one message may take to be sent.
const SEND_TIME: Duration = Duration::from_secs(20);
/// The close code for a session that has ended: sign in again before coming back.
const SIGNED_OUT: u16 = 4401;
/// The close code for who has to set up two-step sign-in before coming back.
const SECOND_STEP: u16 = 4403;

/// The close code for a page that was rendered for another user than the one who is signed in now.
const OTHER_USER: u16 = 4409;

const NOT_UNDERSTOOD: &str =
    "This message can't be read. Send {\"subscribe\":\"loans/…\"} or {\"unsubscribe\":\"loans/…\"}.";

/// Why a socket ends.
enum End {
    /// The browser is gone, or too slow.
    Gone,
    /// The server says goodbye, with a code and a reason.
    Goodbye(u16, &'static str),
}

/// Serves the socket of a person and their session until it ends.
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
        // It may have ended while the socket was opening.
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

/// Waits until the server is asked to stop; a sender that is gone asks for it too.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// The browser comes back by itself and resumes.
#[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
fn trouble(error: sea_orm::DbErr) -> End {
    tracing::warn!(%error, "a socket couldn't read the database");
    End::Goodbye(close_code::ERROR, "Something went wrong on our side")
}
