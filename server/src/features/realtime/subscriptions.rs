//! The topics that a socket subscribes to, and the last event sent in each.

use std::collections::{BTreeSet, HashMap};

use sea_orm::DbErr;
use shared_rules::text::refused::{MANY_TOPICS, NO_SUCH_TOPIC};
use uuid::Uuid;

use crate::{
    membership::{load_accessible_loans, load_employer},
    realtime::{
        Frame, SocketSeat, Topic, protocol,
        replay::{self, MissedEvents},
    },
    state::AppState,
};
use axum::extract::ws::Utf8Bytes;

/// The maximum number of topics per socket.
const MOST_TOPICS: usize = 64;

/// A user's socket: its seat in the hub, and the last number sent in each topic.
pub(super) struct SocketSubscriptions {
    state: AppState,
    user_id: Uuid,
    pub(super) seat: SocketSeat,
    told: HashMap<Topic, i64>,
    /// The loans on which the user is a lender. Events of other loans are sent without ids.
    lends_on: BTreeSet<Uuid>,
}

impl SocketSubscriptions {
    pub(super) fn new(state: AppState, user_id: Uuid, session_id: Uuid) -> Self {
        let seat = state.hub.register(session_id);
        Self { state, user_id, seat, told: HashMap::new(), lends_on: BTreeSet::new() }
    }

    /// Subscribes to the topic with that name. With `since`, first sends the events after that number.
    pub(super) async fn subscribe(
        &mut self,
        name: &str,
        since: Option<i64>,
    ) -> Result<Vec<Utf8Bytes>, DbErr> {
        let Some(topic) = Topic::parse(name) else {
            return Ok(vec![protocol::refused(name, NO_SUCH_TOPIC.template).into()]);
        };
        if self.told.len() >= MOST_TOPICS && !self.told.contains_key(&topic) {
            return Ok(vec![protocol::refused(name, MANY_TOPICS.template).into()]);
        }
        // Subscribes before checking access and reading the last number, so that nothing is missed in between: a user
        // who is removed from the loan at this moment is either rejected here or gets the event.
        self.seat.subscribe(topic);
        if !self.allowed_topics(&[topic]).await?.contains(&topic) {
            self.seat.unsubscribe(topic);
            self.told.remove(&topic);
            return Ok(vec![protocol::refused(name, NO_SUCH_TOPIC.template).into()]);
        }
        if !topic.is_numbered() {
            let known = self.told.insert(topic, 0).is_some();
            let missed = since.is_some() && !known;
            let gap = missed.then(|| protocol::gap(name, 0).into());
            return Ok([protocol::subscribed(name, 0).into()].into_iter().chain(gap).collect());
        }
        let last = replay::last_number(self.state.db.read(), &topic.to_string()).await?;
        self.told.insert(topic, since.unwrap_or(last));
        let mut says = vec![protocol::subscribed(name, last).into()];
        if since.is_some() {
            says.extend(self.catch_up(topic).await?);
        }
        Ok(says)
    }

    /// Unsubscribes from the topic with that name.
    pub(super) fn unsubscribe(&mut self, name: &str) {
        if let Some(topic) = Topic::parse(name) {
            self.seat.unsubscribe(topic);
            self.told.remove(&topic);
        }
    }

    /// Returns the messages to send for an event from the hub: none if it was sent already, and all events since the
    /// last number if some are missing.
    pub(super) async fn receive(&mut self, frame: Frame) -> Result<Vec<Utf8Bytes>, DbErr> {
        let lends = self.lends_in(frame.topic);
        let Some(told) = self.told.get_mut(&frame.topic) else { return Ok(Vec::new()) };
        if let Some(audience) = &frame.audience {
            let meant = audience.includes(self.user_id, lends);
            return Ok(meant.then_some(frame.text).into_iter().collect());
        }
        if frame.seq <= *told {
            return Ok(Vec::new());
        }
        if frame.seq == told.saturating_add(1) {
            *told = frame.seq;
            return Ok(vec![if lends { frame.text } else { frame.bare }]);
        }
        self.catch_up(frame.topic).await
    }

    /// Catches up in every topic, if the hub had to drop events.
    pub(super) async fn catch_up_all(&mut self) -> Result<Vec<Utf8Bytes>, DbErr> {
        let mut says = Vec::new();
        if self.seat.missed_some() {
            for topic in self.told.keys().copied().collect::<Vec<_>>() {
                says.extend(self.catch_up(topic).await?);
            }
        }
        Ok(says)
    }

    async fn catch_up(&mut self, topic: Topic) -> Result<Vec<Utf8Bytes>, DbErr> {
        let lends = self.lends_in(topic);
        let Some(told) = self.told.get_mut(&topic) else { return Ok(Vec::new()) };
        if !topic.is_numbered() {
            return Ok(vec![protocol::gap(&topic.to_string(), 0).into()]);
        }
        match replay::load_events_after(self.state.db.read(), topic, *told, lends).await? {
            MissedEvents::Events(events) => {
                *told = events.last().map_or(*told, |(seq, _)| *seq);
                Ok(events.into_iter().map(|(_, text)| text).collect())
            }
            MissedEvents::TooMuch(last) => {
                *told = last;
                Ok(vec![protocol::gap(&topic.to_string(), last).into()])
            }
        }
    }

    /// Ends the subscriptions that the user no longer has access to, because they left the loan.
    pub(super) async fn check_access(&mut self) -> Result<Vec<Utf8Bytes>, DbErr> {
        let topics: Vec<Topic> = self.told.keys().copied().collect();
        let allowed = self.allowed_topics(&topics).await?;
        let mut says = Vec::new();
        for topic in topics.into_iter().filter(|topic| !allowed.contains(topic)) {
            self.seat.unsubscribe(topic);
            self.told.remove(&topic);
            says.push(protocol::refused(&topic.to_string(), NO_SUCH_TOPIC.template).into());
        }
        Ok(says)
    }

    fn lends_in(&self, topic: Topic) -> bool {
        topic.loan_id().is_some_and(|loan| self.lends_on.contains(&loan))
    }

    /// Returns the topics that the user may subscribe to, and records the loans on which they are a lender. Allowed
    /// are loans they may open, their own topic, and their company's.
    async fn allowed_topics(&mut self, topics: &[Topic]) -> Result<Vec<Topic>, DbErr> {
        let loans: BTreeSet<Uuid> = topics.iter().filter_map(|topic| topic.loan_id()).collect();
        let opened = load_accessible_loans(self.state.db.read(), self.user_id, &loans).await?;
        self.lends_on.retain(|loan| !loans.contains(loan));
        self.lends_on.extend(opened.iter().filter(|opened| opened.lends).map(|opened| opened.loan_id));
        let opens = |id: Uuid| opened.iter().any(|opened| opened.loan_id == id);
        let at_company = topics.iter().any(|topic| matches!(topic, Topic::Company(_)));
        let employer =
            if at_company { load_employer(self.state.db.read(), self.user_id).await? } else { None };
        let may = |topic: &Topic| match *topic {
            Topic::Loan(id) | Topic::Chats(id) => opens(id),
            Topic::Notices(id) => id == self.user_id,
            Topic::Company(id) => employer == Some(id),
        };
        Ok(topics.iter().copied().filter(may).collect())
    }
}
