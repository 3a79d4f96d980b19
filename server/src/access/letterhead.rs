//! How a company presents itself: its name, its colour and its logo.

use sea_orm::{ConnectionTrait, DbErr, EntityTrait as _, QuerySelect as _};

use crate::{entity::company, pages::Letterhead};

/// Where a company's logo is, if it has one. Another logo has another address.
#[must_use]
pub fn logo_address(company: &company::Model) -> Option<String> {
    company.logo_id.map(|logo| format!("/v1/companies/{}/logo?v={logo}", company.id))
}

/// What the company's pages and mails begin with.
#[must_use]
pub fn letterhead(company: &company::Model) -> Letterhead {
    Letterhead { name: company.name.clone(), colour: company.colour.clone(), logo: logo_address(company) }
}

/// The only company of this server, in whose name it speaks to anybody; of several none speaks for the others.
///
/// # Errors
/// When the database can't be asked.
pub async fn house(db: &impl ConnectionTrait) -> Result<Option<company::Model>, DbErr> {
    let mut some = company::Entity::find().limit(2).all(db).await?;
    Ok(some.pop().filter(|_| some.is_empty()))
}
