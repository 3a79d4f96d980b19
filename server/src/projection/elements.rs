//! The needs lists of loans, as input of the shared rules.

use std::collections::HashMap;

use chrono::NaiveDate;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, FromQueryResult, QueryFilter,
    QueryOrder, QuerySelect,
};
use shared_rules::{
    needs_list::{
        element::{Element, ElementShare, Sharee, StorageType, VisibleAt},
        priority::PriorityType,
        review::ReviewState,
    },
    sharing::SharePermission,
    team::role::RoleGroup,
};
use uuid::Uuid;

use crate::entity::{EnumColumn, app_user, needs_list_element, share};

/// An element, repeated for each of its shares.
#[derive(FromQueryResult)]
struct Row {
    loan_id: Uuid,
    id: Uuid,
    parent_id: Option<Uuid>,
    name: String,
    storage_type: EnumColumn<StorageType>,
    hidden: bool,
    visible_at_status: Option<EnumColumn<VisibleAt>>,
    priority_type: EnumColumn<PriorityType>,
    review_state: EnumColumn<ReviewState>,
    due_date: Option<NaiveDate>,
    permission: Option<EnumColumn<SharePermission>>,
    sharee: Option<Uuid>,
    role_group: Option<EnumColumn<RoleGroup>>,
}

/// Returns the active elements of each of these loans, siblings in order, in one statement.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn elements_of(
    db: &impl ConnectionTrait,
    loans: &[Uuid],
) -> Result<HashMap<Uuid, Vec<Element>>, DbErr> {
    use needs_list_element::Column;
    let mut select = needs_list_element::Entity::find()
        .select_only()
        .columns([Column::LoanId, Column::Id, Column::ParentId, Column::StorageType, Column::Hidden])
        .columns([Column::Name, Column::VisibleAtStatus, Column::PriorityType, Column::ReviewState])
        .column(Column::DueDate)
        .column(share::Column::Permission)
        .column_as(share::Column::SharedWith, "sharee")
        .column(app_user::Column::RoleGroup)
        .filter(Column::LoanId.is_in(loans.iter().copied()))
        .filter(Column::DeletedAt.is_null())
        .order_by_asc(Column::LoanId)
        .order_by_asc(Column::Position)
        .order_by_asc(Column::Id);
    let of_element = share::Column::ElementId.into_expr().equals((needs_list_element::Entity, Column::Id));
    let of_sharee = app_user::Column::Id.into_expr().equals((share::Entity, share::Column::SharedWith));
    QuerySelect::query(&mut select)
        .left_join(share::Entity, of_element)
        .left_join(app_user::Entity, of_sharee);
    let rows = select.into_model::<Row>().all(db).await?;
    let mut lists: HashMap<Uuid, Vec<Element>> = HashMap::new();
    for row in rows {
        let list = lists.entry(row.loan_id).or_default();
        let share = share_of(&row);
        match list.last_mut() {
            Some(last) if last.id == row.id.to_string() => last.shared_info.extend(share),
            _ => list.push(Element { shared_info: share.into_iter().collect(), ..element(row) }),
        }
    }
    Ok(lists)
}

fn share_of(row: &Row) -> Option<ElementShare> {
    Some(share_for_rule(row.permission?.0, row.sharee?, row.role_group?.0))
}

/// Returns a share as rules take it.
pub(crate) fn share_for_rule(permissions: SharePermission, with: Uuid, group: RoleGroup) -> ElementShare {
    ElementShare { permissions, shared_with_user: Sharee { id: with.to_string(), logged_role_group: group } }
}

/// Returns a completely loaded element as rules take it.
pub(crate) fn element_for_rule(row: &needs_list_element::Model, shared_info: Vec<ElementShare>) -> Element {
    Element {
        id: row.id.to_string(),
        parent_id: row.parent_id.map(|id| id.to_string()),
        name: row.name.clone(),
        storage_type: row.storage_type.0,
        hidden: row.hidden,
        visible_at_status: row.visible_at_status.map(|status| status.0),
        priority_type: row.priority_type.0,
        review_state: row.review_state.0,
        due_date: row.due_date,
        shared_info,
    }
}

fn element(row: Row) -> Element {
    Element {
        id: row.id.to_string(),
        parent_id: row.parent_id.map(|id| id.to_string()),
        name: row.name,
        storage_type: row.storage_type.0,
        hidden: row.hidden,
        visible_at_status: row.visible_at_status.map(|status| status.0),
        priority_type: row.priority_type.0,
        review_state: row.review_state.0,
        due_date: row.due_date,
        shared_info: Vec::new(),
    }
}
