//! Starting the maker, giving it the files one after the other, and taking what it makes onto the disk.

use std::io;

use shared_rules::{
    documents::{
        keeping::taking::{LeftOut, MOST_BYTES},
        pdf::pages::package::{PackageMade, PackagePlan},
    },
    value::word::spelled,
};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    process::{ChildStdin, ChildStdout},
    sync::watch,
    time::timeout,
};

use super::{
    super::super::text::bounds::{program, start},
    asked::Asked,
    maker::{MADE, NOTHING},
};
use crate::{
    state::AppState,
    storage::{Incoming, StoreTrouble, Stored},
};

/// Bytes moved at once.
const PIECE: usize = 64 * 1024;
/// The longest line that the maker says.
const MOST_SAID: u64 = 1 << 20;
/// More than the documents and what is written about them.
const MOST_MADE: u64 = 2 * MOST_BYTES;

/// One PDF that is whole, and not kept yet.
pub(super) struct Made {
    pub file: Incoming,
    pub about: PackageMade,
}

/// Why nothing came of it.
#[derive(Debug)]
pub(super) enum Trouble {
    /// Documents can't be had now.
    Store(io::Error),
    /// The bytes of the document at that place aren't what they were.
    Document(usize),
    /// The program can't be started.
    Start(io::Error),
    /// There is no room for the PDF.
    Disk(io::Error),
    /// It died or hung over the document at that place, or after all of them.
    Maker(Option<usize>),
    /// Nothing could become pages.
    Nothing,
}

/// Makes one PDF. `place` is told at which document it is.
pub(super) async fn make(
    state: &AppState,
    asked: &Asked,
    left_out: &[(usize, LeftOut)],
    place: &watch::Sender<usize>,
) -> Result<Made, Trouble> {
    let mut maker = start(&program(&state.config), &["make-package"]).map_err(Trouble::Start)?;
    let (Some(into), Some(out)) = (maker.stdin.take(), maker.stdout.take()) else {
        return Err(Trouble::Maker(None));
    };
    let talk = async {
        let (given, heard) = tokio::join!(
            give(state, asked, left_out, into),
            hear(state, BufReader::new(out), asked.files.len(), place)
        );
        given?;
        let made = heard?;
        let ended = maker.wait().await.map_err(|_| Trouble::Maker(None))?;
        if ended.success() { Ok(made) } else { Err(Trouble::Maker(None)) }
    };
    let said = timeout(state.config.package_time, talk).await;
    // Whatever became of it, it is gone before the next one comes.
    let _ = maker.kill().await;
    said.unwrap_or_else(|_| {
        let at = *place.borrow();
        Err(Trouble::Maker(Some(at).filter(|at| *at < asked.files.len())))
    })
}

/// Gives it the plan and the files. That it wants no more of them is told by what it says.
async fn give(
    state: &AppState,
    asked: &Asked,
    left_out: &[(usize, LeftOut)],
    mut into: ChildStdin,
) -> Result<(), Trouble> {
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
            None => open(state, &file.key, file.size).await?,
        };
        let given = match opened {
            Ok(stored) => pass(stored, file.size, &mut into).await,
            Err(reason) => {
                into.write_all(format!("{}\n", spelled(&reason)).as_bytes()).await.map_err(|_| Passing::Maker)
            }
        };
        match given {
            Ok(()) => {}
            Err(Passing::Maker) => return Ok(()),
            Err(Passing::Store(error)) if is_away(&error) => return Err(Trouble::Store(error)),
            Err(Passing::Store(_)) => return Err(Trouble::Document(place)),
        }
    }
    Ok(())
}

/// The bytes of a document, or why it is left out.
async fn open(state: &AppState, key: &str, size: u64) -> Result<Result<Stored, LeftOut>, Trouble> {
    match state.store.open(key).await {
        Ok(stored) if stored.size() == size => Ok(Ok(stored)),
        Ok(_) => Ok(Err(LeftOut::Missing)),
        Err(error) if is_away(&error) => Err(Trouble::Store(error)),
        Err(_) => Ok(Err(LeftOut::Missing)),
    }
}

/// Whether the fault isn't the document's.
fn is_away(error: &io::Error) -> bool {
    matches!(StoreTrouble::of(error), Some(StoreTrouble::Away(_)))
}

/// What got in the way of passing a file on.
enum Passing {
    Store(io::Error),
    Maker,
}

async fn pass(mut stored: Stored, size: u64, into: &mut ChildStdin) -> Result<(), Passing> {
    into.write_all(format!("{size}\n").as_bytes()).await.map_err(|_| Passing::Maker)?;
    let (mut piece, mut left) = (vec![0; PIECE], size);
    while left > 0 {
        let count = stored.read(&mut piece).await.map_err(Passing::Store)?;
        let bytes = piece.get(..count).filter(|bytes| !bytes.is_empty());
        let Some(bytes) = bytes.filter(|bytes| bytes.len() as u64 <= left) else {
            return Err(Passing::Store(io::ErrorKind::UnexpectedEof.into()));
        };
        into.write_all(bytes).await.map_err(|_| Passing::Maker)?;
        left = left.saturating_sub(count as u64);
    }
    Ok(())
}

/// Hears at which document it is, and takes the PDF.
async fn hear(
    state: &AppState,
    mut out: BufReader<ChildStdout>,
    count: usize,
    place: &watch::Sender<usize>,
) -> Result<Made, Trouble> {
    let died = || Trouble::Maker(Some(*place.borrow()).filter(|at| *at < count));
    let about = loop {
        let mut line = String::new();
        (&mut out).take(MOST_SAID).read_line(&mut line).await.map_err(|_| died())?;
        let line = line.trim_end();
        if let Ok(at) = line.parse::<usize>() {
            place.send_replace(at.min(count));
            continue;
        }
        if line == NOTHING {
            return Err(Trouble::Nothing);
        }
        let about = line.strip_prefix(MADE).and_then(|about| serde_json::from_str::<PackageMade>(about).ok());
        break about.ok_or_else(died)?;
    };
    place.send_replace(count);
    let mut file = state.store.receive().await.map_err(Trouble::Disk)?;
    let mut piece = vec![0; PIECE];
    loop {
        let read = out.read(&mut piece).await.map_err(|_| Trouble::Maker(None))?;
        let Some(bytes) = piece.get(..read).filter(|bytes| !bytes.is_empty()) else { break };
        file.write(bytes).await.map_err(Trouble::Disk)?;
        if file.size() > MOST_MADE {
            return Err(Trouble::Maker(None));
        }
    }
    Ok(Made { file, about })
}
