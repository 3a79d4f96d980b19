//! A whole needs list out of narrow statements, each row packed into one value.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use sea_orm::{
    ColumnTrait as _, DbErr, EntityTrait as _, JoinType, QueryFilter as _, QuerySelect as _,
    RelationTrait as _, Select,
    sea_query::{Condition, Expr, Query},
};
use serde::Deserialize;
use shared_rules::{
    documents::keeping::statement::DayKind,
    value::display_name::{PersonName, display_name},
};
use tokio::try_join;
use uuid::Uuid;

use super::super::{
    eyes::Eyes,
    store::{self, Answered, Row, Share},
};
use crate::{
    db::{Packing, Reader},
    entity::{Word, answer, app_user, document, example_file, needs_list_element as element},
};

/// An element without what hangs on it: how many comments it has, whether anything is on record of it, and whether it has earlier
/// versions.
type Alone = (element::Model, i64, bool, bool);

/// An answer with its document, and of which day that speaks, as what, and when it came: for those who are told.
type Sent = (answer::Model, document::Model, Option<NaiveDate>, Spoken, Option<NaiveDate>);

/// Of what a document's day is.
#[derive(Deserialize)]
struct Spoken(#[serde(deserialize_with = "Word::or_none")] Option<Word<DayKind>>);

/// All elements in force with their answers, in no order, and their shares: as [`store::elements`] reads them.
pub(super) async fn elements(
    db: &Reader,
    eyes: &Eyes,
) -> Result<(Vec<Row>, HashMap<Uuid, Vec<Share>>), DbErr> {
    let packing = Packing::of(db);
    let comments = Expr::SubQuery(None, Box::new(store::comments(eyes).into()));
    let has_history = packing.truth(Expr::exists(store::history(eyes)));
    let has_earlier = packing.truth(Expr::exists(store::earlier()));
    let alone = packing.list([packing.row::<element::Entity>(), comments, has_history, has_earlier]);
    let select = in_force(answer::Entity::find(), eyes)
        .join(JoinType::InnerJoin, answer::Relation::Element.def())
        .join(JoinType::InnerJoin, answer::Relation::Document.def());
    let (select, days) = store::days(select, eyes);
    let whole = [packing.row::<answer::Entity>(), packing.row::<document::Entity>()];
    let (elements, sent, shares): (Vec<Alone>, Vec<Sent>, _) = try_join!(
        packing.read(db, in_force(element::Entity::find(), eyes), alone),
        packing.read(db, select, packing.list(whole.into_iter().chain(days))),
        store::shares(db, eyes, store::Which::All),
    )?;
    let names = names(db, eyes, &elements, &sent).await?;
    let examples = examples(db, eyes, &elements).await?;
    let mut answers: HashMap<Uuid, Vec<Answered>> = HashMap::new();
    let name = |id: Option<Uuid>| names.get(&id?).cloned();
    for (answer, document, on, kind, came) in sent {
        let stated = store::stated_of(on, kind.0, came);
        let (uploader, reviewer) = (name(Some(document.bringer())), name(answer.reviewed_by));
        let of_element = answers.entry(answer.element_id).or_default();
        of_element.push(Answered { answer, document, uploader, reviewer, stated });
    }
    for of_element in answers.values_mut() {
        of_element.sort_by_key(|Answered { answer, .. }| (answer.answered_at, answer.id));
    }
    let row = |(element, comment_count, has_history, has_earlier_answers): Alone| Row {
        answers: answers.remove(&element.id).unwrap_or_default(),
        reviewer: name(element.reviewed_by),
        sayer: name(element.not_applicable_by),
        example: element.example_id.and_then(|id| examples.get(&id).cloned()),
        viewer_role: None,
        element,
        comment_count,
        has_history,
        has_earlier_answers,
    };
    Ok((elements.into_iter().map(row).collect(), shares))
}

/// Of the elements in force.
fn in_force<E: sea_orm::EntityTrait>(select: Select<E>, eyes: &Eyes) -> Select<E> {
    select.filter(element::Column::LoanId.eq(eyes.loan_id)).filter(element::Column::DeletedAt.is_null())
}

/// The names of those who did something in it, as far as these eyes see them.
async fn names(
    db: &Reader,
    eyes: &Eyes,
    elements: &[Alone],
    sent: &[Sent],
) -> Result<HashMap<Uuid, String>, DbErr> {
    use app_user::Column::{EmailAddress, FamilyName, GivenName, Id};
    let of_elements =
        elements.iter().flat_map(|(element, ..)| [element.reviewed_by, element.not_applicable_by]);
    let of_answers =
        sent.iter().flat_map(|(answer, document, ..)| [answer.reviewed_by, Some(document.bringer())]);
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
    db: &Reader,
    eyes: &Eyes,
    elements: &[Alone],
) -> Result<HashMap<Uuid, example_file::Model>, DbErr> {
    if elements.iter().all(|(element, ..)| element.example_id.is_none()) {
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
