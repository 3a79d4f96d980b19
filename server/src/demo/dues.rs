//! By when some requests are hoped for; one of them is late.

use chrono::Duration;
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _, sea_query::Expr};
use uuid::Uuid;

use super::{Office, Trouble};
use crate::entity::needs_list_element as element;

/// The story, how the request begins, and in how many days it is due.
const DUE: &[(usize, &str, i64)] = &[
    (1, "Title commitment", -2),
    (1, "ALTA survey", 5),
    (1, "Trust agreement", 12),
    (2, "Business tax returns", 3),
    (2, "Interim balance sheet", 9),
];

/// Gives them their dates.
pub(super) async fn fill(office: &Office<'_>, loans: &[Uuid]) -> Result<(), Trouble> {
    for (story, begins, days) in DUE {
        let loan = loans.get(*story).copied().ok_or("no such story")?;
        let day = (office.now + Duration::days(*days)).date_naive();
        let dated = element::Entity::update_many()
            .col_expr(element::Column::DueDate, Expr::value(day))
            .filter(element::Column::LoanId.eq(loan))
            .filter(element::Column::Name.starts_with(*begins))
            .exec(office.tx)
            .await?;
        if dated.rows_affected == 0 {
            return Err(format!("no request begins with {begins}").into());
        }
    }
    Ok(())
}
