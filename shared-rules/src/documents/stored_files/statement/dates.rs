//! Dates as people and banks write them, and the end of a date range. Dates with slashes are read in the American order
//! unless that isn't a valid date.

use chrono::NaiveDate;

use super::tokens::Token;

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];
const TO: [&str; 5] = ["to", "through", "thru", "until", "and"];
/// No range of one statement is longer.
const LONGEST_DAYS: i64 = 400;

/// A token at a position where a date may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DatePart {
    Day(NaiveDate),
    /// Two numbers and a year, in the order in which they are written.
    Numbers {
        first: u32,
        second: u32,
        year: u32,
        dotted: bool,
    },
    /// A month and its year.
    Month {
        year: u32,
        month: u32,
    },
    /// A day without a year, possibly before one with a year.
    NoYear {
        month: Option<u32>,
    },
}

impl DatePart {
    /// The day, read in the American order or in the other.
    fn day(self, day_first: bool) -> Option<NaiveDate> {
        match self {
            Self::Day(day) => Some(day),
            Self::Numbers { first, second, year, dotted } => {
                let (american, other) = (date(year, first, second), date(year, second, first));
                // With dots between them, either order is usual.
                if dotted && american.is_some() && other.is_some() && first != second {
                    return None;
                }
                if day_first { other } else { american }
            }
            Self::Month { year, month } => last_of(year, month),
            Self::NoYear { .. } => None,
        }
    }
}

/// The only date, or the last of a range, if the tokens begin with one. `ranged` is whether they contain a range or a
/// whole month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DateRangeEnd {
    pub on: NaiveDate,
    pub ranged: bool,
}

/// The end of what the pieces begin with.
pub(super) fn ended(tokens: &[Token<'_>]) -> Option<DateRangeEnd> {
    let (first, used) = point(tokens)?;
    let alone = || {
        let ranged = matches!(first, DatePart::Month { .. });
        first.day(false).or_else(|| first.day(true)).map(|on| DateRangeEnd { on, ranged })
    };
    let Some(rest) = behind_separator(tokens.get(used..).unwrap_or_default()) else { return alone() };
    if let DatePart::NoYear { month: Some(month) } = first
        && let Some((on, _)) = day_and_year(rest, month)
    {
        return Some(DateRangeEnd { on, ranged: true });
    }
    let Some((second, _)) = point(rest) else { return alone() };
    let on = [false, true].into_iter().find_map(|day_first| {
        let end = second.day(day_first)?;
        match first.day(day_first) {
            None if matches!(first, DatePart::NoYear { .. }) => Some(end),
            None => None,
            Some(begin) => {
                (0..=LONGEST_DAYS).contains(&end.signed_duration_since(begin).num_days()).then_some(end)
            }
        }
    })?;
    Some(DateRangeEnd { on, ranged: true })
}

/// The part after a dash or a word that connects two dates.
fn behind_separator<'a, 'b>(tokens: &'a [Token<'b>]) -> Option<&'a [Token<'b>]> {
    let tokens = without_lines(tokens);
    let (first, rest) = tokens.split_first()?;
    let separates = matches!(first, Token::Mark('-' | '–' | '—' | '~')) || first.is_one(&TO);
    separates.then(|| without_lines(rest))
}

fn without_lines<'a, 'b>(tokens: &'a [Token<'b>]) -> &'a [Token<'b>] {
    match tokens {
        [Token::Line, rest @ ..] => rest,
        _ => tokens,
    }
}

/// The date at the start of the tokens, and the number of tokens it uses.
fn point(tokens: &[Token<'_>]) -> Option<(DatePart, usize)> {
    match tokens.first()? {
        Token::Word(word) => {
            month_first(month_of(word)?, tokens.get(1..)?).map(|(point, used)| (point, used + 1))
        }
        Token::Number(_) => numbers(tokens).or_else(|| day_first(tokens)),
        _ => None,
    }
}

/// `2026-03-31`, `03/31/2026`, `3/1`, `03/2026`.
fn numbers(tokens: &[Token<'_>]) -> Option<(DatePart, usize)> {
    let (first, mark) = (tokens.first()?, tokens.get(1)?);
    let Token::Mark(separator @ ('/' | '-' | '.')) = mark else { return None };
    let (second, again, third) = (tokens.get(2)?, tokens.get(3), tokens.get(4));
    if again == Some(mark)
        && let Some(third) = third
    {
        if let (Some(year), Some(month), Some(day)) =
            (first.digits(4, 4), second.digits(1, 2), third.digits(1, 2))
        {
            return date(year, month, day).map(|day| (DatePart::Day(day), 5));
        }
        let year = third.digits(4, 4).or_else(|| short_year(third));
        if let (Some(first), Some(second), Some(year)) = (first.digits(1, 2), second.digits(1, 2), year) {
            return Some((DatePart::Numbers { first, second, year, dotted: *separator == '.' }, 5));
        }
    }
    if *separator != '/' {
        return None;
    }
    let month = first.digits(1, 2).filter(|month| (1..=12).contains(month))?;
    match second.digits(4, 4) {
        Some(year) => Some((DatePart::Month { year, month }, 3)),
        None => second.digits(1, 2).map(|_| (DatePart::NoYear { month: None }, 3)),
    }
}

/// `31 March 2026`, `31-Mar-26`, `1st of March`, and `1` in front of `–31 March 2026`.
fn day_first(tokens: &[Token<'_>]) -> Option<(DatePart, usize)> {
    let day = tokens.first()?.digits(1, 2).filter(|day| (1..=31).contains(day))?;
    let mut used = 1;
    used += usize::from(tokens.get(used).is_some_and(|token| token.is_one(&["st", "nd", "rd", "th"])));
    used += usize::from(tokens.get(used).is_some_and(|token| token.is("of")));
    let dashed = matches!(tokens.get(used), Some(Token::Mark('-')));
    if let Some(Token::Word(word)) = tokens.get(used + usize::from(dashed))
        && let Some(month) = month_of(word)
    {
        used += 1 + usize::from(dashed);
        let mark = matches!(tokens.get(used), Some(Token::Mark(',' | '.' | '-')));
        let year = tokens.get(used + usize::from(mark));
        let short = |token| if dashed { short_year(token) } else { None };
        return match year.and_then(|token| token.digits(4, 4).or_else(|| short(token))) {
            Some(year) => {
                date(year, month, day).map(|day| (DatePart::Day(day), used + 1 + usize::from(mark)))
            }
            None => Some((DatePart::NoYear { month: None }, used)),
        };
    }
    behind_separator(tokens.get(used..)?).map(|_| (DatePart::NoYear { month: None }, used))
}

/// Behind a month: `31, 2026`, `31st 2026`, `2026`, `1`.
fn month_first(month: u32, tokens: &[Token<'_>]) -> Option<(DatePart, usize)> {
    let mark = usize::from(matches!(tokens.first(), Some(Token::Mark('.' | ',' | '-'))));
    let rest = tokens.get(mark..)?;
    if let Some(year) = rest.first().and_then(|token| token.digits(4, 4)) {
        return Some((DatePart::Month { year, month }, mark + 1));
    }
    if let Some((day, used)) = day_and_year(rest, month) {
        return Some((DatePart::Day(day), mark + used));
    }
    let day = rest.first()?.digits(1, 2).filter(|day| (1..=31).contains(day));
    day.map(|_| (DatePart::NoYear { month: Some(month) }, mark + 1))
}

/// `31, 2026` and the like, of that month.
fn day_and_year(tokens: &[Token<'_>], month: u32) -> Option<(NaiveDate, usize)> {
    let day = tokens.first()?.digits(1, 2)?;
    let mut used = 1;
    used += usize::from(tokens.get(used).is_some_and(|token| token.is_one(&["st", "nd", "rd", "th"])));
    used += usize::from(matches!(tokens.get(used), Some(Token::Mark(',' | '.' | '-'))));
    let year = tokens.get(used)?.digits(4, 4)?;
    date(year, month, day).map(|date| (date, used + 1))
}

fn month_of(word: &str) -> Option<u32> {
    let short = |month: &str| month.get(..3).is_some_and(|short| short.eq_ignore_ascii_case(word));
    let is = |month: &&str| {
        month.eq_ignore_ascii_case(word)
            || short(month)
            || (**month == *"september" && word.eq_ignore_ascii_case("sept"))
    };
    MONTHS.iter().zip(1_u32..).find(|(month, _)| is(month)).map(|(_, number)| number)
}

fn short_year(token: &Token<'_>) -> Option<u32> {
    token.digits(2, 2).filter(|year| *year < 80).map(|year| 2000 + year)
}

/// The day, if statements of that year are plausible.
fn date(year: u32, month: u32, day: u32) -> Option<NaiveDate> {
    let year = i32::try_from(year).ok().filter(|year| (1990..=2099).contains(year))?;
    NaiveDate::from_ymd_opt(year, month, day)
}

fn last_of(year: u32, month: u32) -> Option<NaiveDate> {
    (28..=31).rev().find_map(|day| date(year, month, day))
}
