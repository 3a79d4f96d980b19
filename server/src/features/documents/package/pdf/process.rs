//! Starts the maker process, sends it the files one after another, and writes its PDF to disk.

use std::{io, time::Duration};

use shared_rules::{
    documents::{
        pdf::pages::package::{PackageMade, PackagePlan},
        stored_files::package_order::{MOST_BYTES, OmissionReason},
    },
    value::fixed_word::word_of,
};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    process::{ChildStdin, ChildStdout},
    sync::watch,
    time::{Instant, sleep_until, timeout},
};

use super::{
    super::super::download::integrity::{StoredFile, is_intact},
    maker::{MADE, NOTHING},
    stored_order::{OrderedFile, PdfOrder},
};
use crate::{
    state::AppState,
    storage::{
        IncomingFile, StoreTrouble, StoredDocument,
        workers::{file_time, start_process, worker_program},
    },
};

/// Bytes transferred in one piece.
const PIECE: usize = 64 * 1024;
/// The longest line of the maker.
const MOST_SAID: u64 = 1 << 20;
/// The most bytes of a PDF: the documents and what is added to them.
const MOST_MADE: u64 = 2 * MOST_BYTES;

/// A complete PDF that isn't stored yet.
pub(super) struct MadePdf {
    pub file: IncomingFile,
    pub about: PackageMade,
}

/// Why making a PDF failed.
#[derive(Debug)]
pub(super) enum MakerTrouble {
    /// Documents can't be read now.
    Store(io::Error),
    /// The bytes of the document at that index have changed.
    Document(usize),
    /// The program can't be started.
    Start(io::Error),
    /// There is no disk space for the PDF.
    Disk(io::Error),
    /// The maker died or hung on the document at that index, or after all of them.
    Maker(Option<usize>),
    /// No document yields a page.
    Nothing,
}

/// Makes a PDF and reports the current document through `place`. Each document has the time limit of a file task; all
/// of them together end at `deadline`.
pub(super) async fn make_pdf(
    state: &AppState,
    (asked, left_out): (&PdfOrder, &[(usize, OmissionReason)]),
    place: &watch::Sender<usize>,
    deadline: Instant,
) -> Result<MadePdf, MakerTrouble> {
    let mut maker =
        start_process(&worker_program(&state.config), &["make-package"]).map_err(MakerTrouble::Start)?;
    let (Some(into), Some(out)) = (maker.stdin.take(), maker.stdout.take()) else {
        return Err(MakerTrouble::Maker(None));
    };
    let talk = async {
        let (given, heard) = tokio::join!(
            send_input(state, asked, left_out, (into, place)),
            read_output(state, BufReader::new(out), asked.files.len(), place)
        );
        given?;
        let made = heard?;
        let ended = maker.wait().await.map_err(|_| MakerTrouble::Maker(None))?;
        if ended.success() { Ok(made) } else { Err(MakerTrouble::Maker(None)) }
    };
    let said = tokio::select! {
        said = talk => said,
        () = sleep_until(deadline) => Err(MakerTrouble::Maker(None)),
        at = wait_until_stuck(place.subscribe(), asked.files.len(), file_time(&state.config)) => Err(MakerTrouble::Maker(Some(at))),
    };
    // Whatever the outcome, the process ends before the next one starts.
    let _ = maker.kill().await;
    said
}

/// Waits until the maker has spent `time` on one document that it has received completely; returns the document's
/// index.
async fn wait_until_stuck(mut place: watch::Receiver<usize>, count: usize, time: Duration) -> usize {
    loop {
        match timeout(time, place.changed()).await {
            Ok(Ok(())) => {}
            Err(_) if *place.borrow() < count => return *place.borrow(),
            // Assembling the pages may take as long as the whole.
            Err(_) => {}
            Ok(Err(_)) => std::future::pending().await,
        }
    }
}

/// Sends the plan and the files. If the maker stops reading, its output says why.
async fn send_input(
    state: &AppState,
    asked: &PdfOrder,
    left_out: &[(usize, OmissionReason)],
    (mut into, at): (ChildStdin, &watch::Sender<usize>),
) -> Result<(), MakerTrouble> {
    let plan: &PackagePlan = &asked.plan;
    let mut plan = serde_json::to_vec(plan).unwrap_or_default();
    plan.push(b'\n');
    if into.write_all(&plan).await.is_err() {
        return Ok(());
    }
    for (place, file) in asked.files.iter().enumerate() {
        let known = left_out.iter().find(|(left, _)| *left == place).map(|(_, reason)| *reason);
        let opened = match known {
            Some(reason) => Err(reason),
            None => open_document(state, file).await?,
        };
        let given = match opened {
            Ok(stored) => send_document(stored, file.size, (&mut into, at)).await,
            Err(reason) => into
                .write_all(format!("{}\n", word_of(&reason)).as_bytes())
                .await
                .map_err(|_| PassingError::Maker),
        };
        match given {
            Ok(()) => {}
            Err(PassingError::Maker) => return Ok(()),
            Err(PassingError::Store(error)) if is_away(&error) => return Err(MakerTrouble::Store(error)),
            Err(PassingError::Store(_)) => return Err(MakerTrouble::Document(place)),
        }
    }
    Ok(())
}

/// Opens a document's bytes, or returns why it is left out.
async fn open_document(
    state: &AppState,
    asked: &OrderedFile,
) -> Result<Result<StoredDocument, OmissionReason>, MakerTrouble> {
    let file = StoredFile { key: asked.key.clone(), checksum: asked.checksum.clone(), size: asked.size };
    match is_intact(state, &file).await {
        Ok(true) => {}
        Ok(false) => return Ok(Err(OmissionReason::Missing)),
        Err(error) if is_away(&error) => return Err(MakerTrouble::Store(error)),
        Err(_) => return Ok(Err(OmissionReason::Missing)),
    }
    match state.store.open(&file.key).await {
        Ok(stored) if stored.size() == file.size => Ok(Ok(stored)),
        Ok(_) => Ok(Err(OmissionReason::Missing)),
        Err(error) if is_away(&error) => Err(MakerTrouble::Store(error)),
        Err(_) => Ok(Err(OmissionReason::Missing)),
    }
}

/// Returns whether the cause is not the document.
fn is_away(error: &io::Error) -> bool {
    matches!(StoreTrouble::of(error), Some(StoreTrouble::Away(_)))
}

/// Why passing a file to the maker stopped.
enum PassingError {
    Store(io::Error),
    Maker,
}

/// Passes a document on. Each piece resets the maker's timer, because a store may be slow.
async fn send_document(
    mut stored: StoredDocument,
    size: u64,
    (into, at): (&mut ChildStdin, &watch::Sender<usize>),
) -> Result<(), PassingError> {
    into.write_all(format!("{size}\n").as_bytes()).await.map_err(|_| PassingError::Maker)?;
    let (mut piece, mut left) = (vec![0; PIECE], size);
    while left > 0 {
        let count = stored.read(&mut piece).await.map_err(PassingError::Store)?;
        let bytes = piece.get(..count).filter(|bytes| !bytes.is_empty());
        let Some(bytes) = bytes.filter(|bytes| bytes.len() as u64 <= left) else {
            return Err(PassingError::Store(io::ErrorKind::UnexpectedEof.into()));
        };
        into.write_all(bytes).await.map_err(|_| PassingError::Maker)?;
        at.send_modify(|_| {});
        left = left.saturating_sub(count as u64);
    }
    Ok(())
}

/// Reads which document the maker is at, then the PDF.
async fn read_output(
    state: &AppState,
    mut out: BufReader<ChildStdout>,
    count: usize,
    place: &watch::Sender<usize>,
) -> Result<MadePdf, MakerTrouble> {
    let died = || MakerTrouble::Maker(Some(*place.borrow()).filter(|at| *at < count));
    let about = loop {
        let mut line = String::new();
        (&mut out).take(MOST_SAID).read_line(&mut line).await.map_err(|_| died())?;
        let line = line.trim_end();
        if let Ok(at) = line.parse::<usize>() {
            place.send_if_modified(|known| std::mem::replace(known, at.min(count)) != at.min(count));
            continue;
        }
        if line == NOTHING {
            return Err(MakerTrouble::Nothing);
        }
        let about = line.strip_prefix(MADE).and_then(|about| serde_json::from_str::<PackageMade>(about).ok());
        break about.ok_or_else(died)?;
    };
    place.send_replace(count);
    let mut file = state.store.receive().await.map_err(MakerTrouble::Disk)?;
    let mut piece = vec![0; PIECE];
    loop {
        let read = out.read(&mut piece).await.map_err(|_| MakerTrouble::Maker(None))?;
        let Some(bytes) = piece.get(..read).filter(|bytes| !bytes.is_empty()) else { break };
        file.write(bytes).await.map_err(MakerTrouble::Disk)?;
        if file.size() > MOST_MADE {
            return Err(MakerTrouble::Maker(None));
        }
    }
    Ok(MadePdf { file, about })
}
