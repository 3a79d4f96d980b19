//! The data of the page behind an emailed upload link.

use axum::{extract::Multipart, http::request::Parts};
use shared_rules::{
    documents::uploads::{
        accepted_files::{WelcomeFiles, welcome_files},
        upload_limits::{UploadLimits, upload_limits},
    },
    value::calendar_date,
};

use super::{
    receiving,
    requests::{LoadedLink, OpenRequest, load_link},
};
use crate::{
    access::{letterhead, zone_of},
    features::secure_upload::rate_limit_prefix,
    http::Problem,
    pages::{
        ClosedLinkRequest, EmailedUploads, Letterhead, LinkRequest, LinkUpload, LinkUploadOutcome,
        ServiceFuture,
    },
    state::AppState,
};

/// The page behind an emailed upload link.
pub struct EmailedUploadPage(pub AppState);

impl EmailedUploads for EmailedUploadPage {
    fn about<'a>(&'a self, secret: &'a str, opener: Option<&'a Parts>) -> ServiceFuture<'a, LinkUpload> {
        Box::pin(about(&self.0, secret, opener))
    }

    fn take<'a>(
        &'a self,
        secret: &'a str,
        parts: &'a Parts,
        form: Multipart,
    ) -> ServiceFuture<'a, LinkUploadOutcome> {
        Box::pin(receiving::receive_form(&self.0, secret, parts, form))
    }
}

/// Returns the content of the page; each request is counted, whether the link exists or not.
async fn about(state: &AppState, secret: &str, opener: Option<&Parts>) -> Result<LinkUpload, Problem> {
    if let Some(parts) = opener {
        let from = rate_limit_prefix(state, parts).await;
        state.budgets.spend_secure_upload_view(from)?;
    }
    let loaded = load_link(state, secret).await?;
    let max = state.config.max_upload_bytes;
    let mails = loaded.open.iter().all(|request| request.member.lender.accepts_mail);
    let welcome = welcome_files(&WelcomeFiles { max_size: Some(max), mails });
    let closed = loaded.closed.iter().filter_map(|closed| {
        let name = closed.name.clone()?;
        Some(ClosedLinkRequest { name, reason: closed.reason.message.clone() })
    });
    Ok(LinkUpload {
        lender: only_lender(&loaded),
        given_name: loaded.link.user.given_name.clone(),
        until: calendar_date::format_date(zone_of(&loaded.link.user).day(loaded.link.expires_at)),
        closed: closed.collect(),
        requests: loaded.open.into_iter().map(to_page).collect(),
        kinds: welcome.words,
        limits: upload_limits(&UploadLimits { max_bytes: max }),
        accept: welcome.endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(","),
    })
}

/// Returns the lender of all requests; none if there are several.
fn only_lender(loaded: &LoadedLink) -> Option<Letterhead> {
    let mut lenders = loaded.open.iter().map(|request| &request.member.lender);
    let first = lenders.next()?;
    lenders.all(|lender| lender.id == first.id).then(|| letterhead(first))
}

fn to_page(request: OpenRequest) -> LinkRequest {
    LinkRequest {
        id: request.id.to_string(),
        name: request.name,
        loan_name: request.member.loan.name.clone(),
        lender_name: request.member.lender.name,
        due: request.due_date.map(calendar_date::format_date),
    }
}
