//! `loanroom scan-documents`: queues existing documents for a virus check by the running server.

use crate::{
    db,
    environment::{Config, Metrics},
    features::documents,
};

/// The output of `loanroom scan-documents --help`.
pub const HELP: &str = "\
loanroom scan-documents

Checks all documents for viruses that were uploaded before CLAMD_URL was set. Run it with the server's settings: the running
server does the work in the background, after new documents. Documents stay available unless malware is found in them.
Running it again is safe.
";

/// Queues the documents. Returns the final message.
///
/// # Errors
/// The message if none were queued.
pub async fn run(config: &Config) -> Result<String, String> {
    if config.scanner.is_none() {
        return Err("No virus scanner is configured. Set CLAMD_URL and restart the server first.".to_owned());
    }
    let db = db::connect(config, &Metrics::default().into()).await;
    let db = db.map_err(|error| format!("Can't open the database: {error}. Check DATABASE_URL."))?;
    let count = documents::queue_all(&db).await.map_err(|error| format!("The database failed: {error}."))?;
    Ok(format!("{count} documents are queued for a virus check. The running server checks them one by one."))
}
