//! Adding known and new people to a loan, without duplicates.

use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder,
    QuerySelect,
    sea_query::{Expr, Query},
};
use shared_rules::{
    activity::Activity,
    contacts::duplicate::{DuplicateContact, duplicate_contact},
    notices::kind::NoticeKind,
    team::{
        identity::{JoinKind, NamedPerson, named_person},
        loan_role::LenderUserPlaceAnswer,
        role::RoleGroup,
    },
    value::email::{CheckEmail, check_email},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{EnumColumn, app_user, loan, loan_role},
    features::{
        activity,
        identity::{self, NewEntry},
        notifications,
    },
    http::Problem,
    membership::{has_address, load_people_by_address},
    realtime::Changes,
};

/// A person to be added to a loan, as named in the request.
#[derive(Default)]
pub(crate) struct NewMember {
    pub id: Option<Uuid>,
    pub email_address: Option<String>,
    pub given_name: String,
    pub family_name: String,
}

/// Locks the loan's team until the transaction ends.
///
/// # Errors
/// If the query fails.
pub(crate) async fn lock_team(changes: &Changes, loan_id: Uuid) -> Result<(), DbErr> {
    loan::Entity::find_by_id(loan_id).lock_exclusive().one(&**changes).await.map(|_| ())
}

/// Returns the person named in the request: a person known to the viewer's company, else a new entry with the typed
/// data, which becomes a person when an invitation to it is accepted. The entry takes nothing from other people who
/// have the address.
///
/// # Errors
/// *Invalid* without a valid address; *not found* for people the viewer may not know of.
pub(crate) async fn find_or_create_person(
    changes: &Changes,
    viewer: &LoanMember,
    newcomer: NewMember,
) -> Result<app_user::Model, Problem> {
    let viewer_group = viewer.role().group();
    let company_id = viewer.loan.company_id;
    let known = find_known_person(changes, viewer, &newcomer).await?;
    if let Some(person) = known {
        let own_employee = person.company_id == Some(company_id);
        let employed_elsewhere = person.company_id.is_some() && !own_employee;
        let joins =
            named_person(&NamedPerson { viewer_group, known: true, own_employee, employed_elsewhere });
        if joins == JoinKind::Now {
            return Ok(person);
        }
        let new = NewEntry {
            company: None,
            address: &person.email_address,
            given_name: &person.given_name,
            family_name: &person.family_name,
        };
        return Ok(identity::get_or_create_entry(&**changes, changes.now(), &new).await?);
    }
    let verdict = check_email(&CheckEmail { email_address: newcomer.email_address });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let new = NewEntry {
        company: (viewer_group == RoleGroup::Lender).then_some(company_id),
        address: &verdict.email_address,
        given_name: &newcomer.given_name,
        family_name: &newcomer.family_name,
    };
    Ok(identity::get_or_create_entry(&**changes, changes.now(), &new).await?)
}

/// Returns a person known to the viewer's company: by id, by address, or by both, which must then match. Only lenders
/// know people beyond the loan.
async fn find_known_person(
    changes: &Changes,
    viewer: &LoanMember,
    newcomer: &NewMember,
) -> Result<Option<app_user::Model>, Problem> {
    if viewer.role().group() != RoleGroup::Lender {
        return if newcomer.email_address.is_some() { Ok(None) } else { Err(Problem::not_found()) };
    }
    let known = app_user::Entity::find().filter(is_known_to(viewer.loan.company_id));
    let known = match (newcomer.id, &newcomer.email_address) {
        (Some(id), _) => known.filter(app_user::Column::Id.eq(id)),
        (None, Some(address)) => known.filter(has_address(address)),
        (None, None) => return Ok(None),
    };
    // An account comes before an entry with the same address.
    let found = known.order_by_asc(app_user::Column::Stub).one(&**changes).await?;
    let fits = |person: &app_user::Model| {
        newcomer
            .email_address
            .as_ref()
            .is_none_or(|address| person.email_address.to_lowercase() == address.trim().to_lowercase())
    };
    match found {
        Some(person) if !fits(&person) => Err(Problem::not_found()),
        None if newcomer.id.is_some() => Err(Problem::not_found()),
        found => Ok(found),
    }
}

/// Matches people a company may know of: its employees, and all people on its loans who aren't hidden from lenders.
pub(crate) fn is_known_to(company_id: Uuid) -> Condition {
    let on_its_loans = Query::select()
        .column((loan_role::Entity, loan_role::Column::UserId))
        .from(loan_role::Entity)
        .inner_join(
            loan::Entity,
            Expr::col((loan::Entity, loan::Column::Id))
                .equals((loan_role::Entity, loan_role::Column::LoanId)),
        )
        .and_where(Expr::col((loan::Entity, loan::Column::CompanyId)).eq(company_id))
        .and_where(Expr::col((loan_role::Entity, loan_role::Column::VisibleToLender)).eq(true))
        .take();
    Condition::any()
        .add(app_user::Column::CompanyId.eq(company_id))
        .add(app_user::Column::Id.in_subquery(on_its_loans))
}

/// Rejects an address that a person on the loan, or invited to it, already has. Reveals nothing about people the viewer
/// can't see.
///
/// # Errors
/// *Conflict*, with the rule's text.
pub(crate) async fn refuse_duplicate(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    address: &str,
) -> Result<(), Problem> {
    let people = load_people_by_address(db, viewer.loan.id, address).await?;
    let taken = people.into_iter().filter(|person| person.is_seen_by(viewer));
    let taken = taken.map(|person| person.user.email_address).collect();
    let verdict = duplicate_contact(&DuplicateContact { email_address: address.to_owned(), taken });
    match verdict.violations.first() {
        Some(problem) => Err(Problem::conflict("duplicate-contact", problem.message.clone())),
        None => Ok(()),
    }
}

/// Adds the person to the loan with that role, on behalf of `by`, and notifies them. Returns the role's id.
///
/// # Errors
/// If the write fails.
pub(crate) async fn add_member(
    changes: &Changes,
    loan: &loan::Model,
    person: &app_user::Model,
    place: &LenderUserPlaceAnswer,
    can_accept_files: bool,
    by: Uuid,
) -> Result<Uuid, DbErr> {
    let (id, loan_id) = (Uuid::now_v7(), loan.id);
    let row = loan_role::ActiveModel {
        id: Set(id),
        ..new_role_row(changes, loan_id, (person.id, person.stub), place, can_accept_files)
    };
    super::loan_leads::demote_other_lead(changes, loan_id, id, place.role).await?;
    loan_role::Entity::insert(row).exec_without_returning(&**changes).await?;
    super::recompute_role_group(changes, person.id).await?;
    if place.visible_to_lender {
        if person.id != by {
            let added = Activity::PersonAdded { person: activity::current_name(person), role: place.role };
            let (actor_id, at) = (by, changes.now());
            let added = activity::NewActivity { place: loan.into(), actor_id, at, activity: added };
            activity::save_activities(&**changes, [added]).await?;
        }
        notifications::notify_of_loans(
            changes,
            NoticeKind::Added,
            &[loan_id],
            by,
            (person, place.role.group()),
        )
        .await?;
    }
    Ok(id)
}

/// Builds a role on the loan for the person with that id; `stub` says whether they haven't joined yet.
pub(crate) fn new_role_row(
    changes: &Changes,
    loan_id: Uuid,
    (user_id, stub): (Uuid, bool),
    place: &LenderUserPlaceAnswer,
    can_accept_files: bool,
) -> loan_role::ActiveModel {
    let now = changes.now();
    loan_role::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(loan_id),
        user_id: Set(user_id),
        role: Set(EnumColumn(place.role)),
        key_contact: Set(place.key_contact),
        visible_to_borrower: Set(place.visible_to_borrower),
        visible_to_lender: Set(place.visible_to_lender),
        can_accept_files: Set(can_accept_files),
        borrower_type: Set(place.borrower_type.map(EnumColumn)),
        stub: Set(stub),
        version: Set(1),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    }
}
