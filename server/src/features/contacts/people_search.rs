//! People search: a company's employees, and all people a lender may know of.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{BinOper, Expr, ExprTrait as _},
};
use shared_rules::team::{
    people_source::{PeopleSources, people_sources},
    role::RoleGroup,
};
use uuid::Uuid;

use super::dto::{Employee, PeoplePage, PeopleQuery};
use crate::{
    access::{SignedIn, second_step},
    db::contains,
    entity::{EnumColumn, app_user, invitation},
    features::{loans::Invitation, team::is_known_to},
    http::{Problem, paging::PageQuery},
    membership::UserRef,
    state::AppState,
};

/// Returns the groups of people that the viewer may search.
fn allowed_sources(viewer: &SignedIn) -> shared_rules::team::people_source::PeopleSourcesAnswer {
    people_sources(&PeopleSources {
        viewer_group: viewer.role().group(),
        permissions: viewer.permissions(),
        company_mode: true,
    })
}

/// Returns the signed-in lender's company.
pub(super) fn own_company(viewer: &SignedIn) -> Result<Uuid, Problem> {
    let lends = allowed_sources(viewer).search_users;
    viewer.user.company_id.filter(|_| lends).ok_or_else(Problem::forbidden)
}

/// Returns the employees of the viewer's company, if they may load them (PERM-06).
pub(super) async fn list_employees(
    state: &AppState,
    viewer: &SignedIn,
    company_id: Uuid,
) -> Result<Vec<Employee>, Problem> {
    if viewer.user.company_id != Some(company_id) {
        return Err(Problem::not_found());
    }
    if !allowed_sources(viewer).load_employees {
        return Err(Problem::forbidden());
    }
    Ok(load_employees(state, company_id).await?)
}

async fn load_employees(state: &AppState, company_id: Uuid) -> Result<Vec<Employee>, DbErr> {
    let rows = app_user::Entity::find()
        .filter(app_user::Column::CompanyId.eq(company_id))
        .filter(app_user::Column::RoleGroup.eq(EnumColumn(RoleGroup::Lender)))
        .order_by_asc(app_user::Column::FamilyName)
        .order_by_asc(app_user::Column::GivenName)
        .order_by_asc(app_user::Column::Id)
        .all(state.db.read())
        .await?;
    let second_step = second_step::list_users_with_it(state.db.read(), company_id).await?;
    let second_step: BTreeSet<Uuid> = second_step.into_iter().collect();
    let invitations = latest_invitations(state, company_id, &rows).await?;
    let employee = |user: app_user::Model| Employee {
        invitation: invitations.get(&user.id).map(|row| Invitation::new(row, state.clock.now())),
        second_step: second_step.contains(&user.id),
        user: UserRef::from(&user),
        company_role: user.company_role.map(|role| role.0),
    };
    Ok(rows.into_iter().map(employee).collect())
}

/// Returns the latest invitation of each of these people who hasn't joined, by user id.
async fn latest_invitations(
    state: &AppState,
    company_id: Uuid,
    people: &[app_user::Model],
) -> Result<HashMap<Uuid, invitation::Model>, DbErr> {
    let waiting: Vec<Uuid> = people.iter().filter(|person| person.stub).map(|person| person.id).collect();
    if waiting.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = invitation::Entity::find()
        .filter(invitation::Column::CompanyId.eq(company_id))
        .filter(invitation::Column::UserId.is_in(waiting))
        .order_by_asc(invitation::Column::CreatedAt)
        .order_by_asc(invitation::Column::Id)
        .all(state.db.read())
        .await?;
    Ok(rows.into_iter().map(|row| (row.user_id, row)).collect())
}

/// Returns a page of the people that the lender's company works with or employs.
pub(super) async fn search_people(
    state: &AppState,
    viewer: &SignedIn,
    query: &PeopleQuery,
) -> Result<PeoplePage, Problem> {
    let page = PageQuery { p: query.page, s: query.size.unwrap_or(20) };
    let mut rows = app_user::Entity::find()
        .filter(is_known_to(own_company(viewer)?))
        .filter(matches_text(&query.query))
        .order_by_asc(app_user::Column::FamilyName)
        .order_by_asc(app_user::Column::GivenName)
        .order_by_asc(app_user::Column::Id)
        .offset(page.offset())
        .limit(page.size() + 1)
        .all(state.db.read())
        .await?;
    let size = usize::try_from(page.size()).unwrap_or(usize::MAX);
    let last = rows.len() <= size;
    rows.truncate(size);
    let content = rows.iter().map(UserRef::from).collect();
    Ok(PeoplePage { content, page: page.p, size: page.size(), last })
}

/// Matches text in the name, in the email address, or across both with its @ (CONTACT-32); everyone if blank.
pub(super) fn matches_text(typed: &str) -> Condition {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return Condition::all();
    }
    let joined = BinOper::Custom("||");
    let of_user = |column: app_user::Column| Expr::col((app_user::Entity, column));
    let name = of_user(app_user::Column::GivenName)
        .binary(joined, " ")
        .binary(joined, of_user(app_user::Column::FamilyName));
    let across = name.clone().binary(joined, " ").binary(joined, of_user(app_user::Column::EmailAddress));
    Condition::any()
        .add(contains(name, &typed))
        .add(contains(of_user(app_user::Column::EmailAddress), &typed))
        .add_option(typed.contains('@').then(|| contains(across, &typed)))
}
