//! The names of companies in the URLs of their secure upload pages. A name that a company once had is never given to
//! another one, and keeps leading to the company.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, ExprTrait as _,
    QueryFilter as _, QuerySelect as _, QueryTrait as _, sea_query::OnConflict,
};
use shared_rules::{
    documents::uploads::secure_upload::{derived_slug, folded_slug},
    text::refused::SLUG_TAKEN,
};
use uuid::Uuid;

use crate::{
    entity::{company, company_link},
    http::Problem,
};

/// Longer names don't exist.
const MAX_LENGTH: usize = 200;
/// The number of suffixes tried after a name that is taken.
const MAX_TRIES: u32 = 1_000;

/// Returns the company that has or had the name.
///
/// # Errors
/// If the query fails.
pub(crate) async fn find_company(
    db: &impl ConnectionTrait,
    slug: &str,
) -> Result<Option<company::Model>, DbErr> {
    // PostgreSQL text can't contain NUL.
    if slug.contains('\0') || slug.len() > MAX_LENGTH {
        return Ok(None);
    }
    let of_link = company_link::Entity::find()
        .select_only()
        .column(company_link::Column::CompanyId)
        .filter(company_link::Column::Folded.eq(folded_slug(slug)))
        .into_query();
    // A single statement, so that timing doesn't reveal whether the name exists.
    let either = company::Column::Slug.eq(slug).or(company::Column::Id.in_subquery(of_link));
    let mut found = company::Entity::find().filter(either).all(db).await?;
    // A current name has priority: names from before they were reserved may collide.
    found.sort_by_key(|company| company.slug != slug);
    Ok(found.into_iter().next())
}

/// Reserves the name for the company; returns false if another one has or had it. Of several concurrent companies one
/// gets it.
///
/// # Errors
/// If the write fails.
pub(super) async fn reserve_slug(
    tx: &impl ConnectionTrait,
    company: Uuid,
    slug: &str,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let folded = folded_slug(slug);
    let link = company_link::ActiveModel {
        folded: Set(folded.clone()),
        slug: Set(slug.to_owned()),
        company_id: Set(company),
        since: Set(now),
    };
    let known = OnConflict::column(company_link::Column::Folded).do_nothing().to_owned();
    company_link::Entity::insert(link).on_conflict(known).exec_without_returning(tx).await?;
    let owner = company_link::Entity::find_by_id(folded).one(tx).await?;
    if owner.is_none_or(|link| link.company_id != company) {
        return Ok(false);
    }
    let same = company::Entity::find()
        .filter(company::Column::Slug.eq(slug))
        .filter(company::Column::Id.ne(company))
        .one(tx)
        .await?;
    Ok(same.is_none())
}

/// Reserves a company's new name, and its current one.
///
/// # Errors
/// *Invalid*, if another company has or had the new one.
pub(super) async fn change_slug(
    tx: &impl ConnectionTrait,
    row: &company::Model,
    slug: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    // A collision of the current name dates from before names were reserved.
    let _ = reserve_slug(tx, row.id, &row.slug, now).await?;
    if reserve_slug(tx, row.id, slug, now).await? {
        Ok(())
    } else {
        Err(Problem::invalid(vec![SLUG_TAKEN.violation("slug")]))
    }
}

/// Reserves a name for a new company, derived from its display name.
///
/// # Errors
/// *Conflict*, if all similar names are taken.
pub(super) async fn reserve_derived_slug(
    tx: &impl ConnectionTrait,
    company: Uuid,
    name: &str,
    now: DateTime<Utc>,
) -> Result<String, Problem> {
    for number in 1..=MAX_TRIES {
        let slug = derived_slug(name, number);
        if reserve_slug(tx, company, &slug, now).await? {
            return Ok(slug);
        }
    }
    Err(Problem::conflict(SLUG_TAKEN.code, SLUG_TAKEN.template))
}
