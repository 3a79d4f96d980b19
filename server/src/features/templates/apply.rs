//! Adds a template to a loan's list. Existing items aren't duplicated; the rule `needs_list.merge_template` plans the
//! steps.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};
use serde_json::json;
use shared_rules::{
    needs_list::{
        due_date::due_after,
        history::HistoryKind,
        review::ReviewState,
        template_merge::{MergeStep, MergeTemplate, TemplateItem, merge_template},
        templates::template_borrower::{TemplateBorrower, template_borrower},
    },
    sharing::SharePermission,
    team::role::Role,
};
use uuid::Uuid;

use super::{
    dto::{AppliedTemplate, ApplyTemplate, OnTemplate},
    outline::{in_tree_order, load_of_company, load_rows, refuse_if},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, loan, loan_role, needs_list_element, share, template, template_element},
    environment::Zone,
    features::{
        activity::ActivityScope,
        needs_list::{Entry, elements_for_rule, record_bulk_change, record_entries},
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Adds a template to a loan's needs list.
///
/// Items with the same name in the same folder aren't duplicated.
pub(super) async fn apply(
    state: &AppState,
    member: LoanMember,
    on: OnTemplate,
    input: ApplyTemplate,
) -> Result<AppliedTemplate, Problem> {
    let mut changes = Changes::begin(state).await?;
    if let Some(id) = input.borrower_user_id {
        require_borrower(&changes, &member, id).await?;
    }
    let applied = apply_template(&mut changes, &member, on.template_id, input.borrower_user_id).await?;
    changes.commit().await?;
    Ok(applied)
}

async fn require_borrower(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let row = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(member.loan.id))
        .filter(loan_role::Column::UserId.eq(id))
        .one(&**changes)
        .await?;
    let verdict = template_borrower(&TemplateBorrower {
        visible_to_lender: row.as_ref().is_some_and(|row| row.visible_to_lender),
        role: row.map(|row| row.role.0),
    });
    refuse_if(verdict.violations)
}

/// Adds a template of the lender to the loan's list, for a borrower or for the loan as a whole, and publishes that.
///
/// # Errors
/// *Not found* when the loan's lender has no such template; or when the database refuses.
pub async fn apply_template(
    changes: &mut Changes,
    member: &LoanMember,
    template_id: Uuid,
    borrower: Option<Uuid>,
) -> Result<AppliedTemplate, Problem> {
    let template = load_of_company(&**changes, member.loan.company_id, template_id).await?;
    // Two concurrent calls would each add the same items.
    loan::Entity::find_by_id(member.loan.id).lock_exclusive().one(&**changes).await?;
    let rows = load_rows(&**changes, template.id).await?;
    let plan = merge_template(&MergeTemplate {
        list: elements_for_rule(&**changes, member).await?,
        template: rows.iter().map(template_item).collect(),
        borrower_id: borrower.map(|id| id.to_string()),
        borrowers: borrower_ids(&**changes, member.loan.id).await?,
    });
    refuse_if(plan.violations)?;
    let (loan_id, when) = (member.loan.id, AppliedAt::of(changes.now(), member.zone()));
    let made = carry_out(&**changes, loan_id, &plan.steps, rows, when).await?;
    share_new_requests(&**changes, loan_id, member.user.id, &made, when.now).await?;
    record_application(changes, member, &template, &made).await?;
    let created_ids = made.iter().filter(|made| made.outermost).map(|made| made.id).collect();
    Ok(AppliedTemplate { created: plan.created, created_ids, merged: plan.merged, waiting: plan.waiting })
}

/// Returns the borrowers of the loan, the longest on it first.
async fn borrower_ids(db: &impl ConnectionTrait, loan_id: Uuid) -> Result<Vec<String>, DbErr> {
    let ids: Vec<Uuid> = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::UserId)
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(
            loan_role::Column::Role
                .is_in(Role::ALL.into_iter().filter(|role| role.is_borrower()).map(EnumColumn)),
        )
        .order_by_asc(loan_role::Column::CreatedAt)
        .order_by_asc(loan_role::Column::Id)
        .into_tuple()
        .all(db)
        .await?;
    Ok(ids.into_iter().map(|id| id.to_string()).collect())
}

fn template_item(row: &template_element::Model) -> TemplateItem {
    TemplateItem {
        id: row.id.to_string(),
        parent_id: row.parent_id.map(|id| id.to_string()),
        name: row.name.clone(),
        storage_type: row.storage_type.0,
        hidden: row.hidden,
        priority_type: row.priority_type.0,
        each_borrower: row.each_borrower,
    }
}

/// When a template is applied, and that date in the user's time zone: due dates count from there.
#[derive(Clone, Copy)]
struct AppliedAt {
    now: DateTime<Utc>,
    today: NaiveDate,
}

impl AppliedAt {
    fn of(now: DateTime<Utc>, zone: Zone) -> Self {
        Self { now, today: zone.day(now) }
    }
}

/// A new element, and the person it is for.
struct NewElement {
    id: Uuid,
    share_with: Option<Uuid>,
    /// Whether its parent isn't new too.
    outermost: bool,
}

/// Adds the new elements, in the order of the steps.
async fn carry_out(
    tx: &impl ConnectionTrait,
    loan_id: Uuid,
    steps: &[MergeStep],
    rows: Vec<template_element::Model>,
    when: AppliedAt,
) -> Result<Vec<NewElement>, DbErr> {
    let rows: HashMap<String, template_element::Model> =
        rows.into_iter().map(|row| (row.id.to_string(), row)).collect();
    let mut next = next_positions(tx, loan_id).await?;
    // The loan's element for each element of the template: folders are looked up by their contents.
    let mut places: HashMap<&str, Uuid> = HashMap::new();
    let mut added: HashSet<Uuid> = HashSet::new();
    let mut made = Vec::new();
    for step in steps {
        let Some(row) = rows.get(&step.template_id).cloned() else { continue };
        if let Some(existing) = step.existing_id.as_ref().and_then(|id| id.parse().ok()) {
            places.insert(&step.template_id, existing);
            continue;
        }
        let id = Uuid::now_v7();
        places.insert(&step.template_id, id);
        let parent_id = row.parent_id.and_then(|parent| places.get(parent.to_string().as_str()).copied());
        let outermost = !parent_id.is_some_and(|parent| added.contains(&parent));
        added.insert(id);
        let share_with = step.share_with.as_ref().and_then(|id| id.parse().ok());
        made.push(NewElement { id, share_with, outermost });
        let position = next.entry(parent_id).or_default();
        let copy = list_element(row, id, loan_id, parent_id, *position, when);
        *position = position.saturating_add(1);
        needs_list_element::Entity::insert(copy).exec_without_returning(tx).await?;
    }
    Ok(made)
}

/// Returns the first free position at the top and in each folder that has contents.
async fn next_positions(
    tx: &impl ConnectionTrait,
    loan_id: Uuid,
) -> Result<HashMap<Option<Uuid>, i32>, DbErr> {
    let last: Vec<(Option<Uuid>, Option<i32>)> = needs_list_element::Entity::find()
        .select_only()
        .column(needs_list_element::Column::ParentId)
        .expr(needs_list_element::Column::Position.max())
        .filter(needs_list_element::Column::LoanId.eq(loan_id))
        .group_by(needs_list_element::Column::ParentId)
        .into_tuple()
        .all(tx)
        .await?;
    Ok(last
        .into_iter()
        .map(|(parent, last)| (parent, last.map_or(0, |last| last.saturating_add(1))))
        .collect())
}

/// Shares the new requests with the people they are for.
async fn share_new_requests(
    tx: &impl ConnectionTrait,
    loan_id: Uuid,
    by: Uuid,
    made: &[NewElement],
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    for (element_id, person) in made.iter().filter_map(|made| Some((made.id, made.share_with?))) {
        let row = share::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(loan_id),
            element_id: Set(element_id),
            shared_with: Set(person),
            shared_by: Set(by),
            permission: Set(EnumColumn(SharePermission::View)),
            created_at: Set(now),
        };
        share::Entity::insert(row).exec_without_returning(tx).await?;
    }
    Ok(())
}

async fn record_application(
    changes: &mut Changes,
    member: &LoanMember,
    template: &template::Model,
    made: &[NewElement],
) -> Result<(), DbErr> {
    let detail = json!({ "templateId": template.id, "templateName": template.name });
    let details: Vec<_> = made.iter().map(|made| (made.id, detail.clone())).collect();
    if details.is_empty() {
        return Ok(());
    }
    record_bulk_change(changes, member, Kind::ElementCreated, HistoryKind::Created, details).await?;
    let given = made.iter().filter_map(|made| {
        let detail = json!({ "userIds": [made.share_with?] });
        let (kind, at) = (HistoryKind::Shared, changes.now());
        Some(Entry { element_id: made.id, actor_id: member.user.id, kind, detail, at, before: None })
    });
    record_entries(changes, ActivityScope::from(&member.loan), given.collect::<Vec<_>>()).await
}

/// Adds the elements of a template to a loan without a list, in the name of `by`: an each-borrower request once for
/// each of the borrowers. Returns the new ids in tree order.
///
/// # Errors
/// When the database refuses.
pub async fn copy_template(
    tx: &impl ConnectionTrait,
    loan_id: Uuid,
    template_id: Uuid,
    by: Uuid,
    now: DateTime<Utc>,
) -> Result<Vec<Uuid>, DbErr> {
    let rows = in_tree_order(load_rows(tx, template_id).await?, |row| (row.id, row.parent_id));
    let plan = merge_template(&MergeTemplate {
        list: Vec::new(),
        template: rows.iter().map(template_item).collect(),
        borrower_id: None,
        borrowers: borrower_ids(tx, loan_id).await?,
    });
    let made = carry_out(tx, loan_id, &plan.steps, rows, AppliedAt::of(now, Zone::of(None))).await?;
    share_new_requests(tx, loan_id, by, &made, now).await?;
    Ok(made.into_iter().map(|made| made.id).collect())
}

/// Returns the element of a loan's list for an element of a template.
fn list_element(
    row: template_element::Model,
    id: Uuid,
    loan_id: Uuid,
    parent_id: Option<Uuid>,
    position: i32,
    AppliedAt { now, today }: AppliedAt,
) -> needs_list_element::ActiveModel {
    let days = row.due_days.and_then(|days| u32::try_from(days).ok());
    needs_list_element::ActiveModel {
        id: Set(id),
        loan_id: Set(loan_id),
        parent_id: Set(parent_id),
        name: Set(row.name),
        storage_type: Set(row.storage_type),
        priority_type: Set(row.priority_type),
        hidden: Set(row.hidden),
        visible_at_status: Set(row.visible_at_status),
        modifiers: Set(row.modifiers),
        description: Set(row.description),
        freshness_days: Set(row.freshness_days),
        due_date: Set(due_after(today, days)),
        optional: Set(row.optional),
        instructions: Set(row.instructions),
        internal_note: Set(row.internal_note),
        position: Set(position),
        version: Set(1),
        template_element_id: Set(Some(row.id)),
        example_id: Set(row.example_id),
        review_state: Set(EnumColumn(ReviewState::Open)),
        reviewed_by: Set(None),
        reviewed_at: Set(None),
        rejection_reason: Set(None),
        rejection_note: Set(None),
        not_applicable_reason: Set(None),
        not_applicable_by: Set(None),
        not_applicable_at: Set(None),
        deleted_at: Set(None),
        created_at: Set(now),
        updated_at: Set(now),
    }
}
