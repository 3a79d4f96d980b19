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
    features::{
        identity::{UserRef, address, phone},
        loans::{ContactSubRole, PersonOnLoan, of_loan},
    },
    http::Problem,
    state::AppState,
};

/// The contacts in the list of the person in that role, as far as the viewer may see them: key contacts
/// first, then by name.
pub(super) async fn of_owner(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
) -> Result<Vec<ContactRelation>, Problem> {
    let people = of_loan(state.db.read(), viewer.loan.id).await?;
    let of_role = |person: &&PersonOnLoan| person.role.as_ref().is_some_and(|role| role.id == loan_role_id);
    let owner = people.iter().find(of_role).filter(|owner| owner.is_seen_by(viewer));
    let owner = owner.ok_or_else(Problem::not_found)?;
    let listed = people.iter().filter(|person| person.is_seen_by(viewer));
    let mut contacts: Vec<_> = listed.filter_map(|person| relation(person, owner)).collect();
    let order = in_order(&contacts);
    contacts.sort_by_key(|contact| order.iter().position(|id| *id == contact.id.to_string()));
    Ok(contacts)
}

fn in_order(contacts: &[ContactRelation]) -> Vec<String> {
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

/// The person's entry in the owner's list, if they are in it.
fn relation(person: &PersonOnLoan, owner: &PersonOnLoan) -> Option<ContactRelation> {
    let listed = person.contact().filter(|listed| listed.owner_id == owner.user.id)?;
    entry(person, listed, owner.as_seen())
}

/// The contact as it stands in its owner's list.
///
/// # Errors
/// *Not found* for people who aren't in a list.
pub(super) async fn answer(
    db: &impl ConnectionTrait,
    person: &PersonOnLoan,
) -> Result<ContactRelation, Problem> {
    let listed = person.relation.as_ref().ok_or_else(Problem::not_found)?;
    let owner = owner_of(db, listed.owner_id).await?.ok_or_else(Problem::not_found)?;
    entry(person, listed, UserRef::from(&owner)).ok_or_else(Problem::not_found)
}

async fn owner_of(db: &impl ConnectionTrait, id: Uuid) -> Result<Option<app_user::Model>, DbErr> {
    app_user::Entity::find_by_id(id).one(db).await
}

fn entry(
    person: &PersonOnLoan,
    listed: &crate::entity::contact_relation::Model,
    user_related_to: UserRef,
) -> Option<ContactRelation> {
    let role = person.role.as_ref()?;
    Some(ContactRelation {
        id: listed.id,
        contact_user: person.as_seen(),
        user_related_to,
        contact_sub_role: person.sub_role.as_ref().map(ContactSubRole::from),
        contact_sub_role_id: listed.contact_sub_role_id,
        key_contact: role.key_contact,
        visible_to_borrower: role.visible_to_borrower,
        visible_to_lender: role.visible_to_lender,
        given_name: listed.given_name.clone(),
        family_name: listed.family_name.clone(),
        phone_number: phone(listed.phone.as_deref(), listed.phone_locale.as_deref()),
        position_or_title: listed.position_or_title.clone(),
        company_name: listed.company_name.clone(),
        company_website: listed.company_website.clone(),
        company_address: address(listed.company_address.as_deref()),
        user_contact_id: person.user.id,
        user_contact_email_address: person.user.email_address.clone(),
        contact_company_role: person.user.company_role.map(|role| role.0),
        loan_id: role.loan_id,
        contact_loan_role_id: role.id,
        version: role.version,
    })
}
