//! A row of the activity log.

use sea_orm::{DbErr, FromQueryResult, QueryResult};
use shared_rules::activity::Activity;

use crate::{
    db::joined,
    entity::{activity, app_user},
};

/// An entry with its actor and loan.
pub(super) struct ActivityRow {
    pub entry: activity::Model,
    pub actor: Option<app_user::Model>,
    pub loan_name: Option<String>,
    /// The activity; `None` if the stored JSON can't be parsed.
    pub about: Option<Activity>,
}

impl FromQueryResult for ActivityRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let entry = activity::Model::from_query_result(row, "")?;
        let about = serde_json::from_str(&entry.about).ok();
        let actor = joined::<app_user::Entity>(row, "actor_")?;
        Ok(Self { entry, actor, loan_name: row.try_get("", "loan_name")?, about })
    }
}
