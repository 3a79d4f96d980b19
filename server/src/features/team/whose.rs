//! Whether what somebody types about a person of the loan is that person's data, or an entry beside it.

use shared_rules::team::identity::{IdentityWriting, KeptAs, identity_writing};

use crate::{access::LoanMember, features::identity::whose, membership::PersonOnLoan};

/// The person and the viewer, as the rules on identities see them.
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

/// Where what the viewer types about the person is kept.
pub(crate) fn kept_as(viewer: &LoanMember, person: &PersonOnLoan) -> KeptAs {
    identity_writing(&writing(viewer, person))
}
