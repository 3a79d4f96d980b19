//! Reading needs lists: two statements whatever their size.

use std::collections::HashMap;

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Iden as _, Iterable as _,
    JoinType, QueryFilter, QueryOrder, QueryResult, QuerySelect, RelationTrait as _, Select, Statement,
    sea_query::{Alias, Expr, ExprTrait as _},
};
use uuid::Uuid;

use crate::entity::{answer, app_user, document, needs_list_element, share};

/// An element with its answer and the people concerned.
pub(super) struct Row {
    pub element: needs_list_element::Model,
    pub answer: Option<(document::Model, app_user::Model)>,
    pub reviewer: Option<app_user::Model>,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let document = document::Model::from_query_result_optional(row, "document_")?;
        let uploader = app_user::Model::from_query_result_optional(row, "uploader_")?;
        Ok(Self {
            element: needs_list_element::Model::from_query_result(row, "")?,
            answer: document.zip(uploader),
            reviewer: app_user::Model::from_query_result_optional(row, "reviewer_")?,
        })
    }
}

/// A share with both people.
pub(super) struct Share {
    pub share: share::Model,
    pub with: app_user::Model,
    pub by: app_user::Model,
}

impl FromQueryResult for Share {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            share: share::Model::from_query_result(row, "")?,
            with: app_user::Model::from_query_result(row, "with_")?,
            by: app_user::Model::from_query_result(row, "by_")?,
        })
    }
}

/// Adds every column of `E`, of the table called `table` in the query, under a prefix.
fn with_columns<S: EntityTrait, E: EntityTrait>(select: Select<S>, table: &str, prefix: &str) -> Select<S> {
    E::Column::iter().fold(select, |select, column| {
        let name = column.to_string();
        select.expr_as(Expr::col((Alias::new(table), column)), format!("{prefix}{name}"))
    })
}

/// Elements in force with their shares: all of the loan, or those of `only`.
pub(super) async fn elements(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    only: Option<&[Uuid]>,
) -> Result<(Vec<Row>, HashMap<Uuid, Vec<Share>>), DbErr> {
    let ids = |column: sea_orm::sea_query::SimpleExpr| only.map(|ids| column.is_in(ids.iter().copied()));
    let select = needs_list_element::Entity::find()
        .filter(needs_list_element::Column::LoanId.eq(loan_id))
        .filter(needs_list_element::Column::DeletedAt.is_null())
        .filter(
            Condition::all()
                .add_option(ids(Expr::col((needs_list_element::Entity, needs_list_element::Column::Id)))),
        )
        .join(JoinType::LeftJoin, needs_list_element::Relation::Answer.def())
        .join(JoinType::LeftJoin, answer::Relation::Document.def())
        .join_as(JoinType::LeftJoin, document::Relation::Uploader.def(), Alias::new("uploader"))
        .join_as(JoinType::LeftJoin, needs_list_element::Relation::Reviewer.def(), Alias::new("reviewer"))
        .order_by_asc(needs_list_element::Column::Position)
        .order_by_asc(needs_list_element::Column::Id);
    let select = with_columns::<_, document::Entity>(select, "document", "document_");
    let select = with_columns::<_, app_user::Entity>(select, "uploader", "uploader_");
    let select = with_columns::<_, app_user::Entity>(select, "reviewer", "reviewer_");
    let rows = select.into_model().all(db).await?;

    let select = share::Entity::find()
        .filter(share::Column::LoanId.eq(loan_id))
        .filter(Condition::all().add_option(ids(Expr::col((share::Entity, share::Column::ElementId)))))
        .join_as(JoinType::InnerJoin, share::Relation::With.def(), Alias::new("sharee"))
        .join_as(JoinType::InnerJoin, share::Relation::By.def(), Alias::new("sharer"))
        .order_by_asc(share::Column::CreatedAt)
        .order_by_asc(share::Column::Id);
    let select = with_columns::<_, app_user::Entity>(select, "sharee", "with_");
    let select = with_columns::<_, app_user::Entity>(select, "sharer", "by_");
    let mut shares: HashMap<Uuid, Vec<Share>> = HashMap::new();
    for share in select.into_model::<Share>().all(db).await? {
        shares.entry(share.share.element_id).or_default().push(share);
    }
    Ok((rows, shares))
}

/// The ids of an element in force and of the folders above it.
pub(super) async fn with_folders(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    id: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    ids(
        db,
        "WITH RECURSIVE chain (id, parent_id) AS ( \
           SELECT id, parent_id FROM needs_list_element WHERE id = $1 AND loan_id = $2 AND deleted_at IS NULL \
           UNION \
           SELECT above.id, above.parent_id FROM needs_list_element above \
           JOIN chain ON above.id = chain.parent_id WHERE above.deleted_at IS NULL \
         ) SELECT id FROM chain",
        [id, loan_id],
    )
    .await
}

/// The ids of an element and of all it contains, deleted or not.
pub(super) async fn with_contents(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    id: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    ids(
        db,
        "WITH RECURSIVE tree (id) AS ( \
           SELECT id FROM needs_list_element WHERE id = $1 AND loan_id = $2 \
           UNION \
           SELECT below.id FROM needs_list_element below JOIN tree ON below.parent_id = tree.id \
         ) SELECT id FROM tree",
        [id, loan_id],
    )
    .await
}

async fn ids(db: &impl ConnectionTrait, sql: &str, values: [Uuid; 2]) -> Result<Vec<Uuid>, DbErr> {
    let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, values.map(Into::into));
    db.query_all_raw(statement).await?.iter().map(|row| row.try_get("", "id")).collect()
}
