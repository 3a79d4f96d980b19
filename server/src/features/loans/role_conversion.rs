//! Conversions from rows to the API types of roles, labels and invitations.

use chrono::{DateTime, Utc};
use shared_rules::{
    team::{
        invitation::{InvitationDates, invitation_state},
        role::RoleGroup,
    },
    text::delivery::{ADDRESS_UNDELIVERABLE, INVITATION_UNDELIVERABLE},
};

use super::dto::{ContactSubRole, Invitation, Label, ListedBy, LoanOfRole, LoanRole, UndeliverableAddress};
use crate::{
    access::LoanMember,
    entity::{contact_relation, contact_sub_role, invitation, role_label, undeliverable_address},
    membership::PersonOnLoan,
};

impl LoanRole {
    /// Returns the person's role; `None` if they were only invited.
    #[must_use]
    pub fn of(viewer: &LoanMember, person: &PersonOnLoan) -> Option<Self> {
        let (role, user) = (person.role.as_ref()?, &person.user);
        Some(Self {
            id: role.id,
            loan: LoanOfRole { id: role.loan_id },
            role: role.role.0,
            user: person.as_seen_by(viewer),
            key_contact: role.key_contact,
            visible_to_borrower: role.visible_to_borrower,
            visible_to_lender: role.visible_to_lender,
            can_accept_files: role.can_accept_files,
            borrower_type: role.borrower_type.map(|kind| kind.0),
            stub: role.stub || user.stub,
            pending: person.is_invited(),
            undeliverable: person
                .undeliverable
                .as_ref()
                .filter(|_| viewer.role().group() == RoleGroup::Lender)
                .map(UndeliverableAddress::from),
            labels: person.labels.iter().map(Label::from).collect(),
            contact_sub_role: person.sub_role.as_ref().map(ContactSubRole::from),
            contact_relations: person.contact().map(ListedBy::from).into_iter().collect(),
            credit_consent_status: role.credit_consent_status.map(|consent| consent.0),
            soft_credit_status: None,
            credit_score: None,
            credit_report_error: None,
            version: role.version,
        })
    }
}

impl From<&undeliverable_address::Model> for UndeliverableAddress {
    fn from(row: &undeliverable_address::Model) -> Self {
        let values = [("address", row.address.as_str()), ("failure", row.failure.as_str())];
        Self { words: ADDRESS_UNDELIVERABLE.fill(&values), failed_at: row.failed_at }
    }
}

impl From<&role_label::Model> for Label {
    fn from(row: &role_label::Model) -> Self {
        Self {
            title: row.title.clone(),
            can_be_on_borrower: row.can_be_on_borrower,
            can_be_on_lender: row.can_be_on_lender,
        }
    }
}

impl From<&contact_sub_role::Model> for ContactSubRole {
    fn from(row: &contact_sub_role::Model) -> Self {
        Self { id: row.id, title: row.title.clone(), sub_role_type: row.sub_role_type.0 }
    }
}

impl From<&contact_relation::Model> for ListedBy {
    fn from(row: &contact_relation::Model) -> Self {
        Self { id: row.id, owner_user_id: row.owner_id }
    }
}

impl Invitation {
    /// Returns the status of the invitation at `now`.
    #[must_use]
    pub fn new(row: &invitation::Model, now: DateTime<Utc>) -> Self {
        let dates = InvitationDates {
            accepted_at: row.accepted_at,
            revoked_at: row.revoked_at,
            expires_at: row.expires_at,
            now,
        };
        Self {
            id: row.id,
            user_id: row.user_id,
            state: invitation_state(&dates),
            sent_at: row.sent_at.unwrap_or(row.created_at),
            expires_at: row.expires_at,
            undeliverable: row
                .failure
                .as_deref()
                .map(|failure| INVITATION_UNDELIVERABLE.fill(&[("failure", failure)])),
        }
    }
}
