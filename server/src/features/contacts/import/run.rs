//! Previewing a file, and adding its people to the loan in one transaction and once per key.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use shared_rules::{
    contacts::form::PhoneNumber,
    contacts::spreadsheet::loan_people::{JudgedPersonRow, people_import_message},
    text,
};
use uuid::Uuid;

use super::{
    super::add_contact::{self, NewContact},
    import_options::JoiningOptions,
    plan::{self, PeoplePlan, PeopleSheet},
};
use crate::{
    access::LoanMember,
    entity::template,
    features::{
        spreadsheet::{self, ImportOptions, ImportResult, ReportProgress},
        team::{self, ContactRelationInput},
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Progress is reported after this number of people.
const PROGRESS_STEP: usize = 20;

/// Rejects viewers without a role on the loan: imported contacts are added to their own list.
pub(super) fn require_may_import(viewer: &LoanMember) -> Result<(), Problem> {
    viewer.own_role().map(|_| ())
}

/// Returns the planned result of each row.
pub(super) async fn preview_plan(
    state: &AppState,
    viewer: &LoanMember,
    sheet: &PeopleSheet,
    joining: JoiningOptions,
) -> Result<PeoplePlan, Problem> {
    let template = find_template(state.db.read(), viewer, joining).await?;
    plan::plan_import(state.db.read(), viewer, sheet, template).await
}

/// Returns the chosen template, which has to be the company's.
async fn find_template(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    joining: JoiningOptions,
) -> Result<Option<Uuid>, Problem> {
    let Some(id) = joining.template_id else { return Ok(None) };
    let of_company = template::Column::CompanyId.eq(viewer.loan.company_id);
    let found = template::Entity::find_by_id(id).filter(of_company).one(db).await?;
    let unknown = || Problem::invalid(vec![text::contacts::TEMPLATE_UNKNOWN.violation("templateId")]);
    found.map(|template| Some(template.id)).ok_or_else(unknown)
}

/// Imports the file as previewed, or returns the stored result of the same import. Emails are sent after the commit.
pub(super) async fn run_import(
    state: &AppState,
    viewer: &LoanMember,
    sheet: &PeopleSheet,
    (how, joining): (&ImportOptions, JoiningOptions),
    progress: &ReportProgress,
) -> Result<ImportResult, Problem> {
    Problem::refuse_if(sheet.violations.clone())?;
    let mut changes = Changes::begin(state).await?;
    // Locked first, so that of two concurrent imports the second sees the result of the first.
    team::lock_team(&changes, viewer.loan.id).await?;
    if let Some(before) =
        spreadsheet::load_previous_result(&changes, viewer.user.id, how, &sheet.mark).await?
    {
        return Ok(before);
    }
    let template = find_template(&*changes, viewer, joining).await?;
    let plan = plan::plan_import(&*changes, viewer, sheet, template).await?;
    spreadsheet::require_same_plan(&plan, how)?;
    let written = plan.rows_to_write();
    let mut invited = 0;
    for (at, row) in written.iter().enumerate() {
        if at % PROGRESS_STEP == 0 {
            progress(at, written.len());
        }
        let person =
            add_contact::add_contact_within(&mut changes, viewer, to_new_contact(&row.judged, template))
                .await?;
        if joining.invite && person.stub {
            team::invite_within(state, &mut changes, viewer, person.id).await?;
            invited += 1;
        }
    }
    progress(written.len(), written.len());
    team::publish_roles(&mut changes, viewer.loan.id, &[]).await?;
    let imported = ImportResult { counts: plan.counts, said: people_import_message(plan.counts, invited) };
    spreadsheet::save_result(&changes, viewer.user.id, how, &sheet.mark, &imported).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(imported)
}

/// Returns the row as a contact form.
fn to_new_contact(judged: &JudgedPersonRow, template: Option<Uuid>) -> NewContact {
    let row = &judged.row;
    let role = judged.role.clone();
    let kind = role.as_ref().map(|role| role.kind).unwrap_or_default();
    let chosen = role.as_ref().and_then(|role| role.sub_role_id.as_ref()?.parse().ok());
    let key_contact = row.key_contact.unwrap_or_default();
    let input = ContactRelationInput {
        user_contact_email_address: Some(row.email_address.clone()),
        given_name: Some(row.given_name.clone()),
        family_name: Some(row.family_name.clone()),
        phone_number: Some(PhoneNumber { value: row.phone.clone(), ..PhoneNumber::default() }),
        position_or_title: Some(row.position_or_title.clone()),
        company_name: Some(row.company_name.clone()),
        company_website: Some(row.company_website.clone()),
        key_contact: Some(key_contact),
        visible_to_borrower: Some(row.visible_to_borrower.unwrap_or_default()),
        visible_to_lender: Some(true),
        template_id: template.filter(|_| kind.is_team_role()),
        lead_borrower: Some(role.is_some_and(|role| role.lead)),
        ..ContactRelationInput::default()
    };
    NewContact { input, kind, chosen }
}
