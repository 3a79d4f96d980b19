//! A company's templates: list, add, rename, copy, delete.

use std::collections::HashMap;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    FromQueryResult, IntoActiveModel as _, JoinType, ModelTrait as _, QueryFilter, QueryOrder, QuerySelect,
    sea_query::ExprTrait as _,
};
use shared_rules::needs_list::{
    element::StorageType,
    element_form::{ElementForm, check_element},
    template_removal::{TemplateRemoval, template_removal},
};
use uuid::Uuid;

use super::{
    dto::{CreateTemplate, DuplicateTemplate, OnTemplate, Template, UpdateTemplate},
    outline::{company, in_tree_order, load_own, load_rows, refuse_if},
};
use crate::{
    access::SignedIn,
    entity::{EnumColumn, loan, needs_list_element, template, template_element},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// The error code for a template that can't be deleted.
const IN_USE: &str = "template-in-use";

#[derive(Debug, FromQueryResult)]
struct Count {
    template_id: Uuid,
    items: i64,
}

/// Returns the templates of the signed-in lender's company.
pub(super) async fn list(state: &AppState, signed_in: SignedIn) -> Result<Vec<Template>, Problem> {
    let rows = template::Entity::find()
        .filter(template::Column::CompanyId.eq(company(&signed_in)?))
        .order_by_asc(template::Column::Name)
        .order_by_asc(template::Column::Id)
        .all(state.db.read())
        .await?;
    let counts = count_requests(state.db.read(), rows.iter().map(|row| row.id)).await?;
    let count = |id: &Uuid| counts.get(id).copied().unwrap_or_default();
    let template = |row: template::Model| Template { items_count: count(&row.id), ..Template::new(row, 0) };
    Ok(rows.into_iter().map(template).collect())
}

/// Adds an empty template.
pub(super) async fn create(
    state: &AppState,
    signed_in: SignedIn,
    input: CreateTemplate,
) -> Result<Template, Problem> {
    let company_id = company(&signed_in)?;
    let name = checked_name(&input.name)?;
    let changes = Changes::begin(state).await?;
    let row = template::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(company_id),
        name: Set(name),
        entity_type: Set(EnumColumn(input.entity_type)),
        version: Set(1),
        created_at: Set(changes.now()),
        updated_at: Set(changes.now()),
    };
    let row = row.insert(&*changes).await?;
    changes.commit().await?;
    Ok(Template::new(row, 0))
}

/// Renames a template, or changes its purpose.
pub(super) async fn update(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
    input: UpdateTemplate,
) -> Result<Template, Problem> {
    let changes = Changes::begin(state).await?;
    let row = load_own(&*changes, &signed_in, on.template_id).await?;
    let items = count_requests(&*changes, [row.id]).await?.remove(&row.id).unwrap_or_default();
    if row.version != input.version {
        return Err(Problem::stale(Template::new(row, items)));
    }
    let name = checked_name(&input.name)?;
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.name = Set(name);
    row.entity_type = Set(EnumColumn(input.entity_type));
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    let row = row.update(&*changes).await?;
    changes.commit().await?;
    Ok(Template::new(row, items))
}

/// Copies a template and its contents.
pub(super) async fn duplicate(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
    input: DuplicateTemplate,
) -> Result<Template, Problem> {
    let changes = Changes::begin(state).await?;
    let from = load_own(&*changes, &signed_in, on.template_id).await?;
    let name = checked_name(&input.name)?;
    let now = changes.now();
    let copy = template::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(from.company_id),
        name: Set(name),
        entity_type: Set(from.entity_type),
        version: Set(1),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let copy = copy.insert(&*changes).await?;
    copy_elements(&changes, from.id, copy.id).await?;
    let items = count_requests(&*changes, [copy.id]).await?.remove(&copy.id).unwrap_or_default();
    changes.commit().await?;
    Ok(Template::new(copy, items))
}

async fn copy_elements(changes: &Changes, from: Uuid, to: Uuid) -> Result<(), DbErr> {
    let rows = in_tree_order(load_rows(&**changes, from).await?, |row| (row.id, row.parent_id));
    let ids: HashMap<Uuid, Uuid> = rows.iter().map(|row| (row.id, Uuid::now_v7())).collect();
    let now = changes.now();
    for row in rows {
        let mut copy = row.clone().into_active_model();
        copy.id = Set(ids.get(&row.id).copied().unwrap_or_else(Uuid::now_v7));
        copy.template_id = Set(to);
        copy.parent_id = Set(row.parent_id.and_then(|parent| ids.get(&parent).copied()));
        copy.version = Set(1);
        copy.created_at = Set(now);
        copy.updated_at = Set(now);
        template_element::Entity::insert(copy.reset_all()).exec_without_returning(&**changes).await?;
    }
    Ok(())
}

/// Deletes a template that no loan uses.
pub(super) async fn delete(state: &AppState, signed_in: SignedIn, on: OnTemplate) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    let row = load_own(&*changes, &signed_in, on.template_id).await?;
    let verdict = template_removal(&TemplateRemoval { loan_names: loans_using(&*changes, row.id).await? });
    if let Some(violation) = verdict.violations.into_iter().next() {
        return Err(Problem::conflict(IN_USE, violation.message));
    }
    row.delete(&*changes).await?;
    changes.commit().await?;
    Ok(())
}

/// Returns the names of the loans with elements created from the template.
async fn loans_using(db: &impl ConnectionTrait, template_id: Uuid) -> Result<Vec<String>, DbErr> {
    use needs_list_element::Column;
    let of_template = template_element::Column::Id
        .into_expr()
        .equals((needs_list_element::Entity, Column::TemplateElementId));
    let of_loan = loan::Column::Id.into_expr().equals((needs_list_element::Entity, Column::LoanId));
    let mut select = needs_list_element::Entity::find()
        .select_only()
        .column(loan::Column::Name)
        .distinct()
        .filter(Column::DeletedAt.is_null())
        .filter(template_element::Column::TemplateId.eq(template_id))
        .filter(template_element::Column::DeletedAt.is_null())
        .order_by_asc(loan::Column::Name);
    QuerySelect::query(&mut select).join(JoinType::InnerJoin, template_element::Entity, of_template).join(
        JoinType::InnerJoin,
        loan::Entity,
        of_loan,
    );
    select.into_tuple().all(db).await
}

/// Returns how many file requests each template has.
async fn count_requests(
    db: &impl ConnectionTrait,
    templates: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, i64>, DbErr> {
    let counts = template_element::Entity::find()
        .select_only()
        .column(template_element::Column::TemplateId)
        .column_as(template_element::Column::Id.count(), "items")
        .filter(template_element::Column::StorageType.eq(EnumColumn(StorageType::File)))
        .filter(template_element::Column::TemplateId.is_in(templates))
        .filter(template_element::Column::DeletedAt.is_null())
        .group_by(template_element::Column::TemplateId)
        .into_model::<Count>()
        .all(db)
        .await?;
    Ok(counts.into_iter().map(|count| (count.template_id, count.items)).collect())
}

/// Returns the name to store, if it is valid.
fn checked_name(name: &str) -> Result<String, Problem> {
    let form = ElementForm { name: name.to_owned(), ..ElementForm::default() };
    refuse_if(check_element(&form))?;
    Ok(name.trim().to_owned())
}
