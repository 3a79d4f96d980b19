//! The features, one per domain. A feature offers its `router()`, and uses other features only through their
//! `mod.rs`.

pub mod activity;
pub mod company;
pub mod contacts;
pub mod dashboard;
pub mod delivery;
pub mod documents;
pub mod entities;
pub mod identity;
pub mod individuals;
pub mod loan_creation;
pub mod loans;
pub mod messaging;
pub mod needs_list;
pub mod notifications;
pub mod realtime;
pub mod reminders;
pub mod rules;
pub mod secure_upload;
pub mod sharing;
pub(crate) mod spreadsheet;
pub mod tasks;
pub mod team;
pub mod templates;
pub mod upload_links;
pub(crate) mod virus_check;

use utoipa_axum::router::OpenApiRouter;

use crate::state::AppState;

/// Routes with small bodies and quick responses.
pub(crate) fn quick_calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .merge(identity::router())
        .merge(company::router())
        .merge(loans::router())
        .merge(loan_creation::router())
        .merge(entities::router())
        .merge(individuals::router())
        .merge(rules::router())
        .merge(needs_list::router())
        .merge(templates::router())
        .merge(documents::router())
        .merge(secure_upload::router())
        .merge(sharing::router())
        .merge(tasks::router())
        .merge(dashboard::router())
        .merge(notifications::router())
        .merge(reminders::router())
        .merge(messaging::router())
        .merge(team::router())
        .merge(delivery::router())
        .merge(contacts::router())
}

/// The same for the API's second version.
pub(crate) fn quick_calls_of_version_2() -> OpenApiRouter<AppState> {
    messaging::version_2()
}

/// Routes that transfer files or stay open, without the usual limits on time and size.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .merge(documents::transfers())
        .merge(secure_upload::transfers())
        .merge(templates::transfers())
        .merge(loan_creation::transfers())
        .merge(realtime::router())
}

/// Routes whose responses the application shows in a frame, restricted by a separate policy.
pub(crate) fn framed() -> OpenApiRouter<AppState> {
    messaging::framed()
}
