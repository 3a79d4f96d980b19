//! Explains why a person sees the elements of a list or doesn't, from the rule that decides it.

use std::collections::HashMap;

use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::{needs_list::visibility_reasons::explain_elements, visibility_reason::VisibilityReason};
use uuid::Uuid;

use super::{
    store::{self, ElementSelection, earlier_versions::earlier_of},
    viewer::Viewer,
    visibility::rule_view,
};
use crate::access::LoanMember;

/// An element of the loan, and whether a person sees it.
pub(crate) struct ExplainedElement {
    pub id: Uuid,
    pub parent_id: Option<Uuid>,
    pub name: String,
    pub sees: bool,
    pub because: VisibilityReason,
    /// The documents that answer it, and its earlier versions.
    pub documents: Vec<Uuid>,
}

/// Returns every active element of the loan, as this person sees it.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn explain_elements_for(
    db: &impl ConnectionTrait,
    member: &LoanMember,
) -> Result<Vec<ExplainedElement>, DbErr> {
    let viewer = Viewer::of(member);
    let (rows, shares) = store::load_elements(db, &viewer, ElementSelection::All).await?;
    let explained = explain_elements(&rule_view(&viewer, &rows, &shares));
    let seen = rows.iter().filter(|row| row.has_earlier_answers).map(|row| row.element.id);
    let mut earlier: HashMap<Uuid, Vec<Uuid>> = HashMap::new();
    for row in earlier_of(db, seen).await? {
        earlier.entry(row.element_id).or_default().push(row.document_id);
    }
    let elements = rows.into_iter().zip(explained).map(|(row, explained)| ExplainedElement {
        documents: {
            let answering = row.answers.iter().map(|answered| answered.document.id);
            answering.chain(earlier.remove(&row.element.id).into_iter().flatten()).collect()
        },
        id: row.element.id,
        parent_id: row.element.parent_id,
        name: row.element.name,
        sees: explained.sees,
        because: explained.because,
    });
    Ok(elements.collect())
}
