//! The companies to which an account's address is proven. A role on a company's loan is created only by accepting that
//! company's invitation; recorded here is whose mail server may have read the link with which the password was chosen.
//! The rules of `identity::address_proof` decide. See `.github/decisions/10-proof-of-an-address.md`.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait,
    PaginatorTrait as _, QueryFilter, sea_query::OnConflict,
};
use shared_rules::identity::address_proof::{
    AddressProof, InvitationMail, ResetAccount, invitation_proof, reset_removes_second_step,
};
use uuid::Uuid;

use crate::{
    access::second_step,
    entity::{address_proof, app_user, mail_setting},
    http::Problem,
    membership,
    pages::SecondStepMail,
    state::AppState,
};

/// How an invitation was accepted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InvitationAcceptance {
    /// Whether the person joined with it, choosing a first password.
    pub joins: bool,
    /// Whether a lender was shown its link.
    pub link_shown: bool,
}

/// Records that the person accepted an invitation of the company.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_acceptance(
    state: &AppState,
    tx: &DatabaseTransaction,
    user_id: Uuid,
    company_id: Uuid,
    acceptance: InvitationAcceptance,
) -> Result<(), DbErr> {
    let proof = if acceptance.joins {
        invitation_proof(&InvitationMail {
            operator_server: state.mailer.environment_transport().is_some(),
            company_server: mail_setting::Entity::find_by_id(company_id).count(tx).await? > 0,
            only_company: membership::only_company(tx).await?.is_some(),
            link_shown: acceptance.link_shown,
        })
    } else {
        load_address_proof(tx, user_id).await?
    };
    if proof == AddressProof::Everyone {
        return Ok(());
    }
    let row = address_proof::ActiveModel {
        user_id: Set(user_id),
        company_id: Set(company_id),
        proven_at: Set(state.clock.now()),
    };
    let both = [address_proof::Column::UserId, address_proof::Column::CompanyId];
    let once = OnConflict::columns(both).do_nothing().to_owned();
    address_proof::Entity::insert(row).on_conflict(once).exec_without_returning(tx).await.map(|_| ())
}

/// Returns whether the account's address is proven to every company or to single ones.
///
/// # Errors
/// If the query fails.
pub(crate) async fn load_address_proof(
    db: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<AddressProof, DbErr> {
    let own = address_proof::Column::UserId.eq(user_id);
    let companies = address_proof::Entity::find().filter(own).count(db).await?;
    Ok(if companies > 0 { AddressProof::Company } else { AddressProof::Everyone })
}

/// Records that the address is proven to every company, by a link of the operator's mail server or the only company's.
///
/// # Errors
/// If the write fails.
pub(super) async fn prove_to_everyone(tx: &DatabaseTransaction, user_id: Uuid) -> Result<(), DbErr> {
    let own = address_proof::Column::UserId.eq(user_id);
    address_proof::Entity::delete_many().filter(own).exec(tx).await.map(|_| ())
}

/// Gives the account back to the reader of a reset link: the address is proven to every company, and passkeys and
/// second step are deleted if another person may have set them up.
///
/// # Errors
/// If the write fails or an email can't be queued.
pub(super) async fn return_to_owner(
    state: &AppState,
    tx: &DatabaseTransaction,
    user: &app_user::Model,
) -> Result<(), Problem> {
    let account = ResetAccount { proof: load_address_proof(tx, user.id).await? };
    prove_to_everyone(tx, user.id).await?;
    if reset_removes_second_step(&account) {
        let was_on = second_step::is_on(tx, user.id).await?;
        second_step::turn_off(tx, user.id).await?;
        if was_on {
            second_step::notify_by_email(state, tx, user, SecondStepMail::OffByReset).await?;
        }
    }
    Ok(())
}
