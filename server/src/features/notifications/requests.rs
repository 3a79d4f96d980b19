//! Notices about requests, out of what goes on their record.

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
        recipients::{NoticeOccasion, notice_recipients},
    },
    text::history as text,
};
use uuid::Uuid;

use super::{
    concerned::Concerned,
    writing::{New, write},
};
use crate::entity::{Word, notice};

/// Something that went on the record of a request.
pub(crate) struct Happening {
    pub element_id: Uuid,
    pub actor_id: Uuid,
    pub kind: HistoryKind,
    pub detail: Value,
    pub at: DateTime<Utc>,
    /// Who had said that it doesn't apply.
    pub excused_by: Option<Uuid>,
}

/// Keeps the notices of what happened, and forgets those of what was taken back. Answers whose notices changed.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn of_requests(
    tx: &impl ConnectionTrait,
    happened: Vec<Happening>,
) -> Result<BTreeSet<Uuid>, DbErr> {
    let mut people = BTreeSet::new();
    for back in happened.iter().filter_map(Happening::taken_back) {
        people.extend(forget(tx, back).await?);
    }
    let news: Vec<(NoticeKind, Happening)> =
        happened.into_iter().filter_map(|one| Some((one.noticed_as()?, one))).collect();
    if news.is_empty() {
        return Ok(people);
    }
    let requests: Vec<Uuid> = news.iter().map(|(_, one)| one.element_id).collect();
    let judged: Vec<Uuid> = news.iter().flat_map(|(_, one)| one.judged()).collect();
    let talk: Vec<Uuid> = news
        .iter()
        .filter(|(kind, _)| *kind == NoticeKind::Commented)
        .map(|(_, one)| one.element_id)
        .collect();
    let concerned = Concerned::of(tx, &requests, &judged, &talk).await?;
    let new: Vec<New> = news.iter().flat_map(|(kind, one)| notices(&concerned, *kind, one)).collect();
    people.extend(new.iter().map(|new| new.recipient_id));
    write(tx, new).await?;
    Ok(people)
}

fn notices(concerned: &Concerned, kind: NoticeKind, one: &Happening) -> Vec<New> {
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
    let new = |recipient_id: Uuid| New {
        recipient_id,
        loan_id: *loan_id,
        element_id: Some(one.element_id),
        actor_id: one.actor_id,
        kind,
        kept,
        reason: word("reason"),
        note: one.note_with_marks(word("note")),
        at: one.at,
    };
    told.iter().filter_map(|id| id.parse().ok()).map(new).collect()
}

/// Notices of something that isn't so any more.
struct TakenBack<'a> {
    of: &'a Happening,
    kind: NoticeKind,
    /// Of these people alone.
    people: Option<Vec<Uuid>>,
}

impl Happening {
    /// What it is to those whom it concerns.
    const fn noticed_as(&self) -> Option<NoticeKind> {
        noticed_as(self.kind)
    }

    /// What it makes undone.
    fn taken_back(&self) -> Option<TakenBack<'_>> {
        match self.kind {
            HistoryKind::Unshared => {
                Some(TakenBack { of: self, kind: NoticeKind::Assigned, people: Some(self.given()) })
            }
            HistoryKind::TakenBack => {
                let what: HistoryKind = serde_json::from_value(self.detail["what"].clone()).ok()?;
                Some(TakenBack { of: self, kind: noticed_as(what)?, people: None })
            }
            _ => None,
        }
    }

    /// The note, with how many places are marked on the pages that come back.
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

    /// To whom it was given, or from whom it was taken.
    fn given(&self) -> Vec<Uuid> {
        ids(&self.detail["userIds"], |id| id.as_str())
    }

    /// The documents that were judged.
    fn judged(&self) -> Vec<Uuid> {
        ids(&self.detail["documents"], |document| document["documentId"].as_str())
    }
}

const fn noticed_as(kind: HistoryKind) -> Option<NoticeKind> {
    match kind {
        HistoryKind::Shared => Some(NoticeKind::Assigned),
        HistoryKind::Rejected => Some(NoticeKind::SentBack),
        HistoryKind::Accepted => Some(NoticeKind::Accepted),
        HistoryKind::Commented => Some(NoticeKind::Commented),
        HistoryKind::Answered | HistoryKind::NotApplicable => Some(NoticeKind::Answered),
        _ => None,
    }
}

fn ids(list: &Value, id: impl Fn(&Value) -> Option<&str>) -> Vec<Uuid> {
    list.as_array().into_iter().flatten().filter_map(|each| id(each)?.parse().ok()).collect()
}

/// Forgets the latest notices of that kind about the request; answers whose they were.
async fn forget(tx: &impl ConnectionTrait, back: TakenBack<'_>) -> Result<Vec<Uuid>, DbErr> {
    use notice::Column;
    let mut which =
        Condition::all().add(Column::ElementId.eq(back.of.element_id)).add(Column::Kind.eq(Word(back.kind)));
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
