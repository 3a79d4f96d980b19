//! A company's loan numbers. Assigning one locks the company's row, so that no number is assigned twice.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use shared_rules::{
    loans::loan_number::{LastLoanNumber, next_loan_number},
    text::loans::NUMBER_TAKEN,
};
use uuid::Uuid;

use crate::{
    entity::{company, loan},
    http::Problem,
    realtime::Changes,
};

/// The maximum number of candidates tried, skipping numbers that users entered ahead.
pub(crate) const MAX_TRIES: usize = 20;

/// Returns the number of the company's next loan; `None` if no loan has a number that can be incremented.
async fn next_number(changes: &Changes, company: Uuid) -> Result<Option<String>, Problem> {
    lock_numbers(changes, company).await?;
    let last = loan::Entity::find()
        .filter(loan::Column::CompanyId.eq(company))
        .filter(loan::Column::LoanNumber.is_not_null())
        .order_by_desc(loan::Column::CreatedAt)
        .order_by_desc(loan::Column::Id)
        .one(&**changes)
        .await?;
    let mut number = last.and_then(|row| row.loan_number);
    for _ in 0..MAX_TRIES {
        let Some(last) = number else { return Ok(None) };
        number = next_loan_number(&LastLoanNumber { loan_number: last });
        let Some(wished) = &number else { return Ok(None) };
        if find_owner(changes, company, wished).await?.is_none() {
            return Ok(number);
        }
    }
    Ok(None)
}

/// Rejects a number that another loan of the company has.
///
/// # Errors
/// *Invalid*, if it is taken.
pub(super) async fn require_free(
    changes: &Changes,
    row: &loan::Model,
    number: Option<&str>,
) -> Result<(), Problem> {
    let Some(number) = number.filter(|_| row.loan_number.as_deref() != number) else { return Ok(()) };
    lock_numbers(changes, row.company_id).await?;
    let other = find_owner(changes, row.company_id, number).await?.filter(|other| other.id != row.id);
    if other.is_some() { Err(number_taken()) } else { Ok(()) }
}

/// Returns the number of a new loan: the typed one, or the company's next one.
///
/// # Errors
/// *Invalid*, if another loan has the typed one.
pub(crate) async fn assign_number(
    changes: &Changes,
    company: Uuid,
    typed: Option<&str>,
) -> Result<Option<String>, Problem> {
    let Some(typed) = typed else { return next_number(changes, company).await };
    lock_numbers(changes, company).await?;
    if find_owner(changes, company, typed).await?.is_some() {
        return Err(number_taken());
    }
    Ok(Some(typed.to_owned()))
}

/// Doesn't name the other loan: the user may not be on it.
fn number_taken() -> Problem {
    Problem::invalid(vec![NUMBER_TAKEN.violation("loanNumber")])
}

async fn find_owner(changes: &Changes, company: Uuid, number: &str) -> Result<Option<loan::Model>, Problem> {
    let owner = loan::Entity::find()
        .filter(loan::Column::CompanyId.eq(company))
        .filter(loan::Column::LoanNumber.eq(number))
        .one(&**changes)
        .await?;
    Ok(owner)
}

/// Locks the company's loan numbers until the transaction ends.
///
/// # Errors
/// If the query fails.
pub(crate) async fn lock_numbers(changes: &Changes, company: Uuid) -> Result<(), Problem> {
    company::Entity::find_by_id(company).lock_exclusive().one(&**changes).await?;
    Ok(())
}
