//! Carries out the planned steps in one transaction, and stores what was done.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _, QueryFilter,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shared_rules::{
    sharing::{
        plan::ShareStep,
        request_body::{LenderUserBody, NewShare as PlannedShare},
    },
    team::{
        loan_role::{LenderUserPlace, LenderUserPlaceAnswer, lender_user_place},
        role::RoleGroup,
    },
};
use uuid::Uuid;

use super::{dto::NewShare, shares};
use crate::{
    access::LoanMember,
    entity::{app_user, loan_role},
    features::{
        messaging::{SharedItems, save_addresses, send_items},
        team::{self, EntryData, EntryOwner},
    },
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// A role that was created or changed, with its state afterwards.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct TouchedRole {
    pub role: Uuid,
    pub user: Uuid,
    pub version: i32,
}

/// The result of the steps.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct SharingRecord {
    /// The people who joined the loan.
    pub joined: Vec<TouchedRole>,
    /// The people who became visible to borrowers.
    pub shown: Vec<TouchedRole>,
    /// The new shares.
    pub shares: Vec<Uuid>,
    /// The addresses saved among the sharer's contacts.
    #[serde(default)]
    pub saved: Vec<String>,
    /// Whether an email was sent.
    #[serde(default)]
    pub mailed: bool,
}

/// Carries out every step in order; the first failure aborts the transaction.
pub(super) async fn carry_out(
    state: &AppState,
    changes: &mut Changes,
    member: &LoanMember,
    steps: Vec<ShareStep>,
    items: &SharedItems,
) -> Result<SharingRecord, Problem> {
    let mut done = SharingRecord::default();
    for step in steps {
        match step {
            ShareStep::AddContact { email } => {
                let now = changes.now();
                let saved = save_addresses(&**changes, member.user.id, [email.as_str()].into_iter(), now);
                done.saved.extend(saved.await?);
            }
            ShareStep::AddLenderUser { user_id, body } => {
                done.joined.push(add_user(changes, member, parse_id(&user_id)?, &body).await?);
            }
            ShareStep::EditLenderUser { user_id, body } => {
                done.shown.push(make_visible(changes, member, parse_id(&user_id)?, &body).await?);
            }
            ShareStep::CreateShares { shares } => {
                let wished: Result<Vec<NewShare>, Problem> = shares.iter().map(new_share).collect();
                let made = shares::create_shares(changes, member, &wished?).await?;
                done.shares.extend(made.iter().map(|share| share.id));
            }
            ShareStep::MailItems { emails, .. } => {
                send_items(state, changes, member, &emails, items).await?;
                done.mailed = true;
            }
        }
    }
    publish_roles(changes, member, &done).await?;
    Ok(done)
}

fn parse_id(id: &str) -> Result<Uuid, Problem> {
    id.parse().map_err(|_| Problem::not_found())
}

/// A planned share.
fn new_share(share: &PlannedShare) -> Result<NewShare, Problem> {
    Ok(NewShare {
        info_id: parse_id(&share.info_id)?,
        loan_id: parse_id(&share.loan_id)?,
        permissions: share.permissions,
        shared_by_user_id: None,
        shared_with_user_id: parse_id(&share.shared_with_user_id)?,
    })
}

/// Adds a user to the loan.
async fn add_user(
    changes: &Changes,
    member: &LoanMember,
    user_id: Uuid,
    body: &LenderUserBody,
) -> Result<TouchedRole, Problem> {
    team::require_may_edit(member, body.role)?;
    let newcomer = EntryData::default().to_new_member(Some(user_id), None);
    let person = team::find_or_create_person(changes, member, newcomer).await?;
    let place = planned_membership(member, &person, body)?;
    team::require_may_assign(member, person.id, None, Some(place.role))?;
    let role =
        team::add_member(changes, &member.loan, &person, &place, body.can_accept_files, member.user.id)
            .await?;
    if place.role.is_contact() {
        let written = EntryData::from(&person).differences_from(&person);
        team::save_entry(changes, role, EntryOwner::of(member), None, written).await?;
    }
    Ok(TouchedRole { role, user: person.id, version: 1 })
}

/// Returns the membership that the payload describes.
fn planned_membership(
    member: &LoanMember,
    person: &app_user::Model,
    body: &LenderUserBody,
) -> Result<LenderUserPlaceAnswer, Problem> {
    let place = lender_user_place(&LenderUserPlace {
        role: body.role,
        lead_borrower: body.lead_borrower,
        lead_lender: body.lead_lender,
        borrower_type: body.borrower_type,
        visible_to_borrower: body.visible_to_borrower,
        contact_visible_to_borrowers: body.contact_visible_to_borrowers,
        contact_visible_to_lenders: body.contact_visible_to_lenders,
        key_contact: false,
        employee: person.role_group.0 == RoleGroup::Lender
            && person.company_id == Some(member.loan.company_id),
    });
    if place.violations.is_empty() { Ok(place) } else { Err(Problem::invalid(place.violations)) }
}

/// Makes a loan member visible to borrowers; nothing else of the role changes.
async fn make_visible(
    changes: &Changes,
    member: &LoanMember,
    user_id: Uuid,
    body: &LenderUserBody,
) -> Result<TouchedRole, Problem> {
    team::require_may_edit(member, body.role)?;
    let row = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(member.loan.id))
        .filter(loan_role::Column::UserId.eq(user_id))
        .one(&**changes)
        .await?
        .ok_or_else(Problem::not_found)?;
    set_visible(changes, row, body.visible_to_borrower).await
}

/// Shows a role to borrowers or hides it, as a separate revision of the role.
pub(super) async fn set_visible(
    changes: &Changes,
    row: loan_role::Model,
    visible: bool,
) -> Result<TouchedRole, Problem> {
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.visible_to_borrower = Set(visible);
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    let row = row.update(&**changes).await?;
    Ok(TouchedRole { role: row.id, user: row.user_id, version })
}

/// Publishes the roles that were created or changed.
pub(super) async fn publish_roles(
    changes: &mut Changes,
    member: &LoanMember,
    done: &SharingRecord,
) -> Result<(), Problem> {
    let roles: Vec<Uuid> = done.joined.iter().chain(&done.shown).map(|touched| touched.role).collect();
    if !roles.is_empty() {
        let ids = json!({ "loanRoleIds": roles });
        changes.publish_event(Topic::Loan(member.loan.id), Kind::Team, &ids).await?;
    }
    Ok(())
}
