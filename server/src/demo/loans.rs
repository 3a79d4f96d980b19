//! The loans of the demo and who is on them.

use sea_orm::{ActiveValue::Set, EntityTrait};
use sha2::{Digest as _, Sha256};
use shared_rules::{
    individuals::credit_widget::CreditConsentStatus,
    loans::review_status::ReviewStatus,
    team::role::{BorrowerType, Role},
};
use uuid::Uuid;

use super::{
    Office, Trouble,
    people::{Companies, OTHERS},
};
use crate::entity::{Word, invitation, loan, loan_role};

use ReviewStatus as S;

/// The facts of a loan: name, dollars, purpose, address, status, and how many days ago it changed.
type Facts = (&'static str, i64, &'static str, &'static str, ReviewStatus, i64);

/// The three loans with a story, in the order of their templates.
const STORIES: [Facts; 3] = [
    (
        "Alvarez – purchase, 418 Larkspur Ct",
        412_000,
        "Purchase",
        "418 Larkspur Ct, Fort Collins, CO 80521",
        S::InProgress,
        0,
    ),
    (
        "Brightwater Plaza refinance",
        4_200_000,
        "Refinance",
        "2200 Harbor Blvd, Tacoma, WA 98402",
        S::ReadyForReviewReview,
        1,
    ),
    (
        "Kestrel Roasting SBA 7(a)",
        875_000,
        "Business acquisition",
        "71 Foundry St, Duluth, MN 55802",
        S::Closing,
        2,
    ),
];

/// One loan in each status the stories leave out.
const ONE_EACH: [Facts; 11] = [
    ("Okoye – first home", 285_000, "Purchase", "9 Alder Way, Loveland, CO 80537", S::Lead, 1),
    (
        "Lowe – cash-out refinance",
        198_500,
        "Refinance",
        "1410 Quince St, Greeley, CO 80631",
        S::ReadyForUnderwriting,
        3,
    ),
    (
        "Tanaka Dental – office condo",
        640_000,
        "Purchase",
        "88 Prospect Ave, Boulder, CO 80302",
        S::ReadyForReviewPending,
        4,
    ),
    (
        "Bernard – bridge loan",
        350_000,
        "Bridge",
        "32 Vine St, Denver, CO 80205",
        S::ReviewCompleteAccepted,
        6,
    ),
    (
        "Lindqvist – construction",
        530_000,
        "Construction",
        "7 Summit Rd, Estes Park, CO 80517",
        S::ReviewCompleteConditional,
        7,
    ),
    (
        "Zahra – investment duplex",
        420_000,
        "Purchase",
        "505 Elm St, Aurora, CO 80010",
        S::ReviewCompleteRejected,
        9,
    ),
    ("Mbeki – purchase", 377_000, "Purchase", "16 Canyon Dr, Golden, CO 80401", S::InService, 40),
    ("Castle – refinance", 240_000, "Refinance", "230 Maple Ct, Longmont, CO 80501", S::Archive, 300),
    ("Lowe Printing – equipment", 95_000, "Equipment", "4 Press Row, Greeley, CO 80631", S::InDefault, 75),
    ("Okoye – lot loan", 120_000, "Land", "Lot 12, Ridge Rd, Lyons, CO 80540", S::Hold, 20),
    ("Bernard – second home", 610_000, "Purchase", "3 Lake Shore Dr, Grand Lake, CO 80447", S::Withdrawn, 55),
];

/// Streets and purposes the thirty thin loans are made of.
const STREETS: [&str; 10] =
    ["Birch", "Cedar", "Dogwood", "Fir", "Hawthorn", "Juniper", "Linden", "Oak", "Poplar", "Spruce"];
const PURPOSES: [&str; 3] = ["purchase", "refinance", "home equity"];
const STATUSES: [ReviewStatus; 4] = [S::Lead, S::InProgress, S::ReadyForUnderwriting, S::InService];

/// Somebody on a loan: address, role, key contact, seen by borrowers, seen by lenders.
type OnLoan = (&'static str, Role, bool, bool, bool);

const fn on(email: &'static str, role: Role) -> OnLoan {
    (email, role, false, true, true)
}

const ALVAREZ: &[OnLoan] = &[
    on("dana@harborpine.example", Role::LeadLender),
    on("marcus@harborpine.example", Role::Manager),
    on("priya@harborpine.example", Role::AssociateLender),
    ("tom@harborpine.example", Role::Lender, false, false, true),
    on("elena@harborpine.example", Role::Underwriter),
    on("lucia.alvarez@mail.example", Role::LeadBorrower),
    on("mateo.alvarez@mail.example", Role::Borrower),
    ("sofia@larkspurrealty.example", Role::Contact, true, true, true),
    ("bill@novakinsurance.example", Role::Contact, true, true, true),
    ("grace.kim@clearwatertitle.example", Role::Contact, true, false, true),
    ("walter@finchappraisal.example", Role::Contact, false, false, true),
];

const BRIGHTWATER: &[OnLoan] = &[
    on("dana@harborpine.example", Role::LeadLender),
    on("marcus@harborpine.example", Role::Manager),
    ("tom@harborpine.example", Role::Lender, false, false, true),
    on("elena@harborpine.example", Role::Underwriter),
    on("alan.pryce@mail.example", Role::LeadBorrower),
    on("ruth.pryce@mail.example", Role::Borrower),
    ("grace.kim@clearwatertitle.example", Role::Contact, true, true, true),
    ("henrik@lundlaw.example", Role::Contact, true, false, true),
    ("carmen@ibarracpa.example", Role::Contact, false, true, false),
];

const KESTREL: &[OnLoan] = &[
    on("dana@harborpine.example", Role::LeadLender),
    on("priya@harborpine.example", Role::AssociateLender),
    on("elena@harborpine.example", Role::Underwriter),
    on("maya@kestrelroasting.example", Role::LeadBorrower),
    ("carmen@ibarracpa.example", Role::Contact, true, true, true),
    ("henrik@lundlaw.example", Role::Contact, true, false, true),
];

/// Fills in all loans; answers those with a story.
pub(super) async fn fill(office: &Office<'_>, companies: &Companies) -> Result<Vec<Uuid>, Trouble> {
    let mut stories = Vec::new();
    for (facts, people) in STORIES.iter().zip([ALVAREZ, BRIGHTWATER, KESTREL]) {
        stories.push(one(office, companies.harbor, facts, people).await?);
    }
    invite(office, companies.harbor, stories.first().copied()).await?;
    let equipment = (
        "Kestrel Roasting equipment line",
        150_000,
        "Equipment",
        "71 Foundry St, Duluth, MN 55802",
        S::InProgress,
        5,
    );
    let people = [
        on("ruth@cedarridge.example", Role::LeadLender),
        on("maya@kestrelroasting.example", Role::LeadBorrower),
    ];
    one(office, companies.cedar, &equipment, &people).await?;
    for (facts, borrower) in ONE_EACH.iter().zip(OTHERS.iter().cycle()) {
        one(office, companies.harbor, facts, &small_team(borrower)).await?;
    }
    thin(office, companies.harbor).await?;
    Ok(stories)
}

fn small_team(borrower: &'static str) -> [OnLoan; 3] {
    [
        on("dana@harborpine.example", Role::LeadLender),
        on("priya@harborpine.example", Role::AssociateLender),
        on(borrower, Role::LeadBorrower),
    ]
}

async fn thin(office: &Office<'_>, company: Uuid) -> Result<(), Trouble> {
    let streets = STREETS.iter().flat_map(|street| PURPOSES.iter().map(move |purpose| (*street, *purpose)));
    let others = STATUSES.iter().cycle().zip(OTHERS.iter().cycle());
    for (number, ((street, purpose), (status, borrower))) in (1_i64..).zip(streets.zip(others)) {
        let name = format!("{} {street} St – {purpose}", 100 + number * 7);
        let address = format!("{} {street} St, Fort Collins, CO 80524", 100 + number * 7);
        let row = Row { name: &name, amount: 140_000 + number * 11_500, purpose, address: &address };
        insert(office, company, &row, *status, 10 + number * 3, &small_team(borrower)).await?;
    }
    Ok(())
}

async fn one(office: &Office<'_>, company: Uuid, facts: &Facts, people: &[OnLoan]) -> Result<Uuid, Trouble> {
    let (name, amount, purpose, address, status, days) = *facts;
    insert(office, company, &Row { name, amount, purpose, address }, status, days, people).await
}

/// What a loan is called and for.
struct Row<'a> {
    name: &'a str,
    amount: i64,
    purpose: &'a str,
    address: &'a str,
}

async fn insert(
    office: &Office<'_>,
    company: Uuid,
    row: &Row<'_>,
    status: ReviewStatus,
    days: i64,
    people: &[OnLoan],
) -> Result<Uuid, Trouble> {
    let id = Uuid::now_v7();
    let purpose = row.purpose.split_at_checked(1).map(|(first, rest)| first.to_uppercase() + rest);
    let model = loan::ActiveModel {
        id: Set(id),
        company_id: Set(company),
        name: Set(row.name.to_owned()),
        amount: Set(Some(row.amount)),
        loan_purpose: Set(purpose),
        property_address: Set(Some(row.address.to_owned())),
        review_status: Set(Word(status)),
        archived_from: Set(None),
        loan_number: Set(None),
        version: Set(1),
        created_at: Set(office.days_ago(days + 45)),
        updated_at: Set(office.days_ago(days)),
    };
    loan::Entity::insert(model).exec_without_returning(office.tx).await?;
    let mut roles = Vec::with_capacity(people.len());
    for (email, role, key_contact, visible_to_borrower, visible_to_lender) in people.iter().copied() {
        roles.push(loan_role::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(id),
            user_id: Set(office.person(email)?),
            role: Set(Word(role)),
            key_contact: Set(key_contact),
            visible_to_borrower: Set(visible_to_borrower),
            visible_to_lender: Set(visible_to_lender),
            can_accept_files: Set(role.is_lender()),
            borrower_type: Set(role.is_borrower().then_some(Word(BorrowerType::Individual))),
            stub: Set(email == "walter@finchappraisal.example"),
            version: Set(1),
            credit_consent_status: Set(role.is_borrower().then_some(Word(CreditConsentStatus::Accepted))),
            created_at: Set(office.days_ago(days + 45)),
            updated_at: Set(office.days_ago(days + 45)),
        });
    }
    loan_role::Entity::insert_many(roles).exec_without_returning(office.tx).await?;
    Ok(id)
}

/// Someone was asked to join and hasn't answered. Nobody has the link, so its token is as good as random.
async fn invite(office: &Office<'_>, company_id: Uuid, loan: Option<Uuid>) -> Result<(), Trouble> {
    let Some(loan_id) = loan else { return Ok(()) };
    let id = Uuid::now_v7();
    let token_hash =
        Sha256::digest(Uuid::now_v7().as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    let row = invitation::ActiveModel {
        id: Set(id),
        loan_id: Set(Some(loan_id)),
        company_id: Set(company_id),
        user_id: Set(office.person("noor.haddad@mail.example")?),
        role: Set(Word(Role::Contact)),
        token_hash: Set(token_hash),
        invited_by: Set(office.person("dana@harborpine.example")?),
        created_at: Set(office.days_ago(1)),
        expires_at: Set(office.days_ago(-13)),
        accepted_at: Set(None),
        sent_at: Set(Some(office.days_ago(1))),
        revoked_at: Set(None),
        link_shown_at: Set(None),
    };
    invitation::Entity::insert(row).exec_without_returning(office.tx).await?;
    Ok(())
}
