//! No cell of any exported file runs as a formula, whatever people entered.

use std::io::{Cursor, read_to_string};

use reqwest::Method;
use serde_json::json;
use shared_rules::team::role::Role;

use crate::support::{PDF, Scene};

/// A malicious name: a formula with a full-width operator.
const EVIL: &str = "＝1+1";

/// The calls of the OpenAPI document that return a spreadsheet.
fn exports() -> Vec<(Method, String)> {
    let contract = serde_json::to_value(server::openapi::document()).unwrap();
    let mut calls = Vec::new();
    for (path, item) in contract["paths"].as_object().unwrap() {
        for (method, call) in item.as_object().unwrap() {
            if call["responses"]["200"]["content"]["text/csv"].is_object() {
                calls.push((method.to_uppercase().parse().unwrap(), path.clone()));
            }
        }
    }
    calls
}

/// The cells of a file, unquoted.
fn cells(text: &str) -> Vec<String> {
    let (mut cells, mut cell, mut quoted) = (Vec::new(), String::new(), false);
    for sign in text.trim_start_matches('\u{feff}').chars() {
        match sign {
            '"' => quoted = !quoted,
            ',' | '\r' | '\n' if !quoted => cells.push(std::mem::take(&mut cell)),
            _ => cell.push(sign),
        }
    }
    cells.push(cell);
    cells
}

fn runs(cell: &str) -> bool {
    let unseen =
        |sign: char| sign.is_whitespace() || sign.is_control() || "\u{200b}\u{feff}\u{2060}".contains(sign);
    cell.trim_start_matches(unseen).starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

/// A loan on which every name is a formula.
async fn hostile_scene() -> Scene {
    let scene = Scene::new().await;
    let (app, company) = (&scene.app, scene.company().await);
    let loan = json!({ "name": EVIL, "version": 1 });
    scene.dana.put(&format!("/v1/loans/{}", scene.loan.id), loan).await.expect(200);
    for (name, role) in [("＋1 Pryce", Role::Borrower), ("＠SUM(1) Moss", Role::Contact)] {
        app.add(&scene.loan, &app.borrower(name).await, role).await;
    }
    let lender = app.lender(&company, "－1 Stone", Role::Lender).await;
    app.add(&scene.loan, &lender, Role::Lender).await;
    // The company's audit log lists her sign-in.
    scene.dana.put("/v1/account", json!({ "givenName": "＋Dana" })).await.expect(200);
    ask_for_formulas(&scene).await;
    let request = scene.ask_for(EVIL).await;
    scene.answer(&scene.lucia, &request, "＝1+1.pdf", PDF).await;
    scene
}

/// Requests files whose names are formulas after invisible characters, as far as such names are allowed.
async fn ask_for_formulas(scene: &Scene) {
    for name in ["＝1+1", "\u{200b}@SUM(1)", "\u{feff}=1+1", "\u{3000}＋1"] {
        let reply = scene
            .dana
            .post(&scene.elements(""), json!({ "parentId": null, "name": name, "storageType": "FILE" }))
            .await;
        assert!(matches!(reply.status, 201 | 422), "{}", reply.text());
    }
}

#[tokio::test]
async fn exports_contain_no_formulas() {
    let scene = hostile_scene().await;
    let calls = exports();
    assert_eq!(calls.len(), 10, "{calls:?}");
    let company = scene.company().await.id.to_string();
    for (method, path) in calls {
        let path = path.replace("{loanId}", &scene.loan.id.to_string()).replace("{companyId}", &company);
        let request = scene.dana.request(method.clone(), &path);
        let request = match method {
            Method::POST => {
                let column =
                    if path.contains("/loans/import") { "NAME,AMOUNT" } else { "GIVEN_NAME,EMAIL_ADDRESS" };
                request.query(&[("columns", column)]).body("one,two\n＝1+1,＋no number\n\u{200b}=1+1,－no\n")
            }
            _ => request,
        };
        let text = scene.dana.send(request).await.expect(200).text();
        let cells = cells(&text);
        let running: Vec<&String> = cells.iter().filter(|cell| runs(cell)).collect();
        assert!(running.is_empty(), "{method} {path}: {running:?}");
        let disarmed = cells.iter().filter(|cell| cell.strip_prefix('\'').is_some_and(runs)).count();
        assert!(disarmed > 0, "{method} {path} had nothing to disarm: {text}");
    }
}

#[tokio::test]
async fn package_manifest_contains_no_formulas() {
    let scene = hostile_scene().await;
    let path = format!("/v1/loans/{}/package/download", scene.loan.id);
    let bytes = scene.dana.get(&path).await.expect(200).bytes;
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let manifest = read_to_string(archive.by_name("manifest.csv").unwrap()).unwrap();
    let cells = cells(&manifest);
    assert!(!cells.iter().any(|cell| runs(cell)), "{manifest}");
    assert!(manifest.contains("'＝1+1"), "{manifest}");
}
