//! Logs and metrics. Logs name requests and results; never bodies, passwords or license numbers.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
};

use tracing_subscriber::EnvFilter;

use crate::environment::Config;

/// Starts logging to standard error. Does nothing if a logger is already set.
pub fn start_logging(config: &Config) {
    let filter = EnvFilter::new(&config.log);
    let logs =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
    let _ = if config.log_json { logs.json().try_init() } else { logs.compact().try_init() };
}

/// The server's metrics.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Statements sent to the database.
    pub database_statements: AtomicU64,
    /// Failed statements.
    pub database_failures: AtomicU64,
    /// Open WebSockets.
    pub sockets: AtomicU64,
    /// Failed sign-ins.
    pub failed_sign_ins: AtomicU64,
    /// Requests in progress.
    pub requests_in_flight: AtomicU64,
    /// Total response time, in microseconds.
    pub request_micros: AtomicU64,
    /// Responses by status class: 1xx … 5xx.
    pub answers: [AtomicU64; 5],
}

impl Metrics {
    /// Counts a completed request.
    pub fn record_response(&self, status: u16, micros: u64) {
        if let Some(count) = self.answers.get(usize::from(status / 100).saturating_sub(1)) {
            count.fetch_add(1, Ordering::Relaxed);
        }
        self.request_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Renders the metrics in Prometheus format.
    #[must_use]
    pub fn prometheus(&self) -> String {
        let mut text = String::new();
        let mut row = |name: &str, kind: &str, help: &str, rows: &[(String, u64)]| {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
            for (labels, value) in rows {
                let _ = writeln!(text, "{name}{labels} {value}");
            }
        };
        let get = |count: &AtomicU64| vec![(String::new(), count.load(Ordering::Relaxed))];
        let answers: Vec<_> = (1..)
            .zip(&self.answers)
            .map(|(hundred, count)| (format!("{{status=\"{hundred}xx\"}}"), count.load(Ordering::Relaxed)))
            .collect();
        row("loanroom_http_answers_total", "counter", "Responses by status class.", &answers);
        row(
            "loanroom_http_request_microseconds_total",
            "counter",
            "Total response time.",
            &get(&self.request_micros),
        );
        row(
            "loanroom_http_requests_in_flight",
            "gauge",
            "Requests in progress.",
            &get(&self.requests_in_flight),
        );
        row(
            "loanroom_database_statements_total",
            "counter",
            "Statements sent to the database.",
            &get(&self.database_statements),
        );
        row(
            "loanroom_database_failures_total",
            "counter",
            "Failed statements.",
            &get(&self.database_failures),
        );
        row("loanroom_sockets", "gauge", "Open WebSockets.", &get(&self.sockets));
        row("loanroom_failed_sign_ins_total", "counter", "Failed sign-ins.", &get(&self.failed_sign_ins));
        text
    }
}
