//! One task for one worker: starts it, sends it the task and the file, reads its messages in time, and kills it.

use std::{io, time::Duration};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    process::{Child, ChildStdin, ChildStdout},
    task::JoinHandle,
    time::{Instant, timeout_at},
};

use super::{
    FileTask,
    process::{start_process, worker_program},
    worker_messages::{self, Frame, PIECE},
};
use crate::environment::Config;

/// Why a worker didn't do its task.
#[derive(Debug)]
pub(crate) enum WorkerTrouble {
    /// The file's bytes can't be read now.
    Input(io::Error),
    /// The worker can't be started.
    Start(io::Error),
    /// Its time limit is over.
    TimedOut,
    /// It died on the file, or sent a malformed message.
    Died,
}

/// A worker at its task. Dropping it kills the worker.
pub(crate) struct WorkerSession {
    child: Child,
    out: BufReader<ChildStdout>,
    feeding: FeedTask,
    deadline: Instant,
}

/// The task that sends the worker its file; dropping it stops the task.
struct FeedTask(JoinHandle<io::Result<()>>);

impl Drop for FeedTask {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl WorkerSession {
    /// Starts a worker with a task and a file; `size` is the file's size in bytes.
    pub(crate) fn begin(
        config: &Config,
        task: &FileTask,
        (file, size): (impl AsyncRead + Unpin + Send + 'static, u64),
        time: Duration,
    ) -> Result<Self, WorkerTrouble> {
        let seconds = time.as_secs().max(1).to_string();
        let mut child =
            start_process(&worker_program(config), &["file-task", &seconds]).map_err(WorkerTrouble::Start)?;
        let (Some(into), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(WorkerTrouble::Died);
        };
        let mut head = serde_json::to_vec(task).map_err(|_| WorkerTrouble::Died)?;
        head.push(b'\n');
        head.extend(format!("{size}\n").bytes());
        let feeding = FeedTask(tokio::spawn(send_task(head, (file, size), into)));
        let deadline = Instant::now() + time;
        Ok(Self { child, out: BufReader::new(out), feeding, deadline })
    }

    /// Returns the worker's next message; none after its last one, when it has read the whole file or ignored the rest.
    pub(crate) async fn next(&mut self) -> Result<Option<Frame>, WorkerTrouble> {
        let heard = timeout_at(self.deadline, worker_messages::read(&mut self.out)).await;
        match heard.map_err(|_| WorkerTrouble::TimedOut)? {
            Some(Frame::Done) => {
                let _ = self.child.kill().await;
                self.was_fed().await.map(|()| None)
            }
            Some(frame) => Ok(Some(frame)),
            None => {
                let _ = self.child.kill().await;
                self.was_fed().await?;
                Err(WorkerTrouble::Died)
            }
        }
    }

    /// Returns the worker's answer, if it is its only message.
    pub(crate) async fn answer(mut self) -> Result<Vec<u8>, WorkerTrouble> {
        let Some(Frame::Answer(answer)) = self.next().await? else { return Err(WorkerTrouble::Died) };
        match self.next().await? {
            None => Ok(answer),
            Some(_) => Err(WorkerTrouble::Died),
        }
    }

    /// Fails when the file couldn't be read. Expects the worker to have ended, so that writing to it has ended too.
    async fn was_fed(&mut self) -> Result<(), WorkerTrouble> {
        match (&mut self.feeding.0).await {
            Ok(fed) => fed.map_err(WorkerTrouble::Input),
            Err(_) => Err(WorkerTrouble::Died),
        }
    }
}

/// Sends the worker its task and the file. A worker that stops reading causes no error.
async fn send_task(
    head: Vec<u8>,
    (mut file, size): (impl AsyncRead + Unpin, u64),
    mut into: ChildStdin,
) -> io::Result<()> {
    if into.write_all(&head).await.is_err() {
        return Ok(());
    }
    let (mut piece, mut left) = (vec![0; PIECE], size);
    while left > 0 {
        let count = file.read(&mut piece).await?;
        let Some(bytes) = piece.get(..count).filter(|bytes| !bytes.is_empty()) else {
            return Err(io::ErrorKind::UnexpectedEof.into());
        };
        if into.write_all(bytes).await.is_err() {
            return Ok(());
        }
        left = left.saturating_sub(count as u64);
    }
    Ok(())
}
