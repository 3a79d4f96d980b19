//! An empty server is set up once, by a person with the printed code.

use chrono::Duration;
use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use server::{
    StartError,
    entity::{company, mail_setting},
    environment::{Clock, Config},
    pages::FirstSetup,
    set_up,
};
use shared_rules::team::company_setup::CompanySetup;

use crate::support::{Browser, Reply, TestApp, png};

const FORM: [(&str, &str); 7] = [
    ("setup[companyName]", "Harbor & Pine Lending"),
    ("setup[address][citySuburb]", "Durango"),
    ("setup[colour]", "#123456"),
    ("setup[givenName]", "Dana"),
    ("setup[familyName]", "Whitfield"),
    ("setup[emailAddress]", "dana@harborpine.example"),
    ("setup[password]", "a quiet harbor"),
];

/// Posts the form with the code and some changed fields, as a browser without JavaScript does.
async fn submit(browser: &Browser, code: &str, changed: &[(&str, &str)]) -> Reply {
    let value = |field: &str, usual| {
        changed.iter().find(|(name, _)| *name == field).map_or(usual, |(_, value)| *value)
    };
    let mut fields: Vec<(&str, &str)> =
        FORM.iter().map(|&(field, usual)| (field, value(field, usual))).collect();
    fields.push(("code", code));
    let request = browser.request(Method::POST, "/forms/set-up").header("accept", "text/html");
    browser.send(request.form(&fields)).await
}

/// The file name of a chosen logo; browsers send an empty one if none was chosen.
const LOGO: &str = "logo.png";
const NONE: (&str, &[u8]) = ("", b"");

/// Posts the form with the logo, as a browser without JavaScript does.
async fn submit_with(
    browser: &Browser,
    code: &str,
    (name, logo): (&str, &[u8]),
    more: &[(&str, &str)],
) -> Reply {
    let mut body = Vec::new();
    let mut part = |head: &str, bytes: &[u8]| {
        body.extend(format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes());
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    };
    let fields = FORM.iter().filter(|(name, _)| more.iter().all(|(other, _)| other != name));
    for (name, value) in fields.chain(more).chain(&[("code", code)]) {
        part(&format!("name=\"{name}\""), value.as_bytes());
    }
    part(&format!("name=\"logo\"; filename=\"{name}\"\r\nContent-Type: image/png"), logo);
    body.extend(b"--edge--\r\n");
    let request = browser.request(Method::POST, "/forms/set-up").header("accept", "text/html");
    browser.send(request.header("content-type", "multipart/form-data; boundary=edge").body(body)).await
}

async fn companies(app: &TestApp) -> u64 {
    company::Entity::find().count(app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn empty_server_redirects_to_setup_and_then_to_the_workspace() {
    let app = TestApp::start().await;
    let (mut dana, code) = (app.anyone(), app.state.setup_code.formatted());
    assert_eq!(dana.get("/sign-in").await.expect(303).header("location"), Some("/setup"));
    let page = dana.get("/setup").await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let html = page.text();
    assert!(html.contains(r#"action="/forms/set-up""#) && !html.contains("<script"), "{html}");
    assert!(!html.contains(&code), "{html}");
    let done = submit(&dana, &code.to_lowercase(), &[]).await.expect(303);
    assert_eq!(done.header("location"), Some("/"));
    dana.cookie = done.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    let me = dana.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me["emailAddress"], "dana@harborpine.example", "{me}");
    let company = company::Entity::find().one(app.state.db.read()).await.unwrap().unwrap();
    assert_eq!(
        (company.name.as_str(), company.slug.as_str()),
        ("Harbor & Pine Lending", "harbor-pine-lending")
    );
    assert_eq!(company.colour.as_deref(), Some("#123456"));
    assert_eq!(company.address.unwrap().city_suburb.as_deref(), Some("Durango"));
    let templates = dana.get("/v1/templates").await.expect(200).json();
    let names: Vec<_> =
        templates.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(
        names,
        ["Commercial real estate", "Residential purchase – individual", "SBA 7(a) business acquisition"]
    );
    assert!(templates.as_array().unwrap().iter().all(|one| one["itemsCount"].as_i64() > Some(20)));
    app.anyone().sign_in("Dana@HarborPine.example", "a quiet harbor").await.expect(200);
    for reply in [submit(&app.anyone(), &code, &[]).await, app.anyone().get("/setup").await] {
        let gone = reply.expect(410).text();
        assert!(gone.contains("already set up") && !gone.contains("<form"), "{gone}");
    }
    assert_ne!(app.anyone().get("/sign-in").await.status, 303);
}

#[tokio::test]
async fn invalid_setup_keeps_entries_except_the_password() {
    let app = TestApp::start().await;
    let (anyone, code) = (app.anyone(), app.state.setup_code.formatted());
    for (field, value, words) in [
        ("setup[password]", "short", "Choose a password of at least 10 characters"),
        ("setup[password]", "password123", "This password is too easy to guess"),
        ("setup[emailAddress]", "dana", "Invalid email address"),
        ("setup[companyName]", " ", "Enter a name"),
        ("setup[colour]", "#ffee00", "White text is hard to read"),
    ] {
        let page = submit(&anyone, &code, &[(field, value)]).await.expect(422).text();
        assert!(page.contains(words) && page.contains(r#"aria-invalid="true""#), "{field}: {page}");
        assert!(
            page.contains("Durango") && page.contains("Whitfield") && page.contains(&code),
            "{field}: {page}"
        );
        assert!(!page.contains("a quiet harbor") && !page.contains("password123"), "{field}: {page}");
    }
    assert_eq!(companies(&app).await, 0);
    submit(&anyone, &code, &[]).await.expect(303);
}

#[tokio::test]
async fn throttles_code_guesses_and_changes_the_code_at_start() {
    let mut app = TestApp::start().await;
    let first = app.state.setup_code.formatted();
    app.restart().await;
    let (anyone, code) = (app.anyone(), app.state.setup_code.formatted());
    assert_ne!(first, code);
    let (mut tries, mut last) = (0, submit(&anyone, &first, &[]).await.expect(422));
    while last.status == 422 {
        assert!(last.text().contains("This isn’t the code") && tries < 30, "{}", last.text());
        last = submit(&anyone, "AAAA-BBBB-CCCC-DDDD", &[]).await;
        tries += 1;
    }
    let waits = last.expect(429).text();
    assert!(
        tries >= 5 && waits.contains("Too many attempts") && waits.contains("Durango"),
        "{tries} {waits}"
    );
    assert_eq!(companies(&app).await, 0);
    app.time_passes(Duration::minutes(16));
    submit(&anyone, &code, &[]).await.expect(303);
}

#[tokio::test]
async fn concurrent_setups_create_one_company() {
    let app = TestApp::start().await;
    let (anyone, code) = (app.anyone(), app.state.setup_code.formatted());
    let (first, second) = tokio::join!(
        submit(&anyone, &code, &[]),
        submit(
            &anyone,
            &code,
            &[("setup[companyName]", "Cedar"), ("setup[emailAddress]", "ruth@cedar.example")]
        ),
    );
    let mut both = [first.status, second.status];
    both.sort_unstable();
    assert_eq!((both, companies(&app).await), ([303, 410], 1));
}

#[tokio::test]
async fn setup_command_creates_the_company() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data").display().to_string();
    let settings = move |name: &str| match name {
        "LOANROOM_DATA" => Some(data.clone()),
        "LOANROOM_PORT" => Some("0".to_owned()),
        "LOANROOM_DEMO" => Some("off".to_owned()),
        _ => None,
    };
    let config = || Config::from_lookup(&settings).unwrap();
    let good = CompanySetup {
        company_name: "Harbor".to_owned(),
        colour: "#123456".to_owned(),
        given_name: "Dana".to_owned(),
        email_address: "dana@harborpine.example".to_owned(),
        password: "a quiet harbor".to_owned(),
        ..CompanySetup::default()
    };
    let first = |company: &CompanySetup| FirstSetup { company: company.clone(), ..FirstSetup::default() };
    let weak = CompanySetup { password: "short".to_owned(), ..good.clone() };
    let refused = set_up(config(), Clock::system(), first(&weak)).await.unwrap_err();
    assert!(
        matches!(refused, StartError::Setup(_)) && refused.to_string().contains("password:"),
        "{refused}"
    );
    set_up(config(), Clock::system(), first(&good)).await.unwrap();
    let again = set_up(config(), Clock::system(), first(&good)).await.unwrap_err();
    assert!(again.to_string().contains("already set up"), "{again}");
    let server = server::start(config(), Clock::system()).await.unwrap();
    assert!(server.operator_message().await.unwrap().is_none());
    Browser::new(&format!("http://{}", server.address))
        .sign_in("dana@harborpine.example", "a quiet harbor")
        .await
        .expect(200);
    server.stop().await;
}

#[tokio::test]
async fn sets_a_logo_without_javascript_and_shows_it_publicly() {
    let app = TestApp::start().await;
    let (anyone, code) = (app.anyone(), app.state.setup_code.formatted());
    for (logo, words) in [
        (b"<html><script>alert(1)</script></html>".to_vec(), "This isn’t a PNG, JPEG or WebP picture"),
        (png(10_000, 10_000), "at most 4,000 pixels"),
        (vec![7; 5 * 1024 * 1024], "at most 512 kB"),
        (Vec::new(), "This file is empty"),
    ] {
        let page = submit_with(&anyone, &code, (LOGO, &logo), &[]).await.expect(422).text();
        assert!(page.contains(words) && page.contains("Durango") && page.contains(&code), "{page}");
        assert!(!page.contains("a quiet harbor"), "{page}");
    }
    let weak = [("setup[password]", "short")];
    let page = submit_with(&anyone, &code, (LOGO, &png(320, 80)), &weak).await.expect(422).text();
    assert!(page.contains("Choose it again") && page.contains("Choose a password"), "{page}");
    assert_eq!(companies(&app).await, 0);
    submit_with(&anyone, &code, (LOGO, &png(320, 80)), &[]).await.expect(303);
    let page = anyone.get("/forgot-password").await.expect(200).text();
    let (_, rest) = page.split_once("<img src=\"").unwrap();
    let (logo, _) = rest.split_once('"').unwrap();
    assert_eq!(anyone.get(logo).await.expect(200).bytes, png(320, 80));
    assert!(page.contains(r#"alt="Harbor &amp; Pine Lending""#), "{page}");
    let gone = submit_with(&anyone, &code, (LOGO, &png(10, 10)), &[]).await.expect(410).text();
    assert!(gone.contains("already set up") && gone.contains(logo), "{gone}");
}

#[tokio::test]
async fn setup_without_logo_and_with_a_tested_mail_server() {
    let app = TestApp::start().await;
    let (anyone, code) = (app.anyone(), app.state.setup_code.formatted());
    let mail = [
        ("mail[host]", "127.0.0.1"),
        ("mail[port]", "1"),
        ("mail[security]", "NONE"),
        ("mail[fromAddress]", "loans@harborpine.example"),
    ];
    let page = submit_with(&anyone, &code, NONE, &[&mail[..], &[("try_mail", "true")]].concat()).await;
    let page = page.expect(200).text();
    assert!(page.contains("refused the connection") && page.contains(r#"value="127.0.0.1""#), "{page}");
    assert!(page.contains("<details open") && page.contains("Durango"), "{page}");
    let unsaid = submit_with(&anyone, "AAAA", NONE, &[&mail[..], &[("try_mail", "true")]].concat()).await;
    let unsaid = unsaid.expect(422).text();
    assert!(unsaid.contains("This isn’t the code") && !unsaid.contains("refused the connection"), "{unsaid}");
    let wrong = [&mail[1..], &[("mail[host]", "no name")]].concat();
    let page = submit_with(&anyone, &code, NONE, &wrong).await.expect(422).text();
    assert!(page.contains("Enter the name of your mail server"), "{page}");
    assert_eq!(companies(&app).await, 0);
    submit_with(&anyone, &code, NONE, &mail).await.expect(303);
    let kept = mail_setting::Entity::find().one(app.state.db.read()).await.unwrap().unwrap();
    assert_eq!((kept.host.as_str(), kept.port, kept.password), ("127.0.0.1", 1, None));
    let company = company::Entity::find().one(app.state.db.read()).await.unwrap().unwrap();
    assert_eq!(company.logo_id, None);
}
