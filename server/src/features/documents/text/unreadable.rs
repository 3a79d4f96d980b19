//! A company's documents whose text couldn't be read, for its lead lenders; each can be read again.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait as _, RelationTrait as _, Select,
    sea_query::{Asterisk, Expr, ExprTrait as _, Query},
};
use shared_rules::{
    documents::stored_files::extracted_text::{NoTextReason, TextState},
    text::refused,
};
use uuid::Uuid;

use super::dto::{UnreadableCounts, UnreadableOfCompany, UnreadablePage};
use crate::{
    entity::{EnumColumn, document, document_text, document_version, loan},
    http::{Position, Problem},
    state::AppState,
};

/// The most documents of one page.
const MOST: u64 = 50;
/// Counting stops here.
const MOST_COUNTED: u32 = 1_000;

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    name: String,
    loan_id: Uuid,
    loan_name: String,
    reason: Option<EnumColumn<NoTextReason>>,
    not_before: DateTime<Utc>,
}

/// Returns the company that lends on the loan where the file is, or was, a document.
pub(super) async fn find_lender(db: &impl ConnectionTrait, key: &str) -> Result<Option<Uuid>, DbErr> {
    let of_documents = || {
        document::Entity::find()
            .select_only()
            .column(loan::Column::CompanyId)
            .join(JoinType::InnerJoin, document::Relation::Loan.def())
            .limit(1)
    };
    let now = of_documents().filter(document::Column::StorageKey.eq(key)).into_tuple().one(db).await?;
    if now.is_some() {
        return Ok(now);
    }
    let were = document_version::Entity::find()
        .select_only()
        .column(document_version::Column::DocumentId)
        .filter(document_version::Column::StorageKey.eq(key))
        .into_query();
    of_documents().filter(document::Column::Id.in_subquery(were)).into_tuple().one(db).await
}

fn text_column(column: document_text::Column) -> Expr {
    Expr::col((document_text::Entity, column))
}

/// Selects the company's documents whose text has this state. An index leads from the company to its failed files,
/// latest first; nothing else is read.
fn select_of_company(company: Uuid, far: TextState) -> Select<document::Entity> {
    use document_text::Column;
    let mut select = document::Entity::find()
        .select_only()
        .join(JoinType::InnerJoin, document::Relation::Loan.def())
        .filter(document::Column::DeletedAt.is_null())
        // The company of the text row doesn't imply that of the document.
        .filter(loan::Column::CompanyId.eq(company))
        .filter(text_column(Column::FailedFor).eq(company))
        .filter(text_column(Column::State).eq(EnumColumn(far)));
    let of_file = text_column(Column::StorageKey).equals((document::Entity, document::Column::StorageKey));
    QuerySelect::query(&mut select).inner_join(document_text::Entity, of_file);
    select
}

/// Returns a page of them, latest first.
pub(super) async fn page(
    state: &AppState,
    company: Uuid,
    before: Option<Position>,
) -> Result<UnreadablePage, Problem> {
    use document_text::Column;
    let earlier = |end: Position| {
        let same = Condition::all()
            .add(text_column(Column::NotBefore).eq(end.at))
            .add(document::Column::Id.lt(end.id));
        let or_same = Condition::any().add(text_column(Column::NotBefore).lt(end.at)).add(same);
        // A redundant condition that lets the index be used.
        Condition::all().add(text_column(Column::NotBefore).lte(end.at)).add(or_same)
    };
    let rows: Vec<Row> = select_of_company(company, TextState::Failed)
        .columns([document::Column::Id, document::Column::Name, document::Column::LoanId])
        .column_as(loan::Column::Name, "loan_name")
        .expr_as(text_column(Column::Reason), "reason")
        .expr_as(text_column(Column::NotBefore), "not_before")
        .apply_if(before, |select, end| select.filter(earlier(end)))
        .order_by_desc(text_column(Column::NotBefore))
        .order_by_desc(document::Column::Id)
        .limit(MOST + 1)
        .into_model()
        .all(state.db.read())
        .await?;
    let most = usize::try_from(MOST).unwrap_or_default();
    let end = rows.get(most.saturating_sub(1)).filter(|_| rows.len() > most);
    let next = end.map(|row| Position { at: row.not_before, id: row.id }.to_string());
    let content = rows.into_iter().take(most).map(to_dto).collect();
    Ok(UnreadablePage {
        content,
        next,
        reading: state.config.read_text,
        counts: load_counts(state, company).await?,
    })
}

fn to_dto(row: Row) -> UnreadableOfCompany {
    let Row { id, name, loan_id, loan_name, reason, not_before: at } = row;
    let reason = reason.map_or(NoTextReason::TooHard, |reason| reason.0);
    UnreadableOfCompany { id, name, loan_id, loan_name, reason, message: reason.words().to_owned(), at }
}

/// Returns how many of a company's documents couldn't be read, and whether there are more than are counted.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn count_unreadable(state: &AppState, company: Uuid) -> Result<(u32, bool), DbErr> {
    let UnreadableCounts { unreadable, more, .. } = load_counts(state, company).await?;
    Ok((unreadable, more))
}

/// Counts both in one statement: between two, a document that is read again would be counted twice.
async fn load_counts(state: &AppState, company: Uuid) -> Result<UnreadableCounts, DbErr> {
    let both = Query::select()
        .expr_as(count_expr(company, TextState::Failed), "unreadable")
        .expr_as(count_expr(company, TextState::Waiting), "waiting")
        .take();
    let row = state.db.read().query_one(&both).await?;
    let number = |column: &str| {
        let number = row.as_ref().map_or(Ok(0), |row| row.try_get::<i64>("", column))?;
        Ok::<_, DbErr>(u32::try_from(number).unwrap_or(u32::MAX))
    };
    let (unreadable, waiting) = (number("unreadable")?, number("waiting")?);
    Ok(UnreadableCounts {
        unreadable: Ord::min(unreadable, MOST_COUNTED),
        more: unreadable > MOST_COUNTED,
        waiting: Ord::min(waiting, MOST_COUNTED),
    })
}

/// Returns the count; one more than the limit means that there are more.
fn count_expr(company: Uuid, far: TextState) -> Expr {
    let mut some =
        select_of_company(company, far).expr_as(Expr::value(1), "one").limit(u64::from(MOST_COUNTED) + 1);
    let count = Query::select()
        .expr(Expr::col(Asterisk).count())
        .from_subquery(QuerySelect::query(&mut some).take(), "some")
        .take();
    Expr::SubQuery(None, Box::new(count.into()))
}

/// Queues a document's text to be read again, after all that already wait. If it waits, or was read in the meantime,
/// nothing changes.
pub(super) async fn read_again(
    state: &AppState,
    company: Uuid,
    id: Uuid,
) -> Result<UnreadableCounts, Problem> {
    use document_text::Column;
    let own = document::Entity::find_by_id(id)
        .join(JoinType::InnerJoin, document::Relation::Loan.def())
        .filter(document::Column::DeletedAt.is_null())
        .filter(loan::Column::CompanyId.eq(company));
    let row = own.one(state.db.read()).await?.ok_or_else(Problem::not_found)?;
    if !state.config.read_text {
        return Err(Problem::invalid(vec![refused::READS_NO_TEXT.violation("documentId")]));
    }
    let tx = state.db.write().await?;
    document_text::Entity::update_many()
        .col_expr(Column::State, Expr::value(EnumColumn(TextState::Waiting)))
        .col_expr(Column::Reason, Expr::value(None::<String>))
        .col_expr(Column::Tries, Expr::value(0))
        .col_expr(Column::NotBefore, Expr::value(state.clock.now()))
        .col_expr(Column::FailedFor, Expr::value(company))
        .filter(Column::StorageKey.eq(row.storage_key))
        .filter(Column::State.eq(EnumColumn(TextState::Failed)))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    state.text_extraction_ready.notify_one();
    Ok(load_counts(state, company).await?)
}
