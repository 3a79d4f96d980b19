//! The companies of the demo and all people.

use sea_orm::ActiveValue::Set;
use serde::Deserialize;
use shared_rules::{
    team::{
        role::{Role, RoleGroup},
        role_picker::SubRoleType,
    },
    value::fixed_word::word_of,
};
use uuid::Uuid;

use super::{DemoError, DemoOffice, files::parse};
use crate::{
    entity::{EnumColumn, app_user, company, company_link},
    features::identity,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct CompaniesFile {
    created_days_ago: i64,
    pub companies: Vec<Company>,
    pub sub_roles_created_days_ago: i64,
    /// The sub-roles of each company.
    pub sub_roles: Vec<SubRole>,
    /// The role labels of each company.
    pub role_labels: Vec<RoleLabel>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Company {
    pub key: String,
    name: String,
    slug: String,
    borrower_onboarding: bool,
    individual_credit_report: bool,
    secure_upload: bool,
    /// Whether it has the starter templates.
    pub starter_templates: bool,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct SubRole {
    pub title: String,
    #[serde(rename = "type")]
    pub sub_role_type: SubRoleType,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RoleLabel {
    pub title: String,
    pub on_borrower: bool,
    pub on_lender: bool,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct PeopleFile {
    created_days_ago: i64,
    updated_days_ago: i64,
    pub people: Vec<Person>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Person {
    pub email: String,
    pub given_name: String,
    pub family_name: String,
    group: RoleGroup,
    /// A lender's role at the company.
    role: Option<Role>,
    company: Option<String>,
    title: Option<String>,
    works_at: Option<String>,
    phone: Option<String>,
    website: Option<String>,
    /// The company that entered a person who has no account.
    entered_by: Option<String>,
    #[serde(default)]
    is_stub: bool,
    /// A contact's sub-role.
    pub sub_role: Option<String>,
    /// The borrower whose contact list contains the person; otherwise it is the lead lender's.
    pub listed_by: Option<String>,
    /// The person's labels on every loan.
    #[serde(default)]
    pub role_labels: Vec<String>,
    #[serde(default)]
    omit_from_greeting: bool,
}

impl PeopleFile {
    /// Reads the file alone.
    pub fn load() -> Result<Self, DemoError> {
        parse("people.json")
    }

    pub fn find(&self, email: &str) -> Option<&Person> {
        self.people.iter().find(|person| person.email == email)
    }

    /// A line for each person of a story who can sign in.
    pub fn greeting(&self) -> String {
        let listed = self.people.iter().filter(|row| row.entered_by.is_none() && !row.omit_from_greeting);
        listed.map(Person::greeting).collect()
    }
}

impl Person {
    fn greeting(&self) -> String {
        let Self { email, given_name, family_name, .. } = self;
        let role = self.role.map_or_else(|| word_of(&self.group), |role| word_of(&role));
        let place = self.works_at.as_ref().map(|place| format!(", {place}")).unwrap_or_default();
        format!("  {email:<32} {given_name} {family_name}, {role}{place}\n")
    }
}

/// Writes the companies and all people, who share one password hash.
pub(super) async fn fill(office: &mut DemoOffice<'_>, password_hash: &str) -> Result<(), DemoError> {
    let data = office.data;
    for row in &data.companies.companies {
        let id = Uuid::now_v7();
        office.companies.insert(&row.key, id);
        let created_at = office.days_ago(data.companies.created_days_ago);
        let company = company::ActiveModel {
            id: Set(id),
            name: Set(row.name.clone()),
            slug: Set(row.slug.clone()),
            has_borrower_onboard: Set(row.borrower_onboarding),
            individual_credit_report: Set(row.individual_credit_report),
            secure_upload_enabled: Set(row.secure_upload),
            created_at: Set(created_at),
            ..Default::default()
        };
        office.insert_one(company).await?;
        let link = company_link::ActiveModel {
            folded: Set(row.slug.clone()),
            slug: Set(row.slug.clone()),
            company_id: Set(id),
            since: Set(created_at),
        };
        office.insert_one(link).await?;
    }
    let mut rows = Vec::new();
    for person in &data.people.people {
        let id = Uuid::now_v7();
        office.people.insert(&person.email, id);
        rows.push(person_row(office, person, id, password_hash)?);
    }
    office.insert(rows).await?;
    Ok(())
}

fn person_row(
    office: &DemoOffice<'_>,
    person: &Person,
    id: Uuid,
    password_hash: &str,
) -> Result<app_user::ActiveModel, DemoError> {
    let company = person.company.as_ref().map(|key| office.company(key)).transpose()?;
    let email_key = match &person.entered_by {
        Some(key) => identity::entry_key(office.company(key)?, &person.email),
        None => person.email.clone(),
    };
    Ok(app_user::ActiveModel {
        id: Set(id),
        given_name: Set(person.given_name.clone()),
        family_name: Set(person.family_name.clone()),
        email_address: Set(person.email.clone()),
        email_key: Set(email_key),
        role_group: Set(EnumColumn(person.group)),
        company_id: Set(company),
        company_role: Set(person.role.map(EnumColumn)),
        position_or_title: Set(person.title.clone()),
        company_name: Set(person.works_at.clone()),
        company_website: Set(person.website.clone()),
        mobile_phone: Set(person.phone.clone()),
        stub: Set(person.is_stub),
        password_hash: Set(person.entered_by.is_none().then(|| password_hash.to_owned())),
        created_at: Set(office.days_ago(office.data.people.created_days_ago)),
        updated_at: Set(office.days_ago(office.data.people.updated_days_ago)),
        ..Default::default()
    })
}
