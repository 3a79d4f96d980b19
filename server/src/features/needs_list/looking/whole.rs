//! A whole needs list out of narrow statements: in a wide one most columns of most rows stand empty, and each of them
//! costs as much as one that doesn't.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use futures_util::TryStreamExt as _;
use sea_orm::{
    ColumnTrait as _, DatabaseConnection, DbErr, EntityTrait as _, FromQueryResult, JoinType,
    QueryFilter as _, QueryOrder as _, QueryResult, QuerySelect as _, RelationTrait as _, Select,
    sea_query::{Condition, Expr, Query},
};
use shared_rules::{
    documents::keeping::statement::StatementDay,
    value::display_name::{PersonName, display_name},
};
use uuid::Uuid;

use super::super::{
    eyes::Eyes,
    store::{self, Answered, Row, Share},
};
use crate::{
    db::{joined, with_columns},
    entity::{answer, app_user, document, example_file, needs_list_element as element},
};

/// An element without what hangs on it.
struct Alone {
    element: element::Model,
    comment_count: i64,
    has_history: bool,
}

impl FromQueryResult for Alone {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            element: element::Model::from_query_result(row, "")?,
            comment_count: row.try_get("", "comment_count")?,
            has_history: row.try_get("", "has_history")?,
        })
    }
}

/// An answer with its document.
struct Sent {
    answer: answer::Model,
    document: Option<document::Model>,
    stated: Option<(StatementDay, NaiveDate)>,
}

impl FromQueryResult for Sent {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            answer: answer::Model::from_query_result(row, "")?,
            document: joined::<document::Entity>(row, "document_")?,
            stated: store::stated(row),
        })
    }
}

/// All elements in force with their answers, in no order, and their shares: as [`store::elements`] reads them.
pub(super) async fn elements(
    db: &DatabaseConnection,
    eyes: &Eyes,
) -> Result<(Vec<Row>, HashMap<Uuid, Vec<Share>>), DbErr> {
    let select = in_force(element::Entity::find(), eyes)
        .expr_as(Expr::SubQuery(None, Box::new(store::comments(eyes).into())), "comment_count")
        .expr_as(Expr::exists(store::history(eyes)), "has_history");
    // Read one by one while the database finds the next: rows that wait for others are slow to read and to forget.
    let elements: Vec<Alone> = select.into_model().stream(db).await?.try_collect().await?;
    let select = in_force(answer::Entity::find(), eyes)
        .join(JoinType::InnerJoin, answer::Relation::Element.def())
        .join(JoinType::InnerJoin, answer::Relation::Document.def())
        .order_by_asc(answer::Column::AnsweredAt)
        .order_by_asc(answer::Column::Id);
    let select = with_columns::<_, document::Entity>(select, "document", "document_");
    let select = store::with_days(select, eyes);
    let sent: Vec<Sent> = select.into_model().stream(db).await?.try_collect().await?;
    let names = names(db, eyes, &elements, &sent).await?;
    let examples = examples(db, eyes, &elements).await?;
    let mut answers: HashMap<Uuid, Vec<Answered>> = HashMap::new();
    let name = |id: Option<Uuid>| names.get(&id?).cloned();
    for Sent { answer, document, stated } in sent {
        let Some(document) = document else { continue };
        let (uploader, reviewer) = (name(Some(document.uploaded_by)), name(answer.reviewed_by));
        let of_element = answers.entry(answer.element_id).or_default();
        of_element.push(Answered { answer, document, uploader, reviewer, stated });
    }
    let row = |Alone { element, comment_count, has_history }: Alone| Row {
        answers: answers.remove(&element.id).unwrap_or_default(),
        reviewer: name(element.reviewed_by),
        sayer: name(element.not_applicable_by),
        example: element.example_id.and_then(|id| examples.get(&id).cloned()),
        viewer_role: None,
        element,
        comment_count,
        has_history,
    };
    Ok((elements.into_iter().map(row).collect(), store::shares(db, eyes, store::Which::All).await?))
}

/// Of the elements in force.
fn in_force<E: sea_orm::EntityTrait>(select: Select<E>, eyes: &Eyes) -> Select<E> {
    select.filter(element::Column::LoanId.eq(eyes.loan_id)).filter(element::Column::DeletedAt.is_null())
}

/// The names of those who did something in it, as far as these eyes see them.
async fn names(
    db: &DatabaseConnection,
    eyes: &Eyes,
    elements: &[Alone],
    sent: &[Sent],
) -> Result<HashMap<Uuid, String>, DbErr> {
    use app_user::Column::{EmailAddress, FamilyName, GivenName, Id};
    let of_elements =
        elements.iter().flat_map(|row| [row.element.reviewed_by, row.element.not_applicable_by]);
    let of_answers = sent.iter().flat_map(|sent| {
        [sent.answer.reviewed_by, sent.document.as_ref().map(|document| document.uploaded_by)]
    });
    let people: HashSet<Uuid> = of_elements.chain(of_answers).flatten().collect();
    if people.is_empty() {
        return Ok(HashMap::new());
    }
    let seen = eyes.see_person(Expr::col((app_user::Entity, Id)));
    let select = app_user::Entity::find()
        .select_only()
        .columns([Id, GivenName, FamilyName, EmailAddress])
        .filter(Id.is_in(people))
        .filter(Condition::all().add_option(seen));
    let found: Vec<(Uuid, String, String, String)> = select.into_tuple().all(db).await?;
    let name = |(id, given, family, email): (Uuid, String, String, String)| {
        let [given_name, family_name, email_address] = [given, family, email].map(Some);
        (id, display_name(&PersonName { given_name, family_name, email_address }))
    };
    Ok(found.into_iter().map(name).collect())
}

/// The files that show what is asked for.
async fn examples(
    db: &DatabaseConnection,
    eyes: &Eyes,
    elements: &[Alone],
) -> Result<HashMap<Uuid, example_file::Model>, DbErr> {
    if elements.iter().all(|row| row.element.example_id.is_none()) {
        return Ok(HashMap::new());
    }
    let shown = Query::select()
        .column(element::Column::ExampleId)
        .from(element::Entity)
        .and_where(element::Column::LoanId.eq(eyes.loan_id))
        .and_where(element::Column::DeletedAt.is_null())
        .and_where(element::Column::ExampleId.is_not_null())
        .take();
    let select = example_file::Entity::find().filter(example_file::Column::Id.in_subquery(shown));
    Ok(select.all(db).await?.into_iter().map(|file| (file.id, file)).collect())
}
