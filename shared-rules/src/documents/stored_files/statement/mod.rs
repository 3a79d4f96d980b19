//! The date a document refers to: the end of a statement's period, the date of a statement or a pay stub, or the as-of
//! date of a report. Only clearly labeled dates count; dates of birth and due dates don't.

mod dates;
mod tokens;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use dates::{DateRangeEnd, ended};
use tokens::{Token, tokens};

/// Counts the changes of what is found in a text: whatever was looked through by an earlier one is looked through
/// again.
pub const FINDS: i32 = 1;

/// The kind of date that a document states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DayKind {
    /// Its statement's period ends.
    StatementEnd,
    /// The period of a pay stub or report ends.
    PeriodEnd,
    /// The date of a statement.
    Dated,
    /// Pay day.
    PayDate,
    /// As of when it is drawn up.
    AsOf,
}

/// The day a document speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatementDay {
    /// The day.
    pub on: NaiveDate,
    /// Its label in the document.
    pub kind: DayKind,
}

/// Where a date must be relative to its label.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DateShape {
    /// A date; of a range its end.
    Any,
    /// A range or a whole month: a single date would be its beginning.
    Range,
}

use DateShape::{Any, Range};
use DayKind::{AsOf, Dated, PayDate, PeriodEnd, StatementEnd};

/// The longer of two labels with the same beginning comes first.
const NAMES: [(&[&str], DayKind, DateShape); 30] = [
    (&["statement", "period"], StatementEnd, Range),
    (&["statement", "cycle"], StatementEnd, Range),
    (&["statement", "dates"], StatementEnd, Range),
    (&["statement", "end", "date"], StatementEnd, Any),
    (&["statement", "ending"], StatementEnd, Any),
    (&["statement", "closing", "date"], StatementEnd, Any),
    (&["statement", "date"], Dated, Any),
    (&["statement", "for"], StatementEnd, Range),
    (&["date", "of", "statement"], Dated, Any),
    (&["closing", "date"], StatementEnd, Any),
    (&["billing", "period"], StatementEnd, Range),
    (&["billing", "cycle"], StatementEnd, Range),
    (&["pay", "period", "end"], PeriodEnd, Any),
    (&["pay", "period"], PeriodEnd, Range),
    (&["pay", "end", "date"], PeriodEnd, Any),
    (&["pay", "date"], PayDate, Any),
    (&["check", "date"], PayDate, Any),
    (&["period", "ending"], PeriodEnd, Any),
    (&["period", "ended"], PeriodEnd, Any),
    (&["period", "end"], PeriodEnd, Any),
    (&["period", "covered"], PeriodEnd, Range),
    (&["for", "the", "period"], PeriodEnd, Range),
    (&["reporting", "period"], PeriodEnd, Range),
    (&["month", "of"], PeriodEnd, Range),
    (&["month", "ending"], PeriodEnd, Any),
    (&["month", "ended"], PeriodEnd, Any),
    (&["months", "ended"], PeriodEnd, Any),
    (&["quarter", "ended"], PeriodEnd, Any),
    (&["as", "of"], AsOf, Any),
    (&["as", "at"], AsOf, Any),
];

/// In front of a name they make it another's.
const ANOTHER: [&str; 16] = [
    "next",
    "previous",
    "prior",
    "last",
    "future",
    "upcoming",
    "loan",
    "estimated",
    "anticipated",
    "scheduled",
    "rate",
    "rates",
    "made",
    "entered",
    "effective",
    "sworn",
];
/// Words allowed between a label and its date.
const BETWEEN: [&str; 19] = [
    "date",
    "dates",
    "from",
    "is",
    "was",
    "the",
    "on",
    "of",
    "for",
    "beginning",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "covered",
    "covering",
];
/// They say that a single date is the end.
const ENDING: [&str; 4] = ["ending", "ended", "end", "ends"];
/// Maximum number of tokens between a label and its date.
const MOST_BETWEEN: usize = 8;
/// Maximum number of tokens after a label that is a column heading.
const MOST_HEADINGS: usize = 12;

/// The latest date that a text labels as its statement's or period's end, its date or its pay date; otherwise its as-of
/// date; none if it has no label. Runs in linear time.
#[must_use]
pub fn statement_day(text: &str) -> Option<StatementDay> {
    let tokens = tokens(text);
    let has_statement = tokens.iter().any(|token| token.is_one(&["statement", "statements"]));
    let named = (0..tokens.len()).filter_map(|at| named_at(&tokens, at, has_statement));
    let (mut clear, mut as_of): (Option<StatementDay>, Option<StatementDay>) = (None, None);
    for day in named {
        let best = if day.kind == AsOf { &mut as_of } else { &mut clear };
        if best.is_none_or(|best| day.on > best.on) {
            *best = Some(day);
        }
    }
    clear.or(as_of)
}

/// The date whose label is at that token.
fn named_at(tokens: &[Token<'_>], at: usize, has_statement: bool) -> Option<StatementDay> {
    let here = tokens.get(at..)?;
    let is =
        |name: &[&str]| name.iter().zip(here).filter(|(word, token)| token.is(word)).count() == name.len();
    let (name, kind, shape) = NAMES.into_iter().find(|(name, ..)| is(name))?;
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    if before.is_some_and(|token| token.is_one(&ANOTHER)) || (name == ["closing", "date"] && !has_statement) {
        return None;
    }
    let behind = here.get(name.len()..)?;
    let begins_line = before.is_none_or(|token| *token == Token::Line);
    let on = date_beside(behind, shape)
        .or_else(|| if begins_line && kind != AsOf { date_below(behind, shape) } else { None })?;
    Some(StatementDay { on, kind })
}

fn fits(DateRangeEnd { on, ranged }: DateRangeEnd, shape: DateShape) -> Option<NaiveDate> {
    (ranged || shape == Any).then_some(on)
}

/// The date behind a name.
fn date_beside(tokens: &[Token<'_>], shape: DateShape) -> Option<NaiveDate> {
    let mut shape = shape;
    for (at, token) in tokens.iter().enumerate().take(MOST_BETWEEN) {
        match token {
            Token::Mark(':' | '.' | '-' | '–' | '—' | '|' | '#' | '*' | '(' | '=' | ',') | Token::Line => {
            }
            _ if token.is_one(&ENDING) => shape = Any,
            _ if token.is_one(&BETWEEN) => {}
            _ => return ended(tokens.get(at..)?).and_then(|ended| fits(ended, shape)),
        }
    }
    None
}

/// The date in the line below, if the label heads a column: first in its line, followed only by other labels.
fn date_below(tokens: &[Token<'_>], shape: DateShape) -> Option<NaiveDate> {
    let end = tokens.iter().take(MOST_HEADINGS).position(|token| *token == Token::Line)?;
    let (headings, rest) = tokens.split_at(end);
    if headings.iter().any(|token| matches!(token, Token::Number(_))) {
        return None;
    }
    ended(rest.get(1..)?).and_then(|ended| fits(ended, shape))
}

#[cfg(test)]
mod tests;
