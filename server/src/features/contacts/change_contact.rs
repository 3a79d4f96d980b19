//! Changing a contact, or moving one between key contacts and others. Only the list's owner changes a contact's data;
//! lenders may move any contact.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _,
    PaginatorTrait as _, QueryFilter,
};
use shared_rules::{
    contacts::{
        contact_change::{ContactChange, ContactChangeAnswer, changed_address, contact_change},
        contact_hiding::{KeptContact, kept_contact},
        contact_move::{ContactMove, MoveTo, contact_move},
        form::ContactRelationBody,
    },
    team::{
        identity::{IdentityStorage, IdentityWriting, address_change},
        role_picker::SubRole,
    },
    text,
};
use uuid::Uuid;

use super::{
    add_contact::{self, PreviousContact},
    dto::{ChangeContact, ContactRelation},
    list,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, app_user, contact_sub_role, loan_role},
    features::{
        identity::{entry_key, entry_owner},
        team::{self, ContactRelationInput, EntryData, EntryOwner},
    },
    http::Problem,
    membership::{self, PersonOnLoan, has_address},
    realtime::Changes,
    state::AppState,
};

/// Changes the contact with that role.
pub(super) async fn change_contact(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
    input: ChangeContact,
) -> Result<ContactRelation, Problem> {
    let mut changes = Changes::begin(state).await?;
    team::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = team::find_visible_role(&*changes, viewer, loan_role_id).await?;
    if !role.role.is_contact() {
        return Err(Problem::not_found());
    }
    let contact =
        ContactEdit { changes: &changes, viewer, person: &person, role: &role, input: &input.contact };
    let written = contact.changed_data()?;
    if role.version != input.version {
        return Err(Problem::stale(list::load_contact(&*changes, viewer, &person).await?));
    }
    let sub_role = team::find_sub_role(&changes, viewer.loan.company_id, contact.wanted_sub_role()).await?;
    contact.check_move(sub_role.as_ref())?;
    if let Some(template) = contact.write_role(written, sub_role.as_ref()).await? {
        team::add_template(&mut changes, viewer, template, role.user_id).await?;
    }
    let person = team::finish_role_change(changes, viewer, &role).await?;
    list::load_contact(state.db.read(), viewer, &person).await
}

/// A contact being changed.
struct ContactEdit<'a> {
    changes: &'a Changes,
    viewer: &'a LoanMember,
    person: &'a PersonOnLoan,
    role: &'a loan_role::Model,
    input: &'a ContactRelationInput,
}

impl ContactEdit<'_> {
    /// Returns the owner of the list; the viewer, if the contact is in no list.
    fn entry_owner(&self) -> EntryOwner {
        self.person.contact().map_or_else(|| EntryOwner::of(self.viewer), EntryOwner::from)
    }

    /// Returns the contact's data as the viewer sees it.
    fn visible_data(&self) -> EntryData {
        let shown = self.person.contact().filter(|listed| self.person.shows_entry(self.viewer, listed));
        let user = &self.person.user;
        shown.map_or_else(|| EntryData::from(user), |listed| EntryData::from(listed).overlaid_on(user))
    }

    /// Returns the contact's data after the change.
    fn changed_data(&self) -> Result<EntryData, Problem> {
        let was = self.visible_data();
        let written = was.clone().with(self.input);
        written.require_name_of(&was)?;
        let answer = self.evaluate_rule(written != was || self.new_address().is_some());
        if answer.violations.is_empty() { Ok(written) } else { Err(Problem::refused(answer.violations)) }
    }

    /// Evaluates the rule for the change; `rewritten` says whether the contact's data changes.
    fn evaluate_rule(&self, rewritten: bool) -> ContactChangeAnswer {
        contact_change(&ContactChange {
            viewer_group: self.viewer.role().group(),
            owner: self.entry_owner().user_id() == self.viewer.user.id,
            key_contact: self.role.key_contact,
            rewritten,
        })
    }

    /// Returns the email address, if it changes.
    fn new_address(&self) -> Option<&str> {
        let given = self.input.user_contact_email_address.as_deref()?;
        changed_address(&self.person.user.email_address, given)
    }

    fn wanted_sub_role(&self) -> Option<Uuid> {
        let kept = self.person.relation.as_ref().and_then(|relation| relation.contact_sub_role_id);
        self.input.contact_sub_role_id.unwrap_or(kept)
    }

    /// Checks the rule on moves if only the place changes: the whole form has its own rules.
    fn check_move(&self, sub_role: Option<&contact_sub_role::Model>) -> Result<(), Problem> {
        let key_contact = self.input.key_contact.unwrap_or(self.role.key_contact);
        if self.input.given_name.is_some() || key_contact == self.role.key_contact {
            return Ok(());
        }
        let chosen_role = sub_role.map(|sub_role| SubRole {
            id: sub_role.id.to_string(),
            title: sub_role.title.clone(),
            sub_role_type: sub_role.sub_role_type.0,
        });
        let answer = contact_move(&ContactMove {
            viewer_role: self.viewer.role(),
            permissions: self.viewer.permissions(),
            to: if key_contact { MoveTo::KeyContact } else { MoveTo::Contact },
            role: self.role.role.0,
            key_contact: self.role.key_contact,
            name: String::new(),
            contact_sub_role: None,
            chosen_role,
            visible_to_borrower: false,
        });
        team::reject_move(answer.violations)
    }

    async fn write_role(
        &self,
        written: EntryData,
        sub_role: Option<&contact_sub_role::Model>,
    ) -> Result<Option<Uuid>, Problem> {
        let kind = add_contact::kind_of(sub_role);
        let before = PreviousContact {
            email_address: self.person.user.email_address.clone(),
            key_contact: self.role.key_contact,
            visible_to_borrower: self.role.visible_to_borrower,
            visible_to_lender: self.role.visible_to_lender,
        };
        let body =
            self.keep_lender_fields(add_contact::validate_contact(self.viewer, self.input, kind, before)?);
        let place = add_contact::to_place(&body, &add_contact::loan_role_of(self.viewer, kind)?);
        if place.role != self.role.role.0 {
            team::require_may_assign(
                self.viewer,
                self.role.user_id,
                Some(self.role.role.0),
                Some(place.role),
            )?;
        }
        self.require_may_hide(place.visible_to_lender)?;
        self.change_address().await?;
        if place.role != self.role.role.0 || place.visible_to_lender != self.role.visible_to_lender {
            membership::revoke_links(self.changes, self.role.user_id).await?;
        }
        let sub_role = sub_role.map(|sub_role| sub_role.id);
        if written == self.visible_data() {
            let held =
                self.person.contact().map_or_else(|| EntryData::from(&self.person.user), EntryData::from);
            let held = held.differences_from(&self.person.user);
            team::save_entry(self.changes, self.role.id, self.entry_owner(), sub_role, held).await?;
        } else {
            let kept = written.clone().differences_from(&self.person.user);
            team::save_entry(self.changes, self.role.id, self.entry_owner(), sub_role, kept).await?;
            if team::storage_of_data(self.viewer, self.person) == IdentityStorage::Identity {
                written.save_as_user(self.changes, self.role.user_id).await?;
            }
        }
        let mut row = self.role.clone().into_active_model();
        row.role = Set(EnumColumn(place.role));
        if place.borrower_type.is_some() {
            row.borrower_type = Set(place.borrower_type.map(EnumColumn));
        }
        row.key_contact = Set(place.key_contact);
        row.visible_to_borrower = Set(place.visible_to_borrower);
        row.visible_to_lender = Set(place.visible_to_lender);
        row.version = Set(self.role.version.saturating_add(1));
        row.updated_at = Set(self.changes.now());
        row.update(&**self.changes).await?;
        team::recompute_role_group(self.changes, self.role.user_id).await?;
        Ok(add_contact::parse_template_id(&body))
    }

    /// Key contacts are managed by lenders: other people's values leave them unchanged (PERM-04).
    fn keep_lender_fields(&self, body: ContactRelationBody) -> ContactRelationBody {
        if !self.evaluate_rule(false).keeps_place {
            return body;
        }
        let (key_contact, visible_to_borrower) = (self.role.key_contact, self.role.visible_to_borrower);
        ContactRelationBody { key_contact, visible_to_borrower, ..body }
    }

    /// Refuses to hide a person from lenders who can open the loan (resolution 95).
    fn require_may_hide(&self, visible_to_lender: bool) -> Result<(), Problem> {
        let verdict = kept_contact(&KeptContact {
            joined: !self.person.user.stub,
            visible_before: self.role.visible_to_lender,
            visible_after: visible_to_lender,
        });
        if verdict.allowed { Ok(()) } else { Err(Problem::invalid(verdict.violations)) }
    }

    /// Changes the email address of a person who hasn't joined and is this side's own entry. Other people change their
    /// own, and an address used on other loans can't change.
    async fn change_address(&self) -> Result<(), Problem> {
        let Some(address) = self.new_address() else { return Ok(()) };
        let elsewhere = loan_role::Entity::find()
            .filter(loan_role::Column::UserId.eq(self.role.user_id))
            .filter(loan_role::Column::Id.ne(self.role.id))
            .count(&**self.changes)
            .await?;
        let writing = team::identity_writing_of(self.viewer, self.person);
        let verdict = address_change(&IdentityWriting { on_other_loans: elsewhere > 0, ..writing });
        if !verdict.allowed {
            return Err(Problem::invalid(verdict.violations));
        }
        team::refuse_duplicate(&**self.changes, self.viewer, address).await?;
        let user = &self.person.user;
        let key = entry_key(entry_owner(user).unwrap_or(user.id), address);
        let taken = app_user::Entity::find().filter(app_user::Column::EmailKey.eq(&key)).one(&**self.changes);
        if taken.await?.is_some() || self.lender_knows(address).await? {
            return Err(Problem::conflict("duplicate-contact", text::contacts::DUPLICATE_EMAIL.template));
        }
        membership::revoke_links(self.changes, user.id).await?;
        let row = app_user::ActiveModel {
            id: Set(user.id),
            email_address: Set(address.to_owned()),
            email_key: Set(key),
            ..Default::default()
        };
        row.update(&**self.changes).await?;
        Ok(())
    }

    /// Whether the loan's lender knows another person with that address; the viewer has to choose them instead.
    async fn lender_knows(&self, address: &str) -> Result<bool, Problem> {
        if !self.evaluate_rule(true).chooses_known {
            return Ok(false);
        }
        let known = app_user::Entity::find()
            .filter(team::is_known_to(self.viewer.loan.company_id))
            .filter(has_address(address))
            .filter(app_user::Column::Id.ne(self.role.user_id));
        Ok(known.one(&**self.changes).await?.is_some())
    }
}
