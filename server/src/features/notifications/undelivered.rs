//! Notices that an email couldn't be delivered.

use sea_orm::DbErr;
use shared_rules::notices::{
    kind::NoticeKind,
    recipients::{NoticeOccasion, NoticePerson, notice_recipients},
};
use uuid::Uuid;

use super::{
    concerned::{all_members, load_lead_lenders},
    writing::{NewNotice, save_notices},
};
use crate::realtime::Changes;

/// Notifies the lender who caused an email about the loan that it couldn't be delivered to the address.
///
/// # Errors
/// If the write fails.
pub(crate) async fn notify_of_undelivered_email(
    changes: &Changes,
    (loan_id, sender_id): (Uuid, Uuid),
    (address, failure): (&str, &str),
) -> Result<(), DbErr> {
    let sender = sender_id.to_string();
    let mut people = all_members(&**changes, loan_id).await?;
    people.extend(load_lead_lenders(&**changes, loan_id).await?);
    let person = people.into_iter().find(|person| person.id == sender);
    let people: Vec<NoticePerson> =
        person.into_iter().map(|person| NoticePerson { given: true, ..person }).collect();
    let kind = NoticeKind::Undelivered;
    // The sender caused the email, but not its failure.
    let told = notice_recipients(&NoticeOccasion { kind, actor_id: String::new(), kept: true, people });
    let Some(recipient) = told.first() else { return Ok(()) };
    let new = NewNotice {
        recipient_id: sender_id,
        delivery: recipient.delivery,
        loan_id,
        element_id: None,
        actor_id: sender_id,
        kind,
        kept: true,
        reason: Some(failure.to_owned()),
        note: Some(address.to_owned()),
        at: changes.now(),
    };
    save_notices(&**changes, vec![new]).await?;
    changes.publish_notices_changed([sender_id]);
    Ok(())
}
