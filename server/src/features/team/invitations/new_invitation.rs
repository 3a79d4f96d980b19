//! An invitation being created: its row, its link, and the email with the link. A newer one replaces it.

use chrono::Duration;
use sea_orm::{
    ActiveModelTrait as _, ColumnTrait, DbErr, EntityTrait, IntoActiveModel as _, PaginatorTrait as _,
    QueryFilter, QuerySelect as _,
};
use shared_rules::{
    team::{
        employee::{EmployeeInvitation, employee_invitation},
        permission::Permission,
        role::Role,
    },
    text,
    value::calendar_date,
};
use uuid::Uuid;

use crate::{
    entity::{EnumColumn, app_user, company, invitation, loan},
    environment::Zone,
    features::team::account_merge,
    http::Problem,
    mail::{self, MailBudget, MailCause, QueuedEmail},
    membership::{self, UserRef},
    pages::{EmployeeAddressMail, InvitationMail},
    realtime::Changes,
    secrets::token,
    state::AppState,
};

/// An invitation to a company, and to one of its loans or none.
pub(super) struct InvitationDraft<'a> {
    /// The inviting company.
    pub lender: &'a company::Model,
    /// The loan; `None` for an invitation to work at the company.
    pub loan: Option<&'a loan::Model>,
    /// The invited person.
    pub user: &'a app_user::Model,
    /// The role on the loan, or at the company.
    pub role: Role,
    /// The inviter.
    pub by: &'a app_user::Model,
}

/// A saved invitation and the secret of its link.
pub(super) struct WrittenInvitation {
    /// Its row.
    pub row: invitation::Model,
    /// The secret.
    token: String,
}

impl WrittenInvitation {
    /// Returns the link to follow.
    pub(super) fn link(&self, state: &AppState) -> String {
        state.config.link(&format!("/invitation/{}", self.token))
    }
}

impl InvitationDraft<'_> {
    /// Saves the invitation in place of all earlier links to the person, and queues its email.
    ///
    /// # Errors
    /// *Too many*, if the inviter or the address reached the hourly limit.
    pub(super) async fn send(
        &self,
        state: &AppState,
        changes: &Changes,
    ) -> Result<invitation::Model, Problem> {
        let written = self.replace(state, changes, false).await?;
        self.queue_mail(state, changes, &written).await?;
        Ok(written.row)
    }

    /// Saves the invitation in place of all earlier links to the person, for its link to be shown to the inviter.
    ///
    /// # Errors
    /// *Too many*, if the inviter reached the hourly limit.
    pub(super) async fn replace_invitation(
        &self,
        state: &AppState,
        changes: &Changes,
    ) -> Result<WrittenInvitation, Problem> {
        self.replace(state, changes, true).await
    }

    async fn replace(
        &self,
        state: &AppState,
        changes: &Changes,
        link_shown: bool,
    ) -> Result<WrittenInvitation, Problem> {
        refuse_too_many(state, changes, self.by.id).await?;
        membership::revoke_links(changes, self.user.id).await?;
        let written = self.write(state, changes, link_shown).await?;
        self.tell_owner_of_account(state, changes).await?;
        Ok(written)
    }

    /// Saves the invitation next to the pending ones.
    ///
    /// # Errors
    /// If the write fails.
    pub(super) async fn write(
        &self,
        state: &AppState,
        changes: &Changes,
        link_shown: bool,
    ) -> Result<WrittenInvitation, DbErr> {
        let (token, now) = (token::new_token(), changes.now());
        let row = invitation::Model {
            id: Uuid::now_v7(),
            loan_id: self.loan.map(|loan| loan.id),
            company_id: self.lender.id,
            user_id: self.user.id,
            role: EnumColumn(self.role),
            token_hash: token::hash(&token),
            invited_by: self.by.id,
            created_at: now,
            expires_at: now + state.config.invitation_life,
            accepted_at: None,
            sent_at: Some(now),
            revoked_at: None,
            link_shown_at: link_shown.then_some(now),
            failed_at: None,
            failure: None,
        };
        let active = row.clone().into_active_model().reset_all();
        invitation::Entity::insert(active).exec_without_returning(&**changes).await?;
        Ok(WrittenInvitation { row, token })
    }

    /// Queues the email with the link.
    ///
    /// # Errors
    /// *Too many*, if the address reached this company's hourly limit.
    pub(super) async fn queue_mail(
        &self,
        state: &AppState,
        changes: &Changes,
        written: &WrittenInvitation,
    ) -> Result<(), Problem> {
        let zone = invited_zone(self.user, self.by);
        let mail = InvitationMail {
            invited_by: UserRef::from(self.by).display_name(),
            lender: membership::letterhead(self.lender),
            loan_name: self.loan.map(|loan| loan.name.clone()),
            colleague: self.role.is_lender(),
            link: written.link(state),
            until: calendar_date::format_date(zone.day(written.row.expires_at)),
        };
        let email = QueuedEmail {
            recipients: vec![self.user.email_address.clone()],
            subject: mail.subject(),
            plain: mail.plain(),
            html: mail.html(),
            company: Some(self.lender.id),
            budget: MailBudget::Invitation,
            reply_to: None,
            cause: MailCause::Invitation(written.row.id),
            unsubscribe_link: None,
        };
        mail::queue(&**changes, changes.now(), &state.config.limits, email).await
    }

    /// Notifies the owner of an account that its address can't be that of an employee here. The inviting company isn't
    /// notified: the email uses the operator's server, or the only company's, and counts toward no budget.
    async fn tell_owner_of_account(&self, state: &AppState, changes: &Changes) -> Result<(), Problem> {
        let entry = self.user;
        if entry.company_id.is_none() || account_merge::find_account(&**changes, entry).await?.is_none() {
            return Ok(());
        }
        let house = membership::only_company(&**changes).await?;
        let mail = EmployeeAddressMail {
            company: self.lender.name.clone(),
            email_address: entry.email_address.clone(),
            head: house.as_ref().map(membership::letterhead),
        };
        let email = QueuedEmail {
            recipients: vec![entry.email_address.clone()],
            subject: mail.subject(),
            plain: mail.plain(),
            html: mail.html(),
            company: house.map(|house| house.id),
            budget: MailBudget::Invitation,
            reply_to: None,
            cause: MailCause::Other,
            unsubscribe_link: None,
        };
        mail::queue_uncounted(&**changes, state.clock.now(), email).await?;
        Ok(())
    }
}

/// Rejects more invitations than a person may send per hour.
async fn refuse_too_many(state: &AppState, changes: &Changes, inviter: Uuid) -> Result<(), Problem> {
    let sent = invitation::Entity::find()
        .filter(invitation::Column::InvitedBy.eq(inviter))
        .filter(invitation::Column::CreatedAt.gt(changes.now() - Duration::hours(1)))
        .count(&**changes)
        .await?;
    let most = state.config.limits.invitations;
    if sent < most.into() {
        return Ok(());
    }
    let message = text::refused::MANY_INVITATIONS.fill(&[("most", &most.to_string())]);
    Err(Problem::used_up(message).retry_after(600))
}

/// Returns the time zone for the dates of an invitation: the invited person's, or the inviter's until they choose one.
pub(super) fn invited_zone(person: &app_user::Model, by: &app_user::Model) -> Zone {
    Zone::of(person.time_zone.as_deref().or(by.time_zone.as_deref()))
}

/// Locks the person's row, so that of two concurrent invitations one replaces the other. Returns the person as they are
/// now.
///
/// # Errors
/// *Not found*.
pub(super) async fn lock_invited(changes: &Changes, user_id: Uuid) -> Result<app_user::Model, Problem> {
    let user = app_user::Entity::find_by_id(user_id).lock_exclusive().one(&**changes).await?;
    user.ok_or_else(Problem::not_found)
}

/// An employee who invites a colleague.
pub(super) struct EmployeeInviter {
    /// Their role at the company.
    pub role: Role,
    /// The role's permissions.
    pub permissions: Vec<Permission>,
}

impl EmployeeInviter {
    /// Rejects an invitation of a colleague that the inviter may not create, or whose link they may not see.
    ///
    /// # Errors
    /// *Refused*, with the rule's text.
    pub(super) fn require(self, colleague: &app_user::Model, shows_link: bool) -> Result<(), Problem> {
        let verdict = employee_invitation(&EmployeeInvitation {
            viewer_role: self.role,
            permissions: self.permissions,
            role: colleague.company_role.map(|role| role.0),
            joined: !colleague.stub,
            shows_link,
        });
        if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
    }
}
