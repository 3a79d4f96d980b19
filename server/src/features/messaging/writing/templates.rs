//! Message templates, which are private to each user.

use sea_orm::{
    ActiveModelTrait as _,
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, IntoActiveModel as _, PaginatorTrait as _, QueryFilter,
    QueryOrder,
    sea_query::{Expr, Func},
};
use shared_rules::{
    messaging::compose::template::{MAX_TEMPLATES, MessageTemplateForm, check_message_template},
    text::refused::MANY_TEMPLATES,
};
use uuid::Uuid;

use super::dto::{SaveTemplate, Template};
use crate::{access::SignedIn, entity::message_template, http::Problem, state::AppState};

/// Returns the user's templates by name.
pub(super) async fn list(state: &AppState, signed_in: &SignedIn) -> Result<Vec<Template>, DbErr> {
    let rows = message_template::Entity::find()
        .filter(message_template::Column::OwnerId.eq(signed_in.user.id))
        .order_by_asc(Func::lower(Expr::col(message_template::Column::Name)))
        .order_by_asc(message_template::Column::Id)
        .all(state.db.read())
        .await?;
    Ok(rows.into_iter().map(Template::from).collect())
}

/// Creates a template.
pub(super) async fn create(
    state: &AppState,
    signed_in: &SignedIn,
    input: SaveTemplate,
) -> Result<Template, Problem> {
    let form = validate_template(input)?;
    let tx = state.db.write().await?;
    let own = message_template::Column::OwnerId.eq(signed_in.user.id);
    if message_template::Entity::find().filter(own).count(&tx).await? >= MAX_TEMPLATES {
        return Err(Problem::used_up(MANY_TEMPLATES.template));
    }
    let now = state.clock.now();
    let row = message_template::ActiveModel {
        id: Set(Uuid::now_v7()),
        owner_id: Set(signed_in.user.id),
        name: Set(form.name),
        body: Set(form.body),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let row = row.insert(&tx).await?;
    tx.commit().await?;
    Ok(row.into())
}

/// Updates one of the user's templates.
pub(super) async fn update(
    state: &AppState,
    signed_in: &SignedIn,
    input: SaveTemplate,
) -> Result<Template, Problem> {
    let id = input.id.ok_or_else(Problem::not_found)?;
    let tx = state.db.write().await?;
    let mut row = load_own_template(&tx, signed_in, id).await?.into_active_model();
    let form = validate_template(input)?;
    row.name = Set(form.name);
    row.body = Set(form.body);
    row.updated_at = Set(state.clock.now());
    let row = row.update(&tx).await?;
    tx.commit().await?;
    Ok(row.into())
}

/// Deletes one of the user's templates.
pub(super) async fn delete(state: &AppState, signed_in: &SignedIn, id: Uuid) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let row = load_own_template(&tx, signed_in, id).await?;
    message_template::Entity::delete_by_id(row.id).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

async fn load_own_template(
    db: &impl ConnectionTrait,
    signed_in: &SignedIn,
    id: Uuid,
) -> Result<message_template::Model, Problem> {
    message_template::Entity::find_by_id(id)
        .filter(message_template::Column::OwnerId.eq(signed_in.user.id))
        .one(db)
        .await?
        .ok_or_else(Problem::not_found)
}

fn validate_template(input: SaveTemplate) -> Result<MessageTemplateForm, Problem> {
    let form = MessageTemplateForm { name: input.name.trim().to_owned(), body: input.body };
    let violations = check_message_template(&form);
    if violations.is_empty() { Ok(form) } else { Err(Problem::invalid(violations)) }
}
