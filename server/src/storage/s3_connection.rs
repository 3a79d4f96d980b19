//! The HTTP connection to an S3-compatible store: one connection pool, the server's usual TLS settings, and time
//! limits.

use std::{error::Error, time::Duration};

use async_trait::async_trait;
use http_body_util::BodyExt as _;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector as Tcp},
    rt::{TokioExecutor, TokioTimer},
};
use object_store::{
    ClientOptions,
    client::{
        HttpClient, HttpConnector, HttpError, HttpErrorKind, HttpRequest, HttpRequestBody, HttpResponse,
        HttpResponseBody, HttpService,
    },
};
use tokio::time::timeout;
use tower_http::timeout::TimeoutBody;

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How long an unused connection is kept.
const IDLE: Duration = Duration::from_secs(30);

/// A client with a time limit for every step.
#[derive(Clone, Debug)]
pub(super) struct TimedConnector {
    client: Client<HttpsConnector<Tcp>, HttpRequestBody>,
    patience: Duration,
}

impl TimedConnector {
    /// Waits at most `patience` for a response, and as long for each further piece of it.
    pub fn new(patience: Duration) -> Self {
        let mut tcp = Tcp::new();
        tcp.enforce_http(false);
        tcp.set_connect_timeout(Some(CONNECT.min(patience)));
        tcp.set_nodelay(true);
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .wrap_connector(tcp);
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(IDLE)
            .build(connector);
        Self { client, patience }
    }
}

#[async_trait]
impl HttpService for TimedConnector {
    async fn call(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let asked = timeout(self.patience, self.client.request(request));
        let answer = asked.await.map_err(|late| HttpError::new(HttpErrorKind::Timeout, late))?;
        let (head, body) = answer.map_err(failed)?.into_parts();
        let body = TimeoutBody::new(self.patience, body);
        let body = body.map_err(|error| HttpError::new_boxed(HttpErrorKind::Interrupted, error));
        // Only one task reads a body, so the lock never blocks.
        Ok(HttpResponse::from_parts(head, HttpResponseBody::new(body)))
    }
}

fn failed(error: hyper_util::client::legacy::Error) -> HttpError {
    let kind = if error.is_connect() {
        HttpErrorKind::Connect
    } else {
        let cause = error.source().and_then(|cause| cause.downcast_ref::<hyper::Error>());
        match cause {
            Some(cause) if cause.is_incomplete_message() || cause.is_closed() || cause.is_canceled() => {
                HttpErrorKind::Request
            }
            Some(cause) if cause.is_timeout() => HttpErrorKind::Timeout,
            _ => HttpErrorKind::Interrupted,
        }
    };
    HttpError::new(kind, error)
}

impl HttpConnector for TimedConnector {
    fn connect(&self, _: &ClientOptions) -> object_store::Result<HttpClient> {
        Ok(HttpClient::new(self.clone()))
    }
}
