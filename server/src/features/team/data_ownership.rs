//! Decides whether data entered about a person of the loan is that person's own data, or a separate entry.

use shared_rules::team::identity::{IdentityStorage, IdentityWriting, identity_writing};

use crate::{access::LoanMember, features::identity::entry_owner, membership::PersonOnLoan};

/// Returns the person and the viewer as the identity rules see them.
pub(crate) fn identity_writing_of(viewer: &LoanMember, person: &PersonOnLoan) -> IdentityWriting {
    let whose = entry_owner(&person.user);
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
pub(crate) fn storage_of_data(viewer: &LoanMember, person: &PersonOnLoan) -> IdentityStorage {
    identity_writing(&identity_writing_of(viewer, person))
}
