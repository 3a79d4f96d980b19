//! All routes: the API's versions, health, assets, and pages for everything else.

use std::{
    any::Any,
    sync::{Arc, LazyLock},
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::header,
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};

use crate::{
    access::acting_user,
    db::ReadCaller,
    features,
    http::{
        Problem, fetch_destination,
        guard::{self, ClientAddress},
        request_layers, same_origin, security_headers,
    },
    pages,
    serve::{health, idempotency, openapi, prefetch::ApiPrefetcher, static_files},
    state::AppState,
};

/// The largest JSON body, in bytes.
const LARGEST_BODY: usize = 1024 * 1024;

/// The prefixes that serve the same API.
const PREFIXES: [&str; 4] = ["/v1", "/v2", "/api/v1", "/api/v2"];

/// The API's routes, before they get their state.
struct ApiRoutes {
    quick: Router<AppState>,
    quick_of_version_2: Router<AppState>,
    transfers: Router<AppState>,
    framed: Router<AppState>,
}

/// Built once, because generating the OpenAPI data of all routes is too slow for every test's server.
static API_ROUTES: LazyLock<ApiRoutes> = LazyLock::new(|| ApiRoutes {
    quick: features::quick_calls().into(),
    quick_of_version_2: features::quick_calls_of_version_2().into(),
    transfers: features::transfers().into(),
    framed: features::framed().into(),
});

/// Builds the server's router.
pub fn build(state: AppState) -> Router {
    let quick = API_ROUTES
        .quick
        .clone()
        .merge(API_ROUTES.quick_of_version_2.clone())
        .layer(from_fn_with_state(state.clone(), request_layers::limit_time))
        // Outside of the timeout, which cancels the handler; inside of compression, because responses are stored
        // uncompressed.
        .layer(from_fn_with_state(idempotency::IdempotencyKeys::new(state.clone()), idempotency::honor_key))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    let api = quick
        .merge(API_ROUTES.transfers.clone())
        .layer(from_fn(security_headers::keep_private))
        .fallback(async || Problem::not_found())
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .merge(framed(&state))
        .layer(from_fn_with_state(state.clone(), acting_user::require_acting_user))
        .layer(from_fn(fetch_destination::require));
    let everything = PREFIXES
        .into_iter()
        .fold(Router::new(), |router, prefix| router.nest(prefix, api.clone()))
        .route("/openapi.json", get(contract))
        .merge(health::router())
        .merge(static_files::router(&state))
        .merge(pages::transfers(page_contexts(&state)))
        .merge(
            pages::router(page_contexts(&state))
                .layer(CompressionLayer::new())
                .layer(from_fn_with_state(state.clone(), request_layers::limit_time)),
        );
    guarded(everything, &state).with_state(state)
}

/// Routes whose responses the application's own pages may show in a frame.
fn framed(state: &AppState) -> Router<AppState> {
    API_ROUTES
        .framed
        .clone()
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(state.clone(), request_layers::limit_time))
        .layer(from_fn(security_headers::keep_private))
}

/// Adds the layers around every request, the outermost last.
fn guarded(router: Router<AppState>, state: &AppState) -> Router<AppState> {
    let router = router
        .layer(from_fn(same_origin::require))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn Any + Send>| request_layers::panicked(&*panic)))
        .layer(from_fn(security_headers::add));
    let router = if state.config.is_https() {
        router.layer(from_fn(security_headers::add_https_only))
    } else {
        router
    };
    router
        .layer(from_fn_with_state(state.clone(), count_reads))
        .layer(from_fn_with_state(state.clone(), guard::limit_address))
        .layer(from_fn_with_state(state.clone(), request_layers::observe))
}

/// Counts the request's reads for its address, until its session is known. Requests from this machine come through a
/// proxy that isn't configured, so they can't be told apart.
async fn count_reads(address: ClientAddress, request: Request, next: Next) -> Response {
    let caller = (!address.0.is_loopback()).then(|| ReadCaller::Address(address.rate_limit_prefix()));
    ReadCaller::scope(caller, next.run(request)).await
}

/// Returns the data and services of the pages.
fn page_contexts(state: &AppState) -> pages::PageServices {
    pages::PageServices {
        ui: state.config.ui.clone(),
        max_upload_bytes: state.config.max_upload_bytes,
        form_time: state.config.limits.body_time,
        house: Arc::new(features::company::ServerBranding(state.clone())),
        invitations: Arc::new(features::team::InvitationPage(state.clone())),
        resets: Arc::new(features::identity::ResetPage(state.clone())),
        sign_in_links: Arc::new(features::identity::SignInLinkPage(state.clone())),
        addresses: Arc::new(features::identity::AddressPage(state.clone())),
        unsubscriptions: Arc::new(features::notifications::UnsubscriptionPage(state.clone())),
        setup: Arc::new(features::company::SetupPage::new(state.clone())),
        secure_uploads: Arc::new(features::secure_upload::UploadPage(state.clone())),
        emailed_uploads: Arc::new(features::upload_links::EmailedUploadPage(state.clone())),
        prefetcher: Arc::new(ApiPrefetcher(prefetchable_routes(state))),
    }
}

/// The routes whose responses can be prefetched.
fn prefetchable_routes(state: &AppState) -> Router {
    Router::new().nest("/v1", API_ROUTES.quick.clone()).with_state(state.clone())
}

async fn contract() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi::document_json()).into_response()
}

#[cfg(test)]
mod tests {
    use axum::{body::Body, extract::Request};
    use tower::ServiceExt as _;

    use super::*;
    use crate::{
        environment::{Clock, Config},
        start,
    };

    #[tokio::test]
    async fn panicking_handler_returns_problem_and_server_continues() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().display().to_string();
        let setting = |name: &str| match name {
            "LOANROOM_DATA" => Some(data.clone()),
            "LOANROOM_PORT" => Some("0".to_owned()),
            "LOANROOM_DEMO" => Some("off".to_owned()),
            _ => None,
        };
        let server = start(Config::from_lookup(&setting).unwrap(), Clock::system()).await.unwrap();
        let routes = Router::new()
            .route("/panics", get(async || -> &'static str { panic!("on purpose") }))
            .route("/works", get(async || "works"));
        let router = guarded(routes, &server.state).with_state(server.state.clone());
        let ask = |path: &str| {
            let request = Request::get(path).body(Body::empty()).unwrap();
            router.clone().oneshot(request)
        };
        let response = ask("/panics").await.unwrap();
        assert_eq!(response.status(), 500);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/problem+json");
        assert!(response.headers().contains_key("x-request-id"));
        assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        let body = axum::body::to_bytes(response.into_body(), LARGEST_BODY).await.unwrap();
        let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!((&body["code"], &body["status"]), (&"internal".into(), &500.into()));
        assert!(!body.to_string().contains("on purpose"));
        assert_eq!(ask("/works").await.unwrap().status(), 200);
        server.stop().await;
    }
}
