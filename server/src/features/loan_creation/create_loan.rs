//! Creating a loan, in one transaction and once per key.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, PaginatorTrait as _, QueryFilter,
    sea_query::OnConflict,
};
use shared_rules::{
    activity::Activity,
    loans::{
        facts::LoanFacts,
        loan_creation::{LoanOpened, LoanOpening, loan_opened, loan_opening},
        new_loan::{NewLoan, check_new_loan, propose_loan_name},
    },
    needs_list::element::StorageType,
    text::{loans as text, problem::KEY_LENGTH},
};
use uuid::Uuid;

use super::{
    dto::{OpenLoan, OpenedLoan},
    initial_members,
};
use crate::{
    access::{CompanyLender, LoanMember, load_viewable_loan as opened_by},
    entity::{EnumColumn, loan, loan_opening as opening, needs_list_element},
    features::{activity, loans::assign_number, needs_list::copy_list, team::invite_within, templates},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Creates the loan, or returns the stored result of the same request.
pub(super) async fn create_loan(
    state: &AppState,
    lender: CompanyLender,
    input: OpenLoan,
) -> Result<OpenedLoan, Problem> {
    let form = require_allowed(&lender, &input)?;
    let copied = match input.needs_list_of {
        Some(loan) => Some(find_source(state, &lender, loan).await?),
        None => None,
    };
    let asked = serde_json::to_string(&input).map_err(|_| Problem::internal())?;
    let mut changes = Changes::begin(state).await?;
    if let Some(before) = find_previous(&changes, &lender, &input).await? {
        return previous_result(&before, &asked);
    }
    let (member, opened) = write_loan(state, &mut changes, &lender, (&input, &form, copied.as_ref())).await?;
    let row = opening::ActiveModel {
        loan_id: Set(member.loan.id),
        opened_by: Set(member.user.id),
        idempotency_key: Set(input.idempotency_key.trim().to_owned()),
        asked: Set(asked.clone()),
        answered: Set(serde_json::to_string(&opened).map_err(|_| Problem::internal())?),
        opened_at: Set(changes.now()),
    };
    let once = [opening::Column::OpenedBy, opening::Column::IdempotencyKey];
    let unless_there = OnConflict::columns(once).do_nothing().to_owned();
    let written =
        opening::Entity::insert(row).on_conflict(unless_there).exec_without_returning(&*changes).await?;
    if written == 0 {
        // An identical concurrent request was faster: this one is rolled back.
        drop(changes);
        let changes = Changes::begin(state).await?;
        let before = find_previous(&changes, &lender, &input).await?.ok_or_else(Problem::internal)?;
        return previous_result(&before, &asked);
    }
    changes.commit().await?;
    state.mailer.wake();
    Ok(opened)
}

/// Returns the form, if the user may create a loan with it.
fn require_allowed(lender: &CompanyLender, input: &OpenLoan) -> Result<NewLoan, Problem> {
    let opener = LoanOpening { role: lender.signed_in.role(), permissions: lender.signed_in.permissions() };
    let verdict = loan_opening(&opener);
    if !verdict.allowed {
        return Err(Problem::refused(verdict.violations));
    }
    if input.idempotency_key.trim().is_empty() {
        return Err(Problem::malformed("idempotencyKey", KEY_LENGTH.template));
    }
    let form = input.form();
    let violations = check_new_loan(&form);
    if violations.is_empty() { Ok(form) } else { Err(Problem::invalid(violations)) }
}

async fn find_previous(
    changes: &Changes,
    lender: &CompanyLender,
    input: &OpenLoan,
) -> Result<Option<opening::Model>, DbErr> {
    opening::Entity::find()
        .filter(opening::Column::OpenedBy.eq(lender.signed_in.user.id))
        .filter(opening::Column::IdempotencyKey.eq(input.idempotency_key.trim()))
        .one(&**changes)
        .await
}

/// Returns the stored result, if the request was the same.
fn previous_result(before: &opening::Model, asked: &str) -> Result<OpenedLoan, Problem> {
    if before.asked != asked {
        return Err(Problem::conflict(text::OPENED_BEFORE.code, text::OPENED_BEFORE.template));
    }
    serde_json::from_str(&before.answered).map_err(|_| Problem::internal())
}

/// Saves the loan with its people and its needs list.
async fn write_loan(
    state: &AppState,
    changes: &mut Changes,
    lender: &CompanyLender,
    (input, form, copied): (&OpenLoan, &NewLoan, Option<&LoanMember>),
) -> Result<(LoanMember, OpenedLoan), Problem> {
    let typed = form.facts.trimmed().loan_number;
    let number = assign_number(changes, lender.company.id, typed.as_deref()).await?;
    let loan = loan_row(changes, lender.company.id, form, number);
    loan::Entity::insert(loan::ActiveModel::from(loan.clone())).exec_without_returning(&**changes).await?;
    changes.schedule_recount(loan.id);
    let (member, led_by) = initial_members::add_creator(changes, lender, loan).await?;
    activity::record_on_loan(changes, &member, Activity::Opened { imported: false }).await?;
    let colleagues = initial_members::add_colleagues(changes, &member, &input.colleagues).await?;
    let borrowers = initial_members::add_borrowers(changes, &member, form).await?;
    fill_list(changes, &member, copied, input.template_id).await?;
    let requests = count_requests(changes, &member).await?;
    let invited = if input.invite { borrowers.as_slice() } else { &[] };
    let new =
        colleagues.iter().filter(|person| person.stub && input.invite_colleagues).map(|person| person.id);
    let new: Vec<Uuid> = new.collect();
    for person in invited.iter().chain(&new) {
        invite_within(state, changes, &member, *person).await?;
    }
    let name = member.loan.name.clone();
    let count = |people: &[Uuid]| u32::try_from(people.len()).unwrap_or(u32::MAX);
    let said = loan_opened(&LoanOpened {
        name: name.clone(),
        borrowers: count(&borrowers),
        invited: input.invite,
        requests,
        colleagues: u32::try_from(colleagues.len()).unwrap_or(u32::MAX),
        invited_colleagues: count(&new),
        led_by,
    });
    let (id, borrowers, invited) = (member.loan.id, count(&borrowers), count(invited));
    Ok((member, OpenedLoan { id, name, borrowers, invited, requests, said }))
}

/// Fills the needs list from another loan and from a template, as chosen.
async fn fill_list(
    changes: &mut Changes,
    member: &LoanMember,
    copied: Option<&LoanMember>,
    template: Option<Uuid>,
) -> Result<(), Problem> {
    if let Some(copied) = copied {
        copy_list(changes, copied, member).await?;
    }
    if let Some(template) = template {
        apply_template(changes, member, template).await?;
    }
    Ok(())
}

/// Returns the loan to copy from: one of the company that the user is on as a lender.
async fn find_source(state: &AppState, lender: &CompanyLender, loan: Uuid) -> Result<LoanMember, Problem> {
    let gone = || Problem::invalid(vec![text::LIST_GONE.violation("needsListOf")]);
    let found = opened_by(state, lender.signed_in.clone(), loan).await;
    let not_found = Problem::not_found().status();
    let member = found.map_err(|problem| if problem.status() == not_found { gone() } else { problem })?;
    let own = member.loan.company_id == lender.company.id && member.role().is_lender();
    if own { Ok(member) } else { Err(gone()) }
}

/// Adds the template's requests to the needs list.
async fn apply_template(changes: &mut Changes, member: &LoanMember, template: Uuid) -> Result<(), Problem> {
    let applied = templates::apply_template(changes, member, template, None).await;
    let gone = || Problem::invalid(vec![text::TEMPLATE_GONE.violation("templateId")]);
    let not_found = Problem::not_found().status();
    applied.map_err(|problem| if problem.status() == not_found { gone() } else { problem })?;
    Ok(())
}

/// Counts the requested documents.
async fn count_requests(changes: &Changes, member: &LoanMember) -> Result<u32, Problem> {
    let requests = needs_list_element::Entity::find()
        .filter(needs_list_element::Column::LoanId.eq(member.loan.id))
        .filter(needs_list_element::Column::StorageType.eq(EnumColumn(StorageType::File)));
    Ok(u32::try_from(requests.count(&**changes).await?).unwrap_or(u32::MAX))
}

/// Returns the row of the form's loan, with its number.
pub(super) fn loan_row(
    changes: &Changes,
    company_id: Uuid,
    form: &NewLoan,
    loan_number: Option<String>,
) -> loan::Model {
    let mut facts = LoanFacts { loan_number, ..form.facts.trimmed() };
    if facts.name.is_empty() {
        facts.name = propose_loan_name(form);
    }
    loan::Model::new(company_id, facts, changes.now())
}
