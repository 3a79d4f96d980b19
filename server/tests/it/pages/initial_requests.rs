//! Data that is included in the page: names of the screen's files, and the responses that it requests first.

use sea_orm::{ActiveValue::Set, EntityTrait as _};
use serde_json::{Value, json};
use server::entity::needs_list_element;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use uuid::Uuid;

use super::{built, serving};
use crate::support::{Browser, Loan, Scene, TestApp};

/// The included responses, by request.
async fn ahead(browser: &Browser, path: &str) -> Option<Value> {
    let page = browser.get(path).await.expect(200);
    assert_eq!(page.header("vary").map(|vary| vary.contains("cookie")), Some(true));
    let html = page.text();
    let begin = r#"<script type="application/json" id="first-answers">"#;
    let Some((_, rest)) = html.split_once(begin) else {
        assert_eq!(html.matches("<script").count(), 1, "{html}");
        assert_eq!(page.header("cache-control"), Some("no-cache"));
        return None;
    };
    assert_eq!(html.matches("<script").count(), 2, "{html}");
    assert_eq!(page.header("cache-control"), Some("no-store"), "another person may sit there next");
    let (json, _) = rest.split_once("</script>").unwrap();
    Some(serde_json::from_str(json).unwrap())
}

/// A loan with the name, with the browsers of its lender and borrower.
async fn loan_of(app: &TestApp, name: &str, [lender, borrower]: [&str; 2]) -> (Loan, Browser, Browser) {
    let company = app.company(&format!("The lender of {lender}")).await;
    let dana = app.lender(&company, lender, Role::LeadLender).await;
    let lucia = app.borrower(borrower).await;
    let loan = app.loan(&company, name, ReviewStatus::InProgress).await;
    app.add(&loan, &dana, Role::LeadLender).await;
    app.add(&loan, &lucia, Role::LeadBorrower).await;
    (loan, app.browser_of(&dana).await, app.browser_of(&lucia).await)
}

#[tokio::test]
async fn page_includes_the_first_api_responses() {
    let folder = built();
    let app = serving(&folder).await;
    let (loan, dana, lucia) =
        loan_of(&app, "</script><script>alert(1)</script>", ["Dana Whitfield", "Lucia Alvarez"]).await;
    let list = format!("/v1/loans/{}/elements?view=CONVENTIONAL&status=ACTIVE", loan.id);
    let one = format!("/v1/loans/{}", loan.id);
    for (browser, path, calls) in [
        (&dana, format!("/loans/{}/needs-list?requests=LATE", loan.id), vec!["/v1/users/me", &one, &list]),
        (&dana, format!("/loans/{}", loan.id), vec!["/v1/users/me", &one]),
        (&dana, "/loans".into(), vec!["/v1/users/me", "/v1/loans?s=20&sort=-updated&archived=false"]),
        (
            &dana,
            "/templates".into(),
            vec!["/v1/users/me", "/v1/messages/unread", "/v1/users/me/notices/unread"],
        ),
        (&lucia, "/portal".into(), vec!["/v1/users/me", "/v1/loans?p=0&s=100&sort=-updated", &one, &list]),
    ] {
        let answers = ahead(browser, &path).await.unwrap();
        for call in calls {
            let asked = browser.get(call).await.expect(200).json();
            assert_eq!(answers[call], asked, "{path}: {call}");
        }
    }
}

#[tokio::test]
async fn page_includes_no_foreign_data() {
    let folder = built();
    let app = serving(&folder).await;
    let (loan, ..) = loan_of(&app, "Alvarez", ["Dana Whitfield", "Lucia Alvarez"]).await;
    let (other, ruth, maya) = loan_of(&app, "Kestrel", ["Ruth Pell", "Maya Chen"]).await;
    let path = format!("/loans/{}/needs-list", loan.id);
    let nobody = Some(json!({ "/v1/users/me": null }));
    assert_eq!(ahead(&app.anyone(), &path).await, nobody);
    assert_eq!(ahead(&app.anyone(), "/sign-in").await, nobody);
    for browser in [&ruth, &maya] {
        let answers = ahead(browser, &path).await.unwrap();
        assert!(!answers.to_string().contains(&loan.id.to_string()), "{answers}");
    }
    let own = format!("/v1/loans/{}", other.id);
    assert_eq!(ahead(&maya, "/portal").await.unwrap()[&own]["name"], "Kestrel");
    let session = app.anyone();
    let request = session.request(reqwest::Method::GET, &path).header("cookie", "loanroom=made-up; other=1");
    let page = session.send(request).await.expect(200);
    assert!(!page.text().contains("/v1/loans"));
    assert!(page.text().contains(r#"{"/v1/users/me":null}"#));
    ruth.delete("/v1/session").await.expect(204);
    assert_eq!(ahead(&ruth, &path).await, nobody, "signed out");
}

#[tokio::test]
async fn page_leaves_out_a_long_list() {
    let folder = built();
    let scene = Scene::with(&[("LOANROOM_UI", &folder.path().join("ui").display().to_string())]).await;
    let id = scene.ask_for("W-2").await;
    let page = format!("/loans/{}/needs-list", scene.loan.id);
    let has_list = async || ahead(&scene.dana, &page).await.unwrap().to_string().contains(&id);
    assert!(has_list().await);
    let short = scene.dana.get(&scene.elements("")).await.expect(200);
    assert!(short.bytes.len() > 450, "a row takes more than what the shortest is taken for");
    let tx = scene.app.state.db.write().await.unwrap();
    let row = needs_list_element::Entity::find_by_id(id.parse::<Uuid>().unwrap()).one(&tx).await.unwrap();
    let row: needs_list_element::ActiveModel = row.unwrap().into();
    let more = (0..600).map(|_| needs_list_element::ActiveModel { id: Set(Uuid::now_v7()), ..row.clone() });
    needs_list_element::Entity::insert_many(more).exec_without_returning(&tx).await.unwrap();
    tx.commit().await.unwrap();
    assert!(!has_list().await);
}
