//! Starts the reader process for one file, sends it the bytes, and reads a bounded reply in time.

use std::io;

use shared_rules::{
    documents::stored_files::extracted_text::{MOST_CHARACTERS, NoTextReason, TextKind},
    value::fixed_word::parse_word,
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    process::{Child, ChildStdin},
    time::timeout,
};

use super::reader::{NONE, TEXT};
use crate::{
    environment::Config,
    storage::{
        StoredDocument,
        workers::{start_process, worker_program},
    },
};

/// Larger than the longest text in bytes, with the line above it.
const MOST_SAID: usize = 4 * MOST_CHARACTERS + 64;
/// Bytes sent in one piece.
const PIECE: usize = 64 * 1024;

/// Why reading failed.
#[derive(Debug)]
pub(super) enum ReaderTrouble {
    /// The file's bytes can't be read now.
    Store(io::Error),
    /// The reader can't be started.
    Start(io::Error),
    /// The reader died on the file, took too long, or sent an invalid reply.
    Reader,
}

/// Returns the text of a file, or why it has none.
pub(super) async fn read_text(
    config: &Config,
    kind: TextKind,
    file: StoredDocument,
) -> Result<Result<String, NoTextReason>, ReaderTrouble> {
    let mut reader =
        start_process(&worker_program(config), &["read-text", kind.word()]).map_err(ReaderTrouble::Start)?;
    let said = timeout(config.read_time, exchange_with_reader(&mut reader, file)).await;
    // Whatever the outcome, the process ends before the next one starts.
    let _ = reader.kill().await;
    said.map_err(|_| ReaderTrouble::Reader)?
}

async fn exchange_with_reader(
    reader: &mut Child,
    file: StoredDocument,
) -> Result<Result<String, NoTextReason>, ReaderTrouble> {
    let (Some(into), Some(out)) = (reader.stdin.take(), reader.stdout.take()) else {
        return Err(ReaderTrouble::Reader);
    };
    let mut said = Vec::new();
    let mut out = out.take(MOST_SAID as u64 + 1);
    let (given, heard) = tokio::join!(send_file(file, into), out.read_to_end(&mut said));
    given.map_err(ReaderTrouble::Store)?;
    heard.map_err(|_| ReaderTrouble::Reader)?;
    if said.len() > MOST_SAID {
        return Err(ReaderTrouble::Reader);
    }
    let ended = reader.wait().await.map_err(|_| ReaderTrouble::Reader)?;
    if ended.success() { parse_reply(said).ok_or(ReaderTrouble::Reader) } else { Err(ReaderTrouble::Reader) }
}

/// Sends the file. A reader that stops reading is not a storage error.
async fn send_file(mut file: StoredDocument, mut into: ChildStdin) -> io::Result<()> {
    let mut piece = vec![0; PIECE];
    loop {
        let count = file.read(&mut piece).await?;
        let Some(bytes) = piece.get(..count).filter(|bytes| !bytes.is_empty()) else { return Ok(()) };
        if into.write_all(bytes).await.is_err() {
            return Ok(());
        }
    }
}

fn parse_reply(said: Vec<u8>) -> Option<Result<String, NoTextReason>> {
    let said = String::from_utf8(said).ok()?;
    let (word, rest) = said.split_once('\n')?;
    match word {
        TEXT if rest.chars().count() <= MOST_CHARACTERS && !rest.contains('\0') => Some(Ok(rest.to_owned())),
        NONE => parse_word::<NoTextReason>(rest).map(Err),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_malformed_replies() {
        let heard = |said: &[u8]| parse_reply(said.to_vec());
        assert_eq!(heard(b"text\na\nb"), Some(Ok("a\nb".to_owned())));
        assert_eq!(heard(b"text\n"), Some(Ok(String::new())));
        assert_eq!(heard(b"none\nLOCKED"), Some(Err(NoTextReason::Locked)));
        for nonsense in [&b""[..], b"text", b"none\nBORED", b"sure\nyes", b"text\n\xff", b"text\na\0b"] {
            assert_eq!(heard(nonsense), None);
        }
        assert_eq!(heard(format!("text\n{}", "a".repeat(MOST_CHARACTERS + 1)).as_bytes()), None);
    }
}
