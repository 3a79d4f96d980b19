//! Decides whether data entered about a person of the loan is that person's own data, or a separate entry.

use shared_rules::team::identity::{IdentityWriting, KeptAs, identity_writing};

use crate::{access::LoanMember, features::identity::whose, membership::PersonOnLoan};

/// Returns the person and the viewer as the identity rules see them.
pub(crate) fn writing(viewer: &LoanMember, person: &PersonOnLoan) -> IdentityWriting {
    let whose = whose(&person.user);
    let of_company = viewer.role().is_lender() && whose == Some(viewer.loan.company_id);
    let listed_by_viewer = person.contact().is_some_and(|listed| listed.owner_id == viewer.user.id);
    IdentityWriting {
        joined: !person.user.stub,
        employee: person.user.company_id.is_some(),
        made_by_own_side: of_company || (whose == Some(person.user.id) && listed_by_viewer),
        on_other_loans: false,
    }
}

/// Returns where data that the viewer enters about the person is stored.
pub(crate) fn kept_as(viewer: &LoanMember, person: &PersonOnLoan) -> KeptAs {
    identity_writing(&writing(viewer, person))
}
