//! A queue for a limited number of workers, fair first between loans and companies, then between people.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;
use uuid::Uuid;

/// The number of places and people whose last turn is remembered; beyond it, the older half is forgotten.
const REMEMBERED: usize = 4_096;

/// The owner of a file: a loan, a company or an account. Turns alternate between owners first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkOwner {
    /// A loan.
    Loan(Uuid),
    /// The public page of a company.
    PublicLink(Uuid),
    /// A person's own account, if no loan is involved.
    Account(Uuid),
}

/// The person a worker works for. Within an owner, turns alternate between people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkPerson {
    /// A signed-in user.
    User(Uuid),
    /// An anonymous sender, by the network they send from.
    Address(IpAddr),
}

/// The origin of a file task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkSource {
    /// The owner of the file.
    pub place: WorkOwner,
    /// The person who waits for it.
    pub person: WorkPerson,
}

/// The limits of a queue.
#[derive(Clone, Copy, Debug)]
pub struct QueueLimits {
    /// Total workers.
    pub workers: usize,
    /// Workers for one person, and for one place.
    pub per_person: usize,
    /// Total waiting calls.
    pub waiting: usize,
    /// Waiting calls of one person.
    pub waiting_per_person: usize,
}

/// A queue for workers; cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct FairQueue {
    limits: QueueLimits,
    state: Arc<Mutex<QueueState>>,
}

#[derive(Debug, Default)]
struct QueueState {
    running: Vec<WorkSource>,
    waiting: Vec<WaitingCall>,
    arrivals: u64,
    turns: u64,
    last_of_place: HashMap<WorkOwner, u64>,
    last_of_source: HashMap<WorkSource, u64>,
}

#[derive(Debug)]
struct WaitingCall {
    source: WorkSource,
    arrival: u64,
    start: oneshot::Sender<WorkerTurn>,
}

/// Permission to run one worker; dropping it gives the worker to the next call.
#[derive(Debug)]
pub struct WorkerTurn {
    queue: FairQueue,
    source: WorkSource,
}

impl Drop for WorkerTurn {
    fn drop(&mut self) {
        let mut state = self.queue.lock();
        if let Some(at) = state.running.iter().position(|running| *running == self.source) {
            state.running.swap_remove(at);
        }
        drop(state);
        self.queue.start_next();
    }
}

impl FairQueue {
    pub(super) fn new(limits: QueueLimits) -> Self {
        Self { limits, state: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how many workers are running.
    pub(super) fn running_count(&self) -> usize {
        self.lock().running.len()
    }

    /// Waits for a worker; none if too many calls wait already. Dropping the future leaves the queue.
    pub(super) async fn acquire(&self, source: WorkSource) -> Option<WorkerTurn> {
        let (start, started) = oneshot::channel();
        {
            let mut state = self.lock();
            state.waiting.retain(|waiting| !waiting.start.is_closed());
            let of_person = state.waiting.iter().filter(|one| one.source.person == source.person).count();
            if state.waiting.len() >= self.limits.waiting || of_person >= self.limits.waiting_per_person {
                return None;
            }
            state.arrivals += 1;
            let arrival = state.arrivals;
            state.waiting.push(WaitingCall { source, arrival, start });
        }
        self.start_next();
        started.await.ok()
    }

    /// Assigns free workers to the calls whose turn it is.
    fn start_next(&self) {
        loop {
            let mut state = self.lock();
            let Some(next) = state.take_next(&self.limits) else { return };
            drop(state);
            // A call that has ended drops its turn, which starts the next one.
            let _ = next.start.send(WorkerTurn { queue: self.clone(), source: next.source });
        }
    }
}

impl QueueState {
    /// Removes the waiting call whose turn it is, if a worker is free for it, and counts it as running.
    fn take_next(&mut self, limits: &QueueLimits) -> Option<WaitingCall> {
        self.waiting.retain(|waiting| !waiting.start.is_closed());
        if self.running.len() >= limits.workers {
            return None;
        }
        let busy = |source: &WorkSource| {
            let of_person = self.running.iter().filter(|one| one.person == source.person).count();
            let of_place = self.running.iter().filter(|one| one.place == source.place).count();
            of_person.max(of_place) >= limits.per_person
        };
        let last = |waiting: &WaitingCall| {
            let place = self.last_of_place.get(&waiting.source.place).copied().unwrap_or_default();
            let source = self.last_of_source.get(&waiting.source).copied().unwrap_or_default();
            (place, source, waiting.arrival)
        };
        let free = self.waiting.iter().enumerate().filter(|(_, waiting)| !busy(&waiting.source));
        let (at, _) = free.min_by_key(|(_, waiting)| last(waiting))?;
        let next = self.waiting.swap_remove(at);
        self.turns += 1;
        self.last_of_place.insert(next.source.place, self.turns);
        self.last_of_source.insert(next.source, self.turns);
        let oldest = self.turns.saturating_sub(REMEMBERED as u64 / 2);
        if self.last_of_source.len() > REMEMBERED {
            self.last_of_place.retain(|_, turn| *turn > oldest);
            self.last_of_source.retain(|_, turn| *turn > oldest);
        }
        self.running.push(next.source);
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: QueueLimits =
        QueueLimits { workers: 1, per_person: 1, waiting: 64, waiting_per_person: 20 };

    fn source(loan: u128, user: u128) -> WorkSource {
        let place = WorkOwner::Loan(Uuid::from_u128(loan));
        WorkSource { place, person: WorkPerson::User(Uuid::from_u128(user)) }
    }

    /// Returns the order in which calls that wait behind a running one get their turns.
    async fn order(limits: QueueLimits, calls: &[(u128, u128)]) -> Vec<(u128, u128)> {
        let queue = FairQueue::new(limits);
        let held = queue.acquire(source(99, 99)).await.unwrap();
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for (loan, user) in calls.iter().copied() {
            let (own, served) = (queue.clone(), Arc::clone(&served));
            tasks.push(tokio::spawn(async move {
                if let Some(turn) = own.acquire(source(loan, user)).await {
                    served.lock().unwrap().push((loan, user));
                    drop(turn);
                }
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        let served = served.lock().unwrap();
        served.clone()
    }

    #[tokio::test]
    async fn alternates_between_loans_then_people() {
        let calls = [(1, 1), (1, 1), (1, 1), (1, 2), (2, 3), (2, 3)];
        assert_eq!(order(LIMITS, &calls).await, [(1, 1), (2, 3), (1, 2), (2, 3), (1, 1), (1, 1)]);
    }

    #[tokio::test]
    async fn limits_workers_and_waiting_calls_per_person() {
        let limits = QueueLimits { workers: 2, per_person: 1, waiting: 4, waiting_per_person: 2 };
        let queue = FairQueue::new(limits);
        let first = queue.acquire(source(1, 1)).await.unwrap();
        let waiting = |loan, user| {
            let queue = queue.clone();
            tokio::spawn(async move { queue.acquire(source(loan, user)).await })
        };
        let (second, third) = (waiting(2, 1), waiting(3, 1));
        tokio::task::yield_now().await;
        assert_eq!(queue.running_count(), 1);
        assert!(queue.acquire(source(4, 1)).await.is_none(), "a third call of one person waits");
        let other = waiting(1, 2);
        tokio::task::yield_now().await;
        assert!(!other.is_finished(), "one loan holds all workers");
        let elsewhere = queue.acquire(source(5, 5)).await.unwrap();
        drop(first);
        let second = second.await.unwrap();
        assert!(second.is_some());
        drop((elsewhere, second));
        assert!(third.await.unwrap().is_some());
        assert!(other.await.unwrap().is_some());
        assert_eq!(queue.running_count(), 0);
    }

    #[tokio::test]
    async fn cancelled_call_releases_its_worker() {
        let queue = FairQueue::new(LIMITS);
        let held = queue.acquire(source(1, 1)).await.unwrap();
        let gone = tokio::spawn({
            let queue = queue.clone();
            async move { queue.acquire(source(2, 2)).await }
        });
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        drop(held);
        assert!(queue.acquire(source(3, 3)).await.is_some());
    }
}
