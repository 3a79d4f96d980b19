//! Loading and creating individuals. Each lending company has its own, so that one lender's data about a person isn't
//! shown to another.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait, sea_query::OnConflict};
use uuid::Uuid;

use crate::entity::individual;

/// Returns the company's individual of a user; creates it if there is none yet.
///
/// # Errors
/// If the write fails.
pub async fn get_or_create_of_user(
    tx: &impl ConnectionTrait,
    company_id: Uuid,
    user_id: Uuid,
    now: DateTime<Utc>,
) -> Result<individual::Model, DbErr> {
    let keep = OnConflict::columns([individual::Column::CompanyId, individual::Column::UserId])
        .update_column(individual::Column::UserId)
        .to_owned();
    let row = new_row(company_id, Some(user_id), now);
    individual::Entity::insert(row).on_conflict(keep).exec_with_returning(tx).await
}

/// Creates an individual who isn't a user.
///
/// # Errors
/// If the write fails.
pub async fn create_without_user(
    tx: &impl ConnectionTrait,
    company_id: Uuid,
    now: DateTime<Utc>,
) -> Result<individual::Model, DbErr> {
    individual::Entity::insert(new_row(company_id, None, now)).exec_with_returning(tx).await
}

fn new_row(company_id: Uuid, user_id: Option<Uuid>, now: DateTime<Utc>) -> individual::ActiveModel {
    individual::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(company_id),
        user_id: Set(user_id),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    }
}
