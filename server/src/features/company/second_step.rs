//! Two-step sign-in at a company: requiring it from all employees, and helping a colleague whose phone is lost. The
//! rule `identity.second_step_change` decides.

use sea_orm::{ColumnTrait, DatabaseTransaction, DbErr, EntityTrait, QueryFilter, QuerySelect as _};
use shared_rules::{
    activity::Activity,
    identity::second_step::{SecondStepChange, SecondStepMove, second_step_change},
};
use uuid::Uuid;

use super::audit_log;
use crate::{
    access::{CompanyLender, second_step, sessions},
    entity::{app_user, session},
    features::activity,
    http::Problem,
    membership::UserRef,
    pages::SecondStepMail,
    state::AppState,
};

/// Rejects a lead who may not require it yet.
///
/// # Errors
/// *Invalid*, with the reasons.
pub(super) async fn require_may_require(
    tx: &DatabaseTransaction,
    lead: &CompanyLender,
) -> Result<(), Problem> {
    let verdict = second_step_change(&SecondStepChange {
        step: SecondStepMove::Require,
        company_role: Some(lead.signed_in.role()),
        own_on: second_step::is_on(tx, lead.signed_in.user.id).await?,
        required: false,
        colleague_on: false,
        oneself: true,
    });
    Problem::refuse_if(verdict.violations)
}

/// Makes the open WebSockets of the company's people check again whether they may stay connected.
///
/// # Errors
/// If the query fails.
pub(super) async fn recheck_sockets(state: &AppState, company_id: Uuid) -> Result<(), DbErr> {
    let open: Vec<Uuid> = session::Entity::find()
        .select_only()
        .column(session::Column::Id)
        .inner_join(app_user::Entity)
        .filter(app_user::Column::CompanyId.eq(company_id))
        .filter(session::Column::RevokedAt.is_null())
        .filter(session::Column::ExpiresAt.gt(state.clock.now()))
        .into_tuple()
        .all(state.db.read())
        .await?;
    open.into_iter().for_each(|session| state.hub.end_session(session));
    Ok(())
}

/// Turns off a colleague's two-step sign-in and removes their passkeys: they sign in with their password alone until
/// they set it up again.
pub(super) async fn turn_off_for_colleague(
    state: &AppState,
    lead: &CompanyLender,
    user_id: Uuid,
) -> Result<(), Problem> {
    let (tx, now) = (state.db.write().await?, state.clock.now());
    let colleague = app_user::Entity::find_by_id(user_id)
        .filter(app_user::Column::CompanyId.eq(lead.company.id))
        .one(&tx)
        .await?;
    let colleague = colleague.ok_or_else(Problem::not_found)?;
    let verdict = second_step_change(&SecondStepChange {
        step: SecondStepMove::EndColleagues,
        company_role: Some(lead.signed_in.role()),
        own_on: false,
        required: lead.company.second_step_required,
        colleague_on: second_step::is_on(&tx, user_id).await?,
        oneself: user_id == lead.signed_in.user.id,
    });
    Problem::refuse_if(verdict.violations)?;
    second_step::turn_off(&tx, user_id).await?;
    sessions::close_all(&tx, now, user_id).await?;
    let ended = Activity::SecondStepEnded { person: activity::current_name(&colleague) };
    audit_log::record_decision(&tx, lead, now, ended).await?;
    let name = UserRef::from(&lead.signed_in.user).display_name();
    second_step::notify_by_email(state, &tx, &colleague, SecondStepMail::OffBy { name }).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}
