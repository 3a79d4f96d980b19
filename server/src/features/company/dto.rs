//! API types.

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
    membership::{UserRef, logo_url},
};

/// A lending company, as its employees see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Company {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its name in URLs.
    pub slug: String,
    /// Whether credit scores of individual borrowers are shown.
    pub individual_credit_report: bool,
    /// Whether its borrowers are onboarded here.
    pub has_borrower_onboard: bool,
    /// Whether people may upload emails as files.
    pub accepts_mail: bool,
    /// New outside addresses that a lender may write to per loan and 24 hours without approval.
    pub outside_addresses_of_lenders: u32,
    /// The same for a borrower or contact.
    pub outside_addresses_of_others: u32,
    /// Whether people may send it files without signing in.
    pub secure_upload_enabled: bool,
    /// The text of the secure upload page; may be empty.
    pub secure_upload_text: String,
    /// Maximum bytes received on that page per day.
    pub secure_upload_daily_bytes: i64,
    /// Maximum files received on that page per day.
    pub secure_upload_daily_files: i32,
    /// Whether all employees have to use two-step sign-in.
    pub second_step_required: bool,
    /// The permissions of each role on the company's loans.
    pub permissions: BTreeMap<Role, Vec<Permission>>,
    /// The URL of its logo, if it has one.
    pub logo: Option<String>,
    /// The version, to be sent with changes.
    pub version: i32,
}

impl From<company::Model> for Company {
    fn from(row: company::Model) -> Self {
        let permissions =
            Role::ALL.into_iter().map(|role| (role, permissions_of(role, Some(&row)))).collect();
        Self {
            logo: logo_url(&row),
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

/// A change of a company's settings. Omitted fields stay unchanged.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateCompany {
    /// The version that the change is based on.
    pub version: i32,
    /// Whether credit scores of individual borrowers are shown.
    #[serde(default)]
    pub individual_credit_report: Option<bool>,
    /// Whether its borrowers are onboarded here.
    #[serde(default)]
    pub has_borrower_onboard: Option<bool>,
    /// Whether people may upload emails as files.
    #[serde(default)]
    pub accepts_mail: Option<bool>,
    /// New outside addresses that a lender may write to per loan and 24 hours without approval, up to 1,000.
    #[serde(default)]
    pub outside_addresses_of_lenders: Option<u32>,
    /// The same for a borrower or contact, up to 1,000.
    #[serde(default)]
    pub outside_addresses_of_others: Option<u32>,
    /// Whether people may send it files without signing in.
    #[serde(default)]
    pub secure_upload_enabled: Option<bool>,
    /// The text of the secure upload page.
    #[serde(default)]
    pub secure_upload_text: Option<String>,
    /// The company's name in that page's URL; earlier URLs keep working.
    #[serde(default)]
    pub slug: Option<String>,
    /// Maximum bytes received on that page per day.
    #[serde(default)]
    pub secure_upload_daily_bytes: Option<i64>,
    /// Maximum files received on that page per day.
    #[serde(default)]
    pub secure_upload_daily_files: Option<i32>,
    /// Whether all employees have to use two-step sign-in.
    #[serde(default)]
    pub second_step_required: Option<bool>,
}

/// The company's version that a change is based on.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AtVersion {
    /// The version.
    pub version: i32,
}

/// The image to load.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichPicture {
    /// Its id; a new image has a new one.
    pub v: Uuid,
}

/// The way the company's email is sent.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum MailSource {
    /// By the operator's mail server.
    Environment,
    /// By the company's own mail server.
    Company,
    /// Not at all: it is saved in a folder on the server.
    Folder,
}

/// A company's mail server settings, as its leads see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MailSettings {
    /// The way email is sent.
    pub source: MailSource,
    /// The company's own mail server.
    pub server: Option<KeptServer>,
    /// The version, to be sent with changes; 0 if there is no mail server.
    pub version: i32,
}

/// The saved mail server, without its password.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct KeptServer {
    /// Its host name or IP address.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// The type of encryption.
    pub security: MailSecurity,
    /// The user name.
    pub user_name: String,
    /// Whether a password is saved.
    pub password_set: bool,
    /// The sender's address.
    pub from_address: String,
    /// The sender's name.
    pub from_name: String,
}

/// A changed mail server.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateMailServer {
    /// The version that the change is based on.
    pub version: i32,
    /// The mail server; an empty password keeps the one saved for the same server and user.
    pub server: MailServer,
}

/// A mail server to test.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TryMailServer {
    /// As typed; omitted if the operator has set one.
    #[serde(default)]
    pub server: Option<MailServer>,
}

/// The result of a test message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MailTried {
    /// Whether the mail server accepted it.
    pub sent: bool,
    /// The result and what to do, as text.
    pub said: String,
}

/// All permissions of a role.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdatePermissions {
    /// The role.
    pub role: Role,
    /// Its permissions.
    pub permissions: Vec<Permission>,
    /// The company's version that the change is based on.
    pub version: i32,
}

/// A new employee.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AddEmployee {
    /// Their email address.
    pub email_address: String,
    /// Their given name.
    #[serde(default)]
    pub given_name: String,
    /// Their family name.
    #[serde(default)]
    pub family_name: String,
    /// Their company role.
    pub company_role: Role,
    /// Whether to send them an invitation by email.
    #[serde(default)]
    pub invite: bool,
}

/// An employee's new role.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateEmployee {
    /// Their company role.
    pub company_role: Role,
}

/// An employee of a lending company.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompanyEmployee {
    /// The person.
    #[serde(flatten)]
    pub user: UserRef,
    /// Their company role.
    pub company_role: Option<Role>,
}

/// The consequences of removing an employee.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LeavingPreview {
    /// The number of the company's loans that they are on.
    pub loans: u32,
    /// The number of the company's lead lenders.
    pub lead_lenders: u32,
    /// The colleagues who may take over.
    pub heirs: Vec<UserRef>,
}

/// How to remove an employee.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub(super) struct LeavingHow {
    /// The colleague who gets the loans.
    pub hand_over_to: Option<Uuid>,
}
