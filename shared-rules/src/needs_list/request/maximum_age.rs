//! The maximum age of a statement according to its request's text, and the note for lenders on one that was older when
//! it was uploaded. If the text is ambiguous, there is no note.

use chrono::NaiveDate;

use crate::documents::stored_files::statement::{DayKind, StatementDay};
use crate::value::calendar_date::format_date;

/// The parts of a request that say what it asks for.
#[derive(Clone, Copy, Debug)]
pub struct RequestWording<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its description.
    pub description: Option<&'a str>,
    /// The greatest age, where that is set.
    pub freshness_days: Option<i32>,
}

/// How many characters of a request's text are examined.
const MOST_WORDS: usize = 400;
/// Grace period in days where a span is asked for: statements are issued some days after their end.
const GRACE: i64 = 15;
/// The age of the most recent statement, and of a quarterly one.
const RECENT: i64 = 75;
const RECENT_QUARTER: i64 = 107;
/// A longer age was misread, or means something else.
const MOST_AGE: i64 = 3_660;

const RECENTLY: [&str; 8] = ["last", "past", "recent", "latest", "previous", "preceding", "prior", "current"];
const STATEMENTS: [&str; 8] =
    ["statement", "statements", "stub", "stubs", "paystub", "paystubs", "paycheck", "paychecks"];
const QUARTERLY: [&str; 6] = ["quarter", "quarterly", "brokerage", "retirement", "investment", "401"];
/// Requests by calendar year say nothing about an age in days.
const YEARLY: [&str; 8] = ["tax", "return", "returns", "annual", "year", "years", "w", "1099"];
/// Words allowed between a number and its unit.
const KINDS: [&str; 6] = ["full", "complete", "consecutive", "calendar", "entire", "whole"];
const NUMBERS: [(&str, i64); 15] = [
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirty", 30),
    ("sixty", 60),
    ("ninety", 90),
];

/// The maximum age, and how it is worded.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MaximumAge {
    days: i64,
    words: String,
}

/// The note for lenders on a statement that was older than requested when it was uploaded; none if it wasn't, or if the
/// text is ambiguous.
#[must_use]
pub fn stale_words(statement: StatementDay, came: NaiveDate, asked: &RequestWording<'_>) -> Option<String> {
    let age = came.signed_duration_since(statement.on).num_days();
    let allowed = allowed(asked)?;
    if age <= allowed.days || age > MOST_AGE {
        return None;
    }
    let day = format_date(statement.on);
    let what = match statement.kind {
        DayKind::StatementEnd => format!("Statement ends {day}"),
        DayKind::PeriodEnd => format!("Period ends {day}"),
        DayKind::Dated => format!("Statement dated {day}"),
        DayKind::PayDate => format!("Pay date {day}"),
        DayKind::AsOf => format!("As of {day}"),
    };
    Some(format!("{what}: {age} days before it was uploaded. {}", allowed.words))
}

/// The greatest age, as it is set and as the words have it; the more generous counts.
fn allowed(asked: &RequestWording<'_>) -> Option<MaximumAge> {
    let written = [Some(asked.name), asked.description].into_iter().flatten();
    let said = written.filter_map(in_words).max_by_key(|allowed| allowed.days);
    let Some(days) = asked.freshness_days.map(i64::from).filter(|days| *days > 0) else { return said };
    let most = said.map_or(days, |said| said.days.max(days));
    Some(MaximumAge { days: most, words: format!("It must be dated within {}.", counted(days, "day")) })
}

fn counted(count: i64, unit: &str) -> String {
    if count == 1 { format!("1 {unit}") } else { format!("{count} {unit}s") }
}

/// Returns what a text asks for. A text that names a year means a certain statement.
fn in_words(text: &str) -> Option<MaximumAge> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .take(MOST_WORDS)
        .collect();
    if words.iter().any(|word| word.parse().is_ok_and(|year: u32| (1990..=2099).contains(&year))) {
        return None;
    }
    let spans = (0..words.len()).filter_map(|at| span_at(&words, at));
    spans.max_by_key(|allowed| allowed.days).or_else(|| recent(&words))
}

/// The span written with this unit: “last 2 months”, “not older than sixty days”.
fn span_at(words: &[&str], at: usize) -> Option<MaximumAge> {
    let (unit, days) = match *words.get(at)? {
        "day" | "days" => ("day", 1),
        "week" | "weeks" => ("week", 7),
        "month" | "months" => ("month", 31),
        "quarter" | "quarters" => ("quarter", 92),
        _ => return None,
    };
    let before = words.get(..at)?;
    let before =
        before.split_last().filter(|(word, _)| KINDS.contains(word)).map_or(before, |(_, rest)| rest);
    let (count, mut before) = match before.split_last() {
        Some((word, rest)) if number(word).is_some() => (number(word)?, rest),
        _ => (1, before),
    };
    let told = number(words.get(at.checked_sub(1)?)?).is_some() || count > 1;
    // “two (2) months”
    if let Some((word, rest)) = before.split_last()
        && told
        && number(word) == Some(count)
    {
        before = rest;
    }
    let days = count.saturating_mul(days);
    let ends = |phrase: &[&str]| before.ends_with(phrase);
    let old = words.get(at.saturating_add(1)) == Some(&"old");
    let bound = old
        || ends(&["older", "than"])
        || [["dated", "within"], ["issued", "within"], ["prepared", "within"]]
            .iter()
            .any(|phrase| ends(phrase));
    if told && bound {
        let words = format!("It must be dated within {}.", counted(count, unit));
        return Some(MaximumAge { days, words });
    }
    let recently = before.last().is_some_and(|word| RECENTLY.contains(word));
    let bare = told && unit != "week" && words.iter().any(|word| STATEMENTS.contains(word));
    (recently && (told || unit == "quarter" || unit == "month") || bare).then(|| {
        let span = if count == 1 { unit.to_owned() } else { counted(count, unit) };
        MaximumAge {
            days: days.saturating_add(GRACE),
            words: format!("The request asks for the last {span}."),
        }
    })
}

/// “Most recent paystub”, “current mortgage statement”.
fn recent(words: &[&str]) -> Option<MaximumAge> {
    let has = |set: &[&str]| words.iter().any(|word| set.contains(word));
    if has(&YEARLY) {
        return None;
    }
    let near = |at: usize| {
        let around =
            words.get(at.saturating_sub(3)..at.saturating_add(4).min(words.len())).unwrap_or_default();
        around.iter().any(|word| ["recent", "latest", "current"].contains(word))
    };
    let asked = words.iter().enumerate().any(|(at, word)| STATEMENTS.contains(word) && near(at));
    let several = words.iter().filter_map(|word| number(word)).max().unwrap_or(1).min(24);
    let days = if has(&QUARTERLY) { RECENT_QUARTER } else { RECENT };
    let days = days.max(several.saturating_mul(31).saturating_add(GRACE));
    asked.then(|| MaximumAge { days, words: "The request asks for a recent one.".to_owned() })
}

fn number(word: &str) -> Option<i64> {
    let spelled = NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, number)| *number);
    spelled.or_else(|| word.parse().ok().filter(|number| (1..=999).contains(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(name: &str) -> Option<i64> {
        allowed(&RequestWording { name, description: None, freshness_days: None }).map(|allowed| allowed.days)
    }

    #[test]
    fn derives_maximum_age_from_request_text() {
        for (name, expected) in [
            ("Last 2 months of bank statements", Some(77)),
            ("Last two (2) full months of bank statements", Some(77)),
            ("Most recent 60 days", Some(75)),
            ("Paystubs covering the last 30 days", Some(45)),
            ("Pay stubs, most recent 30 days with YTD", Some(45)),
            ("Checking and savings statements, two months, all pages", Some(77)),
            ("Brokerage / retirement statements, latest quarter", Some(107)),
            ("Mortgage statement or landlord contact, 24 months", Some(759)),
            ("Statement not older than 60 days", Some(60)),
            ("Certificate dated within 30 days", Some(30)),
            ("Rent roll, less than 30 days old", Some(30)),
            ("Most recent paystub", Some(75)),
            ("Current mortgage statement", Some(75)),
            ("Most recent brokerage statement", Some(107)),
            ("Three most recent bank statements", Some(108)),
            ("2024 and 2025 tax returns", None),
            ("Bank statements, March 2026", None),
            ("Personal tax returns with K-1s, three years", None),
            ("W-2 forms, last two years", None),
            ("Most recent annual statement", None),
            ("Current leases on rental property", None),
            ("Please upload within 5 days", None),
            ("Explanation of large deposits (over $1,000)", None),
            ("Operating statements, three full years", None),
            ("Government photo ID", None),
            ("", None),
        ] {
            assert_eq!(days(name), expected, "{name}");
        }
    }

    #[test]
    fn uses_the_more_generous_of_text_and_setting() {
        let asked =
            RequestWording { name: "Statements, two months", description: None, freshness_days: Some(60) };
        let words = "It must be dated within 60 days.".to_owned();
        assert_eq!(allowed(&asked), Some(MaximumAge { days: 77, words }));
        let asked = RequestWording {
            name: "Rent roll",
            description: Some("of the last 10 days"),
            freshness_days: Some(-3),
        };
        assert_eq!(allowed(&asked).map(|allowed| allowed.days), Some(25));
    }

    #[test]
    fn notes_only_statements_too_old_at_upload() {
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap_or_default();
        let asked = RequestWording {
            name: "Most recent 60 days of statements",
            description: None,
            freshness_days: None,
        };
        let said = |on| stale_words(StatementDay { on, kind: DayKind::StatementEnd }, day(7, 19), &asked);
        let words = "Statement ends 03-31-2026: 110 days before it was uploaded. The request asks for the last 60 days.";
        assert_eq!(said(day(3, 31)).as_deref(), Some(words));
        assert_eq!(said(day(6, 30)), None);
        // A date in the future, or generations ago, was misread.
        assert_eq!(said(day(8, 1)), None);
        assert_eq!(said(NaiveDate::from_ymd_opt(1998, 1, 1).unwrap_or_default()), None);
        let anything = RequestWording { name: "Bank statements", ..asked };
        let statement = StatementDay { on: day(1, 1), kind: DayKind::Dated };
        assert_eq!(stale_words(statement, day(7, 19), &anything), None);
    }
}
