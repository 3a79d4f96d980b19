//! Search in the borrower's portal: every typed word must occur in the name of the request or of one of its folders,
//! ignoring case.

use serde::{Deserialize, Serialize};

/// Maximum number of search words; further words are ignored.
pub const WORD_LIMIT: usize = 8;

/// Maximum length of a search word, in characters.
pub const WORD_LENGTH_LIMIT: usize = 50;

/// A request under the names of its folders.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NamedRequest {
    /// Its id.
    pub id: String,
    /// The names of its folders from the top, then its own.
    pub names: Vec<String>,
}

/// Requests and what to look for among them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindRequests {
    /// The search text.
    pub query: String,
    /// The requests, in the order of the needs list.
    pub requests: Vec<NamedRequest>,
}

/// A borrower finds requests by words in their names or in the names of their folders.
///
/// The ids of the requests that were meant, in their order; all of them when nothing was typed.
///
/// Rule from platform §2; ROUTE-08.
#[must_use]
pub fn find_requests(input: &FindRequests) -> Vec<String> {
    let query = input.query.to_lowercase();
    let words: Vec<String> = query
        .split_whitespace()
        .take(WORD_LIMIT)
        .map(|word| word.chars().take(WORD_LENGTH_LIMIT).collect())
        .collect();
    let meant = input.requests.iter().filter(|request| {
        let names = request.names.join("\n").to_lowercase();
        words.iter().all(|word| names.contains(word))
    });
    meant.map(|request| request.id.clone()).collect()
}
