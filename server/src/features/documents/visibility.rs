//! Visibility of documents. A document is visible to the lenders of its loan, its uploader, everyone who sees a request
//! that it answers, and everyone who sees a message that it is attached to.

use std::collections::HashSet;

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, QueryTrait as _, RelationTrait as _, Select,
    sea_query::{Expr, ExprTrait as _, SelectStatement},
};
use shared_rules::{
    documents::visibility::{
        DocumentVisibility, DocumentVisibilityAnswer, can_add_version, document_sight, is_own_document,
    },
    needs_list::request_state::AnswerState,
    text::needs_list as text,
    visibility_reason::VisibilityReason,
};
use uuid::Uuid;

use crate::{
    access::{LoanMember, LoanWithRole, SignedIn},
    db::with_columns,
    entity::{EnumColumn, answer, app_user, document, loan, needs_list_element as element},
    features::needs_list::{answers_visible_request, documents_of_elements, load_visible_elements},
    http::Problem,
    membership::is_attachment_seen_by_client,
    realtime::Changes,
    state::AppState,
};

/// A document that a person may see, and their role.
pub(super) struct SeenDocument {
    pub row: document::Model,
    pub uploader: app_user::Model,
    pub member: LoanMember,
    /// Whether it answers a request that they see, where that was looked up.
    answers_seen: Option<bool>,
    /// Whether a lender accepted it in any request that it answers.
    accepted: bool,
}

impl SeenDocument {
    /// Refuses people with read access only: a document is changed by its uploader and by lenders.
    pub(super) fn require_owner(&self) -> Result<(), Problem> {
        self.member.require_write_access()?;
        if is_owner(&self.member, &self.row) { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// Returns whether the person may add a version now.
    pub(super) async fn may_add_version(&self, state: &AppState) -> Result<bool, DbErr> {
        Ok(self.member.require_write_access().is_ok() && self.can_add_version(state, self.accepted).await?)
    }

    /// Refuses people who may never add a version.
    pub(super) async fn require_version_author(&self, state: &AppState) -> Result<(), Problem> {
        self.member.require_write_access()?;
        if self.can_add_version(state, false).await? { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// Refuses non-owners once a lender accepted the document; none can accept it until the transaction ends.
    pub(super) async fn refuse_accepted(&self, changes: &Changes) -> Result<(), Problem> {
        if is_owner(&self.member, &self.row) || !is_accepted(changes, self.row.id).await? {
            return Ok(());
        }
        Err(Problem::refused(vec![text::ALREADY_ACCEPTED.violation("documentId")]))
    }

    async fn can_add_version(&self, state: &AppState, accepted: bool) -> Result<bool, DbErr> {
        let (group, uploaded) = (self.member.role().group(), self.row.uploaded_by == self.member.user.id);
        // The needs list is read only when it matters.
        let seen = match self.answers_seen {
            Some(seen) => seen,
            None if can_add_version(group, uploaded, false, accepted)
                || !can_add_version(group, uploaded, true, accepted) =>
            {
                false
            }
            None => answers_visible_request(state.db.read(), &self.member, self.row.id).await?,
        };
        Ok(can_add_version(group, uploaded, seen, accepted))
    }
}

fn is_owner(member: &LoanMember, row: &document::Model) -> bool {
    is_own_document(member.role().group(), row.uploaded_by == member.user.id)
}

/// A document, and whether it is attached to a message that a non-lender sees.
struct DocumentRow {
    row: document::Model,
    came: bool,
}

impl FromQueryResult for DocumentRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self { row: document::Model::from_query_result(row, "")?, came: row.try_get("", "came")? })
    }
}

/// Adds to a query of documents whether each is attached to a message that the person sees.
fn with_message_access(select: Select<document::Entity>, user_id: Uuid) -> Select<document::Entity> {
    let document = Expr::col((document::Entity, document::Column::Id));
    select.expr_as(is_attachment_seen_by_client(user_id, document), "came")
}

/// A document and a person's role on its loan.
struct Row {
    looked: DocumentRow,
    uploader: app_user::Model,
    place: LoanWithRole,
    accepted: bool,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            looked: DocumentRow::from_query_result(row, "")?,
            uploader: app_user::Model::from_query_result(row, "uploader_")?,
            place: LoanWithRole::from_query_result(row, "")?,
            accepted: row.try_get("", "accepted")?,
        })
    }
}

/// Returns the document if this person may see it, otherwise *not found*. One statement for its owners, three for
/// others, regardless of the list's length.
pub(super) async fn load_visible_document(
    state: &AppState,
    signed_in: SignedIn,
    id: Uuid,
) -> Result<SeenDocument, Problem> {
    let found = load_with_role(signed_in.user.id, id, state).await?;
    let Row { looked, uploader, place, accepted } = found.ok_or_else(Problem::not_found)?;
    let member = LoanMember::of(place, signed_in.user).ok_or_else(Problem::not_found)?;
    let mut answers_seen = None;
    if !explain_visibility(&member, &looked, false).sees {
        let seen = answers_visible_request(state.db.read(), &member, id).await?;
        if !explain_visibility(&member, &looked, seen).sees {
            return Err(Problem::not_found());
        }
        answers_seen = Some(seen);
    }
    Ok(SeenDocument { row: looked.row, uploader, member, answers_seen, accepted })
}

fn explain_visibility(
    member: &LoanMember,
    looked: &DocumentRow,
    answers_seen: bool,
) -> DocumentVisibilityAnswer {
    let uploaded = looked.row.uploaded_by == member.user.id;
    let viewer = member.role().group();
    document_sight(&DocumentVisibility { viewer, uploaded, answers_seen, came_with_seen: looked.came })
}

/// Returns the loan's documents that the member may see. One statement for lenders, at most three for others.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn visible_among(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    ids: &HashSet<Uuid>,
) -> Result<Vec<document::Model>, DbErr> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let select = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .filter(document::Column::Id.is_in(ids.iter().copied()));
    let mut rows: Vec<DocumentRow> = with_message_access(select, member.user.id).into_model().all(db).await?;
    if rows.iter().all(|looked| explain_visibility(member, looked, false).sees) {
        return Ok(rows.into_iter().map(|looked| looked.row).collect());
    }
    let list = load_visible_elements(db, member).await?;
    let answering = documents_of_elements(db, &list, ids.iter().copied()).await?;
    rows.retain(|looked| explain_visibility(member, looked, answering.contains(&looked.row.id)).sees);
    Ok(rows.into_iter().map(|looked| looked.row).collect())
}

/// A document of the loan, and whether a person sees it.
pub(crate) struct ExplainedDocument {
    pub id: Uuid,
    pub name: String,
    pub sees: bool,
    pub because: VisibilityReason,
}

/// Returns every document of the loan, for a person who sees the requests that `answering` answer.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn explain_documents(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    answering: &HashSet<Uuid>,
) -> Result<Vec<ExplainedDocument>, DbErr> {
    let select = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id);
    let rows: Vec<DocumentRow> = with_message_access(select, member.user.id).into_model().all(db).await?;
    let documents = rows.into_iter().map(|looked| {
        let DocumentVisibilityAnswer { sees, because } =
            explain_visibility(member, &looked, answering.contains(&looked.row.id));
        ExplainedDocument { id: looked.row.id, name: looked.row.name, sees, because }
    });
    Ok(documents.collect())
}

/// Selects the requests in which a lender accepted the query's document.
fn select_accepting_requests() -> SelectStatement {
    answer::Entity::find()
        .select_only()
        .expr(Expr::value(1))
        .filter(
            Expr::col((answer::Entity, answer::Column::DocumentId))
                .equals((document::Entity, document::Column::Id)),
        )
        .filter(answer::Column::ReviewState.eq(EnumColumn(AnswerState::Accepted)))
        .into_query()
}

/// Returns whether a lender accepted it in any request that it answers; these are locked until the transaction ends.
async fn is_accepted(changes: &Changes, id: Uuid) -> Result<bool, DbErr> {
    let of_it = || answer::Entity::find().filter(answer::Column::DocumentId.eq(id));
    for answered in of_it().all(&**changes).await? {
        let request = element::Entity::find_by_id(answered.element_id).lock_exclusive();
        request.one(&**changes).await?;
    }
    let accepted = of_it().filter(answer::Column::ReviewState.eq(EnumColumn(AnswerState::Accepted)));
    Ok(accepted.one(&**changes).await?.is_some())
}

/// Returns the document and the person's role on its loan, if they have one.
async fn load_with_role(user_id: Uuid, id: Uuid, state: &AppState) -> Result<Option<Row>, DbErr> {
    let select = document::Entity::find_by_id(id)
        .join(JoinType::InnerJoin, document::Relation::Uploader.def())
        .join(JoinType::InnerJoin, document::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .filter(document::Column::DeletedAt.is_null());
    let select = select.expr_as(Expr::exists(select_accepting_requests()), "accepted");
    let select =
        with_columns::<_, app_user::Entity>(with_message_access(select, user_id), "app_user", "uploader_");
    LoanWithRole::add(select, user_id).into_model().one(state.db.read()).await
}
