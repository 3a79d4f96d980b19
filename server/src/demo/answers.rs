//! Who was given which request, and what has come in so far.

use chrono::{Datelike as _, Duration};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _, QueryFilter,
    QueryOrder as _, QuerySelect as _,
};
use serde_json::json;
use shared_rules::{
    needs_list::{history::HistoryKind, request_state::AnswerState, review::RejectReason},
    sharing::SharePermission,
};
use uuid::Uuid;

use super::{DANA, Office, Trouble, files};
use crate::{
    entity::{Word, answer, document, needs_list_element as element, share},
    features::needs_list::record_quietly,
    roster::activity::Place,
};

use AnswerState::{Accepted, Rejected, Submitted};

const LUCIA: &str = "lucia.alvarez@mail.example";
const MATEO: &str = "mateo.alvarez@mail.example";
const ALAN: &str = "alan.pryce@mail.example";
const RUTH: &str = "ruth.pryce@mail.example";
const MAYA: &str = "maya@kestrelroasting.example";
const GRACE: &str = "grace.kim@clearwatertitle.example";
const CARMEN: &str = "carmen@ibarracpa.example";
const BILL: &str = "bill@novakinsurance.example";
const SOFIA: &str = "sofia@larkspurrealty.example";

/// Requests given to people: which story, how the request begins, to whom.
const SHARES: &[(usize, &str, &[&str])] = &[
    (0, "Pay stubs", &[LUCIA]),
    (0, "Federal tax returns (1040)", &[LUCIA, MATEO]),
    (0, "Year-to-date profit", &[MATEO]),
    (0, "Signed purchase contract", &[SOFIA, LUCIA, MATEO]),
    (0, "Earnest-money", &[SOFIA, LUCIA]),
    (0, "Homeowner's insurance", &[BILL, LUCIA]),
    (1, "Entity tax returns", &[CARMEN, ALAN]),
    (1, "Title commitment", &[GRACE]),
    (1, "ALTA survey", &[GRACE, ALAN]),
    (1, "Personal financial statement", &[ALAN]),
    (1, "Trust agreement", &[RUTH]),
    (2, "Business tax returns", &[CARMEN, MAYA]),
    (2, "Interim balance sheet", &[CARMEN, MAYA]),
];

/// What a file is made of.
#[derive(Clone, Copy)]
enum Paper {
    Pages(u32, &'static [&'static str]),
    Locked(u32),
    Picture,
    Workbook(&'static [&'static [&'static str]]),
    Text(&'static [&'static str]),
    Archive,
}

/// A document that came in: story, how its request begins, who sent it, its name (`{year}` is last year),
/// what it is, where its review stands, how many days ago it came.
type Sent = (usize, &'static str, &'static str, &'static str, Paper, AnswerState, i64);

const SENT: &[Sent] = &[
    (0, "Government photo ID", LUCIA, "Lucia driver's licence.png", Paper::Picture, Accepted, 9),
    (
        0,
        "Signed borrower authorization",
        LUCIA,
        "Authorization signed.pdf",
        Paper::Pages(2, AUTHORIZATION),
        Accepted,
        9,
    ),
    (0, "Pay stubs", LUCIA, "Pay stubs St Brendan.pdf", Paper::Pages(3, PAY), Submitted, 1),
    (0, "W-2 forms", LUCIA, "W-2 {year}.pdf", Paper::Pages(1, W2), Rejected, 4),
    (0, "Checking and savings", MATEO, "Checking statements.pdf", Paper::Locked(6), Submitted, 2),
    (
        0,
        "Signed purchase contract",
        SOFIA,
        "418 Larkspur Ct purchase contract.pdf",
        Paper::Pages(28, CONTRACT),
        Submitted,
        3,
    ),
    (0, "Earnest-money", SOFIA, "Earnest money receipt.pdf", Paper::Pages(1, RECEIPT), Accepted, 8),
    (1, "Loan request summary", ALAN, "Loan request.docx", Paper::Text(REQUEST), Accepted, 20),
    (
        1,
        "Operating statements",
        ALAN,
        "Brightwater operating statements.pdf",
        Paper::Pages(12, STATEMENTS),
        Accepted,
        15,
    ),
    (1, "Trailing 12 months", ALAN, "T12 {year}.xlsx", Paper::Workbook(T12), Accepted, 12),
    (1, "Certified rent roll", ALAN, "Rent roll.xlsx", Paper::Workbook(RENTS), Submitted, 2),
    (1, "All leases", RUTH, "Brightwater leases.zip", Paper::Archive, Submitted, 2),
    (
        1,
        "Entity tax returns",
        CARMEN,
        "Brightwater Holdings returns.pdf",
        Paper::Pages(9, RETURNS),
        Submitted,
        5,
    ),
    (1, "Personal financial statement", ALAN, "Pryce PFS.pdf", Paper::Pages(4, STATEMENTS), Rejected, 6),
    (2, "SBA Form 1919", MAYA, "Form 1919.pdf", Paper::Pages(5, FORM), Accepted, 30),
    (2, "SBA Form 413", MAYA, "Form 413.pdf", Paper::Pages(3, FORM), Accepted, 28),
    (2, "Business tax returns", CARMEN, "Kestrel returns.pdf", Paper::Pages(16, RETURNS), Accepted, 25),
    (2, "Interim balance sheet", CARMEN, "Kestrel interim.xlsx", Paper::Workbook(T12), Accepted, 18),
    (2, "Business plan", MAYA, "Kestrel business plan.docx", Paper::Text(PLAN), Accepted, 26),
    (2, "Letter of intent", MAYA, "Asset purchase agreement.pdf", Paper::Pages(14, CONTRACT), Accepted, 27),
    (2, "Form 1050", MAYA, "Form 1050 draft.pdf", Paper::Pages(2, FORM), Submitted, 1),
];

const AUTHORIZATION: &[&str] = &[
    "I authorize Harbor & Pine Lending to verify",
    "my employment, deposits and credit.",
    "",
    "Signed: Lucia Alvarez",
];
const PAY: &[&str] = &[
    "St. Brendan Hospital",
    "Employee: Lucia Alvarez",
    "",
    "Gross pay       3,184.00",
    "Net pay         2,391.40",
];
const W2: &[&str] = &[
    "Wage and Tax Statement",
    "Employer: St. Brendan Hospital",
    "Wages, tips, other compensation   82,784.00",
];
const CONTRACT: &[&str] = &[
    "The seller agrees to sell, and the buyer to buy,",
    "on the terms of this contract and its addenda.",
    "",
    "Initials: ____   ____",
];
const RECEIPT: &[&str] = &["Received of Lucia and Mateo Alvarez", "the sum of $8,000.00 as earnest money."];
const STATEMENTS: &[&str] =
    &["Rental income          612,400", "Operating expenses     231,150", "Net operating income   381,250"];
const RETURNS: &[&str] = &["U.S. Return of Partnership Income", "Prepared by Ibarra & Day, CPAs"];
const FORM: &[&str] = &["Small Business Administration", "Confirm the current form before use."];
const REQUEST: &[&str] = &[
    "Loan request",
    "Borrower: Brightwater Holdings, LLC",
    "Amount: $4,200,000, 10 years, 25-year amortization",
    "Purpose: refinance of the existing note",
];
const PLAN: &[&str] =
    &["Kestrel Roasting Co.", "Buy the Foundry Street roastery, its building and its wholesale accounts."];
const RENTS: &[&[&str]] = &[
    &["Unit", "Tenant", "Square feet", "Monthly rent"],
    &["101", "Tide & Table", "2400", "5200"],
    &["102", "Puget Optical", "1350", "3050"],
    &["201", "Vacant", "1800", "0"],
    &["202", "Larch Physio", "2100", "4700"],
];
const T12: &[&[&str]] = &[
    &["Month", "Income", "Expenses"],
    &["January", "51200", "19050"],
    &["February", "50800", "18400"],
    &["March", "51950", "21300"],
    &["April", "51400", "18900"],
];

/// Fills in the shares and what came in.
pub(super) async fn fill(office: &Office<'_>, loans: &[Uuid]) -> Result<(), Trouble> {
    for (story, request, people) in SHARES {
        let first = people.first().ok_or("given to nobody")?;
        let row = find(office, loans, *story, request, office.person(first)?).await?;
        let mut rows = Vec::with_capacity(people.len());
        for email in *people {
            rows.push(share_row(office, &row, email)?);
        }
        share::Entity::insert_many(rows).exec_without_returning(office.tx).await?;
        let given: Result<Vec<Uuid>, Trouble> = people.iter().map(|email| office.person(email)).collect();
        let detail = json!({ "userIds": given? });
        let by = office.person(DANA)?;
        let entry = office.happened(row.id, by, HistoryKind::Shared, &detail, office.days_ago(35));
        record_quietly(office.tx, office.on(row.loan_id), [entry]).await?;
    }
    for sent in SENT {
        take(office, loans, sent).await?;
    }
    Ok(())
}

/// The request that begins so: of several, one for each borrower, that person's.
async fn find(
    office: &Office<'_>,
    loans: &[Uuid],
    story: usize,
    begins: &str,
    person: Uuid,
) -> Result<element::Model, Trouble> {
    let loan = loans.get(story).copied().ok_or("no such story")?;
    let mut rows = element::Entity::find()
        .filter(element::Column::LoanId.eq(loan))
        .filter(element::Column::Name.starts_with(begins))
        .order_by_asc(element::Column::Position)
        .all(office.tx)
        .await?;
    let theirs: Vec<Uuid> = share::Entity::find()
        .select_only()
        .column(share::Column::ElementId)
        .filter(share::Column::LoanId.eq(loan))
        .filter(share::Column::SharedWith.eq(person))
        .into_tuple()
        .all(office.tx)
        .await?;
    if rows.len() > 1 {
        rows.retain(|row| theirs.contains(&row.id));
    }
    rows.into_iter().next().ok_or_else(|| format!("no request begins with {begins}").into())
}

fn share_row(office: &Office<'_>, row: &element::Model, email: &str) -> Result<share::ActiveModel, Trouble> {
    Ok(share::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(row.loan_id),
        element_id: Set(row.id),
        shared_with: Set(office.person(email)?),
        shared_by: Set(office.person(DANA)?),
        permission: Set(Word(SharePermission::View)),
        created_at: Set(office.days_ago(35)),
    })
}

async fn take(office: &Office<'_>, loans: &[Uuid], sent: &Sent) -> Result<(), Trouble> {
    let (story, begins, by, name, paper, state, days) = *sent;
    let by = office.person(by)?;
    let row = find(office, loans, story, begins, by).await?;
    let at = office.days_ago(days);
    let name = name.replace("{year}", &(office.now.year() - 1).to_string());
    let loan = row.loan_id;
    let document = keep(office, loan, by, &name, paper, at).await?;
    let reviewed = matches!(state, Accepted | Rejected);
    let answered = answer::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(row.id),
        document_id: Set(document),
        answered_by: Set(by),
        answered_at: Set(at),
        review_state: Set(Word(state)),
        reviewed_by: Set(if reviewed { Some(office.person(DANA)?) } else { None }),
        reviewed_at: Set(reviewed.then(|| at + Duration::hours(5))),
        rejection_reason: Set((state == Rejected).then_some(Word(RejectReason::Incomplete))),
        rejection_note: Set((state == Rejected).then(|| missing(office, story))),
        rejection_marks: Set(None),
    };
    let mut row = row.into_active_model();
    row.review_state = Set(Word(state.into()));
    row.version = Set(2);
    row.updated_at = Set(at);
    row.reviewed_by = answered.reviewed_by.clone();
    row.reviewed_at = answered.reviewed_at.clone();
    row.rejection_reason = answered.rejection_reason.clone();
    row.rejection_note = answered.rejection_note.clone();
    remember(office, office.on(loan), &answered, &name).await?;
    answer::Entity::insert(answered).exec_without_returning(office.tx).await?;
    row.update(office.tx).await?;
    Ok(())
}

/// The history of an answer: that it came, and what was said of it.
async fn remember(
    office: &Office<'_>,
    on: Place,
    answered: &answer::ActiveModel,
    name: &str,
) -> Result<(), Trouble> {
    let (element, document) = (*answered.element_id.as_ref(), *answered.document_id.as_ref());
    let came = json!({ "documentId": document, "documentName": name, "replaced": [] });
    let (by, at) = (*answered.answered_by.as_ref(), *answered.answered_at.as_ref());
    let came = office.happened(element, by, HistoryKind::Answered, &came, at);
    record_quietly(office.tx, on, [came]).await?;
    let Some((by, at)) = (*answered.reviewed_by.as_ref()).zip(*answered.reviewed_at.as_ref()) else {
        return Ok(());
    };
    let reason = answered.rejection_reason.as_ref().map(|reason| reason.0);
    let note = answered.rejection_note.as_ref();
    let documents = [json!({ "documentId": document, "documentName": name })];
    let said = json!({ "reason": reason, "note": note, "documents": documents });
    let kind = if reason.is_some() { HistoryKind::Rejected } else { HistoryKind::Accepted };
    record_quietly(office.tx, on, [office.happened(element, by, kind, &said, at)]).await?;
    Ok(())
}

fn missing(office: &Office<'_>, story: usize) -> String {
    match story {
        0 => format!(
            "Only {} is here. Please add the one for {} as well.",
            office.now.year() - 1,
            office.now.year() - 2
        ),
        _ => "The signature page is missing. Please send all pages in one file.".to_owned(),
    }
}

/// Stores the file and its row; answers the document's id.
async fn keep(
    office: &Office<'_>,
    loan_id: Uuid,
    by: Uuid,
    name: &str,
    paper: Paper,
    at: chrono::DateTime<chrono::Utc>,
) -> Result<Uuid, Trouble> {
    let (bytes, mime_type) = make(paper, name)?;
    let id = Uuid::now_v7();
    let key = id.to_string();
    let checksum = office.store(&key, &bytes).await?;
    let row = document::ActiveModel {
        id: Set(id),
        loan_id: Set(loan_id),
        name: Set(name.to_owned()),
        size: Set(i64::try_from(bytes.len())?),
        mime_type: Set(mime_type.to_owned()),
        batch: Set(None),
        place: Set(0),
        checksum: Set(checksum),
        storage_key: Set(key),
        uploaded_by: Set(by),
        created_at: Set(at),
        deleted_at: Set(None),
        deleted_by: Set(None),
        unlocked: Set(false),
        version: Set(1),
        brought_by: Set(None),
        brought_at: Set(None),
        scan: Set(None),
        damaged: Set(false),
    };
    document::Entity::insert(row).exec_without_returning(office.tx).await?;
    Ok(id)
}

fn make(paper: Paper, name: &str) -> Result<(Vec<u8>, &'static str), Trouble> {
    let title = name.rsplit_once('.').map_or(name, |(title, _)| title);
    Ok(match paper {
        Paper::Pages(pages, lines) => (files::pdf(title, pages, lines)?, "application/pdf"),
        Paper::Locked(pages) => {
            (files::locked_pdf(title, pages, &["Ending balance   14,902.17"], "larkspur")?, "application/pdf")
        }
        Paper::Picture => (files::picture(), "image/png"),
        Paper::Workbook(rows) => {
            (files::workbook(rows)?, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
        }
        Paper::Text(paragraphs) => (
            files::text_document(paragraphs)?,
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        ),
        Paper::Archive => (leases()?, "application/zip"),
    })
}

/// Leases in folders, zipped on a Mac: with what its file manager leaves behind.
fn leases() -> Result<Vec<u8>, Trouble> {
    let lease = |tenant| files::pdf(tenant, 4, &["Lease and amendments", "Term: five years"]);
    let (first, second) = (lease("Tide & Table")?, lease("Larch Physio")?);
    let roll = files::workbook(RENTS)?;
    Ok(files::archive(&[
        ("Leases/.DS_Store", b"\0\0\0\x01Bud1"),
        ("Leases/Rent roll.xlsx", &roll),
        ("Leases/First floor/101 Tide & Table.pdf", &first),
        ("Leases/Second floor/202 Larch Physio.pdf", &second),
        ("__MACOSX/Leases/First floor/._101 Tide & Table.pdf", b"\0\x05\x16\x07\0\x02\0\0"),
    ])?)
}
