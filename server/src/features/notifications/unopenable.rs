//! Notices that a document can't be opened because it contains malware or is damaged.

use sea_orm::DbErr;
use shared_rules::notices::{
    kind::NoticeKind,
    recipients::{NoticeOccasion, NoticePerson, NoticeRecipient, notice_recipients},
};
use uuid::Uuid;

use super::{
    concerned::{all_members, load_lead_lenders},
    writing::{NewNotice, save_notices},
};
use crate::{entity::document, realtime::Changes};

/// Notifies the loan's lenders that malware was found in a document that answers this request.
///
/// # Errors
/// If the write fails.
pub(crate) async fn notify_of_malware(
    changes: &Changes,
    document: &document::Model,
    request: Option<Uuid>,
    note: String,
) -> Result<(), DbErr> {
    let people = all_members(&**changes, document.loan_id).await?;
    let actor_id = document.uploaded_by.to_string();
    let kind = NoticeKind::Malware;
    let told = notice_recipients(&NoticeOccasion { kind, actor_id, kept: true, people });
    notify_lenders(changes, &told, (document, request), (kind, note)).await
}

/// Notifies the loan's lenders, and their company's lead lenders, that a document that answers this request is damaged.
///
/// # Errors
/// If the write fails.
pub(crate) async fn notify_of_damage(
    changes: &Changes,
    document: &document::Model,
    request: Option<Uuid>,
) -> Result<(), DbErr> {
    let mut people = all_members(&**changes, document.loan_id).await?;
    let is_new = |lead: &NoticePerson| people.iter().all(|person| person.id != lead.id);
    let leads = load_lead_lenders(&**changes, document.loan_id).await?;
    let leads: Vec<NoticePerson> = leads.into_iter().filter(is_new).collect();
    people.extend(leads);
    let kind = NoticeKind::Damaged;
    // The uploader didn't cause the damage and is notified, too.
    let told = notice_recipients(&NoticeOccasion { kind, actor_id: String::new(), kept: true, people });
    notify_lenders(changes, &told, (document, request), (kind, document.name.clone())).await
}

async fn notify_lenders(
    changes: &Changes,
    told: &[NoticeRecipient],
    (document, request): (&document::Model, Option<Uuid>),
    (kind, note): (NoticeKind, String),
) -> Result<(), DbErr> {
    let new = |recipient: &NoticeRecipient| {
        let recipient_id = recipient.id.parse().ok()?;
        Some(NewNotice {
            recipient_id,
            delivery: recipient.delivery,
            loan_id: document.loan_id,
            element_id: request,
            actor_id: document.uploaded_by,
            kind,
            kept: true,
            reason: None,
            note: Some(note.clone()),
            at: changes.now(),
        })
    };
    let new: Vec<NewNotice> = told.iter().filter_map(new).collect();
    let people: Vec<Uuid> = new.iter().map(|new| new.recipient_id).collect();
    save_notices(&**changes, new).await?;
    changes.publish_notices_changed(people);
    Ok(())
}
