//! What the people of the demo write to one another.

mod brightwater;
mod brightwater_subjects;
mod others;
mod rows;
mod talk;
mod written;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _};
use uuid::Uuid;

use super::{Office, Trouble};
use crate::entity::loan;

/// Fills in conversations, drafts, message templates and signatures.
pub(super) async fn fill(office: &Office<'_>, stories: &[Uuid]) -> Result<(), Trouble> {
    let [alvarez, brightwater, kestrel] = *stories else { return Err("three loans have a story".into()) };
    rows::fill(office, alvarez, others::ALVAREZ).await?;
    rows::fill(office, brightwater, brightwater::TALKS).await?;
    rows::fill(office, brightwater, brightwater_subjects::TALKS).await?;
    rows::fill(office, kestrel, others::KESTREL).await?;
    for (name, talks) in others::BY_NAME {
        rows::fill(office, called(office, name).await?, talks).await?;
    }
    written::fill(office, brightwater).await
}

async fn called(office: &Office<'_>, name: &str) -> Result<Uuid, Trouble> {
    let id = loan::Entity::find()
        .select_only()
        .column(loan::Column::Id)
        .filter(loan::Column::Name.eq(name))
        .into_tuple()
        .one(office.tx)
        .await?;
    id.ok_or_else(|| format!("no loan in the demo is called {name}").into())
}
