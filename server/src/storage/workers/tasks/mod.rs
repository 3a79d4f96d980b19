//! The worker's side: the `loanroom file-task` command. It reads a task and a file from standard input and writes
//! messages. The process limits its own resources before it reads a byte.
//!
//! The input is the task as a line of JSON, a line with the file's size, and the file. The output consists of messages
//! ([`super::frames`]).

mod hand_in;
mod unlock;

use std::io::{self, BufRead, Read as _, Write};

use serde::{Deserialize, Serialize};
use shared_rules::{documents::uploads::hidden_programs::program_inside, registry};

pub use hand_in::HandInStep;
pub use unlock::PdfUnlocking;

use super::{limit_own_resources, worker_messages};

/// The most memory that a task may use.
const MEMORY: u64 = 1_536 << 20;
/// The longest line before the file.
const LONGEST_LINE: u64 = 1 << 20;
/// The largest file that a task accepts.
pub(crate) const LARGEST_FILE: u64 = 512 << 20;

/// A worker's task with one file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FileTask {
    /// Unlock a PDF: a [`PdfUnlocking`], then the PDF.
    UnlockPdf {
        /// The password.
        password: String,
    },
    /// Open a received file: [`HandInStep`]s, each file's bytes after its step.
    OpenHandIn {
        /// The file's name.
        name: String,
        /// Whether it is an archive; else it is a PDF.
        is_archive: bool,
        /// The password that the sender gave.
        password: String,
        /// The largest accepted file, in bytes.
        max_bytes: u64,
        /// Whether emails are accepted.
        mails: bool,
    },
    /// Look for executables inside an archive or an email: a [`ProgramFound`].
    FindPrograms {
        /// The file's type.
        mime_type: String,
    },
    /// Apply a rule that reads a file, called by name with JSON; the output is the rule's result.
    ApplyRule {
        /// `domain.rule`.
        name: String,
    },
}

/// An executable inside a file, by its name there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramFound {
    /// The name; none if there is no executable.
    pub name: Option<String>,
}

/// The answer to [`FileTask::ApplyRule`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum RuleAnswer {
    /// The rule's result as JSON.
    Answer(Box<serde_json::value::RawValue>),
    /// The input doesn't have the rule's shape.
    Malformed(String),
}

/// Performs one task.
///
/// # Errors
/// When the task can't be read, the file is incomplete, or the server has closed the connection.
pub fn run(seconds: &str, mut from: impl BufRead, mut to: impl Write) -> Result<(), String> {
    let seconds = seconds.parse().map_err(|_| "file-task needs a number of seconds.")?;
    limit_own_resources(MEMORY, seconds);
    let broken = |error: io::Error| error.to_string();
    let mut line = String::new();
    from.by_ref().take(LONGEST_LINE).read_line(&mut line).map_err(broken)?;
    let task = serde_json::from_str(&line).map_err(|_| "file-task needs a task on standard input.")?;
    line.clear();
    from.by_ref().take(LONGEST_LINE).read_line(&mut line).map_err(broken)?;
    let size: u64 = line.trim_end().parse().map_err(|_| "file-task needs the size of the file.")?;
    if size > LARGEST_FILE {
        return Err("The file is too large.".to_owned());
    }
    let mut file = Vec::with_capacity(usize::try_from(size).unwrap_or_default());
    from.take(size).read_to_end(&mut file).map_err(broken)?;
    if file.len() as u64 != size {
        return Err("The file is incomplete.".to_owned());
    }
    perform_task(task, file, &mut to).and_then(|()| worker_messages::write_done(&mut to)).map_err(broken)
}

fn perform_task(task: FileTask, file: Vec<u8>, to: &mut impl Write) -> io::Result<()> {
    match task {
        FileTask::UnlockPdf { password } => unlock::unlock(&file, password, to),
        FileTask::OpenHandIn { name, is_archive, password, max_bytes, mails } => {
            let opening = hand_in::HandInOpening::new(password, max_bytes, mails);
            if is_archive { opening.unpack(file, name, to) } else { opening.unlock(&file, name, to) }
        }
        FileTask::FindPrograms { mime_type } => {
            answer(to, &ProgramFound { name: program_inside(&mime_type, &file) })
        }
        FileTask::ApplyRule { name } => {
            let rule = registry::find(&name).ok_or(io::ErrorKind::NotFound)?;
            let input = String::from_utf8(file).map_err(io::Error::other)?;
            let applied = match (rule.answer)(&input) {
                Ok(json) => RuleAnswer::Answer(serde_json::value::RawValue::from_string(json)?),
                Err(error) => RuleAnswer::Malformed(error.malformed),
            };
            answer(to, &applied)
        }
    }
}

fn answer(to: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    worker_messages::write_answer(to, &serde_json::to_vec(answer)?)
}
