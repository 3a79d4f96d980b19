//! The people of a loan as one member sees them. People hidden from the viewer remain anonymous.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{team::role::RoleGroup, text::messaging::SOMEONE_WHO_LEFT};
use uuid::Uuid;

use super::dto::ThreadUser;
use crate::{
    access::LoanMember,
    entity::app_user,
    membership::{self, PersonOnLoan, UserRef},
};

/// The people of a loan, and the member who views them.
pub(super) struct LoanParticipants {
    viewer: LoanMember,
    people: HashMap<Uuid, PersonOnLoan>,
    /// People who left the loan, by their id.
    former: HashMap<Uuid, app_user::Model>,
}

impl LoanParticipants {
    /// Loads everyone on the member's loan, in one statement.
    pub(super) async fn of(db: &impl ConnectionTrait, viewer: &LoanMember) -> Result<Self, DbErr> {
        let people = membership::load_people_on_loan(db, viewer.loan.id).await?;
        let people = people.into_iter().map(|person| (person.user.id, person)).collect();
        Ok(Self { viewer: viewer.clone(), people, former: HashMap::new() })
    }

    /// Loads those people who are no longer on the loan. Without any, it runs no query.
    pub(super) async fn load_former(
        &mut self,
        db: &impl ConnectionTrait,
        ids: impl Iterator<Item = Uuid>,
    ) -> Result<(), DbErr> {
        let own = self.viewer.user.id;
        let unknown: HashSet<Uuid> = ids.filter(|id| *id != own && !self.people.contains_key(id)).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let rows = app_user::Entity::find().filter(app_user::Column::Id.is_in(unknown)).all(db).await?;
        self.former.extend(rows.into_iter().map(|row| (row.id, row)));
        Ok(())
    }

    /// Returns the person, if they are on the loan.
    pub(super) fn person(&self, id: Uuid) -> Option<&PersonOnLoan> {
        self.people.get(&id)
    }

    /// Returns everyone on the loan or invited to it.
    pub(super) fn everyone(&self) -> impl Iterator<Item = &PersonOnLoan> {
        self.people.values()
    }

    /// Returns whether the viewer sees that person.
    pub(super) fn can_see(&self, id: Uuid) -> bool {
        id == self.viewer.user.id
            || self.people.get(&id).map_or_else(
                || self.viewer.role().group() == RoleGroup::Lender && self.former.contains_key(&id),
                |person| person.is_seen_by(&self.viewer),
            )
    }

    /// Returns the person as the viewer sees them. A person hidden from the viewer appears under the company's
    /// name.
    pub(super) fn user_ref(&self, id: Uuid) -> UserRef {
        if id == self.viewer.user.id {
            return UserRef::from(&self.viewer.user);
        }
        match self.people.get(&id) {
            Some(person) if person.is_seen_by(&self.viewer) => person.as_seen_by(&self.viewer),
            Some(person) => self.anonymize(&person.user),
            None => match self.former.get(&id) {
                Some(user) if self.can_see(id) => UserRef::from(user),
                Some(user) => self.anonymize(user),
                None => self.anonymize(&self.viewer.user),
            },
        }
    }

    /// Returns the visible people among these, in the same order.
    pub(super) fn visible_users(&self, ids: impl Iterator<Item = Uuid>) -> Vec<UserRef> {
        ids.filter(|id| self.can_see(*id)).map(|id| self.user_ref(id)).collect()
    }

    fn anonymize(&self, user: &app_user::Model) -> UserRef {
        let lends = user.role_group.0 == RoleGroup::Lender;
        let name = if lends { self.viewer.lender.name.clone() } else { SOMEONE_WHO_LEFT.template.to_owned() };
        UserRef::from(&app_user::Model {
            id: Uuid::nil(),
            given_name: name,
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

    /// Returns everyone with a role on the loan visible to the viewer, sorted by role.
    pub(super) fn visible_thread_users(&self) -> Vec<ThreadUser> {
        let user = |person: &PersonOnLoan| {
            let role = person.role.as_ref()?;
            Some(ThreadUser {
                user: person.as_seen_by(&self.viewer),
                role: role.role.0,
                visible_to_borrower: role.visible_to_borrower,
            })
        };
        let seen = self.people.values().filter(|person| person.is_seen_by(&self.viewer));
        let mut users: Vec<ThreadUser> = seen.filter_map(user).collect();
        users.sort_by_key(|user| (user.role, user.user.id));
        users
    }
}
