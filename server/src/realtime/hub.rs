//! Delivers events to the open sockets of this process.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use tokio::sync::{Notify, mpsc};
use uuid::Uuid;

use super::{Frame, Kind, Topic};

/// The number of events queued per socket. A slower socket catches up from the database instead.
const QUEUE_LENGTH: usize = 256;

/// The sockets of a session, each with a signal that the session ended.
type SessionSockets = HashMap<u64, Arc<Notify>>;

/// Tracks which sockets subscribe to which topics, and to which sessions they belong. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Hub {
    subscribers: Arc<Mutex<HashMap<Topic, HashMap<u64, TopicSubscriber>>>>,
    sessions: Arc<Mutex<HashMap<Uuid, SessionSockets>>>,
    next_id: Arc<AtomicU64>,
}

#[derive(Clone, Debug)]
struct TopicSubscriber {
    frames: mpsc::Sender<Frame>,
    missed: Arc<AtomicBool>,
}

impl Hub {
    /// Registers a socket of that session, without subscriptions.
    #[must_use]
    pub fn register(&self, session: Uuid) -> SocketSeat {
        let (sender, frames) = mpsc::channel(QUEUE_LENGTH);
        let subscriber = TopicSubscriber { frames: sender, missed: Arc::default() };
        let (id, ended) = (self.next_id.fetch_add(1, Ordering::Relaxed), Arc::new(Notify::new()));
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.entry(session).or_default().insert(id, Arc::clone(&ended));
        drop(sessions);
        SocketSeat { id, session, ended, hub: self.clone(), subscriber, frames }
    }

    /// Returns whether there are no open sockets.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Signals the session's sockets that it has ended.
    pub fn end_session(&self, session: Uuid) {
        let sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.get(&session).into_iter().flat_map(HashMap::values).for_each(|ended| ended.notify_one());
    }

    /// Delivers an event to all subscribers of its topic. Never waits: a subscriber with a full queue misses the
    /// event and is notified of the gap.
    pub fn publish(&self, frame: &Frame) {
        let subscribers = self.subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        // Subscribers of only the loan's messages must also learn of changes to its members.
        let beside = match (frame.topic, frame.kind) {
            (Topic::Loan(id), Kind::Team | Kind::LoanUpdated) => subscribers.get(&Topic::Chats(id)),
            _ => None,
        };
        let of_topic = subscribers.get(&frame.topic).into_iter().chain(beside);
        for subscriber in of_topic.flat_map(HashMap::values) {
            if subscriber.frames.try_send(frame.clone()).is_err() {
                subscriber.missed.store(true, Ordering::Release);
            }
        }
    }

    fn change(&self, topic: Topic, change: impl FnOnce(&mut HashMap<u64, TopicSubscriber>)) {
        let mut subscribers = self.subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        let of_topic = subscribers.entry(topic).or_default();
        change(of_topic);
        if of_topic.is_empty() {
            subscribers.remove(&topic);
        }
    }

    fn remove_socket(&self, session: Uuid, id: u64) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(of_session) = sessions.get_mut(&session) {
            of_session.remove(&id);
            if of_session.is_empty() {
                sessions.remove(&session);
            }
        }
        drop(sessions);
        let mut subscribers = self.subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        subscribers.retain(|_, of_topic| {
            of_topic.remove(&id);
            !of_topic.is_empty()
        });
    }
}

/// A socket's registration in the hub. Dropping it ends its subscriptions.
#[derive(Debug)]
pub struct SocketSeat {
    id: u64,
    session: Uuid,
    ended: Arc<Notify>,
    hub: Hub,
    subscriber: TopicSubscriber,
    frames: mpsc::Receiver<Frame>,
}

impl SocketSeat {
    /// Subscribes to a topic.
    pub fn subscribe(&self, topic: Topic) {
        self.hub.change(topic, |subscribers| {
            subscribers.insert(self.id, self.subscriber.clone());
        });
    }

    /// Unsubscribes from a topic.
    pub fn unsubscribe(&self, topic: Topic) {
        self.hub.change(topic, |subscribers| {
            subscribers.remove(&self.id);
        });
    }

    /// Returns the signal that the session has ended.
    #[must_use]
    pub fn session_end_signal(&self) -> Arc<Notify> {
        Arc::clone(&self.ended)
    }

    /// Waits for the next event.
    pub async fn next(&mut self) -> Option<Frame> {
        self.frames.recv().await
    }

    /// Returns whether events were missed since the last call.
    #[must_use]
    pub fn missed_some(&self) -> bool {
        self.subscriber.missed.swap(false, Ordering::AcqRel)
    }
}

impl Drop for SocketSeat {
    fn drop(&mut self) {
        self.hub.remove_socket(self.session, self.id);
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::ws::Utf8Bytes;

    use super::*;

    fn frame(topic: Topic, seq: i64) -> Frame {
        Frame {
            topic,
            kind: Kind::LoanUpdated,
            seq,
            text: Utf8Bytes::from_static("{}"),
            bare: Utf8Bytes::from_static("{}"),
            audience: None,
        }
    }

    #[tokio::test]
    async fn only_subscribers_get_an_event() {
        let (hub, topic) = (Hub::default(), Topic::Loan(Uuid::now_v7()));
        let (mut one, mut other) = (hub.register(Uuid::now_v7()), hub.register(Uuid::now_v7()));
        one.subscribe(topic);
        other.subscribe(Topic::Loan(Uuid::now_v7()));
        hub.publish(&frame(topic, 1));
        assert_eq!(one.next().await.map(|frame| frame.seq), Some(1));
        assert!(other.frames.try_recv().is_err());
    }

    #[tokio::test]
    async fn full_socket_is_told_of_missed_events() {
        let (hub, topic) = (Hub::default(), Topic::Loan(Uuid::now_v7()));
        let seat = hub.register(Uuid::now_v7());
        seat.subscribe(topic);
        (0..).take(QUEUE_LENGTH).for_each(|seq| hub.publish(&frame(topic, seq)));
        assert!(!seat.missed_some());
        hub.publish(&frame(topic, 999));
        assert!(seat.missed_some());
        assert!(!seat.missed_some());
    }

    #[tokio::test]
    async fn dropping_the_seat_removes_the_socket() {
        let (hub, topic) = (Hub::default(), Topic::Chats(Uuid::now_v7()));
        let seat = hub.register(Uuid::now_v7());
        seat.subscribe(topic);
        drop(seat);
        assert!(hub.subscribers.lock().unwrap().is_empty());
        assert!(hub.is_empty());
    }

    #[tokio::test]
    async fn only_sockets_of_the_ended_session_are_signalled() {
        let (hub, session) = (Hub::default(), Uuid::now_v7());
        let (one, other) = (hub.register(session), hub.register(Uuid::now_v7()));
        hub.end_session(session);
        one.session_end_signal().notified().await;
        let waited = tokio::time::timeout(std::time::Duration::from_millis(20), async {
            other.session_end_signal().notified().await;
        });
        assert!(waited.await.is_err());
    }
}
