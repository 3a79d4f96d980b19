use std::fmt::Write as _;

use chrono::{DateTime, Duration, NaiveDate, Utc};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use uuid::Uuid;

use super::{Browser, Company, Loan, Person, Reply, TestApp};

/// A loan with a lender, two borrowers and a contact, each with their browser, and a lender of another company.
pub struct Scene {
    pub app: TestApp,
    pub loan: Loan,
    pub lucia_is: Person,
    pub dana: Browser,
    pub lucia: Browser,
    pub mateo: Browser,
    pub sofia: Browser,
    pub stranger: Browser,
}

impl Scene {
    pub async fn new() -> Self {
        Self::with(&[]).await
    }

    pub async fn with(settings: &[(&str, &str)]) -> Self {
        let app = TestApp::start_with(settings).await;
        let company = app.company("Harbor & Pine").await;
        let loan = app.loan(&company, "Alvarez – purchase", ReviewStatus::InProgress).await;
        let (lucia, mateo) = (app.borrower("Lucia Alvarez").await, app.borrower("Mateo Alvarez").await);
        let (sofia, dana) = (
            app.contact("Sofia Reyes").await,
            app.lender(&company, "Dana Whitfield", Role::LeadLender).await,
        );
        Self {
            stranger: stranger(&app).await,
            dana: joins(&app, &loan, &dana, Role::LeadLender).await,
            lucia: joins(&app, &loan, &lucia, Role::LeadBorrower).await,
            mateo: joins(&app, &loan, &mateo, Role::Borrower).await,
            sofia: joins(&app, &loan, &sofia, Role::Contact).await,
            lucia_is: lucia,
            loan,
            app,
        }
    }

    /// The company of the loan.
    pub async fn company(&self) -> Company {
        let loan = self.dana.get(&format!("/v1/loans/{}", self.loan.id)).await.expect(200).json();
        Company { id: loan["lender"]["id"].as_str().unwrap().parse().unwrap() }
    }

    /// Dana's user id.
    pub async fn dana_id(&self) -> Uuid {
        let me = self.dana.get("/v1/users/me").await.expect(200).json();
        me["id"].as_str().unwrap().parse().unwrap()
    }

    /// Another lead lender of the loan, with this time zone.
    pub async fn lender_in(&self, zone: &str) -> Browser {
        let name = format!("Kim {}", Uuid::now_v7().simple());
        let person = self.app.lender(&self.company().await, &name, Role::LeadLender).await;
        let browser = joins(&self.app, &self.loan, &person, Role::LeadLender).await;
        let profile = json!({ "givenName": "Kim", "timeZone": zone });
        browser.put("/v1/account", profile).await.expect(200);
        browser
    }

    /// Restarts the server with some settings changed, with Dana and Lucia signed in as before.
    pub async fn restart_with(&mut self, settings: &[(&str, &str)]) {
        self.app.restart_with(settings).await;
        self.dana = self.app.anyone().signed_in("dana.whitfield@people.example").await;
        self.lucia = self.app.browser_of(&self.lucia_is).await;
    }

    /// Advances the clock to this time, with Dana and Lucia signed in as before.
    pub async fn time_comes(&mut self, at: DateTime<Utc>) {
        self.app.time_comes(at);
        self.dana = self.app.anyone().signed_in("dana.whitfield@people.example").await;
        self.lucia = self.app.browser_of(&self.lucia_is).await;
    }

    /// The same until half past this hour in UTC; returns the day there.
    pub async fn half_past_comes(&mut self, hour: u32) -> NaiveDate {
        let now = self.app.state.clock.now();
        let today = now.date_naive().and_hms_opt(hour, 30, 0).unwrap().and_utc();
        let at = if today > now { today } else { today + Duration::days(1) };
        self.time_comes(at).await;
        at.date_naive()
    }

    /// The path of the loan's elements, or of one of them.
    pub fn elements(&self, rest: &str) -> String {
        format!("/v1/loans/{}/elements{rest}", self.loan.id)
    }

    /// Dana adds an element; returns it.
    pub async fn add(&self, body: Value) -> Value {
        self.dana.post(&self.elements(""), body).await.expect(201).json()
    }

    /// Dana requests a file at the top of the list; returns the request's id.
    pub async fn ask_for(&self, name: &str) -> String {
        let request = self.add(json!({ "parentId": null, "name": name, "storageType": "FILE" })).await;
        request["id"].as_str().unwrap().to_owned()
    }

    /// The verdict on a request, at its review path, based on what Dana currently sees.
    pub async fn about_shown(&self, review: &str, mut verdict: Value) -> Value {
        let (id, list) =
            (review.rsplit('/').nth(1).unwrap(), self.dana.get(&self.elements("")).await.expect(200));
        let list = list.json();
        let request = list["content"].as_array().unwrap().iter().find(|row| row["id"] == id);
        verdict["shown"] = request.map_or(json!([]), shown_answers);
        if request.is_some_and(|row| row["reviewState"] == "NOT_APPLICABLE") && verdict["version"].is_null() {
            verdict["version"] = request.unwrap()["version"].clone();
        }
        verdict
    }

    /// Dana gives a verdict on what she currently sees of a request.
    pub async fn review(&self, review: &str, verdict: Value) -> Reply {
        self.dana.post(review, self.about_shown(review, verdict).await).await
    }

    /// The body of a call that accepts these requests as Dana currently sees them.
    pub async fn accepting(&self, ids: &[impl AsRef<str>]) -> Value {
        let list = self.dana.get(&self.elements("")).await.expect(200).json();
        let rows: Vec<&Value> = list["content"].as_array().unwrap().iter().collect();
        let shown: Vec<Value> =
            rows.iter().flat_map(|row| shown_answers(row).as_array().unwrap().clone()).collect();
        let version = |row: &&Value| (row["id"].as_str().unwrap().to_owned(), row["version"].clone());
        let versions: serde_json::Map<String, Value> = rows.iter().map(version).collect();
        let ids: Vec<&str> = ids.iter().map(AsRef::as_ref).collect();
        json!({ "elementIds": ids, "shown": shown, "versions": versions })
    }

    /// The names that the user sees in the list, in order.
    pub async fn names_for(&self, browser: &Browser) -> Vec<String> {
        let list = browser.get(&self.elements("?view=CONVENTIONAL&status=ACTIVE")).await.expect(200).json();
        list["content"].as_array().unwrap().iter().map(|e| e["name"].as_str().unwrap().to_owned()).collect()
    }

    /// Announces a file.
    pub async fn announce(&self, browser: &Browser, name: &str, size: usize) -> Reply {
        let body =
            json!({ "name": name, "size": size, "mimeType": "", "loanId": self.loan.id, "elementId": null });
        browser.post("/v1/documents/uploads", body).await
    }

    /// Uploads a file in three steps; returns the document's id.
    pub async fn upload(&self, browser: &Browser, name: &str, bytes: &[u8]) -> String {
        let upload = self.announce(browser, name, bytes.len()).await.expect(201).json();
        send_bytes(browser, upload["url"].as_str().unwrap(), bytes).await.expect(204);
        let done = complete(browser, upload["id"].as_str().unwrap()).await.expect(200).json();
        done["documentId"].as_str().unwrap().to_owned()
    }

    /// Uploads a file and answers a request with it; returns the document's id.
    pub async fn answer(&self, browser: &Browser, request: &str, name: &str, bytes: &[u8]) -> String {
        let document = self.upload(browser, name, bytes).await;
        let path = self.elements(&format!("/{request}/answer"));
        browser.put(&path, json!({ "documentId": document })).await.expect(200);
        document
    }
}

/// The documents of a request as a verdict refers to them.
pub fn shown_answers(request: &Value) -> Value {
    let answers = request["answers"].as_array().unwrap().iter();
    answers.map(|file| json!({ "documentId": file["documentId"], "sha256": file["sha256"] })).collect()
}

/// Adds a person to the loan; returns their browser.
async fn joins(app: &TestApp, loan: &Loan, person: &Person, role: Role) -> Browser {
    app.add(loan, person, role).await;
    app.browser_of(person).await
}

async fn stranger(app: &TestApp) -> Browser {
    let company = app.company("Cedar Ridge").await;
    let ruth = app.lender(&company, "Ruth Abbott", Role::LeadLender).await;
    app.browser_of(&ruth).await
}

/// Sends bytes to an upload's URL.
pub async fn send_bytes(browser: &Browser, url: &str, bytes: &[u8]) -> Reply {
    browser.send(browser.request(Method::PUT, url).body(bytes.to_vec())).await
}

/// Completes an upload.
pub async fn complete(browser: &Browser, upload: &str) -> Reply {
    browser.post(&format!("/v1/documents/uploads/{upload}/complete"), json!({})).await
}

/// An id that doesn't exist.
pub fn nothing() -> Uuid {
    Uuid::now_v7()
}

/// A small PDF, judging by its first bytes.
pub const PDF: &[u8] = b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n";

/// A PNG of this size, judging by its header.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend(width.to_be_bytes());
    bytes.extend(height.to_be_bytes());
    bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
    bytes
}

/// Returns the SHA-256 of bytes, in hexadecimal.
pub fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
