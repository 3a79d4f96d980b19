//! Who sees whose credit.

use shared_rules::{
    individuals::credit_widget::{CreditPerson, CreditWidget, credit_widget},
    team::role::BorrowerType,
};

use super::PersonOnLoan;
use crate::access::LoanMember;

/// Whether the member sees credit scores of this person; of people who are only written about without one.
#[must_use]
pub fn sees_credit(member: &LoanMember, person: Option<&PersonOnLoan>) -> bool {
    credit_widget(&CreditWidget {
        feature_on: member.lender.individual_credit_report,
        permissions: member.permissions(),
        person: person.and_then(|person| credit_person(member, person)),
    })
}

fn credit_person(member: &LoanMember, person: &PersonOnLoan) -> Option<CreditPerson> {
    let role = person.role.as_ref()?;
    let borrower_type = match role.borrower_type.as_deref() {
        Some("INDIVIDUAL") => Some(BorrowerType::Individual),
        Some("MEMBER") => Some(BorrowerType::Member),
        _ => None,
    };
    Some(CreditPerson {
        role: role.role.0,
        stub: role.stub,
        user_stub: person.user.stub,
        pending: person.invited(),
        borrower_type,
        credit_consent_status: role.credit_consent_status.clone(),
        has_borrower_onboard: member.lender.has_borrower_onboard,
    })
}
