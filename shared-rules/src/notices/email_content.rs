//! The content of a notification email.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::lines::{Notice, NoticeLine, NoticeList, NoticePlace, notice_lines};
use crate::text::notification as text;

/// The most lines of an email. Further ones are counted.
const MOST_LINES: usize = 40;

/// Notices to email to one person in the name of one company.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmailedNotices {
    /// The notices, newest first.
    pub notices: Vec<EmailedNotice>,
}

/// A notice to email.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmailedNotice {
    /// The notice.
    pub notice: Notice,
    /// The name of the person who did it.
    pub actor_name: String,
    /// The loan's name.
    pub loan_name: String,
}

/// The content of an email.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NotificationEmailContent {
    /// The subject, in one line. It names the loan.
    pub subject: String,
    /// The loans, the one with the latest event first.
    pub loans: Vec<EmailedLoan>,
    /// The number of events that the email doesn't list, in words.
    pub more: Option<String>,
}

/// The events of a loan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmailedLoan {
    /// The loan's id.
    pub loan_id: String,
    /// The loan's name.
    pub name: String,
    /// The events, newest first.
    pub lines: Vec<EmailedLine>,
}

/// A line about one or more similar events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmailedLine {
    /// The event: the person's name and the action.
    pub words: String,
    /// The reason, if one was given.
    pub why: Option<String>,
    /// The id of the request or loan that the line's link opens.
    pub opens_id: String,
    /// The link's label.
    pub action: String,
}

/// An email lists events by loan, worded like the notifications in the app, each with a link to its request or loan. Its
/// subject names the loan and what happened, or the number of events.
///
/// Returns the content; empty without notices that the person may see.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notification_email_content(input: &EmailedNotices) -> NotificationEmailContent {
    let mut loans: Vec<EmailedLoan> = Vec::new();
    let (mut left_out, mut listed, mut actions) = (0_usize, 0_usize, 0_usize);
    for group in group_by_loan(&input.notices) {
        let notices = group.iter().map(|one| one.notice.clone()).collect();
        let lines = notice_lines(&NoticeList { notices });
        let by_id: BTreeMap<&str, &EmailedNotice> =
            group.iter().map(|one| (one.notice.id.as_str(), *one)).collect();
        let mut shown = Vec::new();
        for line in lines {
            let Some(first) = line.ids.first().and_then(|id| by_id.get(id.as_str())) else { continue };
            actions += usize::from(first.notice.kind.needs_action());
            if listed == MOST_LINES {
                left_out += 1;
                continue;
            }
            listed += 1;
            shown.push(email_line(first, line));
        }
        if let Some(first) = group.first().filter(|_| !shown.is_empty()) {
            let (loan_id, name) = (first.notice.loan_id.clone(), first.loan_name.clone());
            loans.push(EmailedLoan { loan_id, name, lines: shown });
        }
    }
    let subject = subject(&loans, listed + left_out, actions);
    NotificationEmailContent { subject, loans, more: more_words(left_out) }
}

/// Returns the notices of each loan, the loan with the newest first.
fn group_by_loan(notices: &[EmailedNotice]) -> Vec<Vec<&EmailedNotice>> {
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    let mut groups: Vec<Vec<&EmailedNotice>> = Vec::new();
    for notice in notices {
        let place = *places.entry(&notice.notice.loan_id).or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.push(notice),
            None => groups.push(vec![notice]),
        }
    }
    groups
}

fn email_line(first: &EmailedNotice, line: NoticeLine) -> EmailedLine {
    let NoticeLine { words, why, leads_to, .. } = line;
    let request = first.notice.element_id.as_ref().filter(|_| leads_to == NoticePlace::Request);
    let action = if request.is_some() { text::OPEN_REQUEST } else { text::OPEN_LOAN };
    EmailedLine {
        words: format!("{} {words}", first.actor_name),
        why,
        opens_id: request.unwrap_or(&first.notice.loan_id).clone(),
        action: action.to_string(),
    }
}

fn subject(loans: &[EmailedLoan], lines: usize, actions: usize) -> String {
    let Some((first, others)) = loans.split_first() else { return String::new() };
    let (loan, count) = (first.name.as_str(), lines.to_string());
    let subject = match (others.len(), lines) {
        (0, 1) => {
            let words = first.lines.first().map_or("", |line| line.words.as_str());
            text::SUBJECT_LINE.fill(&[("loan", loan), ("words", words)])
        }
        (0, _) if actions > 1 => {
            text::SUBJECT_ACTIONS.fill(&[("loan", loan), ("count", &actions.to_string())])
        }
        (0, _) if actions == 1 => text::SUBJECT_ACTION.fill(&[("loan", loan)]),
        (0, _) => text::SUBJECT_UPDATES.fill(&[("loan", loan), ("count", &count)]),
        (more, _) => {
            let more = match more {
                1 => text::ANOTHER_LOAN.to_string(),
                more => text::MORE_LOANS.fill(&[("count", &more.to_string())]),
            };
            let words = if actions > 0 { text::SUBJECT_LOANS_ACTION } else { text::SUBJECT_LOANS };
            words.fill(&[("loan", loan), ("more", &more)])
        }
    };
    // A subject must be a single line.
    subject.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn more_words(left_out: usize) -> Option<String> {
    match left_out {
        0 => None,
        1 => Some(text::ONE_MORE_LINE.to_string()),
        count => Some(text::MORE_LINES.fill(&[("count", &count.to_string())])),
    }
}
