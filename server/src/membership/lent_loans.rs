//! The loans of a lender, as a condition that both databases plan well.

use sea_orm::{
    ColumnTrait as _, ConnectionTrait as _, DbErr,
    sea_query::{
        Alias, Asterisk, CaseStatement, Expr, ExprTrait as _, Func, IntoColumnRef, IntoCondition, Query,
        SelectStatement, UnionType,
    },
};
use uuid::Uuid;

use super::visibility::lender_roles;
use crate::{
    access::SignedIn,
    entity::{loan, loan_role},
    state::AppState,
};

/// Up to this number of loans, statements start from the loans; above it, they walk an index in the order of the list.
const FEW_LOANS: u64 = 300;

/// The loans that a person lends on, plus those of the company that they lead.
///
/// SQLite has no statistics and PostgreSQL plans without the parameters, so neither knows how many loans there are. Few
/// loans are best looked up one by one; for many it is best to walk an index in the order of the list until enough rows
/// match. Therefore the loans are counted first, up to [`FEW_LOANS`], and the conditions rule out the other plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LenderLoans {
    viewer: Uuid,
    company: Option<Uuid>,
    are_few: bool,
}

impl LenderLoans {
    /// Counts the viewer's loans.
    ///
    /// # Errors
    /// If the query fails.
    pub(crate) async fn of(state: &AppState, viewer: &SignedIn) -> Result<Self, DbErr> {
        let (viewer, company) = (viewer.user.id, viewer.led_company());
        let lent = Self { viewer, company, are_few: false };
        let some = lent.select_ids(UnionType::All).limit(FEW_LOANS + 1).take();
        let count = Query::select()
            .expr_as(Expr::col(Asterisk).count(), "loans")
            .from_subquery(some, Alias::new("some"))
            .take();
        let row = state.db.read().query_one(&count).await?;
        let loans = row.map_or(Ok(0), |row| row.try_get::<i64>("", "loans"))?;
        Ok(Self { are_few: u64::try_from(loans).is_ok_and(|loans| loans <= FEW_LOANS), ..lent })
    }

    /// Whether statements start from the loans.
    pub(crate) const fn are_few(&self) -> bool {
        self.are_few
    }

    /// Whether they contain the query's loan.
    pub(crate) fn contain_loan(&self) -> Expr {
        let id = Expr::col((loan::Entity, loan::Column::Id));
        if self.are_few {
            return id.in_subquery(self.select_ids(UnionType::Distinct));
        }
        // A condition of this shape is checked for each loan and never drives the plan.
        let led = self.company.map_or_else(
            || Expr::value(false),
            |company| Expr::col((loan::Entity, loan::Column::CompanyId)).eq(company),
        );
        CaseStatement::new()
            .case(led, Expr::value(true))
            .finally(id.in_subquery(self.select_own_loans()))
            .into()
    }

    /// Wraps a text column so that its index drives the query if the loans are many, and isn't used if they are few.
    pub(crate) fn driving_column(&self, column: impl IntoColumnRef) -> Expr {
        if self.are_few { unindexed_column(column) } else { Expr::col(column) }
    }

    /// Selects the companies that lend these loans.
    pub(crate) fn select_companies(&self) -> SelectStatement {
        let mut companies = Query::select()
            .column(loan::Column::CompanyId)
            .from(loan::Entity)
            .and_where(loan::Column::Id.in_subquery(self.select_own_loans()))
            .take();
        if let Some(company) = self.company {
            companies.union(UnionType::Distinct, Query::select().expr(Expr::value(company)).take());
        }
        companies
    }

    fn select_own_loans(&self) -> SelectStatement {
        Query::select()
            .column(loan_role::Column::LoanId)
            .from(loan_role::Entity)
            .and_where(loan_role::Column::UserId.eq(self.viewer))
            .and_where(loan_role::Column::Role.is_in(lender_roles()))
            .take()
    }

    fn select_ids(&self, union: UnionType) -> SelectStatement {
        let mut ids = self.select_own_loans();
        if let Some(company) = self.company {
            let led = Query::select()
                .column(loan::Column::Id)
                .from(loan::Entity)
                .and_where(loan::Column::CompanyId.eq(company))
                .take();
            ids.union(union, led);
        }
        ids
    }
}

/// Wraps a condition so that no index serves it and another condition drives the query.
pub(crate) fn without_index(condition: impl IntoCondition) -> Expr {
    CaseStatement::new().case(condition, Expr::value(true)).finally(Expr::value(false)).into()
}

/// Wraps a text column so that no index serves it and another condition drives the query.
pub(crate) fn unindexed_column(column: impl IntoColumnRef) -> Expr {
    Func::coalesce([Expr::col(column), Expr::value("")]).into()
}
