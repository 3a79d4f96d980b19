//! Reads needs lists: two statements, regardless of their size.

pub(super) mod earlier_versions;

use std::collections::HashMap;

use chrono::NaiveDate;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Iden as _, JoinType,
    QueryFilter, QueryOrder, QueryResult, QuerySelect, RelationTrait as _, Select, Statement,
    sea_query::{Alias, Expr, ExprTrait as _, Func, Query, SelectStatement},
};
use shared_rules::{
    documents::stored_files::statement::{DayKind, StatementDay},
    needs_list::{comment::can_read_internal, history::SEEN_BY_ALL},
    team::role::{Role, RoleGroup},
    value::display_name::{PersonName, display_name},
};
use uuid::Uuid;

use super::{element_changes::table::ElementTable, viewer::Viewer};
use crate::{
    db::{joined, with_columns},
    entity::{
        EnumColumn, answer, app_user, document, document_text, earlier_answer, element_comment,
        element_history, example_file, loan_role, needs_list_element, share,
    },
};

/// An element with its answers and the people concerned.
pub(super) struct Row {
    pub element: needs_list_element::Model,
    /// Oldest first.
    pub answers: Vec<AnswerRow>,
    pub reviewer: Option<String>,
    pub sayer: Option<String>,
    pub comment_count: i64,
    pub has_history: bool,
    pub has_earlier_answers: bool,
    /// The viewer's role.
    pub viewer_role: Option<Role>,
    /// The example file.
    pub example: Option<example_file::Model>,
}

/// A document that answers a request, with the names of the uploader and the reviewer of its current version.
pub(super) struct AnswerRow {
    pub answer: answer::Model,
    pub document: document::Model,
    pub uploader: Option<String>,
    pub reviewer: Option<String>,
    /// Its statement date and its arrival date, for viewers who may know them.
    pub stated: Option<(StatementDay, NaiveDate)>,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let answer = joined::<answer::Entity>(row, "answer_")?;
        let document = joined::<document::Entity>(row, "document_")?;
        let answered = answer.zip(document).map(|(answer, document)| AnswerRow {
            answer,
            document,
            uploader: person_name(row, UPLOADER),
            reviewer: person_name(row, VERDICT),
            stated: statement_from_row(row),
        });
        Ok(Self {
            element: needs_list_element::Model::from_query_result(row, "")?,
            answers: answered.into_iter().collect(),
            reviewer: person_name(row, REVIEWER),
            sayer: person_name(row, SAYER),
            comment_count: row.try_get("", "comment_count")?,
            has_history: row.try_get("", "has_history")?,
            has_earlier_answers: row.try_get("", "has_earlier_answers")?,
            viewer_role: row.try_get::<Option<EnumColumn<Role>>>("", "viewer_role")?.map(|role| role.0),
            example: joined::<example_file::Entity>(row, "example_")?,
        })
    }
}

/// A share with both users, and whether the viewer may see each.
pub(super) struct Share {
    pub share: share::Model,
    pub with: app_user::Model,
    pub by: app_user::Model,
    pub with_seen: bool,
    pub by_seen: bool,
}

impl FromQueryResult for Share {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            share: share::Model::from_query_result(row, "")?,
            with: app_user::Model::from_query_result(row, "with_")?,
            by: app_user::Model::from_query_result(row, "by_")?,
            with_seen: row.try_get("", "seen_with")?,
            by_seen: row.try_get("", "seen_by")?,
        })
    }
}

/// A selection of a loan's elements.
#[derive(Clone, Copy)]
pub(super) enum ElementSelection<'a> {
    /// All active ones.
    All,
    /// The active ones of these.
    Of(&'a [Uuid]),
    /// These, deleted or not.
    EvenDeleted(&'a [Uuid]),
}

impl ElementSelection<'_> {
    fn ids(self, column: Expr) -> Option<Expr> {
        match self {
            Self::All => None,
            Self::Of(ids) | Self::EvenDeleted(ids) => Some(column.is_in(ids.iter().copied())),
        }
    }

    fn in_force(self) -> Option<Expr> {
        let deleted = Expr::col((needs_list_element::Entity, needs_list_element::Column::DeletedAt));
        (!matches!(self, Self::EvenDeleted(_))).then(|| deleted.is_null())
    }
}

const UPLOADER: &str = "uploader";
const VERDICT: &str = "verdict";
const REVIEWER: &str = "reviewer";
const SAYER: &str = "sayer";

/// Returns elements with their answers and their shares.
pub(super) async fn load_elements(
    db: &impl ConnectionTrait,
    viewer: &Viewer,
    which: ElementSelection<'_>,
) -> Result<(Vec<Row>, HashMap<Uuid, Vec<Share>>), DbErr> {
    use needs_list_element::Column;
    let own = |column: Column| Expr::col((needs_list_element::Entity, column));
    let select = needs_list_element::Entity::find()
        .filter(Column::LoanId.eq(viewer.loan_id))
        .filter(Condition::all().add_option(which.in_force()).add_option(which.ids(own(Column::Id))))
        .join(JoinType::LeftJoin, answer::Relation::Element.def().rev())
        .join(JoinType::LeftJoin, answer::Relation::Document.def())
        .join(JoinType::LeftJoin, needs_list_element::Relation::Example.def())
        .expr_as(Expr::SubQuery(None, Box::new(count_comments(viewer).into())), "comment_count")
        .expr_as(Expr::exists(select_history(viewer)), "has_history")
        .expr_as(Expr::exists(select_earlier_versions()), "has_earlier_answers")
        .expr_as(Expr::SubQuery(None, Box::new(viewer_role(viewer).into())), "viewer_role")
        .order_by_asc(Column::Position)
        .order_by_asc(Column::Id)
        .order_by_asc(answer::Column::AnsweredAt)
        .order_by_asc(answer::Column::Id);
    let select = with_columns::<_, answer::Entity>(select, "answer", "answer_");
    let select = with_columns::<_, document::Entity>(select, "document", "document_");
    let select = with_columns::<_, example_file::Entity>(select, "example_file", "example_");
    let judged_by = Expr::col((answer::Entity, answer::Column::ReviewedBy));
    let select = with_name(select, UPLOADER, document::uploader(), viewer);
    let select = with_name(select, VERDICT, judged_by, viewer);
    let select = with_statement_days(select, viewer);
    let select = with_name(select, REVIEWER, own(Column::ReviewedBy), viewer);
    let select = with_name(select, SAYER, own(Column::NotApplicableBy), viewer);
    let rows = merge_rows(select.into_model().all(db).await?);
    Ok((rows, load_shares(db, viewer, which).await?))
}

/// Merges the rows of each element, which has one row per answer.
fn merge_rows(rows: Vec<Row>) -> Vec<Row> {
    let mut elements: Vec<Row> = Vec::with_capacity(rows.len());
    for row in rows {
        match elements.last_mut() {
            Some(last) if last.element.id == row.element.id => last.answers.extend(row.answers),
            _ => elements.push(row),
        }
    }
    elements
}

/// Returns the shares of some elements.
async fn load_shares(
    db: &impl ConnectionTrait,
    viewer: &Viewer,
    which: ElementSelection<'_>,
) -> Result<HashMap<Uuid, Vec<Share>>, DbErr> {
    let own = |column: share::Column| Expr::col((share::Entity, column));
    let seen = |column| viewer.person_condition(own(column)).unwrap_or_else(|| Expr::value(true));
    let select = share::Entity::find()
        .filter(share::Column::LoanId.eq(viewer.loan_id))
        .filter(Condition::all().add_option(which.ids(own(share::Column::ElementId))))
        .join_as(JoinType::InnerJoin, share::Relation::With.def(), Alias::new("sharee"))
        .join_as(JoinType::InnerJoin, share::Relation::By.def(), Alias::new("sharer"))
        .expr_as(seen(share::Column::SharedWith), "seen_with")
        .expr_as(seen(share::Column::SharedBy), "seen_by")
        .order_by_asc(share::Column::CreatedAt)
        .order_by_asc(share::Column::Id);
    let select = with_columns::<_, app_user::Entity>(select, "sharee", "with_");
    let select = with_columns::<_, app_user::Entity>(select, "sharer", "by_");
    let mut shares: HashMap<Uuid, Vec<Share>> = HashMap::new();
    for share in select.into_model::<Share>().all(db).await? {
        shares.entry(share.share.element_id).or_default().push(share);
    }
    Ok(shares)
}

/// Adds the name of a person, if the viewer may see them.
fn with_name<E: EntityTrait>(select: Select<E>, alias: &str, id: Expr, viewer: &Viewer) -> Select<E> {
    use app_user::Column::{EmailAddress, FamilyName, GivenName, Id};
    let person = |column: app_user::Column| Expr::col((Alias::new(alias), column));
    let on = Condition::all().add(person(Id).eq(id)).add_option(viewer.person_condition(person(Id)));
    let mut select = select;
    QuerySelect::query(&mut select).join_as(JoinType::LeftJoin, app_user::Entity, Alias::new(alias), on);
    select
        .expr_as(person(GivenName), format!("{alias}_given"))
        .expr_as(person(FamilyName), format!("{alias}_family"))
        .expr_as(person(EmailAddress), format!("{alias}_email"))
}

/// Returns the name that [`with_name`] added, if the viewer may see the person.
fn person_name(row: &QueryResult, alias: &str) -> Option<String> {
    let part = |part: &str| row.try_get::<Option<String>>("", &format!("{alias}_{part}")).ok().flatten();
    let email_address = Some(part("email")?);
    Some(display_name(&PersonName { given_name: part("given"), family_name: part("family"), email_address }))
}

/// Adds the statement date of each document, which only lenders see.
fn with_statement_days<E: EntityTrait>(select: Select<E>, viewer: &Viewer) -> Select<E> {
    let (select, days) = statement_columns(select, viewer);
    DAYS.into_iter().zip(days).fold(select, |select, (name, day)| select.expr_as(day, name))
}

/// The aliases of the columns.
const DAYS: [&str; 3] = ["stated_on", "stated_as", "came_on"];

/// Returns the columns for the statement date, its kind and the arrival date; nulls for non-lenders.
fn statement_columns<E: EntityTrait>(mut select: Select<E>, viewer: &Viewer) -> (Select<E>, [Expr; 3]) {
    use document_text::Column::{CameOn, StatedAs, StatedOn, StorageKey};
    let none = || Expr::value(Option::<String>::None);
    if viewer.group != RoleGroup::Lender {
        return (select, [none(), none(), none()]);
    }
    let text = |column: document_text::Column| Expr::col((document_text::Entity, column));
    let on = text(StorageKey).equals((document::Entity, document::Column::StorageKey));
    QuerySelect::query(&mut select).join(JoinType::LeftJoin, document_text::Entity, on);
    (select, [StatedOn, StatedAs, CameOn].map(text))
}

/// Returns the statement date and the arrival date from a row with these columns.
fn statement_from_row(row: &QueryResult) -> Option<(StatementDay, NaiveDate)> {
    let day = |name: &str| row.try_get::<Option<NaiveDate>>("", name).ok().flatten();
    let [on, kind, came] = DAYS;
    let kind: Option<EnumColumn<DayKind>> = row.try_get("", kind).ok().flatten();
    Some((StatementDay { on: day(on)?, kind: kind?.0 }, day(came)?))
}

fn viewer_role(viewer: &Viewer) -> SelectStatement {
    Query::select()
        .column(loan_role::Column::Role)
        .from(loan_role::Entity)
        .and_where(Expr::col((loan_role::Entity, loan_role::Column::LoanId)).eq(viewer.loan_id))
        .and_where(Expr::col((loan_role::Entity, loan_role::Column::UserId)).eq(viewer.user_id))
        .take()
}

/// Returns a person's role on the loan.
pub(super) async fn load_role(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    user_id: Uuid,
) -> Result<Option<Role>, DbErr> {
    let row = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(loan_role::Column::UserId.eq(user_id))
        .one(db)
        .await?;
    Ok(row.map(|row| row.role.0))
}

/// Selects how many comments on the query's element the viewer may read.
fn count_comments(viewer: &Viewer) -> SelectStatement {
    use element_comment::Column;
    let column = |column: Column| Expr::col((element_comment::Entity, column));
    let for_all = (!can_read_internal(viewer.group)).then(|| column(Column::VisibleToBorrower).eq(true));
    Query::select()
        .expr(Func::count(column(Column::Id)))
        .from(element_comment::Entity)
        .and_where(
            column(Column::ElementId).equals((needs_list_element::Entity, needs_list_element::Column::Id)),
        )
        .and_where_option(for_all)
        .take()
}

/// Selects the history entries of the query's element that the viewer may read.
fn select_history(viewer: &Viewer) -> SelectStatement {
    use element_history::Column;
    let column = |column: Column| Expr::col((element_history::Entity, column));
    let for_all =
        (viewer.group != RoleGroup::Lender).then(|| column(Column::Kind).is_in(SEEN_BY_ALL.map(EnumColumn)));
    Query::select()
        .expr(Expr::value(1))
        .from(element_history::Entity)
        .and_where(
            column(Column::ElementId).equals((needs_list_element::Entity, needs_list_element::Column::Id)),
        )
        .and_where_option(for_all)
        .take()
}

/// Selects the earlier versions of the query's element.
pub(super) fn select_earlier_versions() -> SelectStatement {
    let element = Expr::col((earlier_answer::Entity, earlier_answer::Column::ElementId));
    Query::select()
        .expr(Expr::value(1))
        .from(earlier_answer::Entity)
        .and_where(element.equals((needs_list_element::Entity, needs_list_element::Column::Id)))
        .take()
}

/// Returns the ids of an active element and of the folders above it.
pub(super) async fn with_folders(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    id: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    load_path::<needs_list_element::Entity>(db, loan_id, id).await
}

/// Returns the ids of an element of a loan's or template's list, and of the folders it is in.
async fn load_path<T: ElementTable>(
    db: &impl ConnectionTrait,
    list: Uuid,
    id: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    let (table, of) = (T::default().table_name().to_owned(), T::LIST.to_string());
    let sql = format!(
        "WITH RECURSIVE chain (id, parent_id) AS ( \
           SELECT id, parent_id FROM {table} WHERE id = $1 AND {of} = $2 \
           UNION \
           SELECT above.id, above.parent_id FROM {table} above \
           JOIN chain ON above.id = chain.parent_id \
         ) SELECT id FROM chain"
    );
    query_ids(db, &sql, [id, list]).await
}

/// Returns the ids of an element and of everything it contains, deleted or not.
pub(super) async fn with_contents(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    id: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    query_ids(
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

/// Returns the depth of a folder: how many folders there are from the top down to it.
pub(super) async fn folder_depth<T: ElementTable>(
    db: &impl ConnectionTrait,
    list: Uuid,
    folder: Option<Uuid>,
) -> Result<u32, DbErr> {
    let Some(folder) = folder else { return Ok(0) };
    let way_up = load_path::<T>(db, list, folder).await?;
    Ok(u32::try_from(way_up.len()).unwrap_or(u32::MAX))
}

async fn query_ids(db: &impl ConnectionTrait, sql: &str, values: [Uuid; 2]) -> Result<Vec<Uuid>, DbErr> {
    let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, values.map(Into::into));
    db.query_all_raw(statement).await?.iter().map(|row| row.try_get("", "id")).collect()
}
