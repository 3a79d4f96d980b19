//! The data of the public upload page.

use axum::{extract::Multipart, http::request::Parts};
use shared_rules::documents::uploads::{
    accepted_files::{WelcomeFiles, welcome_files},
    upload_limits::{UploadLimits, upload_limits},
};

use super::{
    form_receiver,
    public_page::{load_open_company, rate_limit_prefix},
    receipt,
};
use crate::{
    http::Problem,
    membership::letterhead,
    pages::{SecureUploadPage, SecureUploadReceipt, SecureUploads, ServiceFuture, UploadOutcome},
    state::AppState,
};

/// The public upload page.
pub struct UploadPage(pub AppState);

impl SecureUploads for UploadPage {
    fn about<'a>(&'a self, slug: &'a str, opener: Option<&'a Parts>) -> ServiceFuture<'a, SecureUploadPage> {
        Box::pin(about(&self.0, slug, opener))
    }

    fn receive_form<'a>(
        &'a self,
        slug: &'a str,
        parts: &'a Parts,
        form: Multipart,
    ) -> ServiceFuture<'a, UploadOutcome> {
        Box::pin(form_receiver::receive_form(&self.0, slug, parts, form))
    }

    fn receipt<'a>(&'a self, slug: &'a str, secret: &'a str) -> ServiceFuture<'a, SecureUploadReceipt> {
        Box::pin(receipt::load_receipt(&self.0, slug, secret))
    }
}

/// Returns the page with this slug; each request is counted, whether the page exists or not.
async fn about(state: &AppState, slug: &str, opener: Option<&Parts>) -> Result<SecureUploadPage, Problem> {
    if let Some(parts) = opener {
        let from = rate_limit_prefix(state, parts).await;
        state.budgets.spend_secure_upload_view(from)?;
    }
    let company = load_open_company(state, slug).await?;
    let max = state.config.max_upload_bytes;
    let welcome = welcome_files(&WelcomeFiles { max_size: Some(max), mails: company.accepts_mail });
    let accept = welcome.endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(",");
    Ok(SecureUploadPage {
        lender: letterhead(&company),
        slug: company.slug,
        introduction: company.secure_upload_text,
        kinds: welcome.words,
        limits: upload_limits(&UploadLimits { max_bytes: max }),
        accept,
    })
}
