//! The individual that a request is about, and whether the caller may see their data. The rules decide.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryResult,
    QuerySelect, RelationTrait as _,
};
use shared_rules::{activity::NamedRef, text};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    db::{joined, with_columns},
    entity::{credit_report, entity_on_loan, individual, loan_entity},
    http::Problem,
    membership::{self, PersonOnLoan},
};

/// An individual of the loan: one of its people, or a person who is only described as an entity.
pub(super) struct LoanIndividual {
    /// The id in the request: the lender's individual, or a user without data of the lender.
    pub id: Uuid,
    pub name: String,
    pub individual: Option<individual::Model>,
    pub credit: Option<credit_report::Model>,
    /// Their membership of the loan.
    pub person: Option<PersonOnLoan>,
}

impl LoanIndividual {
    /// Returns their name for an activity entry, with their id if they are a user.
    pub(super) fn person_ref(&self) -> NamedRef {
        let id = self.person.as_ref().map(|person| person.user.id.to_string()).unwrap_or_default();
        NamedRef { id, name: self.name.clone() }
    }
}

/// Returns the individual, or the user, with that id if they are on the loan.
pub(super) async fn find_subject(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<LoanIndividual, Problem> {
    let person = membership::load_person_by_individual(db, member.loan.id, id).await?;
    if let Some(person) = person.filter(|person| person.is_seen_by(member)) {
        return Ok(subject_of_person(member, person));
    }
    find_described_person(db, member, id).await?.ok_or_else(Problem::not_found)
}

/// Returns a person of the loan as a subject.
pub(super) fn subject_of_person(member: &LoanMember, mut person: PersonOnLoan) -> LoanIndividual {
    let (individual, credit) = (person.individual.take(), person.credit.take());
    LoanIndividual {
        id: individual.as_ref().map_or(person.user.id, |individual| individual.id),
        name: person.as_seen_by(member).display_name(),
        individual,
        credit,
        person: Some(person),
    }
}

struct SubjectRow {
    individual: individual::Model,
    credit: Option<credit_report::Model>,
    entity: loan_entity::Model,
}

impl FromQueryResult for SubjectRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            individual: individual::Model::from_query_result(row, "")?,
            credit: joined::<credit_report::Entity>(row, "credit_")?,
            entity: loan_entity::Model::from_query_result(row, "entity_")?,
        })
    }
}

/// Returns an individual who isn't a user, found by an entity of the loan.
async fn find_described_person(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<Option<LoanIndividual>, DbErr> {
    let select = individual::Entity::find_by_id(id)
        .join(JoinType::InnerJoin, loan_entity::Relation::Individual.def().rev())
        .join(JoinType::InnerJoin, entity_on_loan::Relation::Entity.def().rev())
        .join(JoinType::LeftJoin, credit_report::Relation::Individual.def().rev())
        .filter(entity_on_loan::Column::LoanId.eq(member.loan.id))
        .filter(individual::Column::UserId.is_null());
    let select = with_columns::<_, credit_report::Entity>(select, "credit_report", "credit_");
    let select = with_columns::<_, loan_entity::Entity>(select, "loan_entity", "entity_");
    let row: Option<SubjectRow> = select.into_model().one(db).await?;
    Ok(row.map(|row| LoanIndividual {
        id,
        name: row.entity.name,
        individual: Some(row.individual),
        credit: row.credit,
        person: None,
    }))
}

/// Rejects requests for credit data that the widget wouldn't show, with the reason.
pub(super) fn require_credit(member: &LoanMember, subject: &LoanIndividual) -> Result<(), Problem> {
    if membership::sees_credit(member, subject.person.as_ref()) {
        return Ok(());
    }
    let why = if member.lender.individual_credit_report {
        text::individuals::CREDIT_NOT_AGREED
    } else {
        text::individuals::CREDIT_OFF
    };
    Err(Problem::unprocessable(why.code, why.template))
}
