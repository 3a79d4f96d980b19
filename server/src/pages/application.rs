//! The pages that work without JavaScript, as one Leptos application: routing and responses.

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, header},
    response::Response,
};
use leptos::prelude::*;
use leptos_router::{
    components::{FlatRoutes, Route, Router},
    path,
};

use super::{
    PageServices,
    accounts::{
        address::ConfirmAddress,
        help::SignInHelp,
        reset::{ForgotPassword, ResetPassword},
        sign_in_link::{AskForSignInLinkPage, SignInByLink},
        unsubscription::Unsubscription,
    },
    assets::Assets,
    forms::{FormRejection, FormRequiredPage},
    invitation::Invitation,
    page_layout::not_found_page,
    render,
    secure_upload::{Receipt, SecureUpload, by_link::EmailedUpload},
    setup::SetUp,
};

/// All pages with their paths. The server's routes are generated from it.
#[component]
pub(super) fn Pages() -> impl IntoView {
    view! {
        <Router>
            <FlatRoutes fallback=not_found_page>
                <Route path=path!("/sign-in/help") view=SignInHelp />
                <Route path=path!("/invitation/:token") view=Invitation />
                <Route path=path!("/forms/accept-invitation") view=FormRequiredPage />
                <Route path=path!("/forgot-password") view=ForgotPassword />
                <Route path=path!("/forms/forgot-password") view=FormRequiredPage />
                <Route path=path!("/reset-password/:token") view=ResetPassword />
                <Route path=path!("/forms/reset-password") view=FormRequiredPage />
                <Route path=path!("/ask-for-sign-in-link") view=AskForSignInLinkPage />
                <Route path=path!("/forms/ask-for-sign-in-link") view=FormRequiredPage />
                <Route path=path!("/sign-in-link/:token") view=SignInByLink />
                <Route path=path!("/forms/sign-in-with-link") view=FormRequiredPage />
                <Route path=path!("/confirm-address/:token") view=ConfirmAddress />
                <Route path=path!("/forms/confirm-address") view=FormRequiredPage />
                <Route path=path!("/unsubscribe/:token") view=Unsubscription />
                <Route path=path!("/secure-upload/:slug") view=SecureUpload />
                <Route path=path!("/secure-upload/:slug/receipts/:token") view=Receipt />
                <Route path=path!("/upload/:token") view=EmailedUpload />
                <Route path=path!("/setup") view=SetUp />
                <Route path=path!("/forms/set-up") view=FormRequiredPage />
            </FlatRoutes>
        </Router>
    }
}

/// Responds with the page at the request's path.
pub(super) async fn show(State(contexts): State<PageServices>, request: Request) -> Response {
    page(contexts, || {}, request).await
}

/// Responds with the page of a rejected form, filled in as it was submitted, with the reason.
pub(super) async fn show_again(
    contexts: PageServices,
    refusal: FormRejection,
    headers: &HeaderMap,
) -> Response {
    let address = refusal.page.clone();
    let provide = move || {
        render::set_status(refusal.status);
        provide_context(refusal.clone());
    };
    show_with(contexts, &address, provide, headers).await
}

/// Responds with the page at that path. `provide` sets additional Leptos contexts for it.
pub(super) async fn show_with(
    contexts: PageServices,
    address: &str,
    provide: impl Fn() + Clone + Send + 'static,
    headers: &HeaderMap,
) -> Response {
    let mut request = Request::new(Body::empty());
    // The page may depend on who is signed in.
    if let Some(cookie) = headers.get(header::COOKIE) {
        request.headers_mut().insert(header::COOKIE, cookie.clone());
    }
    // An unparsable address falls back to the root path.
    *request.uri_mut() = address.parse().unwrap_or_default();
    page(contexts, provide, request).await
}

async fn page(
    contexts: PageServices,
    provide: impl Fn() + Clone + Send + 'static,
    request: Request,
) -> Response {
    let assets = Assets::of(&contexts.ui, &[]).await.unwrap_or_default();
    let house = contexts.default_letterhead().await;
    let context = move || {
        provide_context(assets.clone());
        if let Some(house) = house.clone() {
            provide_context(house);
        }
        provide_context(contexts.clone());
        provide();
    };
    render::page(Pages, context, request).await
}
