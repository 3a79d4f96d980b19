//! Emailed links with which a person sends files for some requests without signing in. The database keeps only a hash
//! of the secret in the link.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _,
    QueryOrder as _, QuerySelect as _,
};
use shared_rules::{
    needs_list::request::upload_link::UPLOAD_LINK_DAYS, sharing::SharePermission,
    value::calendar_date::format_date,
};
use uuid::Uuid;

use super::zone_of;
use crate::{
    db::Database,
    entity::{EnumColumn, app_user, needs_list_element as element, share, upload_link, upload_link_request},
    environment::Config,
    pages::UploadLinkMail,
    secrets::token,
};

/// The most requests of one link.
const MOST_REQUESTS: usize = 200;
/// The deepest folder whose assignment counts for the requests in it.
const DEEPEST: usize = 64;
/// How long an expired link is kept, so that its page can say that it expired.
const KEPT: Duration = Duration::days(30);
/// Expired links deleted in one transaction.
const AT_ONCE: u64 = 500;

/// An upload link and its person. It may have expired.
#[derive(Clone, Debug)]
pub struct OpenedUploadLink {
    /// Its id.
    pub id: Uuid,
    /// The person it was sent to.
    pub user: app_user::Model,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
}

/// A request that a link accepts files for, if the rule still allows it.
#[derive(Clone, Copy, Debug)]
pub struct LinkedRequest {
    /// The request.
    pub element_id: Uuid,
    /// Its loan.
    pub loan_id: Uuid,
    /// Whether it was assigned to the link's person when the link was made.
    pub was_assigned: bool,
    /// Whether it is assigned to them now.
    pub assigned: bool,
}

/// Creates a link with which the person sends files for these requests; returns its secret, which isn't stored. At most
/// the first 200 requests are included.
///
/// # Errors
/// If the write fails.
pub async fn create_upload_link(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    element_ids: &[Uuid],
) -> Result<String, DbErr> {
    let (id, secret) = (Uuid::now_v7(), token::new_token());
    let link = upload_link::ActiveModel {
        id: Set(id),
        user_id: Set(user_id),
        secret_hash: Set(token::hash(&secret)),
        created_at: Set(now),
        expires_at: Set(now + Duration::days(UPLOAD_LINK_DAYS)),
    };
    upload_link::Entity::insert(link).exec_without_returning(tx).await?;
    let mut known = HashSet::new();
    let ids: Vec<Uuid> =
        element_ids.iter().copied().filter(|id| known.insert(*id)).take(MOST_REQUESTS).collect();
    let assigned = assigned_among(tx, user_id, &ids).await?;
    let row = |element_id: Uuid| upload_link_request::ActiveModel {
        upload_link_id: Set(id),
        element_id: Set(element_id),
        assigned: Set(assigned.contains(&element_id)),
    };
    if !ids.is_empty() {
        upload_link_request::Entity::insert_many(ids.into_iter().map(row)).exec_without_returning(tx).await?;
    }
    Ok(secret)
}

/// Creates a link with which the person sends files for these requests; returns the part of an email that contains it, or
/// `None` without requests.
///
/// # Errors
/// If the write fails.
pub async fn create_emailed_upload_link(
    tx: &impl ConnectionTrait,
    (config, now): (&Config, DateTime<Utc>),
    person: &app_user::Model,
    element_ids: &[Uuid],
) -> Result<Option<UploadLinkMail>, DbErr> {
    if element_ids.is_empty() {
        return Ok(None);
    }
    let secret = create_upload_link(tx, now, person.id, element_ids).await?;
    let last_day = zone_of(person).day(now + Duration::days(UPLOAD_LINK_DAYS));
    Ok(Some(UploadLinkMail { link: upload_link_url(config, &secret), until: format_date(last_day) }))
}

/// Returns the URL of the page for the link with this secret.
#[must_use]
pub fn upload_link_url(config: &Config, secret: &str) -> String {
    config.link(&format!("/upload/{secret}"))
}

/// Returns the link with this secret.
///
/// # Errors
/// If the query fails.
pub async fn find_upload_link(
    db: &impl ConnectionTrait,
    secret: &str,
) -> Result<Option<OpenedUploadLink>, DbErr> {
    let found = upload_link::Entity::find()
        .filter(upload_link::Column::SecretHash.eq(token::hash(secret)))
        .find_also_related(app_user::Entity)
        .one(db)
        .await?;
    let opened = |(link, user): (upload_link::Model, Option<app_user::Model>)| {
        Some(OpenedUploadLink { id: link.id, user: user?, expires_at: link.expires_at })
    };
    Ok(found.and_then(opened))
}

/// Returns the requests of a link, or only that one.
///
/// # Errors
/// If the query fails.
pub async fn load_linked_requests(
    db: &impl ConnectionTrait,
    link: &OpenedUploadLink,
    only: Option<Uuid>,
) -> Result<Vec<LinkedRequest>, DbErr> {
    let mut select = upload_link_request::Entity::find()
        .filter(upload_link_request::Column::UploadLinkId.eq(link.id))
        .find_also_related(element::Entity)
        .order_by_asc(upload_link_request::Column::ElementId);
    if let Some(only) = only {
        select = select.filter(upload_link_request::Column::ElementId.eq(only));
    }
    let rows = select.all(db).await?;
    let ids: Vec<Uuid> = rows.iter().map(|(row, _)| row.element_id).collect();
    let assigned = assigned_among(db, link.user.id, &ids).await?;
    let request = |(row, element): (upload_link_request::Model, Option<element::Model>)| {
        Some(LinkedRequest {
            element_id: row.element_id,
            loan_id: element?.loan_id,
            was_assigned: row.assigned,
            assigned: assigned.contains(&row.element_id),
        })
    };
    Ok(rows.into_iter().filter_map(request).collect())
}

/// Returns those of the elements that are assigned to the person, directly or with a folder.
async fn assigned_among(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    ids: &[Uuid],
) -> Result<HashSet<Uuid>, DbErr> {
    let parents = load_parents(db, ids).await?;
    let held: HashSet<Uuid> = share::Entity::find()
        .select_only()
        .column(share::Column::ElementId)
        .filter(share::Column::SharedWith.eq(user_id))
        .filter(share::Column::Permission.ne(EnumColumn(SharePermission::Link)))
        .filter(share::Column::ElementId.is_in(parents.keys().copied()))
        .into_tuple::<Uuid>()
        .all(db)
        .await?
        .into_iter()
        .collect();
    Ok(ids.iter().copied().filter(|id| is_within(&held, &parents, *id)).collect())
}

/// Returns whether the element or a folder that it is in is one of these.
fn is_within(some: &HashSet<Uuid>, parents: &HashMap<Uuid, Option<Uuid>>, id: Uuid) -> bool {
    let mut here = Some(id);
    for _ in 0..DEEPEST {
        let Some(id) = here else { return false };
        if some.contains(&id) {
            return true;
        }
        here = parents.get(&id).copied().flatten();
    }
    false
}

/// Returns the folder of each element and of each folder that contains one of them.
async fn load_parents(db: &impl ConnectionTrait, ids: &[Uuid]) -> Result<HashMap<Uuid, Option<Uuid>>, DbErr> {
    let mut parents = HashMap::new();
    let mut wanted: Vec<Uuid> = ids.to_vec();
    for _ in 0..DEEPEST {
        if wanted.is_empty() {
            break;
        }
        let rows: Vec<(Uuid, Option<Uuid>)> = element::Entity::find()
            .select_only()
            .columns([element::Column::Id, element::Column::ParentId])
            .filter(element::Column::Id.is_in(wanted))
            .into_tuple()
            .all(db)
            .await?;
        parents.extend(rows.iter().copied());
        let above: HashSet<Uuid> = rows.into_iter().filter_map(|(_, parent)| parent).collect();
        wanted = above.into_iter().filter(|id| !parents.contains_key(id)).collect();
    }
    Ok(parents)
}

/// Deletes links that expired long ago, a bounded number at a time.
///
/// # Errors
/// If the write fails.
pub async fn delete_expired_upload_links(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    loop {
        let tx = db.write_separately().await?;
        let old: Vec<Uuid> = upload_link::Entity::find()
            .select_only()
            .column(upload_link::Column::Id)
            .filter(upload_link::Column::ExpiresAt.lt(now - KEPT))
            .limit(AT_ONCE)
            .into_tuple()
            .all(&tx)
            .await?;
        if old.is_empty() {
            return Ok(());
        }
        upload_link::Entity::delete_many().filter(upload_link::Column::Id.is_in(old)).exec(&tx).await?;
        tx.commit().await?;
    }
}
