//! Emails about notices.

pub mod m20261128_000006_notification_emails;
