//! Passwords are kept as argon2id hashes (19 MiB, two passes, one lane: OWASP's advice). Hashing is slow
//! on purpose, so only a few run at once, away from other requests. Common and breached passwords are refused.

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
pub struct Passwords {
    turns: HeavyWork,
    decoy: Arc<str>,
}

impl Passwords {
    /// Ready to work.
    #[must_use]
    pub fn new(turns: HeavyWork) -> Self {
        let decoy = hash_now("nobody's password").unwrap_or_default();
        Self { turns, decoy: decoy.into() }
    }

    /// The hash to keep for `password`.
    ///
    /// # Errors
    /// When the system can't hash.
    pub async fn hash(&self, password: &str) -> Result<String, Problem> {
        let password = password.to_owned();
        self.turns.run(move || hash_now(&password)).await?.ok_or_else(Problem::internal)
    }

    /// The hash to keep for a password that somebody chose. `about` is what others know of the person: names,
    /// companies.
    ///
    /// # Errors
    /// *Invalid*, when the rules or the lists of common passwords are against it, or when the system can't hash.
    pub async fn choose(
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

    /// Whether `password` is the one `hash` was made of. Without a hash it takes just as long, so that
    /// nobody can tell by the clock whether an address is known.
    ///
    /// # Errors
    /// When the system can't hash.
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
    async fn only_the_right_password_matches_and_a_missing_hash_never_does() {
        let passwords = Passwords::new(HeavyWork::new(1, 8, Duration::from_secs(30)));
        let hash = passwords.hash("a loan in March").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("a loan in March", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("a loan in April", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("nobody's password", None).await.unwrap());
    }
}
