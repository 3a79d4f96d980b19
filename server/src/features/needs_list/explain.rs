//! Why somebody sees the elements of a list, or doesn't: told by the rule that decides it.

use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::{because::Because, needs_list::sight::explain_elements};
use uuid::Uuid;

use super::{
    eyes::Eyes,
    sight::view,
    store::{self, Which},
};
use crate::access::LoanMember;

/// An element of the loan, and whether somebody sees it.
pub(crate) struct ExplainedElement {
    pub id: Uuid,
    pub parent_id: Option<Uuid>,
    pub name: String,
    pub sees: bool,
    pub because: Because,
    /// The documents that answer it.
    pub documents: Vec<Uuid>,
}

/// Every element of the loan in force, for this person's eyes.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn explain(
    db: &impl ConnectionTrait,
    member: &LoanMember,
) -> Result<Vec<ExplainedElement>, DbErr> {
    let eyes = Eyes::of(member);
    let (rows, shares) = store::elements(db, &eyes, Which::All).await?;
    let explained = explain_elements(&view(&eyes, &rows, &shares));
    let elements = rows.into_iter().zip(explained).map(|(row, explained)| ExplainedElement {
        id: row.element.id,
        parent_id: row.element.parent_id,
        name: row.element.name,
        sees: explained.sees,
        because: explained.because,
        documents: row.answers.iter().map(|answered| answered.document.id).collect(),
    });
    Ok(elements.collect())
}
