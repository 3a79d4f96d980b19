//! The codes of authenticator apps (TOTP, RFC 6238) with the usual parameters: SHA-1, six digits, 30 seconds each. And
//! the recovery codes that replace them when the phone is lost.

use chrono::{DateTime, Utc};
use qrcode::{QrCode, render::svg};
use rand::{Rng as _, RngCore as _};
use shared_rules::identity::second_step::{RECOVERY_CODE_CHARACTERS, RECOVERY_CODE_LENGTH};
use totp_rs::{Algorithm, Builder, Secret, Totp};
use uuid::Uuid;

use super::token;

/// The issuer that apps show.
const ISSUER: &str = "Loanroom";
/// Seconds that a code is valid.
const STEP_SECONDS: u64 = 30;
/// The number of codes before and after the current one that are accepted, for clocks that are slightly off.
const SKEW: u16 = 1;
/// The minimum width of the QR code, in pixels.
const MIN_QR_CODE_SIZE: u32 = 220;
/// The number of recovery codes per person.
const RECOVERY_CODES: usize = 10;
const CHARACTERS_PER_GROUP: usize = 4;

/// An account's TOTP secret, shared by the app and the server.
pub struct TotpSecret(Totp);

impl TotpSecret {
    /// Creates a new secret of 160 random bits.
    #[must_use]
    pub fn new(account: &str) -> Option<Self> {
        let mut random = [0; 20];
        rand::rng().fill_bytes(&mut random);
        Self::from_secret(Secret::from(random), account)
    }

    /// Parses an encoded secret.
    #[must_use]
    pub fn read(secret: &str, account: &str) -> Option<Self> {
        Self::from_secret(Secret::try_from_base32(secret).ok()?, account)
    }

    fn from_secret(secret: Secret, account: &str) -> Option<Self> {
        let builder = Builder::new()
            .with_algorithm(Algorithm::SHA1)
            .with_digits(6)
            .with_skew(SKEW)
            .with_step_duration(STEP_SECONDS)
            .with_secret(secret)
            // A colon would end the name.
            .with_account_name(account.replace(':', " "))
            .with_issuer(Some(ISSUER));
        builder.build().ok().map(Self)
    }

    /// Returns the secret, encoded to be typed into an app or stored.
    #[must_use]
    pub fn secret(&self) -> String {
        self.0.secret().to_base32()
    }

    /// Returns the number of the 30-second step that the code is for, if it is close to now.
    #[must_use]
    pub fn step_of(&self, code: &str, now: DateTime<Utc>) -> Option<i64> {
        let step = self.0.check(code, u64::try_from(now.timestamp()).ok()?)?;
        i64::try_from(step).ok()
    }

    /// Returns the `otpauth:` URL that apps import.
    #[must_use]
    pub fn address(&self) -> Option<String> {
        self.0.to_url().ok()
    }
}

/// Renders the URL as a QR code in SVG.
#[must_use]
pub fn qr_code(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(MIN_QR_CODE_SIZE, MIN_QR_CODE_SIZE).build())
}

/// Generates recovery codes as shown: 60 random bits each.
#[must_use]
pub fn recovery_codes() -> Vec<String> {
    let mut random = rand::rng();
    let mut code = || -> String {
        let sign =
            |_| char::from(RECOVERY_CODE_CHARACTERS[random.random_range(0..RECOVERY_CODE_CHARACTERS.len())]);
        (0..RECOVERY_CODE_LENGTH).map(sign).collect()
    };
    (0..RECOVERY_CODES).map(|_| in_groups(&code())).collect()
}

fn in_groups(code: &str) -> String {
    let signs: Vec<char> = code.chars().collect();
    signs.chunks(CHARACTERS_PER_GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// Returns the hash that is stored of a person's recovery code, which ignores its dashes.
#[must_use]
pub fn recovery_hash(user_id: Uuid, code: &str) -> String {
    token::hash(&format!("recovery {user_id} {}", code.replace('-', "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    /// The last six digits of the codes in RFC 6238, appendix B.
    #[test]
    fn codes_match_rfc_6238() {
        let app = TotpSecret::read("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "dana@people.example").unwrap();
        for (seconds, code) in
            [(59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (20_000_000_000, "353130")]
        {
            assert_eq!(app.step_of(code, at(seconds)), Some(seconds / 30), "{seconds}");
        }
        assert_eq!(app.step_of("287082", at(59 + 30)), Some(1), "one step late");
        assert_eq!(app.step_of("287082", at(29)), Some(1), "one step early");
        assert_eq!(app.step_of("287082", at(59 + 61)), None);
        assert_eq!(app.step_of("287083", at(59)), None);
        assert_eq!(app.step_of("", at(59)), None);
    }

    #[test]
    fn each_account_has_own_secret_that_apps_can_read() {
        let (one, other) =
            (TotpSecret::new("a:b@x.example").unwrap(), TotpSecret::new("a:b@x.example").unwrap());
        assert_ne!(one.secret(), other.secret());
        assert_eq!(one.secret().len(), 32);
        let address = one.address().unwrap();
        assert!(
            address.starts_with("otpauth://totp/Loanroom:a") && address.contains(&one.secret()),
            "{address}"
        );
        let drawn = qr_code(&address).unwrap();
        assert!(drawn.contains("<svg") && !drawn.contains(&one.secret()), "{drawn}");
    }

    #[test]
    fn recovery_codes_differ_and_hash_per_person() {
        let codes = recovery_codes();
        assert_eq!(codes.len(), 10);
        assert!(codes.iter().all(|code| code.len() == 14 && code.matches('-').count() == 2), "{codes:?}");
        let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
        assert_eq!(recovery_hash(one, "ABCD-EFGH-2345"), recovery_hash(one, "ABCDEFGH2345"));
        assert_ne!(recovery_hash(one, &codes[0]), recovery_hash(other, &codes[0]));
        assert_ne!(recovery_hash(one, &codes[0]), recovery_hash(one, &codes[1]));
    }
}
