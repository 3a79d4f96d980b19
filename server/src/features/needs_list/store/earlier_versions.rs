//! Earlier versions of requests: rejected documents that another answer replaced.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _, sea_query::Expr,
};
use uuid::Uuid;

use super::{super::viewer::Viewer, AnswerRow, UPLOADER, VERDICT, person_name, with_name};
use crate::{
    db::with_columns,
    entity::{answer, document, earlier_answer},
    realtime::Changes,
};

/// An earlier version of a request, as an answer.
struct EarlierAnswer(AnswerRow);

impl FromQueryResult for EarlierAnswer {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self(AnswerRow {
            answer: answer::Model::from_query_result(row, "")?,
            document: document::Model::from_query_result(row, "document_")?,
            uploader: person_name(row, UPLOADER),
            reviewer: person_name(row, VERDICT),
            stated: None,
        }))
    }
}

/// Returns the earlier versions of an element whose documents aren't deleted, the latest first.
pub(in crate::features::needs_list) async fn earlier_answers(
    db: &impl ConnectionTrait,
    viewer: &Viewer,
    element_id: Uuid,
) -> Result<Vec<AnswerRow>, DbErr> {
    use earlier_answer::Column;
    let select = earlier_answer::Entity::find()
        .filter(Column::ElementId.eq(element_id))
        .join(JoinType::InnerJoin, earlier_answer::Relation::Document.def())
        .filter(document::Column::DeletedAt.is_null())
        .order_by_desc(Column::ReplacedAt)
        .order_by_desc(Column::Id);
    let select = with_columns::<_, document::Entity>(select, "document", "document_");
    let select = with_name(select, UPLOADER, document::uploader(), viewer);
    let judged_by = Expr::col((earlier_answer::Entity, Column::ReviewedBy));
    let rows: Vec<EarlierAnswer> = with_name(select, VERDICT, judged_by, viewer).into_model().all(db).await?;
    Ok(rows.into_iter().map(|row| row.0).collect())
}

/// Removes the earlier versions of a request whose answers are back, or whose documents answer it again.
///
/// # Errors
/// When the database refuses.
pub(in crate::features::needs_list) async fn forget_earlier(
    changes: &Changes,
    element_id: Uuid,
    documents: impl IntoIterator<Item = Uuid>,
) -> Result<(), DbErr> {
    earlier_answer::Entity::delete_many()
        .filter(earlier_answer::Column::ElementId.eq(element_id))
        .filter(earlier_answer::Column::DocumentId.is_in(documents))
        .exec(&**changes)
        .await?;
    Ok(())
}

/// Returns the requests of which these documents are earlier versions, each document with its request.
///
/// # Errors
/// When the database can't answer.
pub(in crate::features::needs_list) async fn requests_of(
    db: &impl ConnectionTrait,
    documents: impl IntoIterator<Item = Uuid>,
) -> Result<Vec<earlier_answer::Model>, DbErr> {
    let of_these = earlier_answer::Column::DocumentId.is_in(documents);
    earlier_answer::Entity::find().filter(of_these).all(db).await
}

/// Returns the earlier versions of these requests.
///
/// # Errors
/// When the database can't answer.
pub(in crate::features::needs_list) async fn earlier_of(
    db: &impl ConnectionTrait,
    elements: impl IntoIterator<Item = Uuid>,
) -> Result<Vec<earlier_answer::Model>, DbErr> {
    let of_these = earlier_answer::Column::ElementId.is_in(elements);
    earlier_answer::Entity::find().filter(of_these).all(db).await
}
