//! Receives the form: first the typed fields, then one file after another, each straight to the store. A refused file
//! is skipped, so that the others arrive and the page can name it.

use std::net::IpAddr;

use axum::{
    extract::{Multipart, multipart::Field},
    http::request::Parts,
};
use shared_rules::{
    documents::uploads::{
        secure_upload::{SecureUploadSender, checked_sender},
        upload_limits::MOST_FILES,
    },
    text::{documents as text, refused},
    violation::Violation,
};

use super::{
    form::{self, Form},
    incoming_file::{self, RemainingSpace},
    public_page::{load_open_company, rate_limit_prefix},
    submission, unpacking,
};
use crate::{
    entity::company,
    http::{
        Problem,
        guard::ConcurrencyPermit,
        paced_form::{FORM_OVERHEAD, MinimumPace, announced_length},
    },
    pages::{RefusedFile, RejectedUploadForm, UploadOutcome},
    secrets::token,
    state::AppState,
};

/// Limits on a typed field's bytes, and on the number of fields in addition to files.
const LARGEST_FIELD: usize = 64 * 1024;
const MOST_FIELDS: u32 = 20;
/// The most refused files that are named; further ones are only counted.
const NAMED: usize = 100;

/// Receives the form: it is submitted if everything arrived and is valid, otherwise the page is shown again.
pub(super) async fn receive_form(
    state: &AppState,
    slug: &str,
    parts: &Parts,
    form: Multipart,
) -> Result<UploadOutcome, Problem> {
    let from = rate_limit_prefix(state, parts).await;
    state.budgets.spend_secure_upload(from).map_err(Problem::too_many_tries)?;
    let _permit: ConcurrencyPermit<IpAddr> =
        state.budgets.active_uploads.acquire(from).ok_or_else(Problem::too_many_requests)?;
    let company = load_open_company(state, slug).await?;
    let mut reading = FormReader::new(state, company, (announced_length(parts), from));
    reading.read_form(form).await?;
    reading.finish().await
}

/// The state of a form while it is read.
struct FormReader<'a> {
    state: &'a AppState,
    company: company::Model,
    pace: MinimumPace,
    declared: u64,
    /// The sender's network.
    from: IpAddr,
    typed: SecureUploadSender,
    password: String,
    secret: String,
    form: Option<Form>,
    room: Option<RemainingSpace>,
    files: u32,
    refused: Vec<RefusedFile>,
    more_refused: u32,
    /// Why reading has stopped.
    ended: Option<Violation>,
}

impl<'a> FormReader<'a> {
    fn new(state: &'a AppState, company: company::Model, (declared, from): (u64, IpAddr)) -> Self {
        Self {
            state,
            company,
            pace: MinimumPace::of(&state.config.limits),
            declared,
            from,
            typed: SecureUploadSender::default(),
            password: String::new(),
            secret: String::new(),
            form: None,
            room: None,
            files: 0,
            refused: Vec::new(),
            more_refused: 0,
            ended: None,
        }
    }

    /// Returns the limit for all files together: the limit of the largest single file.
    fn max_total_bytes(&self) -> u64 {
        self.state.config.max_upload_bytes
    }

    /// Reads everything, as far as it is accepted.
    async fn read_form(&mut self, mut parts: Multipart) -> Result<(), Problem> {
        let mut fields = 0;
        loop {
            let Some(mut field) = self.pace.part(&mut parts).await? else { return Ok(()) };
            if field.file_name().is_none() {
                fields += 1;
                if fields > MOST_FIELDS {
                    return Err(Problem::too_large());
                }
                self.read_text(&mut field).await?;
                continue;
            }
            match self.read_file(&mut field).await {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(problem) => {
                    // Browsers show the response only after they have sent everything.
                    let mut goes_on = matches!(self.skip_file(&mut field).await, Ok(true));
                    drop(field);
                    while goes_on && let Ok(Some(mut rest)) = self.pace.part(&mut parts).await {
                        goes_on = matches!(self.skip_file(&mut rest).await, Ok(true));
                    }
                    return Err(problem);
                }
            }
        }
    }

    async fn read_text(&mut self, field: &mut Field<'_>) -> Result<(), Problem> {
        let mut bytes = Vec::new();
        while let Some(some) = self.pace.next(field).await? {
            if bytes.len().saturating_add(some.len()) > LARGEST_FIELD {
                return Err(Problem::too_large());
            }
            bytes.extend_from_slice(&some);
        }
        let words = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
        match field.name().unwrap_or_default() {
            "senderName" => self.typed.name = words,
            "emailAddress" => self.typed.email_address = words,
            "note" => self.typed.note = words,
            "password" => self.password = words,
            "form" => self.secret = words,
            _ => {}
        }
        Ok(())
    }

    /// Receives a file or records why it is refused; false when nothing more is read.
    async fn read_file(&mut self, field: &mut Field<'_>) -> Result<bool, Problem> {
        let name = field.file_name().unwrap_or_default().to_owned();
        if self.open_form().await? {
            return Ok(false);
        }
        if name.is_empty() {
            // Browsers send an empty part for a field in which no file was chosen.
            return self.skip_file(field).await;
        }
        self.files += 1;
        let (Some(form), Some(room)) = (&self.form, &mut self.room) else { return Ok(false) };
        if u64::from(self.files).saturating_add(form.arrived) > u64::from(MOST_FILES) {
            self.ended = Some(text::TOO_MANY.violation("files"));
            return Ok(false);
        }
        let mime_type = field.content_type().unwrap_or_default().to_owned();
        let mut incoming =
            match incoming_file::start_file(self.state, &self.company, &name, mime_type).await? {
                Ok(incoming) => incoming,
                Err(violations) => {
                    self.refuse_file(&name, &violations);
                    return self.skip_file(field).await;
                }
            };
        while let Some(some) = self.pace.next(field).await? {
            if let Err(violation) = room.consume(some.len() as u64, incoming.size()) {
                self.refuse_file(&name, &[violation]);
                return self.skip_file(field).await;
            }
            if let Err(violations) = incoming.write(&some).await? {
                self.refuse_file(&name, &violations);
                return self.skip_file(field).await;
            }
        }
        let kept = incoming_file::keep_file(self.state, &self.company, (form, self.files), incoming).await?;
        if let Err(violations) = kept {
            self.refuse_file(&name, &violations);
        }
        Ok(true)
    }

    /// Loads the form before the first file. Returns true when nothing more has to be read: it was submitted before, or
    /// its announced size is too large.
    async fn open_form(&mut self) -> Result<bool, Problem> {
        if self.form.is_none() {
            if !is_secret(&self.secret) {
                self.secret = token::new_token();
            }
            let form = Form::of(self.state, &self.company, &self.secret).await?;
            let handed_in = form.handed_in;
            self.room = Some(RemainingSpace::of(self.state, &self.company).await?);
            self.form = Some(form);
            if handed_in {
                return Ok(true);
            }
            if self.declared > self.max_total_bytes().saturating_add(FORM_OVERHEAD) {
                self.ended = Some(incoming_file::too_large_together(self.max_total_bytes()));
            }
        }
        Ok(self.ended.is_some())
    }

    /// Discards the rest of a file. Browsers show a response only once they have sent everything.
    async fn skip_file(&mut self, field: &mut Field<'_>) -> Result<bool, Problem> {
        while self.pace.next(field).await?.is_some() {
            if self.pace.received() > self.max_total_bytes().saturating_add(FORM_OVERHEAD) {
                self.ended = Some(incoming_file::too_large_together(self.max_total_bytes()));
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn refuse_file(&mut self, name: &str, violations: &[Violation]) {
        if self.refused.len() >= NAMED {
            self.more_refused += 1;
            return;
        }
        let words = violations.iter().map(|each| each.message.as_str()).collect::<Vec<_>>().join(". ");
        self.refused.push(RefusedFile { name: incoming_file::display_name(name), words });
    }

    /// Submits the form if it is valid; otherwise the page is shown again as it was filled in.
    async fn finish(mut self) -> Result<UploadOutcome, Problem> {
        self.open_form().await?;
        let Some(form) = self.form.take() else { return Err(Problem::internal()) };
        if form.handed_in {
            return Ok(UploadOutcome::Done(self.secret));
        }
        let arrived = form::list_files(self.state.db.read(), form.id).await?;
        let sender = checked_sender(&self.typed);
        let mut violations = sender.as_ref().err().cloned().unwrap_or_default();
        violations.extend(self.ended.take());
        if arrived.is_empty()
            && self.refused.is_empty()
            && violations.iter().all(|each| each.field != "files")
        {
            violations.push(refused::NO_FILES.violation("files"));
        }
        if violations.is_empty() && self.refused.is_empty() {
            let how = (self.password.as_str(), self.from);
            let refused = unpacking::open_all(self.state, &self.company, &form, how).await?;
            refused.iter().for_each(|(name, violations)| self.refuse_file(name, violations));
        }
        // Files that contain executables have been removed by now.
        let arrived = if self.refused.is_empty() {
            arrived
        } else {
            form::list_files(self.state.db.read(), form.id).await?
        };
        match sender {
            Ok(sender) if violations.is_empty() && self.refused.is_empty() => {
                submission::hand_in(self.state, &self.company, &form, sender).await?;
                Ok(UploadOutcome::Done(self.secret))
            }
            _ => Ok(UploadOutcome::Rejected(Box::new(RejectedUploadForm {
                violations,
                typed: vec![
                    ("senderName".to_owned(), self.typed.name),
                    ("emailAddress".to_owned(), self.typed.email_address),
                    ("note".to_owned(), self.typed.note),
                ],
                secret: self.secret,
                refused: self.refused,
                more_refused: self.more_refused,
                arrived,
            }))),
        }
    }
}

/// Returns whether it looks like a form secret that this server made.
fn is_secret(secret: &str) -> bool {
    secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit())
}
