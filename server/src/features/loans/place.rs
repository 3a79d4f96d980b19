//! A person's place on a loan, from the rows to what goes over the wire.

use chrono::{DateTime, Utc};
use shared_rules::team::{
    identity::{EntrySight, sees_entry},
    invitation::{InvitationDates, invitation_state},
};

use super::{
    dto::{ContactSubRole, Invitation, Label, ListedBy, LoanOfRole, LoanRole},
    people::PersonOnLoan,
};
use crate::{
    access::LoanMember,
    entity::{contact_relation, contact_sub_role, invitation, role_label},
    features::identity::{UserRef, address, phone},
};

impl LoanRole {
    /// The person's role; nothing for somebody who was only asked to join.
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
            borrower_type: role.borrower_type.clone(),
            stub: role.stub || user.stub,
            pending: person.invited(),
            labels: person.labels.iter().map(Label::from).collect(),
            contact_sub_role: person.sub_role.as_ref().map(ContactSubRole::from),
            contact_relations: person.contact().map(ListedBy::from).into_iter().collect(),
            credit_consent_status: role.credit_consent_status.clone(),
            soft_credit_status: None,
            credit_score: None,
            credit_report_error: None,
            version: role.version,
        })
    }
}

impl PersonOnLoan {
    /// The person as they are known to somebody on the loan: as an entry has them for those whose entry it
    /// is, and for everybody while the person hasn't joined; else as they call themselves.
    #[must_use]
    pub fn as_seen_by(&self, viewer: &LoanMember) -> UserRef {
        let own = UserRef::from(&self.user);
        let Some(written) = self.entry().filter(|written| self.shows_entry(viewer, written)) else {
            return own;
        };
        let named = !(written.given_name.is_empty() && written.family_name.is_empty());
        let (given_name, family_name) = if named {
            (written.given_name.clone(), written.family_name.clone())
        } else {
            (own.given_name, own.family_name)
        };
        UserRef {
            given_name,
            family_name,
            mobile_phone: phone(written.phone.as_deref(), written.phone_locale.as_deref())
                .or(own.mobile_phone),
            position_or_title: written.position_or_title.clone().or(own.position_or_title),
            company_name: written.company_name.clone().or(own.company_name),
            company_website: written.company_website.clone().or(own.company_website),
            company_address: address(written.company_address.as_deref()).or(own.company_address),
            ..own
        }
    }

    /// Whether somebody sees what is written about the person.
    #[must_use]
    pub fn shows_entry(&self, viewer: &LoanMember, written: &contact_relation::Model) -> bool {
        sees_entry(&EntrySight {
            viewer_group: viewer.role().group(),
            own: written.owner_id == viewer.user.id,
            lenders: written.by_lender,
            joined: !self.user.stub,
        })
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
    /// How the invitation stands at `now`.
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
        }
    }
}
