//! What goes over the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shared_rules::team::{
    mail_server::{MailSecurity, MailServer},
    permission::Permission,
    role::Role,
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    access::permissions_of,
    entity::company,
    membership::{UserRef, logo_address},
};

/// A lending company, as its employees see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Company {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its name in addresses.
    pub slug: String,
    /// Whether credit scores of individual borrowers can be seen.
    pub individual_credit_report: bool,
    /// Whether its borrowers are onboarded here.
    pub has_borrower_onboard: bool,
    /// Whether people may send e-mails as files too.
    pub accepts_mail: bool,
    /// How many new outside addresses a lender may write to on a loan within 24 hours without approval.
    pub outside_addresses_of_lenders: u32,
    /// How many a borrower or a contact may.
    pub outside_addresses_of_others: u32,
    /// Whether people may send it files without signing in.
    pub secure_upload_enabled: bool,
    /// What the page says on which they do; empty for nothing.
    pub secure_upload_text: String,
    /// Bytes that come in on that page within a day at most.
    pub secure_upload_daily_bytes: i64,
    /// Files that come in on that page within a day at most.
    pub secure_upload_daily_files: i32,
    /// Whether everyone who works there has to sign in with two steps.
    pub second_step_required: bool,
    /// What each role holds on the company's loans.
    pub permissions: BTreeMap<Role, Vec<Permission>>,
    /// Where its logo is, if it has one.
    pub logo: Option<String>,
    /// Counts its changes; a change names the version it was made to.
    pub version: i32,
}

impl From<company::Model> for Company {
    fn from(row: company::Model) -> Self {
        let permissions =
            Role::ALL.into_iter().map(|role| (role, permissions_of(role, Some(&row)))).collect();
        Self {
            logo: logo_address(&row),
            id: row.id,
            name: row.name,
            slug: row.slug,
            individual_credit_report: row.individual_credit_report,
            has_borrower_onboard: row.has_borrower_onboard,
            accepts_mail: row.accepts_mail,
            outside_addresses_of_lenders: u32::try_from(row.outside_addresses_of_lenders).unwrap_or(0),
            outside_addresses_of_others: u32::try_from(row.outside_addresses_of_others).unwrap_or(0),
            secure_upload_enabled: row.secure_upload_enabled,
            secure_upload_text: row.secure_upload_text,
            secure_upload_daily_bytes: row.secure_upload_daily_bytes,
            secure_upload_daily_files: row.secure_upload_daily_files,
            second_step_required: row.second_step_required,
            permissions,
            version: row.version,
        }
    }
}

/// A change of what a company has switched on: what is left out stays.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateCompany {
    /// The version the change was made to.
    pub version: i32,
    /// Whether credit scores of individual borrowers can be seen.
    #[serde(default)]
    pub individual_credit_report: Option<bool>,
    /// Whether its borrowers are onboarded here.
    #[serde(default)]
    pub has_borrower_onboard: Option<bool>,
    /// Whether people may send e-mails as files too.
    #[serde(default)]
    pub accepts_mail: Option<bool>,
    /// How many new outside addresses a lender may write to on a loan within 24 hours without approval, up to 1,000.
    #[serde(default)]
    pub outside_addresses_of_lenders: Option<u32>,
    /// How many a borrower or a contact may, up to 1,000.
    #[serde(default)]
    pub outside_addresses_of_others: Option<u32>,
    /// Whether people may send it files without signing in.
    #[serde(default)]
    pub secure_upload_enabled: Option<bool>,
    /// What the page says on which they do.
    #[serde(default)]
    pub secure_upload_text: Option<String>,
    /// The company's name in the address of that page; addresses before it keep leading there.
    #[serde(default)]
    pub slug: Option<String>,
    /// Bytes that come in on that page within a day at most.
    #[serde(default)]
    pub secure_upload_daily_bytes: Option<i64>,
    /// Files that come in on that page within a day at most.
    #[serde(default)]
    pub secure_upload_daily_files: Option<i32>,
    /// Whether everyone who works there has to sign in with two steps.
    #[serde(default)]
    pub second_step_required: Option<bool>,
}

/// The version of the company that a change was made to.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AtVersion {
    /// The version.
    pub version: i32,
}

/// Which picture.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichPicture {
    /// Its id: another picture has another one.
    pub v: Uuid,
}

/// By what the company's mail goes out.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum MailSource {
    /// By what whoever runs the server has set.
    Environment,
    /// By the company's own mail server.
    Company,
    /// By nothing: it stays on the server, in a folder.
    Folder,
}

/// A company's mail server, as its leads see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MailSettings {
    /// By what mail goes out.
    pub source: MailSource,
    /// The company's own mail server.
    pub server: Option<KeptServer>,
    /// Counts its changes; a change names the version it was made to, which is 0 while there is none.
    pub version: i32,
}

/// A mail server that is kept. Its password is told nobody.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct KeptServer {
    /// Its name or number.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the way there is closed.
    pub security: MailSecurity,
    /// Whom it lets send.
    pub user_name: String,
    /// Whether their password is kept.
    pub password_set: bool,
    /// The address that mails come from.
    pub from_address: String,
    /// The name that mails come from.
    pub from_name: String,
}

/// Another mail server.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateMailServer {
    /// The version the change was made to.
    pub version: i32,
    /// The mail server; an empty password keeps the one that is kept for the same server and user.
    pub server: MailServer,
}

/// A mail server to try.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TryMailServer {
    /// As typed; left out where whoever runs the server has set one.
    #[serde(default)]
    pub server: Option<MailServer>,
}

/// What became of a test message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MailTried {
    /// Whether the mail server took it.
    pub sent: bool,
    /// What happened and what to do.
    pub said: String,
}

/// Everything a role is to hold.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdatePermissions {
    /// The role.
    pub role: Role,
    /// All its permissions.
    pub permissions: Vec<Permission>,
    /// The version of the company the change was made to.
    pub version: i32,
}

/// Somebody who begins to work at the company.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AddEmployee {
    /// Their e-mail address.
    pub email_address: String,
    /// Their given name.
    #[serde(default)]
    pub given_name: String,
    /// Their family name.
    #[serde(default)]
    pub family_name: String,
    /// Their role there.
    pub company_role: Role,
    /// Whether to send them an invitation by mail.
    #[serde(default)]
    pub invite: bool,
}

/// An employee's new role.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateEmployee {
    /// Their role at the company.
    pub company_role: Role,
}

/// Somebody who works at a lending company.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompanyEmployee {
    /// The person.
    #[serde(flatten)]
    pub user: UserRef,
    /// Their role there.
    pub company_role: Option<Role>,
}

/// What an employee who leaves leaves behind.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LeavingPreview {
    /// On how many of the company's loans they are.
    pub loans: u32,
    /// How many lead lenders the company has.
    pub lead_lenders: u32,
    /// Who may take over.
    pub heirs: Vec<UserRef>,
}

/// Who takes over from an employee who leaves.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub(super) struct LeavingHow {
    /// The colleague who gets the loans.
    pub hand_over_to: Option<Uuid>,
}
