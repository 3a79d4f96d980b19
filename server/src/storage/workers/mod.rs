//! Separate processes that work on file contents: reading, unlocking, unpacking and inspecting what people sent.
//!
//! The server's own process reads only the first bytes of a file and CSV tables, whose cost is bounded. For all other
//! work it starts the same binary again without any of the server's settings. That process limits its memory and
//! processor time before it reads a byte, and is killed when its time is over or the request that waits for it ends.
//! Requests take turns: by loan or public link first, then by person.

mod fair_queue;
mod process;
mod tasks;
mod work_rotation;
mod worker_messages;
mod worker_task;

use std::time::{Duration, Instant};

use shared_rules::text::refused;

pub use fair_queue::{QueueLimits, WorkOwner, WorkPerson, WorkSource, WorkerTurn};
pub use tasks::{FileTask, HandInStep, PdfUnlocking, ProgramFound, RuleAnswer, run as run_task};
pub use work_rotation::{TurnExclusion, TurnRotation};

pub(crate) use process::{limit_own_resources, start_process, worker_program};
pub(crate) use worker_messages::Frame;
pub(crate) use worker_task::{WorkerSession, WorkerTrouble};

use crate::{environment::Config, http::Problem};
use fair_queue::FairQueue;

/// Seconds after which a refused request should be retried.
const RETRY_AFTER: u64 = 5;
/// How long a signed-in person's request waits for a worker.
const WAIT: Duration = Duration::from_secs(10);
/// How many requests may wait for a worker, in total and for one person.
const WAITING: usize = 64;
const WAITING_PER_PERSON: usize = 8;

/// The workers for files of interactive requests; cheap to clone.
#[derive(Clone, Debug)]
pub struct WorkerPool {
    members: FairQueue,
    anonymous: FairQueue,
}

impl WorkerPool {
    /// Returns a pool of `workers` for signed-in people, and half as many, at least one, for anonymous senders.
    #[must_use]
    pub fn new(workers: usize) -> Self {
        let queue = |workers: usize| {
            let per_person = workers.saturating_sub(1).max(1);
            FairQueue::new(QueueLimits {
                workers,
                per_person,
                waiting: WAITING,
                waiting_per_person: WAITING_PER_PERSON,
            })
        };
        Self { members: queue(workers.max(1)), anonymous: queue((workers / 2).max(1)) }
    }

    /// Waits for a worker for a signed-in person.
    ///
    /// # Errors
    /// *Overloaded* when too many calls wait already, or no worker becomes free in time.
    pub async fn wait_for_worker(&self, source: WorkSource) -> Result<WorkerTurn, Problem> {
        let overloaded = || Problem::overloaded().retry_after(RETRY_AFTER);
        let turn = tokio::time::timeout(WAIT, self.members.acquire(source)).await;
        turn.ok().flatten().ok_or_else(overloaded)
    }

    /// Waits for one of the workers for anonymous senders, until `deadline`; none if too many wait already.
    pub async fn anonymous_turn(&self, source: WorkSource, deadline: Instant) -> Option<WorkerTurn> {
        let turn = tokio::time::timeout_at(deadline.into(), self.anonymous.acquire(source)).await;
        turn.ok().flatten()
    }

    /// Returns how many workers are busy for signed-in people and for anonymous senders.
    #[must_use]
    pub fn busy_workers(&self) -> (usize, usize) {
        (self.members.running_count(), self.anonymous.running_count())
    }
}

/// Returns the user's problem for a worker failure on the file in this field.
pub(crate) fn problem_of(field: &str, trouble: &WorkerTrouble) -> Problem {
    log_trouble(trouble);
    match trouble {
        WorkerTrouble::Input(_) | WorkerTrouble::Start(_) => Problem::overloaded().retry_after(RETRY_AFTER),
        WorkerTrouble::TimedOut | WorkerTrouble::Died => {
            Problem::invalid(vec![refused::FILE_TOO_HARD.violation(field)])
        }
    }
}

fn log_trouble(trouble: &WorkerTrouble) {
    let reason = match trouble {
        WorkerTrouble::Input(error) => format!("its file can't be read: {error}"),
        WorkerTrouble::Start(error) => format!("it can't be started: {error}"),
        WorkerTrouble::TimedOut => "it took too long".to_owned(),
        WorkerTrouble::Died => "it ended without an answer".to_owned(),
    };
    tracing::warn!(reason, "a file worker failed");
}

/// Returns how long a worker may work on one file.
pub(crate) const fn file_time(config: &Config) -> Duration {
    config.limits.file_time
}
