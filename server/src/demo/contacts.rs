//! The contact lists of the demo, the roles contacts have, and what stands on roles.

use std::collections::HashMap;

use sea_orm::{
    ActiveValue::Set, ColumnTrait, EntityTrait, JoinType, QueryFilter, QuerySelect, RelationTrait as _,
};
use shared_rules::team::{role::Role, role_picker::SubRoleType};
use uuid::Uuid;

use super::{Office, Trouble, people::Companies};
use crate::entity::{
    Word, app_user, contact_relation, contact_sub_role, loan, loan_role, loan_role_label, role_label,
};

/// The roles of both companies.
const SUB_ROLES: [(&str, SubRoleType); 9] = [
    ("Borrower", SubRoleType::Borrower),
    ("Member", SubRoleType::Member),
    ("Title Officer", SubRoleType::KeyContact),
    ("Attorney", SubRoleType::KeyContact),
    ("CPA", SubRoleType::KeyContact),
    ("Insurance Agent", SubRoleType::KeyContact),
    ("Realtor", SubRoleType::KeyContact),
    ("Appraiser", SubRoleType::Contact),
    ("Gift donor", SubRoleType::Contact),
];

/// Which of them a contact has.
const HAS: [(&str, &str); 6] = [
    ("grace.kim@clearwatertitle.example", "Title Officer"),
    ("henrik@lundlaw.example", "Attorney"),
    ("carmen@ibarracpa.example", "CPA"),
    ("bill@novakinsurance.example", "Insurance Agent"),
    ("sofia@larkspurrealty.example", "Realtor"),
    ("walter@finchappraisal.example", "Appraiser"),
];

/// Contacts that a borrower keeps, not the lead lender.
const KEPT_BY_BORROWERS: [(&str, &str); 1] = [("carmen@ibarracpa.example", "alan.pryce@mail.example")];

/// The labels of both companies: title, for borrowers, for lenders.
const LABELS: [(&str, bool, bool); 8] = [
    ("Primary contact", true, true),
    ("Decision maker", true, false),
    ("Guarantor", true, false),
    ("Co-signer", true, false),
    ("Signs documents", true, false),
    ("Processor", false, true),
    ("Closer", false, true),
    ("On call", false, true),
];

/// Who carries which of them, on every loan.
const CARRIES: [(&str, &[&str]); 7] = [
    ("dana@harborpine.example", &["Primary contact"]),
    ("priya@harborpine.example", &["Processor", "Closer"]),
    (
        "lucia.alvarez@mail.example",
        &["Primary contact", "Decision maker", "Guarantor", "Co-signer", "Signs documents"],
    ),
    ("mateo.alvarez@mail.example", &["Guarantor"]),
    ("alan.pryce@mail.example", &["Primary contact", "Guarantor"]),
    ("maya@kestrelroasting.example", &["Primary contact", "Decision maker", "Guarantor"]),
    ("sofia@larkspurrealty.example", &["Signs documents"]),
];

/// Fills in roles, labels and contact lists for the people on all loans.
pub(super) async fn fill(office: &Office<'_>, companies: &Companies) -> Result<(), Trouble> {
    for company in [companies.harbor, companies.cedar] {
        let sub_roles = fill_sub_roles(office, company).await?;
        let labels = fill_labels(office, company).await?;
        let on_loans = loan_role::Entity::find()
            .find_also_related(app_user::Entity)
            .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
            .filter(loan::Column::CompanyId.eq(company))
            .all(office.tx)
            .await?;
        let people: Vec<_> = on_loans.into_iter().filter_map(|(role, user)| Some((role, user?))).collect();
        fill_lists(office, &people, &sub_roles).await?;
        put_labels(office, &people, &labels).await?;
    }
    Ok(())
}

async fn fill_sub_roles(office: &Office<'_>, company: Uuid) -> Result<HashMap<&'static str, Uuid>, Trouble> {
    let ids: HashMap<_, _> = SUB_ROLES.iter().map(|(title, _)| (*title, Uuid::now_v7())).collect();
    let rows = SUB_ROLES.iter().zip(SUB_ROLES.iter().filter_map(|(title, _)| ids.get(title)));
    let rows = rows.map(|((title, kind), id)| contact_sub_role::ActiveModel {
        id: Set(*id),
        company_id: Set(company),
        title: Set((*title).to_owned()),
        title_key: Set(title.to_lowercase()),
        sub_role_type: Set(Word(*kind)),
        created_at: Set(office.days_ago(400)),
    });
    contact_sub_role::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
    Ok(ids)
}

async fn fill_labels(office: &Office<'_>, company: Uuid) -> Result<HashMap<&'static str, Uuid>, Trouble> {
    let mut ids = HashMap::new();
    let mut rows = Vec::new();
    for (position, (title, on_borrower, on_lender)) in (0..).zip(LABELS) {
        let id = Uuid::now_v7();
        ids.insert(title, id);
        rows.push(role_label::ActiveModel {
            id: Set(id),
            company_id: Set(company),
            title: Set(title.to_owned()),
            can_be_on_borrower: Set(on_borrower),
            can_be_on_lender: Set(on_lender),
            position: Set(position),
        });
    }
    role_label::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
    Ok(ids)
}

/// Contacts are in the list of the loan's lead lender, unless a borrower keeps them.
async fn fill_lists(
    office: &Office<'_>,
    people: &[(loan_role::Model, app_user::Model)],
    sub_roles: &HashMap<&str, Uuid>,
) -> Result<(), Trouble> {
    let mut rows = Vec::new();
    for (role, user) in people.iter().filter(|(role, _)| role.role.is_contact()) {
        let kept_by = KEPT_BY_BORROWERS.iter().find(|(email, _)| *email == user.email_address);
        let borrower = kept_by.and_then(|(_, owner)| {
            people.iter().find(|(of, person)| of.loan_id == role.loan_id && person.email_address == *owner)
        });
        let lead = people.iter().find(|(of, _)| of.loan_id == role.loan_id && of.role.0 == Role::LeadLender);
        let Some((_, owner)) = borrower.or(lead) else { continue };
        let has = HAS.iter().find(|(email, _)| *email == user.email_address);
        rows.push(contact_relation::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_role_id: Set(role.id),
            owner_id: Set(owner.id),
            by_lender: Set(owner.company_id.is_some()),
            contact_sub_role_id: Set(has.and_then(|(_, title)| sub_roles.get(title)).copied()),
            given_name: Set(user.given_name.clone()),
            family_name: Set(user.family_name.clone()),
            phone_locale: Set(user.mobile_phone_locale.clone()),
            phone: Set(user.mobile_phone.clone()),
            position_or_title: Set(user.position_or_title.clone()),
            company_name: Set(user.company_name.clone()),
            company_website: Set(user.company_website.clone()),
            company_address: Set(user.company_address.clone()),
            created_at: Set(role.created_at),
            updated_at: Set(role.updated_at),
        });
    }
    if !rows.is_empty() {
        contact_relation::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
    }
    Ok(())
}

async fn put_labels(
    office: &Office<'_>,
    people: &[(loan_role::Model, app_user::Model)],
    labels: &HashMap<&str, Uuid>,
) -> Result<(), Trouble> {
    let mut rows = Vec::new();
    for (role, user) in people {
        let carried = CARRIES.iter().filter(|(email, _)| *email == user.email_address);
        for label in carried.flat_map(|(_, titles)| titles.iter()).filter_map(|title| labels.get(title)) {
            rows.push(loan_role_label::ActiveModel {
                loan_role_id: Set(role.id),
                role_label_id: Set(*label),
            });
        }
    }
    if !rows.is_empty() {
        loan_role_label::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
    }
    Ok(())
}
