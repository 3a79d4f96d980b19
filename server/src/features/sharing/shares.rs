//! Creates and ends shares. The rule `sharing.check_shares` reports what prevents one.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::OnConflict,
};
use serde_json::json;
use shared_rules::{
    needs_list::history::HistoryKind,
    sharing::{
        SharePermission,
        share_check::{CheckShares, WishedShare, check_shares},
    },
};
use uuid::Uuid;

use super::dto::{EndedShare, NewShare};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, loan_role, needs_list_element, share},
    features::needs_list::{self, NeedsListElement},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Rows written by one statement.
const AT_ONCE: usize = 500;

/// Shares elements with people; returns the elements.
pub(super) async fn create(
    state: &AppState,
    member: &LoanMember,
    wished: &[NewShare],
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    create_shares(&mut changes, member, wished).await?;
    commit_and_load(changes, member, wished.iter().map(|share| share.info_id).collect()).await
}

/// Ends shares; returns the elements that still exist.
pub(super) async fn end_shares(
    state: &AppState,
    member: &LoanMember,
    ended: &[EndedShare],
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    let pairs: HashSet<(Uuid, Uuid)> =
        ended.iter().map(|share| (share.info_id, share.shared_with_user_id)).collect();
    let elements: HashSet<Uuid> = pairs.iter().map(|(element, _)| *element).collect();
    let held = existing_shares(&*changes, member.loan.id, &elements).await?;
    let gone: Vec<share::Model> = held
        .into_iter()
        .filter(|row| row.permission.0 != SharePermission::Link)
        .filter(|row| pairs.contains(&(row.element_id, row.shared_with)))
        .collect();
    remove_shares(&mut changes, member, &gone).await?;
    commit_and_load(changes, member, elements).await
}

/// Creates the missing shares and publishes them; returns the new ones.
pub(super) async fn create_shares(
    changes: &mut Changes,
    member: &LoanMember,
    wished: &[NewShare],
) -> Result<Vec<share::Model>, Problem> {
    check(&**changes, member, wished).await?;
    let elements: HashSet<Uuid> = wished.iter().map(|share| share.info_id).collect();
    let mut known: HashSet<(Uuid, Uuid, SharePermission)> =
        existing_shares(&**changes, member.loan.id, &elements)
            .await?
            .into_iter()
            .map(|row| (row.element_id, row.shared_with, row.permission.0))
            .collect();
    let made: Vec<share::Model> = wished
        .iter()
        .filter(|share| known.insert((share.info_id, share.shared_with_user_id, share.permissions)))
        .map(|share| share::Model {
            id: Uuid::now_v7(),
            loan_id: member.loan.id,
            element_id: share.info_id,
            shared_with: share.shared_with_user_id,
            shared_by: member.user.id,
            permission: EnumColumn(share.permissions),
            created_at: changes.now(),
        })
        .collect();
    insert(&**changes, &made).await?;
    record_shares(changes, member, &made, HistoryKind::Shared).await?;
    Ok(made)
}

/// Removes shares and publishes that.
pub(super) async fn remove_shares(
    changes: &mut Changes,
    member: &LoanMember,
    gone: &[share::Model],
) -> Result<(), Problem> {
    for some in gone.chunks(AT_ONCE) {
        let ids = some.iter().map(|row| row.id);
        share::Entity::delete_many().filter(share::Column::Id.is_in(ids)).exec(&**changes).await?;
    }
    Ok(record_shares(changes, member, gone, HistoryKind::Unshared).await?)
}

/// Fails if the rule reports violations.
async fn check(tx: &impl ConnectionTrait, member: &LoanMember, wished: &[NewShare]) -> Result<(), Problem> {
    let loan = member.loan.id;
    for (place, share) in wished.iter().enumerate() {
        if share.loan_id != loan {
            return Err(Problem::malformed(&format!("[{place}].loanId"), "it isn't the loan in the URL"));
        }
        if share.shared_by_user_id.is_some_and(|by| by != member.user.id) {
            let field = format!("[{place}].sharedByUserId");
            return Err(Problem::malformed(&field, "it isn't the signed-in user"));
        }
    }
    let elements: BTreeSet<Uuid> = wished.iter().map(|share| share.info_id).collect();
    let violations = check_shares(&CheckShares {
        shares: wished
            .iter()
            .map(|share| WishedShare {
                info_id: share.info_id.to_string(),
                shared_with_user_id: share.shared_with_user_id.to_string(),
            })
            .collect(),
        elements: lock_active_elements(tx, loan, elements.into_iter().collect()).await?,
        people: lock_members(tx, loan).await?,
    });
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

/// Returns those of the elements that are active in the loan's list.
pub(super) async fn lock_active_elements(
    tx: &impl ConnectionTrait,
    loan: Uuid,
    wished: Vec<Uuid>,
) -> Result<Vec<String>, DbErr> {
    let mut found = Vec::with_capacity(wished.len());
    for some in wished.chunks(AT_ONCE) {
        let ids: Vec<Uuid> = needs_list_element::Entity::find()
            .select_only()
            .column(needs_list_element::Column::Id)
            .filter(needs_list_element::Column::LoanId.eq(loan))
            .filter(needs_list_element::Column::DeletedAt.is_null())
            .filter(needs_list_element::Column::Id.is_in(some.iter().copied()))
            .into_tuple()
            .all(tx)
            .await?;
        found.extend(ids.iter().map(ToString::to_string));
    }
    Ok(found)
}

/// Returns everyone on the loan. No one can leave it until the transaction ends.
async fn lock_members(tx: &impl ConnectionTrait, loan: Uuid) -> Result<Vec<String>, DbErr> {
    let people: Vec<Uuid> = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::UserId)
        .filter(loan_role::Column::LoanId.eq(loan))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .lock_shared()
        .into_tuple()
        .all(tx)
        .await?;
    Ok(people.iter().map(ToString::to_string).collect())
}

/// Returns the loan's shares of the elements.
async fn existing_shares(
    tx: &impl ConnectionTrait,
    loan: Uuid,
    elements: &HashSet<Uuid>,
) -> Result<Vec<share::Model>, DbErr> {
    let rows = share::Entity::find().filter(share::Column::LoanId.eq(loan)).all(tx).await?;
    Ok(rows.into_iter().filter(|row| elements.contains(&row.element_id)).collect())
}

async fn insert(tx: &impl ConnectionTrait, made: &[share::Model]) -> Result<(), DbErr> {
    for some in made.chunks(AT_ONCE) {
        let rows = some.iter().map(|row| share::ActiveModel {
            id: Set(row.id),
            loan_id: Set(row.loan_id),
            element_id: Set(row.element_id),
            shared_with: Set(row.shared_with),
            shared_by: Set(row.shared_by),
            permission: Set(row.permission),
            created_at: Set(row.created_at),
        });
        let columns = [share::Column::ElementId, share::Column::SharedWith, share::Column::Permission];
        // Two lenders may share the same element at the same moment.
        let once = OnConflict::columns(columns).do_nothing().to_owned();
        share::Entity::insert_many(rows).on_conflict(once).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// Adds one history entry and one event per element, naming the people.
async fn record_shares(
    changes: &mut Changes,
    member: &LoanMember,
    shares: &[share::Model],
    entry: HistoryKind,
) -> Result<(), DbErr> {
    let mut people: BTreeMap<Uuid, Vec<Uuid>> = BTreeMap::new();
    shares.iter().for_each(|row| people.entry(row.element_id).or_default().push(row.shared_with));
    let details = people.into_iter().map(|(element, people)| (element, json!({ "userIds": people })));
    needs_list::record_change_of_each(changes, member, Kind::ElementUpdated, entry, details.collect()).await
}

/// Commits the changes and returns the elements' current state.
async fn commit_and_load(
    changes: Changes,
    member: &LoanMember,
    elements: HashSet<Uuid>,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut list = needs_list::load_visible_elements(&*changes, member).await?;
    list.retain(|element| elements.contains(&element.id));
    changes.commit().await?;
    Ok(list)
}
