//! What people need to keep their accounts, and what is kept for them.

pub mod m20261122_000032_company_look;
pub mod m20261122_000035_password_reset;
pub mod m20261122_000036_accounts;
pub mod m20261122_000042_notices;
pub mod m20261122_000045_second_step;
pub mod m20261122_000048_second_step_required;
pub mod m20261122_000049_logo_and_mail;
pub mod m20261123_000050_passkeys;
pub mod m20261123_000051_file_import;
pub mod m20261123_000052_time_zone;
pub mod m20261127_000080_address_proof;
pub mod m20261127_000081_mail_budgets;
pub mod m20261127_000082_sign_in_links;
pub mod m20261127_000083_idempotency_key;
pub mod m20261127_000084_company_link;
pub mod m20261127_000085_secure_upload_quota;
pub mod m20261127_000090_company_invitation;
