//! `loanroom scan-documents`: has what is there already checked for viruses by the running server.

use crate::{
    db,
    environment::{Config, Metrics},
    features::documents,
};

/// What `loanroom scan-documents --help` says.
pub const HELP: &str = "\
loanroom scan-documents

Has all documents checked for viruses that came before CLAMD_URL was set. Run it with the settings of the server, which does
the work in the background, after whatever is new. Documents stay open until malware is found in them. Running it again
does no harm.
";

/// Puts them into the line; answers the last word.
///
/// # Errors
/// Why none was, in words.
pub async fn run(config: &Config) -> Result<String, String> {
    if config.scanner.is_none() {
        return Err("There is no virus scanner: set CLAMD_URL first, and restart the server.".to_owned());
    }
    let db = db::connect(config, &Metrics::default().into()).await;
    let db = db.map_err(|error| format!("Can't open the database: {error}. Check DATABASE_URL."))?;
    let count = documents::queue_all(&db).await.map_err(|error| format!("The database failed: {error}."))?;
    Ok(format!(
        "{count} documents wait for their virus check. The running server checks them one after the other."
    ))
}
