//! The list of what an archive holds, as CSV (RFC 4180).

use chrono::{DateTime, SecondsFormat, Utc};
use shared_rules::needs_list::request_state::AnswerState;

/// One file of the archive.
pub(super) struct Line<'a> {
    /// Where it is in the archive.
    pub path: &'a str,
    /// What the document is called in the loan room.
    pub document: &'a str,
    /// The request it answers.
    pub request: &'a str,
    /// What a lender said of it.
    pub state: AnswerState,
    /// In bytes.
    pub size: i64,
    /// Of the bytes, in hexadecimal.
    pub sha256: &'a str,
    /// By name.
    pub uploaded_by: &'a str,
    /// When it was uploaded.
    pub at: DateTime<Utc>,
}

/// The manifest of these files.
pub(super) fn csv<'a>(lines: impl Iterator<Item = Line<'a>>) -> String {
    let mut text = "path,document,request,state,size,sha256,uploaded by,at\r\n".to_owned();
    for line in lines {
        let state = serde_json::to_value(line.state).unwrap_or_default();
        let cells = [
            cell(line.path),
            cell(line.document),
            cell(line.request),
            cell(state.as_str().unwrap_or_default()),
            line.size.to_string(),
            cell(line.sha256),
            cell(line.uploaded_by),
            line.at.to_rfc3339_opts(SecondsFormat::Secs, true),
        ];
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A cell that spreadsheets show as it is: quoted where needed, and never taken for a formula.
fn cell(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\r', '\n', '\'']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_typed_is_neither_a_column_nor_a_formula() {
        let line = Line {
            path: "Income/=cmd.pdf",
            document: "=HYPERLINK(\"https://evil.example\")",
            request: "Pay stubs, both",
            state: AnswerState::Accepted,
            size: 51,
            sha256: "ab",
            uploaded_by: "Lucia \"Lu\" Alvarez",
            at: "2026-11-21T09:00:00Z".parse().unwrap(),
        };
        let text = csv(std::iter::once(line));
        assert_eq!(
            text.lines().nth(1).unwrap(),
            "Income/=cmd.pdf,\"'=HYPERLINK(\"\"https://evil.example\"\")\",\"Pay stubs, both\",ACCEPTED,51,ab,\
             \"Lucia \"\"Lu\"\" Alvarez\",2026-11-21T09:00:00Z"
        );
    }
}
