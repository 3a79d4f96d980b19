//! The routes of the contract, each with its description.

use std::{pin::Pin, sync::Arc};

use axum::{extract::Request, handler::Handler, response::Response, routing::MethodRouter};
use utoipa::openapi::HttpMethod;
use utoipa_axum::PathItemExt;

/// An answer on its way.
type Answer = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A handler like any other, with its type forgotten. What axum and tower put around handlers is compiled for each type
/// of them, which took a quarter of the time that the server did; all of these have one.
#[derive(Clone)]
struct AnyHandler<S>(Arc<dyn Fn(Request, S) -> Answer + Send + Sync>);

impl<S> AnyHandler<S> {
    fn new<H, T>(handler: H) -> Self
    where
        H: Handler<T, S, Future = Answer>,
    {
        Self(Arc::new(move |request, state| handler.clone().call(request, state)))
    }
}

impl<S: Clone + Send + 'static> Handler<(), S> for AnyHandler<S> {
    type Future = Answer;

    fn call(self, request: Request, state: S) -> Answer {
        (self.0)(request, state)
    }
}

/// With a handler for these methods.
pub fn on<S, H, T>(router: MethodRouter<S>, methods: &[HttpMethod], handler: H) -> MethodRouter<S>
where
    S: Clone + Send + Sync + 'static,
    H: Handler<T, S, Future = Answer>,
{
    let handler = AnyHandler::new(handler);
    methods.iter().fold(router, |router, method| router.on(method.to_method_filter(), handler.clone()))
}

/// What utoipa-axum's macro of this name makes of handlers of one path: their schemas, their descriptions and their routes.
/// Where the description of a handler is found, an arm of that macro says that isn't documented.
macro_rules! routes {
    ($($handler:path),+ $(,)?) => {{
        let mut schemas = Vec::new();
        let mut paths = utoipa::openapi::path::Paths::new();
        let router = axum::routing::MethodRouter::new();
        $(
            let (path, operation, methods) = utoipa_axum::routes!(@resolve_types $handler : schemas);
            let router = $crate::http::routes::on(router, &methods, $handler);
            paths.add_path_operation(&path, methods, operation);
        )+
        (schemas, paths, router)
    }};
}

pub(crate) use routes;
