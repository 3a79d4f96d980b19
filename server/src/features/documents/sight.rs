//! Who may see a document: the lenders of its loan, whoever uploaded it, and everyone who sees a request
//! that it answers.

use std::collections::HashSet;

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _,
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

/// A document and one person's place on its loan.
struct Row {
    document: document::Model,
    uploader: app_user::Model,
    place: PlaceOnLoan,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            document: document::Model::from_query_result(row, "")?,
            uploader: app_user::Model::from_query_result(row, "uploader_")?,
            place: PlaceOnLoan::from_query_result(row, "")?,
        })
    }
}

/// The document, if this person may see it; *not found* otherwise. One statement for its owners, three
/// for others, however long the needs list is.
pub(super) async fn see(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<SeenDocument, Problem> {
    let found = with_place_of(signed_in.user.id, id, state).await?;
    let Row { document: row, uploader, place } = found.ok_or_else(Problem::not_found)?;
    let member = LoanMember::of(place, signed_in.user).ok_or_else(Problem::not_found)?;
    if sees(&member, &row, false).sees
        || sees(&member, &row, answers_something_seen(state.db.read(), &member, id).await?).sees
    {
        return Ok(SeenDocument { row, uploader, member });
    }
    Err(Problem::not_found())
}

fn sees(member: &LoanMember, row: &document::Model, answers_seen: bool) -> DocumentSightAnswer {
    let uploaded = row.uploaded_by == member.user.id;
    document_sight(&DocumentSight { viewer: member.role().group(), uploaded, answers_seen })
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
    let mut rows = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .filter(document::Column::Id.is_in(ids.iter().copied()))
        .all(db)
        .await?;
    if rows.iter().all(|row| sees(member, row, false).sees) {
        return Ok(rows);
    }
    let list = see_all(db, member).await?;
    let answering: HashSet<Uuid> =
        list.iter().flat_map(|element| &element.answers).map(|answer| answer.document_id).collect();
    rows.retain(|row| sees(member, row, answering.contains(&row.id)).sees);
    Ok(rows)
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
    let rows = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id)
        .all(db)
        .await?;
    let documents = rows.into_iter().map(|row| {
        let DocumentSightAnswer { sees, because } = sees(member, &row, answering.contains(&row.id));
        ExplainedDocument { id: row.id, name: row.name, sees, because }
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
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "uploader_");
    PlaceOnLoan::add(select, user_id).into_model().one(state.db.read()).await
}
