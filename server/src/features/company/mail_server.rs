//! A company's mail server. The operator's settings have priority and can't be changed here.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use shared_rules::{
    team::mail_server::{MailServer, check_mail_server},
    text::refused::{MAIL_BY_ENVIRONMENT, MAIL_NO_SERVER, MAIL_SENT, MAIL_TESTED_OFTEN},
};
use uuid::Uuid;

use super::{
    audit_log,
    dto::{KeptServer, MailSettings, MailSource, MailTried, UpdateMailServer},
    employees::lock_company,
};
use crate::{
    access::{CompanyLead, CompanyLender},
    db::WriteTransaction,
    entity::{EnumColumn, mail_setting},
    http::Problem,
    mail::{self, MailTestOutcome, MailTransport},
    state::AppState,
};

/// Returns how the company's email is sent.
pub(super) async fn load_settings(state: &AppState, company: Uuid) -> Result<MailSettings, Problem> {
    if state.mailer.environment_transport().is_some() {
        return Ok(MailSettings { source: MailSource::Environment, server: None, version: 0 });
    }
    Ok(to_settings(load_row(state.db.read(), company).await?))
}

/// Saves a mail server, used from the next email on.
pub(super) async fn save_settings(
    state: &AppState,
    lead: &CompanyLender,
    input: UpdateMailServer,
) -> Result<MailSettings, Problem> {
    let company = lead.company.id;
    let tx = begin_change(state, company).await?;
    let before = load_row(&tx, company).await?;
    if before.as_ref().map_or(0, |row| row.version) != input.version {
        return Err(Problem::stale(to_settings(before)));
    }
    let server = input.server;
    Problem::refuse_if(check_mail_server(&server, before.as_ref().and_then(mail::stored_server)))?;
    let password = match before.as_ref().and_then(|row| row.password.clone()) {
        Some(sealed) if server.mail_password.is_empty() && !server.user_name.trim().is_empty() => {
            Some(sealed)
        }
        _ => sealed_password(state, &server),
    };
    let version = input.version.saturating_add(1);
    let row = mail_setting_row(state, company, &server, password, version);
    let row = if before.is_some() { row.update(&tx).await? } else { row.insert(&tx).await? };
    audit_log::record_setting_change(&tx, lead, state.clock.now(), "the mail server").await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(to_settings(Some(row)))
}

/// Deletes the mail server: email is saved on this server from then on.
pub(super) async fn remove_settings(state: &AppState, lead: &CompanyLender) -> Result<MailSettings, Problem> {
    let company = lead.company.id;
    let tx = begin_change(state, company).await?;
    mail_setting::Entity::delete_by_id(company).exec(&tx).await?;
    audit_log::record_setting_change(&tx, lead, state.clock.now(), "the mail server").await?;
    tx.commit().await?;
    Ok(to_settings(None))
}

/// Saves a first mail server that passed the rule's checks.
pub(super) async fn insert_first(
    state: &AppState,
    tx: &impl ConnectionTrait,
    company: Uuid,
    server: &MailServer,
) -> Result<(), DbErr> {
    let row = mail_setting_row(state, company, server, sealed_password(state, server), 1);
    mail_setting::Entity::insert(row).exec_without_returning(tx).await.map(|_| ())
}

/// Sends a test message to the calling lead, with the typed server or else the saved one.
pub(super) async fn send_test(
    state: &AppState,
    CompanyLead(lead): CompanyLead,
    typed: Option<MailServer>,
) -> Result<MailTried, Problem> {
    let (company, user) = (lead.company.id, lead.signed_in.user);
    if let Some(transport) = state.mailer.environment_transport() {
        state.budgets.spend_mail_test(company).map_err(too_often)?;
        return Ok(to_result(transport.test(&user.email_address).await, &user.email_address));
    }
    let before = load_row(state.db.read(), company).await?;
    let Some(mut server) = typed else {
        let words = MAIL_NO_SERVER.template.to_owned();
        return Ok(MailTried { sent: false, said: words });
    };
    Problem::refuse_if(check_mail_server(&server, before.as_ref().and_then(mail::stored_server)))?;
    if let Some(before) =
        before.filter(|_| server.mail_password.is_empty() && !server.user_name.trim().is_empty())
    {
        let password = mail::password_of(&before, &state.vault);
        server.mail_password = password.map_err(|_| Problem::internal())?.unwrap_or_default();
    }
    try_server(state, company, &server, &user.email_address).await
}

/// Sends a test message with a server that passed the rule's checks; allowed a few times per minute and budget.
pub(super) async fn try_server(
    state: &AppState,
    whose: Uuid,
    server: &MailServer,
    to: &str,
) -> Result<MailTried, Problem> {
    state.budgets.spend_mail_test(whose).map_err(too_often)?;
    let transport = MailTransport::of_server(server);
    let tried = match transport {
        Ok(transport) => transport.test(to.trim()).await,
        Err(_) => MailTestOutcome::Failed,
    };
    Ok(to_result(tried, to))
}

fn to_result(tried: MailTestOutcome, to: &str) -> MailTried {
    let said = match tried {
        MailTestOutcome::Sent => MAIL_SENT.fill(&[("address", to.trim())]),
        other => other.words().template.to_owned(),
    };
    MailTried { sent: tried == MailTestOutcome::Sent, said }
}

fn too_often(seconds: u64) -> Problem {
    Problem::too_soon(MAIL_TESTED_OFTEN.template, seconds)
}

/// Locks the settings for a change, unless the operator has set a mail server.
async fn begin_change(state: &AppState, company: Uuid) -> Result<WriteTransaction, Problem> {
    if state.mailer.environment_transport().is_some() {
        return Err(Problem::conflict(MAIL_BY_ENVIRONMENT.code, MAIL_BY_ENVIRONMENT.template));
    }
    let tx = state.db.write().await?;
    lock_company(&tx, company).await?;
    Ok(tx)
}

async fn load_row(db: &impl ConnectionTrait, company: Uuid) -> Result<Option<mail_setting::Model>, DbErr> {
    mail_setting::Entity::find_by_id(company).one(db).await
}

fn sealed_password(state: &AppState, server: &MailServer) -> Option<String> {
    let password = &server.mail_password;
    (!password.is_empty()).then(|| state.vault.seal(mail::PURPOSE, password))
}

fn mail_setting_row(
    state: &AppState,
    company: Uuid,
    server: &MailServer,
    password: Option<String>,
    version: i32,
) -> mail_setting::ActiveModel {
    let trimmed = |text: &str| Set(text.trim().to_owned());
    mail_setting::ActiveModel {
        company_id: Set(company),
        host: trimmed(&server.host),
        port: Set(server.port().unwrap_or_default().into()),
        security: Set(EnumColumn(server.security)),
        user_name: trimmed(&server.user_name),
        password: Set(password),
        from_address: trimmed(&server.from_address),
        from_name: trimmed(&server.from_name),
        version: Set(version),
        updated_at: Set(state.clock.now()),
    }
}

/// Returns the settings without the password.
fn to_settings(row: Option<mail_setting::Model>) -> MailSettings {
    let Some(row) = row else {
        return MailSettings { source: MailSource::Folder, server: None, version: 0 };
    };
    let server = KeptServer {
        host: row.host,
        port: u16::try_from(row.port).unwrap_or_default(),
        security: row.security.0,
        user_name: row.user_name,
        password_set: row.password.is_some(),
        from_address: row.from_address,
        from_name: row.from_name,
    };
    MailSettings { source: MailSource::Company, server: Some(server), version: row.version }
}
