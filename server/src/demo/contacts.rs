//! The sub-roles, role labels and contact lists of the demo.

use std::collections::HashMap;

use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, DbErr, EntityTrait as _, JoinType, QueryFilter as _,
    QuerySelect as _, RelationTrait as _,
};
use shared_rules::team::role::Role;
use uuid::Uuid;

use super::{DemoError, DemoOffice};
use crate::entity::{
    EnumColumn, app_user, contact_relation, contact_sub_role, loan, loan_role, loan_role_label, role_label,
};

/// A member of a loan.
type Member = (loan_role::Model, app_user::Model);

/// Ids by title.
type IdsByTitle<'a> = HashMap<&'a str, Uuid>;

/// Writes the sub-roles and labels of each company, and gives them to the members of its loans.
pub(super) async fn fill(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    for company in &office.data.companies.companies {
        let company = office.company(&company.key)?;
        let sub_roles = insert_sub_roles(office, company).await?;
        let labels = insert_labels(office, company).await?;
        let members = loan_role::Entity::find()
            .find_also_related(app_user::Entity)
            .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
            .filter(loan::Column::CompanyId.eq(company))
            .all(office.tx)
            .await?;
        let members: Vec<Member> =
            members.into_iter().filter_map(|(role, user)| Some((role, user?))).collect();
        let contacts = members.iter().filter(|(role, _)| role.role.is_contact());
        let contacts = contacts.filter_map(|contact| contact_row(office, contact, &members, &sub_roles));
        office.insert(contacts.collect()).await?;
        office.insert(label_rows(office, &members, &labels)).await?;
    }
    Ok(())
}

async fn insert_sub_roles<'a>(office: &DemoOffice<'a>, company: Uuid) -> Result<IdsByTitle<'a>, DbErr> {
    let file = &office.data.companies;
    let mut ids = HashMap::new();
    let mut rows = Vec::new();
    for sub_role in &file.sub_roles {
        let id = Uuid::now_v7();
        ids.insert(sub_role.title.as_str(), id);
        rows.push(contact_sub_role::ActiveModel {
            id: Set(id),
            company_id: Set(company),
            title: Set(sub_role.title.clone()),
            title_key: Set(sub_role.title.to_lowercase()),
            sub_role_type: Set(EnumColumn(sub_role.sub_role_type)),
            created_at: Set(office.days_ago(file.sub_roles_created_days_ago)),
        });
    }
    office.insert(rows).await?;
    Ok(ids)
}

async fn insert_labels<'a>(office: &DemoOffice<'a>, company: Uuid) -> Result<IdsByTitle<'a>, DbErr> {
    let mut ids = HashMap::new();
    let mut rows = Vec::new();
    for (position, label) in (0..).zip(&office.data.companies.role_labels) {
        let id = Uuid::now_v7();
        ids.insert(label.title.as_str(), id);
        rows.push(role_label::ActiveModel {
            id: Set(id),
            company_id: Set(company),
            title: Set(label.title.clone()),
            can_be_on_borrower: Set(label.on_borrower),
            can_be_on_lender: Set(label.on_lender),
            position: Set(position),
        });
    }
    office.insert(rows).await?;
    Ok(ids)
}

/// Returns the contact's entry in the list of the borrower who lists them, or else of the loan's lead lender.
fn contact_row(
    office: &DemoOffice<'_>,
    (role, user): &Member,
    members: &[Member],
    sub_roles: &IdsByTitle<'_>,
) -> Option<contact_relation::ActiveModel> {
    let person = office.data.people.find(&user.email_address)?;
    let mut on_loan = members.iter().filter(|(of, _)| of.loan_id == role.loan_id);
    let borrower =
        on_loan.clone().find(|(_, member)| person.listed_by.as_ref() == Some(&member.email_address));
    let (_, owner) = borrower.or_else(|| on_loan.find(|(of, _)| of.role.0 == Role::LeadLender))?;
    let sub_role = person.sub_role.as_ref().and_then(|title| sub_roles.get(title.as_str()));
    Some(contact_relation::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_role_id: Set(role.id),
        owner_id: Set(owner.id),
        by_lender: Set(owner.company_id.is_some()),
        contact_sub_role_id: Set(sub_role.copied()),
        given_name: Set(user.given_name.clone()),
        family_name: Set(user.family_name.clone()),
        phone: Set(user.mobile_phone.clone()),
        position_or_title: Set(user.position_or_title.clone()),
        company_name: Set(user.company_name.clone()),
        company_website: Set(user.company_website.clone()),
        created_at: Set(role.created_at),
        updated_at: Set(role.updated_at),
        ..Default::default()
    })
}

fn label_rows(
    office: &DemoOffice<'_>,
    members: &[Member],
    labels: &IdsByTitle<'_>,
) -> Vec<loan_role_label::ActiveModel> {
    let mut rows = Vec::new();
    for (role, user) in members {
        let titles = office.data.people.find(&user.email_address).map(|person| &person.role_labels);
        let ids = titles.into_iter().flatten().filter_map(|title| labels.get(title.as_str()));
        rows.extend(ids.map(|label| loan_role_label::ActiveModel {
            loan_role_id: Set(role.id),
            role_label_id: Set(*label),
        }));
    }
    rows
}
