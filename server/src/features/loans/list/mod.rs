//! The loans a person is on, page by page. Which loans, and in which order, is kept for each question as long as the
//! stamps it hangs on stand, and so are the counts of each loan: a page costs the same however many there are.

mod asked;

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use axum::body::Bytes;
use futures_util::Stream;
use sea_orm::{DbErr, QuerySelect as _};
use shared_rules::{
    needs_list::{
        element::{Element, NeedsList},
        seen_counts::SeenCounts,
        tasks::{Attention, attention},
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

pub(super) use self::asked::Row;
use self::asked::StampedRow;
use super::{
    dto::{LenderName, LoanSummary, Loans, LoansQuery},
    waiting::{if_dated, next_due},
};
use crate::{
    access::SignedIn,
    http::{
        Problem,
        paging::{PageQuery, is_last},
    },
    roster::{UserRef, elements_of, logo_address},
    state::{AppState, LoansAsked, LoansInOrder},
};

/// How often it is looked again when the loans change meanwhile.
const TRIES: usize = 3;

/// The page of loans that the query asks for, as it goes over the wire.
pub(super) async fn page(state: &AppState, viewer: &SignedIn, query: &LoansQuery) -> Result<Bytes, Problem> {
    let page = PageQuery { p: query.p, s: query.s.unwrap_or(20) };
    let key = (asks(viewer, query), page.p, page.size());
    let read = async {
        let loans = loans_of(state, viewer, query, page).await?;
        serde_json::to_vec(&loans).map(Bytes::from).map_err(|_| Problem::internal())
    };
    state.db.kept_or(&state.kept.pages, key, read).await
}

/// At most so many of the loans that the query asks for, from the first one on, one after the other.
pub(super) async fn each_of<'a>(
    state: &'a AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
    most: u32,
) -> Result<impl Stream<Item = Result<Row, DbErr>> + Send + Unpin + 'a, Problem> {
    let select = asked::whole(viewer, query)?.limit(u64::from(most));
    Ok(select.into_model::<Row>().stream(state.db.read_export()).await?)
}

/// Who asks, and what, the page aside.
fn asks(viewer: &SignedIn, query: &LoansQuery) -> LoansAsked {
    let LoansQuery { q, status, archived, sort, users_ids, lender_id, .. } = query;
    let question = format!("{:?}", (q.trim(), status, archived, sort, users_ids, lender_id));
    (viewer.user.id, viewer.led_company(), question)
}

async fn loans_of(
    state: &AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
    page: PageQuery,
) -> Result<Loans, Problem> {
    let key = asks(viewer, query);
    let mut known = state.kept.orders.last(&key);
    for _ in 0..TRIES {
        let (stamp, order) = match known.take() {
            Some(known) => known,
            None => in_order(state, viewer, query).await?,
        };
        let (rows, stands) = rows_of(state, viewer, query, page, &order, stamp).await?;
        if stands {
            let weight = order.ids.len() + order.scope.len() + 50;
            state.kept.orders.put(key, stamp, Arc::clone(&order), weight);
            return content(state, viewer, page, rows, order.ids.len()).await;
        }
    }
    // They change all the time: what is read at once is true.
    let ids = asked::ids(viewer, query)?.into_tuple().all(state.db.read()).await?;
    let order = LoansInOrder { ids, scope: Vec::new() };
    let (rows, _) = rows_of(state, viewer, query, page, &order, 0).await?;
    content(state, viewer, page, rows, order.ids.len()).await
}

/// All loans that were asked for, in order, and the stamp from before they were read.
async fn in_order(
    state: &AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
) -> Result<(i64, Arc<LoansInOrder>), Problem> {
    let (select, db) = (asked::ids(viewer, query)?, state.db.read());
    let stamps: Vec<(Uuid, i64)> = asked::stamps(viewer).into_tuple().all(db).await?;
    let stamp = stamps.iter().map(|(_, stamp)| stamp).sum();
    // Whoever has no stamp yet has one once it changes.
    let own = [viewer.user.id].into_iter().chain(viewer.led_company());
    let scope: BTreeSet<Uuid> = stamps.iter().map(|(id, _)| *id).chain(own).collect();
    let ids = select.into_tuple().all(db).await?;
    Ok((stamp, Arc::new(LoansInOrder { ids, scope: scope.into_iter().collect() })))
}

async fn stamp(state: &AppState, scope: &[Uuid]) -> Result<i64, DbErr> {
    Ok(asked::stamp_of(scope).into_tuple().one(state.db.read()).await?.unwrap_or_default())
}

/// The rows of a page in order, and whether the order still stands.
async fn rows_of(
    state: &AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
    page: PageQuery,
    order: &LoansInOrder,
    at: i64,
) -> Result<(Vec<StampedRow>, bool), Problem> {
    let (from, size) = (usize::try_from(page.offset()), usize::try_from(page.size()));
    let (from, size) = (from.unwrap_or(usize::MAX), size.unwrap_or(usize::MAX));
    let ids: Vec<Uuid> = order.ids.iter().skip(from).take(size).copied().collect();
    if ids.is_empty() {
        return Ok((Vec::new(), stamp(state, &order.scope).await? == at));
    }
    let select = asked::some(viewer, query, &ids, &order.scope)?;
    let mut rows: Vec<StampedRow> = select.into_model().all(state.db.read()).await?;
    let stands = rows.len() == ids.len() && rows.iter().all(|row| row.of_order == at);
    let places: HashMap<Uuid, usize> = ids.into_iter().enumerate().map(|(place, id)| (id, place)).collect();
    rows.sort_by_key(|row| places.get(&row.row.loan.id).copied());
    Ok((rows, stands))
}

async fn content(
    state: &AppState,
    viewer: &SignedIn,
    page: PageQuery,
    rows: Vec<StampedRow>,
    total: usize,
) -> Result<Loans, Problem> {
    let total = u64::try_from(total).unwrap_or(u64::MAX);
    let known = counted(state, &rows).await?;
    let content = rows
        .into_iter()
        .zip(known)
        .map(|(StampedRow { row, .. }, known)| summary(viewer.user.id, row, &known));
    Ok(Loans {
        content: content.collect(),
        total,
        page: page.p,
        size: page.size(),
        last: is_last(page, total),
    })
}

/// What is known of a loan's needs list.
struct Counted {
    counts: Arc<SeenCounts>,
    /// For who isn't a lender: the list, if something on it is hoped for by a day.
    dated: Option<Arc<Vec<Element>>>,
}

/// What is known of each of these loans. Only the lists that changed since they were counted are read.
async fn counted(state: &AppState, rows: &[StampedRow]) -> Result<Vec<Counted>, DbErr> {
    let kept: Vec<Option<Counted>> = rows.iter().map(|row| kept_of(state, row)).collect();
    let unknown = rows.iter().zip(&kept).filter(|(_, kept)| kept.is_none());
    let unknown: Vec<Uuid> = unknown.map(|(row, _)| row.row.loan.id).collect();
    let mut lists = if unknown.is_empty() { HashMap::new() } else { elements_of(state, &unknown).await? };
    let counted = rows.iter().zip(kept).map(|(row, kept)| {
        kept.unwrap_or_else(|| count(state, row, lists.remove(&row.row.loan.id).unwrap_or_default()))
    });
    Ok(counted.collect())
}

fn kept_of(state: &AppState, StampedRow { row, of_loan, .. }: &StampedRow) -> Option<Counted> {
    let counts = state.kept.counts.at(&row.loan.id, *of_loan)?;
    let dated = match row.my_role.group() {
        RoleGroup::Lender => None,
        _ => Some(state.kept.dated.at(&row.loan.id, *of_loan)?),
    };
    Some(Counted { counts, dated })
}

fn count(state: &AppState, StampedRow { row, of_loan, .. }: &StampedRow, elements: Vec<Element>) -> Counted {
    let list = NeedsList { loan_status: row.loan.review_status.0, elements };
    let counts = Arc::new(SeenCounts::of(&list));
    state.kept.counts.put(row.loan.id, *of_loan, Arc::clone(&counts), counts.people() + 1);
    let dated = (row.my_role.group() != RoleGroup::Lender).then(|| {
        let dated = Arc::new(if_dated(&list.elements));
        state.kept.dated.put(row.loan.id, *of_loan, Arc::clone(&dated), dated.len() + 1);
        dated
    });
    Counted { counts, dated }
}

fn summary(viewer: Uuid, row: Row, known: &Counted) -> LoanSummary {
    let (group, status) = (row.my_role.group(), row.loan.review_status.0);
    let counts = known.counts.of_person(group, &viewer.to_string());
    LoanSummary {
        id: row.loan.id,
        next_due: known.dated.as_ref().and_then(|elements| next_due(viewer, group, status, elements)),
        attention: attention(&Attention { role_group: group, counts }),
        counts,
        name: row.loan.name,
        loan_number: row.loan.loan_number,
        amount: row.loan.amount,
        loan_purpose: row.loan.loan_purpose,
        property_address: row.loan.property_address,
        review_status: status,
        lender: LenderName { logo: logo_address(&row.company), id: row.company.id, name: row.company.name },
        lead_borrower_name: row.lead.as_ref().map(|lead| UserRef::from(lead).display_name()),
        my_role: row.my_role,
        updated_at: row.loan.updated_at,
    }
}
