//! Changing a borrower or contact of a loan: their data, and moving them between the borrowing team and the contacts.

use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel as _, QueryFilter};
use shared_rules::{
    contacts::{
        action::{ContactActions, contact_actions},
        contact_move::{ContactMove, MoveTo, contact_move},
    },
    team::{
        identity::IdentityStorage,
        loan_role::{LenderUserPlace, LenderUserPlaceAnswer, lender_user_place},
        role::Role,
        role_picker::SubRole,
    },
    text,
    violation::Violation,
};
use uuid::Uuid;

use super::{
    add_members,
    contact_entry::{EntryData, EntryOwner, find_sub_role, save_entry},
    data_ownership::storage_of_data,
    dto::{ContactRelationInput, EditClient},
    people, role_assignment,
};
use crate::{
    access::LoanMember,
    entity::{contact_relation, contact_sub_role, loan_role, template},
    features::{loans::LoanRole, templates::apply_template},
    http::Problem,
    membership::{self, PersonOnLoan},
    realtime::Changes,
    state::AppState,
};

/// Changes the person and their role.
pub(super) async fn edit_client(
    state: &AppState,
    viewer: &LoanMember,
    user_id: Uuid,
    input: EditClient,
) -> Result<LoanRole, Problem> {
    let mut changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) =
        people::require_role(people::find_visible_person(&*changes, viewer, user_id).await?)?;
    let becomes = input.role.unwrap_or(role.role.0);
    people::require_may_edit(viewer, role.role.0)?;
    people::require_may_edit(viewer, becomes)?;
    if role.role.is_lender() || becomes.is_lender() {
        return Err(Problem::invalid(vec![text::team::LENDER_NOT_EDITED_HERE.violation("role")]));
    }
    people::require_may_assign(viewer, user_id, Some(role.role.0), Some(becomes))?;
    people::require_version(viewer, &person, input.version)?;
    let client = ClientChange { changes: &changes, viewer, person: &person, role: &role, input: &input };
    client.write_data(becomes).await?;
    client.write_role(becomes).await?;
    if let Some(id) = input.template_id.filter(|_| becomes.is_borrower()) {
        add_template(&mut changes, viewer, id, user_id).await?;
    }
    let person = people::finish_role_change(changes, viewer, &role).await?;
    LoanRole::of(viewer, &person).ok_or_else(Problem::internal)
}

/// Adds the needs list of a company template for a borrower; duplicates are skipped.
///
/// # Errors
/// *Invalid*, if the company has no such template.
pub(crate) async fn add_template(
    changes: &mut Changes,
    viewer: &LoanMember,
    id: Uuid,
    borrower: Uuid,
) -> Result<(), Problem> {
    let of_company = template::Column::CompanyId.eq(viewer.loan.company_id);
    let found = template::Entity::find_by_id(id).filter(of_company).one(&**changes).await?;
    let unknown = || Problem::invalid(vec![text::contacts::TEMPLATE_UNKNOWN.violation("templateId")]);
    let template = found.ok_or_else(unknown)?;
    apply_template(changes, viewer, template.id, Some(borrower)).await?;
    Ok(())
}

/// A borrower or contact being changed.
struct ClientChange<'a> {
    changes: &'a Changes,
    viewer: &'a LoanMember,
    person: &'a PersonOnLoan,
    role: &'a loan_role::Model,
    input: &'a EditClient,
}

impl ClientChange<'_> {
    /// Writes the person's data: into their user while they belong to this company, else into an entry of the lending
    /// team, or of the contact's list.
    async fn write_data(&self, becomes: Role) -> Result<(), Problem> {
        let (person, listed) = (self.person, self.person.contact());
        let shown = person.entry().filter(|written| person.shows_entry(self.viewer, written));
        let was = shown.map_or_else(
            || EntryData::from(&person.user),
            |row| EntryData::from(row).overlaid_on(&person.user),
        );
        let written = was.clone().with(&self.as_relation());
        written.require_name_of(&was)?;
        if listed.is_some() && written != was && !self.may_write() {
            return Err(Problem::refused(vec![text::contacts::NOT_LIST_OWNER.violation("givenName")]));
        }
        let chosen = self.chosen_sub_role().await?;
        self.check_move(chosen.as_ref().filter(|_| becomes.is_contact()))?;
        let identity = storage_of_data(self.viewer, person) == IdentityStorage::Identity;
        let is_entry = written != was && !identity;
        if becomes.is_contact() || is_entry || person.entry().is_some() {
            let held = self.existing_entry(becomes);
            let owner = held.map_or_else(|| EntryOwner::of(self.viewer), EntryOwner::from);
            let kept = if written == was {
                self.current_data(held)
            } else {
                written.clone().differences_from(&person.user)
            };
            save_entry(self.changes, self.role.id, owner, chosen.map(|chosen| chosen.id), kept).await?;
        }
        if identity && written != EntryData::from(&person.user) {
            written.save_as_user(self.changes, person.user.id).await?;
            membership::bump_person(self.changes, person.user.id).await?;
        }
        Ok(())
    }

    /// Returns the existing entry about the person. A person who becomes a contact again returns to their previous
    /// list, with the data of its owner.
    fn existing_entry(&self, becomes: Role) -> Option<&contact_relation::Model> {
        let of_before = self.person.relation.as_ref().filter(|_| becomes.is_contact());
        of_before.or_else(|| self.person.contact())
    }

    /// Returns the entry's current data.
    fn current_data(&self, held: Option<&contact_relation::Model>) -> EntryData {
        let user = &self.person.user;
        held.or_else(|| self.person.entry())
            .map_or_else(|| EntryData::from(user), EntryData::from)
            .differences_from(user)
    }

    /// Returns the contact's role. A person who joins the borrowing team keeps theirs for when they return.
    async fn chosen_sub_role(&self) -> Result<Option<contact_sub_role::Model>, Problem> {
        let given =
            self.input.contact_relation_dto.as_ref().and_then(|relation| relation.contact_sub_role_id);
        let kept = self.person.relation.as_ref().and_then(|relation| relation.contact_sub_role_id);
        find_sub_role(self.changes, self.viewer.loan.company_id, given.unwrap_or(kept)).await
    }

    fn may_write(&self) -> bool {
        let owner = self.person.contact().is_some_and(|relation| relation.owner_id == self.viewer.user.id);
        let viewer_group = self.viewer.role().group();
        contact_actions(&ContactActions { viewer_group, owner, key_contact: self.role.key_contact }).edit
    }

    fn as_relation(&self) -> ContactRelationInput {
        let input = self.input.clone();
        ContactRelationInput {
            given_name: input.given_name,
            family_name: input.family_name,
            phone_number: input.mobile_phone,
            position_or_title: input.position_or_title,
            company_name: input.company_name,
            company_website: input.company_website,
            company_address: input.company_address,
            ..ContactRelationInput::default()
        }
    }

    /// Returns where the person moves, if they do.
    fn moves_to(&self) -> Option<MoveTo> {
        let becomes = self.input.role.unwrap_or(self.role.role.0);
        let given = self.input.contact_relation_dto.as_ref().and_then(|relation| relation.key_contact);
        let key_contact = given.unwrap_or(self.role.key_contact);
        let to = match (becomes.is_contact(), key_contact) {
            (false, _) => MoveTo::BorrowingTeam,
            (true, true) => MoveTo::KeyContact,
            (true, false) => MoveTo::Contact,
        };
        let same_team = becomes.is_contact() == self.role.role.is_contact();
        let stays = same_team && (!becomes.is_contact() || key_contact == self.role.key_contact);
        (!stays).then_some(to)
    }

    fn check_move(&self, chosen: Option<&contact_sub_role::Model>) -> Result<(), Problem> {
        let Some(to) = self.moves_to() else { return Ok(()) };
        let chosen_role = chosen.map(|chosen| SubRole {
            id: chosen.id.to_string(),
            title: chosen.title.clone(),
            sub_role_type: chosen.sub_role_type.0,
        });
        let answer = contact_move(&ContactMove {
            viewer_role: self.viewer.role(),
            permissions: self.viewer.permissions(),
            to,
            role: self.role.role.0,
            key_contact: self.role.key_contact,
            name: String::new(),
            contact_sub_role: None,
            chosen_role,
            visible_to_borrower: false,
        });
        reject_move(answer.violations)
    }

    async fn write_role(&self, becomes: Role) -> Result<(), Problem> {
        let relation = self.input.contact_relation_dto.clone().unwrap_or_default();
        let joins_team = becomes.is_borrower() && self.role.role.is_contact();
        let key_contact = relation.key_contact.unwrap_or(self.role.key_contact);
        let visible = relation.visible_to_borrower.unwrap_or(joins_team || self.role.visible_to_borrower);
        let place: LenderUserPlaceAnswer = lender_user_place(&LenderUserPlace {
            role: becomes,
            lead_borrower: false,
            lead_lender: false,
            borrower_type: self.input.borrower_type.or(self.role.borrower_type.map(|kind| kind.0)),
            visible_to_borrower: visible,
            contact_visible_to_borrowers: visible && key_contact,
            contact_visible_to_lenders: relation.visible_to_lender.unwrap_or(self.role.visible_to_lender),
            key_contact,
            employee: false,
        });
        let mut row = self.role.clone().into_active_model();
        // The version may have been incremented above already; it only has to differ.
        row.version = sea_orm::ActiveValue::Set(self.role.version.saturating_add(1));
        role_assignment::write_role(self.changes, row, &place).await
    }
}

/// Rejects a move that violates rules: if the viewer may not move people, or the move is impossible.
pub(crate) fn reject_move(violations: Vec<Violation>) -> Result<(), Problem> {
    match violations.first() {
        None => Ok(()),
        Some(first) if first.field == "to" && first.code == text::contacts::ONLY_LENDERS_MOVE.code => {
            Err(Problem::refused(violations))
        }
        Some(_) => Err(Problem::invalid(violations)),
    }
}
