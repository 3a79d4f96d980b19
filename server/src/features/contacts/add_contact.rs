//! Adding a contact to the user's list.

use shared_rules::{
    contacts::{
        contact_check::{CheckContact, check_contact},
        form::{ContactBody, ContactForm, ContactRelationBody, contact_body},
    },
    team::{
        identity::IdentityStorage,
        loan_role::{ContactPlace, ContactPlaceAnswer, LenderUserPlaceAnswer, contact_place},
        role::Role,
        role_picker::SubRoleType,
    },
    text,
};
use uuid::Uuid;

use super::{dto::ContactRelation, list};
use crate::{
    access::LoanMember,
    entity::{app_user, contact_sub_role},
    features::team::{self, ContactRelationInput, EntryData, EntryOwner},
    http::Problem,
    membership::load_person_on_loan,
    realtime::Changes,
    state::AppState,
};

/// Adds a contact to the list of the person with that role, which must be the viewer's own.
pub(super) async fn add_contact(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
    input: ContactRelationInput,
) -> Result<ContactRelation, Problem> {
    let mut changes = Changes::begin(state).await?;
    if loan_role_id != viewer.own_role()?.id {
        team::find_visible_role(&*changes, viewer, loan_role_id).await?;
        return Err(Problem::refused(vec![text::contacts::NOT_LIST_OWNER.violation("loanRoleId")]));
    }
    team::lock_team(&changes, viewer.loan.id).await?;
    let chosen = input.contact_sub_role_id.flatten();
    let sub_role = team::find_sub_role(&changes, viewer.loan.company_id, chosen).await?;
    let kind = kind_of(sub_role.as_ref());
    let person = add_contact_within(&mut changes, viewer, NewContact { input, kind, chosen }).await?;
    let person = team::finish_change(changes, viewer, person.id).await?;
    list::load_contact(state.db.read(), viewer, &person).await
}

/// A contact to add to the viewer's list.
pub(super) struct NewContact {
    /// The contact's data.
    pub input: ContactRelationInput,
    /// The kind of their role.
    pub kind: SubRoleType,
    /// The company's contact role.
    pub chosen: Option<Uuid>,
}

/// The same within a larger change, while the loan's team is locked. Returns the person.
pub(super) async fn add_contact_within(
    changes: &mut Changes,
    viewer: &LoanMember,
    NewContact { input, kind, chosen }: NewContact,
) -> Result<app_user::Model, Problem> {
    let written = EntryData::default().with(&input);
    let body = validate_contact(viewer, &input, kind, PreviousContact::default())?;
    let role = loan_role_of_new(viewer, kind, &input)?;
    team::refuse_duplicate(&**changes, viewer, &body.user_contact_email_address).await?;
    let newcomer =
        written.to_new_member(input.user_contact_id, Some(body.user_contact_email_address.clone()));
    let person = team::find_or_create_person(changes, viewer, newcomer).await?;
    let id = team::add_member(changes, &viewer.loan, &person, &to_place(&body, &role), false, viewer.user.id)
        .await?;
    if !role.role.is_contact() {
        team::require_may_assign(viewer, person.id, None, Some(role.role))?;
    }
    let kept = written.clone().differences_from(&person);
    team::save_entry(changes, id, EntryOwner::of(viewer), chosen, kept).await?;
    save_as_identity(changes, viewer, person.id, written).await?;
    if let Some(template) = parse_template_id(&body) {
        team::add_template(changes, viewer, template, person.id).await?;
    }
    Ok(person)
}

/// Saves data entered about a new person as their user data, until they join. A blank form doesn't overwrite the data
/// of a person that the company has named before.
async fn save_as_identity(
    changes: &Changes,
    viewer: &LoanMember,
    user_id: Uuid,
    written: EntryData,
) -> Result<(), Problem> {
    let person =
        load_person_on_loan(&**changes, viewer.loan.id, user_id).await?.ok_or_else(Problem::not_found)?;
    let says_something = written != EntryData::default();
    if says_something && team::storage_of_data(viewer, &person) == IdentityStorage::Identity {
        written.overlaid_on(&person.user).save_as_user(changes, user_id).await?;
    }
    Ok(())
}

/// A contact before the change.
#[derive(Default)]
pub(super) struct PreviousContact {
    pub email_address: String,
    pub key_contact: bool,
    pub visible_to_borrower: bool,
    pub visible_to_lender: bool,
}

/// Returns the cleaned-up data to store, or its errors.
pub(super) fn validate_contact(
    viewer: &LoanMember,
    input: &ContactRelationInput,
    kind: SubRoleType,
    before: PreviousContact,
) -> Result<ContactRelationBody, Problem> {
    let email_address = input.user_contact_email_address.clone().unwrap_or(before.email_address);
    let template_id = input.template_id.map(|id| id.to_string());
    let form = ContactForm {
        email_address: email_address.clone(),
        key_contact: input.key_contact.unwrap_or(before.key_contact),
        visible_to_borrower: input.visible_to_borrower.unwrap_or(before.visible_to_borrower),
        visible_to_lender: input.visible_to_lender.unwrap_or(before.visible_to_lender),
        contact_sub_role_type: kind,
        template_id: template_id.clone(),
        ..ContactForm::default()
    };
    let contact_sub_role_type = kind;
    let check = CheckContact {
        email_address: Some(email_address),
        contact_sub_role_type,
        template_id,
        given_name: input.given_name.clone(),
        family_name: input.family_name.clone(),
        // The length of the other texts was checked when they were parsed.
        ..CheckContact::default()
    };
    let violations = check_contact(&check);
    if !violations.is_empty() {
        return Err(Problem::invalid(violations));
    }
    let loan_id = viewer.loan.id.to_string();
    Ok(contact_body(&ContactBody { viewer_group: viewer.role().group(), loan_id, form }))
}

pub(super) fn kind_of(sub_role: Option<&contact_sub_role::Model>) -> SubRoleType {
    sub_role.map(|sub_role| sub_role.sub_role_type.0).unwrap_or_default()
}

/// Returns the loan role that follows from the contact's role; joining the borrowing team requires the permission to
/// change it.
pub(super) fn loan_role_of(
    viewer: &LoanMember,
    contact_sub_role_type: SubRoleType,
) -> Result<ContactPlaceAnswer, Problem> {
    check_place(viewer, &ContactPlace { contact_sub_role_type, ..ContactPlace::default() })
}

/// The same for a new person, who may be lead borrower and of another type than the role's default.
fn loan_role_of_new(
    viewer: &LoanMember,
    contact_sub_role_type: SubRoleType,
    input: &ContactRelationInput,
) -> Result<ContactPlaceAnswer, Problem> {
    let (borrower_type, lead_borrower) = (input.borrower_type, input.lead_borrower.unwrap_or_default());
    check_place(viewer, &ContactPlace { contact_sub_role_type, borrower_type, lead_borrower })
}

fn check_place(viewer: &LoanMember, place: &ContactPlace) -> Result<ContactPlaceAnswer, Problem> {
    let place = contact_place(place);
    if place.role.is_borrower() {
        team::require_may_edit(viewer, Role::Borrower)?;
    }
    Ok(place)
}

pub(super) fn to_place(body: &ContactRelationBody, of: &ContactPlaceAnswer) -> LenderUserPlaceAnswer {
    let borrower = of.role.is_borrower();
    LenderUserPlaceAnswer {
        role: of.role,
        borrower_type: of.borrower_type,
        key_contact: body.key_contact && !borrower,
        visible_to_borrower: body.visible_to_borrower || borrower,
        visible_to_lender: body.visible_to_lender,
        violations: Vec::new(),
    }
}

/// Returns the template of the person's needs list.
pub(super) fn parse_template_id(body: &ContactRelationBody) -> Option<Uuid> {
    body.template_id.as_ref()?.parse().ok()
}
