//! Files that are previewed and then imported.

use reqwest::Method;
use serde_json::Value;

use super::{Browser, Reply};

/// Sends a file to a call.
pub async fn send_file(browser: &Browser, path: &str, file: impl Into<Vec<u8>>) -> Reply {
    browser.send(browser.request(Method::POST, path).body(file.into())).await
}

/// The call at `base` that imports the previewed file.
pub fn import_path(base: &str, seen: &Value, key: &str) -> String {
    let columns = seen["columns"].as_array().unwrap().iter();
    let columns: Vec<&str> = columns.map(|column| column["column"].as_str().unwrap_or_default()).collect();
    let seen = seen["seen"].as_str().unwrap();
    let mark = if base.contains('?') { '&' } else { '?' };
    format!("{base}{mark}columns={}&seen={seen}&idempotencyKey={key}", columns.join(","))
}

/// The last line of an import's response.
pub fn last_line(reply: &Reply) -> Value {
    serde_json::from_str(reply.text().lines().last().expect("a line")).unwrap()
}

/// The numbers of new, changed, unchanged and skipped rows.
pub fn tallies(seen: &Value) -> Vec<u64> {
    seen["tallies"].as_array().unwrap().iter().map(|tally| tally["rows"].as_u64().unwrap()).collect()
}

/// The results of the rows, as text.
pub fn verdicts(seen: &Value) -> Vec<(u64, &str, String)> {
    let rows = seen["rows"].as_array().unwrap().iter();
    let words = |row: &Value| {
        let words = row["words"].as_array().unwrap().iter();
        words.map(|word| word.as_str().unwrap().to_owned()).collect::<Vec<_>>().join(". ")
    };
    rows.map(|row| (row["row"].as_u64().unwrap(), row["verdict"].as_str().unwrap(), words(row))).collect()
}
