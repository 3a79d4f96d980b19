//! Notices about requests, derived from their history.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder as _, QuerySelect,
};
use serde_json::Value;
use shared_rules::{
    needs_list::history::HistoryKind,
    notices::{
        kind::NoticeKind,
        recipients::{NoticeOccasion, NoticeRecipient, notice_recipients},
    },
    text::history as text,
};
use uuid::Uuid;

use super::{
    concerned::NoticeAudience,
    writing::{NewNotice, save_notices},
};
use crate::entity::{EnumColumn, notice};

/// A history entry of a request.
pub(crate) struct RequestEvent {
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: HistoryKind,
    pub detail: Value,
    pub at: DateTime<Utc>,
    /// The person whose claim that it doesn't apply was pending.
    pub excused_by: Option<Uuid>,
}

/// Writes the notices of these events and deletes those of events that were undone. Returns the people whose notices
/// changed.
///
/// # Errors
/// If the write fails.
pub(crate) async fn update_request_notices(
    tx: &impl ConnectionTrait,
    happened: Vec<RequestEvent>,
) -> Result<BTreeSet<Uuid>, DbErr> {
    let mut people = BTreeSet::new();
    for back in happened.iter().filter_map(RequestEvent::taken_back) {
        people.extend(delete_latest(tx, back).await?);
    }
    let news: Vec<(NoticeKind, RequestEvent)> =
        happened.into_iter().filter_map(|one| Some((one.noticed_as()?, one))).collect();
    if news.is_empty() {
        return Ok(people);
    }
    // Each once: several hundred documents that were added together are as many events, each with all of them.
    let requests: BTreeSet<Uuid> = news.iter().map(|(_, one)| one.element_id).collect();
    let judged: BTreeSet<Uuid> = news.iter().flat_map(|(_, one)| one.judged()).collect();
    let (requests, judged) = (Vec::from_iter(requests), Vec::from_iter(judged));
    let talk: Vec<Uuid> = news
        .iter()
        .filter(|(kind, _)| *kind == NoticeKind::Commented)
        .map(|(_, one)| one.element_id)
        .collect();
    let concerned = NoticeAudience::of(tx, &requests, &judged, &talk).await?;
    let new: Vec<NewNotice> =
        news.iter().flat_map(|(kind, one)| notices_of_event(&concerned, *kind, one)).collect();
    people.extend(new.iter().map(|new| new.recipient_id));
    save_notices(tx, new).await?;
    Ok(people)
}

fn notices_of_event(concerned: &NoticeAudience, kind: NoticeKind, one: &RequestEvent) -> Vec<NewNotice> {
    let Some(loan_id) = concerned.loans.get(&one.element_id) else { return Vec::new() };
    let kept = one.detail["visibleToBorrower"] == false;
    let told = notice_recipients(&NoticeOccasion {
        kind,
        actor_id: one.actor_id.to_string(),
        kept,
        people: concerned.people(one.element_id, &one.given(), &one.judged(), one.excused_by),
    });
    let says = matches!(one.kind, HistoryKind::Rejected | HistoryKind::NotApplicable);
    let word = |name: &str| one.detail[name].as_str().filter(|_| says).map(str::to_owned);
    let new = |recipient: &NoticeRecipient| {
        Some(NewNotice {
            recipient_id: recipient.id.parse().ok()?,
            delivery: recipient.delivery,
            loan_id: *loan_id,
            element_id: Some(one.element_id),
            actor_id: one.actor_id,
            kind,
            kept,
            reason: word("reason"),
            note: one.note_with_marks(word("note")),
            at: one.at,
        })
    };
    told.iter().filter_map(new).collect()
}

/// Notices about something that was undone.
struct UndoneNotices<'a> {
    of: &'a RequestEvent,
    kind: NoticeKind,
    /// Only for these people, if set.
    people: Option<Vec<Uuid>>,
}

impl RequestEvent {
    /// The kind of notice it becomes, if any.
    const fn noticed_as(&self) -> Option<NoticeKind> {
        notice_kind(self.kind)
    }

    /// The notices that it undoes, if any.
    fn taken_back(&self) -> Option<UndoneNotices<'_>> {
        match self.kind {
            HistoryKind::Unshared => {
                Some(UndoneNotices { of: self, kind: NoticeKind::Assigned, people: Some(self.given()) })
            }
            HistoryKind::TakenBack => {
                let what: HistoryKind = serde_json::from_value(self.detail["what"].clone()).ok()?;
                Some(UndoneNotices { of: self, kind: notice_kind(what)?, people: None })
            }
            _ => None,
        }
    }

    /// The note, with the number of marked pages of the returned document.
    fn note_with_marks(&self, note: Option<String>) -> Option<String> {
        let count = self.detail["marks"].as_u64().filter(|_| self.kind == HistoryKind::Rejected);
        let marked = match count.unwrap_or_default() {
            0 => return note,
            1 => text::TOLD_MARK.template.to_owned(),
            count => text::TOLD_MARKS.fill(&[("count", &count.to_string())]),
        };
        let note =
            note.map(|note| note.trim_end_matches(['.', ' ']).to_owned()).filter(|note| !note.is_empty());
        Some(note.map_or_else(|| marked.clone(), |note| format!("{note}. {marked}")))
    }

    /// The people it was assigned to or unassigned from.
    fn given(&self) -> Vec<Uuid> {
        parse_ids(&self.detail["userIds"], |id| id.as_str())
    }

    /// The reviewed documents.
    fn judged(&self) -> Vec<Uuid> {
        parse_ids(&self.detail["documents"], |document| document["documentId"].as_str())
    }
}

const fn notice_kind(kind: HistoryKind) -> Option<NoticeKind> {
    match kind {
        HistoryKind::Shared => Some(NoticeKind::Assigned),
        HistoryKind::Rejected => Some(NoticeKind::SentBack),
        HistoryKind::Accepted => Some(NoticeKind::Accepted),
        HistoryKind::Commented => Some(NoticeKind::Commented),
        HistoryKind::Answered | HistoryKind::NotApplicable => Some(NoticeKind::Answered),
        _ => None,
    }
}

fn parse_ids(list: &Value, id: impl Fn(&Value) -> Option<&str>) -> Vec<Uuid> {
    list.as_array().into_iter().flatten().filter_map(|each| id(each)?.parse().ok()).collect()
}

/// Deletes the latest notices of that kind about the request. Returns their recipients.
async fn delete_latest(tx: &impl ConnectionTrait, back: UndoneNotices<'_>) -> Result<Vec<Uuid>, DbErr> {
    use notice::Column;
    let mut which = Condition::all()
        .add(Column::ElementId.eq(back.of.element_id))
        .add(Column::Kind.eq(EnumColumn(back.kind)));
    which = match back.people {
        Some(people) => which.add(Column::RecipientId.is_in(people)),
        None => which.add(Column::ActorId.eq(back.of.actor_id)),
    };
    let latest =
        notice::Entity::find().filter(which.clone()).order_by_desc(Column::At).limit(1).one(tx).await?;
    let Some(latest) = latest else { return Ok(Vec::new()) };
    which = which.add(Column::At.eq(latest.at));
    let people = notice::Entity::find()
        .select_only()
        .column(Column::RecipientId)
        .filter(which.clone())
        .into_tuple()
        .all(tx)
        .await?;
    notice::Entity::delete_many().filter(which).exec(tx).await?;
    Ok(people)
}
