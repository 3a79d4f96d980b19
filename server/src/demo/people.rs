//! The people of the demo and where they work.

use sea_orm::{ActiveValue::Set, EntityTrait};
use shared_rules::{
    team::role::{Role, RoleGroup},
    value::word::spelled,
};
use uuid::Uuid;

use super::{Office, Trouble};
use crate::{
    entity::{Word, app_user, company, company_link},
    features::identity,
};

const HARBOR: &str = "Harbor & Pine Lending, LLC";
const CEDAR: &str = "Cedar Ridge Community Bank";

/// The two lending companies.
pub(super) struct Companies {
    pub harbor: Uuid,
    pub cedar: Uuid,
}

/// Somebody: a lender has a role at a company; everybody else is a borrower or a contact.
struct Person {
    email: &'static str,
    given: &'static str,
    family: &'static str,
    kind: Kind,
    title: &'static str,
    works_at: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Lender(Role),
    Borrower,
    Contact,
    /// Known only by what others wrote.
    Stub,
    /// Asked to join, hasn't answered.
    Invited,
}

const fn person(
    email: &'static str,
    name: (&'static str, &'static str),
    kind: Kind,
    title: &'static str,
    works_at: &'static str,
) -> Person {
    Person { email, given: name.0, family: name.1, kind, title, works_at }
}

const PEOPLE: &[Person] = &[
    person(
        "dana@harborpine.example",
        ("Dana", "Whitfield"),
        Kind::Lender(Role::LeadLender),
        "Senior Loan Officer",
        HARBOR,
    ),
    person(
        "marcus@harborpine.example",
        ("Marcus", "Bell"),
        Kind::Lender(Role::Manager),
        "Branch Manager",
        HARBOR,
    ),
    person(
        "priya@harborpine.example",
        ("Priya", "Raman"),
        Kind::Lender(Role::AssociateLender),
        "Loan Processor",
        HARBOR,
    ),
    person("tom@harborpine.example", ("Tom", "Guthrie"), Kind::Lender(Role::Lender), "Loan Officer", HARBOR),
    person(
        "elena@harborpine.example",
        ("Elena", "Petrova"),
        Kind::Lender(Role::Underwriter),
        "Underwriter",
        HARBOR,
    ),
    person(
        "ruth@cedarridge.example",
        ("Ruth", "Abbott"),
        Kind::Lender(Role::LeadLender),
        "Commercial Lender",
        CEDAR,
    ),
    person(
        "lucia.alvarez@mail.example",
        ("Lucia", "Alvarez"),
        Kind::Borrower,
        "Nurse",
        "St. Brendan Hospital",
    ),
    person(
        "mateo.alvarez@mail.example",
        ("Mateo", "Alvarez"),
        Kind::Borrower,
        "Electrician",
        "Alvarez Electric",
    ),
    person(
        "alan.pryce@mail.example",
        ("Alan", "Pryce"),
        Kind::Borrower,
        "Managing Member",
        "Brightwater Holdings, LLC",
    ),
    person(
        "ruth.pryce@mail.example",
        ("Ruth", "Pryce"),
        Kind::Borrower,
        "Member",
        "Brightwater Holdings, LLC",
    ),
    person(
        "maya@kestrelroasting.example",
        ("Maya", "Castellanos"),
        Kind::Borrower,
        "Owner",
        "Kestrel Roasting Co.",
    ),
    person(
        "grace.kim@clearwatertitle.example",
        ("Grace", "Kim"),
        Kind::Contact,
        "Title Officer",
        "Clearwater Title",
    ),
    person("henrik@lundlaw.example", ("Henrik", "Lund"), Kind::Contact, "Closing Attorney", "Lund Law, PC"),
    person("carmen@ibarracpa.example", ("Carmen", "Ibarra"), Kind::Contact, "CPA", "Ibarra & Day, CPAs"),
    person(
        "bill@novakinsurance.example",
        ("Bill", "Novak"),
        Kind::Contact,
        "Insurance Agent",
        "Novak Insurance Agency",
    ),
    person("sofia@larkspurrealty.example", ("Sofia", "Reyes"), Kind::Contact, "Realtor", "Larkspur Realty"),
    person("walter@finchappraisal.example", ("Walter", "Finch"), Kind::Stub, "Appraiser", "Finch Appraisal"),
    person("noor.haddad@mail.example", ("Noor", "Haddad"), Kind::Invited, "Gift donor", ""),
    person("ben.okoye@mail.example", ("Ben", "Okoye"), Kind::Borrower, "", ""),
    person("harriet.lowe@mail.example", ("Harriet", "Lowe"), Kind::Borrower, "", ""),
    person("jun.tanaka@mail.example", ("Jun", "Tanaka"), Kind::Borrower, "", ""),
    person("odile.bernard@mail.example", ("Odile", "Bernard"), Kind::Borrower, "", ""),
    person("soren.lindqvist@mail.example", ("Søren", "Lindqvist"), Kind::Borrower, "", ""),
    person("fatima.zahra@mail.example", ("Fatima", "Zahra"), Kind::Borrower, "", ""),
    person("george.mbeki@mail.example", ("George", "Mbeki"), Kind::Borrower, "", ""),
    person("irene.castle@mail.example", ("Irene", "Castle"), Kind::Borrower, "", ""),
];

/// Borrowers without a story of their own, for the loans that fill the list.
pub(super) const OTHERS: [&str; 8] = [
    "ben.okoye@mail.example",
    "harriet.lowe@mail.example",
    "jun.tanaka@mail.example",
    "odile.bernard@mail.example",
    "soren.lindqvist@mail.example",
    "fatima.zahra@mail.example",
    "george.mbeki@mail.example",
    "irene.castle@mail.example",
];

/// Address and description of everybody with a story who can sign in.
pub(super) fn signs_in() -> impl Iterator<Item = (&'static str, String)> {
    let has_story = |person: &&Person| can_sign_in(person) && !OTHERS.contains(&person.email);
    PEOPLE.iter().filter(has_story).map(|person| {
        let role = match person.kind {
            Kind::Lender(role) => role,
            Kind::Borrower => Role::Borrower,
            _ => Role::Contact,
        };
        let place = if person.works_at.is_empty() { String::new() } else { format!(", {}", person.works_at) };
        (person.email, format!("{} {}, {}{place}", person.given, person.family, spelled(&role)))
    })
}

fn can_sign_in(person: &Person) -> bool {
    !matches!(person.kind, Kind::Stub | Kind::Invited)
}

/// Fills in the companies and everybody, with one password's hash for all.
pub(super) async fn fill(office: &mut Office<'_>, hash: &str) -> Result<Companies, Trouble> {
    let companies = Companies { harbor: Uuid::now_v7(), cedar: Uuid::now_v7() };
    let since = office.days_ago(900);
    let row = |id, name: &str, slug: &str, all_on| company::ActiveModel {
        id: Set(id),
        name: Set(name.to_owned()),
        slug: Set(slug.to_owned()),
        has_borrower_onboard: Set(all_on),
        individual_credit_report: Set(all_on),
        secure_upload_enabled: Set(all_on),
        created_at: Set(since),
        ..Default::default()
    };
    let rows = [
        row(companies.harbor, HARBOR, "harbor-pine", true),
        row(companies.cedar, CEDAR, "cedar-ridge", false),
    ];
    let links = rows.clone().map(|row| company_link::ActiveModel {
        folded: row.slug.clone(),
        slug: row.slug,
        company_id: row.id,
        since: row.created_at,
    });
    company::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
    company_link::Entity::insert_many(links).exec_without_returning(office.tx).await?;
    let mut rows = Vec::new();
    for person in PEOPLE {
        let id = Uuid::now_v7();
        office.people.insert(person.email, id);
        rows.push(person_row(office, person, id, &companies, hash));
    }
    app_user::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
    Ok(companies)
}

fn person_row(
    office: &Office<'_>,
    person: &Person,
    id: Uuid,
    companies: &Companies,
    hash: &str,
) -> app_user::ActiveModel {
    let filled = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let (group, role) = match person.kind {
        Kind::Lender(role) => (RoleGroup::Lender, Some(role)),
        Kind::Borrower => (RoleGroup::Borrower, None),
        Kind::Contact | Kind::Stub | Kind::Invited => (RoleGroup::Contact, None),
    };
    let company = if person.works_at == CEDAR { companies.cedar } else { companies.harbor };
    app_user::ActiveModel {
        id: Set(id),
        given_name: Set(person.given.to_owned()),
        family_name: Set(person.family.to_owned()),
        email_address: Set(person.email.to_owned()),
        email_key: Set(match person.kind {
            // Harbor & Pine made the entry.
            Kind::Stub | Kind::Invited => identity::entry_key(companies.harbor, person.email),
            _ => person.email.to_owned(),
        }),
        role_group: Set(Word(group)),
        company_id: Set(role.map(|_| company)),
        company_role: Set(role.map(Word)),
        position_or_title: Set(filled(person.title)),
        company_name: Set(filled(person.works_at)),
        company_website: Set(website(person)),
        company_address: Set(None),
        mobile_phone: Set(Some(phone(person)).filter(|_| !person.works_at.is_empty())),
        mobile_phone_locale: Set(None),
        avatar_doc_id: Set(None),
        time_zone: Set(None),
        stub: Set(person.kind == Kind::Stub),
        password_hash: Set(can_sign_in(person).then(|| hash.to_owned())),
        created_at: Set(office.days_ago(400)),
        updated_at: Set(office.days_ago(30)),
    }
}

/// The web address of where somebody works, from their e-mail address.
fn website(person: &Person) -> Option<String> {
    let (_, host) = person.email.split_once('@')?;
    (host != "mail.example").then(|| format!("https://www.{host}"))
}

/// A number of the range kept for stories, from the letters of the address.
fn phone(person: &Person) -> String {
    let sum: u32 = person.email.bytes().map(u32::from).sum();
    format!("97055501{:02}", sum % 100)
}
