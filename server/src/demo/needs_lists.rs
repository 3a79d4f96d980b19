//! The needs lists of the demo: templates and their example files, the lists made from them, who they are shared
//! with, and due dates.

use chrono::Duration;
use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _, QueryOrder as _,
    QuerySelect as _, sea_query::Expr,
};
use serde::Deserialize;
use serde_json::json;
use shared_rules::{needs_list::history::HistoryKind, sharing::SharePermission};
use uuid::Uuid;

use super::{DemoError, DemoOffice, loans::LoanIds, pdf::pdf};
use crate::{
    entity::{EnumColumn, example_file, needs_list_element as element, share, template, template_element},
    features::templates::{copy_template, give_starters},
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct NeedsListsFile {
    /// The lender who makes the templates and lists and shares the requests.
    made_by: String,
    templates_created_days_ago: i64,
    templates_updated_days_ago: i64,
    lists_created_days_ago: i64,
    examples_uploaded_days_ago: i64,
    shared_days_ago: i64,
    examples: Vec<DemoExample>,
    shares: Vec<Share>,
    due_dates: Vec<DueDate>,
}

/// An example file of a template's request: a PDF with a page of text.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoExample {
    request: String,
    name: String,
    lines: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Share {
    loan: String,
    /// The start of the request's name.
    request: String,
    shared_with: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DueDate {
    loan: String,
    /// The start of the request's name.
    request: String,
    in_days: i64,
}

/// Gives the starter templates to the companies that have them.
pub(super) async fn fill_templates(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    let file = &office.data.needs_lists;
    let created = office.days_ago(file.templates_created_days_ago);
    let updated = office.days_ago(file.templates_updated_days_ago);
    for company in office.data.companies.companies.iter().filter(|company| company.starter_templates) {
        for starter in give_starters(office.tx, office.company(&company.key)?, created, updated).await? {
            for example in &file.examples {
                for (element, _) in starter.elements.iter().filter(|(_, name)| *name == example.request) {
                    insert_example(office, *element, example).await?;
                }
            }
        }
    }
    Ok(())
}

async fn insert_example(
    office: &DemoOffice<'_>,
    element: Uuid,
    example: &DemoExample,
) -> Result<(), DemoError> {
    let file = &office.data.needs_lists;
    let bytes = pdf("Example", 1, &example.lines, None)?;
    let id = Uuid::now_v7();
    let checksum = office.store(&id.to_string(), &bytes).await?;
    let row = example_file::ActiveModel {
        id: Set(id),
        name: Set(example.name.clone()),
        size: Set(i64::try_from(bytes.len())?),
        mime_type: Set("application/pdf".to_owned()),
        checksum: Set(checksum),
        storage_key: Set(id.to_string()),
        uploaded_by: Set(office.person(&file.made_by)?),
        created_at: Set(office.days_ago(file.examples_uploaded_days_ago)),
        ..Default::default()
    };
    office.insert_one(row).await?;
    template_element::Entity::update_many()
        .col_expr(template_element::Column::ExampleId, Expr::value(id))
        .filter(template_element::Column::Id.eq(element))
        .exec(office.tx)
        .await?;
    Ok(())
}

/// Makes the needs lists and shares their requests.
pub(super) async fn fill(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    for loan in &office.data.loans.loans {
        if let (Some(key), Some(template)) = (&loan.key, &loan.needs_list) {
            make_list(office, office.loan(key)?, template).await?;
        }
    }
    for share in &office.data.needs_lists.shares {
        share_request(office, share).await?;
    }
    Ok(())
}

async fn make_list(office: &DemoOffice<'_>, loan: LoanIds, template: &str) -> Result<(), DemoError> {
    let by = office.person(&office.data.needs_lists.made_by)?;
    let at = office.days_ago(office.data.needs_lists.lists_created_days_ago);
    let found = template::Entity::find()
        .filter(template::Column::CompanyId.eq(loan.company_id))
        .filter(template::Column::Name.eq(template))
        .one(office.tx)
        .await?;
    let id = found.ok_or_else(|| format!("demo data: loans.json: there is no template {template:?}"))?.id;
    let elements = copy_template(office.tx, loan.id, id, by, at).await?;
    let detail = json!({ "templateId": id, "templateName": template });
    let entries = elements.into_iter().map(|request| (request, by, HistoryKind::Created, detail.clone(), at));
    office.record(loan, entries.collect()).await?;
    Ok(())
}

async fn share_request(office: &DemoOffice<'_>, share: &Share) -> Result<(), DemoError> {
    let file = &office.data.needs_lists;
    let loan = office.loan(&share.loan)?;
    let people = office.person_ids(&share.shared_with)?;
    let first = people.first().ok_or("demo data: needs_lists.json: a request is shared with no person")?;
    let request = find_request(office, &share.loan, &share.request, *first).await?;
    let by = office.person(&file.made_by)?;
    let at = office.days_ago(file.shared_days_ago);
    let rows = people.iter().map(|person| share::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(loan.id),
        element_id: Set(request.id),
        shared_with: Set(*person),
        shared_by: Set(by),
        permission: Set(EnumColumn(SharePermission::View)),
        created_at: Set(at),
    });
    office.insert(rows.collect()).await?;
    let entry = (request.id, by, HistoryKind::Shared, json!({ "userIds": people }), at);
    office.record(loan, vec![entry]).await?;
    Ok(())
}

/// Returns the request whose name begins with the text. When several do, one for each borrower, it is the person's.
pub(super) async fn find_request(
    office: &DemoOffice<'_>,
    loan: &str,
    text: &str,
    person: Uuid,
) -> Result<element::Model, DemoError> {
    let loan_id = office.loan(loan)?.id;
    let mut rows = element::Entity::find()
        .filter(element::Column::LoanId.eq(loan_id))
        .filter(element::Column::Name.starts_with(text))
        .order_by_asc(element::Column::Position)
        .all(office.tx)
        .await?;
    if rows.len() > 1 {
        let shared: Vec<Uuid> = share::Entity::find()
            .select_only()
            .column(share::Column::ElementId)
            .filter(share::Column::LoanId.eq(loan_id))
            .filter(share::Column::SharedWith.eq(person))
            .into_tuple()
            .all(office.tx)
            .await?;
        rows.retain(|row| shared.contains(&row.id));
    }
    rows.into_iter().next().ok_or_else(|| no_request(loan, text))
}

fn no_request(loan: &str, text: &str) -> DemoError {
    format!("demo data: no request of the loan {loan:?} begins with {text:?}").into()
}

/// Sets the requests' due dates.
pub(super) async fn set_due_dates(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    for due in &office.data.needs_lists.due_dates {
        let day = (office.now + Duration::days(due.in_days)).date_naive();
        let updated = element::Entity::update_many()
            .col_expr(element::Column::DueDate, Expr::value(day))
            .filter(element::Column::LoanId.eq(office.loan(&due.loan)?.id))
            .filter(element::Column::Name.starts_with(&due.request))
            .exec(office.tx)
            .await?;
        if updated.rows_affected == 0 {
            return Err(no_request(&due.loan, &due.request));
        }
    }
    Ok(())
}
