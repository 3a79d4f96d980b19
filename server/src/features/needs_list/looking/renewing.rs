//! Bringing a kept needs list up to date: what changed is read, and what shows in all of it only when that changed.

use std::collections::{HashMap, HashSet};

use axum::body::Bytes;
use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter as _, QuerySelect as _,
    RelationTrait as _,
    sea_query::{Expr, ExprTrait as _, Func, Query, SelectStatement},
};
use serde_json::json;
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{element::Element, visibility::visible_elements},
};
use uuid::Uuid;

use super::{
    super::{
        eyes::Eyes,
        sight,
        store::{self, Which},
        wire::to_dto,
    },
    whole,
};
use crate::{
    access::LoanMember,
    db::{KeptRows, Reader},
    entity::{Word, company, element_stamp, list_stamp, loan, stamp},
    http::Problem,
    state::{ListStamps, SeenList},
};

/// Past so many elements that changed, all are read.
const FEW: usize = 500;

/// The stamps of the list now, and the eyes that look at it: together, so that what one sees is of that stamp.
pub(super) async fn stamps(
    db: &impl ConnectionTrait,
    member: &LoanMember,
) -> Result<(ListStamps, Eyes), Problem> {
    let own = |column| {
        Query::select()
            .column(column)
            .from(list_stamp::Entity)
            .and_where(Expr::col(list_stamp::Column::LoanId).eq(member.loan.id))
            .take()
    };
    let people = Query::select()
        .column(stamp::Column::Stamp)
        .from(stamp::Entity)
        .and_where(Expr::col((stamp::Entity, stamp::Column::Id)).eq(Uuid::nil()))
        .take();
    let or_none = |select: SelectStatement| {
        Func::coalesce([Expr::SubQuery(None, Box::new(select.into())), Expr::value(0_i64)])
    };
    let found: Option<(Word<ReviewStatus>, String, i64, i64, i64)> = loan::Entity::find_by_id(member.loan.id)
        .select_only()
        .column(loan::Column::ReviewStatus)
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .column_as(company::Column::Name, "lender")
        .expr_as(Expr::expr(or_none(own(list_stamp::Column::Stamp))), "list")
        .expr_as(Expr::expr(or_none(own(list_stamp::Column::Whole))), "whole")
        .expr_as(Expr::expr(or_none(people)), "people")
        .into_tuple()
        .one(db)
        .await?;
    let (status, lender, list, whole, people) = found.ok_or_else(Problem::not_found)?;
    let eyes = Eyes { status: status.0, lender, ..Eyes::of(member) };
    Ok((ListStamps { list, whole, people }, eyes))
}

/// The list as it is now, out of what it was before, if that is known.
pub(super) async fn renewed(
    db: &Reader,
    eyes: &Eyes,
    at: ListStamps,
    before: Option<&SeenList>,
    suffix: &str,
) -> Result<SeenList, Problem> {
    let changed = match before {
        Some(before) if before.at.people == at.people && at.whole <= before.at.list => {
            changed_since(db, eyes.loan_id, before.at.list).await?.map(|ids| (before, ids))
        }
        _ => None,
    };
    let mut draft = match &changed {
        Some((kept, ids)) => Draft::of(kept, ids),
        None => Draft::default(),
    };
    match &changed {
        Some((_, ids)) => draft.read(db, eyes, Which::Of(ids)).await?,
        None => draft.read(db, eyes, Which::All).await?,
    }
    let kept = changed.map(|(kept, _)| kept);
    let (seen, elements) = draft.seen(eyes);
    let there =
        |id: &Uuid| draft.rows.contains_key(id) || kept.is_some_and(|kept| kept.rows.row(*id).is_some());
    // What a folder hid before, and what those who didn't see it have now.
    let missing: Vec<Uuid> = seen.iter().filter(|id| !there(id)).copied().collect();
    if !missing.is_empty() {
        let which = if missing.len() >= FEW { Which::All } else { Which::Of(&missing) };
        draft.read(db, eyes, which).await?;
    }
    let row = |id: &Uuid| draft.rows.get(id).cloned().or_else(|| kept.and_then(|kept| kept.rows.row(*id)));
    let rows: Vec<(Uuid, Bytes)> = seen.into_iter().filter_map(|id| Some((id, row(&id)?))).collect();
    let stamp = json!(format!("{}{suffix}", at.one()));
    let head = format!("{{\"stamp\":{stamp},\"content\":[");
    let rows = KeptRows::new(at.one(), (&head, "]}"), &rows, before.map(|before| &before.rows));
    Ok(SeenList { at, elements, rows, packed: Default::default() })
}

/// The elements that changed after that stamp; nothing where they are many.
async fn changed_since(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    stamp: i64,
) -> Result<Option<Vec<Uuid>>, DbErr> {
    let select = element_stamp::Entity::find()
        .select_only()
        .column(element_stamp::Column::ElementId)
        .filter(element_stamp::Column::LoanId.eq(loan_id))
        .filter(element_stamp::Column::Stamp.gt(stamp))
        .limit(u64::try_from(FEW).unwrap_or(u64::MAX));
    let ids: Vec<Uuid> = select.into_tuple().all(db).await?;
    Ok((ids.len() < FEW).then_some(ids))
}

/// A list in the making.
#[derive(Default)]
struct Draft {
    elements: Vec<(i32, Uuid, Element)>,
    /// What was read, as it goes over the wire.
    rows: HashMap<Uuid, Bytes>,
}

impl Draft {
    /// What is known of all but these.
    fn of(before: &SeenList, changed: &[Uuid]) -> Self {
        let changed: HashSet<&Uuid> = changed.iter().collect();
        let rest = before.elements.iter().filter(|(_, id, _)| !changed.contains(id));
        Self { elements: rest.cloned().collect(), rows: HashMap::new() }
    }

    /// Reads some elements anew.
    async fn read(&mut self, db: &Reader, eyes: &Eyes, which: Which<'_>) -> Result<(), Problem> {
        if matches!(which, Which::Of([])) {
            return Ok(());
        }
        let (rows, mut shares) = match which {
            Which::All => whole::elements(db, eyes).await?,
            which => store::elements(db, eyes, which).await?,
        };
        self.elements.reserve(rows.len());
        let (mut json, mut parts) = (Vec::new(), Vec::with_capacity(rows.len()));
        for row in rows {
            let (id, position, begin) = (row.element.id, row.element.position, json.len());
            let shares = shares.remove(&id).unwrap_or_default();
            self.elements.push((position, id, sight::for_rule(&row.element, Some(&shares))));
            serde_json::to_writer(&mut json, &to_dto(eyes, row, &shares)).map_err(|_| Problem::internal())?;
            parts.push((id, begin..json.len()));
        }
        let json = Bytes::from(json);
        self.rows.extend(parts.into_iter().map(|(id, part)| (id, json.slice(part))));
        Ok(())
    }

    /// What these eyes see of it, in the order of the tree, beside all of it.
    fn seen(&mut self, eyes: &Eyes) -> (Vec<Uuid>, Vec<(i32, Uuid, Element)>) {
        self.elements.sort_by_key(|(position, id, _)| (*position, *id));
        let (places, elements): (Vec<(i32, Uuid)>, Vec<Element>) = std::mem::take(&mut self.elements)
            .into_iter()
            .map(|(at, id, element)| ((at, id), element))
            .unzip();
        let view = sight::view_of(eyes, elements);
        let seen = visible_elements(&view).elements;
        let seen = seen.into_iter().filter_map(|seen| seen.id.parse().ok()).collect();
        let elements = places.into_iter().zip(view.elements).map(|((at, id), element)| (at, id, element));
        (seen, elements.collect())
    }
}
