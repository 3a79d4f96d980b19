//! What the loans with a story are about: homes, companies, people, trusts; and what is known of the
//! people's credit and licences. Dates are counted from today.

use chrono::{Datelike as _, Days, NaiveDate};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait, IntoActiveModel as _};
use shared_rules::{
    individuals::{credit_report::SoftCreditStatus, licence::DriversLicense},
    loans::{
        entity::EntityType::{self, Asset, Company, Individual, ReAsset, Trust},
        entity_address::ResidentialAddress,
        entity_label::EntityLabel::{self as L},
    },
    value::address::Address,
};
use uuid::Uuid;

use super::{Office, Trouble};
use crate::{
    credit::described,
    entity::{Json, Word, credit_record, credit_report, entity_on_loan, loan_entity},
    features::individuals,
};

/// An entity of a loan: which loan, kind, name, EIN, where it is, and its labels there.
struct Thing {
    loan: usize,
    kind: EntityType,
    name: &'static str,
    ein: Option<&'static str>,
    place: Place,
    labels: &'static [L],
}

/// A street, a city, a state and a postal code.
type Place = (&'static str, &'static str, &'static str, &'static str);

const fn thing(
    loan: usize,
    kind: EntityType,
    name: &'static str,
    ein: Option<&'static str>,
    place: Place,
    labels: &'static [L],
) -> Thing {
    Thing { loan, kind, name, ein, place, labels }
}

const LARKSPUR: Place = ("418 Larkspur Ct", "Fort Collins", "CO", "80521");
const HARBOR_BLVD: Place = ("2200 Harbor Blvd", "Tacoma", "WA", "98402");
const FOUNDRY: Place = ("71 Foundry St", "Duluth", "MN", "55802");

const THINGS: &[Thing] = &[
    thing(0, ReAsset, "418 Larkspur Ct", None, LARKSPUR, &[L::PrimaryCollateral]),
    thing(
        1,
        Company,
        "Brightwater Holdings, LLC",
        Some("47-2210984"),
        HARBOR_BLVD,
        &[L::PrimaryCompany, L::OperatingCompany, L::Applicant],
    ),
    thing(1, ReAsset, "Brightwater Plaza", None, HARBOR_BLVD, &[L::PrimaryCollateral]),
    thing(
        1,
        Trust,
        "Pryce Family Trust",
        Some("83-6157720"),
        ("19 Cove Ln", "Gig Harbor", "WA", "98335"),
        &[L::Guarantor],
    ),
    thing(
        2,
        Company,
        "Kestrel Roasting Co.",
        Some("36-4471205"),
        FOUNDRY,
        &[L::PrimaryCompany, L::PrimaryOperationCompany],
    ),
    thing(2, Asset, "25 kg roaster and packaging line", None, FOUNDRY, &[L::PrimaryCollateral]),
];

/// A licence: its number, the days until it expires, the date of birth, the state.
type Licence = (&'static str, i64, &'static str, &'static str);

/// A borrower who is an entity of a loan.
struct Principal {
    loan: usize,
    email: &'static str,
    name: &'static str,
    licence: Option<Licence>,
    home: Place,
    labels: &'static [L],
}

const PRINCIPALS: &[Principal] = &[
    Principal {
        loan: 0,
        email: "lucia.alvarez@mail.example",
        name: "Lucia Alvarez",
        licence: Some(("94-318-2207", 1_140, "1988-06-14", "CO")),
        home: ("77 Mulberry St, Apt 4", "Fort Collins", "CO", "80524"),
        labels: &[L::PrimaryIndividual, L::Applicant],
    },
    Principal {
        loan: 0,
        email: "mateo.alvarez@mail.example",
        name: "Mateo Alvarez",
        licence: Some(("02-555-1486", 89, "1986-11-02", "CO")),
        home: ("77 Mulberry St, Apt 4", "Fort Collins", "CO", "80524"),
        labels: &[L::Spouse, L::Guarantor],
    },
    Principal {
        loan: 1,
        email: "alan.pryce@mail.example",
        name: "Alan Pryce",
        licence: Some(("WDL4QX81P63B", -1, "1961-03-29", "WA")),
        home: ("19 Cove Ln", "Gig Harbor", "WA", "98335"),
        labels: &[L::PrimaryIndividual, L::Guarantor, L::Member, L::Applicant],
    },
    Principal {
        loan: 1,
        email: "ruth.pryce@mail.example",
        name: "Ruth Pryce",
        licence: None,
        home: ("19 Cove Ln", "Gig Harbor", "WA", "98335"),
        labels: &[L::Member, L::NotAGuarantor],
    },
    Principal {
        loan: 2,
        email: "maya@kestrelroasting.example",
        name: "Maya Castellanos",
        licence: Some(("C530-118-904-227", 610, "1990-09-08", "MN")),
        home: ("305 Lake Ave S, Unit 2", "Duluth", "MN", "55802"),
        labels: &[L::PrimaryIndividual, L::Guarantor, L::Applicant],
    },
];

/// What is known of somebody's credit: a score, or what the provider said went wrong.
const CREDIT: &[(&str, Result<i32, &str>)] = &[
    ("lucia.alvarez@mail.example", Ok(712)),
    ("mateo.alvarez@mail.example", Ok(655)),
    ("alan.pryce@mail.example", Ok(768)),
    ("ruth.pryce@mail.example", Ok(811)),
    ("maya@kestrelroasting.example", Ok(548)),
    ("ben.okoye@mail.example", Err("The bureau’s file is frozen. Ask the borrower to lift the freeze.")),
    ("harriet.lowe@mail.example", Err(UNREADABLE)),
];

/// An error as a provider sent it by mistake: no JSON.
const UNREADABLE: &str = "<html>502 Bad Gateway";

/// Fills in the entities of the loans with a story, and everybody's credit.
pub(super) async fn fill(office: &Office<'_>, company: Uuid, loans: &[Uuid]) -> Result<(), Trouble> {
    for principal in PRINCIPALS {
        let loan = *loans.get(principal.loan).ok_or("a principal without a loan")?;
        person(office, company, loan, principal).await?;
    }
    for thing in THINGS {
        let loan = *loans.get(thing.loan).ok_or("an entity without a loan")?;
        let row = loan_entity::ActiveModel {
            ein: Set(thing.ein.map(str::to_owned)),
            company_address: Set(Some(Json(address(thing.place, false)))),
            mailing_same_as_company_address: Set(thing.ein.is_some()),
            ..entity(office, company, thing.kind, thing.name)
        };
        put(office, loan, row, thing.labels).await?;
    }
    for (email, known) in CREDIT {
        credit(office, company, email, *known).await?;
    }
    Ok(())
}

fn entity(office: &Office<'_>, company: Uuid, kind: EntityType, name: &str) -> loan_entity::ActiveModel {
    loan_entity::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(company),
        entity_type: Set(Word(kind)),
        name: Set(name.to_owned()),
        version: Set(1),
        created_at: Set(office.days_ago(40)),
        updated_at: Set(office.days_ago(12)),
        ..Default::default()
    }
}

async fn put(
    office: &Office<'_>,
    loan: Uuid,
    row: loan_entity::ActiveModel,
    labels: &[L],
) -> Result<(), Trouble> {
    let row = loan_entity::Entity::insert(row).exec_with_returning(office.tx).await?;
    let place = entity_on_loan::ActiveModel {
        loan_id: Set(loan),
        entity_id: Set(row.id),
        labels: Set(Json(labels.to_vec())),
        created_at: Set(office.days_ago(40)),
    };
    entity_on_loan::Entity::insert(place).exec_without_returning(office.tx).await?;
    Ok(())
}

fn address((street, city, state, postal_code): Place, current: bool) -> Address {
    let text = |text: &str| Some(text.to_owned());
    Address {
        street_address_line1: text(street),
        city_suburb: text(city),
        state_province_region: text(state),
        postal_code: text(postal_code),
        country: text("US"),
        current_address: current,
        ..Address::default()
    }
}

async fn person(
    office: &Office<'_>,
    company: Uuid,
    loan: Uuid,
    principal: &Principal,
) -> Result<(), Trouble> {
    let user = office.person(principal.email)?;
    let row = individuals::of_user(office.tx, company, user, office.days_ago(40)).await?;
    let individual = row.id;
    let mut row = row.into_active_model();
    if let Some((number, days, dob, state)) = principal.licence {
        let licence = DriversLicense {
            number: Some(number.to_owned()),
            expiration: Some(day(office, days).to_string()),
            dob: Some(dob.to_owned()),
            state: Some(state.to_owned()),
        };
        individuals::keep_licence(&office.state.vault, &mut row, licence);
    }
    row.residential_addresses = Set(Json(residences(office, principal.home)));
    row.update(office.tx).await?;
    let row = loan_entity::ActiveModel {
        individual_id: Set(Some(individual)),
        email_address: Set(Some(principal.email.to_owned())),
        ..entity(office, company, Individual, principal.name)
    };
    put(office, loan, row, principal.labels).await
}

/// The day so many days from today.
fn day(office: &Office<'_>, days: i64) -> NaiveDate {
    let today = office.now.date_naive();
    let by = Days::new(days.unsigned_abs());
    let day = if days < 0 { today.checked_sub_days(by) } else { today.checked_add_days(by) };
    day.unwrap_or(today)
}

/// A home now, and one before.
fn residences(office: &Office<'_>, home: Place) -> Vec<ResidentialAddress> {
    let moved = NaiveDate::from_ymd_opt(office.now.year().saturating_sub(4), 5, 1);
    let before =
        Address { move_out_date: moved, ..address(("1208 Hickory St", home.1, home.2, home.3), false) };
    let now = Address { move_in_date: moved, ..address(home, true) };
    [before, now].into_iter().map(|address| ResidentialAddress { address }).collect()
}

async fn credit(
    office: &Office<'_>,
    company: Uuid,
    email: &'static str,
    known: Result<i32, &str>,
) -> Result<(), Trouble> {
    let at = office.days_ago(9);
    let individual = individuals::of_user(office.tx, company, office.person(email)?, at).await?;
    let status = if known.is_ok() { SoftCreditStatus::Processed } else { SoftCreditStatus::ProcessedError };
    let error =
        known.err().map(|words| if words == UNREADABLE { words.to_owned() } else { described(words) });
    let row = credit_record::ActiveModel {
        id: Set(Uuid::now_v7()),
        individual_id: Set(individual.id),
        credit_score: Set(known.ok()),
        soft_credit_status: Set(Some(Word(status))),
        credit_report_error: Set(error.clone()),
        recorded_by: Set(office.person("dana@harborpine.example")?),
        recorded_at: Set(at),
    };
    credit_record::Entity::insert(row).exec_without_returning(office.tx).await?;
    let row = credit_report::ActiveModel {
        individual_id: Set(individual.id),
        credit_score: Set(known.ok()),
        soft_credit_status: Set(Some(Word(status))),
        credit_report_error: Set(error),
        reported_at: Set(Some(at)),
        ordered_at: Set(Some(at)),
        ordered_by: Set(None),
    };
    credit_report::Entity::insert(row).exec_without_returning(office.tx).await?;
    Ok(())
}
