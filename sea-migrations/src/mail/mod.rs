//! Delivery of email, and its failures.

pub mod m20261128_000007_mail_failures;
