//! Putting people on a loan: known ones and new ones, one at a time, nobody twice.

use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QuerySelect,
    sea_query::{Expr, OnConflict, Query, SelectStatement},
};
use shared_rules::{
    contacts::duplicate::{DuplicateContact, duplicate_contact},
    team::{place::Place, role::Role},
    value::email::{CheckEmail, check_email},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{Word, app_user, invitation, loan, loan_role},
    http::Problem,
    realtime::Changes,
};

/// Somebody to be put on a loan, as the caller names them.
#[derive(Default)]
pub(crate) struct Newcomer {
    pub id: Option<Uuid>,
    pub email_address: Option<String>,
    pub given_name: String,
    pub family_name: String,
}

/// Holds everybody else who changes the loan's people until the transaction ends.
///
/// # Errors
/// When the database can't be asked.
pub(crate) async fn lock_team(changes: &Changes, loan_id: Uuid) -> Result<(), DbErr> {
    loan::Entity::find_by_id(loan_id).lock_exclusive().one(&**changes).await.map(|_| ())
}

/// The person that the caller names. A known address is that person; a new one becomes a person who
/// never signed in. An id alone counts for people the lender knows only, and together with an address
/// both must be the same person's.
///
/// # Errors
/// *Invalid* without a good address; *not found* for people the caller may not know of.
pub(crate) async fn person_for(
    changes: &Changes,
    viewer: &LoanMember,
    newcomer: Newcomer,
) -> Result<app_user::Model, Problem> {
    if let (Some(id), None) = (newcomer.id, &newcomer.email_address) {
        let known = app_user::Entity::find_by_id(id).filter(known_to(viewer.loan.company_id));
        return known.one(&**changes).await?.ok_or_else(Problem::not_found);
    }
    let verdict = check_email(&CheckEmail { email_address: newcomer.email_address.clone() });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let person = by_address(changes, verdict.email_address, &newcomer).await?;
    if newcomer.id.is_some_and(|id| id != person.id) {
        return Err(Problem::not_found());
    }
    Ok(person)
}

/// The person of that address, made when there is none: also when somebody else makes them just now.
async fn by_address(changes: &Changes, address: String, who: &Newcomer) -> Result<app_user::Model, Problem> {
    let (key, now) = (address.to_lowercase(), changes.now());
    let row = app_user::ActiveModel {
        id: Set(Uuid::now_v7()),
        given_name: Set(who.given_name.trim().to_owned()),
        family_name: Set(who.family_name.trim().to_owned()),
        email_address: Set(address),
        email_key: Set(key.clone()),
        role_group: Set(Word(Role::Contact.group())),
        company_id: Set(None),
        company_role: Set(None),
        position_or_title: Set(None),
        company_name: Set(None),
        company_website: Set(None),
        company_address: Set(None),
        mobile_phone: Set(None),
        mobile_phone_locale: Set(None),
        avatar_doc_id: Set(None),
        stub: Set(true),
        password_hash: Set(None),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let unless_there = OnConflict::column(app_user::Column::EmailKey).do_nothing().to_owned();
    app_user::Entity::insert(row).on_conflict(unless_there).exec_without_returning(&**changes).await?;
    let person = app_user::Entity::find().filter(app_user::Column::EmailKey.eq(key)).one(&**changes).await?;
    person.ok_or_else(Problem::internal)
}

/// People a company may know of: its employees, and everyone on its loans.
pub(crate) fn known_to(company_id: Uuid) -> Condition {
    let on_its_loans = Query::select()
        .column((loan_role::Entity, loan_role::Column::UserId))
        .from(loan_role::Entity)
        .inner_join(
            loan::Entity,
            Expr::col((loan::Entity, loan::Column::Id))
                .equals((loan_role::Entity, loan_role::Column::LoanId)),
        )
        .and_where(Expr::col((loan::Entity, loan::Column::CompanyId)).eq(company_id))
        .take();
    Condition::any()
        .add(app_user::Column::CompanyId.eq(company_id))
        .add(app_user::Column::Id.in_subquery(on_its_loans))
}

/// Refuses an address that somebody on the loan, or asked to join it, has.
///
/// # Errors
/// *Conflict*, in the words of the rule.
pub(crate) async fn refuse_duplicate(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    address: &str,
) -> Result<(), Problem> {
    let taken: Vec<String> = app_user::Entity::find()
        .select_only()
        .column(app_user::Column::EmailAddress)
        .filter(app_user::Column::EmailKey.eq(address.trim().to_lowercase()))
        .filter(
            Condition::any()
                .add(app_user::Column::Id.in_subquery(on_loan(loan_id)))
                .add(app_user::Column::Id.in_subquery(asked_to_join(loan_id))),
        )
        .into_tuple()
        .all(db)
        .await?;
    let verdict = duplicate_contact(&DuplicateContact { email_address: address.to_owned(), taken });
    match verdict.violations.first() {
        Some(problem) => Err(Problem::conflict("duplicate-contact", problem.message.clone())),
        None => Ok(()),
    }
}

fn on_loan(loan_id: Uuid) -> SelectStatement {
    let column = loan_role::Column::LoanId;
    Query::select()
        .column(loan_role::Column::UserId)
        .from(loan_role::Entity)
        .and_where(column.eq(loan_id))
        .take()
}

fn asked_to_join(loan_id: Uuid) -> SelectStatement {
    Query::select()
        .column(invitation::Column::UserId)
        .from(invitation::Entity)
        .and_where(invitation::Column::LoanId.eq(loan_id))
        .and_where(invitation::Column::AcceptedAt.is_null())
        .and_where(invitation::Column::RevokedAt.is_null())
        .take()
}

/// Gives the person that place on the loan; answers the id of the role.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn join(
    changes: &Changes,
    loan_id: Uuid,
    person: &app_user::Model,
    place: &Place,
    can_accept_files: bool,
) -> Result<Uuid, DbErr> {
    let (id, now) = (Uuid::now_v7(), changes.now());
    let row = loan_role::ActiveModel {
        id: Set(id),
        loan_id: Set(loan_id),
        user_id: Set(person.id),
        role: Set(Word(place.role)),
        key_contact: Set(place.key_contact),
        visible_to_borrower: Set(place.visible_to_borrower),
        visible_to_lender: Set(place.visible_to_lender),
        can_accept_files: Set(can_accept_files),
        borrower_type: Set(place.borrower_type.map(stored)),
        stub: Set(person.stub),
        version: Set(1),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    };
    loan_role::Entity::insert(row).exec_without_returning(&**changes).await?;
    super::settle_group(changes, person.id).await?;
    Ok(id)
}

/// The kind of a borrower, in the word of the specification.
pub(crate) fn stored(kind: shared_rules::team::role::BorrowerType) -> String {
    serde_json::to_value(kind).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}
