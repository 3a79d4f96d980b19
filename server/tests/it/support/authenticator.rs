use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use p256::ecdsa::{Signature, SigningKey, signature::Signer as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// Flag: the user is present.
const PRESENT: u8 = 0x01;
/// Flag: the user was verified by fingerprint, face or PIN.
const VERIFIED: u8 = 0x04;
/// Flag: a new key follows.
const NEW_KEY: u8 = 0x40;

/// A virtual authenticator with passkeys, as a browser uses it.
pub struct Authenticator {
    /// The origin of the browser's page.
    pub origin: String,
    /// Whether it verifies the user.
    pub verifies: bool,
    /// The signature counter.
    pub count: u32,
    keys: Vec<Key>,
}

struct Key {
    id: Vec<u8>,
    user: Value,
    secret: SigningKey,
}

impl Authenticator {
    /// An empty authenticator on a page of this origin.
    pub fn at(origin: &str) -> Self {
        Self { origin: origin.to_owned(), verifies: true, count: 0, keys: Vec::new() }
    }

    /// Creates a passkey: the result of `navigator.credentials.create`.
    pub fn create(&mut self, options: &Value) -> Value {
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required", "{options}");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required", "{options}");
        let secret = SigningKey::from_slice(&rand::random::<[u8; 32]>()).unwrap();
        let id = rand::random::<[u8; 32]>().to_vec();
        let point = secret.verifying_key().to_sec1_point(false);
        let mut data = self.data(&options["rp"]["id"], NEW_KEY);
        data.extend([0; 16]);
        data.extend([0, 32]);
        data.extend(&id);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(&data);
        let response = json!({
            "attestationObject": base64(&object),
            "clientDataJSON": base64(&self.client_data("create", options)),
            "transports": ["internal"],
        });
        let made =
            json!({ "id": base64(&id), "rawId": base64(&id), "type": "public-key", "response": response });
        self.keys.push(Key { id, user: options["user"]["id"].clone(), secret });
        made
    }

    /// Signs with the latest passkey: the result of `navigator.credentials.get`.
    pub fn get(&mut self, options: &Value) -> Value {
        self.get_with(self.keys.len() - 1, options)
    }

    /// Signs with one of the passkeys.
    pub fn get_with(&mut self, which: usize, options: &Value) -> Value {
        assert_eq!(options["allowCredentials"], json!([]), "nobody is named: {options}");
        self.count += 1;
        let (data, client) = (self.data(&options["rpId"], 0), self.client_data("get", options));
        let key = &self.keys[which];
        let signed: Vec<u8> = data.iter().copied().chain(Sha256::digest(&client)).collect();
        let signature: Signature = key.secret.sign(&signed);
        let response = json!({
            "authenticatorData": base64(&data),
            "clientDataJSON": base64(&client),
            "signature": base64(signature.to_der().as_bytes()),
            "userHandle": key.user,
        });
        let id = base64(&key.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response })
    }

    fn data(&self, name: &Value, more: u8) -> Vec<u8> {
        let mut data = Sha256::digest(name.as_str().unwrap()).to_vec();
        data.push(PRESENT | more | if self.verifies { VERIFIED } else { 0 });
        data.extend(self.count.to_be_bytes());
        data
    }

    fn client_data(&self, what: &str, options: &Value) -> Vec<u8> {
        json!({
            "type": format!("webauthn.{what}"), "challenge": options["challenge"], "origin": self.origin,
            "crossOrigin": false,
        })
        .to_string()
        .into_bytes()
    }
}

/// Encodes bytes in the base64 variant for URLs, without padding.
fn base64(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}
