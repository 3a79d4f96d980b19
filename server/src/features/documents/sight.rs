//! Who may see a document: the lenders of its loan, whoever uploaded it, and everyone who sees a request
//! that it answers.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use uuid::Uuid;

use crate::{
    access::{LoanMember, SignedIn, loan_member},
    entity::{answer, app_user, document},
    features::needs_list::see_element,
    http::Problem,
    state::AppState,
};

/// A document somebody may see, and in what role.
pub(super) struct SeenDocument {
    pub row: document::Model,
    pub uploader: app_user::Model,
    pub member: LoanMember,
}

impl SeenDocument {
    /// Refuses people who may only look: a document is changed by who uploaded it, and by lenders.
    pub(super) fn require_owner(&self) -> Result<(), Problem> {
        if is_owner(&self.member, &self.row) { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

fn is_owner(member: &LoanMember, row: &document::Model) -> bool {
    member.role().is_lender() || row.uploaded_by == member.user.id
}

/// The document, if this person may see it; *not found* otherwise.
pub(super) async fn see(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<SeenDocument, Problem> {
    let found = document::Entity::find_by_id(id)
        .filter(document::Column::DeletedAt.is_null())
        .find_also_related(app_user::Entity)
        .one(state.db.read())
        .await?;
    let Some((row, Some(uploader))) = found else { return Err(Problem::not_found()) };
    let member = loan_member(state, signed_in, row.loan_id).await?;
    if is_owner(&member, &row) || answers_something_seen(state, &member, id).await? {
        return Ok(SeenDocument { row, uploader, member });
    }
    Err(Problem::not_found())
}

async fn answers_something_seen(state: &AppState, member: &LoanMember, id: Uuid) -> Result<bool, Problem> {
    let answers =
        answer::Entity::find().filter(answer::Column::DocumentId.eq(id)).all(state.db.read()).await?;
    for answered in answers {
        match see_element(state.db.read(), member, answered.element_id).await {
            Ok(_) => return Ok(true),
            Err(problem) if problem.status() == Problem::not_found().status() => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(false)
}
