//! Loads the entities of a loan, in one statement however many there are.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _,
    sea_query::{Expr, ExprTrait as _},
};
use uuid::Uuid;

use crate::{
    db::{joined, with_columns},
    entity::{entity_on_loan, individual, loan_entity, loan_role},
};

/// An entity on a loan, with the individual of a person.
#[derive(Clone)]
pub(super) struct EntityRow {
    pub place: entity_on_loan::Model,
    pub entity: loan_entity::Model,
    pub individual: Option<individual::Model>,
    /// The person's role on the loan.
    pub role: Option<loan_role::Model>,
}

impl FromQueryResult for EntityRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            place: entity_on_loan::Model::from_query_result(row, "")?,
            entity: loan_entity::Model::from_query_result(row, "entity_")?,
            individual: joined::<individual::Entity>(row, "individual_")?,
            role: joined::<loan_role::Entity>(row, "role_")?,
        })
    }
}

/// Returns the loan's entities in the order they were added, or a single one.
pub(super) async fn load_entities(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    only: Option<Uuid>,
) -> Result<Vec<EntityRow>, DbErr> {
    let mut select = entity_on_loan::Entity::find()
        .join(JoinType::InnerJoin, entity_on_loan::Relation::Entity.def())
        .join(JoinType::LeftJoin, loan_entity::Relation::Individual.def())
        .filter(entity_on_loan::Column::LoanId.eq(loan_id))
        .order_by_asc(entity_on_loan::Column::CreatedAt)
        .order_by_asc(entity_on_loan::Column::EntityId);
    if let Some(id) = only {
        select = select.filter(entity_on_loan::Column::EntityId.eq(id));
    }
    let role_of_person = Expr::col((loan_role::Entity, loan_role::Column::LoanId))
        .equals((entity_on_loan::Entity, entity_on_loan::Column::LoanId))
        .and(
            Expr::col((loan_role::Entity, loan_role::Column::UserId))
                .equals((individual::Entity, individual::Column::UserId)),
        );
    QuerySelect::query(&mut select).left_join(loan_role::Entity, role_of_person);
    let select = with_columns::<_, loan_entity::Entity>(select, "loan_entity", "entity_");
    let select = with_columns::<_, individual::Entity>(select, "individual", "individual_");
    with_columns::<_, loan_role::Entity>(select, "loan_role", "role_").into_model().all(db).await
}
