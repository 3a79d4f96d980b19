//! A lending company's contact roles.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, EntityTrait, PaginatorTrait as _, QueryFilter, QueryOrder,
    sea_query::OnConflict,
};
use shared_rules::{
    team::role_picker::{NewRole, RoleToAdd, new_role},
    text::{self, refused::MANY_SUB_ROLES},
};
use uuid::Uuid;

use super::dto::{PutSubRole, SubRole};
use crate::{
    access::SignedIn,
    entity::{EnumColumn, contact_sub_role, loan, loan_role},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Returns the company's contact roles by title, for its employees and for people on its loans.
pub(super) async fn list_for_company(
    state: &AppState,
    viewer: &SignedIn,
    company_id: Uuid,
) -> Result<Vec<SubRole>, Problem> {
    if viewer.user.company_id != Some(company_id) && !is_on_loan_of(state, viewer, company_id).await? {
        return Err(Problem::not_found());
    }
    let rows = contact_sub_role::Entity::find()
        .filter(contact_sub_role::Column::CompanyId.eq(company_id))
        .order_by_asc(contact_sub_role::Column::TitleKey)
        .all(state.db.read())
        .await?;
    Ok(rows.into_iter().map(SubRole::from).collect())
}

async fn is_on_loan_of(state: &AppState, viewer: &SignedIn, company_id: Uuid) -> Result<bool, Problem> {
    let found = loan_role::Entity::find()
        .inner_join(loan::Entity)
        .filter(loan_role::Column::UserId.eq(viewer.user.id))
        .filter(loan::Column::CompanyId.eq(company_id))
        .one(state.db.read())
        .await?;
    Ok(found.is_some())
}

/// Adds or renames roles. Adding an existing title changes nothing.
pub(super) async fn save_sub_roles(
    state: &AppState,
    viewer: &SignedIn,
    roles: Vec<PutSubRole>,
) -> Result<Vec<SubRole>, Problem> {
    let own = viewer.user.company_id.filter(|_| viewer.role().is_lender()).ok_or_else(Problem::forbidden)?;
    let changes = Changes::begin(state).await?;
    let mut put = Vec::with_capacity(roles.len());
    for role in roles {
        if role.company_id != own {
            return Err(Problem::not_found());
        }
        let checked = new_role(&NewRole {
            viewer_group: viewer.role().group(),
            company_id: Some(own.to_string()),
            title: role.title.clone(),
        });
        let Some(to_add) = checked.roles.into_iter().next() else {
            return Err(Problem::invalid(checked.violations));
        };
        put.push(match role.id {
            Some(id) => rename_title(&changes, own, id, to_add.title).await?,
            None => add_title(&changes, own, to_add).await?,
        });
    }
    reject_too_many(state, &changes, own).await?;
    changes.commit().await?;
    Ok(put.into_iter().map(SubRole::from).collect())
}

/// Rejects the request if the company would exceed its maximum number.
async fn reject_too_many(state: &AppState, changes: &Changes, company_id: Uuid) -> Result<(), Problem> {
    let most = state.config.limits.sub_roles;
    let of_company = contact_sub_role::Column::CompanyId.eq(company_id);
    let count = contact_sub_role::Entity::find().filter(of_company).count(&**changes).await?;
    if count <= most.into() {
        return Ok(());
    }
    Err(Problem::used_up(MANY_SUB_ROLES.fill(&[("most", &most.to_string())])))
}

async fn add_title(
    changes: &Changes,
    company_id: Uuid,
    role: RoleToAdd,
) -> Result<contact_sub_role::Model, Problem> {
    use contact_sub_role::Column;
    let key = role.title.to_lowercase();
    let row = contact_sub_role::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(company_id),
        title: Set(role.title),
        title_key: Set(key.clone()),
        sub_role_type: Set(EnumColumn(role.sub_role_type)),
        created_at: Set(changes.now()),
    };
    let unless_there = OnConflict::columns([Column::CompanyId, Column::TitleKey]).do_nothing().to_owned();
    contact_sub_role::Entity::insert(row)
        .on_conflict(unless_there)
        .exec_without_returning(&**changes)
        .await?;
    let of_title = contact_sub_role::Entity::find()
        .filter(Column::CompanyId.eq(company_id))
        .filter(Column::TitleKey.eq(key));
    of_title.one(&**changes).await?.ok_or_else(Problem::internal)
}

async fn rename_title(
    changes: &Changes,
    company_id: Uuid,
    id: Uuid,
    title: String,
) -> Result<contact_sub_role::Model, Problem> {
    use contact_sub_role::Column;
    let key = title.to_lowercase();
    let others = contact_sub_role::Entity::find()
        .filter(Column::CompanyId.eq(company_id))
        .filter(Column::TitleKey.eq(&key))
        .filter(Column::Id.ne(id));
    if others.one(&**changes).await?.is_some() {
        return Err(Problem::invalid(vec![text::team::ROLE_TITLE_TAKEN.violation("title")]));
    }
    let row = contact_sub_role::ActiveModel { title: Set(title), title_key: Set(key), ..Default::default() };
    contact_sub_role::Entity::update_many()
        .set(row)
        .filter(Column::Id.eq(id))
        .filter(Column::CompanyId.eq(company_id))
        .exec(&**changes)
        .await?;
    let now = contact_sub_role::Entity::find_by_id(id).filter(Column::CompanyId.eq(company_id));
    now.one(&**changes).await?.ok_or_else(Problem::not_found)
}

impl From<contact_sub_role::Model> for SubRole {
    fn from(row: contact_sub_role::Model) -> Self {
        Self { id: row.id, company_id: row.company_id, title: row.title, sub_role_type: row.sub_role_type.0 }
    }
}
