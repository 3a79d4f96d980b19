use sea_orm::{ActiveValue::Set, entity::prelude::*};
use shared_rules::loans::{facts::LoanFacts, review_status::ReviewStatus};

use crate::entity::EnumColumn;

/// A loan of one lending company; `amount` is in whole dollars, `version` counts its changes.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "loan")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    /// The company's number for it, unique within the company.
    pub loan_number: Option<String>,
    pub amount: Option<i64>,
    pub loan_purpose: Option<String>,
    pub property_address: Option<String>,
    pub review_status: EnumColumn<ReviewStatus>,
    /// The status before it was archived.
    pub archived_from: Option<EnumColumn<ReviewStatus>>,
    pub version: i32,
    /// The number of requests visible to lenders without an answer. This and the next four fields are computed when a
    /// transaction that changed the needs list commits.
    pub open_count: i32,
    /// The number of requests that wait for a lender's review.
    pub submitted_count: i32,
    /// The number of accepted requests.
    pub accepted_count: i32,
    /// The number of returned requests.
    pub rejected_count: i32,
    /// Whether the requests have ever been counted.
    pub counted: bool,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::company::Entity",
        from = "Column::CompanyId",
        to = "crate::entity::company::Column::Id"
    )]
    Company,
}

impl Related<crate::entity::company::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Company.def()
    }
}

impl Model {
    /// Returns the row of a company's new loan with these facts.
    #[must_use]
    pub fn new(company_id: Uuid, facts: LoanFacts, now: DateTimeUtc) -> Self {
        Self {
            id: Uuid::now_v7(),
            company_id,
            name: facts.name,
            loan_number: facts.loan_number,
            amount: facts.amount,
            loan_purpose: facts.loan_purpose,
            property_address: facts.property_address,
            review_status: EnumColumn(ReviewStatus::Lead),
            archived_from: None,
            version: 1,
            open_count: 0,
            submitted_count: 0,
            accepted_count: 0,
            rejected_count: 0,
            counted: true,
            created_at: now,
            updated_at: now,
        }
    }
}

impl From<&Model> for LoanFacts {
    fn from(row: &Model) -> Self {
        let row = row.clone();
        Self {
            name: row.name,
            loan_number: row.loan_number,
            amount: row.amount,
            loan_purpose: row.loan_purpose,
            property_address: row.property_address,
        }
    }
}

/// Sets the facts and nothing else.
impl From<LoanFacts> for ActiveModel {
    fn from(facts: LoanFacts) -> Self {
        Self {
            name: Set(facts.name),
            loan_number: Set(facts.loan_number),
            amount: Set(facts.amount),
            loan_purpose: Set(facts.loan_purpose),
            property_address: Set(facts.property_address),
            ..Default::default()
        }
    }
}

impl ActiveModelBehavior for ActiveModel {}
