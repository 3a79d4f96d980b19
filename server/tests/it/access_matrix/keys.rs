//! Every POST with an idempotency key, sent twice in parallel: it is executed once, its response is repeated, and the
//! key is bound to its request and user.

use std::collections::BTreeMap;

use reqwest::{Method, RequestBuilder};
use sea_orm::{ConnectionTrait as _, DbBackend, EntityTrait as _, Statement};
use serde_json::json;
use server::entity::idempotency_key;

use super::{
    PEOPLE,
    call_target::{self, Target::Own},
    matrix_users::Cast,
    path, table, target_rows, with_body,
};
use crate::support::{Browser, Reply};

/// Tables whose row counts don't show how often a request was executed: bookkeeping, emails that are sent in the
/// meantime, and the verification of stored files.
const UNCOUNTED: [&str; 8] = [
    "idempotency_key",
    "session",
    "topic",
    "mail",
    "mail_words",
    "seaql_migrations",
    "file_integrity",
    "integrity_check",
];

/// The POST calls that accept a key, each with a person who may call it on their own data.
fn calls() -> Vec<(&'static str, &'static str)> {
    let contract = serde_json::to_value(server::openapi::document()).unwrap();
    let takes_key = |call: &str| {
        let Some(path) = call.strip_prefix("POST ") else { return false };
        let parameters =
            contract["paths"][path]["post"]["parameters"].as_array().cloned().unwrap_or_default();
        parameters.iter().any(|parameter| parameter["name"] == "Idempotency-Key")
    };
    let rows = table::rows();
    let own = rows.iter().filter(|row| row.target == Own && takes_key(row.call));
    let may = own.filter_map(|row| {
        let person = PEOPLE.into_iter().zip(&row.marks).skip(2).find(|(_, mark)| **mark == 'o');
        person.map(|(person, _)| (row.call, person))
    });
    may.collect()
}

/// The number of rows of each table.
async fn counts(cast: &Cast) -> BTreeMap<String, i64> {
    let db = cast.app.state.db.read();
    let backend = db.get_database_backend();
    let tables = match backend {
        DbBackend::Sqlite => {
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        }
        _ => "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    };
    let names = db.query_all_raw(Statement::from_string(backend, tables)).await.unwrap();
    let names: Vec<String> = names.iter().map(|row| row.try_get("", "name").unwrap()).collect();
    let names = names.iter().filter(|name| !UNCOUNTED.contains(&name.as_str()));
    let sql: Vec<String> =
        names.map(|name| format!("SELECT '{name}' AS name, COUNT(*) AS many FROM \"{name}\"")).collect();
    let rows = db.query_all_raw(Statement::from_string(backend, sql.join(" UNION ALL "))).await.unwrap();
    rows.iter().map(|row| (row.try_get("", "name").unwrap(), row.try_get("", "many").unwrap())).collect()
}

/// The tables whose number of rows changed, with the difference.
fn difference(before: &BTreeMap<String, i64>, after: &BTreeMap<String, i64>) -> BTreeMap<String, i64> {
    let changed = after.iter().map(|(name, many)| (name.clone(), many - before[name]));
    changed.filter(|(_, by)| *by != 0).collect()
}

/// The request on a new stage, ready to be sent.
async fn ready(cast: &Cast, call: &'static str, person: &'static str, browser: &Browser) -> RequestBuilder {
    call_target::clear(cast).await;
    target_rows::fill_store(cast).await;
    let stage = call_target::set(cast, call, Own, person).await;
    let request = browser.request(Method::POST, &path(call, "/v1", &stage));
    with_body(call, request, cast, &stage, person)
}

fn is_running(reply: &Reply) -> bool {
    reply.status == 409 && reply.code() == "still-running"
}

/// Returns the response of the executed call; the other one may only report that it is still running.
fn carried_out<'a>(one: &'a Reply, two: &'a Reply) -> Result<&'a Reply, String> {
    let done = [one, two].into_iter().find(|reply| reply.status < 300);
    let done = done.ok_or_else(|| format!("twice it answers {} {}", one.text(), two.text()))?;
    match [one, two].into_iter().find(|reply| reply.status >= 300 && !is_running(reply)) {
        Some(odd) => Err(format!("the second answers {} {}", odd.status, odd.text())),
        None => Ok(done),
    }
}

async fn try_call(cast: &Cast, call: &'static str, person: &'static str) -> Result<bool, String> {
    let (browser, other) = (cast.browser(person).await, cast.browser("second borrower").await);
    // Data that is created once for all calls exists after this.
    browser.send(ready(cast, call, person, &browser).await).await;
    let request = ready(cast, call, person, &browser).await;
    let before = counts(cast).await;
    let alone = browser.send(request).await;
    if alone.status >= 300 {
        return Err(format!("alone it answers {} {}", alone.status, alone.text()));
    }
    let once = difference(&before, &counts(cast).await);

    let key = uuid::Uuid::now_v7().to_string();
    let request = ready(cast, call, person, &browser).await.header("idempotency-key", &key);
    let again = || request.try_clone().unwrap();
    let before = counts(cast).await;
    let (one, two) = tokio::join!(browser.send(again()), browser.send(again()));
    let done = carried_out(&one, &two)?;
    let rows = idempotency_key::Entity::find().all(cast.app.state.db.read()).await.unwrap();
    let is_kept = rows.iter().any(|row| row.idempotency_key == key);
    let replayed = browser.send(again()).await;
    let twice = difference(&before, &counts(cast).await);
    if twice != once {
        return Err(format!("once it changes {once:?}, twice in parallel {twice:?}"));
    }
    match (is_kept, once.is_empty()) {
        (false, true) => return Ok(false),
        (false, false) => return Err(format!("it changes {once:?} and keeps no key")),
        (true, _) => {}
    }
    if (replayed.status, &replayed.bytes) != (done.status, &done.bytes) {
        return Err(format!("it repeats {} {}", replayed.status, replayed.text()));
    }
    is_nobody_elses(&browser, &other, again).await.map(|()| true)
}

/// The key is refused for another request, and reveals nothing to another user.
async fn is_nobody_elses(
    browser: &Browser,
    other: &Browser,
    again: impl Fn() -> RequestBuilder,
) -> Result<(), String> {
    let another = browser.send(again().json(&json!({ "another": true }))).await;
    if (another.status, another.code().as_str()) != (422, "key-reused") {
        return Err(format!("another body answers {} {}", another.status, another.text()));
    }
    let mut theirs = again().build().unwrap();
    theirs.headers_mut().insert("cookie", other.cookie.as_deref().unwrap().parse().unwrap());
    let theirs = reqwest::Client::new().execute(theirs).await.unwrap();
    if theirs.headers().contains_key("idempotency-replayed") {
        return Err("another person is shown the answer".to_owned());
    }
    Ok(())
}

#[tokio::test]
async fn executes_every_post_once_per_idempotency_key() {
    let cast = Cast::assemble().await;
    let (calls, mut kept, mut wrong) = (calls(), Vec::new(), Vec::new());
    assert!(calls.len() > 40, "{calls:?}");
    for (call, person) in calls {
        match try_call(&cast, call, person).await {
            Ok(true) => kept.push(call),
            Ok(false) => {}
            Err(why) => wrong.push(format!("{call} as {person}: {why}")),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(kept.len() > 35, "{kept:?}");
}
