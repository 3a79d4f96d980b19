//! Previewing a file, and adding its people to the loan in one transaction and once per key.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use shared_rules::{
    contacts::form::PhoneNumber,
    contacts::spreadsheet::loan_people::{JudgedPersonRow, people_import_message},
    text,
};
use uuid::Uuid;

use super::{
    super::save::{self, Adding},
    joining::Joining,
    plan::{self, PeoplePlan, PeopleSheet},
};
use crate::{
    access::LoanMember,
    entity::template,
    features::{
        spreadsheet::{self, HowToImport, Imported, Progress},
        team::{self, ContactRelationInput},
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Progress is reported after this number of people.
const A_STEP: usize = 20;

/// Rejects viewers without a role on the loan: imported contacts are added to their own list.
pub(super) fn may_import(viewer: &LoanMember) -> Result<(), Problem> {
    viewer.own_role().map(|_| ())
}

/// Returns the planned result of each row.
pub(super) async fn look(
    state: &AppState,
    viewer: &LoanMember,
    sheet: &PeopleSheet,
    joining: Joining,
) -> Result<PeoplePlan, Problem> {
    let template = template_of(state.db.read(), viewer, joining).await?;
    plan::of(state.db.read(), viewer, sheet, template).await
}

/// Returns the chosen template, which has to be the company's.
async fn template_of(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    joining: Joining,
) -> Result<Option<Uuid>, Problem> {
    let Some(id) = joining.template_id else { return Ok(None) };
    let of_company = template::Column::CompanyId.eq(viewer.loan.company_id);
    let found = template::Entity::find_by_id(id).filter(of_company).one(db).await?;
    let unknown = || Problem::invalid(vec![text::contacts::TEMPLATE_UNKNOWN.violation("templateId")]);
    found.map(|template| Some(template.id)).ok_or_else(unknown)
}

/// Imports the file as previewed, or returns the stored result of the same import. Emails are sent after the commit.
pub(super) async fn import(
    state: &AppState,
    viewer: &LoanMember,
    sheet: &PeopleSheet,
    (how, joining): (&HowToImport, Joining),
    progress: &Progress,
) -> Result<Imported, Problem> {
    Problem::refuse_if(sheet.violations.clone())?;
    let mut changes = Changes::begin(state).await?;
    // Locked first, so that of two concurrent imports the second sees the result of the first.
    team::lock_team(&changes, viewer.loan.id).await?;
    if let Some(before) = spreadsheet::before(&changes, viewer.user.id, how, &sheet.mark).await? {
        return Ok(before);
    }
    let template = template_of(&*changes, viewer, joining).await?;
    let plan = plan::of(&*changes, viewer, sheet, template).await?;
    spreadsheet::refuse_unseen(&plan, how)?;
    let written = plan.written();
    let mut invited = 0;
    for (at, row) in written.iter().enumerate() {
        if at % A_STEP == 0 {
            progress(at, written.len());
        }
        let person = save::add_within(&mut changes, viewer, adding(&row.judged, template)).await?;
        if joining.invite && person.stub {
            team::invite_within(state, &mut changes, viewer, person.id).await?;
            invited += 1;
        }
    }
    progress(written.len(), written.len());
    team::tell(&mut changes, viewer.loan.id, &[]).await?;
    let imported = Imported { counts: plan.counts, said: people_import_message(plan.counts, invited) };
    spreadsheet::remember(&changes, viewer.user.id, how, &sheet.mark, &imported).await?;
    changes.commit().await?;
    state.post.wake();
    Ok(imported)
}

/// Returns the row as a contact form.
fn adding(judged: &JudgedPersonRow, template: Option<Uuid>) -> Adding {
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
    Adding { input, kind, chosen }
}
