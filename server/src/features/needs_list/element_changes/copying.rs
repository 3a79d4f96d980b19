//! Copies a loan's list to another loan: the requests, without their answers.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, QueryFilter, QueryOrder, QuerySelect,
};
use serde_json::{Value, json};
use shared_rules::{
    needs_list::{history::HistoryKind, request::due_date::due_again, review::ReviewState},
    sharing::SharePermission,
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{EnumColumn, loan_role, needs_list_element as element, share},
    features::{
        activity::ActivityScope,
        needs_list::history::{Entry, record_entries},
    },
    realtime::Changes,
};

/// Rows written by one statement.
const AT_ONCE: usize = 500;

/// Copies another loan's requests to a loan without a list, in the same folders and order. People who are on both loans
/// are asked for the same requests. Documents, reviews and comments aren't copied, and a due date is the same number of
/// days after creation.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn copy_list(changes: &Changes, from: &LoanMember, to: &LoanMember) -> Result<(), DbErr> {
    let rows = load_active_elements(&**changes, from.loan.id).await?;
    let ids: HashMap<Uuid, Uuid> = rows.iter().map(|row| (row.id, Uuid::now_v7())).collect();
    let given = copied_shares(changes, from, to, &ids).await?;
    let copies: Vec<element::ActiveModel> =
        rows.into_iter().filter_map(|row| copied_element(row, &ids, to, changes)).collect();
    for some in copies.chunks(AT_ONCE) {
        element::Entity::insert_many(some.to_vec()).exec_without_returning(&**changes).await?;
    }
    for some in given.chunks(AT_ONCE) {
        share::Entity::insert_many(some.to_vec()).exec_without_returning(&**changes).await?;
    }
    record_copies(changes, from, to, &ids, &given).await
}

/// Records that the requests were created, and the people they are for.
async fn record_copies(
    changes: &Changes,
    from: &LoanMember,
    to: &LoanMember,
    ids: &HashMap<Uuid, Uuid>,
    given: &[share::ActiveModel],
) -> Result<(), DbErr> {
    let entry = |element_id: Uuid, kind: HistoryKind, detail: Value| Entry {
        element_id,
        actor_id: to.user.id,
        kind,
        detail,
        at: changes.now(),
        before: None,
    };
    let detail = json!({ "fromLoanId": from.loan.id, "fromLoanName": from.loan.name });
    let created = ids.values().map(|id| entry(*id, HistoryKind::Created, detail.clone()));
    let shared = given.iter().filter_map(|row| {
        let (id, person) = (row.element_id.try_as_ref()?, row.shared_with.try_as_ref()?);
        Some(entry(*id, HistoryKind::Shared, json!({ "userIds": [person] })))
    });
    let mut entries: Vec<Entry<'_>> = created.chain(shared).collect();
    while !entries.is_empty() {
        let rest = entries.split_off(entries.len().min(AT_ONCE));
        record_entries(changes, ActivityScope::from(&to.loan), std::mem::replace(&mut entries, rest)).await?;
    }
    Ok(())
}

/// Returns the elements that aren't deleted, each folder before its contents.
async fn load_active_elements(tx: &impl ConnectionTrait, loan: Uuid) -> Result<Vec<element::Model>, DbErr> {
    let rows = element::Entity::find()
        .filter(element::Column::LoanId.eq(loan))
        .filter(element::Column::DeletedAt.is_null())
        .order_by_asc(element::Column::Position)
        .order_by_asc(element::Column::Id)
        .all(tx)
        .await?;
    let mut inside: HashMap<Option<Uuid>, Vec<element::Model>> = HashMap::new();
    for row in rows {
        inside.entry(row.parent_id).or_default().push(row);
    }
    let mut ordered = inside.remove(&None).unwrap_or_default();
    let mut next = 0;
    while let Some(id) = ordered.get(next).map(|row| row.id) {
        ordered.extend(inside.remove(&Some(id)).unwrap_or_default());
        next += 1;
    }
    Ok(ordered)
}

/// Returns the element as the other loan requests it.
fn copied_element(
    row: element::Model,
    ids: &HashMap<Uuid, Uuid>,
    to: &LoanMember,
    changes: &Changes,
) -> Option<element::ActiveModel> {
    let (now, zone) = (changes.now(), to.zone());
    let due = due_again(zone.day(row.created_at), row.due_date, zone.day(now));
    let copy = element::Model {
        id: *ids.get(&row.id)?,
        loan_id: to.loan.id,
        parent_id: row.parent_id.and_then(|parent| ids.get(&parent).copied()),
        due_date: due,
        version: 1,
        review_state: EnumColumn(ReviewState::Open),
        reviewed_by: None,
        reviewed_at: None,
        rejection_reason: None,
        rejection_note: None,
        not_applicable_reason: None,
        not_applicable_by: None,
        not_applicable_at: None,
        created_at: now,
        updated_at: now,
        ..row
    };
    Some(copy.into_active_model().reset_all())
}

/// Returns the shares of the copies: for people on both loans, as on the first loan.
async fn copied_shares(
    changes: &Changes,
    from: &LoanMember,
    to: &LoanMember,
    ids: &HashMap<Uuid, Uuid>,
) -> Result<Vec<share::ActiveModel>, DbErr> {
    let here: HashSet<Uuid> = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::UserId)
        .filter(loan_role::Column::LoanId.eq(to.loan.id))
        .into_tuple::<Uuid>()
        .all(&**changes)
        .await?
        .into_iter()
        .collect();
    let there = share::Entity::find()
        .filter(share::Column::LoanId.eq(from.loan.id))
        .filter(share::Column::Permission.eq(EnumColumn(SharePermission::View)))
        .all(&**changes)
        .await?;
    let again = there.into_iter().filter(|row| here.contains(&row.shared_with)).filter_map(|row| {
        Some(share::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(to.loan.id),
            element_id: Set(*ids.get(&row.element_id)?),
            shared_with: Set(row.shared_with),
            shared_by: Set(to.user.id),
            permission: Set(row.permission),
            created_at: Set(changes.now()),
        })
    });
    Ok(again.collect())
}
