//! Reads the table of authorization and compares it with the server's routes.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    call_target::Target::{self, *},
    thread_bodies,
};

/// A call on a target, and the expected response for each person.
pub struct Row {
    pub call: &'static str,
    pub target: Target,
    pub marks: Vec<char>,
}

/// The rows of the table.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    let mut call = "";
    let lines = include_str!("table.txt").lines().filter(|line| !line.trim().is_empty());
    for line in lines.filter(|line| !line.starts_with('#')) {
        if !line.starts_with(' ') {
            call = line;
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let targets: Vec<Target> = words.iter().map_while(|word| Target::named(word)).collect();
        let marks: Vec<char> = words[targets.len()..].concat().chars().collect();
        assert!(!targets.is_empty() && marks.iter().all(|mark| "oxw-?gv1".contains(*mark)), "{call}: {line}");
        rows.extend(targets.into_iter().map(|target| Row { call, target, marks: marks.clone() }));
    }
    rows
}

/// Calls outside of the OpenAPI document; pages and their forms are listed separately.
const OUTSIDE: [&str; 4] = ["GET /healthz", "GET /readyz", "GET /metrics", "GET /openapi.json"];

/// Every call of the server, from the OpenAPI document and the pages.
pub fn calls() -> BTreeSet<String> {
    let contract = serde_json::to_value(server::openapi::document()).unwrap();
    let paths = contract["paths"].as_object().unwrap();
    let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
    let of_path = |(path, item): (&String, &serde_json::Value)| {
        let taken = methods.iter().filter(|method| item.get(**method).is_some());
        taken.map(|method| format!("{} {path}", method.to_uppercase())).collect::<Vec<_>>()
    };
    let outside = OUTSIDE.map(str::to_owned).into_iter().chain(server::pages::calls());
    paths.iter().flat_map(of_path).chain(outside).collect()
}

/// The targets on which a call must be tested, by its parameters.
fn needed(call: &str) -> Vec<Target> {
    if let Some(targets) = thread_bodies::needed(call) {
        return targets;
    }
    let unseen = [Hidden, Private, Later, Inside, Shared, Theirs, Gone];
    if call.contains("{templateId}") && !call.contains("{loanId}") {
        vec![Own, Foreign, Nothing]
    } else if call.contains("{elementId}") || call == "POST /v1/documents/uploads" {
        [&[Own, Other, Foreign, Crossed, Nothing, Missing], unseen.as_slice()].concat()
    } else if call.contains("{documentId}") {
        [&[Own, Loose, Other, Foreign, Nothing], unseen.as_slice()].concat()
    } else if call.contains("{entityId}") || call.contains("{individualId}") {
        vec![Own, Other, Foreign, Crossed, Nothing, Missing]
    } else if call.starts_with("GET /v1/messages/draft/") || call == "POST /v1/messages/draft" {
        vec![Own, Other, Foreign, Missing]
    } else if call.contains("/messages/draft/") {
        vec![Own, Loose, Other, Foreign, Nothing]
    } else if call.contains("/action") {
        vec![Own, Hidden, Shared, Theirs, Gone, Other, Foreign, Nothing]
    } else if call.contains("/messagetemplate/") || call.contains("/signature/") {
        vec![Own, Loose, Nothing]
    } else if call.contains("{loanId}") {
        vec![Own, Other, Foreign, Missing]
    } else if call.contains("{uploadId}") || call.contains("{userId}") {
        vec![Own, Other, Foreign, Nothing]
    } else if call.contains('{') {
        vec![Own, Nothing]
    } else {
        vec![Own]
    }
}

/// Rows that the table lacks, and rows that are superfluous.
pub fn gaps(rows: &[Row], people: usize) -> Vec<String> {
    let calls = calls();
    let mut tried: BTreeMap<&str, Vec<Target>> = BTreeMap::new();
    let mut gaps = Vec::new();
    for row in rows {
        let of_call = tried.entry(row.call).or_default();
        if of_call.contains(&row.target) {
            gaps.push(format!("{} {:?} is there twice", row.call, row.target));
        }
        if row.marks.len() != people {
            gaps.push(format!("{} {:?} is not for {people} people", row.call, row.target));
        }
        of_call.push(row.target);
    }
    for call in &calls {
        let of_call = tried.get(call.as_str()).cloned().unwrap_or_default();
        let lacking = needed(call).into_iter().filter(|target| !of_call.contains(target));
        gaps.extend(lacking.map(|target| format!("{call} has no row for {target:?}")));
    }
    gaps.extend(
        tried.keys().filter(|call| !calls.contains(**call)).map(|call| format!("{call} is no route")),
    );
    gaps
}
