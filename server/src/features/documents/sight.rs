//! Who may see a document: the lenders of its loan, whoever uploaded it, everyone who sees a request that it
//! answers, and everyone who sees a message that it came with.

use std::collections::HashSet;

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _, Select, sea_query::Expr,
};
use shared_rules::{
    because::Because,
    documents::sight::{DocumentSight, DocumentSightAnswer, document_sight, is_theirs},
};
use uuid::Uuid;

use crate::{
    access::{LoanMember, PlaceOnLoan, SignedIn},
    db::with_columns,
    entity::{app_user, document, loan},
    features::needs_list::{answers_something_seen, see_all},
    http::Problem,
    roster::came_with_a_message,
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
        self.member.may_act()?;
        if is_owner(&self.member, &self.row) { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

fn is_owner(member: &LoanMember, row: &document::Model) -> bool {
    is_theirs(member.role().group(), row.uploaded_by == member.user.id)
}

/// A document, and whether it came with a message that somebody sees who doesn't lend.
struct Looked {
    row: document::Model,
    came: bool,
}

impl FromQueryResult for Looked {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self { row: document::Model::from_query_result(row, "")?, came: row.try_get("", "came")? })
    }
}

/// Asks a query of documents whether each came with a message that the person sees.
fn with_talk(select: Select<document::Entity>, user_id: Uuid) -> Select<document::Entity> {
    let document = Expr::col((document::Entity, document::Column::Id));
    select.expr_as(came_with_a_message(user_id, document), "came")
}

/// A document and one person's place on its loan.
struct Row {
    looked: Looked,
    uploader: app_user::Model,
    place: PlaceOnLoan,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            looked: Looked::from_query_result(row, "")?,
            uploader: app_user::Model::from_query_result(row, "uploader_")?,
            place: PlaceOnLoan::from_query_result(row, "")?,
        })
    }
}

/// The document, if this person may see it; *not found* otherwise. One statement for its owners, three
/// for others, however long the needs list is.
pub(super) async fn see(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<SeenDocument, Problem> {
    let found = with_place_of(signed_in.user.id, id, state).await?;
    let Row { looked, uploader, place } = found.ok_or_else(Problem::not_found)?;
    let member = LoanMember::of(place, signed_in.user).ok_or_else(Problem::not_found)?;
    if sees(&member, &looked, false).sees
        || sees(&member, &looked, answers_something_seen(state.db.read(), &member, id).await?).sees
    {
        return Ok(SeenDocument { row: looked.row, uploader, member });
    }
    Err(Problem::not_found())
}

fn sees(member: &LoanMember, looked: &Looked, answers_seen: bool) -> DocumentSightAnswer {
    let uploaded = looked.row.uploaded_by == member.user.id;
    let viewer = member.role().group();
    document_sight(&DocumentSight { viewer, uploaded, answers_seen, came_with_seen: looked.came })
}

/// Those of the loan's documents that the member may see. One statement for lenders, three at most for others.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn seen_among(
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
    let mut rows: Vec<Looked> = with_talk(select, member.user.id).into_model().all(db).await?;
    if rows.iter().all(|looked| sees(member, looked, false).sees) {
        return Ok(rows.into_iter().map(|looked| looked.row).collect());
    }
    let list = see_all(db, member).await?;
    let answering: HashSet<Uuid> =
        list.iter().flat_map(|element| &element.answers).map(|answer| answer.document_id).collect();
    rows.retain(|looked| sees(member, looked, answering.contains(&looked.row.id)).sees);
    Ok(rows.into_iter().map(|looked| looked.row).collect())
}

/// A document of the loan, and whether somebody sees it.
pub(crate) struct ExplainedDocument {
    pub id: Uuid,
    pub name: String,
    pub sees: bool,
    pub because: Because,
}

/// Every document of the loan, for a person who sees requests that `answering` answer.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn explain(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    answering: &HashSet<Uuid>,
) -> Result<Vec<ExplainedDocument>, DbErr> {
    let select = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id);
    let rows: Vec<Looked> = with_talk(select, member.user.id).into_model().all(db).await?;
    let documents = rows.into_iter().map(|looked| {
        let DocumentSightAnswer { sees, because } = sees(member, &looked, answering.contains(&looked.row.id));
        ExplainedDocument { id: looked.row.id, name: looked.row.name, sees, because }
    });
    Ok(documents.collect())
}

/// The document and the person's place on its loan, whether they have a role there or not.
async fn with_place_of(user_id: Uuid, id: Uuid, state: &AppState) -> Result<Option<Row>, DbErr> {
    let select = document::Entity::find_by_id(id)
        .join(JoinType::InnerJoin, document::Relation::Uploader.def())
        .join(JoinType::InnerJoin, document::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .filter(document::Column::DeletedAt.is_null());
    let select = with_columns::<_, app_user::Entity>(with_talk(select, user_id), "app_user", "uploader_");
    PlaceOnLoan::add(select, user_id).into_model().one(state.db.read()).await
}
