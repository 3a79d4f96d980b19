//! A person's role on a loan, and what other members see of them.

use shared_rules::team::{
    identity::{EntryVisibility, sees_entry},
    member::{Member, MemberUser},
    role::RoleGroup,
    visibility::{VisibleMembers, visible_members},
};

use super::user_ref::{UserRef, parse_address, parse_phone};
use crate::{
    access::LoanMember,
    entity::{
        app_user, contact_relation, contact_sub_role, credit_report, individual, invitation, loan_role,
        role_label, undeliverable_address,
    },
};

/// A person and their role on the loan.
pub struct PersonOnLoan {
    /// The person.
    pub user: app_user::Model,
    /// Their role; `None` if they were only invited.
    pub role: Option<loan_role::Model>,
    /// A contact's entry in a member's contact list.
    pub relation: Option<contact_relation::Model>,
    /// A contact's role.
    pub sub_role: Option<contact_sub_role::Model>,
    /// The role's labels, in the company's order.
    pub labels: Vec<role_label::Model>,
    /// The latest invitation.
    pub invitation: Option<invitation::Model>,
    /// The lender's record of them.
    pub individual: Option<individual::Model>,
    /// Their credit report.
    pub credit: Option<credit_report::Model>,
    /// The failure of the lender's last email to their address.
    pub undeliverable: Option<undeliverable_address::Model>,
}

impl PersonOnLoan {
    /// Whether an invitation is pending.
    #[must_use]
    pub fn is_invited(&self) -> bool {
        let unanswered = |row: &invitation::Model| row.accepted_at.is_none() && row.revoked_at.is_none();
        self.invitation.as_ref().is_some_and(unanswered)
    }

    /// Returns the person as the team rules see them, identified by the role's id; `None` without a role.
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

    /// Whether the viewer may see them. People without a role are visible to lenders only.
    #[must_use]
    pub fn is_seen_by(&self, viewer: &LoanMember) -> bool {
        let viewer_group = viewer.role().group();
        let Some(member) = self.member() else { return viewer_group == RoleGroup::Lender };
        let viewer_user_id = Some(viewer.user.id.to_string());
        !visible_members(&VisibleMembers { viewer_group, viewer_user_id, members: vec![member] }).is_empty()
    }

    /// The entry about the person in a member's contact list or by the lending team.
    #[must_use]
    pub fn entry(&self) -> Option<&contact_relation::Model> {
        self.relation.as_ref().filter(|written| written.by_lender || self.contact().is_some())
    }

    /// The contact entry of a person who is currently a contact.
    #[must_use]
    pub fn contact(&self) -> Option<&contact_relation::Model> {
        let is_contact = self.role.as_ref().is_some_and(|role| role.role.is_contact());
        self.relation.as_ref().filter(|_| is_contact)
    }

    /// Returns the person as a member of the loan knows them. The entry's data applies to its owners, and to all
    /// members until the person joins; after that, members see the person's own profile.
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
            mobile_phone: parse_phone(written.phone.as_deref(), written.phone_locale.as_deref())
                .or(own.mobile_phone),
            position_or_title: written.position_or_title.clone().or(own.position_or_title),
            company_name: written.company_name.clone().or(own.company_name),
            company_website: written.company_website.clone().or(own.company_website),
            company_address: parse_address(written.company_address.as_deref()).or(own.company_address),
            ..own
        }
    }

    /// Whether the viewer sees the entry about the person.
    #[must_use]
    pub fn shows_entry(&self, viewer: &LoanMember, written: &contact_relation::Model) -> bool {
        sees_entry(&EntryVisibility {
            viewer_group: viewer.role().group(),
            own: written.owner_id == viewer.user.id,
            lenders: written.by_lender,
            joined: !self.user.stub,
        })
    }
}
