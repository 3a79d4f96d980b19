//! Archives are unpacked and locked PDFs opened before they come into the tray, by the rules of the browser and with the
//! password that the sender gave. What can't be opened is kept as it came.

use std::{
    io::{self, Read as _, Write},
    time::Duration,
};

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, IntoActiveModel as _,
    QueryFilter as _, QueryOrder as _,
};
use shared_rules::documents::{
    acceptance::CandidateFile,
    pdf::{PdfProtection, PdfQuestion, UnlockPdf, pdf_protection, unlock_pdf},
    uploading::{
        announced::{Taken, announced_name},
        secure_upload::Arrival,
    },
    zip_archive::{Archive, ReadZip},
    zip_limits::ZipRefusal,
};
use tokio::{runtime::Handle, time::sleep};
use uuid::Uuid;

use super::{form::Form, quota, sweep::remove};
use crate::{
    entity::{Word, company, secure_upload_file as file},
    features::documents::{Facts, finish, refuse_program, trouble},
    http::Problem,
    state::AppState,
    storage::{Incoming, Store, UploadPriority},
};

/// What is larger isn't opened here: it is held in memory, a PDF several times.
const LARGEST: i64 = 48 << 20;
/// How often a turn is waited for, and how long in between: the sender has no way to try again.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_secs(1);

/// What came of a file.
enum Opened {
    /// It stays as it is.
    No(Arrival),
    /// These take its place, each under a key of its own.
    Into(Arrival, Vec<Made>),
}

/// A file that was made of another one, and is in the store.
struct Made {
    name: String,
    size: u64,
    key: String,
    facts: Facts,
}

/// Opens what came with a form, as far as it opens. What was opened before isn't opened again.
pub(super) async fn open_all(
    state: &AppState,
    company: &company::Model,
    form: &Form,
    password: &str,
) -> Result<(), Problem> {
    let rows = file::Entity::find()
        .filter(file::Column::SecureUploadId.eq(form.id))
        .filter(file::Column::Sent.eq(true))
        .filter(file::Column::Kept.eq(true))
        .filter(file::Column::Size.lte(LARGEST))
        .filter(file::Column::MimeType.is_in(["application/zip", "application/pdf"]))
        .order_by_asc(file::Column::Place)
        .all(state.db.read())
        .await?;
    let taken = Taken { max_bytes: state.config.max_upload_bytes, mails: company.accepts_mail };
    for row in rows {
        match opened(state, &row, taken, password).await? {
            Opened::No(arrival) if arrival == row.state.0 => {}
            Opened::No(arrival) => settle(state, row, arrival, Vec::new()).await?,
            Opened::Into(arrival, made) => {
                let size = made.iter().map(|one| one.size).fold(0, u64::saturating_add);
                // The archive stays packed when its files exceed the daily limits.
                let of_day = quota::remaining_bytes(state.db.read(), company, state.clock.now()).await;
                if of_day.is_ok_and(|remaining| size <= remaining) {
                    settle(state, row, arrival, made).await?;
                } else {
                    remove(state, made.into_iter().map(|one| one.key).collect()).await?;
                }
            }
        }
    }
    Ok(())
}

/// Opens a file when its turn comes; of too much work at once it is kept as it is.
async fn opened(
    state: &AppState,
    row: &file::Model,
    taken: Taken,
    password: &str,
) -> Result<Opened, Problem> {
    for _ in 0..TRIES {
        let stored = state.store.open(&row.storage_key).await.map_err(|error| trouble(&error))?;
        let stored = stored.into_blocking();
        let (name, zip, password) =
            (row.name.clone(), row.mime_type == "application/zip", password.to_owned());
        let (store, here) = (state.store.clone(), Handle::current());
        let work = move || -> io::Result<Opened> {
            let mut bytes = Vec::new();
            stored.take(LARGEST.unsigned_abs()).read_to_end(&mut bytes)?;
            let keeping = Keeping { store, here, taken };
            if zip {
                unpacked(&keeping, bytes, name, password)
            } else {
                unlocked(&keeping, &bytes, name, password)
            }
        };
        match state.heavy.run(work).await {
            Ok(opened) => return opened.map_err(|error| trouble(&error)),
            Err(problem)
                if problem.status().is_server_error() && problem.code() == Problem::overloaded().code() =>
            {
                sleep(PAUSE).await;
            }
            // A file that breaks the library it is read with is kept as it is.
            Err(problem) => {
                tracing::warn!(code = problem.code(), "a file that was handed in couldn’t be opened");
                break;
            }
        }
    }
    Ok(Opened::No(Arrival::AsSent))
}

/// Where made files go.
struct Keeping {
    store: Store,
    here: Handle,
    taken: Taken,
}

impl Keeping {
    /// Keeps a file of that name under a key of its own.
    fn keep(&self, name: String, fill: impl FnOnce(&mut Filled) -> io::Result<()>) -> io::Result<Made> {
        let mut into = Filled {
            incoming: self.here.block_on(self.store.receive_as(UploadPriority::Anonymous, 0))?,
            here: self.here.clone(),
        };
        fill(&mut into)?;
        let mut incoming = into.incoming;
        let refused = |problem: Problem| io::Error::other(problem.message().to_owned());
        refuse_program(incoming.head()).map_err(refused)?;
        let facts = self.here.block_on(finish(&mut incoming, name.clone())).map_err(refused)?;
        let (size, key) = (incoming.size(), Uuid::now_v7().to_string());
        self.here.block_on(incoming.keep(&key))?;
        Ok(Made { name, size, key, facts })
    }

    fn forget(&self, made: &[Made]) {
        for one in made {
            if let Err(error) = self.here.block_on(self.store.remove(&one.key)) {
                tracing::warn!(%error, "a half unpacked archive couldn’t be removed");
            }
        }
    }
}

/// A file that is written piece by piece, from a thread that may wait.
struct Filled {
    incoming: Incoming,
    here: Handle,
}

impl Write for Filled {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.here.block_on(self.incoming.write(bytes))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What an archive holds, or why it is kept as it is. It is unpacked as a whole or not at all.
fn unpacked(keeping: &Keeping, bytes: Vec<u8>, name: String, password: String) -> io::Result<Opened> {
    let question =
        ReadZip { name, password: Some(password), accept: None, mails: keeping.taken.mails, within: None };
    let as_it_is = |refusal| {
        let locked = matches!(refusal, ZipRefusal::PasswordRequired | ZipRefusal::PasswordWrong);
        Ok(Opened::No(if locked { Arrival::Locked } else { Arrival::AsSent }))
    };
    let mut archive = match Archive::open(bytes, &question) {
        Ok(archive) => archive,
        Err(refusal) => return as_it_is(refusal),
    };
    if !archive.contents().left_out.is_empty() {
        // What can't be taken out of it would be lost.
        return Ok(Opened::No(Arrival::AsSent));
    }
    let files: Vec<(String, u64)> =
        archive.files().iter().map(|file| (file.name.clone(), file.size)).collect();
    let mut made = Vec::with_capacity(files.len());
    for (place, (name, size)) in files.into_iter().enumerate() {
        let candidate = CandidateFile { name, size, mime_type: String::new() };
        let Ok(name) = announced_name(candidate, keeping.taken, None) else {
            keeping.forget(&made);
            return Ok(Opened::No(Arrival::AsSent));
        };
        let mut refused = None;
        let kept = keeping.keep(name, |into| {
            archive.copy(place, into).map_err(|refusal| {
                refused = Some(refusal);
                io::Error::other("an archive that can’t be unpacked")
            })
        });
        match (kept, refused) {
            (Ok(one), _) => made.push(one),
            (Err(_), Some(refusal)) => {
                keeping.forget(&made);
                return as_it_is(refusal);
            }
            (Err(error), None) if error.kind() == io::ErrorKind::Other => {
                // It holds a program.
                keeping.forget(&made);
                return Ok(Opened::No(Arrival::AsSent));
            }
            (Err(error), None) => {
                keeping.forget(&made);
                return Err(error);
            }
        }
    }
    Ok(Opened::Into(Arrival::Unpacked, made))
}

/// A PDF without its password, or as it is.
fn unlocked(keeping: &Keeping, bytes: &[u8], name: String, password: String) -> io::Result<Opened> {
    let password = match pdf_protection(bytes, &PdfQuestion {}) {
        PdfProtection::Plain | PdfProtection::Unreadable => return Ok(Opened::No(Arrival::AsSent)),
        PdfProtection::EmptyPassword => String::new(),
        PdfProtection::Password => password,
    };
    let (_, Some(open)) = unlock_pdf(bytes, &UnlockPdf { password }) else {
        return Ok(Opened::No(Arrival::Locked));
    };
    let made = keeping.keep(name, |into| into.write_all(&open))?;
    Ok(Opened::Into(Arrival::Unlocked, vec![made]))
}

/// Notes what became of a file; those that were made of it take its place.
async fn settle(
    state: &AppState,
    row: file::Model,
    arrival: Arrival,
    made: Vec<Made>,
) -> Result<(), Problem> {
    let from_archive = arrival == Arrival::Unpacked;
    let replaced = (!made.is_empty()).then(|| row.storage_key.clone());
    let tx = state.db.write().await?;
    let rows = made.into_iter().zip(1_i64..).map(|(one, inside)| file::ActiveModel {
        id: Set(Uuid::now_v7()),
        secure_upload_id: Set(row.secure_upload_id),
        company_id: Set(row.company_id),
        place: Set(row.place.saturating_add(inside)),
        sent: Set(false),
        kept: Set(true),
        name: Set(one.name),
        size: Set(i64::try_from(one.size).unwrap_or(i64::MAX)),
        mime_type: Set(one.facts.mime_type.to_owned()),
        checksum: Set(one.facts.checksum),
        storage_key: Set(one.key),
        state: Set(Word(Arrival::AsSent)),
        came_in: Set(from_archive.then(|| row.name.clone())),
        unpacked: Set(0),
        created_at: Set(row.created_at),
        handed_in_at: Set(None),
        settled_at: Set(None),
        settled_by: Set(None),
        loan_id: Set(None),
        document_id: Set(None),
        scan: Set(state.scan_of_new()),
    });
    let rows: Vec<file::ActiveModel> = rows.collect();
    let unpacked = i64::try_from(rows.len()).unwrap_or_default();
    for some in rows.chunks(500) {
        file::Entity::insert_many(some.to_vec()).exec_without_returning(&tx).await?;
    }
    let mut change = row.into_active_model();
    change.state = Set(Word(arrival));
    change.unpacked = Set(unpacked);
    change.kept = Set(replaced.is_none());
    change.update(&tx).await?;
    tx.commit().await?;
    state.files_arrived();
    remove(state, replaced.into_iter().collect()).await
}
