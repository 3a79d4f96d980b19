//! What a person sees of a needs list. The shared rule decides; here its input is put together.

use std::collections::HashMap;

use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::needs_list::{
    element::{Element, ElementShare, Sharee},
    visibility::{NeedsListView, visible_elements},
};
use uuid::Uuid;

use super::{
    dto::{Answer, Modifier, NeedsListElement, Rejection, SharedInfo},
    store::{self, Row, Share},
};
use crate::{access::LoanMember, entity::needs_list_element, features::identity::UserRef, http::Problem};

/// An element the person may see.
pub struct VisibleRow(NeedsListElement);

impl VisibleRow {
    /// What goes over the wire.
    pub(super) fn into_dto(self) -> NeedsListElement {
        self.0
    }

    /// Whether it asks for a file.
    #[must_use]
    pub fn is_request(&self) -> bool {
        self.0.storage_type == shared_rules::needs_list::element::StorageType::File
    }
}

/// Everything the person may see of the loan's list, each folder before what it contains.
pub(super) async fn see_all(
    db: &impl ConnectionTrait,
    member: &LoanMember,
) -> Result<Vec<NeedsListElement>, DbErr> {
    see(db, member, None).await
}

/// The element, if the person may see it.
///
/// # Errors
/// *Not found*, both when they may not and when there is none.
pub async fn see_element(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<VisibleRow, Problem> {
    let chain = store::with_folders(db, member.loan.id, id).await?;
    let seen = see(db, member, Some(&chain)).await?;
    seen.into_iter().find(|element| element.id == id).map(VisibleRow).ok_or_else(Problem::not_found)
}

/// Whether the document answers a request that the person may see.
///
/// # Errors
/// When the database can't answer.
pub async fn answers_something_seen(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<bool, DbErr> {
    let answered = |element: &NeedsListElement| {
        element.answer.as_ref().is_some_and(|answer| answer.document_id == document_id)
    };
    Ok(see_all(db, member).await?.iter().any(answered))
}

async fn see(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    only: Option<&[Uuid]>,
) -> Result<Vec<NeedsListElement>, DbErr> {
    let (rows, mut shares) = store::elements(db, member.loan.id, only).await?;
    let view = NeedsListView {
        loan_status: member.loan.review_status.0,
        elements: rows.iter().map(|row| for_rule(&row.element, shares.get(&row.element.id))).collect(),
        viewer: member.role().group(),
        viewer_id: Some(member.user.id.to_string()),
        show_hidden: true,
    };
    let mut rows: HashMap<String, Row> =
        rows.into_iter().map(|row| (row.element.id.to_string(), row)).collect();
    let seen = visible_elements(&view).elements.into_iter().filter_map(|seen| rows.remove(&seen.id));
    Ok(seen
        .map(|row| {
            let shares = shares.remove(&row.element.id).unwrap_or_default();
            to_dto(row, &shares)
        })
        .collect())
}

fn for_rule(element: &needs_list_element::Model, shares: Option<&Vec<Share>>) -> Element {
    let share = |share: &Share| ElementShare {
        permissions: share.share.permission.0,
        shared_with_user: Sharee {
            id: share.with.id.to_string(),
            logged_role_group: share.with.role_group.0,
        },
    };
    Element {
        id: element.id.to_string(),
        parent_id: element.parent_id.map(|id| id.to_string()),
        name: element.name.clone(),
        storage_type: element.storage_type.0,
        hidden: element.hidden,
        visible_at_status: element.visible_at_status.clone(),
        priority_type: element.priority_type.0,
        review_state: element.review_state.0,
        shared_info: shares.into_iter().flatten().map(share).collect(),
    }
}

fn to_dto(row: Row, shares: &[Share]) -> NeedsListElement {
    let rejection = rejection(&row);
    let Row { element, answer, .. } = row;
    NeedsListElement {
        id: element.id,
        parent_id: element.parent_id,
        name: element.name,
        storage_type: element.storage_type.0,
        hidden: element.hidden,
        visible_at_status: element.visible_at_status,
        modifiers: modifiers(&element.modifiers),
        priority_type: element.priority_type.0,
        position: element.position,
        version: element.version,
        description: element.description,
        freshness_days: element.freshness_days,
        template_element_id: element.template_element_id,
        review_state: element.review_state.0,
        rejection,
        answer: answer.map(|(document, uploader)| Answer {
            document_id: document.id,
            document_name: document.name,
            size: document.size,
            mime_type: document.mime_type,
            uploaded_by_name: UserRef::from(&uploader).display_name(),
            uploaded_at: document.created_at,
        }),
        shared_info: shares.iter().map(shared_info).collect(),
        updated_at: element.updated_at,
    }
}

fn rejection(row: &Row) -> Option<Rejection> {
    Some(Rejection {
        reason: row.element.rejection_reason.clone()?,
        note: row.element.rejection_note.clone(),
        by_name: row.reviewer.as_ref().map(|lender| UserRef::from(lender).display_name()).unwrap_or_default(),
        at: row.element.reviewed_at?,
    })
}

fn shared_info(share: &Share) -> SharedInfo {
    SharedInfo {
        permissions: share.share.permission.0,
        shared_with_user: UserRef::from(&share.with),
        shared_by_user: UserRef::from(&share.by),
    }
}

/// The labels, from the JSON list of their titles.
pub(super) fn modifiers(json: &str) -> Vec<Modifier> {
    let titles: Vec<String> = serde_json::from_str(json).unwrap_or_default();
    titles.into_iter().map(|title| Modifier { title }).collect()
}
