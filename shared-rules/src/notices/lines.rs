//! The lines of the notification list. Notices that the person may no longer see are left out, and consecutive
//! similar notices are grouped into one line.

use crate::value::ordering::collect_items;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::kind::NoticeKind;
use crate::{
    needs_list::review::RejectReason,
    text::{Text, history as text},
    value::fixed_word::parse_word,
};

/// A stored notice, with the person's current access.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    /// Its id.
    pub id: String,
    /// The kind of event.
    pub kind: NoticeKind,
    /// The user who did it, as far as visible to the person.
    pub actor_id: String,
    /// The loan.
    pub loan_id: String,
    /// The request.
    #[serde(default)]
    pub element_id: Option<String>,
    /// The request's name.
    #[serde(default)]
    pub element_name: String,
    /// Whether the person can open the loan now.
    pub opens_loan: bool,
    /// Whether the person is a lender on it now.
    #[serde(default)]
    pub lends: bool,
    /// Whether the person sees the request now; true if the notice isn't about a request.
    pub sees_element: bool,
    /// Whether it is internal to lenders.
    #[serde(default)]
    pub kept: bool,
    /// The reason: the name of a [`RejectReason`], or free text.
    #[serde(default)]
    pub reason: Option<String>,
    /// The comment, or the address that an email couldn't be delivered to.
    #[serde(default)]
    pub note: Option<String>,
    /// Whether it was read.
    #[serde(default)]
    pub read: bool,
}

/// Some notices of one person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeList {
    /// The notices, newest first.
    pub notices: Vec<Notice>,
}

/// The target of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoticePlace {
    /// The request.
    Request,
    /// The loan.
    Loan,
    /// All loans.
    Loans,
}

/// A line in the notification list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeLine {
    /// The ids of its notices, newest first.
    pub ids: Vec<String>,
    /// The text, to be read after the user's name.
    pub words: String,
    /// The reason, if one was given.
    pub why: Option<String>,
    /// The target.
    pub leads_to: NoticePlace,
}

/// A notice is shown while the person can open its loan and sees its request, and notices for lenders only while the
/// person is a lender there. Consecutive similar notices by one user are grouped into one line.
///
/// Returns the lines, newest first.
///
/// Rule from platform §1, §6; NEEDS-20…22.
#[must_use]
pub fn notice_lines(input: &NoticeList) -> Vec<NoticeLine> {
    let visible: Vec<&Notice> = input.notices.iter().filter(|notice| is_notice_visible(notice)).collect();
    visible.chunk_by(|one, next| can_group(one, next)).filter_map(build_line).collect()
}

/// Returns whether the notice is still visible to the person.
#[must_use]
pub fn is_notice_visible(notice: &Notice) -> bool {
    let for_lenders = notice.kept
        || matches!(
            notice.kind,
            NoticeKind::Answered
                | NoticeKind::HandedOver
                | NoticeKind::Malware
                | NoticeKind::Damaged
                | NoticeKind::Undelivered
        );
    notice.opens_loan && notice.sees_element && (notice.lends || !for_lenders)
}

fn can_group(one: &Notice, next: &Notice) -> bool {
    let alike = one.kind == next.kind && one.actor_id == next.actor_id && one.read == next.read;
    let said = one.reason.is_some() || next.reason.is_some() || one.note.is_some() || next.note.is_some();
    alike
        && !said
        && match one.kind {
            NoticeKind::SentBack | NoticeKind::Malware | NoticeKind::Damaged | NoticeKind::Undelivered => {
                false
            }
            NoticeKind::Commented => one.loan_id == next.loan_id && one.element_id == next.element_id,
            NoticeKind::HandedOver => true,
            NoticeKind::Assigned | NoticeKind::Accepted | NoticeKind::Answered | NoticeKind::Added => {
                one.loan_id == next.loan_id
            }
        }
}

fn build_line(same: &[&Notice]) -> Option<NoticeLine> {
    let first = same.first()?;
    let requests: BTreeSet<&str> =
        collect_items(same.iter().filter_map(|notice| notice.element_id.as_deref()));
    let several = requests.len() > 1;
    let leads_to = match first.kind {
        NoticeKind::HandedOver if same.len() > 1 => NoticePlace::Loans,
        NoticeKind::HandedOver | NoticeKind::Added | NoticeKind::Undelivered => NoticePlace::Loan,
        NoticeKind::Malware | NoticeKind::Damaged if first.element_id.is_none() => NoticePlace::Loan,
        _ if several => NoticePlace::Loan,
        _ => NoticePlace::Request,
    };
    Some(NoticeLine {
        ids: same.iter().map(|notice| notice.id.clone()).collect(),
        words: line_text(first, same.len(), requests.len()),
        why: reason_text(first),
        leads_to,
    })
}

fn line_text(notice: &Notice, times: usize, requests: usize) -> String {
    let of = |one: Text, several: Text, count: usize| {
        let words = if count > 1 { several } else { one };
        words.fill(&[("name", &notice.element_name), ("count", &count.to_string())])
    };
    let once = |words: Text| of(words, words, 1);
    match notice.kind {
        NoticeKind::Assigned => of(text::TOLD_ASSIGNED, text::TOLD_ASSIGNED_SEVERAL, requests),
        NoticeKind::SentBack => once(text::TOLD_SENT_BACK),
        NoticeKind::Accepted => of(text::TOLD_ACCEPTED, text::TOLD_ACCEPTED_SEVERAL, requests),
        NoticeKind::Commented => of(text::TOLD_COMMENTED, text::TOLD_COMMENTED_SEVERAL, times),
        NoticeKind::Answered if notice.reason.is_some() => once(text::TOLD_EXCUSED),
        NoticeKind::Answered if requests > 1 => of(text::TOLD_ANSWERED_ALL, text::TOLD_ANSWERED_ALL, times),
        NoticeKind::Answered => of(text::TOLD_ANSWERED, text::TOLD_ANSWERED_SEVERAL, times),
        NoticeKind::Added => once(text::TOLD_ADDED),
        NoticeKind::Malware => once(text::TOLD_MALWARE),
        NoticeKind::Damaged => once(text::TOLD_DAMAGED),
        NoticeKind::Undelivered => {
            let address = notice.note.as_deref().unwrap_or_default();
            text::TOLD_UNDELIVERED.fill(&[("address", address)])
        }
        NoticeKind::HandedOver => of(text::TOLD_HANDED_OVER, text::TOLD_HANDED_OVER_SEVERAL, times),
    }
}

fn reason_text(notice: &Notice) -> Option<String> {
    let reason = notice.reason.as_deref().map(|name| match parse_word::<RejectReason>(name) {
        Some(reason) => reason.label(),
        None => name,
    });
    // The line itself contains the address.
    let note = notice.note.as_deref().filter(|_| notice.kind != NoticeKind::Undelivered);
    let said = [reason, note].into_iter().flatten().map(str::trim);
    let said: Vec<&str> = said.filter(|said| !said.is_empty()).collect();
    (!said.is_empty()).then(|| said.join(". "))
}
