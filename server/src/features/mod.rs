//! What people can do, a domain each. A feature offers `router()`, and uses another only through what
//! that one's `mod.rs` offers.

pub mod activity;
pub mod company;
pub mod contacts;
pub mod dashboard;
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
pub mod rules;
pub mod secure_upload;
pub mod sharing;
pub(crate) mod spreadsheet;
pub mod tasks;
pub mod team;
pub mod templates;
pub(crate) mod virus_check;

use utoipa_axum::router::OpenApiRouter;

use crate::state::AppState;

/// Calls with small bodies and quick answers.
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
        .merge(messaging::router())
        .merge(team::router())
        .merge(contacts::router())
}

/// The same of the API's second version.
pub(crate) fn quick_calls_of_version_2() -> OpenApiRouter<AppState> {
    messaging::version_2()
}

/// Calls that move files or stay open: without the limits on time and size that the others have.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .merge(documents::transfers())
        .merge(secure_upload::transfers())
        .merge(templates::transfers())
        .merge(loan_creation::transfers())
        .merge(realtime::router())
}

/// Calls whose answers a page of ours shows in a frame, shut in by a policy of their own.
pub(crate) fn framed() -> OpenApiRouter<AppState> {
    messaging::framed()
}
