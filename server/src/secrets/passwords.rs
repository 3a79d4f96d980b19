//! Password hashing with argon2id (19 MiB, two passes, one lane: OWASP's recommendation). Hashing is slow on purpose,
//! so it runs as heavy work, with limited concurrency. Common and breached passwords are rejected.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, PasswordHash, PasswordHasher as _, PasswordVerifier as _, Version,
    password_hash::SaltString,
};
use rand::RngCore as _;
use shared_rules::{
    team::invitation::{CheckPassword, check_password},
    text,
};

use super::common_passwords::is_common;
use crate::http::{Problem, guard::HeavyWork};

/// Hashes and checks passwords; cheap to clone.
#[derive(Clone)]
pub struct PasswordHasher {
    turns: HeavyWork,
    decoy: Arc<str>,
}

impl PasswordHasher {
    /// Creates the hasher.
    #[must_use]
    pub fn new(turns: HeavyWork) -> Self {
        let decoy = hash_now("nobody's password").unwrap_or_default();
        Self { turns, decoy: decoy.into() }
    }

    /// Returns the hash of `password` to store.
    ///
    /// # Errors
    /// If hashing fails.
    pub async fn hash(&self, password: &str) -> Result<String, Problem> {
        let password = password.to_owned();
        self.turns.run(move || hash_now(&password)).await?.ok_or_else(Problem::internal)
    }

    /// Checks a new password and returns the hash to store. `about` holds facts others know about the person: names,
    /// companies.
    ///
    /// # Errors
    /// *Invalid*, if the rules or the lists of common passwords reject it, or if hashing fails.
    pub async fn check_and_hash(
        &self,
        password: &str,
        email_address: &str,
        about: &[&str],
    ) -> Result<String, Problem> {
        let chosen = CheckPassword { password: password.to_owned(), email_address: email_address.to_owned() };
        let violations = check_password(&chosen);
        if !violations.is_empty() {
            return Err(Problem::invalid(violations));
        }
        let about: Vec<String> =
            about.iter().copied().chain(email_address.split(['@', '.'])).map(str::to_owned).collect();
        let hash = self.turns.run(move || {
            if is_common(&chosen.password, &about) { Err(()) } else { Ok(hash_now(&chosen.password)) }
        });
        match hash.await? {
            Ok(hash) => hash.ok_or_else(Problem::internal),
            Err(()) => Err(Problem::invalid(vec![text::team::PASSWORD_TOO_COMMON.violation("password")])),
        }
    }

    /// Whether `password` matches `hash`. Without a hash it takes just as long, so that timing doesn't reveal whether
    /// an email address is known.
    ///
    /// # Errors
    /// If hashing fails.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, Problem> {
        let known = hash.is_some();
        let (password, hash) = (password.to_owned(), hash.unwrap_or(&self.decoy).to_owned());
        let matches = self.turns.run(move || verify_now(&password, &hash)).await?;
        Ok(known && matches)
    }
}

fn argon2id() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(19 * 1024, 2, 1, None).unwrap_or_default())
}

fn hash_now(password: &str) -> Option<String> {
    let mut salt = [0; 16];
    rand::rng().fill_bytes(&mut salt);
    let salt = SaltString::encode_b64(&salt).ok()?;
    argon2id().hash_password(password.as_bytes(), &salt).ok().map(|hash| hash.to_string())
}

fn verify_now(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| argon2id().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn matches_only_right_password_and_never_missing_hash() {
        let passwords = PasswordHasher::new(HeavyWork::new(1, 8, Duration::from_secs(30)));
        let hash = passwords.hash("a loan in March").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("a loan in March", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("a loan in April", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("nobody's password", None).await.unwrap());
    }
}
