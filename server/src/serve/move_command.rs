//! `loanroom move-documents`: moves all documents between stores while the server runs.

use std::collections::HashMap;

use futures_util::StreamExt as _;
use sea_orm::{
    ConnectionTrait as _, DbErr,
    sea_query::{Alias, Expr, ExprTrait as _, Query},
};

use crate::{
    db::{self, Database},
    environment::{Config, Metrics, StorageAddress, StoreSettings},
    features::documents,
    storage::{ListedObject, MoveProgress, Store, StoreMove},
};

/// The output of `loanroom move-documents --help`.
pub const HELP: &str = "\
loanroom move-documents --from URL --to URL [--leave] [--at-once N]

Moves all documents from one store to another while the server runs. URLs look like s3://bucket/prefix or file:/folder.
  1. Set DOCUMENTS_URL to the new store and DOCUMENTS_ALSO to the old one, and restart the server. New documents go to the
     new store, and existing ones are still found in the old one.
  2. Run this command with the same settings. Each document is copied, read back, verified by its SHA-256, and then removed
     from the old store. If it is interrupted, run it again: it continues with the remaining documents.
  3. When it reports that no documents are left, unset DOCUMENTS_ALSO and restart the server.

--leave       copy only, and keep the documents in the old store
--at-once N   number of documents to copy in parallel, 1 to 32 (default 4)

To change the encryption key, set DOCUMENTS_KEY to the new key and DOCUMENTS_OLD_KEY to the old one, and move to another
folder or prefix. To encrypt unencrypted documents, do the same with DOCUMENTS_KEY only.
";

/// The number of keys whose checksums are queried together.
const AT_ONCE: usize = 200;

/// The command line options.
#[derive(Debug, PartialEq, Eq)]
pub struct MoveOptions {
    from: StorageAddress,
    to: StorageAddress,
    leave: bool,
    at_once: usize,
}

/// Parses the options.
///
/// # Errors
/// The message for an invalid option.
pub fn read(mut options: impl Iterator<Item = String>) -> Result<MoveOptions, String> {
    let (mut from, mut to, mut leave, mut at_once) = (None, None, false, 4);
    while let Some(option) = options.next() {
        let mut value = || options.next().ok_or_else(|| format!("{option} needs a value.\n{HELP}"));
        let place =
            |text: String| StorageAddress::read(&text).map_err(|wrong| format!("{option} {wrong}.\n{HELP}"));
        match option.as_str() {
            "--from" => from = Some(place(value()?)?),
            "--to" => to = Some(place(value()?)?),
            "--leave" => leave = true,
            "--at-once" => {
                let number = value()?.parse().ok().filter(|number| (1..=32).contains(number));
                at_once = number.ok_or_else(|| format!("--at-once must be from 1 to 32.\n{HELP}"))?;
            }
            other => return Err(format!("Unknown option \"{other}\".\n{HELP}")),
        }
    }
    match (from, to) {
        (Some(from), Some(to)) if from != to => Ok(MoveOptions { from, to, leave, at_once }),
        (Some(_), Some(_)) => Err(format!("--from and --to are the same store.\n{HELP}")),
        _ => Err(format!("move-documents needs --from and --to.\n{HELP}")),
    }
}

/// Moves the documents and reports progress with `say`. Returns the final message.
///
/// # Errors
/// The message if nothing was moved, or if some documents failed.
pub async fn run(config: &Config, asked: MoveOptions, say: impl Fn(&str)) -> Result<String, String> {
    require_destination_configured(config, &asked)?;
    let open = |place: StorageAddress| {
        let shown = place.to_string();
        let settings = StoreSettings { place: Some(place), also: None, ..config.documents.clone() };
        Store::of(&settings, &config.data).map_err(|error| format!("Can't use {shown}: {error}."))
    };
    let (from, to) = (open(asked.from)?, open(asked.to)?);
    let db = db::connect(config, &Metrics::default().into()).await;
    let db = db.map_err(|error| format!("Can't open the database: {error}. Check DATABASE_URL."))?;
    let moving = StoreMove { from, to, leave: asked.leave, at_once: asked.at_once };
    let broken = |error: std::io::Error| format!("Can't list the documents: {error}. Run it again later.");
    let (mut count, mut bytes, mut all) = (0_u64, 0_u64, moving.list_objects());
    while let Some(found) = all.next().await {
        count += 1;
        bytes += found.map_err(broken)?.size;
    }
    say(&format!("{count} documents, {}, in {}.", megabytes(bytes), moving.from.address()));
    let (mut far, mut pages) = (MoveProgress::default(), moving.list_objects().chunks(AT_ONCE));
    while let Some(page) = pages.next().await {
        let page = page.into_iter().collect::<std::io::Result<Vec<_>>>().map_err(broken)?;
        let known = checksums(&db, &page).await.map_err(|error| format!("The database failed: {error}."))?;
        moving.move_page(page, &known, &mut far).await;
        let done = far.copied + far.there + far.gone + far.failed;
        say(&format!("{done} of {count}: {} copied.", megabytes(far.bytes)));
    }
    final_message(&moving, far)
}

fn final_message(moving: &StoreMove, far: MoveProgress) -> Result<String, String> {
    let MoveProgress { copied, there, gone, failed, bytes } = far;
    let total = format!(
        "{copied} copied and verified ({}), {there} already there, {gone} deleted meanwhile, {failed} failed.",
        megabytes(bytes)
    );
    let from = moving.from.address();
    if failed > 0 {
        return Err(format!(
            "{total}\nFailed documents are still in {from}; see the log for the reasons. Run it again."
        ));
    }
    let end = if moving.leave {
        "They were kept there, too."
    } else {
        "No documents are left there: unset DOCUMENTS_ALSO."
    };
    Ok(format!("{total}\nAll of {from} is in {}. {end}", moving.to.address()))
}

/// Requires that the server knows the new store; otherwise it would miss documents removed from the old one.
fn require_destination_configured(config: &Config, asked: &MoveOptions) -> Result<(), String> {
    let place = config.documents.place.clone().unwrap_or_else(|| StorageAddress::in_data(&config.data));
    if asked.leave || place.to_string() == asked.to.to_string() {
        return Ok(());
    }
    Err(format!(
        "The settings here keep documents in {place}, so a server with them wouldn't find what is moved to {}. First set \
         DOCUMENTS_URL to the new place and DOCUMENTS_ALSO to the old one, and restart the server; or copy only, with --leave.",
        asked.to
    ))
}

/// Returns the SHA-256 that the database has for these objects.
async fn checksums(db: &Database, page: &[ListedObject]) -> Result<HashMap<String, String>, DbErr> {
    let mut known = HashMap::new();
    for table in documents::CHECKED.iter().filter(|_| !page.is_empty()) {
        let (key, checksum) = (Alias::new("storage_key"), Alias::new("checksum"));
        let query = Query::select()
            .columns([key.clone(), checksum.clone()])
            .from(Alias::new(*table))
            .and_where(Expr::col(key).is_in(page.iter().map(|found| found.key.clone())))
            .and_where(Expr::col(checksum).is_not_null())
            .to_owned();
        for row in db.read().query_all(&query).await? {
            known.insert(row.try_get("", "storage_key")?, row.try_get("", "checksum")?);
        }
    }
    Ok(known)
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(options: &[&str]) -> Result<MoveOptions, String> {
        read(options.iter().map(|option| (*option).to_owned()))
    }

    #[test]
    fn requires_two_different_stores() {
        let read =
            asked(&["--from", "file:/old", "--to", "s3://new/here", "--leave", "--at-once", "8"]).unwrap();
        assert_eq!((read.to.to_string().as_str(), read.leave, read.at_once), ("s3://new/here", true, 8));
        for wrong in [
            &["--from", "file:/old"][..],
            &["--from", "file:/old", "--to"],
            &["--from", "file:/old", "--to", "file:/old"],
            &["--from", "file:/old", "--to", "ftp://new"],
            &["--from", "file:/old", "--to", "s3://new", "--at-once", "0"],
            &["--form", "file:/old"],
        ] {
            assert!(asked(wrong).is_err(), "{wrong:?}");
        }
    }
}
