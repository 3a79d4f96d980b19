//! Background jobs. Each may run on several servers at the same time and be interrupted at any point.

use std::{
    future::{Future, pending},
    time::Duration,
};

use shared_rules::documents::stored_files::virus_scan::seconds_until_next;
use tokio::{
    sync::watch,
    time::{Interval, MissedTickBehavior, interval, timeout},
};

use crate::{
    access::delete_expired_upload_links,
    features::{
        activity, delivery,
        documents::{self, ScanRound},
        notifications,
        realtime::end_sockets,
        reminders, secure_upload,
    },
    mail, realtime,
    state::AppState,
};

use super::idempotency;

/// The interval of the cleanup.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(10 * 60);

/// The interval of looking for email to retry.
const MAIL_INTERVAL: Duration = Duration::from_secs(15);

/// The longest interval of looking for notifications to email. With a short bundle time it is shorter.
const NOTIFICATIONS_INTERVAL: Duration = Duration::from_secs(15);

/// The interval of looking for documents without extracted text, in case a notification was missed.
const TEXTS_INTERVAL: Duration = Duration::from_secs(5 * 60);

/// The interval of looking for documents to scan for viruses, in case a notification was missed.
const SCANS_INTERVAL: Duration = Duration::from_secs(10);

/// The interval of looking for requested PDF packages, in case a notification was missed.
const PACKAGES_INTERVAL: Duration = Duration::from_secs(60);

/// The interval of the integrity check of stored files.
const INTEGRITY_INTERVAL: Duration = Duration::from_secs(60);

/// The interval of looking for reminders that are due.
const REMINDERS_INTERVAL: Duration = Duration::from_secs(60);

/// The interval of looking for ended sessions.
const SESSIONS_INTERVAL: Duration = Duration::from_millis(250);

/// Starts the jobs, which end when the server is asked to stop.
pub(super) fn start(state: &AppState) {
    tokio::spawn(clean_up_regularly(state.clone()));
    tokio::spawn(send_mail(state.clone()));
    if state.config.notification_emails {
        tokio::spawn(email_notifications(state.clone()));
    }
    tokio::spawn(send_reminders(state.clone()));
    tokio::spawn(look_for_endings(state.clone()));
    tokio::spawn(make_packages(state.clone()));
    if state.config.read_text {
        tokio::spawn(read_texts(state.clone()));
    }
    tokio::spawn(check_files(state.clone()));
    tokio::spawn(check_integrity(state.clone()));
}

/// The schedule of a job.
struct JobSchedule {
    pauses: Interval,
    stopping: watch::Receiver<bool>,
}

impl JobSchedule {
    fn run_every(pause: Duration, state: &AppState) -> Self {
        let mut pauses = interval(pause);
        pauses.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { pauses, stopping: state.stopping.clone() }
    }

    /// Waits for the next turn or for `sooner`. Returns false when the server is asked to stop.
    async fn wait_for_turn(&mut self, sooner: impl Future<Output = ()>) -> bool {
        tokio::select! {
            _ = self.pauses.tick() => true,
            () = sooner => true,
            _ = self.stopping.changed() => false,
        }
    }
}

async fn clean_up_regularly(state: AppState) {
    let mut schedule = JobSchedule::run_every(CLEANUP_INTERVAL, &state);
    while schedule.wait_for_turn(pending()).await {
        clean_up(&state).await;
    }
}

async fn clean_up(state: &AppState) {
    documents::warn_of_full_disk(state).await;
    let documents = documents::clean_up(state).await.map_err(|problem| problem.message().to_owned());
    let handed_in = secure_upload::clean_up(state).await.map_err(|problem| problem.message().to_owned());
    let forgotten = forget_old(state).await;
    for reason in [documents, handed_in].into_iter().chain(forgotten).filter_map(Result::err) {
        tracing::warn!(reason, "couldn't clean up; will try again");
    }
}

/// Deletes expired rows. Returns the failures.
async fn forget_old(state: &AppState) -> [Result<(), String>; 7] {
    let (db, now) = (&state.db, state.clock.now());
    let without_emails = if state.config.notification_emails {
        Ok(())
    } else {
        notifications::discard_pending_emails(db, now).await.map_err(|error| error.to_string())
    };
    [
        without_emails,
        realtime::forget_old(db, now).await.map(|_| ()).map_err(|error| error.to_string()),
        idempotency::forget_old(db, now).await.map(|_| ()).map_err(|error| error.to_string()),
        mail::forget_old(db, now).await.map_err(|error| error.to_string()),
        notifications::delete_old(db, now).await.map_err(|error| error.to_string()),
        activity::delete_old(db, now).await.map_err(|error| error.to_string()),
        delete_expired_upload_links(db, now).await.map_err(|error| error.to_string()),
    ]
}

async fn send_mail(state: AppState) {
    let mut schedule = JobSchedule::run_every(MAIL_INTERVAL, &state);
    while schedule.wait_for_turn(state.mailer.wait_for_queued()).await {
        send_due_mail(&state).await;
    }
}

/// Sends the emails that are due, in rounds, until the server is asked to stop.
async fn send_due_mail(state: &AppState) {
    while send_round(state).await && !*state.stopping.borrow() {}
}

/// Sends some of the emails that are due, and reports those that failed. Returns whether there are more.
async fn send_round(state: &AppState) -> bool {
    let round = mail::deliver(&state.db, &state.clock, &state.mailer).await;
    let reported = delivery::report_failures(state).await.map_err(|error| error.to_string());
    let failures = [round.as_ref().err().map(ToString::to_string), reported.err()];
    for error in failures.into_iter().flatten() {
        tracing::warn!(error, "couldn't send queued email or report failures; will try again");
    }
    round.is_ok_and(|round| round.has_more)
}

async fn email_notifications(state: AppState) {
    let bundle = Duration::from_secs(state.config.notification_bundle_seconds.into());
    let pause = NOTIFICATIONS_INTERVAL.min(bundle / 4).max(Duration::from_millis(500));
    let mut schedule = JobSchedule::run_every(pause, &state);
    while schedule.wait_for_turn(pending()).await {
        if let Err(error) = notifications::send_due_emails(&state).await {
            tracing::warn!(%error, "couldn't look for notifications to email; will try again");
        }
    }
}

async fn send_reminders(state: AppState) {
    let mut schedule = JobSchedule::run_every(REMINDERS_INTERVAL, &state);
    while schedule.wait_for_turn(pending()).await {
        if let Err(error) = reminders::send_due(&state).await {
            tracing::warn!(%error, "couldn't look for reminders that are due; will try again");
        }
    }
}

async fn look_for_endings(state: AppState) {
    let mut schedule = JobSchedule::run_every(SESSIONS_INTERVAL, &state);
    while schedule.wait_for_turn(pending()).await {
        if let Err(error) = end_sockets(&state).await {
            tracing::warn!(%error, "couldn't look for ended sessions; will try again");
        }
    }
}

async fn read_texts(state: AppState) {
    let mut schedule = JobSchedule::run_every(TEXTS_INTERVAL, &state);
    while schedule.wait_for_turn(state.text_extraction_ready.notified()).await {
        if let Err(error) = documents::read_texts(&state).await {
            tracing::warn!(%error, "couldn't look for documents without extracted text; will try again");
        }
    }
}

/// Resumes the checks left from before the server started. Returns false when the server is asked to stop.
async fn resume_checks(state: &AppState, schedule: &mut JobSchedule) -> bool {
    while schedule.wait_for_turn(pending()).await {
        match documents::resume_checks(state).await {
            Ok(()) => {
                state.scan_requested.notify_one();
                return true;
            }
            Err(error) => tracing::warn!(%error, "couldn't look for unfinished virus checks; will try again"),
        }
    }
    false
}

/// While the scanner is unavailable it is retried with exponential backoff, regardless of new files.
async fn check_files(state: AppState) {
    let mut schedule = JobSchedule::run_every(SCANS_INTERVAL, &state);
    if !resume_checks(&state, &mut schedule).await || state.config.scanner.is_none() {
        return;
    }
    let mut away: u32 = 0;
    while schedule.wait_for_turn(state.scan_requested.notified()).await {
        if run_scan_round(&state).await == ScanRound::All {
            away = 0;
            continue;
        }
        let (pause, mut stopping) = (seconds_until_next(away), state.stopping.clone());
        away = away.saturating_add(1);
        // The next turn detects a stop during the pause.
        let _ = timeout(Duration::from_secs(pause.into()), stopping.changed()).await;
    }
}

async fn run_scan_round(state: &AppState) -> ScanRound {
    let checked = documents::check_files(state).await;
    checked.unwrap_or_else(|error| {
        tracing::warn!(%error, "couldn't look for documents to scan; will try again");
        ScanRound::All
    })
}

async fn check_integrity(state: AppState) {
    let mut schedule = JobSchedule::run_every(INTEGRITY_INTERVAL, &state);
    while schedule.wait_for_turn(pending()).await {
        if let Err(error) = documents::check_integrity(&state).await {
            tracing::warn!(%error, "couldn't verify stored documents; will try again");
        }
    }
}

async fn make_packages(state: AppState) {
    let mut schedule = JobSchedule::run_every(PACKAGES_INTERVAL, &state);
    while schedule.wait_for_turn(state.package_requested.notified()).await {
        if let Err(error) = documents::make_packages(&state).await {
            tracing::warn!(%error, "couldn't look for packages to build; will try again");
        }
    }
}
