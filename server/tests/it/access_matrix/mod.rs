//! Authorization: every call by every person on every target, compared with one table (`access_matrix/table.txt`). A
//! call without a row fails.

mod acting_user;
mod archived;
mod bodies;
mod call_target;
mod destinations;
mod keys;
mod matrix_users;
mod message_bodies;
mod people;
mod received_file;
mod table;
mod target_rows;
mod thread_bodies;

use std::collections::HashMap;

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use shared_rules::registry::RULES;

use crate::support::{Browser, PASSWORD, PDF, Reply, png};
use call_target::{
    Stage,
    Target::{self, Foreign, Nothing, Own},
};
use matrix_users::{Cast, PEOPLE};

#[test]
fn table_lists_every_call() {
    let gaps = table::gaps(&table::rows(), PEOPLE.len());
    assert!(gaps.is_empty(), "{gaps:#?}");
}

/// The people of the table, in groups that are tested in parallel. Each group has a separate server.
const GROUPS: [&[&str]; 5] = [
    &["nobody", "ended session", "lead lender"],
    &["manager", "associate lender", "unseen lender"],
    &["underwriter", "colleague", "rival"],
    &["lead borrower", "second borrower", "other borrower"],
    &["contact", "key contact", "other contact"],
];

#[test]
fn groups_contain_every_person_once() {
    assert_eq!(GROUPS.concat(), PEOPLE);
}

/// Tries every row of the table with the people of one group.
async fn try_group(group: usize) {
    let rows = table::rows();
    let cells: Vec<_> = rows
        .iter()
        .flat_map(|row| {
            let people = PEOPLE.into_iter().zip(&row.marks);
            let people = people.filter(|(person, _)| GROUPS[group].contains(person));
            people.map(|(person, mark)| {
                (Cell { call: row.call, prefix: "/v1", target: row.target, person }, *mark)
            })
        })
        .collect();
    let expected = rows.len() * GROUPS[group].len();
    MatrixRun::new().await.all(cells).await.verdict(expected);
}

#[tokio::test]
async fn table_holds_for_signed_out_users_and_the_lead_lender() {
    try_group(0).await;
}

#[tokio::test]
async fn table_holds_for_other_lenders() {
    try_group(1).await;
}

#[tokio::test]
async fn table_holds_for_underwriters_and_lenders_of_other_loans() {
    try_group(2).await;
}

#[tokio::test]
async fn table_holds_for_borrowers() {
    try_group(3).await;
}

#[tokio::test]
async fn table_holds_for_contacts() {
    try_group(4).await;
}

/// Tries a sample of the table under another prefix of the API.
async fn try_prefix(prefix: &'static str) {
    let rows = table::rows();
    let sample = rows.iter().filter(|row| matches!(row.target, Own | Foreign) && row.call.contains(" /v1/"));
    let asked = ["nobody", "lead lender", "rival", "lead borrower"];
    let cells = sample.flat_map(|row| {
        let people = PEOPLE.into_iter().zip(&row.marks).filter(|(person, _)| asked.contains(person));
        people.map(|(person, mark)| (Cell { call: row.call, prefix, target: row.target, person }, *mark))
    });
    MatrixRun::new().await.all(cells.collect()).await.verdict(1_000);
}

#[tokio::test]
async fn table_holds_for_version_2() {
    try_prefix("/v2").await;
}

#[tokio::test]
async fn table_holds_for_version_1_below_api() {
    try_prefix("/api/v1").await;
}

#[tokio::test]
async fn table_holds_for_version_2_below_api() {
    try_prefix("/api/v2").await;
}

#[tokio::test]
async fn refuses_changes_from_another_site() {
    let cast = Cast::assemble().await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let proofless = [
        None,
        Some(("origin", "https://evil.example")),
        Some(("origin", "null")),
        Some(("sec-fetch-site", "cross-site")),
        Some(("sec-fetch-site", "same-site")),
        Some(("sec-fetch-site", "none")),
    ];
    // Mail providers unsubscribe people without a browser; the link alone authorizes it.
    let is_exempt = |call: &String| call == "POST /unsubscribe/{token}";
    let changing = table::calls().into_iter().filter(|call| !call.starts_with("GET ") && !is_exempt(call));
    let changing: Vec<String> = changing.collect();
    let before = facts(&cast).await;
    let (mut tried, mut wrong) = (0, Vec::new());
    // The middleware decides before the session is read, so the caller's role can't change its answer: one caller is enough.
    let person = "lead lender";
    let browser = cast.browser(person).await;
    for call in &changing {
        for proof in proofless {
            let path = path(call, "/v1", &stage);
            let mut request = browser.bare_request(method(call), &path);
            request = browser.cookie.iter().fold(request, |request, cookie| request.header("cookie", cookie));
            request = proof.iter().fold(request, |request, (name, value)| request.header(*name, *value));
            let reply = browser.send(with_body(call, request, &cast, &stage, person)).await;
            tried += 1;
            if reply.status != 403 || reply.code() != "cross-site" {
                wrong.push(format!("{call} with {proof:?}: {} {}", reply.status, reply.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(facts(&cast).await, before);
    assert!(tried >= 800, "{tried}");
}

/// A page that was rendered for one user reads and changes nothing after another user signed in.
#[tokio::test]
async fn refuses_every_call_of_a_page_that_was_rendered_for_another_user() {
    let cast = Cast::assemble().await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let before = facts(&cast).await;
    let person = "lead lender";
    let browser = cast.browser(person).await;
    let other = cast.browser("lead borrower").await.get("/v1/users/me").await.json()["id"].clone();
    let (mut tried, mut wrong) = (0, Vec::new());
    for call in table::calls().iter().filter(|call| call.contains(" /v1/")) {
        for acting in [other.as_str().unwrap(), "nobody"] {
            let request = browser.request(method(call), &path(call, "/v1", &stage));
            let request = request.header("x-acting-user", acting);
            let reply = browser.send(with_body(call, request, &cast, &stage, person)).await;
            tried += 1;
            if reply.status != 409 || reply.code() != "acting-user-mismatch" {
                wrong.push(format!("{call} as {acting}: {} {}", reply.status, reply.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(tried >= 400, "{tried}");
    assert_eq!(facts(&cast).await, before);

    let own = browser.get("/v1/users/me").await.expect(200).json()["id"].clone();
    let named = |browser: &Browser, id: &Value| {
        browser.request(Method::GET, "/v2/users/me").header("x-acting-user", id.as_str().unwrap())
    };
    browser.send(named(&browser, &own)).await.expect(200);
    assert_eq!(browser.send(named(&browser, &other)).await.expect(409).code(), "acting-user-mismatch");
    let signed_out = cast.browser("nobody").await;
    assert_eq!(signed_out.send(named(&signed_out, &own)).await.expect(401).code(), "signed-out");
}

#[tokio::test]
async fn lists_only_loans_that_can_be_opened() {
    let cast = Cast::assemble().await;
    let answering = "PUT /v1/loans/{loanId}/elements/{elementId}/answer";
    let mut staged = Vec::new();
    for row in table::rows().into_iter().filter(|row| row.call == answering && row.target != Nothing) {
        let stage = call_target::set(&cast, "", row.target, "lead lender").await;
        staged.push((row, stage));
    }
    for (column, person) in PEOPLE.into_iter().enumerate() {
        let browser = cast.browser(person).await;
        let reply = browser.get(&format!("/v1/loans/{}/elements", cast.own.id)).await;
        for (row, stage) in
            staged.iter().filter(|(row, stage)| stage.loan == cast.own.id && row.target != Own)
        {
            let listed = reply.text().contains(&stage.element.to_string());
            assert_eq!(listed, row.marks[column] == 'o', "{:?} for {person}", row.target);
        }
    }
}

#[tokio::test]
async fn refuses_sign_in_without_a_password() {
    use sea_orm::{ActiveModelTrait as _, ActiveValue::Set};
    let app = crate::support::TestApp::start().await;
    let stub = app.contact("Stan Stub").await;
    let tx = app.state.db.write().await.unwrap();
    let row = server::entity::app_user::ActiveModel {
        id: Set(stub.id),
        stub: Set(true),
        password_hash: Set(None),
        ..Default::default()
    };
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    for password in ["", PASSWORD, "nobody's password"] {
        assert_eq!(app.anyone().sign_in(&stub.email, password).await.expect(401).code(), "sign-in-failed");
    }
}

/// A call of a person on a target.
#[derive(Clone, Copy, Debug)]
struct Cell {
    call: &'static str,
    prefix: &'static str,
    target: Target,
    person: &'static str,
}

/// Tries cells and records the wrong ones.
struct MatrixRun {
    cast: Cast,
    /// People's browsers; each stays signed in until a call changes its sessions.
    browsers: HashMap<&'static str, Browser>,
    /// The current stage with its target and person, until a call changes it.
    standing: Option<(Target, &'static str, Stage)>,
    cells: usize,
    unexpected_successes: usize,
    wrong: Vec<String>,
    /// The exact body of every *not found* and *forbidden* response.
    not_found: String,
    forbidden: String,
}

impl MatrixRun {
    async fn new() -> Self {
        let cast = Cast::assemble().await;
        let (dana, lucia) = (cast.browser("lead lender").await, cast.browser("lead borrower").await);
        let not_found =
            dana.get(&format!("/v1/loans/{}", crate::support::nothing())).await.expect(404).text();
        let forbidden = lucia.get("/v1/templates").await.expect(403).text();
        Self {
            cast,
            browsers: HashMap::new(),
            standing: None,
            cells: 0,
            unexpected_successes: 0,
            wrong: Vec::new(),
            not_found,
            forbidden,
        }
    }

    /// Tries all cells, grouped by target and person so that the stage is rarely rebuilt; calls that add people to
    /// loans come last.
    async fn all(mut self, mut cells: Vec<(Cell, char)>) -> Self {
        let column = |person| PEOPLE.iter().position(|one| *one == person);
        cells.sort_by_key(|(Cell { call, target, person, .. }, _)| {
            (people::needed(call), *target as u8, column(*person))
        });
        for (cell, mark) in cells {
            self.cell(cell, mark).await;
        }
        self
    }

    /// The stage for the cell: the current one if it is unchanged, otherwise a new one.
    async fn stage(&mut self, cell: Cell) -> Stage {
        let Cell { call, target, person, .. } = cell;
        if let Some((of, whose, standing)) = self.standing.take()
            && (of, whose) == (target, person)
            && !call_target::has_its_own(call)
        {
            return call_target::with_target_person(&self.cast, call, target, person, standing).await;
        }
        call_target::clear(&self.cast).await;
        target_rows::fill_store(&self.cast).await;
        let stage = call_target::set(&self.cast, call, target, person).await;
        self.cast.app.recount().await;
        stage
    }

    async fn cell(&mut self, cell: Cell, mark: char) {
        let stage = self.stage(cell).await;
        let browser = self.browser(cell).await;
        let path = path(cell.call, cell.prefix, &stage);
        let request = browser.request(method(cell.call), &path);
        let reply = browser.send(with_body(cell.call, request, &self.cast, &stage, cell.person)).await;
        self.cells += 1;
        if reply.status >= 400 || method(cell.call) == Method::GET {
            self.standing = Some((cell.target, cell.person, stage));
        } else {
            // After every change of a needs list, the lists of loans show the right counts.
            let miscounted = self.cast.app.miscounted().await;
            assert!(miscounted.is_empty(), "{cell:?}: {miscounted:#?}");
            assert_eq!(self.cast.app.misplaced_texts().await, [""; 0], "{cell:?}");
        }
        if self.is_as_expected(cell, mark, &reply) {
            return;
        }
        let success = reply.status < 300;
        self.unexpected_successes += usize::from(success && mark != 'o');
        let text: String = reply.text().chars().take(200).collect();
        self.wrong.push(format!("{cell:?}: expected {mark}, got {} {text}", reply.status));
    }

    async fn browser(&mut self, cell: Cell) -> Browser {
        // Accepting an invitation or a link to sign in replaces the session.
        let replaced = [
            "POST /v1/invitations/{token}",
            "POST /forms/accept-invitation",
            "POST /forms/sign-in-with-link",
        ];
        if replaced.contains(&cell.call) || cell.call.contains("/session") {
            self.browsers.remove(cell.person);
            return self.cast.browser(cell.person).await;
        }
        if let Some(browser) = self.browsers.get(cell.person) {
            return browser.clone();
        }
        let browser = self.cast.browser(cell.person).await;
        self.browsers.insert(cell.person, browser.clone());
        browser
    }

    fn is_as_expected(&self, cell: Cell, mark: char, reply: &Reply) -> bool {
        match mark {
            // A successful form, and a link that is opened, redirect the browser.
            'o' => reply.status < 300 || (sends_on(cell.call) && reply.status == 303),
            '-' if is_page(cell.call) => reply.status == 404 && reply.text().starts_with("<!DOCTYPE html>"),
            '-' => reply.status == 404 && reply.text() == self.not_found,
            'x' => reply.status == 403 && reply.text() == self.forbidden,
            'w' => reply.status == 403 && !["forbidden", "cross-site"].contains(&reply.code().as_str()),
            'g' => reply.status == 409 && reply.code() == "request-deleted",
            '1' => reply.status == 410,
            'v' => reply.status == 422 && reply.code() == "invalid",
            _ => {
                let code = if cell.person == "nobody" { "signed-out" } else { "session-expired" };
                reply.status == 401 && reply.code() == code
            }
        }
    }

    #[track_caller]
    fn verdict(self, least_cells: usize) {
        let Self { cells, unexpected_successes, wrong, .. } = self;
        assert!(
            wrong.is_empty(),
            "{unexpected_successes} unexpected successes, {} of {cells} cells wrong: {wrong:#?}",
            wrong.len()
        );
        assert!(cells >= least_cells, "only {cells} cells");
    }
}

/// Whether a browser displays the response as a page.
fn is_page(call: &str) -> bool {
    server::pages::calls().iter().any(|page| page == call)
}

fn sends_on(call: &str) -> bool {
    is_page(call) || call == "GET /v1/action"
}

fn method(call: &str) -> Method {
    call.split_once(' ').unwrap().0.parse().unwrap()
}

fn path(call: &str, prefix: &str, stage: &Stage) -> String {
    let path = call.split_once(' ').unwrap().1.replacen("/v1", prefix, 1);
    let on_team = people::about_one(call);
    let ids = [
        ("{loanId}", stage.loan),
        ("{elementId}", if call.contains("/templates/") { stage.template_element } else { stage.element }),
        ("{documentId}", stage.document),
        ("{pdfId}", stage.pdf),
        ("{uploadId}", stage.upload),
        ("{templateId}", stage.template),
        ("{entityId}", stage.entity),
        ("{undoId}", stage.sharing),
        ("{individualId}", stage.individual),
        ("{userId}", if on_team { stage.somebody.user } else { stage.user }),
        ("{sessionId}", stage.somebody.session),
        ("{passkeyId}", stage.somebody.passkey),
        ("{loanRoleId}", stage.somebody.role),
        ("{companyId}", stage.somebody.company),
        ("{threadId}", stage.talk.thread),
        ("{messageId}", stage.talk.message),
        ("{participantId}", stage.talk.participant),
        ("{fileId}", stage.handed_in.file),
        ("{id}", if call.contains("{id}") { message_bodies::id(call, stage) } else { stage.user }),
    ];
    let path = ids.iter().fold(path, |path, (name, id)| path.replace(name, &id.to_string()));
    let secret = if call.contains("/receipts/") { &stage.handed_in.secret } else { &stage.somebody.token };
    let path = path.replace("{slug}", &stage.handed_in.slug).replace("{token}", secret);
    path.replace("{name}", stage.rule).replace("{key}", "layout").replace("{number}", "1")
}

/// Whether the call is a form of a page that works without JavaScript.
fn is_form(call: &str) -> bool {
    ["/forms/", "/unsubscribe/", "/secure-upload/", "/upload/"].iter().any(|form| call.contains(form))
}

/// Adds the fields of a form.
fn with_form(call: &str, request: RequestBuilder, stage: &Stage) -> RequestBuilder {
    let token = stage.somebody.token.as_str();
    let ends_with = |forms: &[&str]| forms.iter().any(|form| call.ends_with(form));
    match call {
        "POST /forms/accept-invitation" => {
            request.form(&[("token", token), ("password", PASSWORD), ("replace_session", "true")])
        }
        "POST /forms/reset-password" => request.form(&[("token", token), ("password", "a quiet harbor")]),
        "POST /forms/set-up" => request.form(&[("code", "none")]),
        _ if ends_with(&["forgot-password", "ask-for-sign-in-link"]) => {
            request.form(&[("email_address", bodies::new_address())])
        }
        _ if ends_with(&["confirm-address", "sign-in-with-link", "/unsubscribe/{token}"]) => {
            request.form(&[("token", token)])
        }
        _ if call.starts_with("POST /secure-upload/") => received_file::form(request),
        _ if call.starts_with("POST /upload/") => received_file::link_form(request, stage.element),
        _ => panic!("say what {call} sends"),
    }
}

/// Adds the body with which an authorized person succeeds.
fn with_body(
    call: &str,
    request: RequestBuilder,
    cast: &Cast,
    stage: &Stage,
    person: &str,
) -> RequestBuilder {
    let (_, path) = call.split_once("/v1").or_else(|| call.split_once("/v2")).unwrap_or_default();
    let body = match (call.split(' ').next().unwrap(), path) {
        ("POST", "") if is_form(call) => return with_form(call, request, stage),
        ("GET", "/loans/{loanId}/status-change") => return request.query(&[("to", "CLOSING")]),
        ("GET", "/action" | "/action/validate") => return request.query(&[("id", stage.element)]),
        ("GET", "/signature") => {
            return request.query(&[("userId", stage.user), ("companyId", stage.somebody.company)]);
        }
        (method, path) if thread_bodies::names_loan(method, path) => {
            return request.query(&[("loanId", stage.loan.to_string().as_str()), ("query", "Tuesday")]);
        }
        ("PUT", "/company/logo") => {
            return request.query(&[("version", stage.company_version)]).body(png(320, 80));
        }
        ("PUT", "/account/photo") => return request.body(png(256, 256)),
        ("DELETE", "/company/logo") => return request.query(&[("version", stage.company_version)]),
        ("GET", "/realtime") => return upgrade(request),
        ("PUT", "/documents/uploads/{uploadId}/content") => return request.body(PDF),
        ("PUT", "/templates/{templateId}/elements/{elementId}/answer/content") => {
            return request.query(&[("name", "example.pdf"), ("size", &PDF.len().to_string())]).body(PDF);
        }
        ("POST", path) if path.starts_with("/loans/import") => return bodies::file_of_loans(path, request),
        ("POST", path)
            if path.starts_with("/company/employees/import") || path.contains("/people/import") =>
        {
            return bodies::file_of_people(path, request);
        }
        ("POST", "/session") => {
            let who = cast.person(person).or(cast.person("lead lender")).unwrap();
            json!({ "emailAddress": who.email, "password": PASSWORD })
        }
        ("POST", "/rules/{name}") => {
            let vectors: Value = serde_json::from_str(RULES[0].vectors).unwrap();
            vectors[0]["input"].clone()
        }
        (method, path) => match bodies::of(method, path, cast, stage) {
            Some(body) => body,
            None if ["GET", "DELETE"].contains(&method) => return request,
            None => panic!("say what {call} sends"),
        },
    };
    request.json(&body)
}

fn upgrade(request: RequestBuilder) -> RequestBuilder {
    request
        .header("connection", "Upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
}

/// The data that a change would affect.
async fn facts(cast: &Cast) -> (String, String) {
    let dana: Browser = cast.browser("lead lender").await;
    let loan = dana.get(&format!("/v1/loans/{}", cast.own.id)).await.expect(200).text();
    (loan, dana.get(&format!("/v1/loans/{}/elements", cast.own.id)).await.expect(200).text())
}
