//! Turns an entry into the person who accepted an invitation to it: a new account, or an existing one with the same
//! address. The account gets the entry's roles and shares on the inviting company's loans, and nothing at other
//! companies.

use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, IntoActiveModel as _, QueryFilter,
    QuerySelect as _, QueryTrait as _, SqlErr, Statement, TransactionTrait as _,
    sea_query::{Alias, Expr, ExprTrait as _, Query},
};
use shared_rules::{team::role::RoleGroup, text};
use uuid::Uuid;

use crate::{
    entity::{
        EnumColumn, app_user, invitation, loan, loan_role, message_delivery, message_thread, share,
        thread_user,
    },
    features::identity::{entry_key, entry_owner, new_person_id},
    http::Problem,
    realtime::Changes,
};

/// Returns another person who has joined with the entry's address.
pub(super) async fn find_account(
    db: &impl ConnectionTrait,
    user: &app_user::Model,
) -> Result<Option<app_user::Model>, DbErr> {
    if entry_owner(user).is_none() {
        return Ok(None);
    }
    let key = user.email_address.trim().to_lowercase();
    // An entry of an old database may have the plain address as its key without having joined.
    app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(key))
        .filter(app_user::Column::PasswordHash.is_not_null())
        .one(db)
        .await
}

/// Refuses to hire a person who has an account: a link doesn't change their identity.
pub(super) fn refuse_second_account(
    entry: &app_user::Model,
    before: Option<&app_user::Model>,
) -> Result<(), Problem> {
    let taken = text::team::EMPLOYEE_HAS_ACCOUNT;
    match before {
        Some(_) if entry.company_id.is_some() => Err(Problem::conflict(taken.code, taken.template)),
        _ => Ok(()),
    }
}

/// Returns the account that the entry becomes.
pub(super) async fn become_person(
    changes: &Changes,
    entry: &app_user::Model,
    (lender, loan_id): (Uuid, Option<Uuid>),
) -> Result<app_user::Model, Problem> {
    let before = find_account(&**changes, entry).await?;
    refuse_second_account(entry, before.as_ref())?;
    let Some(person) = before else {
        if entry.password_hash.is_some() && entry_owner(entry).is_none() {
            // An account that is invited itself stays as it is, with its roles at all lenders.
            return Ok(entry.clone());
        }
        free_address(changes, entry).await?;
        return turn_into_account(changes, entry, lender).await.map_err(|error| match error.sql_err() {
            // Another invitation to the same address was accepted concurrently.
            Some(SqlErr::UniqueConstraintViolation(_)) => address_taken(),
            _ => error.into(),
        });
    };
    move_to_account(changes, entry, &person, (lender, loan_id)).await?;
    Ok(person)
}

/// The error for a person whose address got an account while they were accepting.
pub(super) fn address_taken() -> Problem {
    Problem::conflict(text::team::JOIN_AGAIN.code, text::team::JOIN_AGAIN.template)
}

/// Rekeys an entry that has the plain address without having joined: the address belongs to the account.
async fn free_address(changes: &Changes, entry: &app_user::Model) -> Result<(), DbErr> {
    let holder = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(entry.email_address.trim().to_lowercase()))
        .filter(app_user::Column::PasswordHash.is_null())
        .filter(app_user::Column::Id.ne(entry.id))
        .one(&**changes)
        .await?;
    let Some(holder) = holder else { return Ok(()) };
    app_user::Entity::update_many()
        .col_expr(app_user::Column::EmailKey, Expr::value(entry_key(holder.id, &holder.email_address)))
        .filter(app_user::Column::Id.eq(holder.id))
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Turns the entry into an account, whose key is its address. An entry of an old database that is on the loans of
/// several companies joins for the inviting one alone, and stays an entry at the others.
async fn turn_into_account(
    changes: &Changes,
    entry: &app_user::Model,
    lender: Uuid,
) -> Result<app_user::Model, DbErr> {
    let places = load_loans(changes, entry.id).await?;
    let at_lender = |place: &(Uuid, Uuid)| place.1 == lender;
    let employed_elsewhere = entry.company_id.is_some_and(|employer| employer != lender);
    if employed_elsewhere || !places.iter().all(at_lender) {
        let own: Vec<Uuid> = places.iter().filter(|place| at_lender(place)).map(|place| place.0).collect();
        return split_account(changes, entry, &own, employed_elsewhere).await;
    }
    let key = match entry_owner(entry) {
        Some(_) => entry.email_address.trim().to_lowercase(),
        None => entry.email_key.clone(),
    };
    let row = app_user::ActiveModel { stub: Set(false), email_key: Set(key.clone()), ..Default::default() };
    app_user::Entity::update_many()
        .set(row)
        .filter(app_user::Column::Id.eq(entry.id))
        .exec(&**changes)
        .await?;
    Ok(app_user::Model { stub: false, email_key: key, ..entry.clone() })
}

/// Returns the loans that the person is on, each with its company.
async fn load_loans(changes: &Changes, user_id: Uuid) -> Result<Vec<(Uuid, Uuid)>, DbErr> {
    loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::LoanId)
        .column(loan::Column::CompanyId)
        .inner_join(loan::Entity)
        .filter(loan_role::Column::UserId.eq(user_id))
        .into_tuple()
        .all(&**changes)
        .await
}

/// Creates a new person with the entry's roles on these loans; the entry keeps the others, and its employer.
async fn split_account(
    changes: &Changes,
    entry: &app_user::Model,
    loans: &[Uuid],
    employed_elsewhere: bool,
) -> Result<app_user::Model, DbErr> {
    let address = entry.email_address.trim().to_lowercase();
    if entry.email_key == address {
        app_user::Entity::update_many()
            .col_expr(app_user::Column::EmailKey, Expr::value(entry_key(entry.id, &address)))
            .filter(app_user::Column::Id.eq(entry.id))
            .exec(&**changes)
            .await?;
    }
    let now = changes.now();
    let mut person = app_user::Model {
        id: new_person_id(now),
        email_key: address,
        stub: false,
        created_at: now,
        updated_at: now,
        ..entry.clone()
    };
    if employed_elsewhere {
        (person.company_id, person.company_role, person.company_name) = (None, None, None);
        person.role_group = EnumColumn(RoleGroup::Contact);
    }
    let row = person.clone().into_active_model();
    app_user::Entity::insert(row).exec_without_returning(&**changes).await?;
    move_places(changes, entry.id, person.id, Some(loans)).await?;
    invitation::Entity::update_many()
        .col_expr(invitation::Column::UserId, Expr::value(person.id))
        .filter(invitation::Column::UserId.eq(entry.id))
        .filter(invitation::Column::LoanId.is_in(loans.iter().copied()))
        .exec(&**changes)
        .await?;
    Ok(person)
}

/// Gives the person the entry's roles and shares: only on that loan if they work for another lender, since then each
/// loan has to invite them (resolution 93).
async fn move_to_account(
    changes: &Changes,
    entry: &app_user::Model,
    person: &app_user::Model,
    (lender, loan_id): (Uuid, Option<Uuid>),
) -> Result<(), Problem> {
    let places = load_loans(changes, entry.id).await?;
    let elsewhere = places.iter().any(|place| place.1 != lender);
    let employed_elsewhere = person.company_id.is_some_and(|employer| employer != lender);
    if employed_elsewhere || elsewhere {
        let asked = |place: &&(Uuid, Uuid)| {
            if employed_elsewhere { Some(place.0) == loan_id } else { place.1 == lender }
        };
        let only: Vec<Uuid> = places.iter().filter(asked).map(|place| place.0).collect();
        move_places(changes, entry.id, person.id, Some(&only)).await?;
        return Ok(());
    }
    move_places(changes, entry.id, person.id, None).await?;
    for (table, column) in user_columns(changes).await? {
        repoint_column(changes, &table, &column, entry.id, person.id).await?;
    }
    app_user::Entity::delete_by_id(entry.id).exec(&**changes).await?;
    Ok(())
}

/// Moves the entry's roles, shares and messages to the person, all of them or those of some loans.
async fn move_places(
    changes: &Changes,
    entry: Uuid,
    person: Uuid,
    only: Option<&[Uuid]>,
) -> Result<(), DbErr> {
    move_roles(changes, entry, person, only).await?;
    move_shares(changes, entry, person, only).await?;
    move_messages(changes, entry, person, only).await
}

async fn move_roles(
    changes: &Changes,
    entry: Uuid,
    person: Uuid,
    only: Option<&[Uuid]>,
) -> Result<(), DbErr> {
    let own: Vec<Uuid> = loan_role::Entity::find()
        .filter(loan_role::Column::UserId.eq(person))
        .all(&**changes)
        .await?
        .into_iter()
        .map(|row| row.loan_id)
        .collect();
    let of_entry = loan_role::Entity::find().filter(loan_role::Column::UserId.eq(entry));
    for row in of_entry.all(&**changes).await? {
        if only.is_some_and(|loans| !loans.contains(&row.loan_id)) {
            continue;
        }
        if own.contains(&row.loan_id) {
            // They already have a role on it.
            loan_role::Entity::delete_by_id(row.id).exec(&**changes).await?;
        } else {
            loan_role::Entity::update_many()
                .col_expr(loan_role::Column::UserId, Expr::value(person))
                .filter(loan_role::Column::Id.eq(row.id))
                .exec(&**changes)
                .await?;
        }
    }
    Ok(())
}

async fn move_shares(
    changes: &Changes,
    entry: Uuid,
    person: Uuid,
    only: Option<&[Uuid]>,
) -> Result<(), DbErr> {
    let own: Vec<_> = share::Entity::find()
        .filter(share::Column::SharedWith.eq(person))
        .all(&**changes)
        .await?
        .into_iter()
        .map(|row| (row.element_id, row.permission.0))
        .collect();
    for row in share::Entity::find().filter(share::Column::SharedWith.eq(entry)).all(&**changes).await? {
        if only.is_some_and(|loans| !loans.contains(&row.loan_id)) {
            continue;
        }
        if own.contains(&(row.element_id, row.permission.0)) {
            share::Entity::delete_by_id(row.id).exec(&**changes).await?;
        } else {
            share::Entity::update_many()
                .col_expr(share::Column::SharedWith, Expr::value(person))
                .filter(share::Column::Id.eq(row.id))
                .exec(&**changes)
                .await?;
        }
    }
    Ok(())
}

/// Moves the entry's messages and thread memberships to the person, except those they already have.
async fn move_messages(
    changes: &Changes,
    entry: Uuid,
    person: Uuid,
    only: Option<&[Uuid]>,
) -> Result<(), DbErr> {
    let got = message_delivery::Entity::find()
        .select_only()
        .column(message_delivery::Column::MessageId)
        .filter(message_delivery::Column::UserId.eq(person))
        .into_query();
    let mut delivered = message_delivery::Entity::update_many()
        .col_expr(message_delivery::Column::UserId, Expr::value(person))
        .filter(message_delivery::Column::UserId.eq(entry))
        .filter(message_delivery::Column::MessageId.not_in_subquery(got));
    let there = thread_user::Entity::find()
        .select_only()
        .column(thread_user::Column::ThreadId)
        .filter(thread_user::Column::UserId.eq(person))
        .into_query();
    let mut placed = thread_user::Entity::update_many()
        .col_expr(thread_user::Column::UserId, Expr::value(person))
        .filter(thread_user::Column::UserId.eq(entry))
        .filter(thread_user::Column::ThreadId.not_in_subquery(there));
    if let Some(loans) = only {
        let loans = || loans.iter().copied();
        let threads = message_thread::Entity::find()
            .select_only()
            .column(message_thread::Column::Id)
            .filter(message_thread::Column::LoanId.is_in(loans()))
            .into_query();
        delivered = delivered.filter(message_delivery::Column::LoanId.is_in(loans()));
        placed = placed.filter(thread_user::Column::ThreadId.in_subquery(threads));
    }
    delivered.exec(&**changes).await?;
    placed.exec(&**changes).await.map(|_| ())
}

/// Returns all columns that refer to a person, as read from the database's schema, so that new tables are included.
async fn user_columns(changes: &Changes) -> Result<Vec<(String, String)>, DbErr> {
    let backend = changes.get_database_backend();
    let ask = match backend {
        DbBackend::Sqlite => {
            "SELECT t.name AS referring, f.\"from\" AS by_column FROM sqlite_master t \
             JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table' AND f.\"table\" = 'app_user'"
        }
        _ => {
            "SELECT c.conrelid::regclass::text AS referring, a.attname::text AS by_column \
             FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] \
             WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass"
        }
    };
    let rows = changes.query_all_raw(Statement::from_string(backend, ask)).await?;
    rows.iter().map(|row| Ok((row.try_get("", "referring")?, row.try_get("", "by_column")?))).collect()
}

/// Points a column from the entry to the person. Deletes the entry's rows that would be duplicates.
async fn repoint_column(
    changes: &Changes,
    table: &str,
    column: &str,
    entry: Uuid,
    person: Uuid,
) -> Result<(), DbErr> {
    let update = Query::update()
        .table(Alias::new(table))
        .value(Alias::new(column), person)
        .and_where(Expr::col(Alias::new(column)).eq(entry))
        .take();
    let attempt = changes.begin().await?;
    match attempt.execute(&update).await {
        Ok(_) => attempt.commit().await,
        Err(error) => {
            attempt.rollback().await?;
            tracing::info!(%error, table, "the person already has this row");
            let delete = Query::delete()
                .from_table(Alias::new(table))
                .and_where(Expr::col(Alias::new(column)).eq(entry))
                .take();
            changes.execute(&delete).await.map(|_| ())
        }
    }
}
