//! The lines under the bell. What one may not see any more is told no more, and what somebody did several times in a
//! row is one line.

use crate::value::ordering::gathered;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::kind::NoticeKind;
use crate::{
    needs_list::review::RejectReason,
    text::{Text, history as text},
    value::word::known,
};

/// A notice that was kept, and how things stand now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    /// Its id.
    pub id: String,
    /// What happened.
    pub kind: NoticeKind,
    /// Who did it, as far as one may know.
    pub actor_id: String,
    /// The loan.
    pub loan_id: String,
    /// The request.
    #[serde(default)]
    pub element_id: Option<String>,
    /// What that is called.
    #[serde(default)]
    pub element_name: String,
    /// Whether one may open the loan now.
    pub opens_loan: bool,
    /// Whether one lends on it now.
    #[serde(default)]
    pub lends: bool,
    /// Whether one sees the request now; true where it is about none.
    pub sees_element: bool,
    /// Whether lenders keep it among themselves.
    #[serde(default)]
    pub kept: bool,
    /// Why: the name of a [`RejectReason`], or somebody's own words.
    #[serde(default)]
    pub reason: Option<String>,
    /// What was said about it.
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
    /// Them, the newest first.
    pub notices: Vec<Notice>,
}

/// Where a line leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoticePlace {
    /// To the request.
    Request,
    /// To the loan.
    Loan,
    /// To all loans.
    Loans,
}

/// A line under the bell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeLine {
    /// The notices it stands for, the newest first.
    pub ids: Vec<String>,
    /// What was done, read after the name of who did it.
    pub words: String,
    /// Why, where somebody said so.
    pub why: Option<String>,
    /// Where it leads.
    pub leads_to: NoticePlace,
}

/// A notice is told as long as one may open its loan and sees its request, and what lenders keep or review while one
/// lends there; what one person did several times in a row is one line.
///
/// The lines, the newest first.
///
/// Rule from platform §1, §6; NEEDS-20…22.
#[must_use]
pub fn notice_lines(input: &NoticeList) -> Vec<NoticeLine> {
    let told: Vec<&Notice> = input.notices.iter().filter(|notice| is_told(notice)).collect();
    told.chunk_by(|one, next| is_same(one, next)).filter_map(line).collect()
}

/// Whether the person still hears of it.
#[must_use]
pub fn is_told(notice: &Notice) -> bool {
    let for_lenders = notice.kept
        || matches!(
            notice.kind,
            NoticeKind::Answered | NoticeKind::HandedOver | NoticeKind::Malware | NoticeKind::Damaged
        );
    notice.opens_loan && notice.sees_element && (notice.lends || !for_lenders)
}

fn is_same(one: &Notice, next: &Notice) -> bool {
    let alike = one.kind == next.kind && one.actor_id == next.actor_id && one.read == next.read;
    let said = one.reason.is_some() || next.reason.is_some() || one.note.is_some() || next.note.is_some();
    alike
        && !said
        && match one.kind {
            NoticeKind::SentBack | NoticeKind::Malware | NoticeKind::Damaged => false,
            NoticeKind::Commented => one.loan_id == next.loan_id && one.element_id == next.element_id,
            NoticeKind::HandedOver => true,
            NoticeKind::Assigned | NoticeKind::Accepted | NoticeKind::Answered | NoticeKind::Added => {
                one.loan_id == next.loan_id
            }
        }
}

fn line(same: &[&Notice]) -> Option<NoticeLine> {
    let first = same.first()?;
    let requests: BTreeSet<&str> = gathered(same.iter().filter_map(|notice| notice.element_id.as_deref()));
    let several = requests.len() > 1;
    let leads_to = match first.kind {
        NoticeKind::HandedOver if same.len() > 1 => NoticePlace::Loans,
        NoticeKind::HandedOver | NoticeKind::Added => NoticePlace::Loan,
        NoticeKind::Malware | NoticeKind::Damaged if first.element_id.is_none() => NoticePlace::Loan,
        _ if several => NoticePlace::Loan,
        _ => NoticePlace::Request,
    };
    Some(NoticeLine {
        ids: same.iter().map(|notice| notice.id.clone()).collect(),
        words: words(first, same.len(), requests.len()),
        why: why(first),
        leads_to,
    })
}

fn words(notice: &Notice, times: usize, requests: usize) -> String {
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
        NoticeKind::HandedOver => of(text::TOLD_HANDED_OVER, text::TOLD_HANDED_OVER_SEVERAL, times),
    }
}

fn why(notice: &Notice) -> Option<String> {
    let reason = notice.reason.as_deref().map(|name| match known::<RejectReason>(name) {
        Some(reason) => reason.label(),
        None => name,
    });
    let said = [reason, notice.note.as_deref()].into_iter().flatten().map(str::trim);
    let said: Vec<&str> = said.filter(|said| !said.is_empty()).collect();
    (!said.is_empty()).then(|| said.join(". "))
}
