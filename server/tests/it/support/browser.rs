use chrono::DateTime;
use reqwest::{Client, Method, RequestBuilder, header::HeaderMap, redirect};
use serde_json::{Value, json};
use uuid::Uuid;

use super::PASSWORD;

/// A user's browser: sends its cookie and fetch metadata, as browsers do.
#[derive(Clone)]
pub struct Browser {
    client: Client,
    address: String,
    pub cookie: Option<String>,
}

/// The server's response.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Browser {
    pub fn new(address: &str) -> Self {
        let client = Client::builder().redirect(redirect::Policy::none()).no_proxy().build().unwrap();
        Self { client, address: address.to_owned(), cookie: None }
    }

    /// A request as this browser sends it, for [`Browser::send`].
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self
            .client
            .request(method, format!("{}{path}", self.address))
            .header("sec-fetch-site", "same-origin");
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    /// A request that doesn't come from the browser's own page.
    pub fn bare_request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("{}{path}", self.address))
    }

    pub async fn send(&self, request: RequestBuilder) -> Reply {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Reply { status, headers, bytes: response.bytes().await.unwrap().to_vec() }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::PUT, path).json(&body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::PATCH, path).json(&body)).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.send(self.request(Method::DELETE, path)).await
    }

    /// Tries to sign in, and keeps the cookie on success.
    pub async fn sign_in(&mut self, email: &str, password: &str) -> Reply {
        let reply = self.post("/v1/session", json!({ "emailAddress": email, "password": password })).await;
        if let Some(cookie) = reply.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        reply
    }

    /// Signed in with the common password.
    pub async fn signed_in(mut self, email: &str) -> Self {
        self.sign_in(email, PASSWORD).await.expect(200);
        self
    }
}

impl Reply {
    /// Returns the reply if it has this status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// The cookie that identifies a known browser.
    pub fn device(&self) -> String {
        let mut cookies = self.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
        let device = cookies.find(|cookie| cookie.starts_with("loanroom-device=")).unwrap();
        assert!(device.contains("HttpOnly") && device.contains("SameSite=Lax"), "{device}");
        device.split(';').next().unwrap().to_owned()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|e| panic!("{e}: {}", self.text()))
    }

    /// The `code` of a problem.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The `message` of a problem.
    pub fn message(&self) -> String {
        self.json()["message"].as_str().unwrap_or_default().to_owned()
    }
}

/// Whether a response contains these digits anywhere, as a number or in a text; ids and times contain digits by chance
/// and are ignored.
pub fn tells(answer: &Value, digits: &str) -> bool {
    match answer {
        Value::Number(number) => number.to_string() == digits,
        Value::String(text) => {
            let by_chance = Uuid::parse_str(text).is_ok() || DateTime::parse_from_rfc3339(text).is_ok();
            !by_chance && text.contains(digits)
        }
        Value::Array(items) => items.iter().any(|item| tells(item, digits)),
        Value::Object(fields) => fields.values().any(|field| tells(field, digits)),
        Value::Null | Value::Bool(_) => false,
    }
}
