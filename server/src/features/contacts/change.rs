//! Changing a contact, or moving one between key contacts and the others. Only the owner of the list
//! changes what is written about a contact; lenders move any.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _,
    PaginatorTrait as _, QueryFilter,
};
use shared_rules::{
    contacts::{
        action::{ContactActions, contact_actions},
        fields::{ContactFields, FormField, FormMode, contact_fields},
        form::ContactRelationBody,
        moving::{ContactMove, MoveTo, contact_move},
    },
    team::role_picker::SubRole,
    text,
};
use uuid::Uuid;

use super::{
    dto::{ChangeContact, ContactRelation},
    list,
    save::{self, Before},
};
use crate::{
    access::LoanMember,
    entity::{Word, app_user, contact_sub_role, loan_role},
    features::{
        loans::PersonOnLoan,
        team::{self, ContactRelationInput, Written},
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Changes the contact in that role.
pub(super) async fn change(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
    input: ChangeContact,
) -> Result<ContactRelation, Problem> {
    let mut changes = Changes::begin(state).await?;
    team::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = team::see_role(&*changes, viewer, loan_role_id).await?;
    if !role.role.is_contact() {
        return Err(Problem::not_found());
    }
    let contact = Contact { changes: &changes, viewer, person: &person, role: &role, input: &input.contact };
    let written = contact.rewritten()?;
    if role.version != input.version {
        return Err(Problem::stale(list::answer(&*changes, &person).await?));
    }
    let sub_role = team::sub_role(&changes, viewer.loan.company_id, contact.wanted_sub_role()).await?;
    contact.check_move(sub_role.as_ref())?;
    if let Some(template) = contact.put(written, sub_role.as_ref()).await? {
        team::give_template(&mut changes, viewer, template, role.user_id).await?;
    }
    let person = team::finish(changes, viewer, role.user_id).await?;
    list::answer(state.db.read(), &person).await
}

/// A contact being changed.
struct Contact<'a> {
    changes: &'a Changes,
    viewer: &'a LoanMember,
    person: &'a PersonOnLoan,
    role: &'a loan_role::Model,
    input: &'a ContactRelationInput,
}

impl Contact<'_> {
    /// The owner of the list; a contact in nobody's list goes to the one who changes it.
    fn owner(&self) -> Uuid {
        self.person.contact().map_or(self.viewer.user.id, |listed| listed.owner_id)
    }

    /// What is written about the contact afterwards.
    fn rewritten(&self) -> Result<Written, Problem> {
        let was = self.person.contact().map_or_else(|| Written::from(&self.person.user), Written::from);
        let written = was.clone().with(self.input);
        let may = contact_actions(&ContactActions {
            viewer_group: self.viewer.role().group(),
            owner: self.owner() == self.viewer.user.id,
            key_contact: self.role.key_contact,
        });
        let only_moves = written == was && self.new_address().is_none() && !may.moves.is_empty();
        if may.edit || only_moves {
            Ok(written)
        } else {
            Err(Problem::refused(vec![text::contacts::NOT_LIST_OWNER.violation("loanRoleId")]))
        }
    }

    /// Another e-mail address than the contact has.
    fn new_address(&self) -> Option<&str> {
        let given = self.input.user_contact_email_address.as_deref()?.trim();
        (given.to_lowercase() != self.person.user.email_key).then_some(given)
    }

    fn wanted_sub_role(&self) -> Option<Uuid> {
        let kept = self.person.relation.as_ref().and_then(|relation| relation.contact_sub_role_id);
        self.input.contact_sub_role_id.unwrap_or(kept)
    }

    /// Asks the rule on moves when nothing but the place changes: the whole form has rules of its own.
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
        team::refuse_move(answer.violations)
    }

    async fn put(
        &self,
        written: Written,
        sub_role: Option<&contact_sub_role::Model>,
    ) -> Result<Option<Uuid>, Problem> {
        let kind = save::kind_of(sub_role);
        let before = Before {
            email_address: self.person.user.email_address.clone(),
            key_contact: self.role.key_contact,
            visible_to_borrower: self.role.visible_to_borrower,
            visible_to_lender: self.role.visible_to_lender,
        };
        let body = self.as_may(save::checked(self.viewer, self.input, kind, before)?);
        let place = save::place(&body, &save::place_of(self.viewer, kind)?);
        self.readdress().await?;
        if self.person.user.stub {
            written.clone().keep_as_user(self.changes, self.role.user_id).await?;
        }
        let sub_role = sub_role.map(|sub_role| sub_role.id);
        team::write_relation(self.changes, self.role.id, self.owner(), sub_role, written).await?;
        let mut row = self.role.clone().into_active_model();
        row.role = Set(Word(place.role));
        if place.borrower_type.is_some() {
            row.borrower_type = Set(place.borrower_type.map(team::stored));
        }
        row.key_contact = Set(place.key_contact);
        row.visible_to_borrower = Set(place.visible_to_borrower);
        row.visible_to_lender = Set(place.visible_to_lender);
        row.version = Set(self.role.version.saturating_add(1));
        row.updated_at = Set(self.changes.now());
        row.update(&**self.changes).await?;
        team::settle_group(self.changes, self.role.user_id).await?;
        Ok(save::template_of(&body))
    }

    /// Key contacts are the lenders' business: what others send leaves them as they are (PERM-04).
    fn as_may(&self, body: ContactRelationBody) -> ContactRelationBody {
        if self.viewer.role().is_lender() {
            return body;
        }
        let (key_contact, visible_to_borrower) = (self.role.key_contact, self.role.visible_to_borrower);
        ContactRelationBody { key_contact, visible_to_borrower, ..body }
    }

    /// Gives somebody who never signed in another e-mail address; everybody else's is their own to change,
    /// and so is one that is known on other loans.
    async fn readdress(&self) -> Result<(), Problem> {
        let Some(address) = self.new_address() else { return Ok(()) };
        let elsewhere = loan_role::Entity::find()
            .filter(loan_role::Column::UserId.eq(self.role.user_id))
            .filter(loan_role::Column::Id.ne(self.role.id))
            .count(&**self.changes)
            .await?;
        let stub = (self.role.stub || self.person.user.stub) && elsewhere == 0;
        let fields = contact_fields(&ContactFields {
            mode: FormMode::Edit,
            viewer_group: self.viewer.role().group(),
            key_contacts_hidden: false,
            picked_user: None,
            adding: false,
            stub,
            user_stub: stub,
            contact_sub_role_type: Default::default(),
            key_contact: self.role.key_contact,
        });
        if fields.locked.contains(&FormField::EmailAddress) {
            return Err(Problem::invalid(vec![
                text::contacts::EMAIL_LOCKED.violation("userContactEmailAddress"),
            ]));
        }
        team::refuse_duplicate(&**self.changes, self.viewer.loan.id, address).await?;
        let taken = app_user::Column::EmailKey.eq(address.to_lowercase());
        if app_user::Entity::find().filter(taken).one(&**self.changes).await?.is_some() {
            return Err(Problem::conflict("duplicate-contact", text::contacts::DUPLICATE_EMAIL.template));
        }
        let row = app_user::ActiveModel {
            id: Set(self.role.user_id),
            email_address: Set(address.to_owned()),
            email_key: Set(address.to_lowercase()),
            ..Default::default()
        };
        row.update(&**self.changes).await?;
        Ok(())
    }
}
