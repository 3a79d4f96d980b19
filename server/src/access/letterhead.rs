//! A company's branding: its name, color and logo.

use sea_orm::{ConnectionTrait, DbErr, EntityTrait as _, QuerySelect as _};

use crate::{entity::company, pages::Letterhead};

/// Returns the URL of a company's logo, if it has one. A new logo gets a new URL.
#[must_use]
pub fn logo_url(company: &company::Model) -> Option<String> {
    company.logo_id.map(|logo| format!("/v1/companies/{}/logo?v={logo}", company.id))
}

/// Returns the header of the company's pages and emails.
#[must_use]
pub fn letterhead(company: &company::Model) -> Letterhead {
    Letterhead { name: company.name.clone(), colour: company.colour.clone(), logo: logo_url(company) }
}

/// Returns the server's only company, in whose name it addresses the public; `None` if there are several.
///
/// # Errors
/// If the query fails.
pub async fn only_company(db: &impl ConnectionTrait) -> Result<Option<company::Model>, DbErr> {
    let mut some = company::Entity::find().limit(2).all(db).await?;
    Ok(some.pop().filter(|_| some.is_empty()))
}
