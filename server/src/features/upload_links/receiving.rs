//! Receives the form of an upload link: one file after another, each straight to the store. A refused file is skipped,
//! so that the others arrive.

use std::net::IpAddr;

use axum::{
    extract::{Multipart, multipart::Field},
    http::request::Parts,
};
use shared_rules::{text::refused, violation::Violation};
use uuid::Uuid;

use super::{
    requests::{LoadedLink, OpenRequest, load_link},
    submission::{remove_files, submit_files},
};
use crate::{
    features::{
        documents::{self, FileFacts, StoredFile},
        secure_upload::{RemainingSpace, display_name, rate_limit_prefix, start_file, too_large_together},
    },
    http::{
        Problem,
        guard::ConcurrencyPermit,
        paced_form::{FORM_OVERHEAD, MinimumPace, announced_length},
    },
    pages::{LinkUploadOutcome, RefusedFile, SentToRequest},
    state::AppState,
    storage::{
        IncomingFile,
        workers::{WorkOwner, WorkPerson, WorkSource},
    },
};

/// The most files of one form.
const MOST_FILES: usize = 200;
/// The most refused files that are named; further ones are only counted.
const NAMED: usize = 100;
/// The prefix of the name of a request's file input.
const INPUT: &str = "files-";

/// Receives the form and submits its files as answers. Files of an interrupted form aren't kept.
pub(super) async fn receive_form(
    state: &AppState,
    secret: &str,
    parts: &Parts,
    form: Multipart,
) -> Result<LinkUploadOutcome, Problem> {
    let from = rate_limit_prefix(state, parts).await;
    state.budgets.spend_secure_upload(from).map_err(Problem::too_many_tries)?;
    let _permit: ConcurrencyPermit<IpAddr> =
        state.budgets.active_uploads.acquire(from).ok_or_else(Problem::too_many_requests)?;
    let link = load_link(state, secret).await?;
    state.budgets.spend_upload_link(link.link.id).map_err(Problem::too_many_tries)?;
    let most = state.config.max_upload_bytes;
    if announced_length(parts) > most.saturating_add(FORM_OVERHEAD) {
        return Err(Problem::invalid(vec![too_large_together(most)]));
    }
    let mut reader = FormReader::new(state, &link);
    let read = reader.read_form(form).await;
    let FormReader { received, mut outcome, .. } = reader;
    if let Err(problem) = read {
        remove_files(state, received.into_iter().map(|(_, file)| file)).await?;
        return Err(problem);
    }
    submit_by_request(state, &link, received, &mut outcome).await?;
    Ok(outcome)
}

/// Submits the files of each request, in the order of the page.
async fn submit_by_request(
    state: &AppState,
    link: &LoadedLink,
    mut received: Vec<(Uuid, StoredFile)>,
    outcome: &mut LinkUploadOutcome,
) -> Result<(), Problem> {
    for request in &link.open {
        let (own, others): (Vec<_>, Vec<_>) = received.into_iter().partition(|(id, _)| *id == request.id);
        received = others;
        if own.is_empty() {
            continue;
        }
        let own = own.into_iter().map(|(_, file)| file).collect();
        let submitted = submit_files(state, &link.link, request, own).await?;
        for (name, words) in submitted.refused {
            refuse(outcome, &name, words);
        }
        if !submitted.sent.is_empty() {
            outcome.sent.push(SentToRequest { request: request.name.clone(), files: submitted.sent });
        }
    }
    Ok(())
}

/// The state of a form while it is read.
struct FormReader<'a> {
    state: &'a AppState,
    link: &'a LoadedLink,
    pace: MinimumPace,
    room: RemainingSpace,
    files: usize,
    /// The files that are in the store, each with its request.
    received: Vec<(Uuid, StoredFile)>,
    received_bytes: u64,
    outcome: LinkUploadOutcome,
}

impl<'a> FormReader<'a> {
    fn new(state: &'a AppState, link: &'a LoadedLink) -> Self {
        Self {
            state,
            link,
            pace: MinimumPace::of(&state.config.limits),
            room: RemainingSpace::of_form(state),
            files: 0,
            received: Vec::new(),
            received_bytes: 0,
            outcome: LinkUploadOutcome::default(),
        }
    }

    /// Reads everything, as far as it is accepted. Browsers show a response only after they have sent everything.
    async fn read_form(&mut self, mut form: Multipart) -> Result<(), Problem> {
        let mut failed = None;
        while let Some(mut field) = self.pace.part(&mut form).await? {
            if failed.is_none()
                && let Err(problem) = self.read_part(&mut field).await
            {
                failed = Some(problem);
            }
            self.skip(&mut field).await?;
        }
        failed.map_or(Ok(()), Err)
    }

    /// Discards the rest of a part.
    async fn skip(&mut self, field: &mut Field<'_>) -> Result<(), Problem> {
        let most = self.state.config.max_upload_bytes;
        while self.pace.next(field).await?.is_some() {
            if self.pace.received() > most.saturating_add(FORM_OVERHEAD) {
                return Err(Problem::invalid(vec![too_large_together(most)]));
            }
        }
        Ok(())
    }

    /// Receives a file or records why it is refused.
    async fn read_part(&mut self, field: &mut Field<'_>) -> Result<(), Problem> {
        let name = field.file_name().unwrap_or_default().to_owned();
        // Browsers send an empty part for a field in which no file was chosen.
        if name.is_empty() {
            return Ok(());
        }
        let taken = match self.find_request(field.name().unwrap_or_default()) {
            Ok(request) => self.read_file(field, request, &name).await?,
            Err(violation) => Err(vec![violation]),
        };
        match taken {
            Ok(file) => self.received.push(file),
            Err(violations) => refuse(&mut self.outcome, &name, join_words(&violations)),
        }
        Ok(())
    }

    /// Returns the request that a file input belongs to, if the link accepts another file for it.
    fn find_request(&mut self, input: &str) -> Result<&'a OpenRequest, Violation> {
        let id = input.strip_prefix(INPUT).and_then(|id| id.parse::<Uuid>().ok());
        let Some(request) = self.link.open.iter().find(|request| Some(request.id) == id) else {
            let closed = self.link.closed.iter().find(|closed| Some(closed.id) == id);
            return Err(closed.map_or_else(
                || refused::UPLOAD_LINK_OTHER_REQUEST.violation("files"),
                |closed| closed.reason.clone(),
            ));
        };
        self.files += 1;
        if self.files > MOST_FILES {
            let most = MOST_FILES.to_string();
            return Err(refused::UPLOAD_LINK_MANY_FILES.violation_with("files", &[("most", &most)]));
        }
        Ok(request)
    }

    /// Receives a file into the store, or returns why it is refused.
    async fn read_file(
        &mut self,
        field: &mut Field<'_>,
        request: &OpenRequest,
        name: &str,
    ) -> Result<Result<(Uuid, StoredFile), Vec<Violation>>, Problem> {
        let mime_type = field.content_type().unwrap_or_default().to_owned();
        let mut file = match start_file(self.state, &request.member.lender, name, mime_type).await? {
            Ok(file) => file,
            Err(violations) => return Ok(Err(violations)),
        };
        while let Some(some) = self.pace.next(field).await? {
            if let Err(violation) = self.room.consume(some.len() as u64, file.size()) {
                return Ok(Err(vec![violation]));
            }
            if let Err(violations) = file.write(&some).await? {
                return Ok(Err(violations));
            }
        }
        let (name, mut incoming) = file.into_parts();
        let FileFacts { checksum, mime_type } = match self.check_file(&mut incoming, &name, request).await {
            Ok(facts) => facts,
            Err(problem) => return violations_of(problem).map(Err),
        };
        let size = incoming.size();
        self.received_bytes = self.received_bytes.saturating_add(size);
        let storage_key = Uuid::now_v7().to_string();
        incoming.store_as(&storage_key).await.map_err(|error| documents::storage_problem(&error))?;
        let size = i64::try_from(size).map_err(|_| Problem::too_large())?;
        Ok(Ok((request.id, StoredFile { name, size, mime_type, checksum, storage_key })))
    }

    /// Completes a received file; refuses one that contains an executable or exceeds the person's quota.
    async fn check_file(
        &self,
        incoming: &mut IncomingFile,
        name: &str,
        request: &OpenRequest,
    ) -> Result<FileFacts, Problem> {
        let user = self.link.link.user.id;
        let source =
            WorkSource { place: WorkOwner::Loan(request.member.loan.id), person: WorkPerson::User(user) };
        let facts = documents::finish_file(incoming, name.to_owned()).await?;
        documents::refuse_hidden_program(self.state, source, incoming, facts.mime_type).await?;
        let total = self.received_bytes.saturating_add(incoming.size());
        documents::ensure_storage_available(self.state, self.state.db.read(), user, total).await?;
        Ok(facts)
    }
}

/// Records that a file is refused.
fn refuse(outcome: &mut LinkUploadOutcome, name: &str, words: String) {
    if outcome.refused.len() >= NAMED {
        outcome.more_refused = outcome.more_refused.saturating_add(1);
    } else {
        outcome.refused.push(RefusedFile { name: display_name(name), words });
    }
}

fn join_words(violations: &[Violation]) -> String {
    violations.iter().map(|each| each.message.as_str()).collect::<Vec<_>>().join(". ")
}

/// Returns the reasons why a file is refused; an error if the server failed.
fn violations_of(problem: Problem) -> Result<Vec<Violation>, Problem> {
    if problem.status().is_server_error() {
        return Err(problem);
    }
    Ok(match problem.violations() {
        [] => vec![Violation::new("files", problem.code(), problem.message())],
        violations => violations.to_vec(),
    })
}
