//! The viewer of a list. People hidden from a borrower or contact are not named in the responses they get.

use sea_orm::sea_query::{Expr, ExprTrait as _};
use shared_rules::{loans::review_status::ReviewStatus, team::role::RoleGroup};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::app_user,
    membership::{UserRef, is_shown_to_borrowers},
};

/// The viewer, the loan, and the loan's status for them.
#[derive(Clone, Debug)]
pub(super) struct Viewer {
    pub loan_id: Uuid,
    pub status: ReviewStatus,
    pub group: RoleGroup,
    /// None stands for any borrower.
    pub user_id: Option<Uuid>,
    /// The lending company, whose name replaces its hidden people.
    pub lender: String,
}

impl Viewer {
    /// Returns the member as the viewer.
    pub(super) fn of(member: &LoanMember) -> Self {
        Self {
            loan_id: member.loan.id,
            status: member.loan.review_status.0,
            group: member.role().group(),
            user_id: Some(member.user.id),
            lender: member.lender.name.clone(),
        }
    }

    /// Returns an SQL condition that the viewer sees the person with that id; none for lenders, who see everyone.
    pub(super) fn person_condition(&self, id: Expr) -> Option<Expr> {
        if self.group == RoleGroup::Lender {
            return None;
        }
        let visible = is_shown_to_borrowers(self.loan_id, id.clone());
        Some(match self.user_id {
            Some(own) => id.eq(own).or(visible),
            None => visible,
        })
    }

    /// Returns the reference for a hidden person, which names only the company.
    pub(super) fn redacted_user(&self, user: &app_user::Model) -> UserRef {
        UserRef::from(&app_user::Model {
            id: Uuid::nil(),
            given_name: self.lender.clone(),
            family_name: String::new(),
            email_address: String::new(),
            position_or_title: None,
            company_name: None,
            company_id: None,
            company_role: None,
            company_website: None,
            company_address: None,
            mobile_phone: None,
            avatar_doc_id: None,
            ..user.clone()
        })
    }
}
