//! Passwords are kept as argon2id hashes (19 MiB, two passes, one lane: OWASP's advice). Hashing is slow
//! on purpose, so only as many run at once as there are processors, away from other requests.

use std::{sync::Arc, thread};

use argon2::{
    Algorithm, Argon2, Params, PasswordHash, PasswordHasher as _, PasswordVerifier as _, Version,
    password_hash::SaltString,
};
use rand::RngCore as _;
use tokio::{sync::Semaphore, task};

use crate::http::Problem;

/// Hashes and checks passwords; cheap to clone.
#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    decoy: Arc<str>,
}

impl Passwords {
    /// Ready to work.
    #[must_use]
    pub fn new() -> Self {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let decoy = hash_now("nobody's password").unwrap_or_default();
        Self { turns: Arc::new(Semaphore::new(processors)), decoy: decoy.into() }
    }

    /// The hash to keep for `password`.
    ///
    /// # Errors
    /// When the system can't hash.
    pub async fn hash(&self, password: &str) -> Result<String, Problem> {
        let password = password.to_owned();
        self.in_turn(move || hash_now(&password)).await?.ok_or_else(Problem::internal)
    }

    /// Whether `password` is the one `hash` was made of. Without a hash it takes just as long, so that
    /// nobody can tell by the clock whether an address is known.
    ///
    /// # Errors
    /// When the system can't hash.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, Problem> {
        let known = hash.is_some();
        let (password, hash) = (password.to_owned(), hash.unwrap_or(&self.decoy).to_owned());
        let matches = self.in_turn(move || verify_now(&password, &hash)).await?;
        Ok(known && matches)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Problem::internal())?;
        let worked = task::spawn_blocking(move || {
            let _held_until_done = turn;
            work()
        });
        worked.await.map_err(|_| Problem::internal())
    }
}

impl Default for Passwords {
    fn default() -> Self {
        Self::new()
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
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_matches_and_a_missing_hash_never_does() {
        let passwords = Passwords::new();
        let hash = passwords.hash("a loan in March").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("a loan in March", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("a loan in April", Some(&hash)).await.unwrap());
        assert!(!passwords.verify("nobody's password", None).await.unwrap());
    }
}
