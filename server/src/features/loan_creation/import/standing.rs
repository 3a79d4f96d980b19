//! The company's existing data that the rows refer to: loans by number, people by email address. The number of
//! statements grows with the file, one per five hundred rows, and not with the company.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QuerySelect, RelationTrait as _,
};
use shared_rules::loans::spreadsheet::row::LoanRow;
use uuid::Uuid;

use crate::{
    access::{CompanyLender, LoanWithRole},
    entity::{app_user, loan},
    features::{
        spreadsheet::{ROWS_PER_STATEMENT, normalized_address},
        team::is_known_to,
    },
};

/// A person known to the company.
#[derive(Clone, Debug, FromQueryResult)]
pub(super) struct KnownPerson {
    pub id: Uuid,
    pub email_address: String,
    pub given_name: String,
    pub family_name: String,
    pub company_id: Option<Uuid>,
    pub stub: bool,
}

/// The existing data.
pub(super) struct ExistingData {
    /// The company's loans with a number from the file, and the viewer's role on each.
    pub loans: HashMap<String, LoanWithRole>,
    /// People by lower-case email address.
    pub people: HashMap<String, KnownPerson>,
}

/// Loads the data that the rows refer to.
pub(super) async fn load_existing(
    db: &impl ConnectionTrait,
    lender: &CompanyLender,
    rows: &[LoanRow],
) -> Result<ExistingData, DbErr> {
    let numbers: HashSet<&str> = rows.iter().filter_map(|row| row.facts.loan_number.as_deref()).collect();
    let numbers: Vec<&str> = numbers.into_iter().collect();
    let mut loans = HashMap::new();
    for some in numbers.chunks(ROWS_PER_STATEMENT) {
        let found = loan::Entity::find()
            .join(JoinType::InnerJoin, loan::Relation::Company.def())
            .filter(loan::Column::CompanyId.eq(lender.company.id))
            .filter(loan::Column::LoanNumber.is_in(some.iter().copied()));
        for place in LoanWithRole::select(found, lender.signed_in.user.id).all(db).await? {
            loans.extend(place.loan.loan_number.clone().map(|number| (number, place)));
        }
    }
    let people = if rows.iter().any(|row| row.borrower.is_some()) {
        load_people(db, lender.company.id, rows).await?
    } else {
        HashMap::new()
    };
    Ok(ExistingData { loans, people })
}

/// Returns the known people among the rows. An account comes before an entry with the same address.
async fn load_people(
    db: &impl ConnectionTrait,
    company: Uuid,
    rows: &[LoanRow],
) -> Result<HashMap<String, KnownPerson>, DbErr> {
    let named = rows.iter().filter_map(|row| row.borrower.as_ref());
    let named: HashSet<String> = named.map(|borrower| normalized_address(&borrower.email_address)).collect();
    let known = app_user::Entity::find()
        .select_only()
        .columns([app_user::Column::Id, app_user::Column::EmailAddress, app_user::Column::GivenName])
        .columns([app_user::Column::FamilyName, app_user::Column::CompanyId, app_user::Column::Stub])
        .filter(is_known_to(company))
        .order_by_asc(app_user::Column::Stub)
        .order_by_asc(app_user::Column::Id)
        .into_model::<KnownPerson>()
        .all(db)
        .await?;
    let mut people = HashMap::new();
    for person in known {
        let address = normalized_address(&person.email_address);
        if named.contains(&address) {
            people.entry(address).or_insert(person);
        }
    }
    Ok(people)
}
