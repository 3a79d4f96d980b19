//! Visibility of credit scores.

use shared_rules::individuals::credit_widget::{CreditPerson, CreditWidget, credit_widget};

use super::PersonOnLoan;
use crate::access::LoanMember;

/// Whether the member sees this person's credit score. Pass `None` for a person who has no account.
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
    Some(CreditPerson {
        role: role.role.0,
        stub: role.stub,
        user_stub: person.user.stub,
        pending: person.is_invited(),
        borrower_type: role.borrower_type.map(|kind| kind.0),
        credit_consent_status: role.credit_consent_status.map(|consent| consent.0),
        has_borrower_onboard: member.lender.has_borrower_onboard,
    })
}
