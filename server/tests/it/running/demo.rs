//! The demo office: created once, realistic, and with correct visibility.

use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::Value;
use server::entity::{document, loan};

use crate::support::{Browser, TestApp};

const PASSWORD: &str = "loanroom-demo";
const ID_CARD: &str = "Government photo ID, front and back";

async fn signed_in(app: &TestApp, email: &str) -> Browser {
    let mut browser = app.anyone();
    browser.sign_in(email, PASSWORD).await.expect(200);
    browser
}

async fn alvarez(browser: &Browser) -> String {
    let loans = browser.get("/v1/loans?q=Alvarez").await.expect(200).json();
    loans["content"][0]["id"].as_str().unwrap().to_owned()
}

async fn elements(browser: &Browser, loan: &str) -> Vec<Value> {
    let list = browser.get(&format!("/v1/loans/{loan}/elements")).await.expect(200).json();
    list["content"].as_array().unwrap().clone()
}

#[tokio::test]
async fn is_created_once_and_people_see_their_data() {
    let mut app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    assert_eq!(loan::Entity::find().count(app.state.db.read()).await.unwrap(), 45);
    app.restart().await;
    assert_eq!(loan::Entity::find().count(app.state.db.read()).await.unwrap(), 45);

    let (dana, lucia) = (
        signed_in(&app, "dana@harborpine.example").await,
        signed_in(&app, "lucia.alvarez@mail.example").await,
    );
    let sofia = signed_in(&app, "sofia@larkspurrealty.example").await;
    let loan = alvarez(&dana).await;
    let all = elements(&dana, &loan).await;
    // 44 of the template, four of which exist for each of the two borrowers.
    assert_eq!(all.len(), 48);
    let seen = elements(&lucia, &loan).await;
    assert!(seen.len() > 20 && seen.len() < all.len());
    for element in &seen {
        assert!(!["HIDDEN", "PRIVATE"].contains(&element["priorityType"].as_str().unwrap()), "{element}");
        assert_eq!(element["hidden"], false, "{element}");
        assert_ne!(element["visibleAtStatus"], "CLOSING", "{element}");
    }
    let ids = |list: &[Value]| {
        list.iter().filter(|row| row["name"] == ID_CARD).map(|row| row["id"].clone()).collect::<Vec<_>>()
    };
    let of_mateo = elements(&signed_in(&app, "mateo.alvarez@mail.example").await, &loan).await;
    let (hers, his) = (ids(&seen), ids(&of_mateo));
    assert_eq!((hers.len(), his.len()), (1, 1));
    assert_ne!(hers, his, "each is asked for their own");
    let states = |state: &str| seen.iter().filter(|element| element["reviewState"] == state).count();
    assert!(states("ACCEPTED") > 0 && states("SUBMITTED") > 0 && states("REJECTED") > 0);
    let of_sofia: Vec<Value> = elements(&sofia, &loan).await;
    let requests = of_sofia.iter().filter(|element| element["storageType"] == "FILE").count();
    assert_eq!((requests, of_sofia.len()), (2, 3));
}

#[tokio::test]
async fn all_demo_files_can_be_downloaded() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let documents = document::Entity::find().all(app.state.db.read()).await.unwrap();
    assert!(documents.len() > 15);
    for row in documents {
        let reply = dana.get(&format!("/v1/documents/{}/content", row.id)).await.expect(200);
        assert_eq!(reply.bytes.len() as i64, row.size, "{}", row.name);
    }
}

#[tokio::test]
async fn every_demo_file_has_a_history() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let loan = alvarez(&dana).await;
    let (mut verdicts, mut shares) = (0, 0);
    for element in elements(&dana, &loan).await {
        let path = format!("/v1/loans/{loan}/elements/{}/history", element["id"].as_str().unwrap());
        let history = dana.get(&path).await.expect(200).json();
        let history = history.as_array().unwrap();
        let first = history.last().unwrap_or_else(|| panic!("no history: {element}"));
        assert_eq!(first["kind"], "created", "{element}");
        let kinds = |kind: &str| history.iter().filter(|entry| entry["kind"] == kind).count();
        for answer in element["answers"].as_array().unwrap() {
            let came = history.iter().find(|entry| entry["kind"] == "answered").unwrap();
            assert_eq!(came["detail"]["documentName"], answer["documentName"]);
            assert_eq!(came["at"], answer["uploadedAt"]);
            let state = answer["reviewState"].as_str().unwrap().to_lowercase();
            let verdict = usize::from(state != "submitted");
            assert_eq!(kinds(&state), verdict, "{element}");
            verdicts += verdict;
        }
        // A request for each borrower is shared with them when it is created.
        let shared = !element["sharedInfo"].as_array().unwrap().is_empty();
        assert!(kinds("shared") <= usize::from(shared), "{element}");
        shares += kinds("shared");
    }
    assert!(verdicts >= 4 && shares >= 1);
}

/// The threads that the user sees on the first loan of that name.
async fn threads(browser: &Browser, loan: &str) -> (String, Vec<Value>) {
    let loans = browser.get(&format!("/v1/loans?q={loan}")).await.expect(200).json();
    let loan = loans["content"][0]["id"].as_str().unwrap().to_owned();
    let list = browser.get(&format!("/v1/messages/threads?loanId={loan}&s=50")).await.expect(200).json();
    (loan, list["content"].as_array().unwrap().clone())
}

#[tokio::test]
async fn demo_threads_are_visible_to_their_readers() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let (loan, all) = threads(&dana, "Brightwater").await;
    let count = async |thread: &Value| {
        let path = format!("/v1/messages/threads/{}/messages?size=30", thread["id"].as_str().unwrap());
        let page = dana.get(&path).await.expect(200).json();
        let mut days: Vec<String> =
            page["content"].as_array().unwrap().iter().map(|m| m["createdDate"].to_string()).collect();
        let newest_first = days.clone();
        days.sort();
        days.reverse();
        assert_eq!(days, newest_first, "{thread}");
        days.len()
    };
    let mut said = 0;
    for thread in &all {
        said += count(thread).await;
    }
    assert!(said >= 60, "{said} messages in {} threads", all.len());
    let of = |what: &str| all.iter().filter(|thread| thread[what] == true).count();
    assert_eq!(
        (of("general"), of("lendingTeam"), of("locked"), of("muted"), of("hasDraft")),
        (1, 1, 1, 1, 1)
    );
    assert!(all.iter().any(|thread| thread["messageThreadCategory"] == "DIRECT_NO_SUBJECT"));
    assert!(all.iter().any(|thread| thread["unreadCount"].as_u64().unwrap() > 0));
    let drafts = dana.get(&format!("/v1/messages/draft/{loan}")).await.expect(200).json();
    assert!(drafts[0]["body"].as_str().unwrap().starts_with("<p>Alan"));

    let alan = signed_in(&app, "alan.pryce@mail.example").await;
    let (_, his) = threads(&alan, "Brightwater").await;
    assert!(his.iter().all(|thread| thread["lendingTeam"] == false));
    assert_eq!(his.len(), all.len() - 2, "neither the lenders' nor Grace's");
    let ruth = signed_in(&app, "ruth.pryce@mail.example").await;
    assert!(threads(&ruth, "Brightwater").await.1.iter().all(|thread| thread["locked"] == false));
    for (name, least) in [("Alvarez", 15), ("Kestrel%20Roasting%20SBA", 13), ("Tanaka", 5), ("Bernard", 5)] {
        let (_, list) = threads(&dana, name).await;
        let mut said = 0;
        for thread in &list {
            said += count(thread).await;
        }
        assert_eq!(said, least, "{name}");
    }
    for email in ["dana@harborpine.example", "tom@harborpine.example", "ruth@cedarridge.example"] {
        let browser = signed_in(&app, email).await;
        let me = browser.get("/v1/users/me").await.expect(200).json();
        let (id, company) = (me["id"].as_str().unwrap(), me["company"]["id"].as_str().unwrap());
        let path = format!("/v2/signature?userId={id}&companyId={company}");
        assert_eq!(browser.get(&path).await.expect(200).json().as_array().unwrap().len(), 2);
        assert_eq!(browser.get("/v2/messagetemplate").await.expect(200).json().as_array().unwrap().len(), 4);
    }
}

#[tokio::test]
async fn demo_templates_are_private_to_their_company() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let templates = dana.get("/v1/templates").await.expect(200).json();
    assert_eq!(templates.as_array().unwrap().len(), 3);
    let id = templates[0]["id"].as_str().unwrap();
    let content = dana.get(&format!("/v1/templates/{id}/elements")).await.expect(200).json();
    let files = content["content"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|element| element["storageType"] == "FILE")
        .count();
    assert_eq!(files as i64, templates[0]["itemsCount"].as_i64().unwrap());
    signed_in(&app, "lucia.alvarez@mail.example").await.get("/v1/templates").await.expect(403);
    let ruth = signed_in(&app, "ruth@cedarridge.example").await;
    assert_eq!(ruth.get("/v1/templates").await.expect(200).json(), serde_json::json!([]));
    ruth.get(&format!("/v1/templates/{id}/elements")).await.expect(404);
}
