//! Reading contact lists.

use sea_orm::{ConnectionTrait, DbErr, EntityTrait};
use shared_rules::{
    contacts::list::{ContactList, ListedContact, contact_list},
    team::member::MemberUser,
};
use uuid::Uuid;

use super::dto::ContactRelation;
use crate::{
    access::LoanMember,
    entity::app_user,
    features::loans::ContactSubRole,
    http::Problem,
    membership::{PersonOnLoan, UserRef, load_people_on_loan},
    state::AppState,
};

/// Returns the visible contacts in the list of the person with that role: key contacts first, then by name.
pub(super) async fn list_of_owner(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
) -> Result<Vec<ContactRelation>, Problem> {
    let people = load_people_on_loan(state.db.read(), viewer.loan.id).await?;
    let of_role = |person: &&PersonOnLoan| person.role.as_ref().is_some_and(|role| role.id == loan_role_id);
    let owner = people.iter().find(of_role).filter(|owner| owner.is_seen_by(viewer));
    let owner = owner.ok_or_else(Problem::not_found)?;
    let listed = people.iter().filter(|person| person.is_seen_by(viewer));
    let mut contacts: Vec<_> = listed.filter_map(|person| visible_relation(viewer, person, owner)).collect();
    let order = sorted_ids(&contacts);
    contacts.sort_by_key(|contact| order.iter().position(|id| *id == contact.id.to_string()));
    Ok(contacts)
}

fn sorted_ids(contacts: &[ContactRelation]) -> Vec<String> {
    let listed = contacts.iter().map(|contact| ListedContact {
        id: contact.id.to_string(),
        user: MemberUser {
            id: None,
            given_name: Some(contact.given_name.clone()),
            family_name: Some(contact.family_name.clone()),
            email_address: Some(contact.user_contact_email_address.clone()),
        },
        key_contact: contact.key_contact,
    });
    let list = contact_list(&ContactList { query: String::new(), contacts: listed.collect() });
    [list.key_contacts, list.contacts].concat()
}

/// Returns the person's entry in the owner's list, if there is one.
fn visible_relation(
    viewer: &LoanMember,
    person: &PersonOnLoan,
    owner: &PersonOnLoan,
) -> Option<ContactRelation> {
    let listed = person.contact().filter(|listed| listed.owner_id == owner.user.id)?;
    to_dto(viewer, person, listed, owner.as_seen_by(viewer))
}

/// Returns the contact as its list shows it.
///
/// # Errors
/// *Not found* for people who aren't in a list.
pub(super) async fn load_contact(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    person: &PersonOnLoan,
) -> Result<ContactRelation, Problem> {
    let listed = person.relation.as_ref().ok_or_else(Problem::not_found)?;
    let owner = find_owner(db, listed.owner_id).await?.ok_or_else(Problem::not_found)?;
    to_dto(viewer, person, listed, UserRef::from(&owner)).ok_or_else(Problem::not_found)
}

async fn find_owner(db: &impl ConnectionTrait, id: Uuid) -> Result<Option<app_user::Model>, DbErr> {
    app_user::Entity::find_by_id(id).one(db).await
}

fn to_dto(
    viewer: &LoanMember,
    person: &PersonOnLoan,
    listed: &crate::entity::contact_relation::Model,
    user_related_to: UserRef,
) -> Option<ContactRelation> {
    let role = person.role.as_ref()?;
    let seen = person.as_seen_by(viewer);
    Some(ContactRelation {
        id: listed.id,
        contact_user: seen.clone(),
        user_related_to,
        contact_sub_role: person.sub_role.as_ref().map(ContactSubRole::from),
        contact_sub_role_id: listed.contact_sub_role_id,
        key_contact: role.key_contact,
        visible_to_borrower: role.visible_to_borrower,
        visible_to_lender: role.visible_to_lender,
        given_name: seen.given_name,
        family_name: seen.family_name,
        phone_number: seen.mobile_phone,
        position_or_title: seen.position_or_title,
        company_name: seen.company_name,
        company_website: seen.company_website,
        company_address: seen.company_address,
        user_contact_id: person.user.id,
        user_contact_email_address: person.user.email_address.clone(),
        contact_company_role: person.user.company_role.map(|role| role.0),
        loan_id: role.loan_id,
        contact_loan_role_id: role.id,
        version: role.version,
    })
}
