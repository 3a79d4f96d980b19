//! The people on a loan or invited to it.

use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, Order, QueryOrder, QueryResult,
    QuerySelect, RelationTrait,
    sea_query::{Expr, ExprTrait as _, Func, IntoCondition as _, Query, SelectStatement, UnionType},
};
use uuid::Uuid;

use super::PersonOnLoan;
use crate::{
    db::{joined, with_columns},
    entity::{
        app_user, contact_relation, contact_sub_role, credit_report, individual, invitation, loan, loan_role,
        loan_role_label, role_label, undeliverable_address,
    },
};

/// A person, once per label.
struct PersonRow {
    person: PersonOnLoan,
    label: Option<role_label::Model>,
}

impl FromQueryResult for PersonRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let person = PersonOnLoan {
            user: app_user::Model::from_query_result(row, "")?,
            role: joined::<loan_role::Entity>(row, "role_")?,
            relation: joined::<contact_relation::Entity>(row, "relation_")?,
            sub_role: joined::<contact_sub_role::Entity>(row, "sub_role_")?,
            labels: Vec::new(),
            invitation: joined::<invitation::Entity>(row, "invitation_")?,
            individual: joined::<individual::Entity>(row, "individual_")?,
            credit: joined::<credit_report::Entity>(row, "credit_")?,
            undeliverable: joined::<undeliverable_address::Entity>(row, "undeliverable_")?,
        };
        Ok(Self { person, label: joined::<role_label::Entity>(row, "label_")? })
    }
}

/// Returns the people of the loan, in one statement.
///
/// # Errors
/// If the query fails.
pub async fn load_people_on_loan(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
) -> Result<Vec<PersonOnLoan>, DbErr> {
    let everybody = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    load_people(db, loan_id, everybody).await
}

/// Returns one person of the loan, by user id.
///
/// # Errors
/// If the query fails.
pub async fn load_person_on_loan(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    user_id: Uuid,
) -> Result<Option<PersonOnLoan>, DbErr> {
    let one = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    let only = Query::select()
        .expr_as(Expr::col(app_user::Column::Id), PERSON)
        .from(app_user::Entity)
        .and_where(Expr::col(app_user::Column::Id).eq(user_id))
        .and_where(Expr::col(app_user::Column::Id).in_subquery(one))
        .take();
    Ok(load_people(db, loan_id, only).await?.pop())
}

/// Returns the people of the loan with that email address.
///
/// # Errors
/// If the query fails.
pub async fn load_people_by_address(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    address: &str,
) -> Result<Vec<PersonOnLoan>, DbErr> {
    let everybody = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    let only = Query::select()
        .expr_as(Expr::col(app_user::Column::Id), PERSON)
        .from(app_user::Entity)
        .and_where(has_address(address))
        .and_where(Expr::col(app_user::Column::Id).in_subquery(everybody))
        .take();
    load_people(db, loan_id, only).await
}

/// Matches people with that email address, joined or not.
pub(crate) fn has_address(address: &str) -> Expr {
    let column = Expr::col((app_user::Entity, app_user::Column::EmailAddress));
    Expr::expr(Func::lower(column)).eq(address.trim().to_lowercase())
}

/// Returns one person of the loan, by the id of the lender's individual or by user id.
///
/// # Errors
/// If the query fails.
pub async fn load_person_by_individual(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    id: Uuid,
) -> Result<Option<PersonOnLoan>, DbErr> {
    let of_individual = Query::select()
        .column(individual::Column::UserId)
        .from(individual::Entity)
        .and_where(Expr::col(individual::Column::Id).eq(id))
        .and_where(Expr::col(individual::Column::CompanyId).eq(lender_of(loan_id)))
        .take();
    let meant = Expr::col(loan_role::Column::UserId).eq(id);
    let only = on_loan(loan_id)
        .and_where(meant.or(Expr::col(loan_role::Column::UserId).in_subquery(of_individual)))
        .take();
    Ok(load_people(db, loan_id, only).await?.pop())
}

/// Alias of the subquery that selects the people, and its column with their user ids.
const THEY: &str = "they";
const PERSON: &str = "person";

async fn load_people(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    which: SelectStatement,
) -> Result<Vec<PersonOnLoan>, DbErr> {
    let role_on_loan = loan_role::Relation::User.def().rev().on_condition(move |_, role| {
        Expr::col((role, loan_role::Column::LoanId)).eq(loan_id).into_condition()
    });
    let last_invitation = invitation::Relation::User.def().rev().on_condition(move |_, invitation| {
        Expr::col((invitation, invitation::Column::Id))
            .eq(Expr::SubQuery(None, Box::new(last_invitation_to(loan_id).into())))
            .into_condition()
    });
    let individual_of_lender = individual::Relation::User.def().rev().on_condition(move |_, individual| {
        Expr::col((individual, individual::Column::CompanyId)).eq(lender_of(loan_id)).into_condition()
    });
    let mut select = app_user::Entity::find();
    // First among the joins: past eight tables PostgreSQL joins in the order given, and would begin with all users.
    let of_person = Expr::col((THEY, PERSON)).equals((app_user::Entity, app_user::Column::Id));
    let key = Func::lower(Expr::col((app_user::Entity, app_user::Column::EmailAddress)));
    let undeliverable = Expr::col((undeliverable_address::Entity, undeliverable_address::Column::CompanyId))
        .eq(lender_of(loan_id))
        .and(Expr::col((undeliverable_address::Entity, undeliverable_address::Column::Address)).eq(key));
    QuerySelect::query(&mut select)
        .join_subquery(JoinType::InnerJoin, which, THEY, of_person)
        .left_join(undeliverable_address::Entity, undeliverable);
    let select = select
        .join(JoinType::LeftJoin, role_on_loan)
        .join(JoinType::LeftJoin, contact_relation::Relation::LoanRole.def().rev())
        .join(JoinType::LeftJoin, contact_relation::Relation::SubRole.def())
        .join(JoinType::LeftJoin, loan_role_label::Relation::LoanRole.def().rev())
        .join(JoinType::LeftJoin, loan_role_label::Relation::Label.def())
        .join(JoinType::LeftJoin, last_invitation)
        .join(JoinType::LeftJoin, individual_of_lender)
        .join(JoinType::LeftJoin, credit_report::Relation::Individual.def().rev())
        .order_by_asc(app_user::Column::Id)
        .order_by_asc(role_label::Column::Position);
    let select = with_columns::<_, loan_role::Entity>(select, "loan_role", "role_");
    let select = with_columns::<_, contact_relation::Entity>(select, "contact_relation", "relation_");
    let select = with_columns::<_, contact_sub_role::Entity>(select, "contact_sub_role", "sub_role_");
    let select = with_columns::<_, role_label::Entity>(select, "role_label", "label_");
    let select = with_columns::<_, invitation::Entity>(select, "invitation", "invitation_");
    let select = with_columns::<_, individual::Entity>(select, "individual", "individual_");
    let select = with_columns::<_, credit_report::Entity>(select, "credit_report", "credit_");
    let select =
        with_columns::<_, undeliverable_address::Entity>(select, "undeliverable_address", "undeliverable_");
    let mut people: Vec<PersonOnLoan> = Vec::new();
    for row in select.into_model::<PersonRow>().all(db).await? {
        match people.last_mut() {
            Some(last) if last.user.id == row.person.user.id => last.labels.extend(row.label),
            _ => people.push(PersonOnLoan { labels: row.label.into_iter().collect(), ..row.person }),
        }
    }
    Ok(people)
}

/// The company that lends on the loan.
fn lender_of(loan_id: Uuid) -> Expr {
    let company = Query::select()
        .column(loan::Column::CompanyId)
        .from(loan::Entity)
        .and_where(Expr::col(loan::Column::Id).eq(loan_id))
        .take();
    Expr::SubQuery(None, Box::new(company.into()))
}

fn on_loan(loan_id: Uuid) -> SelectStatement {
    Query::select()
        .expr_as(Expr::col(loan_role::Column::UserId), PERSON)
        .from(loan_role::Entity)
        .and_where(Expr::col(loan_role::Column::LoanId).eq(loan_id))
        .take()
}

fn invited_to(loan_id: Uuid) -> SelectStatement {
    Query::select()
        .expr_as(Expr::col(invitation::Column::UserId), PERSON)
        .from(invitation::Entity)
        .and_where(Expr::col(invitation::Column::LoanId).eq(loan_id))
        .and_where(Expr::col(invitation::Column::AcceptedAt).is_null())
        .and_where(Expr::col(invitation::Column::RevokedAt).is_null())
        .take()
}

/// The id of the last invitation of the query's person, to the loan or to work at its lender.
fn last_invitation_to(loan_id: Uuid) -> SelectStatement {
    let sent = "sent";
    let company = Expr::col((sent, invitation::Column::CompanyId)).eq(lender_of(loan_id));
    let without_loan = Expr::col((sent, invitation::Column::LoanId)).is_null().and(company);
    let here = Expr::col((sent, invitation::Column::LoanId)).eq(loan_id).or(without_loan);
    Query::select()
        .column((sent, invitation::Column::Id))
        .from_as(invitation::Entity, sent)
        .and_where(here)
        .and_where(
            Expr::col((sent, invitation::Column::UserId)).equals((app_user::Entity, app_user::Column::Id)),
        )
        .order_by((sent, invitation::Column::CreatedAt), Order::Desc)
        .order_by((sent, invitation::Column::Id), Order::Desc)
        .limit(1)
        .take()
}
