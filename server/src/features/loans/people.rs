//! Everybody on a loan or asked to join it.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, Order, QueryFilter,
    QueryOrder, QueryResult, QuerySelect, RelationTrait,
    sea_query::{Expr, ExprTrait as _, IntoCondition as _, Query, SelectStatement, UnionType},
};
use shared_rules::team::{
    member::{Member, MemberUser},
    role::RoleGroup,
    visibility::{VisibleMembers, visible_members},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    db::with_columns,
    entity::{
        app_user, contact_relation, contact_sub_role, credit_report, individual, invitation, loan, loan_role,
        loan_role_label, role_label,
    },
    features::identity,
};

/// A person and their place on the loan.
pub struct PersonOnLoan {
    /// The person.
    pub user: app_user::Model,
    /// Their role; without one they were only asked to join.
    pub role: Option<loan_role::Model>,
    /// A contact's entry in somebody's list.
    pub relation: Option<contact_relation::Model>,
    /// A contact's role.
    pub sub_role: Option<contact_sub_role::Model>,
    /// What stands on the role, in the company's order.
    pub labels: Vec<role_label::Model>,
    /// The invitation they got last.
    pub invitation: Option<invitation::Model>,
    /// What the lender wrote down about them.
    pub individual: Option<individual::Model>,
    /// What is known of their credit.
    pub credit: Option<credit_report::Model>,
}

impl PersonOnLoan {
    /// Whether an invitation waits for their answer.
    #[must_use]
    pub fn invited(&self) -> bool {
        let unanswered = |row: &invitation::Model| row.accepted_at.is_none() && row.revoked_at.is_none();
        self.invitation.as_ref().is_some_and(unanswered)
    }

    /// As the rules of the team see them, called by the id of the role; nothing without a role.
    #[must_use]
    pub fn member(&self) -> Option<Member> {
        let (role, user) = (self.role.as_ref()?, &self.user);
        Some(Member {
            id: role.id.to_string(),
            role: role.role.0,
            user: MemberUser {
                id: Some(user.id.to_string()),
                given_name: Some(user.given_name.clone()),
                family_name: Some(user.family_name.clone()),
                email_address: Some(user.email_address.clone()),
            },
            key_contact: role.key_contact,
            visible_to_borrower: role.visible_to_borrower,
            visible_to_lender: role.visible_to_lender,
            listed_by: self.contact().map(|relation| relation.owner_id.to_string()),
            on_loan: true,
        })
    }

    /// Whether somebody on the loan may see them: people without a role are the lenders' business.
    #[must_use]
    pub fn is_seen_by(&self, viewer: &LoanMember) -> bool {
        let viewer_group = viewer.role().group();
        let Some(member) = self.member() else { return viewer_group == RoleGroup::Lender };
        let viewer_user_id = Some(viewer.user.id.to_string());
        !visible_members(&VisibleMembers { viewer_group, viewer_user_id, members: vec![member] }).is_empty()
    }

    /// What is written about the person: in somebody's list, or by the lending team.
    #[must_use]
    pub fn entry(&self) -> Option<&contact_relation::Model> {
        self.relation.as_ref().filter(|written| written.by_lender || self.contact().is_some())
    }

    /// The entry in somebody's list of a person who is a contact now.
    #[must_use]
    pub fn contact(&self) -> Option<&contact_relation::Model> {
        let is_contact = self.role.as_ref().is_some_and(|role| role.role.is_contact());
        self.relation.as_ref().filter(|_| is_contact)
    }
}

/// A person, once for each label.
struct Row {
    person: PersonOnLoan,
    label: Option<role_label::Model>,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let person = PersonOnLoan {
            user: app_user::Model::from_query_result(row, "")?,
            role: loan_role::Model::from_query_result_optional(row, "role_")?,
            relation: contact_relation::Model::from_query_result_optional(row, "relation_")?,
            sub_role: contact_sub_role::Model::from_query_result_optional(row, "sub_role_")?,
            labels: Vec::new(),
            invitation: invitation::Model::from_query_result_optional(row, "invitation_")?,
            individual: individual::Model::from_query_result_optional(row, "individual_")?,
            credit: credit_report::Model::from_query_result_optional(row, "credit_")?,
        };
        Ok(Self { person, label: role_label::Model::from_query_result_optional(row, "label_")? })
    }
}

/// The people of the loan, in one statement.
///
/// # Errors
/// When the database can't answer.
pub async fn of_loan(db: &impl ConnectionTrait, loan_id: Uuid) -> Result<Vec<PersonOnLoan>, DbErr> {
    let everybody = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    people(db, loan_id, everybody).await
}

/// One person of the loan, by their user id.
///
/// # Errors
/// When the database can't answer.
pub async fn on_loan_of(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    user_id: Uuid,
) -> Result<Option<PersonOnLoan>, DbErr> {
    let one = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    let only = Query::select()
        .column(app_user::Column::Id)
        .from(app_user::Entity)
        .and_where(Expr::col(app_user::Column::Id).eq(user_id))
        .and_where(Expr::col(app_user::Column::Id).in_subquery(one))
        .take();
    Ok(people(db, loan_id, only).await?.pop())
}

/// The people of the loan who have that address.
///
/// # Errors
/// When the database can't answer.
pub async fn of_address_on(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    address: &str,
) -> Result<Vec<PersonOnLoan>, DbErr> {
    let everybody = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    let only = Query::select()
        .column(app_user::Column::Id)
        .from(app_user::Entity)
        .and_where(identity::of_address(address))
        .and_where(Expr::col(app_user::Column::Id).in_subquery(everybody))
        .take();
    people(db, loan_id, only).await
}

/// One person of the loan, by the id of the lender's individual or by their user id.
///
/// # Errors
/// When the database can't answer.
pub async fn by_individual(
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
    Ok(people(db, loan_id, only).await?.pop())
}

async fn people(
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
    let select = app_user::Entity::find()
        .join(JoinType::LeftJoin, role_on_loan)
        .join(JoinType::LeftJoin, contact_relation::Relation::LoanRole.def().rev())
        .join(JoinType::LeftJoin, contact_relation::Relation::SubRole.def())
        .join(JoinType::LeftJoin, loan_role_label::Relation::LoanRole.def().rev())
        .join(JoinType::LeftJoin, loan_role_label::Relation::Label.def())
        .join(JoinType::LeftJoin, last_invitation)
        .join(JoinType::LeftJoin, individual_of_lender)
        .join(JoinType::LeftJoin, credit_report::Relation::Individual.def().rev())
        .filter(app_user::Column::Id.in_subquery(which))
        .order_by_asc(app_user::Column::Id)
        .order_by_asc(role_label::Column::Position);
    let select = with_columns::<_, loan_role::Entity>(select, "loan_role", "role_");
    let select = with_columns::<_, contact_relation::Entity>(select, "contact_relation", "relation_");
    let select = with_columns::<_, contact_sub_role::Entity>(select, "contact_sub_role", "sub_role_");
    let select = with_columns::<_, role_label::Entity>(select, "role_label", "label_");
    let select = with_columns::<_, invitation::Entity>(select, "invitation", "invitation_");
    let select = with_columns::<_, individual::Entity>(select, "individual", "individual_");
    let select = with_columns::<_, credit_report::Entity>(select, "credit_report", "credit_");
    let mut people: Vec<PersonOnLoan> = Vec::new();
    for row in select.into_model::<Row>().all(db).await? {
        match people.last_mut() {
            Some(last) if last.user.id == row.person.user.id => last.labels.extend(row.label),
            _ => people.push(PersonOnLoan { labels: row.label.into_iter().collect(), ..row.person }),
        }
    }
    Ok(people)
}

/// The lending company of the loan.
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
        .column(loan_role::Column::UserId)
        .from(loan_role::Entity)
        .and_where(Expr::col(loan_role::Column::LoanId).eq(loan_id))
        .take()
}

fn invited_to(loan_id: Uuid) -> SelectStatement {
    Query::select()
        .column(invitation::Column::UserId)
        .from(invitation::Entity)
        .and_where(Expr::col(invitation::Column::LoanId).eq(loan_id))
        .and_where(Expr::col(invitation::Column::AcceptedAt).is_null())
        .and_where(Expr::col(invitation::Column::RevokedAt).is_null())
        .take()
}

/// The id of the last invitation of the query's person.
fn last_invitation_to(loan_id: Uuid) -> SelectStatement {
    let sent = "sent";
    Query::select()
        .column((sent, invitation::Column::Id))
        .from_as(invitation::Entity, sent)
        .and_where(Expr::col((sent, invitation::Column::LoanId)).eq(loan_id))
        .and_where(
            Expr::col((sent, invitation::Column::UserId)).equals((app_user::Entity, app_user::Column::Id)),
        )
        .order_by((sent, invitation::Column::CreatedAt), Order::Desc)
        .order_by((sent, invitation::Column::Id), Order::Desc)
        .limit(1)
        .take()
}
