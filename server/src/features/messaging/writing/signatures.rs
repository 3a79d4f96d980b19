//! Message signatures of a user, for the company they write for. At most one is used for new messages.

use std::collections::HashMap;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, QueryFilter, QueryOrder, QuerySelect as _,
};
use shared_rules::{
    messaging::compose::signature::{
        MAX_SIGNATURES, MarkSignature, NEW_MESSAGES, SignatureForm, SignatureUse, check_signature,
        mark_signature,
    },
    text::refused::MANY_SIGNATURES,
};
use uuid::Uuid;

use super::dto::{SaveSignature, Signature, SignaturesQuery};
use crate::{
    access::SignedIn,
    entity::{JsonColumn, app_user, signature},
    http::Problem,
    state::AppState,
};

/// Returns the user's signatures. Employees have separate ones for their company; other users have the same for all
/// lenders.
pub(super) async fn list(
    state: &AppState,
    signed_in: &SignedIn,
    query: SignaturesQuery,
) -> Result<Vec<Signature>, Problem> {
    if query.user_id != signed_in.user.id {
        return Err(Problem::not_found());
    }
    let elsewhere = signed_in.employer.as_ref().is_some_and(|company| company.id != query.company_id);
    let rows = if elsewhere { Vec::new() } else { load_own_signatures(state.db.read(), signed_in).await? };
    Ok(rows.into_iter().map(Signature::from).collect())
}

async fn load_own_signatures(
    db: &impl ConnectionTrait,
    signed_in: &SignedIn,
) -> Result<Vec<signature::Model>, DbErr> {
    let company = signed_in.employer.as_ref().map(|company| company.id);
    let of_company = company.map_or_else(
        || signature::Column::CompanyId.is_null(),
        |company| signature::Column::CompanyId.eq(company),
    );
    signature::Entity::find()
        .filter(signature::Column::UserId.eq(signed_in.user.id))
        .filter(of_company)
        .order_by_asc(signature::Column::CreatedAt)
        .order_by_asc(signature::Column::Id)
        .all(db)
        .await
}

/// Creates or updates a signature. Marking it for new messages removes that mark from the others.
pub(super) async fn put(
    state: &AppState,
    signed_in: &SignedIn,
    id: Uuid,
    input: SaveSignature,
) -> Result<Signature, Problem> {
    let form = validate_signature(input)?;
    let tx = state.db.write().await?;
    // Serializes changes of a user's signatures.
    app_user::Entity::find_by_id(signed_in.user.id).lock_exclusive().one(&tx).await?;
    let rows = load_own_signatures(&tx, signed_in).await?;
    let now = state.clock.now();
    let known = rows.iter().find(|row| row.id == id).cloned();
    let row = match known {
        Some(row) => row,
        None => insert_signature(&tx, signed_in, id, &rows, now).await?,
    };
    let mut changed = row.clone().into_active_model();
    changed.name = Set(form.name);
    changed.body = Set(form.body);
    changed.updated_at = Set(now);
    changed.update(&tx).await?;
    let mut all: Vec<signature::Model> = rows.into_iter().filter(|other| other.id != id).collect();
    all.push(signature::Model { used_ins: JsonColumn(form.used_ins), ..row });
    store_uses(&tx, id, &all).await?;
    let kept = signature::Entity::find_by_id(id).one(&tx).await?.ok_or_else(Problem::not_found)?;
    tx.commit().await?;
    Ok(kept.into())
}

/// Creates a row with the id chosen by the browser. An id that belongs to another user is *not found*.
async fn insert_signature(
    tx: &impl ConnectionTrait,
    signed_in: &SignedIn,
    id: Uuid,
    others: &[signature::Model],
    now: chrono::DateTime<chrono::Utc>,
) -> Result<signature::Model, Problem> {
    if signature::Entity::find_by_id(id).one(tx).await?.is_some() {
        return Err(Problem::not_found());
    }
    if u64::try_from(others.len()).is_ok_and(|count| count >= MAX_SIGNATURES) {
        return Err(Problem::used_up(MANY_SIGNATURES.template));
    }
    let row = signature::ActiveModel {
        id: Set(id),
        user_id: Set(signed_in.user.id),
        company_id: Set(signed_in.employer.as_ref().map(|company| company.id)),
        name: Set(String::new()),
        body: Set(String::new()),
        used_ins: Set(JsonColumn(Vec::new())),
        created_at: Set(now),
        updated_at: Set(now),
    };
    Ok(row.insert(tx).await?)
}

/// Stores the uses of all signatures after one of them changed.
async fn store_uses(tx: &impl ConnectionTrait, id: Uuid, all: &[signature::Model]) -> Result<(), DbErr> {
    let uses =
        |row: &signature::Model| SignatureUse { id: row.id.to_string(), used_ins: row.used_ins.0.clone() };
    let used = all.iter().any(|row| row.id == id && row.used_ins.iter().any(|mark| mark == NEW_MESSAGES));
    let after = mark_signature(&MarkSignature {
        signatures: all.iter().map(uses).collect(),
        signature_id: id.to_string(),
        used,
    });
    let mut after: HashMap<String, Vec<String>> = after.into_iter().map(|it| (it.id, it.used_ins)).collect();
    for row in all {
        let Some(used_ins) = after.remove(&row.id.to_string()) else { continue };
        if row.id == id || used_ins != row.used_ins.0 {
            let change = signature::ActiveModel {
                id: Set(row.id),
                used_ins: Set(JsonColumn(used_ins)),
                ..Default::default()
            };
            change.update(tx).await?;
        }
    }
    Ok(())
}

/// Deletes one of the user's signatures.
pub(super) async fn delete(state: &AppState, signed_in: &SignedIn, id: Uuid) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let gone = signature::Entity::delete_by_id(id)
        .filter(signature::Column::UserId.eq(signed_in.user.id))
        .exec(&tx)
        .await?;
    if gone.rows_affected == 0 {
        return Err(Problem::not_found());
    }
    tx.commit().await?;
    Ok(())
}

fn validate_signature(input: SaveSignature) -> Result<SignatureForm, Problem> {
    let SaveSignature { name, body, mut used_ins, .. } = input;
    used_ins.sort();
    used_ins.dedup();
    let form = SignatureForm { name: name.trim().to_owned(), body, used_ins };
    let violations = check_signature(&form);
    if violations.is_empty() { Ok(form) } else { Err(Problem::invalid(violations)) }
}
